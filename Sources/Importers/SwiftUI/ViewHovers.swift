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

  /// Whether what stands behind a condition is shown only while the pointer is there: `if isHovered, isOn`.
  static func hold(_ condition: Range<Int>, among hovers: Set<String>, _ code: SwiftCode) -> Bool {
    ViewFlags.needed(for: condition, among: hovers, code) != nil
  }
}
