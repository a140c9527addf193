extension CommandTable {
  private static let lists: [Place] = [.screens, .findings]

  /// Commands that move the cursor.
  static let movingCommands: [Command] = [
    Command(
      "up", "Up", help: "Moves one row up.", group: .moving, keys: ["Up", "k"], places: lists
    ) { $0.move(by: -1) },
    Command(
      "down", "Down", help: "Moves one row down.", group: .moving, keys: ["Down", "j"],
      places: lists
    ) { $0.move(by: 1) },
    Command(
      "row-up", "Row up", help: "Moves to the row above in the form.", group: .moving,
      keys: ["Up", "Shift-Tab"], places: [.fix]
    ) { $0.moveInForm(by: -1) },
    Command(
      "row-down", "Row down", help: "Moves to the row below in the form.", group: .moving,
      keys: ["Down", "Tab"], places: [.fix]
    ) { $0.moveInForm(by: 1) },
    Command(
      "page-up", "Page up", help: "Moves up by a screenful.", group: .moving,
      keys: ["PageUp", "Ctrl-B"], places: lists
    ) { $0.move(by: -$0.pageRows) },
    Command(
      "page-down", "Page down", help: "Moves down by a screenful.", group: .moving,
      keys: ["PageDown", "Ctrl-F"], places: lists
    ) { $0.move(by: $0.pageRows) },
    Command(
      "first", "First row", help: "Moves to the first row.", group: .moving, keys: ["Home", "g"],
      places: lists
    ) { $0.move(by: -Int(Int32.max)) },
    Command(
      "last", "Last row", help: "Moves to the last row.", group: .moving, keys: ["End", "G"],
      places: lists
    ) { $0.move(by: Int(Int32.max)) },
    Command(
      "unfold", "Unfold", help: "Shows what is inside the row, or goes on to the findings.",
      group: .moving, keys: ["Right", "l"], places: [.screens]
    ) { $0.unfold() },
    Command(
      "fold", "Fold", help: "Hides what is inside the row, or goes to the row around it.",
      group: .moving, keys: ["Left", "h"], places: [.screens]
    ) { $0.fold() },
    Command(
      "go-on", "Go on", help: "Goes from the finding to its fix.", group: .moving,
      keys: ["Right", "l"], places: [.findings], unavailable: needsElement
    ) { $0.focus(on: .fix) },
    Command(
      "go-back", "Go back", help: "Goes from the findings to the tree of screens.",
      group: .moving, keys: ["Left", "h"], places: [.findings]
    ) { $0.focus(on: .screens) },
    Command(
      "fold-all", "Fold all", help: "Hides the elements of every screen.", group: .moving,
      keys: ["Z"], places: [.screens]
    ) { state in
      state.tree.foldAll(state.model)
      state.followFocus()
      return []
    },
    Command(
      "open", "Open", help: "Goes on: from the tree to the findings, from a finding to its fix.",
      group: .moving, keys: ["Enter"], places: lists
    ) { $0.open() },
    Command(
      "back", "Back", help: "Goes one level back. Text that was typed is kept.", group: .moving,
      keys: ["Esc", "Ctrl-G"]
    ) { $0.back() },
    Command(
      "next-pane", "Next pane", help: "Goes to the next pane.", group: .moving, keys: ["Tab"],
      places: lists
    ) { $0.cyclePane(by: 1) },
    Command(
      "previous-pane", "Previous pane", help: "Goes to the pane before.", group: .moving,
      keys: ["Shift-Tab"], places: lists
    ) { $0.cyclePane(by: -1) },
    Command(
      "pane-screens", "Screens pane", help: "Goes to the tree of screens.", group: .moving,
      keys: ["1", "F2"], places: lists
    ) { $0.focus(on: .screens) },
    Command(
      "pane-findings", "Findings pane", help: "Goes to the list of findings.", group: .moving,
      keys: ["2", "F3"], places: lists
    ) { $0.focus(on: .findings) },
    Command(
      "pane-fix", "Fix pane", help: "Goes to the form of the element.", group: .moving,
      keys: ["3", "F4"], places: lists, unavailable: needsElement
    ) { $0.focus(on: .fix) },
    Command(
      "next-open", "Next open finding", help: "Moves to the next finding nobody decided.",
      group: .moving, keys: ["n", "Alt-n"], unavailable: needsOpenFinding
    ) { $0.nextOpen(step: 1) },
    Command(
      "previous-open", "Previous open finding",
      help: "Moves to the finding before that nobody decided.", group: .moving,
      keys: ["N", "Alt-N"], unavailable: needsOpenFinding
    ) { $0.nextOpen(step: -1) },
  ]

  static let needsElement: @Sendable (WorkbenchState) -> String? = {
    $0.form == nil ? "no element is chosen" : nil
  }

  static let needsFinding: @Sendable (WorkbenchState) -> String? = {
    $0.currentFinding == nil ? "no finding is chosen" : nil
  }

  static let needsOpenFinding: @Sendable (WorkbenchState) -> String? = {
    $0.model.counts.open == 0 ? "no finding is open" : nil
  }
}
