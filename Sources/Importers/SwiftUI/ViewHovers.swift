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
      for at in piece where code.isText(at, "onHover") && code.kind(at - 1) == .dot {
        guard code.opens(at + 1, "{") || code.opens(at + 1, "(") else { continue }
        for inner in code.inside(at + 1)
        where code.kind(inner) == .identifier && code.isText(inner + 1, "=") {
          hovers.insert(code.text(inner))
        }
      }
    }
    return hovers
  }

  /// Whether a condition holds only while the pointer is there.
  static func hold(_ condition: Range<Int>, among hovers: Set<String>, _ code: SwiftCode) -> Bool {
    guard !hovers.isEmpty else { return false }
    return condition.contains { at in
      code.kind(at) == .identifier && hovers.contains(code.text(at)) && !code.isText(at - 1, "!")
    }
  }
}
