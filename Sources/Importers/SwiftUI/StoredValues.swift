/// What the properties of a view are, as far as whoever makes it decides that: what an argument gives
/// them, or what they are without one.
struct StoredValues: Sendable {
  struct Property: Sendable {
    /// The label of the argument that gives it; empty for one without a label, nil where none does.
    var label: String?
    /// The literal that it is without an argument; nil where that is not known.
    var initial: String?
    /// Whether a closure behind the call may be it.
    var mayBeClosure = true
  }

  private(set) var properties: [String: Property] = [:]
  /// The labels of the initialiser that the type has; nil for the one that comes by itself.
  private var labels: Set<String>?

  init() {}

  /// - Complexity: O(tokens of the type).
  init(of type: SwiftType, in code: SwiftCode) {
    var declarations: Set<Int> = []
    var initialisers: [StoredInitialiser] = []
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if let property = StoredValues.declared(at, before: piece.upperBound, code) {
          declarations.insert(at + 1)
          properties[code.text(at + 1)] = property
        }
        if let initialiser = StoredInitialiser(at, before: piece.upperBound, code) {
          initialisers.append(initialiser)
          at = initialiser.range.upperBound
        } else {
          at = code.past(at)
        }
      }
    }
    guard !properties.isEmpty else { return }
    let changes = StoredChanges(
      of: type, in: code, leavingOut: declarations, initialisers.map(\.range))
    for name in changes.names { properties[name] = nil }
    // Which of several a call takes is not known.
    guard let initialiser = initialisers.first else { return }
    guard initialisers.count == 1 else {
      properties = [:]
      return
    }
    labels = Set(initialiser.parameters.values.map(\.label))
    for (name, property) in properties {
      properties[name] = initialiser.settled(name, property)
    }
  }

  /// Leaves out what other code may set.
  mutating func leaveOut(_ names: Set<String>) {
    for name in names { properties[name] = nil }
  }

  /// What the properties of a view are where it is shown, by their names.
  ///
  /// - Parameter around: what those of the view are that shows it.
  func values(
    of view: RowViews.Shown, in around: [String: Set<String>]
  ) -> [String: Set<String>] {
    let given = Set(view.arguments.keys)
    if let labels, !given.isSubset(of: labels.union([""])) { return [:] }
    var values: [String: Set<String>] = [:]
    for (name, property) in properties {
      if let label = property.label, given.contains(label) {
        switch view.values[label] {
        case .literal(let literal): values[name] = [literal]
        case .property(let other): values[name] = around[other]
        case nil: break
        }
      } else if let initial = property.initial {
        let mayBeGiven = view.hasTrailing && property.mayBeClosure && property.label != nil
        if !mayBeGiven { values[name] = [initial] }
      }
    }
    return values
  }

  /// `var isCompact = false`, `let style: Style`, `var onHide: (() -> Void)?`, with no wrapper that may
  /// change it from elsewhere.
  private static func declared(_ at: Int, before end: Int, _ code: SwiftCode) -> Property? {
    guard code.isText(at, "var") || code.isText(at, "let"), code.kind(at + 1) == .identifier,
      ViewFlags.isPlain(at, code, orPublic: true)
    else { return nil }
    var next = at + 2
    var property = Property(label: code.text(at + 1))
    if code.kind(next) == .colon {
      let start = next + 1
      next = start
      while next < end, !code.tokens[next].startsLine, !code.isText(next, "="),
        !code.opens(next, "{"), code.kind(next) != .semicolon
      {
        next = code.past(next)
      }
      property.mayBeClosure = ViewOptionals.mayBeClosure(start..<next, code)
      let isOptional = code.kind(next - 1) == .unwrap && code.isText(next - 1, "?")
      if isOptional, code.isText(at, "var") { property.initial = "nil" }
    }
    if code.isText(next, "=") {
      let value = next + 1..<code.statementEnd(next + 1, before: end)
      property.initial = code.plainLiteral(value)
      if property.initial != nil { property.mayBeClosure = property.initial == "nil" }
      if code.isText(at, "let") { property.label = nil }
      next = value.upperBound
    }
    let isEnd = next >= end || code.tokens[next].startsLine || code.kind(next) == .semicolon
    return isEnd && !code.opens(next, "{") ? property : nil
  }
}
