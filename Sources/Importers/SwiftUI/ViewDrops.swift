/// Properties of a view that are on while something is dragged over it:
/// `.onDrop(of: types, isTargeted: $isOver) { … }`, `.dropDestination(for: Tea.self) { … } isTargeted: { isOver = $0 }`.
///
/// What stands behind one is there for who drags with a pointer or a finger, and for nobody else.
enum ViewDrops {
  /// The properties that a type sets where something is dragged over it, and nowhere else.
  ///
  /// - Complexity: O(tokens of the type).
  static func of(_ type: SwiftType, in code: SwiftCode) -> Set<String> {
    var drops: Set<String> = []
    var places: Set<Int> = []
    for piece in type.pieces {
      for at in piece
      where code.isText(at, "isTargeted") && code.kind(at + 1) == .colon {
        guard let name = property(setAt: at + 2, code, &places) else { continue }
        drops.insert(name)
      }
    }
    guard !drops.isEmpty else { return [] }
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier && !places.contains(at) {
        let name = code.text(at)
        if name.hasPrefix("$") { drops.remove(String(name.dropFirst())) }
        if drops.contains(name), isTurnedOn(at, code) { drops.remove(name) }
      }
    }
    return drops
  }

  /// The property that is told of something dragged: `$isOver`, or the one a closure sets.
  private static func property(
    setAt value: Int, _ code: SwiftCode, _ places: inout Set<Int>
  ) -> String? {
    let start = code.isText(value, "self") && code.kind(value + 1) == .dot ? value + 2 : value
    let name = code.text(start)
    if name.hasPrefix("$"), name.count > 1 {
      places.insert(start)
      return String(name.dropFirst())
    }
    guard code.opens(value, "{") else { return nil }
    let body = code.inside(value)
    let given = code.closureParameters(body) + ["$0"]
    let sign = body.prefix(longestClosure).first { sign in
      code.isText(sign, "=") && code.kind(sign - 1) == .identifier
        && given.contains(code.text(sign + 1))
    }
    guard let sign else { return nil }
    places.insert(sign - 1)
    return code.text(sign - 1)
  }

  /// Closures may stand in closures; one that only sets a property is short.
  private static let longestClosure = 64

  /// Whether a property is set to something that need not be false.
  static func isTurnedOn(_ at: Int, _ code: SwiftCode) -> Bool {
    if code.kind(at + 1) == .dot, code.isText(at + 2, "toggle") { return true }
    return code.isText(at + 1, "=") && !code.isText(at + 2, "false")
      && !code.isText(at - 1, "var") && !code.isText(at - 1, "let")
  }
}
