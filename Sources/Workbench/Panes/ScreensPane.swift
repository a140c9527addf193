import AuditCore

/// Draws the tree of screens and elements.
enum ScreensPane {
  static func draw(_ state: inout WorkbenchState, in rect: CellRect, with painter: inout Painter) {
    let focused = state.focus == .screens && state.overlays.isEmpty
    painter.title("Screens", in: rect, focused: focused)
    let visible = rect.rows - 1
    let cursor = state.tree.cursorRow
    state.tree.top = Painter.top(
      for: cursor, before: state.tree.top, rows: visible, count: state.tree.rows.count)
    var counts = ElementCounts()
    for line in 0..<max(0, visible) {
      let row = state.tree.top + line
      guard state.tree.rows.indices.contains(row) else { break }
      let isCursor = row == cursor
      let marker = isCursor ? ">" : " "
      let text = words(state.tree.rows[row], state, &counts)
      let style: Style = isCursor ? (focused ? .selection : .focus) : .plain
      painter.row(line + 1, in: rect, [(marker, .marker), (text, style)])
    }
    if state.focus == .screens { painter.cursor(row: cursor - state.tree.top + 1, in: rect) }
  }

  /// Count, fold mark and name of a row; the count leads because it decides where to go.
  private static func words(
    _ place: TreePlace, _ state: WorkbenchState, _ counts: inout ElementCounts
  ) -> String {
    switch place {
    case .project:
      return "\(String(state.model.counts.open).leading(to: 4)) All screens"
    case .screen(let index):
      let screen = state.model.screens[index]
      let open = state.model.findings[index].map { String($0.counts.open) } ?? "?"
      let fold = screen.elements.isEmpty ? " " : state.tree.isUnfolded(place) ? "v" : ">"
      return "\(open.leading(to: 4)) \(fold) \(screen.listedName)"
    case .element(let index, let element):
      let screen = state.model.screens[index]
      let subject = screen.elements[element]
      let hasChildren = subject.subtreeEnd > element + 1
      let fold = hasChildren ? (state.tree.isUnfolded(place) ? "v " : "> ") : "  "
      let open = counts.open(screen: index, from: element, to: subject.subtreeEnd, state.model)
      let indent = String(repeating: "  ", count: min(8, subject.depth + 1))
      let count = open == 0 ? "" : String(open)
      return "\(count.leading(to: 4)) \(indent)\(fold)\(ElementTitle.of(element, in: screen))"
    }
  }
}

/// Counts open findings of parts of a screen; made once a frame and kept while it is drawn.
struct ElementCounts {
  private var screen = -1
  /// Open findings before each element of the screen.
  private var before: [Int] = []

  mutating func open(screen: Int, from: Int, to: Int, _ model: ProjectModel) -> Int {
    if screen != self.screen {
      self.screen = screen
      before = Array(repeating: 0, count: model.screens[screen].elements.count + 1)
      if let found = model.findings[screen] {
        for (number, fact) in found.facts.enumerated() where fact.decision == .open {
          before[found.audit.findings[number].index + 1] += 1
        }
      }
      for index in before.indices.dropFirst() { before[index] += before[index - 1] }
    }
    return before[to] - before[from]
  }
}
