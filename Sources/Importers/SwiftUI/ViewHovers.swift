/// Properties of a view that are on while the pointer is over it: `.onHover { isHovered = $0 }`.
///
/// What stands behind one is there for one row of a list at a time.
enum ViewHovers {
  /// The properties that a type sets where the pointer comes and goes.
  ///
  /// - Complexity: O(tokens of the type).
  static func of(_ type: SwiftType, in code: SwiftCode) -> Set<String> {
    var hovers: Set<String> = []
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        let isHover = code.isText(at, "onHover") && code.kind(at - 1) == .dot
        guard isHover, let body = closure(behind: at, code) else {
          at += 1
          continue
        }
        let given = code.closureParameters(body) + ["$0"]
        for place in body
        where code.isText(place, "=") && given.contains(code.text(place + 1))
          && code.kind(place - 1) == .identifier
        {
          hovers.insert(code.text(place - 1))
        }
        at = body.upperBound
      }
    }
    return hovers
  }

  /// The inside of the closure that a name is called with: `onHover { … }`, `onHover(perform: { … })`.
  private static func closure(behind at: Int, _ code: SwiftCode) -> Range<Int>? {
    if code.opens(at + 1, "{") { return code.inside(at + 1) }
    guard code.opens(at + 1, "(") else { return nil }
    return code.inside(at + 1).first { code.opens($0, "{") }.map(code.inside)
  }

  /// The states that a type keeps for itself and that are off at first: `@State private var isRenaming = false`.
  ///
  /// Where a row of a list has one, it is on in one row or another, and not in all.
  /// - Complexity: O(tokens of the type).
  static func states(of type: SwiftType, in code: SwiftCode) -> Set<String> {
    var states: Set<String> = []
    for piece in type.pieces {
      for at in piece where code.isText(at, "State") && code.kind(at - 1) == .at {
        var next = at + 1
        while ["private", "fileprivate"].contains(code.text(next)) { next += 1 }
        guard code.isText(next, "var"), let state = ViewFlags.offAtFirst(next, code) else {
          continue
        }
        states.insert(state.name)
      }
    }
    return states
  }

  /// Whether what stands behind a condition is shown only while the pointer is there: `if isHovered, isOn`.
  static func hold(_ condition: Range<Int>, among hovers: Set<String>, _ code: SwiftCode) -> Bool {
    ViewFlags.needed(for: condition, among: hovers, code) != nil
  }
}
