import AuditCore

extension LinearVerb {
  /// Verbs that choose which findings are listed.
  static let choosing: [LinearVerb] = [
    LinearVerb(
      "search", "find", usage: "search WORDS or search",
      help: "Goes to the next finding that holds the words; alone, searches on.",
      covers: ["search": ""]
    ) { session, rest in session.search(rest) },
    LinearVerb(
      "filter",
      usage:
        "filter impact critical, filter decision open, filter rule ID, filter engine ID, filter off",
      help: "Lists only findings of one kind; alone, reads the kinds. Typed again, takes it out.",
      covers: ["filter": "", "clear-filter": "off"]
    ) { session, rest in session.filter(rest) },
    LinearVerb(
      "sort", usage: "sort impact, sort rule, sort document",
      help: "Orders the findings: worst first, by rule, or as on the screen.", covers: ["sort": ""]
    ) { session, rest in session.sort(rest) },
  ]
}

extension LinearSession {
  fileprivate mutating func search(_ words: String) {
    if words.isEmpty {
      guard !state.needle.isEmpty else {
        return say("search takes words, such as search favorite.")
      }
      return add(state.search(step: 1))
    }
    state.needle = LinearInput.text(words)
    let before = standing
    add(state.search(step: 1))
    // Found where it stood: the message names the row, the finding is worth hearing again.
    if standing == before, state.search == nil, found { sayPlaceWhenSaved() }
  }

  private var found: Bool { state.message?.text.hasPrefix("Found") == true }

  fileprivate mutating func filter(_ words: String) {
    let words = words.lowercased()
    switch words {
    case "": state.overlays.append(.choice(state.filterChoice))
    case "off", "all", "none": state.applyFilter("all")
    default:
      let items = state.filterChoice.items
      let wanted = words.split(separator: " ")
      let exact = items.first { item in
        item.id.lowercased() == words || item.title == words
          || item.id.lowercased().split(separator: " ").last.map { [$0] } == wanted
      }
      guard let item = exact else {
        let near = items.filter { item in wanted.allSatisfy { item.title.contains($0) } }
        let hint = near.isEmpty ? "" : " Such as \(near.prefix(3).map(\.title).listed)."
        return say("No kind of finding is called \"\(words)\".\(hint) filter reads the kinds.")
      }
      state.applyFilter(item.id)
    }
  }

  fileprivate mutating func sort(_ words: String) {
    if words.isEmpty { return runByID("sort") }
    let sort = FindingSort.allCases.first {
      $0.rawValue == words.lowercased() || $0.words == words.lowercased()
    }
    guard let sort else { return say("sort takes impact, rule or document.") }
    state.queue.sort(sort, in: state.model)
    say("Findings are sorted: \(sort.words).")
    state.followFocus()
    sayPlaceWhenSaved()
  }
}

extension [String] {
  /// The strings with commas between them.
  fileprivate var listed: String { joined(separator: ", ") }
}
