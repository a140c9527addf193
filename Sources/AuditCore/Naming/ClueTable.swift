/// A map from openings to the tables of phrases that have one like it, made for looking up openings
/// that are in none.
///
/// Two openings that share a place and differ count as one, so that the answer may have tables too
/// many and never too few.
struct ClueTable {
  /// The places of a table.
  static let count = 1 << bits

  private static let bits: UInt64 = 12

  /// One entry a place: sixteen bits of the hash, zero where openings share the place, then the
  /// tables of phrases.
  private(set) var entries: [UInt32]

  /// A table of openings, over those of another one.
  init(_ openings: [ClueIndexBuilder.Entry], over base: ClueTable? = nil) {
    entries = base?.entries ?? Array(repeating: 0, count: ClueTable.count)
    for opening in openings {
      let hash = ClueTable.hash(opening.opening)
      let entry = entries[ClueTable.place(hash)]
      let isShared = entry != 0 && entry >> 16 != ClueTable.mark(hash)
      entries[ClueTable.place(hash)] =
        (isShared ? 0 : ClueTable.mark(hash) << 16) | entry & 0xFFFF
        | UInt32(opening.table.rawValue)
    }
  }

  /// The tables of phrases that may have an opening.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  static func look(
    up opening: UInt64, in entries: UnsafePointer<UInt32>
  ) -> UInt16 {
    let hash = hash(opening)
    let entry = entries[place(hash)]
    let isMeant = entry >> 16 == mark(hash) || entry >> 16 == 0
    return isMeant ? UInt16(truncatingIfNeeded: entry) : 0
  }

  @inline(__always)
  private static func hash(_ opening: UInt64) -> UInt64 { opening &* 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  private static func place(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> (64 - bits))
  }

  /// Sixteen bits that tell openings of one place apart; never zero.
  @inline(__always)
  private static func mark(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & 0xFFFF | 1
  }
}
