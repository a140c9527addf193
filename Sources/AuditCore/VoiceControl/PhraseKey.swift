/// What makes two phrases the same to somebody who hears or says them: case and the width of white
/// space do not count, everything else does, so that "C" and "C#" stay two.
public enum PhraseKey {
  /// The key of a phrase; equal keys are the same phrase.
  ///
  /// - Complexity: O(length); a phrase that is its own key is not copied.
  public static func of(_ phrase: String) -> String {
    var isPlain = true
    var isCased = false
    var afterSpace = true
    for scalar in phrase.unicodeScalars {
      let value = scalar.value
      guard value >= 0x80 else {
        let space = value == 0x20 || (0x09...0x0D).contains(value)
        if (0x41...0x5A).contains(value) || (space && (afterSpace || value != 0x20)) {
          isPlain = false
        }
        afterSpace = space
        continue
      }
      afterSpace = false
      if !isCaseless(value) {
        isCased = true
        break
      }
    }
    if isCased { return folded(phrase) }
    return isPlain && !afterSpace ? phrase : foldedASCII(phrase)
  }

  /// A number that equal phrases share; made without making the key where case and white space are
  /// those of ASCII and Latin-1.
  ///
  /// - Complexity: O(length).
  public static func hash(of phrase: String) -> UInt64 {
    if let hash = phrase.withBytes(PhraseHash.ofCommon) { return hash }
    let key = isCased(phrase) ? of(phrase) : phrase
    return key.withBytes(PhraseHash.ofAny)
  }

  /// Whether two phrases are the same.
  ///
  /// - Complexity: O(length).
  public static func areEqual(_ one: String, _ two: String) -> Bool {
    one.isSame(as: two) || of(one).isSame(as: of(two))
  }

  /// Whether a phrase has characters that lower-casing or white space beyond ASCII may change.
  private static func isCased(_ phrase: String) -> Bool {
    let isASCII = phrase.withBytes { bytes in
      for byte in bytes where byte >= 0x80 { return false }
      return true
    }
    guard !isASCII else { return false }
    return phrase.unicodeScalars.contains { $0.value >= 0x80 && !isCaseless($0.value) }
  }

  /// Whether a scalar belongs to a block that has neither capital letters nor white space: Hebrew to
  /// Thai, and kana, Chinese characters and Hangul.
  private static func isCaseless(_ value: UInt32) -> Bool {
    (0x0590...0x0EFF).contains(value) || (0x3001...0xA63F).contains(value)
      || (0xAC00...0xD7A3).contains(value)
  }

  private static func folded(_ phrase: String) -> String {
    let lower = phrase.lowercased()
    var key = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in lower.unicodeScalars {
      if scalar.properties.isWhitespace {
        pendingSpace = !key.isEmpty
        continue
      }
      if pendingSpace { key.append(" ") }
      pendingSpace = false
      key.append(scalar)
    }
    return String(key)
  }

  private static func foldedASCII(_ phrase: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(phrase.utf8.count)
    for byte in phrase.utf8 {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if !bytes.isEmpty, bytes.last != 0x20 { bytes.append(0x20) }
      } else {
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
