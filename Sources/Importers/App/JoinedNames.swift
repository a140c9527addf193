/// What code puts names of storyboards' scenes and of xibs together from: `"Page\\(number)"`,
/// `name + "Scene"`, `[NSString stringWithFormat:@"%@View", name]`.
///
/// Only the ends of the texts are kept; which names are made of them is not known.
struct JoinedNames: Sendable {
  private var beginnings: Set<String> = []
  private var endings: Set<String> = []

  mutating func formUnion(_ other: JoinedNames) {
    beginnings.formUnion(other.beginnings)
    endings.formUnion(other.endings)
  }

  /// Whether a name may be made of one of the texts.
  ///
  /// - Complexity: O(texts).
  func mayMake(_ name: String) -> Bool {
    beginnings.contains(where: name.hasPrefix) || endings.contains(where: name.hasSuffix)
  }

  /// Takes in a text between quotes, where more is filled into it or stands beside it.
  ///
  /// - Complexity: O(bytes of the text).
  mutating func add(_ text: Range<Int>, in bytes: [UInt8]) {
    let filled = bytes[text].firstIndex { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") }
    if let filled {
      note(beginning: bytes[text.lowerBound..<filled])
      let last = bytes[text].lastIndex { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "%") }
      let rest = bytes[((last ?? filled) + 1)..<text.upperBound]
      if let last, bytes[last] == UInt8(ascii: "%") {
        // Its type is not of the name: "%@View", "%ldView".
        for length in 1...2 { note(ending: rest.dropFirst(length)) }
      } else {
        note(ending: rest)
      }
    }
    let behind = bytes[(text.upperBound + 1)...]
    if JoinedNames.joins.contains(where: { behind.starts(with: $0.utf8) }) {
      note(beginning: bytes[text])
    }
    let before = bytes[..<(text.lowerBound - 1)].reversed().drop { $0 == UInt8(ascii: "@") }
    if JoinedNames.joinedBy.contains(where: { before.starts(with: $0.utf8.reversed()) }) {
      note(ending: bytes[text])
    }
  }

  private mutating func note(beginning part: ArraySlice<UInt8>) {
    if let part = JoinedNames.word(part) { beginnings.insert(part) }
  }

  private mutating func note(ending part: ArraySlice<UInt8>) {
    if let part = JoinedNames.word(part) { endings.insert(part) }
  }

  /// A part of a name; one letter is the end of too many.
  private static func word(_ part: ArraySlice<UInt8>) -> String? {
    guard part.count > 1, part.allSatisfy(\.isSwiftNamePart) else { return nil }
    return String(decoding: part, as: UTF8.self)
  }

  /// What stands behind a text to which something is put.
  private static let joins = [" + ", "+", " stringByAppending", ".append"]

  /// What stands before a text that is put to something.
  private static let joinedBy = [" + ", "+", "AppendingString:", "appending("]
}
