import AuditCore

extension LinearVerb {
  /// Verbs about the whole project and the program.
  static let project: [LinearVerb] = [
    LinearVerb(
      "export", usage: "export FILE",
      help: "Writes a review summary; the file's name tells the format.", covers: ["export": ""]
    ) { session, rest in session.export(to: rest) },
    LinearVerb(
      "quit", "exit", usage: "quit",
      help: "Ends the program. Everything saved is saved; drafts are kept.",
      covers: ["quit": "", "quit-form": ""]
    ) { session, _ in session.quit() },
  ]
}

extension LinearSession {
  fileprivate mutating func export(to path: String) {
    let path = LinearInput.text(path)
    guard !path.isEmpty, let command = CommandTable.command("export") else {
      return runByID("export")
    }
    if let why = command.unavailable(state) { return say("Not now: \(why).") }
    say("Exporting to \(path).")
    add([.export(path: path)])
  }

  fileprivate mutating func quit() {
    let unsaved = state.unsaved.count
    let kept =
      unsaved == 0
      ? "Everything is saved." : "\(Count.words(unsaved, "edit")) not saved, kept in a draft."
    say("\(kept) \(Count.words(state.model.counts.open, "finding")) open.")
    add(state.quit())
  }
}
