extension CommandTable {
  private static let lists: [Place] = [.screens, .findings]

  /// Commands about the whole project and the program.
  static let projectCommands: [Command] = [
    Command(
      "export", "Export", help: "Writes a review summary; the file's name tells the format.",
      group: .project, keys: ["x"], places: lists,
      unavailable: { $0.loading == nil ? nil : "the project is still being read" }
    ) { state in
      let base = state.settings.path.droppingExtension
      state.overlays.append(
        .prompt(
          Prompt(
            "Export to (.html, .md, .csv or .json)", purpose: .export,
            text: "\(base)-review.html")))
      return []
    },
    Command(
      "save-again", "Save again", help: "Tries again to save what could not be saved.",
      group: .project, keys: ["S"], places: lists,
      unavailable: { $0.unsaved.isEmpty ? "everything is saved" : nil }
    ) { state in
      state.say("Saving again.")
      return [.retrySaving]
    },
    Command(
      "suspend", "Suspend", help: "Goes back to the shell until fg.", group: .project,
      keys: ["Ctrl-Z"]
    ) { _ in [.suspend] },
    Command(
      "quit", "Quit", help: "Ends the program. Everything saved is saved; drafts are kept.",
      group: .project, keys: ["q", "Ctrl-Q"], places: lists
    ) { $0.quit() },
    Command(
      "quit-form", "Quit", help: "Ends the program. What was typed is kept as a draft.",
      group: .project, keys: ["Ctrl-Q"], places: [.fix]
    ) { $0.quit() },
  ]
}

extension WorkbenchState {
  /// Ends the program.
  mutating func quit() -> [Effect] {
    let effects = keepTyped()
    isOver = true
    return effects + [.quit]
  }
}

extension String {
  /// The path without the extension of its last part.
  fileprivate var droppingExtension: String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self }
    return String(self[..<dot])
  }
}
