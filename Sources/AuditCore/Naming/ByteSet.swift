/// A set of bytes; ASCII letters are in it in both cases.
struct ByteSet: Sendable {
  private var bits: SIMD4<UInt64> = .zero

  /// Adds a byte.
  mutating func insert(_ byte: UInt8) {
    bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    if (0x61...0x7A).contains(byte) { insert(byte & 0xDF) }
  }

  /// Adds the bytes of another set.
  mutating func formUnion(_ other: ByteSet) { bits |= other.bits }

  /// Whether a byte is in it.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    bits[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }
}
