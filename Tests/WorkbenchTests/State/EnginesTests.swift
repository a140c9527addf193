import AuditCore
import ProjectStore
import Testing

@testable import Workbench

/// Findings of other engines in the one queue.
@Suite struct EnginesTests {
  private let project = """
    {"format": "aloud-project", "version": 1, "name": "Tea", "screens": [
     {"id": "shop", "title": "Shop", "elements": [
       {"id": "close", "role": "button", "label": null, "icon": {"symbol": "xmark"}},
       {"id": "pay", "role": "button", "label": "Pay"}],
      "reported": {
       "axe-devtools": [{"rule": "ActiveControlName", "element": "close", "impact": "critical",
         "wcag": ["4.1.2"], "message": "It has no name.", "counterpart": "control-name",
         "label": null}],
       "evinced": [{"rule": "Tappable-Area", "element": "pay", "message": "It is small."}]}}]}
    """

  private func hands() throws -> Hands { Hands(try Opened.state(project)) }

  @Test func `they stand with the element and name their criterion`() throws {
    var hands = try hands()
    let rules = hands.state.queue.rows.compactMap { hands.state.model.finding($0)?.rule }
    #expect(rules.contains("axe-devtools/ActiveControlName"))
    #expect(rules.contains("evinced/Tappable-Area"))
    try hands.press("Tab")
    hands.state.applyFilter("engine axe-devtools")
    #expect(hands.state.queue.rows.count == 1)
    #expect(hands.state.queue.filter.words == "from axe-devtools")
    let finding = try #require(hands.state.currentFinding)
    #expect(hands.state.model.criterion(finding) == "4.1.2")
    hands.state.applyFilter("engine axe-devtools")
    hands.state.applyFilter("engine aloud")
    #expect(hands.state.queue.rows.allSatisfy { hands.state.model.finding($0)?.engine == "aloud" })
  }

  @Test func `an engine can be chosen only where there are others`() throws {
    #expect(try hands().state.filterChoice.items.contains { $0.id == "engine evinced" })
    #expect(!(try Opened.state().filterChoice.items.contains { $0.id.hasPrefix("engine") }))
  }

  @Test func `sorted by rule they come last`() throws {
    var hands = try hands()
    try hands.press("Tab")
    hands.state.queue.sort(.rule, in: hands.state.model)
    let engines = hands.state.queue.rows.compactMap { hands.state.model.finding($0)?.engine }
    #expect(engines.suffix(2) == ["axe-devtools", "evinced"])
  }

  @Test func `the rule's page says who reported it, and shows Aloud's rule on the matter`() throws {
    var hands = try hands()
    try hands.press("Tab")
    hands.state.applyFilter("engine axe-devtools")
    try hands.press("R")
    guard case .reading(let page)? = hands.state.overlays.last else {
      Issue.record("no page is shown")
      return
    }
    #expect(page.title == "Rule axe-devtools/ActiveControlName")
    #expect(
      page.lines.contains { $0.contains("axe DevTools Mobile") && $0.contains("did not judge") })
    #expect(page.lines.contains("Aloud's rule on the same matter is control-name."))
  }

  @Test func `a name that mends the matter clears it`() throws {
    var hands = try hands()
    try hands.press("Tab")
    hands.state.applyFilter("engine axe-devtools")
    #expect(hands.state.preview?.clears.isEmpty == true)
    try hands.press("a")
    #expect(hands.state.queue.rows.isEmpty)
  }

  @Test func `a size is not mended by a name`() throws {
    var hands = try hands()
    try hands.press("Tab")
    hands.state.applyFilter("engine evinced")
    try hands.press("a")
    #expect(hands.state.message?.text.contains("not about a name") == true)
  }

  @Test func `linear mode says who reported it`() throws {
    var dialogue = Dialogue(try Opened.state(project))
    #expect(dialogue.type("filter engine evinced").joined().contains("from evinced"))
    let words = dialogue.type("open 1").joined(separator: " ") + dialogue.type("rule").joined()
    #expect(words.contains("Reported by Evinced; Aloud did not judge it."))
    #expect(words.contains("evinced/Tappable-Area is a rule of Evinced"))
  }
}
