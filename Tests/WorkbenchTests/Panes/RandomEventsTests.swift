import AuditCore
import ProjectStore
import Testing

@testable import Workbench

@Suite struct RandomEventsTests {
  @Test(
    "whatever happens, the frame is whole and the cursor is where the work is", arguments: 0..<48)
  func frames(seed: Int) throws {
    let json = [
      SampleProjects.shop, SampleProjects.scripts, SampleProjects.bare, SampleProjects.chain,
    ][
      seed % 4]
    var events = RandomEvents(seed: seed)
    var state = try Opened.state(json)
    state.size = events.size()
    for step in 0..<160 {
      let event = events.next()
      for effect in state.update(event) {
        if case .save(let edit) = effect { events.pending.append(edit) }
        if case .retrySaving = effect { events.pending += state.unsaved }
      }
      let problems = FrameRules.problems(state.render(), state) + StateRules.problems(state)
      for problem in problems {
        Issue.record("seed \(seed), step \(step), \(event): \(problem)")
      }
      if !problems.isEmpty { return }
    }
  }

  @Test("a frame drawn twice is the same", arguments: 0..<8)
  func steady(seed: Int) throws {
    var events = RandomEvents(seed: 1000 + seed)
    var state = try Opened.state()
    for _ in 0..<80 {
      _ = state.update(events.next())
      let once = state.render()
      #expect(state.render() == once)
    }
  }

  @Test("undoing everything brings the project back as it was", arguments: 0..<40)
  func undo(seed: Int) throws {
    var events = RandomEvents(seed: 2000 + seed)
    var state = try Opened.state(
      seed.isMultiple(of: 2) ? SampleProjects.shop : SampleProjects.scripts)
    let before = ModelPicture(state.model)
    for _ in 0..<200 { _ = state.update(events.next()) }
    while state.history.undoTitle != nil { _ = state.undo() }
    #expect(ModelPicture(state.model) == before)
    while state.history.redoTitle != nil { _ = state.redo() }
    while state.history.undoTitle != nil { _ = state.undo() }
    #expect(ModelPicture(state.model) == before)
  }
}

/// What holds of every frame.
enum FrameRules {
  static func problems(_ frame: Frame, _ state: WorkbenchState) -> [String] {
    var problems: [String] = []
    if frame.size != state.size { problems.append("the frame has another size") }
    if frame.rows.count != max(0, state.size.rows) { problems.append("rows are missing") }
    for (number, row) in frame.rows.enumerated() {
      if row.count != max(0, state.size.columns) { problems.append("row \(number) is short") }
      problems += cellProblems(row).map { "row \(number): \($0)" }
    }
    guard !frame.rows.isEmpty, !(frame.rows.first?.isEmpty ?? true) else { return problems }
    let cursor = frame.cursor
    guard frame.rows.indices.contains(cursor.row),
      frame.rows[cursor.row].indices.contains(cursor.column)
    else { return problems + ["the cursor is at \(cursor)"] }
    return problems + cursorProblems(frame, state)
  }

