/// Finds where the tokens of a text end.
///
/// A scanner is two words and changes nothing, so that handing it on costs nothing: the builder's own
/// state can stay in registers while the rare cases are looked at in functions of their own.
struct TextScanner {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  /// The first offset at or after `start` that holds no white space.
  @inline(__always)
  func skippingWhitespace(_ start: Int) -> Int {
    guard start < count, bytes[start] <= 0x20 else { return start }
    return skippingWhitespaceRun(start)
  }

  @inline(__always)
  private func skippingWhitespaceRun(_ start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let difference = Word.load(bytes, index).notSpaces
      if difference == 0 {
        index &+= 8
        continue
      }
      index &+= difference.trailingZeroBitCount &>> 3
      guard isLineSpace(bytes[index]) else { return index }
      index &+= 1
    }
    while index < count, bytes[index] == 0x20 || isLineSpace(bytes[index]) { index &+= 1 }
    return index
  }

  @inline(__always)
  private func isLineSpace(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  // MARK: - Literals

  /// The literal that starts at `start`.
  func scanLiteral(
    at start: Int
  ) throws(ScanFailure) -> (kind: JSONKind, flags: JSONNodeFlags, end: Int) {
    switch bytes[start] {
    case UInt8(ascii: "t"):
      try expect("true", .literalTrue, at: start)
      return (.bool, .isTrue, start + 4)
    case UInt8(ascii: "f"):
      try expect("false", .literalFalse, at: start)
      return (.bool, [], start + 5)
    case UInt8(ascii: "n"):
      try expect("null", .literalNull, at: start)
      return (.null, [], start + 4)
    default:
      throw ScanFailure(.value, at: start)
    }
  }

  private func expect(
    _ word: StaticString, _ expectation: Expectation, at start: Int
  ) throws(ScanFailure) {
    for index in 0..<word.utf8CodeUnitCount {
      guard start + index < count, bytes[start + index] == word.utf8Start[index] else {
        throw ScanFailure(expectation, at: start)
      }
    }
  }

  // MARK: - Numbers

  /// The offset after the number that starts at `start`.
  @inline(__always)
  func scanNumber(from start: Int, flags: inout JSONNodeFlags) throws(ScanFailure) -> Int {
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index &+= 1 }
    guard index < count, isDigit(bytes[index]) else { throw ScanFailure(.digit, at: index) }
    if bytes[index] == UInt8(ascii: "0") {
      index &+= 1
      if index < count, isDigit(bytes[index]) { throw ScanFailure(.fractionOrEnd, at: index) }
    } else {
      index = skippingDigits(index)
    }
    guard index < count else {
      flags.insert(.isInteger)
      return index
    }
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      return try scanFraction(from: index)
    default:
      flags.insert(.isInteger)
      return index
    }
  }

  private func scanFraction(from start: Int) throws(ScanFailure) -> Int {
    var index = start
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard index < count, isDigit(bytes[index]) else { throw ScanFailure(.digit, at: index) }
      index = skippingDigits(index)
    }
    guard index < count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return index }
    index += 1
    if index < count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    guard index < count, isDigit(bytes[index]) else { throw ScanFailure(.digit, at: index) }
    return skippingDigits(index)
  }

  @inline(__always)
  private func skippingDigits(_ start: Int) -> Int {
    var index = start
    while index < count, isDigit(bytes[index]) { index &+= 1 }
    return index
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  // MARK: - Strings

  /// The offset of the quote that ends the string whose first character is at `start`.
  @inline(__always)
  func scanString(from start: Int, flags: inout JSONNodeFlags) throws(ScanFailure) -> Int {
    var index = start
    while index &+ 8 <= count {
      let specials = Word.load(bytes, index).stringSpecials
      if specials == 0 {
        index &+= 8
        continue
      }
      index &+= specials.trailingZeroBitCount &>> 3
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index = try scanSpecial(at: index, flags: &flags)
    }
    while index < count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { return index }
      if byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") {
        index &+= 1
      } else {
        index = try scanSpecial(at: index, flags: &flags)
      }
    }
    throw ScanFailure(.closingQuote, at: count)
  }

  /// Reads past an escape or a run of characters that are not ASCII.
  @inline(never)
  private func scanSpecial(
    at start: Int, flags: inout JSONNodeFlags
  ) throws(ScanFailure) -> Int {
    let byte = bytes[start]
    if byte == UInt8(ascii: "\\") {
      flags.insert(.hasEscapes)
      return try scanEscape(at: start)
    }
    guard byte >= 0x80 else { throw ScanFailure(.printable, at: start) }
    flags.insert(.hasNonASCII)
    var index = start
    while index < count, bytes[index] >= 0x80 {
      let length = wellFormedLength(at: index)
      guard length > 0 else { throw ScanFailure(.wellFormedUTF8, at: index) }
      index += length
    }
    return index
  }

  private func scanEscape(at start: Int) throws(ScanFailure) -> Int {
    guard start + 1 < count else { throw ScanFailure(.escape, at: count) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      for index in (start + 2)..<(start + 6) {
        guard index < count, StringDecoding.digit(bytes[index]) != nil else {
          throw ScanFailure(.hexDigits, at: min(index, count))
        }
      }
      return start + 6
    default:
      throw ScanFailure(.escape, at: start + 1)
    }
  }

  /// The length of the well-formed sequence that starts at `index` (Unicode, table 3-7), or 0.
  @inline(__always)
  private func wellFormedLength(at index: Int) -> Int {
    let lead = bytes[index]
    switch lead {
    case 0xC2...0xDF:
      return isContinuation(index &+ 1) ? 2 : 0
    case 0xE0...0xEF:
      let lowest: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = lead == 0xED ? 0x9F : 0xBF
      guard isContinuation(index &+ 2) else { return 0 }
      return bytes[index &+ 1] >= lowest && bytes[index &+ 1] <= highest ? 3 : 0
    case 0xF0...0xF4:
      let lowest: UInt8 = lead == 0xF0 ? 0x90 : 0x80
      let highest: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
      guard isContinuation(index &+ 2), isContinuation(index &+ 3) else { return 0 }
      return bytes[index &+ 1] >= lowest && bytes[index &+ 1] <= highest ? 4 : 0
    default:
      return 0
    }
  }

  @inline(__always)
  private func isContinuation(_ index: Int) -> Bool {
    index < count && bytes[index] & 0xC0 == 0x80
  }
}
