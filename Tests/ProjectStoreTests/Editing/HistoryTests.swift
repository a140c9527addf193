import AuditCore
import ProjectStore
import Testing

@Suite struct HistoryTests {
  func edit(_ number: Int) -> ProjectEdit {
    ProjectEdit(
      title: "edit \(number)",
      changes: [
        .member(
          MemberPlace(screen: "s", element: "e\(number)", member: .label), from: .text("a"),
          to: .text("b")),
        .decision(
          finding: "r@s/e\(number)", from: nil,
          to: RecordedDecision(finding: "r@s/e\(number)", decision: .confirmed)),
      ])
  }

  @Test func `undo gives the inverse of the newest edit, and redo the edit again`() {
    var history = History()
    #expect(history.undo() == nil)
    #expect(history.redo() == nil)
    history.note(edit(1))
    history.note(edit(2))
    #expect(history.undoTitle == "edit 2")
    #expect(history.redoTitle == nil)
    #expect(history.undo() == edit(2).inverse)
    #expect(history.undo() == edit(1).inverse)
    #expect(history.undo() == nil)
    #expect(history.redoTitle == "edit 1")
    #expect(history.redo() == edit(1))
    #expect(history.undoTitle == "edit 1")
    #expect(history.redo() == edit(2))
    #expect(history.redo() == nil)
  }

  @Test func `a new edit ends what could be made again`() {
    var history = History()
    history.note(edit(1))
    _ = history.undo()
    history.note(edit(2))
    #expect(history.redo() == nil)
    #expect(history.undo() == edit(2).inverse)
    #expect(history.undo() == nil)
  }

  @Test func `an edit that could not be made is forgotten wherever it stands`() {
    var history = History()
    for number in 1...3 { history.note(edit(number)) }
    _ = history.undo()
    history.forget(edit(2))
    history.forget(edit(3).inverse)
    #expect(history.redo() == nil)
    #expect(history.undo() == edit(1).inverse)
    #expect(history.undo() == nil)
  }

  @Test func `the inverse of an inverse is the edit, with its changes in order`() {
    #expect(edit(1).inverse != edit(1))
    #expect(edit(1).inverse.inverse == edit(1))
    guard case .decision(_, let from, let to)? = edit(1).inverse.changes.first else {
      Issue.record("the last change is taken back first")
      return
    }
    #expect(from?.decision == .confirmed)
    #expect(to == nil)
  }
}
