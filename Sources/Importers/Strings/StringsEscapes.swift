/// Escapes in texts of string files.
enum StringsEscapes {
  /// The text with its escapes resolved as the system does.
  ///
  /// A letter that needs no escape stays without its backslash.
  /// Source: CFOldStylePList.c of CoreFoundation, `getSlashedChar`.
  /// - Complexity: O(bytes).
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(bytes.count)
    // The first half of a character above U+FFFF, written as two escapes.
    var half: UInt32?
    var at = bytes.startIndex
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.endIndex else {
        flush(&half, into: &units)
        units.append(bytes[at])
        at += 1
        continue
      }
      at += 1
      let letter = bytes[at]
      if letter == UInt8(ascii: "U") {
        at += 1
        let unit = number(bytes, &at, most: 4, radix: 16)
        append(unit, &half, &units)
        continue
      }
      flush(&half, into: &units)
      if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter) {
        let code = number(bytes, &at, most: 3, radix: 8)
        units += Array(String(nextStep(UInt8(truncatingIfNeeded: code))).utf8)
      } else {
        units.append(named[letter] ?? letter)
        at += 1
      }
    }
    flush(&half, into: &units)
    return String(decoding: units, as: UTF8.self)
  }

  private static func append(_ unit: UInt32, _ half: inout UInt32?, _ units: inout [UInt8]) {
    if let first = half, (0xDC00...0xDFFF).contains(unit) {
      half = nil
      let value = 0x1_0000 + ((first & 0x3FF) << 10) + (unit & 0x3FF)
      units += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
      return
    }
    flush(&half, into: &units)
    if (0xD800...0xDBFF).contains(unit) {
      half = unit
    } else {
      units += Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
    }
  }

  private static func flush(_ half: inout UInt32?, into units: inout [UInt8]) {
    guard half != nil else { return }
    half = nil
    units += Array("\u{FFFD}".utf8)
  }

  private static func number(
    _ bytes: ArraySlice<UInt8>, _ at: inout Int, most: Int, radix: UInt32
  ) -> UInt32 {
    var value: UInt32 = 0
    var digits = 0
    while digits < most, at < bytes.endIndex, let digit = digit(bytes[at]), digit < radix {
      value = value * radix + digit
      digits += 1
      at += 1
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  private static let named: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "v"): 0x0B,
  ]

  /// A character of the NEXTSTEP encoding, in which octal escapes are.
  ///
  /// Source: Unicode Consortium, mapping table NEXTSTEP.TXT.
  private static func nextStep(_ code: UInt8) -> Unicode.Scalar {
    guard code >= 0x80 else { return Unicode.Scalar(code) }
    let index = Int(code) - 0x80
    return index < upperHalf.count ? upperHalf[index] : "\u{FFFD}"
  }

  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ"
      + "—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ").unicodeScalars)
}
