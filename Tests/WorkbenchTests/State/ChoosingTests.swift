import AuditCore
import Testing

@testable import Workbench

@Suite struct ChoosingTests {
  @Test("a filter is chosen from the list, adds to the one before, and is taken out again")
  func filter() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "f", "\"serious\"", "Enter")
    #expect(hands.state.queue.rows.count == 3)
    try hands.press("f", "\"decision open\"", "Enter")
    #expect(hands.state.queue.rows.count == 2)
    #expect(hands.state.queue.filter.words == "serious, open")
    try hands.press("f", "\"impact serious\"", "Enter")
    #expect(hands.state.queue.filter.words == "open")
    try hands.press("F")
    #expect(hands.state.queue.rows.count == 7)
    try hands.press("F")
    #expect(hands.state.message?.text == "Show all: not now, nothing is filtered.")
  }

  @Test("the cursor stays on its finding when others are filtered away")
  func keepsPlace() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "Down", "Down")
    let key = hands.state.currentFinding?.id
    hands.state.applyFilter("impact serious")
    #expect(hands.state.currentFinding?.id == key)
    hands.state.applyFilter("all")
    #expect(hands.state.currentFinding?.id == key)
  }

  @Test("sorting puts the worst first and keeps the order of equals")
  func sort() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "s", "Down", "Enter")
    let impacts = hands.state.queue.rows.compactMap { hands.state.model.finding($0)?.impact }
    #expect(impacts == impacts.sorted(by: >))
    let serious = hands.state.queue.rows.compactMap { ref -> Int? in
      hands.state.model.finding(ref)?.impact == .serious ? ref.screen * 1000 + ref.finding : nil
    }
    #expect(serious == serious.sorted())
    try hands.press("s", "\"rule\"", "Enter")
    let rules = hands.state.queue.rows.compactMap {
      hands.state.model.finding($0).flatMap { hands.state.model.ruleIndex[$0.rule] }
    }
    #expect(rules == rules.sorted())
  }

  @Test("a search goes to the next row that holds the words, and round the end")
  func search() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "/", "\"IDENTIFIER\"", "Enter")
    #expect(hands.state.queue.cursor == 2)
    try hands.press("Ctrl-N")
    #expect(hands.state.queue.cursor == 6)
    try hands.press("Ctrl-N")
    #expect(hands.state.queue.cursor == 2)
    try hands.press("/", "Ctrl-U", "\"zebra\"", "Enter")
    #expect(hands.state.message?.text == "\"zebra\" is not in this list.")
    #expect(hands.state.queue.cursor == 2)
  }

  @Test("the tree is searched by names of screens and elements")
  func searchTree() throws {
    var hands = Hands(try Opened.state())
    try hands.press("/", "\"cart\"", "Enter")
    #expect(hands.state.tree.cursor == .screen(1))
  }

  @Test("a long list is searched in slices, and a key between them ends the search")
  func slices() throws {
    var hands = Hands(try Opened.state(SampleProjects.large(31_000)))
    // About 10,300 findings: more than one slice.
    try hands.press("Tab", "/", "\"button30999\"", "Enter")
    #expect(hands.effects.last == .tick)
    #expect(hands.state.queue.cursor == 0)
    hands.send(.tick)
    #expect(hands.state.queue.cursor == hands.state.queue.rows.count - 1)
    try hands.press("g", "Ctrl-N", "Down")
    hands.send(.tick)
    #expect(hands.state.queue.cursor == 1)
  }

  @Test("a list is narrowed by words in any order; nothing that fits says so")
  func palette() throws {
    var hands = Hands(try Opened.state())
    try hands.press(":", "\"open next\"", "Enter")
    #expect(hands.state.focus == .findings)
    try hands.press(":", "\"qqq\"", "Enter")
    #expect(hands.state.message?.text == "Nothing in the list holds \"qqq\".")
    #expect(hands.state.overlays.count == 1)
    try hands.press("Esc")
    #expect(hands.state.overlays.isEmpty)
  }

  @Test("a command that cannot run now says why")
  func unavailable() throws {
    var hands = Hands(try Opened.state())
    try hands.press("u")
    #expect(hands.state.message?.text == "Undo: not now, nothing was changed yet.")
  }

  @Test("a text is read to its last line however narrow the terminal is")
  func reading() throws {
    var hands = Hands(try Opened.state(columns: 40, rows: 12))
    try hands.press("?", "End")
    let last = try #require(HelpPage.lines(for: .screens).last).suffix(5)
    #expect(hands.state.render().text.contains(last))
    try hands.press("/", "\"quit\"", "Enter", "Down")
    #expect(hands.state.overlays.count == 1)
    try hands.press("q")
    #expect(hands.state.overlays.isEmpty)
  }

  @Test("a theme is chosen outside")
  func theme() throws {
    var hands = Hands(try Opened.state())
    try hands.press("T", "Down", "Enter")
    #expect(hands.effects == [.theme("light")])
    hands.send(.themeLoaded("light"))
    #expect(hands.state.message?.text == "Theme: light.")
    hands.send(.themeFailed("no such theme"))
    #expect(hands.state.message == Message("no such theme", isError: true))
  }

  @Test("an export is written outside, to the file that was named")
  func export() throws {
    var hands = Hands(try Opened.state())
    try hands.press("x", "Ctrl-U", "\"a.md\"", "Enter")
    #expect(hands.effects == [.export(path: "a.md")])
    try hands.press("x", "Ctrl-U", "Enter")
    #expect(hands.state.message?.text == "No file was named; nothing was exported.")
    hands.send(.exportFailed("a.md: no room"))
    #expect(hands.state.message?.isError == true)
  }
}
