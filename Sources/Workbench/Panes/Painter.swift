/// Draws rows of a rectangle into a frame.
struct Painter {
  var frame: Frame
  let size: Size

  init(size: Size) {
    self.size = size
    frame = Frame(size: size)
  }

  /// Draws runs of text in a row of a rectangle, clipped at its right edge.
  mutating func row(_ row: Int, in rect: CellRect, _ runs: [(String, Style)]) {
    guard row >= 0, row < rect.rows else { return }
    var all: [Cell] = []
    for (text, style) in runs { all += cells(text, style: style) }
    frame.put(
      all.clipped(to: rect.columns), row: rect.row + row, column: rect.column, limit: rect.end)
  }

  /// Puts cells into a row of a rectangle from a column on, clipped at its right edge.
  mutating func put(_ cells: [Cell], row: Int, column: Int, in rect: CellRect) {
    guard row >= 0, row < rect.rows, column < rect.columns else { return }
    frame.put(
      cells.clipped(to: rect.columns - column), row: rect.row + row, column: rect.column + column,
      limit: rect.end)
  }

  /// Draws a pane's title, ruled to its edge.
  mutating func title(_ text: String, note: String = "", in rect: CellRect, focused: Bool) {
    let lead = focused ? "== " : "-- "
    let mark: Character = focused ? "=" : "-"
    let tail = note.isEmpty ? "" : " \(note) "
    let used = cellWidth(of: lead + text + tail) + 3
    let rule = String(repeating: mark, count: max(0, rect.columns - used))
    let style: Style = focused ? .focus : .heading
    row(0, in: rect, [(lead + text + " " + rule + tail + String(repeating: mark, count: 2), style)])
  }

  /// Puts the hardware cursor on a row of a rectangle.
  mutating func cursor(row: Int, column: Int = 0, in rect: CellRect) {
    frame.cursor = Position(
      row: rect.row + min(max(0, row), rect.rows - 1),
      column: min(max(0, rect.column + column), rect.end - 1))
  }

  /// The part of a text being edited that fits, and the column of its caret in it.
  ///
  /// Long texts move by half the room at a time, so that most keys redraw one cell; what is left out
  /// before shows as a mark.
  /// - Complexity: O(length of the text).
  static func window(
    _ editor: LineEditor, room: Int, style: Style = .input
  ) -> (cells: [Cell], caret: Int) {
    let all = cells(editor.text, style: style)
    let caret = editor.caretColumn
    // One cell after the text is for the caret.
    guard room > 2, caret >= room || all.cellWidth >= room else { return (all, caret) }
    let step = max(1, room / 2)
    let wanted = max(0, (caret / step - 1) * step)
    guard wanted > 0 else { return (all, caret) }
    var dropped = 0
    var kept = all[...]
    // One more than wanted, for the mark; a wide character may be one more again.
    while dropped < wanted + 1, let first = kept.popFirst() { dropped += Int(first.width) }
    var shown = [Cell(text: "…", style: style)]
    if dropped > wanted + 1 { shown.append(Cell(text: " ", style: style)) }
    return (shown + kept, caret - wanted)
  }

  /// The first row to draw so that a row is in sight, near where drawing began before.
  static func top(for row: Int, before top: Int, rows: Int, count: Int) -> Int {
    var top = min(top, max(0, count - rows))
    if row < top { top = row }
    if row >= top + rows { top = row - rows + 1 }
    return max(0, top)
  }
}

extension Style {
  /// The style of an impact.
  init(impact word: String) {
    switch word {
    case "critical": self = .critical
    case "serious": self = .serious
    case "moderate": self = .moderate
    default: self = .minor
    }
  }
}

extension String {
  /// The string filled with spaces to a number of cells; longer ones stay whole.
  func filled(to width: Int) -> String {
    let missing = width - cellWidth(of: self)
    return missing > 0 ? self + String(repeating: " ", count: missing) : self
  }

  /// The string with spaces before it up to a number of characters; for numbers.
  func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension LineEditor {
  /// Cells before the caret, as the whole text is drawn.
  ///
  /// A joiner is drawn by what follows it, so the character after the caret counts too.
  var caretColumn: Int {
    guard caret < characters.count else { return cellWidth(of: text) }
    let next = String(characters[caret])
    return max(0, cellWidth(of: beforeCaret + next) - cellWidth(of: next))
  }
}
