/// How a name begins and ends, with the marks around it aside.
struct NameEdges {
  fileprivate let first: UInt8
  fileprivate let last: UInt8

  /// The edges of a name.
  ///
  /// - Complexity: O(1) but for the marks around it.
  init(_ name: borrowing String) {
    (first, last) = name.withBytes { bytes in
      let (start, end) = NameEdges.inner(bytes)
      // Too short for any word that is told by its edges.
      guard end - start >= EdgeSet.length else { return (0, 0) }
      return (
        EdgeSet.hash(bytes[start], bytes[start + 1], bytes[start + 2]),
        EdgeSet.hash(bytes[end - 3], bytes[end - 2], bytes[end - 1])
      )
    }
  }

  /// Where a name starts and ends without the marks around it.
  static func inner(_ bytes: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int) {
    var start = 0
    var end = bytes.count
    while start < end, isMark(bytes[start]) { start += 1 }
    while end > start {
      if isMark(bytes[end - 1]) {
        end -= 1
      } else if end - start > 3, isWideMark(bytes[end - 3], bytes[end - 2], bytes[end - 1]) {
        end -= 3
      } else {
        break
      }
    }
    return (start, end)
  }

  /// Whether three bytes are one mark of General Punctuation, of CJK Symbols and Punctuation, or a
  /// full-width one.
  private static func isWideMark(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> Bool {
    (one == 0xE2 || one == 0xE3) && two == 0x80 || one == 0xEF && two == 0xBC && three < 0x90
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: false
    default: true
    }
  }
}

/// The first and the last bytes of some words, as small hashes that settle nearly every name that
/// neither begins nor ends with one of them.
struct EdgeSet: Sendable {
  /// How many bytes of each end count: a letter of Chinese or Japanese.
  static let length = 3

  private var firsts: SIMD4<UInt64> = .zero
  private var lasts: SIMD4<UInt64> = .zero

  /// Adds a spelling of a word.
  mutating func insert(_ spelling: [UInt8]) {
    let count = spelling.count
    guard count >= EdgeSet.length else {
      // A word this short may be at the edge of any name.
      (firsts, lasts) = (SIMD4(repeating: .max), SIMD4(repeating: .max))
      return
    }
    EdgeSet.insert(EdgeSet.hash(spelling[0], spelling[1], spelling[2]), into: &firsts)
    EdgeSet.insert(
      EdgeSet.hash(spelling[count - 3], spelling[count - 2], spelling[count - 1]), into: &lasts)
  }

  /// Adds the words of another set.
  mutating func formUnion(_ other: EdgeSet) {
    firsts |= other.firsts
    lasts |= other.lasts
  }

  /// Whether a name with these edges may begin or end with one of the words.
  @inline(__always)
  func mayHold(_ edges: NameEdges) -> Bool {
    EdgeSet.contains(edges.first, in: firsts) || EdgeSet.contains(edges.last, in: lasts)
  }

  /// A hash of three bytes that takes ASCII capitals for small letters.
  @inline(__always)
  fileprivate static func hash(_ one: UInt8, _ two: UInt8, _ three: UInt8) -> UInt8 {
    (WordOpening.small(one) &* 31 &+ WordOpening.small(two)) &* 31 &+ WordOpening.small(three)
  }

  private static func insert(_ hash: UInt8, into set: inout SIMD4<UInt64>) {
    set[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
  }

  @inline(__always)
  private static func contains(_ hash: UInt8, in set: SIMD4<UInt64>) -> Bool {
    set[Int(hash >> 6)] & (1 << UInt64(hash & 63)) != 0
  }
}
