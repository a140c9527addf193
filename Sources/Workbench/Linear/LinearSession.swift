import AuditCore
import ProjectStore

/// The workbench as a plain dialogue: a line is typed, lines are answered, nothing is drawn.
///
/// It holds the same state and runs the same commands as the panes; only the words in and out
/// differ. Every line it answers is safe to print: no control character, no colour, no movement
/// of the cursor. Nothing is said unless something was typed or an answer came from outside.
public struct LinearSession: Sendable {
  /// Everything the workbench knows; the rim sets `now` before each line and each event.
  public var state: WorkbenchState
  /// What turned linear mode on, such as "--linear" or "TERM=dumb".
  public let reason: String
  /// The list that `more` and plain numbers are about.
  var list = LinearList.findings
  /// The row of the list that `more` goes on with.
  var nextRow = 0
  private var lines: [String] = []
  private var effects: [Effect] = []
  /// How many of the state's messages were said or passed over.
  private var messagesSaid = 0
  /// Whether the place is to be said once every edit is on disk.
  private var saysPlaceAfterSaving = false
  private var isIntroduced = false
  private var screensAnnounced = 0

  /// A dialogue over a workbench.
  ///
  /// - Parameter reason: what turned linear mode on, for the first line.
  public init(state: WorkbenchState, reason: String) {
    self.state = state
    self.reason = reason
  }

  /// The first lines: what this is, what the project holds, and the first open finding.
  ///
  /// While screens are still being read, the project follows when the last one is in.
  public mutating func start() -> [String] {
    lines.append(
      "Linear mode, on because of \(reason). Type help for commands, quit to leave.")
    isIntroduced = true
    sayNewMessages()
    if state.loading != nil {
      lines.append("Reading \(state.settings.path).")
    } else {
      introduceProject()
    }
    return finish().lines
  }

  /// Answers a line that was typed.
  ///
  /// - Returns: lines to print, and what is to be done outside. Where something is to be saved,
  ///   the events that answer belong before the next prompt.
  public mutating func handle(line: String) -> (lines: [String], effects: [Effect]) {
    state.message = nil
    state.search = nil
    saysPlaceAfterSaving = false
    let text = line.trimmingSpaces
    let before = standing
    if state.overlays.isEmpty { perform(text) } else { answerOverlay(text) }
    showNewOverlay()
    sayNewMessages()
    // Decisions and moves are about the list of findings wherever it has any.
    if !state.queue.rows.isEmpty, state.focus != .findings {
      state.focus = .findings
      state.followFocus()
    }
    if standing != before, state.overlays.isEmpty { sayPlaceWhenSaved() }
    if lines.isEmpty, effects.isEmpty { say(whereSentence) }
    return finish()
  }

  /// Takes an answer from outside, such as that an edit is on disk.
  public mutating func handle(_ event: Event) -> (lines: [String], effects: [Effect]) {
    switch event {
    case .input(.hangUp): effects += state.update(event)
    // Keys, sizes and mice belong to the panes.
    case .input: return ([], [])
    case .loaded: takeScreens(event)
    case .saved:
      effects += state.update(event)
      passOverMessages()
      if state.saving == 0 { say(state.unsaved.isEmpty ? "Saved." : unsavedWords) }
    case .saveFailed(_, let reason):
      effects += state.update(event)
      passOverMessages()
      say("Problem: not saved, \(reason). The edit is kept in a draft; save-again tries again.")
    case .tick:
      let before = standing
      effects += state.update(event)
      if standing != before { sayPlaceWhenSaved() }
    default: effects += state.update(event)
    }
    sayNewMessages()
    if saysPlaceAfterSaving, state.saving == 0 { sayPlace() }
    return finish()
  }

  // MARK: What is said

  /// Adds a line to the answer.
  mutating func say(_ line: String) { lines.append(line) }

  /// Adds what is to be done outside.
  mutating func add(_ new: [Effect]) { effects += new }

  /// Leaves unsaid what the state said, because the answer has its own words for it.
  mutating func passOverMessages() { messagesSaid = state.messages.count }

  /// Says where the session stands, after the edits under way are on disk.
  mutating func sayPlaceWhenSaved() {
    if state.saving > 0 { saysPlaceAfterSaving = true } else { sayPlace() }
  }

  private mutating func sayPlace() {
    saysPlaceAfterSaving = false
    lines += placeLines
  }

  private mutating func sayNewMessages() {
    for message in state.messages.dropFirst(messagesSaid) {
      lines.append((message.isError ? "Problem: " : "") + message.text)
    }
    passOverMessages()
  }

  /// The answer, made safe to print, without what only a drawn screen can do.
  private mutating func finish() -> (lines: [String], effects: [Effect]) {
    defer {
      lines = []
      effects = []
    }
    let shown = lines.map { visibleText($0, forms: .plain) }
    let wanted = effects.filter { effect in
      switch effect {
      case .redraw, .beep, .theme: false
      default: true
      }
    }
    return (shown, wanted)
  }

  // MARK: Where it stands

  /// What a change of place is told by.
  struct Standing: Equatable {
    var scope: TreePlace
    var finding: String?
    var element: Int?
  }

  var standing: Standing {
    Standing(
      scope: state.queue.scope, finding: state.currentFinding?.id, element: state.form?.element)
  }

  private var unsavedWords: String {
    "Problem: \(Count.words(state.unsaved.count, "edit")) not saved yet. save-again tries again."
  }

  // MARK: Reading

  private mutating func takeScreens(_ event: Event) {
    let wasEmpty = state.model.screens.isEmpty
    effects += state.update(event)
    guard isIntroduced else { return }
    guard let loading = state.loading else {
      if screensAnnounced != state.model.screens.count { introduceProject() }
      return
    }
    // A quarter at a time: often enough to know it goes on, seldom enough to listen to.
    let quarter = max(1, loading.total / 4)
    if wasEmpty || (loading.done / quarter) > screensAnnounced / quarter {
      say("Read \(loading.done) of \(loading.total) screens.")
      screensAnnounced = loading.done
    }
  }

  private mutating func introduceProject() {
    screensAnnounced = state.model.screens.count
    state.tree.rebuild(state.model)
    state.queue.rebuild(state.model)
    state.focus = .findings
    state.followFocus()
    if let ref = state.queue.current,
      state.model.decision(screen: ref.screen, finding: ref.finding) != .open,
      let row = state.queue.nextOpen(state.model, step: 1)
    {
      state.queue.move(to: row)
      state.followFocus()
    }
    say(projectSentence)
    if !state.drafts.isEmpty {
      say("\(state.drafts.count) typed before and not saved. Type drafts to hear them.")
    }
    sayPlace()
  }
}
