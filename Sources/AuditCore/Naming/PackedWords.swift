/// A set of short ASCII words that is looked for in a text without taking the text apart.
///
/// A word of up to eight letters fits a 64-bit number, so that looking through a label costs one
/// pass over its bytes and no memory.
struct PackedWords: Sendable {
  private let words: Set<UInt64>
  /// The bits of small hashes of the words, which settle most words that are not in the set.
  private let filter: UInt64

  /// The words of a text, in lower case and of eight letters at most; longer ones are left out.
  init(_ text: String) {
    var words: Set<UInt64> = []
    PackedWords.forEach(in: text) { word in
      words.insert(word)
      return true
    }
    self.words = words
    filter = words.reduce(0) { $0 | PackedWords.bit($1) }
  }

  /// What the words begin with, which is all of each.
  var openings: [UInt64] { Array(words) }

  @inline(__always)
  private func mayHold(_ word: UInt64) -> Bool { filter & PackedWords.bit(word) != 0 }

  /// One bit of 64, by a multiplicative hash.
  @inline(__always)
  private static func bit(_ word: UInt64) -> UInt64 {
    1 << ((word &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  /// Whether a text has one of the words, as a whole word in any case.
  ///
  /// - Complexity: O(length).
  func isIn(_ text: String) -> Bool {
    var isFound = false
    PackedWords.forEach(in: text) { word in
      isFound = mayHold(word) && words.contains(word)
      return !isFound
    }
    return isFound
  }

  /// Visits the words of letters; an apostrophe or a letter beyond ASCII belongs to its word.
  @inline(__always)
  private static func forEach(in text: String, _ visit: (UInt64) -> Bool) {
    text.withBytes { bytes in
      var word: UInt64 = 0
      var length = 0
      for byte in bytes {
        let small = byte | 0x20
        if (0x61...0x7A).contains(small) && byte < 0x80 {
          word = word << 8 | UInt64(small)
          length &+= 1
        } else if byte >= 0x80 || byte == 0x27 {
          length &+= 9
        } else {
          if length > 0 && length <= 8 && !visit(word) { return }
          word = 0
          length = 0
        }
      }
      if length > 0 && length <= 8 { _ = visit(word) }
    }
  }
}
