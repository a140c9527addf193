/// What a phrase begins with, as a number: all that is needed to rule out most places of a text.
///
/// Where words have spaces between them it is up to eight letters of the first word, else the first
/// two characters. Capitals of ASCII count as small letters; a phrase that begins with a sign has
/// the sign alone.
enum WordOpening {
  /// The letters of a word that count.
  static let longest = 8

  /// The opening of a phrase that stands as whole words.
  static func ofWords(_ phrase: some Collection<UInt8>) -> UInt64? {
    guard let first = phrase.first else { return nil }
    guard isLetter(first) else { return UInt64(first) }
    return phrase.prefix(while: isLetter).prefix(longest).reduce(0) { $0 << 8 | UInt64(small($1)) }
  }

  /// The opening of a phrase that may stand inside a run of letters.
  static func ofCharacters(_ phrase: some Collection<UInt8>) -> UInt64? {
    var characters: [UInt64] = []
    for byte in phrase {
      if isContinuation(byte), let last = characters.last {
        characters[characters.count - 1] = last << 8 | UInt64(byte)
      } else if characters.count == 2 {
        break
      } else {
        characters.append(UInt64(small(byte)))
      }
    }
    guard let first = characters.first else { return nil }
    return characters.count == 1 ? first : first << 32 | characters[1]
  }

  /// Whether the opening of a phrase that may stand inside a run of letters is all of it.
  static func isSingleCharacter(_ opening: UInt64) -> Bool { opening >> 32 == 0 }

  /// Whether a byte belongs to a word: an ASCII letter, or anything beyond ASCII.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26
  }

  @inline(__always)
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  @inline(__always)
  static func small(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
