import AuditCore

extension LinearVerb {
  /// Verbs that go somewhere.
  static let moving: [LinearVerb] = [
    LinearVerb(
      "next", usage: "next", help: "Goes to the next finding nobody decided.",
      covers: ["next-open": ""]
    ) { session, _ in session.step(by: 1) },
    LinearVerb(
      "previous", "prev", usage: "previous",
      help: "Goes to the finding before that nobody decided.", covers: ["previous-open": ""]
    ) { session, _ in session.step(by: -1) },
    LinearVerb(
      "open", usage: "open NUMBER",
      help: "Goes to a row of the list read last; a number alone does the same.",
      covers: ["open": "", "edit": "", "pane-fix": ""]
    ) { session, rest in
      guard let number = Int(rest) else { return session.sayDetails() }
      session.pick(number)
    },
    LinearVerb(
      "screen", usage: "screen NUMBER, ID or NAME", help: "Lists the findings of one screen."
    ) { session, rest in session.goTo(screenNamed: rest) },
    LinearVerb(
      "element", usage: "element NUMBER or ID",
      help: "Goes to an element of this screen, with or without findings."
    ) { session, rest in session.goTo(elementNamed: rest) },
    LinearVerb(
      "all", usage: "all", help: "Lists the findings of all screens again."
    ) { session, _ in session.goTo(.project) },
    LinearVerb(
      "back", usage: "back",
      help: "Goes one level back: from an element to its screen, from there to all screens.",
      covers: ["back": ""]
    ) { session, _ in session.goBack() },
  ]
}

extension LinearSession {
  fileprivate mutating func step(by step: Int) {
    guard let command = CommandTable.command(step > 0 ? "next-open" : "previous-open") else {
      return
    }
    add(state.run(command))
  }

  fileprivate mutating func goBack() {
    if !state.queue.marks.isEmpty {
      state.queue.clearMarks()
      return say("Marks are taken away.")
    }
    switch state.queue.scope {
    case .element(let screen, _): goTo(.screen(screen))
    case .screen: goTo(.project)
    case .project: say("These are all screens already.")
    }
  }

  fileprivate mutating func goTo(screenNamed name: String) {
    let screens = state.model.screens
    if name.isEmpty { return begin(.screens) }
    if name.lowercased() == "all" { return goTo(.project) }
    let lower = name.lowercased()
    let found =
      LinearInput.row(name).flatMap { screens.indices.contains($0) ? $0 : nil }
      ?? state.model.index(ofScreen: name)
      ?? screens.firstIndex { $0.id.lowercased() == lower || $0.name.lowercased() == lower }
    guard let found else {
      return say(
        "There is no screen \"\(name)\" of \(screens.count). list screens reads their names.")
    }
    goTo(.screen(found))
  }

  fileprivate mutating func goTo(elementNamed name: String) {
    guard let screen = currentScreen else { return say("No screen is there.") }
    if name.isEmpty { return begin(.elements(screen: screen)) }
    let subject = state.model.screens[screen]
    guard let found = subject.index(of: name) ?? LinearInput.row(name),
      subject.elements.indices.contains(found)
    else {
      return say(
        "There is no element \"\(name)\" on screen \(subject.name). "
          + "list elements reads them.")
    }
    goTo(.element(screen: screen, element: found))
  }
}
