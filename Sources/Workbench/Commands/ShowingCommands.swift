extension CommandTable {
  private static let lists: [Place] = [.screens, .findings]

  /// Commands that show something over the panes.
  static let showingCommands: [Command] = [
    Command(
      "help", "Help", help: "Shows every key of this place.", group: .showing,
      keys: ["?", "F1"], places: lists
    ) { $0.showHelp() },
    Command(
      "help-form", "Help", help: "Shows every key of the form.", group: .showing, keys: ["F1"],
      places: [.fix]
    ) { $0.showHelp() },
    Command(
      "palette", "Commands", help: "Lists every command; typing narrows the list.",
      group: .showing, keys: [":", "Ctrl-P"], places: lists
    ) { $0.showPalette() },
    Command(
      "palette-form", "Commands", help: "Lists every command; typing narrows the list.",
      group: .showing, keys: ["Ctrl-P"], places: [.fix]
    ) { $0.showPalette() },
    Command(
      "messages", "Messages", help: "Shows every message so far.", group: .showing, keys: ["M"],
      places: lists
    ) { state in
      let lines = state.messages.map { ($0.isError ? "problem: " : "") + $0.text }
      var reading = Reading("Messages", lines: lines.isEmpty ? ["No message yet."] : lines)
      reading.move(by: Int(Int32.max), width: state.readingColumns)
      state.overlays.append(.reading(reading))
      return []
    },
    Command(
      "where", "Where am I", help: "Says the pane, the row and what is there.", group: .showing,
      keys: ["Ctrl-O", "F6"]
    ) { state in
      state.say(state.whereWords)
      return []
    },
    Command(
      "theme", "Theme", help: "Chooses how the workbench looks.", group: .showing, keys: ["T"],
      places: lists,
      unavailable: { $0.settings.themes.isEmpty ? "no theme file was found" : nil }
    ) { state in
      let items = state.settings.themes.map { Choice.Item(id: $0, title: $0) }
      state.overlays.append(.choice(Choice("Theme", purpose: .theme, items: items)))
      return []
    },
    Command(
      "redraw", "Redraw", help: "Draws the screen anew.", group: .showing, keys: ["Ctrl-L"]
    ) { _ in [.redraw] },
  ]
}

extension WorkbenchState {
  /// Shows every key of the focused place.
  mutating func showHelp() -> [Effect] {
    overlays.append(
      .reading(Reading("Help: \(focus.title)", lines: HelpPage.lines(for: focus.place))))
    return []
  }

  /// Lists every command.
  mutating func showPalette() -> [Effect] {
    let state = self
    let items = CommandTable.all.filter { !$0.id.hasSuffix("-form") }.map { command in
      let why = command.whyNot(state)
      let key = command.keys.first.map { " (\($0))" } ?? ""
      return Choice.Item(
        id: command.id, title: "\(command.id)\(key): \(command.title)",
        note: why.map { "not now, \($0). \(command.help)" } ?? command.help)
    }
    overlays.append(.choice(Choice("Commands", purpose: .command, items: items)))
    return []
  }

  /// The pane, the row and what is there, in a sentence.
  var whereWords: String {
    switch focus {
    case .screens:
      let row = "Screens, row \(tree.cursorRow + 1) of \(tree.rows.count)"
      switch tree.cursor {
      case .project: return "\(row): \(model.facts.name)."
      case .screen(let screen): return "\(row): screen \(model.screens[screen].name)."
      case .element(let screen, let element):
        return "\(row): \(ElementTitle.of(element, in: model.screens[screen]))."
      }
    case .findings:
      guard let finding = currentFinding else { return "Findings: none here." }
      return "Finding \(queue.cursor + 1) of \(queue.rows.count), screen "
        + "\(finding.screen), element \(finding.element), rule \(finding.rule)."
    case .fix:
      guard let form else { return "Fix: no element." }
      let screen = model.screens[form.screen]
      return "Fix, row \(form.cursor + 1) of \(form.rows.count), "
        + "\(ElementTitle.of(form.element, in: screen)), screen \(screen.name)."
    }
  }
}

extension Pane {
  /// Where this pane's keys go.
  var place: Place {
    switch self {
    case .screens: .screens
    case .findings: .findings
    case .fix: .fix
    }
  }
}
