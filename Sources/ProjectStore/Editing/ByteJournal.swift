/// How the bytes were before each edit of this run, the newest last.
///
/// Taking an edit back by its meaning alone would spell a text anew and put a member where the
/// format's order has it; with the journal every byte is as it was, as long as nobody else saved in
/// between.
struct ByteJournal: Sendable {
  private var steps: [(inverse: ProjectEdit, undo: [SpliceBatch])] = []

  /// Notes what takes back an edit that was just made.
  mutating func note(_ edit: ProjectEdit, undo: [SpliceBatch]) {
    steps.append((edit.inverse, undo))
  }

  /// What makes an edit by its bytes, where it takes back the newest one.
  mutating func take(_ edit: ProjectEdit) -> [SpliceBatch]? {
    guard let newest = steps.last, newest.inverse == edit else { return nil }
    steps.removeLast()
    return newest.undo
  }
}
