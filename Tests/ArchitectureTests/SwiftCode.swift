/// A Swift file's lines apart: code without texts and comments, and comments.
struct SwiftCode {
  /// Each line's code; texts are left out.
  private(set) var code: [String] = []
  /// Each line's comment.
  private(set) var comments: [String] = []

  private var isInText = false

  /// Takes a file apart.
  ///
  /// Interpolated code counts as text, which is enough for what is looked for.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { take(line) }
  }

  private mutating func take(_ line: Substring) {
    var kept = ""
    var comment = ""
    var rest = line
    while !rest.isEmpty {
      if isInText {
        guard let end = rest.firstRange(of: "\"\"\"") else { break }
        isInText = false
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("\"\"\"") {
        isInText = true
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("//") {
        comment = String(rest)
        break
      } else if rest.hasPrefix("\"") {
        rest = SwiftCode.afterText(rest.dropFirst(), hashes: SwiftCode.hashes(before: kept))
      } else if let character = rest.popFirst() {
        kept.append(character)
      }
    }
    code.append(kept)
    comments.append(comment)
  }

  private static func hashes(before code: String) -> Int {
    code.reversed().prefix { $0 == "#" }.count
  }

  /// What follows a text on one line; in a raw one, quotes without hashes are part of it.
  private static func afterText(_ text: Substring, hashes: Int) -> Substring {
    let end = "\"" + String(repeating: "#", count: hashes)
    var rest = text
    while !rest.isEmpty, !rest.hasPrefix(end) {
      let isEscape = hashes == 0 && rest.hasPrefix("\\")
      rest = rest.dropFirst(isEscape ? 2 : 1)
    }
    return rest.dropFirst(end.count)
  }
}
