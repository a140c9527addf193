/// Bytes of a document put into words for a message, so that nothing invisible reaches the reader.
enum VisibleText {
  /// The character at an offset, in quotes where it can be seen and as its code point where not.
  static func character(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard offset >= 0, offset < bytes.count else { return "the end of the file" }
    var decoder = UTF8()
    var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      return byte(at: offset, in: bytes)
    }
    return isVisible(scalar) ? "'\(scalar)'" : codePoint(scalar)
  }

  /// The ASCII letters from an offset on, in quotes; at most twelve.
  static func word(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let letters = bytes[offset...].prefix(12).prefix { 97...122 ~= $0 | 0x20 }
    return "'\(String(decoding: letters, as: UTF8.self))'"
  }

  /// The byte at an offset, in hexadecimal.
  static func byte(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard offset >= 0, offset < bytes.count else { return "the end of the file" }
    return "the byte 0x\(hexadecimal(UInt32(bytes[offset]), width: 2))"
  }

  /// The text of the string that starts at an offset, shortened, with invisible characters spelled.
  static func name(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset + 1 <= end, end <= bytes.count else { return "\"\"" }
    let text = String(
      decoding: StringDecoding.decoded(UnsafeBufferPointer(rebasing: bytes[(offset + 1)..<end])),
      as: UTF8.self)
    var shown = "\""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 60 {
        shown += "…"
        break
      }
      shown += isVisible(scalar) ? String(scalar) : "<\(codePoint(scalar))>"
    }
    return shown + "\""
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      false
    case .spaceSeparator:
      scalar == " "
    case .nonspacingMark, .enclosingMark, .spacingMark:
      // A mark alone would join the quote before it.
      false
    default:
      true
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+\(hexadecimal(scalar.value, width: 4))"
  }

  private static func hexadecimal(_ value: UInt32, width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
