import AuditCore

extension CommandTable {
  private static let lists: [Place] = [.screens, .findings]

  /// Commands that choose findings.
  static let findingCommands: [Command] = [
    Command(
      "mark", "Mark", help: "Marks the finding and moves on, or takes its mark away.",
      group: .finding, keys: ["Space"], places: [.findings], unavailable: needsFinding
    ) { state in
      state.queue.toggleMark(state.model)
      state.sayMarks()
      return state.move(by: 1)
    },
    Command(
      "mark-range", "Mark a range",
      help: "Begins a range at this finding; a second time, marks from there to here.",
      group: .finding, keys: ["v"], places: [.findings], unavailable: needsFinding
    ) { state in
      let began = state.queue.rangeStart == nil
      state.queue.range(state.model)
      if began {
        state.say("Range begun. Move to its end and press v again.")
      } else {
        state.sayMarks()
      }
      return []
    },
    Command(
      "mark-all", "Mark all", help: "Marks every finding shown, or takes all marks away.",
      group: .finding, keys: ["*"], places: [.findings], unavailable: needsFinding
    ) { state in
      state.queue.toggleAll(state.model)
      state.sayMarks()
      return []
    },
    Command(
      "search", "Search", help: "Asks for words and goes to the next row that holds them.",
      group: .finding, keys: ["/"], places: lists
    ) { state in
      state.overlays.append(.prompt(Prompt("Search for", purpose: .search, text: "")))
      return []
    },
    Command(
      "search-next", "Search on", help: "Goes to the next row that holds the words.",
      group: .finding, keys: ["Ctrl-N"], places: lists,
      unavailable: { $0.needle.isEmpty ? "nothing was searched for yet" : nil }
    ) { $0.search(step: 1) },
    Command(
      "search-previous", "Search back", help: "Goes to the row before that holds the words.",
      group: .finding, keys: [], places: [],
      unavailable: { $0.needle.isEmpty ? "nothing was searched for yet" : nil }
    ) { $0.search(step: -1) },
    Command(
      "filter", "Filter",
      help: "Chooses which findings are shown: by impact, decision, rule or engine.",
      group: .finding, keys: ["f"], places: lists
    ) { state in
      state.overlays.append(.choice(state.filterChoice))
      return []
    },
    Command(
      "clear-filter", "Show all", help: "Shows every finding again.", group: .finding,
      keys: ["F"], places: lists,
      unavailable: { $0.queue.filter == FindingFilter() ? "nothing is filtered" : nil }
    ) { state in
      state.queue.filter(FindingFilter(), in: state.model)
      state.say("All findings are shown.")
      state.followFocus()
      return []
    },
    Command(
      "sort", "Sort", help: "Chooses the order of the findings.", group: .finding, keys: ["s"],
      places: lists
    ) { state in
      let items = FindingSort.allCases.map {
        Choice.Item(id: $0.rawValue, title: $0.words)
      }
      state.overlays.append(.choice(Choice("Sort findings", purpose: .sort, items: items)))
      return []
    },
    Command(
      "rule", "Rule", help: "Shows the page of the finding's rule.", group: .finding,
      keys: ["R"], places: lists, unavailable: needsFinding
    ) { state in
      guard let finding = state.currentFinding else { return [] }
      let page = state.model.rule(finding).map(RulePage.lines) ?? state.reportedPage(finding)
      let lines = state.findingLines(finding) + [""] + page
      state.overlays.append(.reading(Reading("Rule \(finding.rule)", lines: lines)))
      return []
    },
  ]
}

extension WorkbenchState {
  /// The finding in full: what it is about, its message and the facts it rests on.
  fileprivate func findingLines(_ finding: Finding) -> [String] {
    guard let screen = model.index(ofScreen: finding.screen).map({ model.screens[$0] }) else {
      return []
    }
    return [
      "Here: \(ElementTitle.of(finding.index, in: screen)), \(screen.name): \(finding.message)"
    ] + finding.evidence.map { "  \($0.field): \($0.value)" }
  }

  /// The page of the rule of another engine.
  func reportedPage(_ finding: Finding) -> [String] {
    guard let engine = finding.reportedBy else { return [] }
    return RulePage.lines(finding, of: engine, beside: model.auditor.rules)
  }

