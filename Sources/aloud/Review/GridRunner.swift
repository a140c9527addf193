import ProjectStore
import Terminal
import Workbench

/// Runs the workbench on a terminal: events in, frames out, effects carried out.
final class GridRunner {
  private let session: ReviewSession
  private var state: WorkbenchState
  private var driver: CursesDriver?
  private var mailbox: Mailbox?
  private var saver: Saver?
  private var ticks = false

  /// A workbench for a session.
  init(_ session: ReviewSession) {
    self.session = session
    state = session.state(size: Size(columns: 80, rows: 24))
  }

  /// Runs until the reviewer leaves.
  ///
  /// - Returns: the exit code.
  func run(type: String, note: String?) throws -> Int32 {
    let first = try loadFirst()
    let theme = try ThemeLibrary.load(
      session.themeName ?? "default", environment: session.rim.environment,
      executable: session.rim.executable)
    let noColour = session.rim.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let driver = try CursesDriver(
      theme: theme, type: type, mouse: session.usesMouse, colour: !noColour)
    self.driver = driver
    let mailbox = Mailbox(wake: driver.wakeHandle.wake)
    self.mailbox = mailbox
    let kept = session.draft.load()
    let saver = Saver(file: session.file, draft: session.draft, earlier: kept) { mailbox.post($0) }
    self.saver = saver
    state.size = driver.size
    perform(state.update(first))
    session.loader(state).rest(mailbox)
    if let note { state.say(note) }
    pendingDraft = kept.texts.isEmpty && kept.edits.isEmpty ? nil : kept
    loop(driver, mailbox)
    saver.finish()
    driver.close()
    for edit in saver.unsaved {
      session.rim.complain("not saved, kept in a draft: \(edit.title)")
    }
    return saver.unsaved.isEmpty ? 0 : 2
  }

  private func loadFirst() throws -> Event {
    do { return try session.loader(state).first() } catch {
      throw Complaint("\(session.file.path):\(error.description)")
    }
  }

  private func loop(_ driver: CursesDriver, _ mailbox: Mailbox) {
    while !state.isOver {
      restoreWhenLoaded()
      driver.draw(state.render())
      var event = driver.nextEvent(timeoutMilliseconds: ticks ? 0 : nil)
      var handled = 0
      repeat {
        state.now = session.rim.now
        if let input = event { handle(.input(input)) }
        for answer in mailbox.take() { handle(answer) }
        if event == nil, ticks {
          ticks = false
          handle(.tick)
        }
        handled += 1
        // What is waiting is handled before the next frame, so that a storm of resizes or pasted
        // keys costs one frame.
        event = state.isOver || handled > 64 ? nil : driver.nextEvent(timeoutMilliseconds: 0)
      } while event != nil
    }
  }

  private var pendingDraft: Saver.Kept?

  /// Drafts go into the state when every screen is there to take them.
  private func restoreWhenLoaded() {
    guard state.loading == nil, let draft = pendingDraft else { return }
    pendingDraft = nil
    saver?.handOver()
    perform(state.restore(texts: draft.texts, edits: draft.edits))
  }

  private func handle(_ event: Event) { perform(state.update(event)) }

  private func perform(_ effects: [Effect]) {
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: Effect) {
    guard let driver, let mailbox, let saver else { return }
    switch effect {
    case .save(let edit): saver.save(edit)
    case .retrySaving: saver.retry()
    case .keepDraft(let texts): saver.keep(texts)
    case .export(let path): session.exporter.export(state, to: path) { mailbox.post($0) }
    case .theme(let name): useTheme(name, driver)
    case .tick: ticks = true
    case .redraw: driver.redraw()
    case .beep: driver.beep()
    case .suspend: driver.stop()
    case .quit: break
    }
  }

  private func useTheme(_ name: String, _ driver: CursesDriver) {
    do {
      driver.setTheme(
        try ThemeLibrary.load(
          name, environment: session.rim.environment, executable: session.rim.executable))
      handle(.themeLoaded(name))
    } catch {
      handle(.themeFailed("\(error)"))
    }
  }
}
