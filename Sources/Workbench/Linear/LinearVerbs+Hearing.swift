import AuditCore

extension LinearVerb {
  /// Verbs that read something aloud.
  static let hearing: [LinearVerb] = [
    LinearVerb(
      "help", "?", usage: "help or help WORD",
      help: "Lists what can be typed, or what has to do with a word.",
      covers: ["help": "", "help-form": ""]
    ) { session, rest in session.help(about: rest) },
    LinearVerb(
      "list", usage: "list, list 20, list 20 from 40",
      help: "Reads the findings, or with a word: list screens, list elements, list commands.",
      covers: [
        "pane-findings": "", "pane-screens": "screens", "palette": "commands",
        "palette-form": "commands",
      ]
    ) { session, rest in session.list(rest) },
    LinearVerb("more", usage: "more or more 50", help: "Goes on with the list.") { session, rest in
      session.more(Int(rest))
    },
    LinearVerb(
      "show", usage: "show or show NUMBER",
      help: "Reads everything about a finding and its element; a number goes there first."
    ) { session, rest in
      if let number = Int(rest) {
        session.list = .findings
        return session.pick(number)
      }
      session.sayDetails()
    },
    LinearVerb(
      "where", usage: "where",
      help: "Says where you are, how many are open, what is marked and filtered.",
      covers: ["where": ""]
    ) { session, _ in session.say(session.whereSentence) },
    LinearVerb(
      "rule", usage: "rule or rule ID", help: "Reads the page of the finding's rule, or another's.",
      covers: ["rule": ""]
    ) { session, rest in session.sayRule(rest) },
    LinearVerb(
      "messages", usage: "messages", help: "Reads every message so far.", covers: ["messages": ""]
    ) { session, _ in
      let lines = session.state.messages.map { ($0.isError ? "Problem: " : "") + $0.text }
      session.begin(.text(lines.isEmpty ? ["No message yet."] : lines))
    },
  ]
}

extension LinearSession {
  fileprivate mutating func help(about word: String) {
    let words = word.lowercased().split(separator: " ")
    let verbs = LinearVerb.all.filter { verb in
      let text = (verb.names + verb.covers.keys + [verb.usage, verb.help]).joined(separator: " ")
      return words.allSatisfy { text.lowercased().contains($0) }
    }
    var lines = verbs.map { "\($0.usage): \($0.help)" }
    let rest = otherCommands.filter { command in
      let text = "\(command.id) \(command.title) \(command.help)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    if !words.isEmpty {
      lines += rest.map { "\($0.id): \($0.help)" }
      if lines.isEmpty { return say("No help holds \"\(word)\". help alone lists everything.") }
    } else {
      lines.append("list commands: Also \(rest.map(\.id).joined(separator: ", ")).")
      lines.append(
        "Numbers count from 1. Text may stand in quotes. An empty line says where you are.")
    }
    begin(.text(lines), rows: lines.count)
  }

  /// The commands that have no verb and mean something here.
  private var otherCommands: [Command] {
    let covered = Set(LinearVerb.all.flatMap(\.covers.keys))
    return CommandTable.all.filter {
      !covered.contains($0.id) && LinearVerb.meaningless[$0.id] == nil
    }
  }

  fileprivate mutating func list(_ words: String) {
    let (first, rest) = LinearInput.split(words)
    switch first.lowercased() {
    case "screens": return list(.screens, rest)
    case "elements":
      guard let screen = currentScreen else { return say("No screen is there.") }
      return list(.elements(screen: screen), rest)
    case "findings": return list(.findings, rest)
    case "commands", "help":
      let lines = CommandTable.all.compactMap { command -> String? in
        if LinearVerb.meaningless[command.id] != nil { return nil }
        return "\(command.id): \(command.help)"
      }
      return begin(.text(lines))
    default: return list(.findings, words)
    }
  }

  /// Reads a list by words such as "20 from 40".
  private mutating func list(_ list: LinearList, _ words: String) {
    let parts = words.lowercased().split(separator: " ")
    let numbers = parts.filter { $0 != "from" }.map { Int($0) }
    guard numbers.allSatisfy({ ($0 ?? 0) > 0 }), numbers.count <= 2 else {
      return say("list takes how many and from where, such as list 20 from 40.")
    }
    let isFrom = parts.first == "from"
    let rows = isFrom ? nil : numbers.first ?? nil
    let from = isFrom ? numbers.first ?? nil : numbers.count == 2 ? numbers[1] : nil
    begin(list, from: (from ?? 1) - 1, rows: rows)
  }

  fileprivate mutating func sayRule(_ id: String) {
    let named = id.isEmpty ? state.currentFinding?.rule : id.lowercased()
    guard let named else { return say("No finding is chosen; rule ID reads any rule.") }
    if id.isEmpty, let finding = state.currentFinding, finding.reportedBy != nil {
      say("Rule \(finding.rule)")
      return begin(.text(state.reportedPage(finding).filter { !$0.isEmpty }))
    }
    guard let index = state.model.ruleIndex[named] else {
      let near = NearNames.of(named, among: state.model.auditor.rules.map(\.id))
      let hint = near.isEmpty ? "" : " Near to it: \(near.joined(separator: ", "))."
      return say("There is no rule \"\(id)\".\(hint)")
    }
    let rule = state.model.auditor.rules[index]
    let lines = RulePage.lines(rule).filter { !$0.isEmpty }
    say("Rule \(rule.id)")
    begin(.text(lines))
  }
}
