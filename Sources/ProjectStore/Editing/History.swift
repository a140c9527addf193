/// The edits made in this run, and the ones taken back.
public struct History: Sendable {
  private var done: [ProjectEdit] = []
  private var undone: [ProjectEdit] = []

  /// A history without edits.
  public init() {}

  /// The edit that undo would take back.
  public var undoTitle: String? { done.last?.title }
  /// The edit that redo would make again.
  public var redoTitle: String? { undone.last?.title }

  /// Notes an edit that was just made; what was taken back before can no longer be made again.
  public mutating func note(_ edit: ProjectEdit) {
    done.append(edit)
    undone = []
  }

  /// Takes the last edit back.
  ///
  /// - Returns: the edit to make, or nil when there is none.
  public mutating func undo() -> ProjectEdit? {
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit.inverse
  }

  /// Makes the last edit that was taken back again.
  ///
  /// - Returns: the edit to make, or nil when there is none.
  public mutating func redo() -> ProjectEdit? {
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }

  /// Forgets an edit that could not be made, because the file says otherwise now.
  public mutating func forget(_ edit: ProjectEdit) {
    done.removeAll { $0 == edit || $0 == edit.inverse }
    undone.removeAll { $0 == edit || $0 == edit.inverse }
  }
}