  /// Says how many findings are marked.
  mutating func sayMarks() {
    let count = queue.marks.count
    say(count == 0 ? "No finding is marked." : "\(count) marked.")
  }

  /// Goes to the next row of the focused list that holds the words searched for.
  mutating func search(step: Int) -> [Effect] {
    guard !needle.isEmpty else { return [] }
    let from = focus == .screens ? tree.cursorRow : queue.cursor
    search = SearchJob(needle: needle, from: from, step: step)
    return continueSearch()
  }

  /// Looks at the next slice of rows.
  mutating func continueSearch() -> [Effect] {
    guard var job = search else { return [] }
    let count = focus == .screens ? tree.rows.count : queue.rows.count
    let found = job.advance(count: count) { row, needle in
      rowText(row).lowercased().contains(needle)
    }
    search = nil
    if let found {
      if focus == .screens { tree.move(by: found - tree.cursorRow) } else { queue.move(to: found) }
      say("Found \"\(needle)\", row \(found + 1) of \(count).")
      followFocus()
      return []
    }
    guard job.looked < count else {
      say("\"\(needle)\" is not in this list.")
      return []
    }
    search = job
    return [.tick]
  }

  private func rowText(_ row: Int) -> String {
    guard focus == .screens else {
      guard let finding = model.finding(queue.rows[row]) else { return "" }
      return "\(finding.rule) \(finding.element) \(finding.message)"
    }
    switch tree.rows[row] {
    case .project: return model.facts.name
    case .screen(let screen): return model.screens[screen].name
    case .element(let screen, let element):
      return ElementTitle.of(element, in: model.screens[screen])
    }
  }

  /// The choice of filters, each with what is shown now.
  var filterChoice: Choice {
    var items = [Choice.Item(id: "all", title: "everything")]
    items += Impact.allCases.reversed().map {
      Choice.Item(id: "impact \($0.rawValue)", title: "impact \($0.rawValue)")
    }
    items += [
      Choice.Item(id: "outcome failed", title: "outcome failed"),
      Choice.Item(id: "outcome unsure", title: "outcome unsure"),
    ]
    items += Decision.allCases.map {
      Choice.Item(id: "decision \($0.rawValue)", title: "decision \($0.words)")
    }
    if !model.engines.isEmpty {
      items += ([ReportingEngine.own] + model.engines.sorted()).map {
        Choice.Item(id: "engine \($0)", title: "engine \($0)")
      }
    }
    items += model.auditor.rules.map { Choice.Item(id: "rule \($0.id)", title: "rule \($0.id)") }
    for index in items.indices where isFiltered(by: items[index].id) {
      items[index].note = "chosen"
    }
    return Choice("Filter findings", purpose: .filter, items: items)
  }

  private func isFiltered(by id: String) -> Bool {
    let filter = queue.filter
    let parts = id.split(separator: " ").map(String.init)
    switch parts.first {
    case "impact": return filter.impact?.rawValue == parts.last
    case "outcome": return filter.failed == (parts.last == "failed")
    case "decision": return filter.decision?.rawValue == parts.last
    case "rule": return filter.rule == parts.last
    case "engine": return filter.engine == parts.last
    default: return filter == FindingFilter()
    }
  }

  /// Adds one choice to the filter, or takes it out again.
  mutating func applyFilter(_ id: String) {
    var filter = queue.filter
    let parts = id.split(separator: " ").map(String.init)
    let isOn = isFiltered(by: id)
    switch parts.first {
    case "impact": filter.impact = isOn ? nil : parts.last.flatMap(Impact.init(rawValue:))
    case "outcome": filter.failed = isOn ? nil : parts.last == "failed"
    case "decision": filter.decision = isOn ? nil : parts.last.flatMap(Decision.init(rawValue:))
    case "rule": filter.rule = isOn ? nil : parts.last
    case "engine": filter.engine = isOn ? nil : parts.last
    default: filter = FindingFilter()
    }
    queue.filter(filter, in: model)
    let words = filter.words
    say(
      words.isEmpty
        ? "All findings are shown."
        : "Shown: \(words). \(Count.words(queue.rows.count, "finding")).")
    followFocus()
  }
}
