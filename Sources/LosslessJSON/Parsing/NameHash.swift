/// A small hash of a member's name, kept in its node.
///
/// It depends only on the decoded bytes, so a name spelled with escapes has the same hash as one
/// spelled without, and a document has the same tape on every run. Equal names are always compared
/// byte by byte; a collision costs time, never correctness.
@usableFromInline
enum NameHash {
  @inline(__always)
  static func hash(raw: UnsafePointer<UInt8>, length: Int, hasEscapes: Bool) -> UInt16 {
    if hasEscapes { return hashOfEscaped(UnsafeBufferPointer(start: raw, count: length)) }
    return hash(raw, length)
  }

  @inline(never)
  private static func hashOfEscaped(_ raw: UnsafeBufferPointer<UInt8>) -> UInt16 {
    StringDecoding.decoded(raw).withUnsafeBufferPointer { decoded in
      guard let base = decoded.baseAddress else { return hash(raw.baseAddress, 0) }
      return hash(base, decoded.count)
    }
  }

  @inline(__always)
  static func hash(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> UInt16 {
    var mixed = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
    if let bytes, length > 0 {
      let raw = UnsafeRawPointer(bytes)
      if length >= 8 {
        mixed ^= UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
        let last = UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self))
        mixed = mixed &* 0xFF51_AFD7_ED55_8CCD ^ last
      } else if length >= 4 {
        mixed ^= UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
        let last = UInt32(
          littleEndian: raw.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self))
        mixed ^= UInt64(last) &<< 32
      } else {
        mixed ^= UInt64(bytes[0]) | UInt64(bytes[length &>> 1]) &<< 8
        mixed ^= UInt64(bytes[length &- 1]) &<< 16
      }
    }
    mixed = (mixed ^ (mixed &>> 32)) &* 0xC4CE_B9FE_1A85_EC53
    return UInt16(truncatingIfNeeded: mixed &>> 48)
  }
}
