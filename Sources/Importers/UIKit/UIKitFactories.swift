/// Functions of a type that make controls, and the variables that get what they make:
/// `lazy var close = makeButton()`, and `lazy var close: UIButton = { makeButton() }()`.
///
/// What such a function does not name may be named where its control is kept, and the other way round.
struct UIKitFactories {
  private struct Factory {
    let name: String
    /// The tokens of its body.
    let body: Range<Int>
    /// What it returns, where that is a variable.
    let returned: String
  }

  private let code: SwiftCode
  /// In the order of their bodies, so that one stands behind the function around it.
  private var factories: [Factory] = []
  /// By function the variables that get what it makes.
  private var keepers: [String: Set<String>] = [:]
  /// By variable the function that makes what it holds, and the token of the call.
  private var makers: [String: (function: String, token: Int)] = [:]
  /// The variables whose views are given a label.
  private var labelled: Set<String> = []

  /// - Complexity: O(tokens of the type + functions · log functions).
  init(_ code: SwiftCode, _ type: SwiftType) {
    self.code = code
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier {
        if code.isText(at, "func") {
          readFunction(at, before: piece.upperBound)
        } else if code.opens(at + 1, "("), !code.isText(at - 1, "func") {
          readCall(at)
        }
        let isLabel =
          code.isText(at, "setAccessibilityLabel")
          || code.text(at).hasPrefix("accessibility")
            && code.text(at).hasSuffix("Label") && code.isText(at + 1, "=")
        if isLabel, let owner = owner(of: at) { labelled.insert(owner) }
      }
    }
    factories.sort { $0.body.lowerBound < $1.body.lowerBound }
  }

  private mutating func readFunction(_ at: Int, before end: Int) {
    var open = at + 2
    var result = ""
    while open < end, open - at < UIKitFactories.longestHead, !code.opens(open, "{") {
      if code.kind(open) == .identifier { result = code.text(open) }
      open = code.past(open)
    }
    guard code.opens(open, "{"), UIKitControl.role(of: result) != nil else { return }
    factories.append(
      Factory(
        name: code.text(at + 1), body: code.inside(open), returned: code.returned(from: open)))
  }

  private static let longestHead = 256

  /// `let close = Self.makeButton()`, `lazy var close: UIButton = { return makeButton() }()`.
  private mutating func readCall(_ at: Int) {
    var start = at
    if code.kind(start - 1) == .dot, code.kind(start - 2) == .identifier { start -= 2 }
    if code.isText(start - 1, "return") { start -= 1 }
    if code.opens(start - 1, "{") { start -= 1 }
    guard code.isText(start - 1, "=") else { return }
    var name = start - 2
    while code.kind(name) == .unwrap { name -= 1 }
    if code.kind(name - 1) == .colon { name -= 2 }
    guard code.kind(name) == .identifier else { return }
    keepers[code.text(at), default: []].insert(code.text(name))
    if makers[code.text(name)] == nil { makers[code.text(name)] = (code.text(at), at) }
  }

  /// The variable in front of a property of its view.
  private func owner(of property: Int) -> String? {
    guard code.kind(property - 1) == .dot else { return nil }
    var at = property - 2
    while code.kind(at) == .unwrap { at -= 1 }
    return code.kind(at) == .identifier ? code.text(at) : nil
  }

  /// Says of controls without a label where one may come from.
  ///
  /// - Parameter controls: controls in the order of their tokens.
  /// - Complexity: O(controls + functions that make some + variables).
  func settle(_ controls: inout [UIKitControl]) {
    guard !factories.isEmpty || !makers.isEmpty else { return }
    let functions = functions(of: controls)
    let all = Set(factories.map(\.name))
    // What a function makes is named by it where any of its controls is.
    let named = Set(
      zip(controls, functions).compactMap { control, function in
        isOpen(control) ? nil : function
      })
    let labels = keepers.compactMapValues { $0.intersection(labelled).min() }
    for index in controls.indices where isOpen(controls[index]) {
      if let function = functions[index] {
        controls[index].handedTo = labels[function].map { "\($0).accessibilityLabel" }
      } else if controls[index].isMadeElsewhere, let made = makers[controls[index].name] {
        if let first = made.function.first, first.isUppercase {
          if UIKitControl.role(of: made.function) == nil { controls[index].madeOf = made.function }
          continue
        }
        // What is made by code of another type is not known.
        guard named.contains(made.function) || !all.contains(made.function) else { continue }
        controls[index].handedTo = code.text(made.token) + "(…)"
      }
    }
  }

  private func isOpen(_ control: UIKitControl) -> Bool {
    control.label == nil && control.title == nil && control.handedTo == nil && !control.isOutlet
  }

  /// The functions that make controls and give them to whoever calls them, of functions in one another
  /// the innermost; nil for any other control.
  ///
  /// - Parameter controls: controls in the order of their tokens.
  private func functions(of controls: [UIKitControl]) -> [String?] {
    var around: [Factory] = []
    var next = 0
    return controls.map { control in
      while next < factories.count, factories[next].body.lowerBound <= control.token {
        let start = factories[next].body.lowerBound
        while let last = around.last, last.body.upperBound <= start { around.removeLast() }
        around.append(factories[next])
        next += 1
      }
      while let last = around.last, last.body.upperBound <= control.token { around.removeLast() }
      guard let factory = around.last, makes(factory, control) else { return nil }
      return factory.name
    }
  }

  private func makes(_ factory: Factory, _ control: UIKitControl) -> Bool {
    if !factory.returned.isEmpty, factory.returned == control.name { return true }
    return control.name.isEmpty
      && (control.token == factory.body.lowerBound || code.isText(control.token - 1, "return"))
  }
}
