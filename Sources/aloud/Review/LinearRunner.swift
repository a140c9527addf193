import Dispatch
import ProjectStore
import Workbench

/// Runs the workbench as a dialogue: a line in, lines out, effects carried out in between.
final class LinearRunner {
  private let session: ReviewSession
  private let answers = DispatchSemaphore(value: 0)

  /// A dialogue for a session.
  init(_ session: ReviewSession) { self.session = session }

  /// Runs until the reviewer leaves or the input ends.
  ///
  /// - Returns: the exit code.
  func run(reason: String) throws -> Int32 {
    let answers = self.answers
    let mailbox = Mailbox { answers.signal() }
    let kept = session.draft.load()
    let saver = Saver(file: session.file, draft: session.draft, earlier: kept) { mailbox.post($0) }
    // Should nobody listen any more, what was asked for is saved all the same.
    defer { saver.finish() }
    var dialogue = LinearSession(
      state: session.state(size: Size(columns: 80, rows: 24)), reason: reason)
    try load(&dialogue, mailbox)
    // First what was left last time, so that the opening lines tell it and count with it.
    let restored = dialogue.state.restore(texts: kept.texts, edits: kept.edits)
    saver.handOver()
    perform(restored, &dialogue, mailbox, saver)
    try say(dialogue.start())
    try settle(&dialogue, mailbox, saver)
    while !dialogue.state.isOver {
      try session.rim.write("> ")
      guard let line = readLine(strippingNewline: true) else {
        // What comes next on the terminal begins a line of its own.
        try session.rim.write("\n")
        break
      }
      dialogue.state.now = session.rim.now
      let answer = dialogue.handle(line: line)
      perform(answer.effects, &dialogue, mailbox, saver)
      try say(answer.lines)
      try settle(&dialogue, mailbox, saver)
    }
    saver.finish()
    for edit in saver.unsaved {
      session.rim.complain("not saved, kept in a draft: \(edit.title)")
    }
    return saver.unsaved.isEmpty ? 0 : 2
  }

  /// Reads every screen before the first line is asked for.
  private func load(_ dialogue: inout LinearSession, _ mailbox: Mailbox) throws {
    let loader = session.loader(dialogue.state)
    do { _ = dialogue.handle(try loader.first()) } catch {
      throw Complaint("\(session.file.path):\(error.description)")
    }
    loader.rest(mailbox)
    while dialogue.state.loading != nil {
      answers.wait()
      for event in mailbox.take() {
        if case .loadFailed(let reason) = event {
          throw Complaint("\(session.file.path):\(reason)")
        }
        _ = dialogue.handle(event)
      }
    }
  }

  private var hasSaves = false
  private var exports = 0
  private var ticks = false

  /// Carries out what a line asked for and says what became of it, before the next line.
  private func settle(
    _ dialogue: inout LinearSession, _ mailbox: Mailbox, _ saver: Saver
  ) throws {
    while ticks || hasSaves || exports > 0 {
      if ticks {
        ticks = false
        try take(.tick, &dialogue, mailbox, saver)
        continue
      }
      if hasSaves {
        hasSaves = false
        saver.finish()
      } else {
        answers.wait()
      }
      for event in mailbox.take() {
        switch event {
        case .exported, .exportFailed: exports = max(0, exports - 1)
        default: break
        }
        try take(event, &dialogue, mailbox, saver)
      }
    }
  }

  private func take(
    _ event: Event, _ dialogue: inout LinearSession, _ mailbox: Mailbox, _ saver: Saver
  ) throws {
    dialogue.state.now = session.rim.now
    let answer = dialogue.handle(event)
    perform(answer.effects, &dialogue, mailbox, saver)
    try say(answer.lines)
  }

  private func perform(
    _ effects: [Effect], _ dialogue: inout LinearSession, _ mailbox: Mailbox, _ saver: Saver
  ) {
    for effect in effects {
      switch effect {
      case .save(let edit):
        hasSaves = true
        saver.save(edit)
      case .retrySaving:
        hasSaves = true
        saver.retry()
      case .keepDraft(let texts): saver.keep(texts)
      case .export(let path):
        exports += 1
        session.exporter.export(dialogue.state, to: path) { mailbox.post($0) }
      case .tick: ticks = true
      case .theme, .redraw, .beep, .suspend, .quit: break
      }
    }
  }

  private func say(_ lines: [String]) throws {
    for line in lines { try session.rim.write(line + "\n") }
  }
}
