/// Texts that the types of one file have constants for: `static let close = "icon_close"`.
///
/// Many files have a private type of such names, and call it alike.
struct LiteralConstants {
  private var texts: [String: String] = [:]

  init() {}

  /// - Complexity: O(tokens).
  init(of types: [SwiftType], in code: SwiftCode) {
    for type in types {
      for piece in type.pieces {
        var at = piece.lowerBound
        while at < piece.upperBound {
          if code.isText(at, "static"), code.isText(at + 1, "let") { read(at + 2, type, code) }
          at = code.past(at)
        }
      }
    }
  }

  private mutating func read(_ name: Int, _ type: SwiftType, _ code: SwiftCode) {
    var sign = name + 1
    if code.kind(sign) == .colon { sign += 2 }
    guard code.isText(sign, "="), code.kind(sign + 1) == .string,
      let literal = code.literal(sign + 1..<sign + 2), literal.codes.isEmpty,
      code.kind(sign + 2) != .dot, code.kind(sign + 2) != .operation
    else { return }
    texts["\(type.name).\(code.text(name))"] = literal.text
  }

  /// The text that an expression such as `Icons.close` names; nil for any other.
  func text(_ range: Range<Int>, in code: SwiftCode) -> String? {
    guard !texts.isEmpty, range.count == 3, code.kind(range.lowerBound + 1) == .dot else {
      return nil
    }
    return texts["\(code.text(range.lowerBound)).\(code.text(range.lowerBound + 2))"]
  }
}
