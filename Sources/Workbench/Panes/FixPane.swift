import AuditCore

/// Draws the form that fixes an element.
enum FixPane {
  /// Cells the names of rows take: more where a language has a long tag, as in "Label zh-Hans".
  ///
  /// - Complexity: O(languages).
  static func nameColumns(_ facts: ProjectFacts) -> Int {
    let longest = facts.locales.reduce(0) { max($0, $1.utf8.count) }
    return min(24, max(12, longest + 7))
  }

  static func draw(_ state: inout WorkbenchState, in rect: CellRect, with painter: inout Painter) {
    let focused = state.focus == .fix && state.overlays.isEmpty
    guard let form = state.form else {
      painter.title("Fix", in: rect, focused: focused)
      painter.row(1, in: rect, [("  Choose a finding or an element to see it here.", .muted)])
      return
    }
    state.workOutForm()
    let screen = state.model.screens[form.screen]
    painter.title(
      "Fix: \(ElementTitle.of(form.element, in: screen)), \(screen.name)",
      note: componentWords(screen.elements[form.element]), in: rect, focused: focused)
    let names = nameColumns(state.model.facts)
    let lines = FixLines.make(state, form, room: room(rect, names), rows: rect.rows - 1)
    let visible = rect.rows - 1
    let cursorLine = lines.firstIndex { $0.row == form.row } ?? 0
    let shownLine = state.focus == .fix ? cursorLine : 0
    let top = Painter.top(
      for: shownLine, before: form.top, rows: visible, count: lines.count)
    state.form?.top = top
    for line in 0..<max(0, visible) where lines.indices.contains(top + line) {
      draw(
        lines[top + line], at: line + 1, form, focused, isEdited: state.focus == .fix, names, rect,
        &painter)
    }
    if state.focus == .fix {
      let column =
        form.row.isText
        ? 2 + names + Painter.window(form.editor, room: room(rect, names)).caret : 0
      painter.cursor(row: cursorLine - top + 1, column: column, in: rect)
    }
  }

  private static func draw(
    _ line: FixLine, at row: Int, _ form: FixForm, _ focused: Bool, isEdited: Bool, _ names: Int,
    _ rect: CellRect, _ painter: inout Painter
  ) {
    let isCursor = focused && line.row == form.row
    let marker = isCursor ? "> " : "  "
    var runs: [(String, Style)] = [
      (marker, .marker), (line.name.filled(to: names), isCursor ? .focus : .heading),
    ]
    if isEdited, line.row == form.row, form.row.isText {
      painter.row(row, in: rect, runs)
      painter.put(
        Painter.window(form.editor, room: room(rect, names)).cells, row: row, column: 2 + names,
        in: rect)
      return
    }
    runs += line.runs
    painter.row(row, in: rect, runs)
  }

  /// Cells a row's text has.
  private static func room(_ rect: CellRect, _ names: Int) -> Int {
    max(1, rect.columns - 2 - names)
  }

  private static func componentWords(_ element: Element) -> String {
    guard let use = element.component else { return "" }
    return [use.name, use.size, use.variant].compactMap { $0 }.joined(separator: " ")
  }
}
