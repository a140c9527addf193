import AuditCore
import ProjectStore

/// Something that happened: a key, or an answer from outside.
public enum Event: Sendable {
  /// The terminal reported something.
  case input(InputEvent)
  /// Screens were read and audited; `done` of `total` are in now.
  case loaded([(screen: Screen, findings: ScreenFindings)], done: Int, total: Int)
  /// The project could not be read to its end.
  case loadFailed(String)
  /// An edit is on disk.
  case saved(ProjectEdit)
  /// An edit was not made, because the file says otherwise now; `current` tells what, and `member`
  /// what the member is there, where it is one.
  case conflict(ProjectEdit, current: String, member: CurrentMember? = nil)
  /// An edit is kept in memory and in a draft, because saving failed.
  case saveFailed(ProjectEdit, reason: String)
  /// A report was written, or not.
  case exported(String)
  case exportFailed(String)
  /// A theme was read, or not.
  case themeLoaded(String)
  case themeFailed(String)
  /// Go on with work that was cut in slices so that keys stay quick.
  case tick
}

/// Something to be done outside.
public enum Effect: Hashable, Sendable {
  /// Save an edit.
  case save(ProjectEdit)
  /// Try again to save what could not be saved.
  case retrySaving
  /// Write a report to a file; the format is told by its name.
  case export(path: String)
  /// Use another theme.
  case theme(String)
  /// Keep text that is being typed, so that it can be offered again after a crash.
  case keepDraft([DraftText])
  /// Send `tick` when there is no key to handle.
  case tick
  /// Draw everything anew.
  case redraw
  /// Ring the terminal's bell.
  case beep
  /// Stop the program and go back to the shell until it is resumed.
  case suspend
  /// End the program.
  case quit
}
