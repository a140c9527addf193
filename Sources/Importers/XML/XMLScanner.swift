/// Takes the small parts of XML off a UTF-8 text.
struct XMLScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var at: Int

  init(_ bytes: [UInt8], at start: Int = 0) {
    self.bytes = bytes
    at = min(max(0, start), bytes.count)
  }

  var isAtEnd: Bool { at >= bytes.count }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    bytes[one].elementsEqual(bytes[other])
  }

  /// A failure at the next byte, with what stands there.
  func failure(expected: String, in tag: String? = nil) -> XMLFailure {
    guard at < bytes.count else {
      return XMLFailure(
        offset: at, expected: expected, found: "the end of the file", openAtEnd: tag ?? "")
    }
    let byte = bytes[at]
    let isShown = (0x21...0x7E).contains(byte)
    let found = isShown ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
    return XMLFailure(offset: at, expected: expected, found: found)
  }

  // MARK: - Taking

  func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count - at >= length else { return false }
    for index in 0..<length where bytes[at + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Takes a text where it is next.
  @discardableResult
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  /// Passes white space.
  ///
  /// - Returns: whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count, isSpace(bytes[at]) { at += 1 }
    return at > start
  }

  /// Passes everything up to and with a closing text.
  mutating func skip(through end: StaticString, of what: String) throws(XMLFailure) {
    guard let close = bytes.offset(of: end, from: at) else {
      at = bytes.count
      throw failure(expected: "the end of \(what)")
    }
    at = close + end.utf8CodeUnitCount
  }

  /// Passes text up to the next tag.
  mutating func skipText() throws(XMLFailure) {
    while at < bytes.count, bytes[at] != UInt8(ascii: "<") {
      if bytes[at] == UInt8(ascii: "&") {
        _ = try reference()
      } else {
        try checkCharacter()
        at += 1
      }
    }
  }

  /// Whether a part of the text is white space.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(isSpace) }

  /// A text that was passed, its references resolved and its line ends made LF, as XML 1.0,
  /// section 2.11, demands.
  mutating func resolved(_ range: Range<Int>) throws(XMLFailure) -> String {
    let part = bytes[range]
    guard part.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D }) else {
      return string(range)
    }
    let after = at
    defer { at = after }
    at = range.lowerBound
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    while at < range.upperBound {
      if bytes[at] == UInt8(ascii: "&") {
        text += Array(String(try reference()).utf8)
        continue
      }
      let isReturn = bytes[at] == 0x0D
      if isReturn, at + 1 < range.upperBound, bytes[at + 1] == 0x0A { at += 1 }
      text.append(isReturn ? 0x0A : bytes[at])
      at += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes the rest of a document type; one with declarations of its own is refused.
  mutating func skipDocumentType() throws(XMLFailure) {
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      guard bytes[at] != UInt8(ascii: "["), bytes[at] != UInt8(ascii: "<") else {
        throw failure(expected: "a document type without declarations")
      }
      at += 1
    }
    guard at < bytes.count else { throw failure(expected: "the end of the document type") }
    at += 1
  }

  /// Takes a name.
  mutating func name(of what: String) throws(XMLFailure) -> Range<Int> {
    let start = at
    guard at < bytes.count, XMLScanner.beginsName(bytes[at]) else {
      throw failure(expected: "the name of \(what)")
    }
    while at < bytes.count, XMLScanner.continuesName(bytes[at]) { at += 1 }
    return start..<at
  }

  /// Takes a quoted value; white space in it becomes spaces, as XML 1.0, section 3.3.3, demands.
  mutating func attributeValue() throws(XMLFailure) -> String {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
      throw failure(expected: "a quoted value")
    }
    let quote = bytes[at]
    at += 1
    let start = at
    // Most values hold nothing to resolve and are taken as they are.
    while at < bytes.count, XMLScanner.isPlain(bytes[at]), bytes[at] != quote { at += 1 }
    if at < bytes.count, bytes[at] == quote {
      at += 1
      return string(start..<(at - 1))
    }
    return try resolvedValue(from: start, quote: quote)
  }

  /// Takes the rest of a value that holds references or white space to resolve.
  private mutating func resolvedValue(
    from start: Int, quote: UInt8
  ) throws(XMLFailure) -> String {
    var value = Array(bytes[start..<at])
    while at < bytes.count, bytes[at] != quote {
      switch bytes[at] {
      case UInt8(ascii: "&"):
        value += Array(String(try reference()).utf8)
        continue
      case UInt8(ascii: "<"):
        throw failure(expected: "\"&lt;\" in a value")
      case 0x0D where at + 1 < bytes.count && bytes[at + 1] == 0x0A:
        break
      case 0x09, 0x0A, 0x0D:
        value.append(0x20)
      default:
        try checkCharacter()
        value.append(bytes[at])
      }
      at += 1
    }
    guard at < bytes.count else { throw failure(expected: "the end of a value") }
    at += 1
    return String(decoding: value, as: UTF8.self)
  }

  // MARK: - Characters

  /// Takes a reference to a character: a number, or one of the five names of XML.
  private mutating func reference() throws(XMLFailure) -> Unicode.Scalar {
    let start = at
    for (name, scalar) in XMLScanner.named where starts(with: name) {
      at += name.utf8CodeUnitCount
      return scalar
    }
    guard take("&#") else { throw failure(expected: "\"&amp;\" or a character's number") }
    let radix: UInt32 = take("x") ? 16 : 10
    var number: UInt32 = 0
    var digits = 0
    while at < bytes.count, let digit = XMLScanner.digit(bytes[at], radix: radix) {
      number = min(number * radix + digit, 0x11_0000)
      digits += 1
      at += 1
    }
    guard digits > 0, take(";") else { throw failure(expected: "a character's number and \";\"") }
    guard let scalar = Unicode.Scalar(number), XMLScanner.isCharacter(scalar) else {
      throw XMLFailure(
        offset: start, expected: "a character XML allows", found: string(start..<at))
    }
    return scalar
  }

  private func checkCharacter() throws(XMLFailure) {
    let byte = bytes[at]
    guard byte >= 0x20 || isSpace(byte) else {
      throw failure(expected: "a character XML allows")
    }
  }

  /// Source: XML 1.0, section 2.2.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }

  private static let named: [(StaticString, Unicode.Scalar)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  private static func digit(_ byte: UInt8, radix: UInt32) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46 where radix == 16: UInt32(byte - 0x41 + 10)
    case 0x61...0x66 where radix == 16: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }
}
