/// Reads a property list of the old kind, with braces and brackets, as Xcode writes projects.
struct ProjectSyntax {
  private let bytes: [UInt8]
  private var at = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What a file holds, or nil where it is not such a list; of a damaged one what could be read.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8]) -> ProjectValue? {
    var syntax = ProjectSyntax(bytes)
    return syntax.value(depth: 0)
  }

  /// Projects nest half a dozen levels.
  private static let deepest = 32

  private mutating func value(depth: Int) -> ProjectValue? {
    skip()
    guard at < bytes.count, depth < ProjectSyntax.deepest else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return table(depth)
    case UInt8(ascii: "("): return list(depth)
    default: return text().map(ProjectValue.text)
    }
  }

  private mutating func table(_ depth: Int) -> ProjectValue {
    at += 1
    var table: [String: ProjectValue] = [:]
    while !take("}"), let key = text(), take("="), let value = value(depth: depth + 1) {
      table[key] = value
      guard take(";") else { break }
    }
    return .table(table)
  }

  private mutating func list(_ depth: Int) -> ProjectValue {
    at += 1
    var list: [ProjectValue] = []
    while !take(")"), let value = value(depth: depth + 1) {
      list.append(value)
      _ = take(",")
    }
    return .list(list)
  }

  /// A word, or a text between quotation marks.
  private mutating func text() -> String? {
    skip()
    guard at < bytes.count else { return nil }
    guard bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      let start = at
      while at < bytes.count, ProjectSyntax.isWordPart(bytes[at]) { at += 1 }
      return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
    }
    let mark = bytes[at]
    at += 1
    var text: [UInt8] = []
    while at < bytes.count, bytes[at] != mark {
      if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count { at += 1 }
      text.append(bytes[at])
      at += 1
    }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skip()
    guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
    at += 1
    return true
  }

  /// Goes past white space and comments.
  private mutating func skip() {
    while at < bytes.count {
      if bytes[at] <= 0x20 {
        at += 1
      } else if begins("//") {
        while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      } else if begins("/*") {
        at += 2
        while at < bytes.count, !begins("*/") { at += 1 }
        at = min(at + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func begins(_ sign: StaticString) -> Bool {
    guard at + 1 < bytes.count else { return false }
    return bytes[at] == sign.utf8Start[0] && bytes[at + 1] == sign.utf8Start[1]
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
      false
    default: true
    }
  }
}
