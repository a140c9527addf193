import Dispatch
import ProjectStore
import Synchronization
import Workbench

/// Saves edits in the background, one after the other, and keeps what could not be saved.
final class Saver: Sendable {
  /// What a draft holds.
  typealias Kept = (texts: [DraftText], edits: [ProjectEdit])

  private struct State {
    /// Nil while a save has it: its bytes are then changed in place, not copied.
    var file: ProjectFile?
    /// Edits to be saved, in the order they were made.
    var waiting: [ProjectEdit] = []
    /// How many of them were tried and failed.
    var failed = 0
    var texts: [DraftText] = []
    /// Whether a write of the draft is to come; one is enough for all the keys typed until then.
    var draftIsDue = false
    /// Whether edits are in the draft, so that it must be written again once they are saved.
    var draftHasEdits: Bool
    /// What an earlier run left, until the workbench has taken it over.
    var earlier: Kept

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
  ///
  /// - Parameter earlier: what the draft holds of an earlier run; it stays there until it is
  ///   taken over and saved.
  init(
    file: ProjectFile, draft: DraftFile, earlier: Kept,
    post: @escaping @Sendable (Event) -> Void
  ) {
    state = Mutex(
      State(file: file, draftHasEdits: !earlier.edits.isEmpty, earlier: earlier))
    self.draft = draft
    self.post = post
  }

  /// Leaves what an earlier run left to the workbench, which has taken it over.
  func handOver() {
    state.withLock { state in
      state.texts = state.earlier.texts + state.texts
      state.earlier = ([], [])
    }
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
    let isDueAlready = state.withLock { state in
      state.texts = texts
      defer { state.draftIsDue = true }
      return state.draftIsDue
    }
    if !isDueAlready { queue.async { self.writeDraft() } }
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
      let draftIsStale = state.withLock { state in
        state.waiting.removeFirst(edits.count)
        state.failed = 0
        defer { state.draftHasEdits = false }
        return state.draftHasEdits
      }
      for edit in edits where !conflicts.contains(where: { $0.edit == edit }) {
        post(.saved(edit))
      }
      // What was made last is taken back first: it rests on what was made before.
      for (edit, conflict) in conflicts.reversed() {
        post(.conflict(edit, current: conflict.description, member: conflict.current))
      }
      if draftIsStale { writeDraft() }
    } catch {
      let known = state.withLock { state in
        state.draftHasEdits = true
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
    let (texts, edits) = state.withLock { state in
      state.draftIsDue = false
      return (
        state.earlier.texts + state.texts,
        state.earlier.edits + (state.draftHasEdits ? state.waiting : [])
      )
    }
    do throws(FileError) {
      try draft.keep(texts: texts, edits: edits)
    } catch {
      // The edits and texts stay in memory; the reviewer hears it with the failed save.
      post(.exportFailed("The draft cannot be kept: \(error.description)"))
    }
  }
}