  private static func cellProblems(_ row: [Cell]) -> [String] {
    var problems: [String] = []
    var column = 0
    while column < row.count {
      let cell = row[column]
      if cell.width == 0 { problems.append("half a character at \(column)") }
      for scalar in cell.text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
          problems.append("U+\(String(scalar.value, radix: 16)) at \(column)")
        default: break
        }
        if scalar.properties.isBidiControl { problems.append("a bidi control at \(column)") }
      }
      if cell.width == 2, column + 1 >= row.count || row[column + 1].width != 0 {
        problems.append("a wide character is cut at \(column)")
      }
      column += max(1, Int(cell.width))
    }
    return problems
  }

  /// The hardware cursor is on the marked row of what has the keys, or at the caret.
  private static func cursorProblems(_ frame: Frame, _ state: WorkbenchState) -> [String] {
    let layout = Layout(size: state.size, focus: state.focus)
    guard !layout.isTooSmall else { return [] }
    switch state.overlays.last {
    case .prompt:
      return frame.cursor.row == state.size.rows - 1 ? [] : ["the prompt has no cursor"]
    case .choice(let choice):
      let rect = CellRect(row: 3, column: 0, columns: state.size.columns, rows: state.size.rows - 4)
      return choice.shown.isEmpty ? [] : marks(frame, in: rect, at: frame.cursor)
    case .reading(let reading):
      if reading.isSearching { return frame.cursor.row == 2 ? [] : ["the search has no cursor"] }
      let rect = CellRect(row: 2, column: 0, columns: state.size.columns, rows: state.size.rows - 3)
      return reading.shown.isEmpty ? [] : marks(frame, in: rect, at: frame.cursor)
    case nil: return paneProblems(frame, state, layout)
    }
  }

  private static func paneProblems(
    _ frame: Frame, _ state: WorkbenchState, _ layout: Layout
  ) -> [String] {
    guard let pane = layout.panes[state.focus] else { return ["the focused pane is not shown"] }
    let rect = CellRect(
      row: pane.row + 1, column: pane.column, columns: pane.columns, rows: pane.rows - 1)
    if state.focus == .findings, state.queue.rows.isEmpty { return [] }
    if state.focus == .fix {
      guard let form = state.form else { return ["the form has the keys and is not there"] }
      let marker = Position(row: frame.cursor.row, column: rect.column)
      let isIn = form.row.isText ? frame.cursor.column >= rect.column + 14 : true
      return marks(frame, in: rect, at: marker) + (isIn ? [] : ["the caret is left of the text"])
    }
    return marks(frame, in: rect, at: frame.cursor)
  }

  /// Exactly one row of a rectangle begins with `>`: the one at a place.
  private static func marks(_ frame: Frame, in rect: CellRect, at place: Position) -> [String] {
    let rows = (rect.row..<(rect.row + rect.rows)).filter {
      frame.rows[$0][rect.column].text == ">"
    }
    return rows == [place.row] && place.column == rect.column
      ? [] : ["> is in rows \(rows), the cursor at \(place.row),\(place.column)"]
  }
}

/// What holds of every state.
enum StateRules {
  static func problems(_ state: WorkbenchState) -> [String] {
    var problems: [String] = []
    let model = state.model
    if !state.tree.rows.contains(state.tree.cursor) { problems.append("the tree has no cursor") }
    for ref in state.queue.rows where model.finding(ref) == nil {
      problems.append("\(ref) is no finding")
    }
    if !state.queue.rows.isEmpty, state.queue.current == nil {
      problems.append("the list has no cursor")
    }
    if let form = state.form {
      if !model.screens.indices.contains(form.screen)
        || !model.screens[form.screen].elements.indices.contains(form.element)
      {
        problems.append("the form has no element")
      }
      if !form.rows.indices.contains(form.cursor) { problems.append("the form has no cursor") }
      if let ref = form.finding, model.finding(ref)?.id != form.findingKey {
        problems.append("the form shows another finding")
      }
    } else if state.focus == .fix {
      problems.append("the form has the keys and is not there")
    }
    if state.saving < 0 { problems.append("\(state.saving) edits are on their way") }
    return problems + countProblems(state)
  }

  private static func countProblems(_ state: WorkbenchState) -> [String] {
    var counts = FindingCounts()
    let audits = state.model.auditor.audit(state.model.screens, of: state.model.facts)
    for (number, audit) in audits.enumerated() {
      let fresh = ScreenFindings(
        audit, review: state.model.review, ruleIndex: state.model.ruleIndex, now: state.now)
      counts.merge(fresh.counts, sign: 1)
      if state.model.findings[number]?.facts != fresh.facts {
        return ["the findings of screen \(number) are old"]
      }
    }
    return counts == state.model.counts ? [] : ["the counts are wrong"]
  }
}

/// Everything an edit can change, to be compared.
struct ModelPicture: Equatable {
  let members: [String]
  let decisions: [String: RecordedDecision]
  let fixes: Set<RecordedFix>
  let counts: FindingCounts

  init(_ model: ProjectModel) {
    var members: [String] = []
    for screen in model.screens {
      for element in screen.elements {
        for member in FixMember.allCases {
          for locale in [nil] + model.facts.otherLocales.map(Optional.some) {
            members.append("\(element.value(of: member, locale: locale))")
          }
        }
      }
    }
    self.members = members
    decisions = model.review.decisions
    fixes = Set(model.review.fixes)
    counts = model.counts
  }
}
