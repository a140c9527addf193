import AuditCore

/// Draws the title line at the top and the status line at the foot.
enum Bars {
  static func drawTitle(_ state: WorkbenchState, with painter: inout Painter) {
    let facts = state.model.facts
    let counts = state.model.counts
    let rect = CellRect(row: 0, column: 0, columns: painter.size.columns, rows: 1)
    var numbers =
      "open \(counts.open)  decided \(counts.decided)  fixed \(state.model.fixedCount)"
    if let loading = state.loading { numbers += "  reading \(loading.done) of \(loading.total)" }
    if painter.size.columns < Layout.mediumColumns {
      painter.row(0, in: rect, [("\(facts.name)  \(others(state))", .title)])
      return
    }
    let languages = ([facts.baseLocale] + facts.otherLocales.map { "+\($0)" }).joined(
      separator: " ")
    let impacts: [(String, Style)] = [
      ("   critical \(counts.critical)", .critical), ("  serious \(counts.serious)", .serious),
      ("  moderate \(counts.moderate)", .moderate), ("  minor \(counts.minor)", .minor),
      ("  unsure \(counts.cannotTell)", .cannotTell),
    ]
    let platform = "  \(facts.platform.rawValue)  \(languages)"
    // What does not fit is left out whole: half a list of numbers would read as all of them.
    let choices: [[(String, Style)]] = [
      [("\(facts.name)\(platform)   \(numbers)", .title)] + impacts,
      [("\(facts.name)   \(numbers)", .title)] + impacts,
      [("\(facts.name)\(platform)   \(numbers)", .title)],
    ]
    let fits = choices.first { runs in
      runs.reduce(0) { $0 + cellWidth(of: $1.0) } <= rect.columns
    }
    painter.row(0, in: rect, fits ?? [("\(facts.name)   \(numbers)", .title)])
  }

  /// The panes that are not shown, with their keys and counts, for terminals that show one.
  private static func others(_ state: WorkbenchState) -> String {
    Pane.allCases.filter { $0 != state.focus }.map { pane in
      let count = pane == .findings ? " \(state.queue.rows.count)" : ""
      return "\(pane.rawValue) \(pane.title)\(count)"
    }.joined(separator: "  ")
  }

  static func drawStatus(_ state: WorkbenchState, with painter: inout Painter) {
    let row = painter.size.rows - 1
    let rect = CellRect(row: row, column: 0, columns: painter.size.columns, rows: 1)
    if let message = state.message {
      painter.row(0, in: rect, [(message.text, message.isError ? .statusError : .status)])
    } else {
      painter.row(0, in: rect, [(hints(state), .muted)])
    }
  }

  private static func hints(_ state: WorkbenchState) -> String {
    switch state.overlays.last {
    case .choice: return "Enter chooses  Esc leaves  Up Down move  letters narrow the list"
    case .reading(let reading) where reading.isSearching:
      return "Enter keeps these lines  Esc shows all again"
    case .reading: return "Esc leaves  / finds lines  Up Down PageUp PageDown move"
    case .prompt, nil: break
    }
    switch state.focus {
    case .screens:
      return "? help  Enter findings  n next open  Right unfold  / search  : commands  q quit"
    case .findings:
      return "? help  Enter fix  a take suggestion  c i r d decide  Space mark  f filter  u undo"
    case .fix:
      return "F1 help  Enter save  Esc back  Up Down rows  Ctrl-T suggestion  Ctrl-X revert"
    }
  }
}
