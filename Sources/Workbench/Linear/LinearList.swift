import AuditCore

/// A list that is read a piece at a time.
enum LinearList: Sendable {
  /// The findings shown, as the state has them.
  case findings
  /// The screens.
  case screens
  /// The elements of a screen.
  case elements(screen: Int)
  /// Text, such as a rule's page.
  case text([String])
}

extension LinearSession {
  /// Rows read at once where no number is given.
  static let usualRows = 10
  /// Lines of a text read at once.
  static let usualLines = 30

  /// How many rows the list has.
  var listCount: Int {
    switch list {
    case .findings: state.queue.rows.count
    case .screens: state.model.screens.count
    case .elements(let screen):
      state.model.screens.indices.contains(screen)
        ? state.model.screens[screen].elements.count : 0
    case .text(let lines): lines.count
    }
  }

  /// Begins a list.
  mutating func begin(_ list: LinearList, from row: Int = 0, rows: Int? = nil) {
    self.list = list
    nextRow = max(0, min(row, listCount))
    more(rows)
  }

  /// Reads the next rows of the list, and says how many are left.
  mutating func more(_ rows: Int? = nil) {
    var usual = Self.usualRows
    if case .text = list { usual = Self.usualLines }
    let count = listCount
    let end = min(count, nextRow + min(max(1, rows ?? usual), 1000))
    guard nextRow < end else {
      say(count == 0 ? "The list is empty." : "That was all.")
      return
    }
    var counts = ElementCounts()
    for row in nextRow..<end { say(words(row, &counts)) }
    nextRow = end
    if end < count { say("\(end) of \(count). more goes on.") }
  }

  private func words(_ row: Int, _ counts: inout ElementCounts) -> String {
    switch list {
    case .findings: return findingWords(row)
    case .screens:
      let screen = state.model.screens[row]
      let open = state.model.findings[row]?.counts.open ?? 0
      return "\(row + 1). \(screen.listedName), \(open) open, "
        + "\(Count.words(screen.elements.count, "element"))."
    case .elements(let screen):
      let subject = state.model.screens[screen]
      let element = subject.elements[row]
      let open = counts.open(
        screen: screen, from: row, to: element.subtreeEnd, state.model)
      let title = ElementTitle.of(row, in: subject).capitalised
      return "\(row + 1). \(title), \(open) open, id \(element.id)."
    case .text(let lines): return lines[row]
    }
  }

  private func findingWords(_ row: Int) -> String {
    let ref = state.queue.rows[row]
    guard let finding = state.model.finding(ref) else { return "\(row + 1)." }
    let decision = state.model.decision(screen: ref.screen, finding: ref.finding)
    let screen = state.model.screens[ref.screen]
    var text = "\(row + 1). "
    if row == state.queue.cursor { text += "Here. " }
    if state.queue.marks.contains(finding.id) { text += "Marked. " }
    text += finding.impact.rawValue.capitalised
    if !finding.failed { text += ", unsure" }
    if decision != .open { text += ", \(decision.words)" }
    text += ". \(finding.rule)"
    if let locale = finding.locale { text += " in \(LanguageName.english(of: locale))" }
    text += ". \(ElementTitle.of(finding.index, in: screen).capitalised)"
    if !finding.related.isEmpty { text += " and \(finding.related.count) like it" }
    return text + ", \(screen.name)."
  }

  // MARK: Picking from it

  /// Goes to what a row of the list stands for.
  mutating func pick(_ number: Int) {
    if case .text = list { return say("A number picks from a list. list begins one.") }
    guard number > 0, number <= listCount else {
      let what = listCount == 0 ? "the list is empty" : "the list has 1 to \(listCount)"
      return say("There is no \(number); \(what).")
    }
    switch list {
    case .findings, .text: goTo(finding: number - 1)
    case .screens: goTo(.screen(number - 1))
    case .elements(let screen): goTo(.element(screen: screen, element: number - 1))
    }
  }

  /// Stands on a finding of the list.
  mutating func goTo(finding row: Int) {
    let before = standing
    state.queue.move(to: row)
    state.focus = .findings
    state.followFocus()
    if standing == before { sayPlaceWhenSaved() }
  }

  /// Lists a part of the project, and stands on its first open finding.
  mutating func goTo(_ place: TreePlace) {
    let before = standing
    state.tree.reveal(place, in: state.model)
    state.focus = .screens
    state.followFocus()
    if !state.queue.rows.isEmpty {
      state.focus = .findings
      if let row = firstOpenRow { state.queue.move(to: row) }
      state.followFocus()
    }
    list = .findings
    nextRow = 0
    if !state.queue.rows.isEmpty {
      let open = state.queue.rows.count { state.isOpen($0) }
      let count = Count.words(state.queue.rows.count, "finding")
      say("\(scopeWords.capitalised): \(count), \(open) open.")
    }
    if standing == before { sayPlaceWhenSaved() }
  }

  private var firstOpenRow: Int? {
    state.queue.rows.firstIndex { state.isOpen($0) }
  }

  /// The screen the session stands on.
  var currentScreen: Int? {
    state.queue.scope.screen ?? state.form?.screen ?? (state.model.screens.isEmpty ? nil : 0)
  }
}
