/// The parts that a view of the app is given by whoever shows it: properties that hold views, or
/// closures that make them.
struct GivenParts {
  private(set) var names: Set<String> = []
  /// The properties by the names under which initialisers get them, where those differ.
  private(set) var properties: [String: String] = [:]

  /// - Parameter views: the names in the file that stand for any view, see `viewNames(in:)`.
  /// - Complexity: O(tokens of the type).
  init(of type: SwiftType, views: Set<String>, in code: SwiftCode) {
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if code.isText(at, "let") || code.isText(at, "var"), code.kind(at + 2) == .colon {
          readProperty(at + 1, before: piece.upperBound, views, code)
        } else if code.isText(at, "init"), code.kind(at - 1) != .dot {
          at = readInitialiser(at, before: piece.upperBound, code)
          continue
        }
        at = code.past(at)
      }
    }
    properties = properties.filter { names.contains($0.value) }
  }

  /// The names of a file that stand for any view: `Content` of `<Content: View>`.
  ///
  /// - Complexity: O(tokens).
  static func viewNames(in code: SwiftCode) -> Set<String> {
    var names: Set<String> = ["AnyView", "View"]
    for at in code.all where code.isText(at, "View") && code.kind(at - 1) == .colon {
      let isParameter =
        code.isText(at - 3, "<") || code.kind(at - 3) == .comma || code.isText(at - 3, "where")
      if isParameter { names.insert(code.text(at - 2)) }
    }
    return names
  }

  private mutating func readProperty(
    _ name: Int, before end: Int, _ views: Set<String>, _ code: SwiftCode
  ) {
    var at = name + 2
    var last = ""
    while at < end, !code.tokens[at].startsLine, !code.opens(at, "{"), !code.isText(at, "=") {
      if code.kind(at) == .identifier { last = code.text(at) }
      // Of an optional closure the type stands in brackets.
      at = code.opens(at, "(") && code.kind(code.past(at)) == .unwrap ? at + 1 : code.past(at)
    }
    // What has a body is made here.
    guard !code.opens(at, "{"), views.contains(last) else { return }
    names.insert(code.text(name))
  }

  /// Reads what is set in an initialiser: `self.content = label()`.
  private mutating func readInitialiser(_ start: Int, before end: Int, _ code: SwiftCode) -> Int {
    var at = start + 1
    while at < end, !code.opens(at, "{") {
      if code.tokens[at].startsLine, code.isText(at, "let") || code.isText(at, "var") { return at }
      at = code.past(at)
    }
    guard code.opens(at, "{") else { return at }
    for token in code.inside(at)
    where code.isText(token, "=") && code.kind(token - 1) == .identifier {
      guard code.kind(token + 1) == .identifier else { continue }
      properties[code.text(token + 1)] = code.text(token - 1)
    }
    return code.past(at)
  }
}
