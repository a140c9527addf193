/// What makes two phrases the same to somebody who hears or says them: case and the width of white
/// space do not count, everything else does, so that "C" and "C#" stay two.
public enum PhraseKey {
  /// The key of a phrase; equal keys are the same phrase.
  ///
  /// - Complexity: O(length); a phrase that is its own key is not copied.
  public static func of(_ phrase: String) -> String {
    var isASCII = true
    var isPlain = true
    var afterSpace = true
    for byte in phrase.utf8 {
      if byte >= 0x80 {
        isASCII = false
        break
      }
      let space = byte == 0x20 || (0x09...0x0D).contains(byte)
      if (0x41...0x5A).contains(byte) || (space && (afterSpace || byte != 0x20)) { isPlain = false }
      afterSpace = space
    }
    if isASCII { return isPlain && !afterSpace ? phrase : foldedASCII(phrase) }
    return phrase.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
