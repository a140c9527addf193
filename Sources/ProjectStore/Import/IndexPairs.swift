/// For every index of one list an index of another, or none; four bytes each, as a screen of a hostile
/// capture may have millions of elements.
struct IndexPairs {
  private var partners: [Int32]

  /// No index has a partner yet.
  init(count: Int) { partners = Array(repeating: -1, count: count) }

  /// The partner of an index.
  subscript(_ index: Int) -> Int? {
    get { partners[index] < 0 ? nil : Int(partners[index]) }
    set { partners[index] = Int32(clamping: newValue ?? -1) }
  }

  /// The partners in order.
  var all: [Int?] { partners.indices.map { self[$0] } }

  /// How many have none.
  ///
  /// - Complexity: O(count).
  var left: Int { partners.count { $0 < 0 } }
}
