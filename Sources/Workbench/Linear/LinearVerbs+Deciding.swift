import AuditCore

extension LinearVerb {
  /// Verbs that record what the reviewer thinks.
  static let deciding: [LinearVerb] = [
    LinearVerb(
      "confirm", "confirmed", usage: "confirm or confirm because REASON",
      help: "Decides: it is a fault.", covers: ["confirm": ""]
    ) { session, rest in session.decide(.confirmed, rest) },
    LinearVerb(
      "not an issue", "not-an-issue", usage: "not an issue because REASON",
      help: "Decides: it is right as it is.", covers: ["not-an-issue": ""]
    ) { session, rest in session.decideWithReason(.notAnIssue, rest) },
    LinearVerb(
      "accept risk", "accept the risk", "accept-risk",
      usage: "accept risk until 2027-06-30 because REASON",
      help: "Decides: the team lives with it; until may be left out.", covers: ["accept-risk": ""]
    ) { session, rest in session.acceptRisk(rest) },
    LinearVerb(
      "needs device", "needs a device", "needs-device", usage: "needs device because REASON",
      help: "Decides: a person must try it on a device.", covers: ["needs-device": ""]
    ) { session, rest in session.decideWithReason(.needsDevice, rest) },
    LinearVerb(
      "reopen", usage: "reopen", help: "Takes the decision back.", covers: ["reopen": ""]
    ) { session, _ in session.decide(.open, "") },
    LinearVerb(
      "mark", usage: "mark, mark 1-3, mark 2,5, mark all, mark none",
      help: "Marks findings by their numbers; decisions are then about the marked ones.",
      covers: ["mark": "", "mark-all": "all"]
    ) { session, rest in session.mark(rest) },
  ]
}

extension LinearSession {
  fileprivate mutating func acceptRisk(_ words: String) {
    guard let rest = LinearInput.rest(of: words, after: ["until"]) else {
      return decideWithReason(.acceptedRisk, words)
    }
    let (date, reason) = LinearInput.split(rest)
    guard CalendarDate.isValid(date) else {
      return say("\"\(date)\" is no date such as 2027-06-30. Nothing was decided.")
    }
    decide(.acceptedRisk, reason, expires: date)
  }

  /// Decides where a reason should be given; asks for it when it is not.
  fileprivate mutating func decideWithReason(_ decision: Decision, _ words: String) {
    if !words.isEmpty || state.chosenKeys.isEmpty { return decide(decision, words) }
    add(state.askReason(decision))
  }

  fileprivate mutating func decide(_ decision: Decision, _ words: String, expires: String? = nil) {
    let keys = state.chosenKeys
    guard !keys.isEmpty else { return say("No finding is chosen or marked.") }
    if decision == .open, keys.allSatisfy({ state.model.review.decisions[$0] == nil }) {
      return say("Nothing was decided on this yet.")
    }
    let reason = LinearInput.text(LinearInput.rest(of: words, after: ["because"]) ?? words)
    add(state.decide(keys, as: decision, reason: reason.nonBlank, expires: expires))
    passOverMessages()
    let until = expires.map { " until \($0)" } ?? ""
    if keys.count == 1 {
      say("Decided: \(decision.words)\(until).")
    } else {
      say("Decided: \(decision.words)\(until), \(keys.count) findings.")
    }
  }

  fileprivate mutating func mark(_ words: String) {
    switch words.lowercased() {
    case "":
      guard state.currentFinding != nil else { return say("No finding is chosen.") }
      state.queue.toggleMark(state.model)
      let count = state.queue.marks.count
      return say(count == 0 ? "The mark is taken away." : "\(count) marked.")
    case "none", "off":
      state.queue.clearMarks()
      return say("Marks are taken away.")
    case "all": state.queue.mark(state.queue.rows.indices, state.model)
    default:
      guard let rows = LinearInput.rows(words, count: state.queue.rows.count) else {
        return say("mark takes numbers such as 1-3 or 2,5, or all, or none.")
      }
      guard !rows.isEmpty else {
        return say("There is no finding \(words); the list has \(state.queue.rows.count).")
      }
      for range in rows { state.queue.mark(range, state.model) }
    }
    say("\(Count.words(state.queue.marks.count, "finding")) marked. Decisions are about them now.")
  }
}
