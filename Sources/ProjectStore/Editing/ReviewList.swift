import LosslessJSON

/// One list of the review: how its entries are told apart and ordered.
struct ReviewList {
  /// The list's member name.
  let name: String
  /// What an entry is about, in a reviewer's words.
  let place: String
  /// The key looked for.
  let key: [String]
  /// The key of an entry.
  let keyOf: (ReviewEntry) -> [String]

  /// Where the entry with the key is, or else where it belongs: before the first greater key.
  ///
  /// - Complexity: O(entries).
  func find(in list: Int, _ reader: JSONReader) -> (found: Int?, insertion: Int) {
    var insertion: Int?
    var count = 0
    for entry in reader.elements(list) {
      let other = keyOf(ReviewEntry(node: entry, reader: reader))
      if other == key { return (count, count) }
      if insertion == nil, key.lexicographicallyPrecedes(other) { insertion = count }
      count += 1
    }
    return (nil, insertion ?? count)
  }

  /// Whether an entry holds what a fragment says, member by member; members this version does not
  /// know are left out of account.
  static func equals(_ entry: Int, _ fragment: JSONFragment, _ reader: JSONReader) -> Bool {
    guard case .object(let members, _) = fragment else { return false }
    return members.allSatisfy { member in
      guard let node = reader.member(member.name, of: entry) else { return false }
      return reader.equals(node, member.value)
    }
  }
}

/// An entry of a list of the review, for its key.
struct ReviewEntry {
  let node: Int
  let reader: JSONReader

  /// A string member, empty when it is not there.
  func text(_ name: String) -> String {
    reader.member(name, of: node).flatMap { reader.stringIfPresent($0) } ?? ""
  }
}
