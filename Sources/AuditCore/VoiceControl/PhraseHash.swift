/// Hashes of phrases that a phrase shares with its key: white space of ASCII is passed over, letters of
/// ASCII and of Latin-1 count as small ones.
struct PhraseHash {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  private var word: UInt64 = 0
  private var count = 0

  /// The hash of a phrase of ASCII, U+00C0 to U+00FF and U+3001 to U+9FFF; nil where it has other
  /// characters, which may be white space or have capitals.
  static func ofCommon(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var hash = PhraseHash()
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case ..<0x80:
        hash.add(byte)
        at &+= 1
      case 0xC3:
        hash.add(byte)
        hash.add(Words.smallLatin(bytes[at + 1]))
        at &+= 2
      // U+3000 is a space.
      case 0xE3 where bytes[at + 1] == 0x80 && bytes[at + 2] == 0x80: return nil
      case 0xE3...0xE9:
        hash.add(byte)
        hash.add(bytes[at + 1])
        hash.add(bytes[at + 2])
        at &+= 3
      default: return nil
      }
    }
    return hash.finished()
  }

  /// The hash of any phrase whose letters beyond ASCII are small ones.
  static func ofAny(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = PhraseHash()
    for byte in bytes { hash.add(byte) }
    return hash.finished()
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    if byte <= 0x20, byte == 0x20 || (0x09...0x0D).contains(byte) { return }
    word = word << 8 | UInt64(WordOpening.small(byte))
    count &+= 1
    if count & 7 == 0 { mix() }
  }

  @inline(__always)
  private mutating func mix() {
    hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    word = 0
  }

  private consuming func finished() -> UInt64 {
    mix()
    return hash
  }
}
