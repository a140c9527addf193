import ProjectStore
import Testing

@testable import Workbench

/// Hands on the keys of a workbench whose disk does not answer unless it is told to.
struct Hands {
  var state: WorkbenchState
  /// Everything asked of the outside so far.
  private(set) var effects: [Effect] = []

  init(_ state: WorkbenchState) { self.state = state }

  /// The edits on their way to the disk.
  var saves: [ProjectEdit] {
    effects.compactMap { if case .save(let edit) = $0 { edit } else { nil } }
  }

  /// Presses a key by the name the help gives it; `"…"` types letters.
  mutating func press(_ names: String...) throws {
    for name in names {
      if name.hasPrefix("\""), name.count > 1 {
        type(String(name.dropFirst().dropLast()))
      } else {
        send(.input(.key(try #require(Key(name: name), "\(name) is no key"))))
      }
    }
  }

  /// Types letters, one key each.
  mutating func type(_ text: String) {
    for character in text { send(.input(.key(Key(.character(character))))) }
  }

  mutating func send(_ event: Event) { effects += state.update(event) }

  /// The disk says that the last edit is saved.
  mutating func save() {
    if let edit = saves.last { send(.saved(edit)) }
  }

  /// The disk says that the last edit could not be saved.
  mutating func fail(_ reason: String) {
    if let edit = saves.last { send(.saveFailed(edit, reason: reason)) }
  }
}
