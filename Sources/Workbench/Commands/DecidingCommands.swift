import AuditCore
import ProjectStore

extension CommandTable {
  private static let lists: [Place] = [.screens, .findings]

  private static let needsChosen: @Sendable (WorkbenchState) -> String? = {
    $0.chosenKeys.isEmpty ? "no finding is chosen or marked" : nil
  }

  private static let needsDecided: @Sendable (WorkbenchState) -> String? = { state in
    if let why = needsChosen(state) { return why }
    let decisions = state.model.review.decisions
    return state.chosenKeys.contains { decisions[$0] != nil }
      ? nil : "nothing was decided on this yet"
  }

  /// Commands that record what the reviewer thinks of a finding.
  static let decidingCommands: [Command] = [
    Command(
      "confirm", "Confirm", help: "Decides: it is a fault. Asks for a reason, which may be empty.",
      group: .deciding, keys: ["c"], places: lists, unavailable: needsChosen
    ) { $0.askReason(.confirmed) },
    Command(
      "not-an-issue", "Not an issue", help: "Decides: it is right as it is. Asks for a reason.",
      group: .deciding, keys: ["i"], places: lists, unavailable: needsChosen
    ) { $0.askReason(.notAnIssue) },
    Command(
      "accept-risk", "Accept the risk",
      help: "Decides: the team lives with it. Asks for a reason and until when.",
      group: .deciding, keys: ["r"], places: lists, unavailable: needsChosen
    ) { $0.askReason(.acceptedRisk) },
    Command(
      "needs-device", "Needs a device",
      help: "Decides: a person must try it on a device. Asks for a reason.", group: .deciding,
      keys: ["d"], places: lists, unavailable: needsChosen
    ) { $0.askReason(.needsDevice) },
    Command(
      "reopen", "Reopen", help: "Takes the decision back.", group: .deciding, keys: ["o"],
      places: lists, unavailable: needsDecided
    ) { state in
      state.decide(state.chosenKeys, as: .open, reason: nil, expires: nil)
    },
  ]
}

extension WorkbenchState {
  /// Asks why, before a decision is recorded on the chosen findings.
  mutating func askReason(_ decision: Decision) -> [Effect] {
    let keys = chosenKeys
    guard !keys.isEmpty else { return [] }
    let old = keys.count == 1 ? model.review.decisions[keys[0]]?.reason ?? "" : ""
    let reason = old.isBlank ? leftReason : old
    let what = Count.words(keys.count, "finding")
    overlays.append(
      .prompt(
        Prompt(
          "\(decision.words), \(what). Reason", purpose: .reason(decision, keys: keys),
          text: reason)))
    return []
  }

  /// Records a decision and moves on to what is still open.
  mutating func decide(
    _ keys: [String], as decision: Decision, reason: String?, expires: String?
  ) -> [Effect] {
    let edit = ProjectEdit.decide(
      keys, as: decision, reason: reason, expires: expires, reviewer: settings.reviewer, now: now,
      review: model.review)
    leftReason = ""
    let wasMarked = !queue.marks.isEmpty
    let before = currentFinding?.id
    let effects = make(edit)
    queue.clearMarks()
    // Where the filter hides what is decided, the cursor is on the next finding already.
    if !wasMarked, decision != .open, focus == .findings, currentFinding?.id == before {
      queue.move(by: 1)
      followFocus()
    }
    let what = keys.count == 1 ? keys[0] : "\(keys.count) findings"
    say("Decided: \(decision.words), \(what). u undoes.")
    return effects
  }
}
