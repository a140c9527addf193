import AuditCore

extension WorkbenchState {
  /// Handles a key while something lies over the panes.
  mutating func handleOverlay(_ key: Key) -> [Effect] {
    guard let overlay = overlays.popLast() else { return [] }
    let leaves = key.code == .escape || key == Key(.character("g"), control: true)
    switch overlay {
    case .prompt(var prompt):
      if leaves { return leave(prompt) }
      if key.code == .enter { return answer(prompt) }
      if prompt.editor.handle(key) { message = nil }
      overlays.append(.prompt(prompt))
    case .choice(var choice):
      if leaves { return [] }
      if key.code == .enter { return choose(choice) }
      if !moves(key, { choice.move(by: $0) }), choice.editor.handle(key) { choice.cursor = 0 }
      overlays.append(.choice(choice))
    case .reading(var reading): return read(&reading, key, leaves: leaves)
    }
    return []
  }

  /// Leaves a question; a reason typed there is offered again with the next one.
  private mutating func leave(_ prompt: Prompt) -> [Effect] {
    switch prompt.purpose {
    case .reason: leftReason = prompt.editor.text
    case .expiry(_, let reason): leftReason = reason
    case .search, .export: break
    }
    say("Left without an answer.")
    return []
  }

  /// Cells a line of a text to read has, beside the marker.
  var readingColumns: Int { size.columns - 2 }

  private mutating func read(_ reading: inout Reading, _ key: Key, leaves: Bool) -> [Effect] {
    if reading.isSearching {
      if leaves || key.code == .enter {
        reading.isSearching = false
        if leaves { reading.editor = LineEditor() }
      } else if reading.editor.handle(key) {
        reading.cursor = 0
        reading.top = 0
      }
    } else if leaves || key.code == .character("q") || key.code == .enter {
      return []
    } else if key.code == .character("/") {
      reading.isSearching = true
    } else {
      let letters: [KeyCode: Int] = [.character("j"): 1, .character("k"): -1]
      if let step = letters[key.code] {
        reading.move(by: step, width: readingColumns)
      } else if !moves(key, { reading.move(by: $0, width: readingColumns) }) {
        say("Esc leaves; / finds a line.")
      }
    }
    overlays.append(.reading(reading))
    return []
  }

  /// Moves in a list by a key; false when the key moves nothing.
  private func moves(_ key: Key, _ move: (Int) -> Void) -> Bool {
    let page = max(1, size.rows - 4)
    switch key.code {
    case .up: move(-1)
    case .down: move(1)
    case .pageUp: move(-page)
    case .pageDown: move(page)
    case .home: move(-Int(Int32.max))
    case .end: move(Int(Int32.max))
    default: return false
    }
    return true
  }

  mutating func pasteIntoOverlay(_ text: String) -> [Effect] {
    guard let overlay = overlays.popLast() else { return [] }
    switch overlay {
    case .prompt(var prompt):
      prompt.editor.insert(text)
      overlays.append(.prompt(prompt))
    case .choice(var choice):
      choice.editor.insert(text)
      choice.cursor = 0
      overlays.append(.choice(choice))
    case .reading: overlays.append(overlay)
    }
    return []
  }

  /// Takes the answer to a prompt.
  mutating func answer(_ prompt: Prompt) -> [Effect] {
    let text = prompt.editor.text
    switch prompt.purpose {
    case .search:
      needle = text
      return search(step: 1)
    case .export:
      guard let path = text.nonBlank else {
        say("No file was named; nothing was exported.")
        return []
      }
      say("Exporting to \(path) ...")
      return [.export(path: path)]
    case .reason(.acceptedRisk, let keys):
      overlays.append(
        .prompt(
          Prompt(
            "Until when, such as 2027-06-30; empty for always",
            purpose: .expiry(keys: keys, reason: text))))
      return []
    case .reason(let decision, let keys):
      return decide(keys, as: decision, reason: text.nonBlank, expires: nil)
    case .expiry(let keys, let reason):
      guard text.isBlank || CalendarDate.isValid(text) else {
        var again = prompt
        again.question = "\"\(text)\" is no date such as 2027-06-30. Until when"
        overlays.append(.prompt(again))
        return []
      }
      return decide(keys, as: .acceptedRisk, reason: reason.nonBlank, expires: text.nonBlank)
    }
  }

  /// Does what a choice stands for.
  mutating func choose(_ choice: Choice) -> [Effect] {
    let shown = choice.shown
    guard shown.indices.contains(choice.cursor) else {
      say("Nothing in the list holds \"\(choice.editor.text)\".")
      overlays.append(.choice(choice))
      return []
    }
    let id = shown[choice.cursor].id
    switch choice.purpose {
    case .command:
      guard let command = CommandTable.command(id) else { return [] }
      return run(command)
    case .theme: return [.theme(id)]
    case .filter:
      applyFilter(id)
      return []
    case .sort:
      queue.sort(FindingSort(rawValue: id) ?? .document, in: model)
      say("Findings are sorted: \(queue.sort.words).")
      followFocus()
      return []
    }
  }
}
