import Dispatch
import ProjectStore
import Synchronization
import Workbench

/// Saves edits in the background, one after the other, and keeps what could not be saved.
final class Saver: Sendable {
  private struct State {
    /// Nil while a save has it: its bytes are then changed in place, not copied.
    var file: ProjectFile?
    /// Edits to be saved, in the order they were made.
    var waiting: [ProjectEdit] = []
    /// How many of them were tried and failed.
    var failed = 0
    var texts: [DraftText] = []

    /// Hands the file out with what is to be saved; nil where nothing is.
    mutating func takeFile() -> (file: ProjectFile, edits: [ProjectEdit])? {
      guard !waiting.isEmpty, let file else { return nil }
      self.file = nil
      return (file, waiting)
    }
  }

  private let state: Mutex<State>
  private let draft: DraftFile
  private let post: @Sendable (Event) -> Void
  private let queue = DispatchQueue(label: "aloud.saver", qos: .userInitiated)

  /// A saver for an open file that answers with events.
  init(file: ProjectFile, draft: DraftFile, post: @escaping @Sendable (Event) -> Void) {
    state = Mutex(State(file: file))
    self.draft = draft
    self.post = post
  }

  /// Saves an edit soon.
  func save(_ edit: ProjectEdit) {
    state.withLock { $0.waiting.append(edit) }
    queue.async { self.saveWaiting() }
  }

  /// Tries again to save what failed.
  func retry() { queue.async { self.saveWaiting() } }

  /// Keeps text that is being typed.
  func keep(_ texts: [DraftText]) {
    state.withLock { $0.texts = texts }
    queue.async { self.writeDraft() }
  }

  /// Waits until everything asked for so far is done.
  func finish() { queue.sync {} }

  /// What is not saved.
  var unsaved: [ProjectEdit] { state.withLock { $0.waiting } }

  private func saveWaiting() {
    guard var (file, edits) = state.withLock({ $0.takeFile() }) else { return }
    defer { state.withLock { $0.file = file } }
    do throws(ProjectFileError) {
      let conflicts = try file.save(edits)
      let hadFailed = state.withLock { state in
        state.waiting.removeFirst(edits.count)
        defer { state.failed = 0 }
        return state.failed > 0
      }
      for edit in edits {
        let conflict = conflicts.first { $0.edit == edit }
        post(conflict.map { .conflict(edit, current: $0.conflict.description) } ?? .saved(edit))
      }
      if hadFailed { writeDraft() }
    } catch {
      let known = state.withLock { state in
        defer { state.failed = edits.count }
        return state.failed
      }
      writeDraft()
      edits.removeFirst(min(known, edits.count))
      for edit in edits { post(.saveFailed(edit, reason: error.description)) }
      if edits.isEmpty, let last = state.withLock({ $0.waiting.last }) {
        post(.saveFailed(last, reason: error.description))
      }
    }
  }

  private func writeDraft() {
    let (texts, edits) = state.withLock { ($0.texts, $0.failed > 0 ? $0.waiting : []) }
    do throws(FileError) {
      try draft.keep(texts: texts, edits: edits)
    } catch {
      // The edits and texts stay in memory; the reviewer hears it with the failed save.
      post(.exportFailed("The draft cannot be kept: \(error.description)"))
    }
  }
}
