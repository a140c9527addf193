/// Splitting and comparing words of the texts most names are, byte by byte: ASCII, the letters of
/// Latin-1, kana and Chinese characters.
///
/// Going through such a text scalar by scalar, with a look into the tables of Unicode for each, gives
/// the same and costs several times as much.
extension Words {
  /// What a byte of ASCII is to a word.
  private enum ByteKind {
    case upper, lower, digit, gap

    @inline(__always)
    init(_ byte: UInt8) {
      switch byte {
      case 0x61...0x7A, 0x27: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      default: self = .gap
      }
    }
  }

  /// The words of a text of ASCII as `split` gives them, or nil where there is more in it.
  static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard isASCII(bytes) else { return nil }
    var words: [String] = []
    var start = 0
    var before = ByteKind.gap
    for at in bytes.indices {
      let kind = ByteKind(bytes[at])
      let next = at + 1 < bytes.count ? ByteKind(bytes[at + 1]) : .gap
      let isHump = kind == .upper && (before == .lower || before == .upper && next == .lower)
      if kind == .gap || isHump {
        if start < at { words.append(small(bytes[start..<at])) }
        start = kind == .gap ? at + 1 : at
      }
      before = kind == .digit && before == .lower ? .lower : kind
    }
    if start < bytes.count { words.append(small(bytes[start...])) }
    return words
  }

  /// The words of a text of ASCII as `spoken` gives them, or nil where there is more in it.
  static func spokenASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard isASCII(bytes) else { return nil }
    var words: [String] = []
    var start = 0
    for at in bytes.indices where ByteKind(bytes[at]) == .gap {
      if start < at { words.append(small(bytes[start..<at])) }
      start = at + 1
    }
    if start < bytes.count { words.append(small(bytes[start...])) }
    return words
  }

  /// A text as `folded` gives it, or nil where it has other characters than the common ones.
  static func foldedCommon(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard isCommon(bytes) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { folded in
      var count = 0
      var pendingSpace = false
      var before: UInt8 = 0
      for byte in bytes {
        if byte == 0x20 || (0x09...0x0D).contains(byte) {
          pendingSpace = count > 0
          continue
        }
        if pendingSpace {
          folded[count] = 0x20
          count += 1
          pendingSpace = false
        }
        folded[count] = before == 0xC3 ? smallLatin(byte) : WordOpening.small(byte)
        count += 1
        before = byte
      }
      return count
    }
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte >= 0x80 { return false }
    return true
  }

  /// Whether a text has nothing but ASCII, U+00C0 to U+00FF, and U+3001 to U+9FFF.
  private static func isCommon(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case ..<0x80: at += 1
      case 0xC3: at += 2
      // U+3000 is a space.
      case 0xE3 where bytes[at + 1] == 0x80 && bytes[at + 2] == 0x80: return false
      case 0xE3...0xE9: at += 3
      default: return false
      }
    }
    return true
  }

  /// The second byte of a letter of U+00C0 to U+00FF in lower case; U+00D7 is no letter.
  static func smallLatin(_ byte: UInt8) -> UInt8 {
    (0x80...0x9E).contains(byte) && byte != 0x97 ? byte + 0x20 : byte
  }

  private static func small(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: word.count) { small in
      for (at, byte) in word.enumerated() { small[at] = WordOpening.small(byte) }
      return word.count
    }
  }
}
