import AuditCore

/// What lies over the panes, as questions and numbered lists.
extension LinearSession {
  /// Says what a command just opened: a question waits for the next line, a list for a number; a
  /// text is read and closed.
  mutating func showNewOverlay() {
    guard let overlay = state.overlays.last else { return }
    switch overlay {
    case .prompt(let prompt):
      let kept = prompt.editor.text
      let empty = kept.isEmpty ? "" : " An empty line takes \"\(kept)\"."
      say("\(prompt.question.capitalised)?\(empty) cancel leaves.")
    case .choice(let choice):
      let shown = choice.shown
      say("\(choice.title), \(shown.count) to choose from.")
      for (number, item) in shown.prefix(Self.usualLines).enumerated() {
        let note = item.note.isEmpty ? "" : ", \(item.note)"
        say("\(number + 1). \(item.title)\(note)")
      }
      if shown.count > Self.usualLines { say("Words narrow the list to those that hold them.") }
      say("Type a number, or words to narrow the list. cancel leaves.")
    case .reading(let reading):
      state.overlays.removeLast()
      say(reading.title)
      begin(.text(reading.lines.filter { !$0.isBlank }))
    }
  }

  /// Takes a line as the answer to what is open.
  mutating func answerOverlay(_ text: String) {
    if text.lowercased() == "cancel" {
      state.overlays.removeLast()
      return say("Left without an answer.")
    }
    switch state.overlays.popLast() {
    case .prompt(var prompt):
      if !text.isEmpty { prompt.editor.replace(with: LinearInput.text(text)) }
      add(state.answer(prompt))
      dropRefusedAnswer()
    case .choice(let choice): answer(choice, text)
    case .reading, nil: break
    }
  }

  /// A date that was refused is no answer to offer again.
  private mutating func dropRefusedAnswer() {
    guard case .prompt(var prompt) = state.overlays.last, case .expiry = prompt.purpose else {
      return
    }
    prompt.editor.replace(with: "")
    state.overlays[state.overlays.count - 1] = .prompt(prompt)
  }

  private mutating func answer(_ choice: Choice, _ text: String) {
    var choice = choice
    if let number = Int(text) {
      guard let row = LinearInput.row(text), choice.shown.indices.contains(row) else {
        say("There is no \(number).")
        state.overlays.append(.choice(choice))
        return
      }
      choice.cursor = row
      return add(state.choose(choice))
    }
    choice.editor.replace(with: text)
    let shown = choice.shown
    let exact = shown.firstIndex { $0.id == text || $0.title == text }
    if let only = exact ?? (shown.count == 1 ? 0 : nil) {
      choice.cursor = only
      return add(state.choose(choice))
    }
    if shown.isEmpty {
      say("Nothing in the list holds \"\(text)\".")
      choice.editor.replace(with: "")
    }
    state.overlays.append(.choice(choice))
  }
}
