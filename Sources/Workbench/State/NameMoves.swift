/// Where the names of a list went when the list was changed.
struct NameMoves {
  private let before: [String]
  private let after: [String]
  /// Names at the start, and at the end, that stayed.
  private let head: Int
  private let tail: Int

  init(from before: [String], to after: [String]) {
    self.before = before
    self.after = after
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    self.head = head
    self.tail = min(tail, min(before.count, after.count) - head)
  }

  /// The index a name has now; nil when it is gone.
  ///
  /// - Complexity: O(names).
  func index(of old: Int) -> Int? {
    guard before.indices.contains(old) else { return nil }
    if old < head { return old }
    if old >= before.count - tail { return old + after.count - before.count }
    let middle = head..<(after.count - tail)
    if let moved = middle.first(where: { after[$0] == before[old] }) { return moved }
    // As many as before: the name was changed where it stands.
    return before.count == after.count ? old : nil
  }
}
