import AuditCore

/// The words code gives to a view: known ones, or an expression that is worked out at run time.
struct ViewText {
  /// The words in the language of the code, `…` for what is filled in; empty for an expression.
  var words = ""
  /// The key they are translated by, or nil where they are not.
  var key: String?
  var table: String?
  /// Whether it is looked up by a way of the app's own, which may know the table.
  var isInAnyTable = false
  /// The code that is filled in.
  var codes: [String] = []
  /// The code that makes the words, where they cannot be known.
  var expression: String?
  /// What stands there where a condition does not hold: `isOn ? "Pause" : "Play"`; one, or none.
  var others: [ViewText] = []
  /// That condition's code.
  var condition: String?

  /// Whether it is known to hold no words.
  var isSilent: Bool { expression == nil && words.isBlank }

  /// Whether it holds no words where its condition holds, and may elsewhere: `isOn ? "" : "Play"`.
  var isSilentInPlaces: Bool {
    isSilent && others.contains { !$0.isSilent || $0.isSilentInPlaces }
  }

  /// Whether code fills in nothing, whichever of its words stand there.
  var isFixed: Bool { expression == nil && codes.isEmpty && others.allSatisfy(\.isFixed) }

  /// Whether another text has the same words and key.
  func isSaidAlike(_ other: ViewText) -> Bool {
    expression == nil && other.expression == nil && words == other.words && key == other.key
  }

  static func unknown(_ expression: String) -> ViewText { ViewText(expression: expression) }
}

extension SwiftCode {
  /// The words that an expression gives, as far as the code says them.
  ///
  /// - Complexity: O(tokens of the expression).
  func viewText(_ range: Range<Int>, isLocalized: Bool = true) -> ViewText {
    viewText(range, isLocalized, depth: 0)
  }

  private func viewText(_ range: Range<Int>, _ isLocalized: Bool, depth: Int) -> ViewText {
    guard depth < 8 else { return .unknown(source(range)) }
    let range = unwrapped(range)
    if let literal = literal(range) { return text(of: literal, range, isLocalized) }
    if let choice = choice(range) {
      var text = viewText(choice.first, isLocalized, depth: depth + 1)
      text.condition = source(choice.condition)
      text.others = [viewText(choice.other, isLocalized, depth: depth + 1)]
      return text
    }
    guard let chain = chain(at: range.lowerBound, before: range.upperBound),
      chain.range.upperBound == range.upperBound
    else { return .unknown(source(range)) }
    if let plain = withoutCase(chain, range) {
      let text = viewText(plain, false, depth: depth + 1)
      return text.expression == nil ? text : .unknown(source(range))
    }
    if kind(chain.root.token) == .string {
      return localizedLiteral(chain) ?? .unknown(source(range))
    }
    if let text = constant(chain, range) ?? lookedUp(chain, depth) { return text }
    guard chain.root.isCalled else { return .unknown(source(range)) }
    return calledText(chain.root, depth) ?? .unknown(source(range))
  }

  /// The text that code has a name for: `L10n.Cart.title`, or `L10n.Cart.count(3)`.
  private func constant(_ chain: SwiftChain, _ range: Range<Int>) -> ViewText? {
    guard chain.calls.count > 1, !chain.isImplicit,
      chain.calls.dropLast().allSatisfy({ !$0.isCalled })
    else { return nil }
    let types = scopes.types(around: chain.root.token)
    guard var text = names.texts.text(chain.calls.map(\.name), in: path, types) else {
      // Of a constant its type is not noted: a key is taken for one that is looked up.
      return namedText(range).map { words in
        let table = names.texts.tables.table(with: words)
        return ViewText(words: words, key: table.map { _ in words }, table: table)
      }
    }
    // Of a function that a tool made only the call says what is filled in.
    if let last = chain.calls.last, text.codes.isEmpty {
      text.codes = last.arguments.map { source($0.value) }
    }
    return text
  }

  func text(
    of literal: SwiftLiteral, _ range: Range<Int>, _ isLocalized: Bool
  ) -> ViewText {
    guard literal.codes.isEmpty || literal.hasWords else { return .unknown(source(range)) }
    return ViewText(
      words: literal.text, key: isLocalized ? literal.key : nil, codes: literal.codes)
  }

  /// What a condition chooses: `isOn ? "Pause" : "Play"`.
  func choice(
    _ range: Range<Int>
  ) -> (condition: Range<Int>, first: Range<Int>, other: Range<Int>)? {
    var question: Int?
    var at = range.lowerBound
    while at < range.upperBound {
      if isText(at, "?"), kind(at) == .operation, question == nil { question = at }
      if kind(at) == .colon, let question {
        return (range.lowerBound..<question, question + 1..<at, at + 1..<range.upperBound)
      }
      at = past(at)
    }
    return nil
  }

  private func calledText(_ call: SwiftCall, _ depth: Int) -> ViewText? {
    switch call.name {
    case "Text", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "init":
      if let verbatim = call.argument("verbatim") {
        return viewText(verbatim.value, false, depth: depth + 1)
      }
      guard let first = call.unlabelled ?? call.argument("stringLiteral") else {
        return call.argument("localized").map { inTable($0, call, depth) }
      }
      return inTable(first, call, depth)
    case "String":
      // "String()" is one without words.
      if call.arguments.isEmpty, call.closures.isEmpty { return ViewText() }
      guard let key = call.argument("localized") else { return nil }
      return inTable(key, call, depth)
    case "NSAttributedString", "NSMutableAttributedString":
      return call.argument("string").map { viewText($0.value, false, depth: depth + 1) }
    case "NSLocalizedString":
      return call.unlabelled.map { inTable($0, call, depth) }
    default: return nil
    }
  }

  func inTable(
    _ key: SwiftCall.Argument, _ call: SwiftCall, _ depth: Int
  ) -> ViewText {
    var text = viewText(key.value, true, depth: depth + 1)
    let table = call.argument("table") ?? call.argument("tableName")
    if let table, let name = literal(table.value) { text.table = name.text }
    let fallback = call.argument("defaultValue") ?? call.argument("value")
    if text.expression == nil, let fallback, let words = literal(fallback.value),
      !words.text.isEmpty
    {
      text.words = words.text
    }
    return text
  }
}
