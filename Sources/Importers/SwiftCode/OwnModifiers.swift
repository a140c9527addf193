/// What modifiers of an app's own say of the views they are put on, as far as that is the same each time:
/// `func asCard() -> some View { accessibilityElement(children: .combine) }`, and types of `ViewModifier`.
struct OwnModifiers: Sendable {
  /// What one of them says.
  struct Effect: Hashable, Sendable {
    var isHidden = false
    /// Whether the views inside are met as one, joined or left out.
    var combines = false
    var ignores = false
    /// Whether it has actions for what is met as one.
    var acts = false
    /// Whether it may give a name.
    var mayName = false
    /// The modifiers of the app's own that it puts on a view.
    var others: Set<String> = []

    var isEmpty: Bool { self == Effect() }

    /// What holds whichever of two is meant.
    fileprivate func common(_ other: Effect) -> Effect {
      var both = Effect()
      both.isHidden = isHidden && other.isHidden
      both.combines = combines && other.combines
      both.ignores = ignores && other.ignores
      both.acts = acts && other.acts
      both.mayName = mayName || other.mayName
      both.others = others == other.others ? others : []
      return both
    }

    fileprivate mutating func add(_ other: Effect) {
      isHidden = isHidden || other.isHidden
      combines = combines || other.combines
      ignores = ignores || other.ignores
      acts = acts || other.acts
      mayName = mayName || other.mayName
    }
  }

  private var effects: [String: Effect] = [:]

  init() {}

  /// The modifiers and styles of a file; nothing is told of those in other files that they use.
  ///
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode, _ types: [SwiftType]) {
    for type in types where !type.isPreview {
      let isModifier = type.inherits.contains("ViewModifier")
      if isModifier || type.name == "View" {
        for piece in type.pieces { read(piece, of: isModifier ? type.name : nil, code) }
      } else if type.inherits.contains(where: OwnModifiers.isStyle) {
        let mayName = type.pieces.contains { $0.contains { OwnModifiers.tells($0, code) } }
        add(Effect(mayName: mayName), named: type.name)
      } else if OwnModifiers.isStyle(type.name) {
        for piece in type.pieces { readNames(piece, code) }
      }
    }
  }

  /// Whether a file may have some that say something.
  static func mayHold(_ bytes: [UInt8], extendsViews: Bool) -> Bool {
    let isStyle =
      bytes.contains("ButtonStyle") || bytes.contains("MenuStyle") || bytes.contains("ToggleStyle")
    // Code that only puts styles on views declares none.
    if isStyle,
      bytes.contains("makeBody(") || bytes.contains("Style {") || bytes.contains("Style where")
    {
      return true
    }
    guard extendsViews || bytes.contains("ViewModifier") else { return false }
    return bytes.contains("ccessib") || extendsViews && bytes.contains("modifier(")
  }

  mutating func formUnion(_ other: OwnModifiers) {
    effects.merge(other.effects) { $0.common($1) }
  }

  private mutating func add(_ effect: Effect, named name: String) {
    effects[name] = effects[name]?.common(effect) ?? effect
  }

  /// What a modifier or a style says, with those that it puts on a view itself; nil for one that says
  /// nothing.
  ///
  /// - Parameter name: what it is called, or the type of one that is made.
  func effect(of name: String) -> Effect? {
    guard var effect = effects[name] else { return nil }
    var known: Set<String> = [name]
    var pending = effect.others
    while let next = pending.popFirst(), known.count < OwnModifiers.most {
      guard known.insert(next).inserted, let other = effects[next] else { continue }
      effect.add(other)
      pending.formUnion(other.others)
    }
    effect.others = []
    return effect.isEmpty ? nil : effect
  }

  /// So many put one another on a view at most.
  private static let most = 16

  // MARK: Styles

  private static func isStyle(_ type: String) -> Bool {
    type.hasSuffix("ButtonStyle") || type.hasSuffix("MenuStyle") || type.hasSuffix("ToggleStyle")
  }

  /// Whether a token makes words beside those that a style is given.
  private static func tells(_ at: Int, _ code: SwiftCode) -> Bool {
    guard code.opens(at + 1, "(") else { return false }
    return code.isText(at, "Text") || code.isText(at, "Label")
      || code.isText(at, "accessibilityLabel")
  }

  /// Reads what styles are called: `static var closing: ClosingStyle { … }`.
  private mutating func readNames(_ piece: Range<Int>, _ code: SwiftCode) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      let isMember = code.isText(at, "var") || code.isText(at, "func")
      if isMember, code.isText(at - 1, "static") {
        let name = "." + code.text(at + 1)
        let head = at + 2
        while at < piece.upperBound, !code.opens(at, "{") { at = code.past(at) }
        let types = (head..<max(head, at)).filter { code.kind($0) == .identifier }.map(code.text)
        var effect = Effect()
        if let type = types.last { effect.others = [type] }
        add(effect, named: name)
      }
      at = code.past(at)
    }
  }

  // MARK: Modifiers

  private mutating func read(_ piece: Range<Int>, of type: String?, _ code: SwiftCode) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      guard code.isText(at, "func"), code.kind(at + 1) == .identifier,
        type == nil || code.isText(at + 1, "body")
      else {
        at = code.past(at)
        continue
      }
      let name = type ?? code.text(at + 1)
      while at < piece.upperBound, !code.opens(at, "{") { at = code.past(at) }
      add(effect(code.inside(at), isOfType: type != nil, code), named: name)
      at = code.past(at)
    }
  }

  /// What a body says of the view it is put on: of the branches of a condition what all say.
  private func effect(
    _ body: Range<Int>, isOfType: Bool, _ code: SwiftCode, depth: Int = 0
  ) -> Effect {
    let shown = ViewStatements(code, body).all.filter {
      if case .declaration = $0 { false } else { true }
    }
    guard shown.count == 1, depth < OwnModifiers.most else { return Effect() }
    switch shown[0] {
    case .view(let chain): return effect(chain, isOfType, code)
    case .choice(let branches, _):
      let all = branches.map { effect($0, isOfType: isOfType, code, depth: depth + 1) }
      return all.first.map { all.dropFirst().reduce($0) { $0.common($1) } } ?? Effect()
    case .declaration: return Effect()
    }
  }

  private func effect(_ chain: SwiftChain, _ isOfType: Bool, _ code: SwiftCode) -> Effect {
    let root = chain.root
    let isNamed = root.name == (isOfType ? "content" : "self")
    // Without "self" the first of them is the root.
    let isBare = !isOfType && root.isCalled && root.name.first?.isLowercase ?? false
    guard isNamed || isBare else { return Effect() }
    let calls = isNamed ? chain.modifiers : chain.calls[...]
    let facts = ViewModifiers(calls, in: code)
    var effect = Effect()
    effect.isHidden = facts.isHidden
    effect.combines = facts.children == .combine
    effect.ignores = facts.children == .ignore
    effect.acts = facts.acts
    effect.mayName = facts.label != nil
    effect.others = Set(calls.compactMap { OwnModifiers.name(of: $0, code) })
    return effect
  }

  /// What a modifier is called, or the type of the one that `modifier(…)` puts on a view.
  static func name(of call: SwiftCall, _ code: SwiftCode) -> String? {
    guard call.name == "modifier" else { return call.isCalled ? call.name : nil }
    guard let value = call.unlabelled?.value,
      let chain = code.chain(at: value.lowerBound, before: value.upperBound), chain.root.isCalled,
      !chain.isImplicit
    else { return nil }
    return chain.root.name
  }
}
