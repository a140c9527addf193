/// Reads `"key" = "text";` lines: property lists in the older text form, as people write them.
///
/// Keys and texts may stand without quotes, `"key";` is a text equal to its key, comments are passed
/// over. At a mistake, such as a missing semicolon or quote, reading goes on at the next line, and a
/// note names the place.
struct StringsSyntax {
  private let bytes: [UInt8]
  private let places: LinePlaces
  private var at = 0
  private var content = StringsContent()
  /// Bytes passed so far; going back after a mistake must not make it more than linear.
  private var passed = 0

  /// The texts of UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8]) -> StringsContent {
    var reading = StringsSyntax(bytes)
    reading.readAll()
    reading.content.keyCount = reading.content.entries.count
    return reading.content
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    places = LinePlaces(bytes)
  }

  private mutating func readAll() {
    while skipBlank(), at < bytes.count {
      guard passed <= 8 * bytes.count + 4096 else {
        note("too many mistakes; the rest was left out", at: at)
        return
      }
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): at += 1
      default: readEntry()
      }
    }
  }

  private mutating func readEntry() {
    let start = at
    guard let key = token() else {
      return recover("expected a key, found \(shown())", from: start)
    }
    guard skipBlank() else { return }
    if take(UInt8(ascii: ";")) { return add(key, key, at: start) }
    guard take(UInt8(ascii: "=")) else {
      return recover("expected \"=\" after the key, found \(shown())", from: start)
    }
    guard skipBlank() else { return }
    let valueStart = at
    if at < bytes.count,
      [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<")].contains(bytes[at])
    {
      note("\"\(key)\" has a value that is no text", at: start)
      return skipNested()
    }
    guard let value = token() else {
      return recover("expected a text in quotes, found \(shown())", from: start)
    }
    finish(key, value, start: start, value: valueStart..<at)
  }

  /// Takes the semicolon after a text, or tells what its absence means.
  private mutating func finish(_ key: String, _ text: String, start: Int, value: Range<Int>) {
    guard skipBlank() else { return }
    if take(UInt8(ascii: ";")) { return add(key, text, at: start) }
    let spansLines = places.line(of: value.lowerBound) != places.line(of: value.upperBound)
    let goesOnBelow =
      at >= bytes.count || bytes[at] == UInt8(ascii: "}")
      || places.line(of: at) != places.line(of: value.upperBound)
    if goesOnBelow && !spansLines {
      note("no \";\" after the text of \"\(key)\"", at: start)
      return add(key, text, at: start)
    }
    recover(
      spansLines
        ? "the text of \"\(key)\" has no quote at its end"
        : "expected \";\" after the text of \"\(key)\", found \(shown())",
      from: spansLines ? value.lowerBound : start)
  }

  private mutating func add(_ key: String, _ text: String, at offset: Int) {
    content.entries.append(
      StringsEntry(key: key, text: text, line: Int32(clamping: places.line(of: offset))))
  }

  // MARK: - Mistakes

  private mutating func note(_ text: String, at offset: Int) {
    content.notes.add(text, line: places.line(of: min(offset, bytes.count)))
  }

  /// Goes on at the line after an offset.
  private mutating func recover(_ text: String, from offset: Int) {
    note(text, at: offset)
    at = offset
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    passed += at - offset + 1
  }

  private func shown() -> String {
    guard at < bytes.count else { return "the end of the file" }
    let byte = bytes[at]
    return (0x21...0x7E).contains(byte)
      ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
  }

  /// Passes a list, dictionary or data with everything inside.
  private mutating func skipNested() {
    var depth = 0
    let start = at
    while skipBlank(), at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if token() == nil { return recover("a text has no quote at its end", from: start) }
        continue
      default: break
      }
      at += 1
      passed += 1
      if depth <= 0 { return }
    }
  }

  // MARK: - Tokens

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// Passes white space and comments.
  ///
  /// - Returns: false where a comment does not end, and so nothing follows.
  private mutating func skipBlank() -> Bool {
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
          note("a comment has no end; the rest was left out", at: at)
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
  private mutating func token() -> String? {
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
    while at < bytes.count, StringsSyntax.isPlain(bytes[at]) {
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
