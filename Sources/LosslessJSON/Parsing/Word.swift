/// Eight bytes looked at together.
///
/// Each test gives a mask whose lowest set bit is the top bit of the first byte that matches. Bits
/// above that one may be wrong (a borrow runs upwards), so only the lowest is ever used.
struct Word {
  let bits: UInt64

  private static let low: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func load(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Word {
    Word(
      bits: UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(
          fromByteOffset: offset, as: UInt64.self)))
  }

  /// Marks bytes that end or interrupt a plain run inside a string: `"`, `\`, control, not ASCII.
  @inline(__always)
  var stringSpecials: UInt64 {
    let quote = bits ^ 0x2222_2222_2222_2222
    let slash = bits ^ 0x5C5C_5C5C_5C5C_5C5C
    // Below 0x20; bytes with the top bit are taken in by `bits` itself.
    let control = bits &- 0x2020_2020_2020_2020
    let found = (quote &- Word.low) | (slash &- Word.low) | control | bits
    return found & Word.high
  }

  /// The bits that differ from eight spaces.
  @inline(__always)
  var notSpaces: UInt64 {
    bits ^ 0x2020_2020_2020_2020
  }

  @inline(__always)
  var hasLineBreak: Bool {
    let feed = bits ^ 0x0A0A_0A0A_0A0A_0A0A
    let carriage = bits ^ 0x0D0D_0D0D_0D0D_0D0D
    let found = ((feed &- Word.low) & ~feed) | ((carriage &- Word.low) & ~carriage)
    return found & Word.high != 0
  }
}
