import AuditCore
import LosslessJSON

/// Makes edits on documents, byte for byte, each only where the document still says what the edit
/// was made from.
enum EditApplier {
  /// Makes every change of an edit, or none.
  ///
  /// A change that is there already is passed over, so that an edit can be tried again.
  /// - Returns: what takes the edit back, byte for byte; nothing where it changed nothing.
  /// - Throws: `EditConflict` when the document says something else now.
  /// - Complexity: O(size of the document + changes · entries of the review); changes that keep
  ///   out of each other's way are made in one go.
  static func apply(
    _ edit: ProjectEdit, to text: inout EditedText
  ) throws(EditConflict) -> [SpliceBatch] {
    var undo: [SpliceBatch] = []
    var rest = edit.changes[...]
    do {
      while !rest.isEmpty {
        let plan = try EditPass.plan(rest, on: text.settle())
        // The first change of a pass never waits; this only keeps the loop from running on.
        rest = rest.dropFirst(max(1, plan.count))
        guard !plan.batch.splices.isEmpty else { continue }
        undo.insert(try text.add(plan.batch), at: 0)
      }
      return undo
    } catch {
      // What was made a moment ago can be taken back.
      try? text.takeBack(undo)
      if let conflict = error as? EditConflict { throw conflict }
      throw EditConflict(
        place: "project", expected: "as the format says", found: "otherwise: \(error)")
    }
  }
}
