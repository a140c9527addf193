/// Turns the spelled bytes of a string into the text it stands for.
@usableFromInline
enum StringDecoding {
  /// The UTF-8 of a string's contents, without its quotes, with every escape replaced.
  ///
  /// A `\u` escape that is one half of a surrogate pair without the other becomes U+FFFD. Anything
  /// that is not an escape is copied, so this never fails.
  @usableFromInline
  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < raw.count else {
        output.append(byte)
        continue
      }
      let escape = raw[index]
      index += 1
      if escape == UInt8(ascii: "u") {
        output.append(contentsOf: UTF8.encode(scalar(in: raw, at: &index)) ?? replacement)
      } else {
        output.append(simpleEscape(escape))
      }
    }
    return output
  }

  private static let replacement = Unicode.UTF8.encodedReplacementCharacter

  private static func simpleEscape(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// The scalar whose four digits are at `index`, joined with the low surrogate after it.
  private static func scalar(
    in raw: UnsafeBufferPointer<UInt8>, at index: inout Int
  ) -> Unicode.Scalar {
    let unknown: Unicode.Scalar = "\u{FFFD}"
    guard let unit = unit(in: raw, at: index) else { return unknown }
    index += 4
    guard unit >= 0xD800, unit < 0xDC00 else { return Unicode.Scalar(unit) ?? unknown }
    guard index + 6 <= raw.count, raw[index] == UInt8(ascii: "\\"),
      raw[index + 1] == UInt8(ascii: "u"), let low = self.unit(in: raw, at: index + 2),
      low >= 0xDC00, low < 0xE000
    else { return unknown }
    index += 6
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? unknown
  }

  private static func unit(in raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= raw.count else { return nil }
    var value: UInt32 = 0
    for offset in index..<(index + 4) {
      guard let digit = digit(raw[offset]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
