import AuditCore
import ProjectStore

extension CommandTable {
  private static let lists: [Place] = [.screens, .findings]

  private static let needsEntry: @Sendable (WorkbenchState) -> String? = { state in
    guard state.focus == .fix, case .entry = state.form?.row else {
      return "no Voice Control name is chosen in the form"
    }
    return nil
  }

  /// Commands that correct the app's texts.
  static let fixingCommands: [Command] = [
    Command(
      "take-suggestion", "Take the suggestion",
      help: "Sets the label to the first name offered.", group: .fixing, keys: ["a"],
      places: lists,
      unavailable: { state in
        if let why = needsElement(state) { return why }
        // A size or a colour is not mended by another name, least of all by one key too many.
        if state.focus == .findings, let finding = state.currentFinding,
          !state.model.isAboutName(finding)
        {
          return "the finding is not about a name; e goes to the form"
        }
        return state.suggestions.isEmpty ? "no name is offered for this element" : nil
      }
    ) { $0.take(suggestion: 0) },
    Command(
      "take-for-group", "Take it for the group",
      help: "Names each control of a repeated group after what it acts on.", group: .fixing,
      keys: ["A"], places: lists,
      unavailable: { state in
        if let why = needsFinding(state) { return why }
        return state.groupNames.isEmpty ? "the controls of this group do not tell them apart" : nil
      }
    ) { $0.takeForGroup() },
    Command(
      "edit", "Edit", help: "Goes to the form to type a label.", group: .fixing, keys: ["e"],
      places: lists, unavailable: needsElement
    ) { $0.focus(on: .fix) },
    Command(
      "save-row", "Save the row",
      help: "Saves what the row holds. On the names offered, takes one.",
      group: .fixing, keys: ["Enter"], places: [.fix]
    ) { $0.saveRow() },
    Command(
      "next-suggestion", "Next suggestion",
      help: "Puts the next name offered into the row, to be saved or changed.", group: .fixing,
      keys: ["Ctrl-T", "F5"], places: [.fix],
      unavailable: { $0.suggestions.isEmpty ? "no name is offered for this element" : nil }
    ) { $0.cycleSuggestion() },
    Command(
      "revert-row", "Revert the row", help: "Puts back what the project holds.", group: .fixing,
      keys: ["Ctrl-X"], places: [.fix]
    ) { $0.revertRow() },
    Command(
      "remove-name", "Remove the name", help: "Removes this Voice Control name.", group: .fixing,
      keys: ["Ctrl-D", "F8"], places: [.fix], unavailable: needsEntry
    ) { $0.removeEntry() },
    Command(
      "name-up", "Move the name up",
      help: "Moves this Voice Control name up; the first one is shown.", group: .fixing,
      keys: ["Alt-Up"], places: [.fix], unavailable: needsEntry
    ) { $0.moveEntry(by: -1) },
    Command(
      "name-down", "Move the name down", help: "Moves this Voice Control name down.",
      group: .fixing, keys: ["Alt-Down"], places: [.fix], unavailable: needsEntry
    ) { $0.moveEntry(by: 1) },
    Command(
      "decorative", "Decorative",
      help: "Says that the image carries no information, or that it does.", group: .fixing,
      keys: ["D"], places: lists,
      unavailable: { state in
        guard let form = state.form else { return "no element is chosen" }
        let role = state.model.screens[form.screen].elements[form.element].role
        return role == .image ? nil : "only images can be decorative"
      }
    ) { $0.toggleDecorative() },
    Command(
      "undo", "Undo", help: "Takes the last edit back.", group: .fixing,
      keys: ["u", "Alt-u"],
      unavailable: { $0.history.undoTitle == nil ? "nothing was changed yet" : nil }
    ) { $0.undo() },
    Command(
      "redo", "Redo", help: "Makes the edit that was taken back again.", group: .fixing,
      keys: ["Ctrl-R", "Alt-r"],
      unavailable: { $0.history.redoTitle == nil ? "nothing was taken back" : nil }
    ) { $0.redo() },
  ]
}
