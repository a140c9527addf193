import AuditCore
import ProjectStore
import Testing

@testable import Workbench

@Suite struct DecidingTests {
  private func decision(_ hands: Hands, _ key: String) -> RecordedDecision? {
    hands.state.model.review.decisions[key]
  }

  @Test("a decision takes a reason, is recorded with who and when, and moves on")
  func one() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "c", "\"wrong\"", "Enter")
    #expect(
      decision(hands, "control-name@shelf/bell")
        == RecordedDecision(
          finding: "control-name@shelf/bell", decision: .confirmed, reason: "wrong",
          reviewer: "Ada", at: Opened.now))
    #expect(hands.state.queue.cursor == 1)
    #expect(hands.saves.count == 1)
    #expect(hands.state.model.counts.decided == 2)
  }

  @Test("Esc leaves the question, and nothing is decided")
  func left() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "i", "\"x\"", "Esc")
    #expect(hands.saves.isEmpty)
    #expect(hands.state.overlays.isEmpty)
    #expect(hands.state.message?.text == "Left without an answer.")
  }

  @Test("a reason that was left is offered with the next question, until one is decided")
  func leftReason() throws {
    func answer(_ hands: Hands) -> String? {
      if case .prompt(let prompt) = hands.state.overlays.last { prompt.editor.text } else { nil }
    }
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "i", "\"by design\"", "Esc", "r")
    #expect(answer(hands) == "by design")
    try hands.press("\"!\"", "Enter", "Esc", "d")
    #expect(answer(hands) == "by design!")
    try hands.press("Enter", "c")
    #expect(answer(hands) == "")
  }

  @Test("what nobody decided cannot be reopened")
  func nothingToReopen() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "o")
    #expect(hands.state.message?.text == "Reopen: not now, nothing was decided on this yet.")
    #expect(hands.saves.isEmpty)
    try hands.press("c", "Enter", "Up", "o")
    #expect(hands.saves.count == 2)
    #expect(decision(hands, "control-name@shelf/bell") == nil)
  }

  @Test("a mark goes with its finding when a fix clears it")
  func markOfCleared() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab")
    hands.state.applyFilter("rule name-is-identifier")
    try hands.press("*")
    #expect(
      hands.state.chosenKeys
        == ["name-is-identifier@cart/pay", "name-is-identifier@shelf/filter"])
    try hands.press("a")
    #expect(hands.state.chosenKeys == ["name-is-identifier@cart/pay"])
  }

  @Test("an accepted risk is asked for its date, and a wrong date is asked for again")
  func risk() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "r", "\"later\"", "Enter", "\"2027-02-30\"", "Enter")
    #expect(hands.saves.isEmpty)
    try hands.press("Ctrl-U", "\"2027-02-28\"", "Enter")
    let record = try #require(decision(hands, "control-name@shelf/bell"))
    #expect(record.decision == .acceptedRisk)
    #expect(record.expires == "2027-02-28")
    #expect(record.reason == "later")
  }

  @Test("an accepted risk whose date has passed is open again")
  func expired() throws {
    let json = SampleProjects.shop.replacing(
      #""decision": "confirmed","#, with: #""decision": "acceptedRisk", "expires": "2026-05-31","#)
    let state = try Opened.state(json)
    #expect(state.model.counts.decided == 0)
    #expect(state.model.counts.open == 7)
  }

  @Test("marked findings are decided together, in one edit, and the marks go away")
  func marked() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "Space", "Down", "v", "Down", "Down", "v", "d", "\"try it\"", "Enter")
    #expect(hands.saves.count == 1)
    #expect(hands.saves.first?.changes.count == 4)
    #expect(hands.state.queue.marks.isEmpty)
    #expect(hands.state.model.counts.decided == 5)
    #expect(hands.state.message?.text == "Decided: needs device, 4 findings. u undoes.")
  }

  @Test("a range runs from where it began to the cursor, upwards too")
  func rangeUp() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "Down", "Down", "v", "Up", "Up", "v")
    #expect(hands.state.queue.marks.count == 3)
    try hands.press("Esc")
    #expect(hands.state.queue.marks.isEmpty)
    #expect(hands.state.focus == .findings)
  }

  @Test("a range that began in a longer list ends in the shorter one")
  func rangeAfterFilter() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "G", "v")
    hands.state.applyFilter("impact critical")
    try hands.press("v")
    #expect(hands.state.queue.marks.count == 1)
  }

  @Test("all are marked at once, and a second time none")
  func all() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "*")
    #expect(hands.state.queue.marks.count == 7)
    try hands.press("*")
    #expect(hands.state.queue.marks.isEmpty)
  }

  @Test("reopening takes a decision back")
  func reopen() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "G", "o")
    #expect(decision(hands, "name-is-identifier@cart/pay") == nil)
    #expect(hands.state.model.counts.decided == 0)
    try hands.press("u")
    #expect(decision(hands, "name-is-identifier@cart/pay")?.reason == "ticket 12")
  }

  @Test("where decided ones are hidden, deciding passes over none")
  func hidden() throws {
    var hands = Hands(try Opened.state())
    hands.state.applyFilter("decision open")
    try hands.press("Tab", "c", "Enter")
    #expect(hands.state.queue.cursor == 0)
    #expect(hands.state.currentFinding?.id == "icon-ambiguous@shelf/bell")
  }
}
