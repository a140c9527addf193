/// An initialiser of a view: what it is given, and which properties it sets to that.
struct StoredInitialiser {
  struct Parameter {
    let label: String
    /// The literal that it is without an argument.
    let initial: String?
    let mayBeClosure: Bool
  }

  /// All tokens.
  let range: Range<Int>
  /// By their names inside.
  private(set) var parameters: [String: Parameter] = [:]
  /// The names that it sets, with the name of what it sets them to; empty where it makes something of
  /// that, or only sets them in some cases.
  private var given: [String: String] = [:]
  /// The names that it asks for.
  private var named: Set<String> = []

  /// No head of an initialiser has more tokens before its list of parameters or behind it.
  private static let longestHead = 64

  /// - Complexity: O(tokens of its head).
  init?(_ at: Int, before end: Int, _ code: SwiftCode) {
    guard code.isText(at, "init"), code.kind(at - 1) != .dot else { return nil }
    let last = min(end, at + StoredInitialiser.longestHead)
    guard let open = (at..<last).first(where: { code.opens($0, "(") }) else { return nil }
    var next = code.past(open)
    for _ in 0..<StoredInitialiser.longestHead where next < end && !code.opens(next, "{") {
      next = code.past(next)
    }
    guard next < end, code.opens(next, "{") else { return nil }
    range = at..<code.past(next)
    for parameter in code.items(code.inside(open)) { add(parameter, code) }
    readBody(code.inside(next), code)
  }

  private mutating func readBody(_ body: Range<Int>, _ code: SwiftCode) {
    // Past what stands in braces, which need not be run.
    var outside = body.lowerBound
    for at in body where code.kind(at) == .identifier {
      while outside < at { outside = code.opens(outside, "{") ? code.past(outside) : outside + 1 }
      let name = code.text(at)
      guard code.isText(at + 1, "=") else {
        named.insert(name)
        continue
      }
      let isEnd = at + 3 >= body.upperBound || code.tokens[at + 3].startsLine
      let isOwn = code.kind(at - 1) != .dot || code.isText(at - 2, "self")
      let isKnown = isOwn && isEnd && given[name] == nil && outside == at
      let value = isKnown ? code.text(at + 2) : ""
      given[name] = value
    }
  }

  private mutating func add(_ parameter: Range<Int>, _ code: SwiftCode) {
    guard let colon = parameter.first(where: { code.kind($0) == .colon }),
      code.kind(colon - 1) == .identifier
    else { return }
    let hasTwo = colon - 2 >= parameter.lowerBound && code.kind(colon - 2) == .identifier
    let label = code.text(hasTwo ? colon - 2 : colon - 1)
    let sign = parameter.first { code.isText($0, "=") }
    let initial = sign.flatMap { code.plainLiteral($0 + 1..<parameter.upperBound) }
    parameters[code.text(colon - 1)] = Parameter(
      label: label == "_" ? "" : label, initial: initial,
      mayBeClosure: ViewOptionals.mayBeClosure(
        colon + 1..<(sign ?? parameter.upperBound), code))
  }

  /// What a property is behind it; nil where that is not known.
  func settled(_ name: String, _ property: StoredValues.Property) -> StoredValues.Property? {
    guard let value = given[name] else {
      // What it does not name is what it was.
      guard !named.contains(name) else { return nil }
      return StoredValues.Property(label: nil, initial: property.initial, mayBeClosure: false)
    }
    return parameters[value].map {
      StoredValues.Property(
        label: $0.label, initial: $0.initial,
        mayBeClosure: $0.mayBeClosure && ($0.initial ?? "nil") == "nil")
    }
  }
}
