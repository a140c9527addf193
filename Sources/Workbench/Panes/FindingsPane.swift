import AuditCore

/// Draws the list of findings.
enum FindingsPane {
  static func draw(_ state: inout WorkbenchState, in rect: CellRect, with painter: inout Painter) {
    let focused = state.focus == .findings && state.overlays.isEmpty
    painter.title(title(state), note: note(state), in: rect, focused: focused)
    let visible = rect.rows - 1
    let cursor = state.queue.cursor
    state.queue.top = Painter.top(
      for: cursor, before: state.queue.top, rows: visible, count: state.queue.rows.count)
    if state.queue.rows.isEmpty {
      painter.row(1, in: rect, [("  \(emptyWords(state))", .muted)])
    }
    for line in 0..<max(0, visible) {
      let row = state.queue.top + line
      guard state.queue.rows.indices.contains(row) else { break }
      draw(row, line: line + 1, isCursor: row == cursor, focused, state, rect, &painter)
    }
    if state.focus == .findings { painter.cursor(row: cursor - state.queue.top + 1, in: rect) }
  }

  private static func draw(
    _ row: Int, line: Int, isCursor: Bool, _ focused: Bool, _ state: WorkbenchState,
    _ rect: CellRect, _ painter: inout Painter
  ) {
    let ref = state.queue.rows[row]
    guard let finding = state.model.finding(ref) else { return }
    let decision = state.model.decision(screen: ref.screen, finding: ref.finding)
    let marked = !state.queue.marks.isEmpty && state.queue.marks.contains(finding.id)
    let impact = finding.impact.rawValue
    let style: Style = isCursor ? (focused ? .selection : .focus) : .plain
    let impactStyle: Style =
      isCursor && focused ? .selection : finding.failed ? Style(impact: impact) : .cannotTell
    let wide = rect.columns >= 70
    // Most findings failed: where there is little room, only the others say what they are.
    let outcome = finding.failed ? (rect.columns < 56 ? "" : "failed") : "unsure"
    var runs: [(String, Style)] = [
      ((isCursor ? ">" : " ") + (marked ? "*" : " "), .marker), (impact.filled(to: 9), impactStyle),
    ]
    if !outcome.isEmpty { runs.append((outcome.filled(to: 7), style)) }
    if decision != .open || wide { runs.append((short(decision).filled(to: 10), style)) }
    runs.append((finding.rule.filled(to: wide ? 20 : 0) + " ", style))
    if wide { runs.append((criterion(finding, state).filled(to: 10), style)) }
    runs.append((subject(finding, ref.screen, state), style))
    painter.row(line, in: rect, runs)
  }

  /// What the finding is about, with the group's size, the language and the screen.
  private static func subject(_ finding: Finding, _ screen: Int, _ state: WorkbenchState) -> String
  {
    let title = ElementTitle.of(finding.index, in: state.model.screens[screen])
    let count = finding.related.isEmpty ? "" : "\(finding.related.count + 1) like "
    let place = state.queue.scope == .project ? ", \(state.model.screens[screen].name)" : ""
    return (finding.locale.map { "\($0) " } ?? "") + count + title + place
  }

  private static func criterion(_ finding: Finding, _ state: WorkbenchState) -> String {
    guard let number = state.model.criterion(finding) else { return "" }
    return Criterion.of(number)?.numberAndLevel ?? number
  }

  /// The decision in at most nine characters.
  private static func short(_ decision: Decision) -> String {
    switch decision {
    case .open: "open"
    case .confirmed: "confirmed"
    case .notAnIssue: "not issue"
    case .acceptedRisk: "accepted"
    case .needsDevice: "needs dev"
    }
  }

  private static func title(_ state: WorkbenchState) -> String {
    let scope: String
    switch state.queue.scope {
    case .project: scope = "all screens"
    case .screen(let screen): scope = state.model.screens[screen].name
    case .element(let screen, let element):
      scope = ElementTitle.of(element, in: state.model.screens[screen])
    }
    return "Findings: \(scope), \(state.queue.rows.count) shown"
  }

  private static func note(_ state: WorkbenchState) -> String {
    var parts: [String] = []
    if !state.queue.filter.words.isEmpty { parts.append("only \(state.queue.filter.words)") }
    if !state.queue.marks.isEmpty { parts.append("\(state.queue.marks.count) marked") }
    if state.queue.sort != .document { parts.append(state.queue.sort.words) }
    return parts.joined(separator: "; ")
  }

  private static func emptyWords(_ state: WorkbenchState) -> String {
    if let loading = state.loading {
      return "Reading, \(loading.done) of \(loading.total) screens are in."
    }
    return state.queue.filter == FindingFilter()
      ? "No findings here." : "No findings here of this kind. F shows all."
  }
}
