import AuditCore

/// A search through the rows of a list, cut in slices so that no key waits for it.
struct SearchJob: Sendable {
  /// Rows looked at in one slice; about a millisecond's work.
  static let slice = 10_000

  /// What is searched for, in lower case.
  let needle: String
  /// 1 forwards, -1 backwards.
  let step: Int
  /// How many rows were looked at.
  var looked = 0
  /// The row to look at next.
  var row: Int

  init(needle: String, from row: Int, step: Int) {
    self.needle = needle.lowercased()
    self.row = row
    self.step = step
  }

  /// Looks at up to a slice of rows, going round at the end.
  ///
  /// - Returns: the row found; nil when there is none in this slice.
  mutating func advance(count: Int, matches: (Int, String) -> Bool) -> Int? {
    var left = SearchJob.slice
    while left > 0, looked < count {
      row = (row + step + count) % count
      looked += 1
      left -= 1
      if matches(row, needle) { return row }
    }
    return nil
  }
}
