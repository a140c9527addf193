import LosslessJSON

/// The text of a description as XCUITest wrote it.
enum DescriptionText {
  /// The text without the escapes of a debugger or of JSON, where it stands in one.
  ///
  /// A debugger prints a string in one line with `\n` for line feeds and `\'` for quotes, and an
  /// answer of WebDriverAgent is JSON.
  /// - Complexity: O(bytes).
  static func plain(_ text: [UInt8]) -> [UInt8] {
    if text.contains("Element subtree:\"") { return joined(text) }
    return text.contains("Element subtree:\\n") ? unescaped(text) : text
  }

  /// The lines of a description that stand in a list of JSON.
  private static func joined(_ text: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: text) else { return text }
    let lines = document.withReader { reader in
      reader.elements(JSONDocument.root).compactMap { reader.stringIfPresent($0) }
    }
    return lines.isEmpty ? text : Array(lines.joined(separator: "\n").utf8)
  }

  /// A text without the backslashes of a debugger or of JSON.
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = 0
    while at < text.count {
      guard text[at] == UInt8(ascii: "\\"), at + 1 < text.count else {
        result.append(text[at])
        at += 1
        continue
      }
      at += 2
      switch text[at - 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "u"):
        if let scalar = hexadecimal(text, at) {
          result += Array(String(scalar).utf8)
          at += 4
        } else {
          result += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
        }
      case let other: result.append(other)
      }
    }
    return result
  }

  /// The character of four digits; half a surrogate pair is none.
  private static func hexadecimal(_ text: [UInt8], _ at: Int) -> Unicode.Scalar? {
    guard at + 4 <= text.count else { return nil }
    let digits = String(decoding: text[at..<at + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }) else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
