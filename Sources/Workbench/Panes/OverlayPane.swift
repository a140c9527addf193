/// Draws what lies over the panes: a prompt in the status line, a list or a text over everything.
enum OverlayPane {
  static func draw(_ state: inout WorkbenchState, with painter: inout Painter) {
    guard let last = state.overlays.indices.last else { return }
    let size = painter.size
    let rect = CellRect(row: 1, column: 0, columns: size.columns, rows: size.rows - 2)
    switch state.overlays[last] {
    case .prompt(let prompt): draw(prompt, with: &painter)
    case .choice(var choice):
      clear(rect, &painter)
      draw(&choice, in: rect, with: &painter)
      state.overlays[last] = .choice(choice)
    case .reading(var reading):
      clear(rect, &painter)
      draw(&reading, in: rect, with: &painter)
      state.overlays[last] = .reading(reading)
    }
  }

  private static func clear(_ rect: CellRect, _ painter: inout Painter) {
    let blank = Array(repeating: Cell.blank, count: rect.columns)
    for row in rect.row..<(rect.row + rect.rows) { painter.frame.put(blank, row: row, column: 0) }
  }

  /// Cells an answer should have beside its question.
  private static let answerColumns = 32

  private static func draw(_ prompt: Prompt, with painter: inout Painter) {
    let row = painter.size.rows - 1
    let rect = CellRect(row: row, column: 0, columns: painter.size.columns, rows: 1)
    let blank = Array(repeating: Cell.blank, count: rect.columns)
    painter.frame.put(blank, row: row, column: 0)
    var lead = cells("\(prompt.question): ", style: .key)
    if lead.cellWidth + answerColumns > rect.columns, row > 1 {
      // The question has a row of its own, so that both can be read.
      painter.frame.put(blank, row: row - 1, column: 0)
      painter.put(
        lead, row: 0, column: 0,
        in: CellRect(row: row - 1, column: 0, columns: rect.columns, rows: 1))
      lead = []
    }
    let typed = Painter.window(prompt.editor, room: max(1, rect.columns - lead.cellWidth))
    painter.put(lead, row: 0, column: 0, in: rect)
    painter.put(typed.cells, row: 0, column: lead.cellWidth, in: rect)
    painter.cursor(row: 0, column: lead.cellWidth + typed.caret, in: rect)
  }

  private static func draw(
    _ choice: inout Choice, in rect: CellRect, with painter: inout Painter
  ) {
    let shown = choice.shown
    painter.title("\(choice.title): \(shown.count)", in: rect, focused: true)
    painter.row(1, in: rect, [("Narrow: ", .key)])
    painter.put(
      Painter.window(choice.editor, room: rect.columns - 8).cells, row: 1, column: 8, in: rect)
    let list = CellRect(
      row: rect.row + 2, column: 0, columns: rect.columns, rows: max(1, rect.rows - 2))
    choice.cursor = min(choice.cursor, max(0, shown.count - 1))
    choice.top = Painter.top(
      for: choice.cursor, before: choice.top, rows: list.rows, count: shown.count)
    for line in 0..<list.rows where shown.indices.contains(choice.top + line) {
      let item = shown[choice.top + line]
      let isCursor = choice.top + line == choice.cursor
      let note = item.note.isEmpty ? "" : ". \(item.note)"
      painter.row(
        line, in: list,
        [
          (isCursor ? "> " : "  ", .marker), (item.title, isCursor ? .selection : .plain),
          (note, .muted),
        ])
    }
    if shown.isEmpty { painter.row(0, in: list, [("  nothing like that", .muted)]) }
    painter.cursor(row: choice.cursor - choice.top, in: list)
  }

  private static func draw(
    _ reading: inout Reading, in rect: CellRect, with painter: inout Painter
  ) {
    let lines = reading.wrapped(width: rect.columns - 2)
    painter.title(reading.title, in: rect, focused: true)
    let search = reading.isSearching || !reading.editor.isEmpty
    let typed = Painter.window(reading.editor, room: rect.columns - 6)
    if search {
      painter.row(1, in: rect, [("Find: ", .key)])
      painter.put(typed.cells, row: 1, column: 6, in: rect)
    }
    let above = search ? 2 : 1
    let text = CellRect(
      row: rect.row + above, column: 0, columns: rect.columns, rows: max(1, rect.rows - above))
    reading.cursor = min(reading.cursor, max(0, lines.count - 1))
    reading.top = Painter.top(
      for: reading.cursor, before: reading.top, rows: text.rows, count: lines.count)
    for line in 0..<text.rows where lines.indices.contains(reading.top + line) {
      let isCursor = reading.top + line == reading.cursor
      painter.row(
        line, in: text,
        [(isCursor ? "> " : "  ", .marker), (lines[reading.top + line], .plain)])
    }
    if lines.isEmpty { painter.row(0, in: text, [("  no line holds that", .muted)]) }
    if reading.isSearching {
      painter.cursor(row: 1, column: 6 + typed.caret, in: rect)
    } else {
      painter.cursor(row: reading.cursor - reading.top, in: text)
    }
  }
}
