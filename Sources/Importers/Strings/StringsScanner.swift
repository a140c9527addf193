/// Takes the small parts of a string file off its UTF-8 text.
struct StringsScanner {
  let bytes: [UInt8]
  /// The offset of the next byte.
  var at = 0
  /// Bytes passed so far; going back after a mistake must not make it more than linear.
  var passed = 0
  /// Where a comment begins that has no end.
  private(set) var openComment: Int?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { at >= bytes.count }

  /// What stands next, in words.
  var shown: String {
    guard at < bytes.count else { return "the end of the file" }
    let byte = bytes[at]
    return (0x21...0x7E).contains(byte)
      ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
  }

  /// Whether one of some ASCII letters is next.
  func isNext(_ letters: StaticString) -> Bool {
    guard at < bytes.count else { return false }
    for index in 0..<letters.utf8CodeUnitCount where letters.utf8Start[index] == bytes[at] {
      return true
    }
    return false
  }

  /// Takes a byte where it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// Passes white space and comments.
  ///
  /// - Returns: false where a comment does not end, and so nothing follows.
  mutating func skipBlank() -> Bool {
    let start = at
    defer { passed += at - start }
    while at < bytes.count {
      if isSpace(bytes[at]) || bytes[at] == 0x0B || bytes[at] == 0x0C {
        at += 1
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "/")
      {
        while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "*")
      {
        guard let end = bytes.offset(of: "*/", from: at + 2) else {
          openComment = at
          at = bytes.count
          return false
        }
        at = end + 2
      } else if !skipLineSeparator() {
        return true
      }
    }
    return true
  }

  /// Passes U+2028, U+2029 and no-break spaces, which web pages leave in copied lines.
  private mutating func skipLineSeparator() -> Bool {
    let next = bytes[at..<min(at + 3, bytes.count)]
    if next.elementsEqual([0xE2, 0x80, 0xA8]) || next.elementsEqual([0xE2, 0x80, 0xA9]) {
      at += 3
    } else if next.prefix(2).elementsEqual([0xC2, 0xA0]) {
      at += 2
    } else {
      return false
    }
    return true
  }

  /// Takes a quoted or plain text; nil where there is none or its end is missing.
  mutating func token() -> String? {
    guard at < bytes.count else { return nil }
    let start = at
    defer { passed += at - start }
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return plainToken() }
    at += 1
    var hasEscapes = false
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == UInt8(ascii: "\\") {
        hasEscapes = true
        at += 1
      }
      at += 1
    }
    guard at < bytes.count else {
      at = bytes.count
      return nil
    }
    at += 1
    let inside = bytes[(start + 1)..<(at - 1)]
    return hasEscapes ? StringsEscapes.resolved(inside) : String(decoding: inside, as: UTF8.self)
  }

  private mutating func plainToken() -> String? {
    let start = at
    while at < bytes.count, StringsScanner.isPlain(bytes[at]) {
      if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "/") || bytes[at + 1] == UInt8(ascii: "*")
      {
        break
      }
      at += 1
    }
    return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  /// What may stand without quotes.
  ///
  /// Source: CFOldStylePList.c of CoreFoundation, `isValidUnquotedStringCharacter`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
