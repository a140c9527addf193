import AuditCore
import Testing

@testable import Workbench

@Suite struct MovingTests {
  @Test("the next open finding is found over all screens, and decided ones are passed")
  func nextOpen() throws {
    var hands = Hands(try Opened.state(SampleProjects.chain))
    var seen: [String] = []
    for _ in 0..<4 {
      try hands.press("n")
      seen.append(try #require(hands.state.currentFinding).element)
    }
    #expect(seen == ["a2", "c1", "c1", "c1"])
    #expect(hands.state.message?.text == "No more open findings below.")
    try hands.press("N")
    #expect(hands.state.currentFinding?.element == "a2")
  }

  @Test("from one screen it goes on to the next screen that has some, and back")
  func overScreens() throws {
    var hands = Hands(try Opened.state(SampleProjects.chain))
    try hands.press("Down", "n")
    #expect(hands.state.currentFinding?.element == "a2")
    #expect(hands.state.queue.scope == .screen(0))
    try hands.press("n")
    #expect(hands.state.currentFinding?.element == "c1")
    #expect(hands.state.queue.scope == .screen(2))
    #expect(hands.state.tree.cursor == .screen(2))
    try hands.press("N")
    #expect(hands.state.currentFinding?.element == "a2")
  }

  @Test("from an element it goes on in the element's own screen first")
  func fromElement() throws {
    var hands = Hands(try Opened.state(SampleProjects.chain))
    // The last element of the first screen has no finding; the one before it has.
    try hands.press("Down", "Right", "Down", "Down", "Down")
    #expect(hands.state.tree.cursor == .element(screen: 0, element: 2))
    try hands.press("N")
    #expect(hands.state.currentFinding?.element == "a2")
    #expect(hands.state.queue.scope == .screen(0))
  }

  @Test("a screen whose open findings the filter hides is passed")
  func filtered() throws {
    var hands = Hands(try Opened.state(SampleProjects.chain))
    try hands.press("Down")
    hands.state.applyFilter("rule control-name")
    try hands.press("n", "n")
    #expect(hands.state.message?.text == "No more open findings below.")
    #expect(!hands.state.queue.rows.isEmpty || hands.state.queue.scope == .screen(0))
  }

  @Test("Enter goes from the tree to the findings to the form, and Esc comes back")
  func levels() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Enter")
    #expect(hands.state.focus == .findings)
    try hands.press("Enter")
    #expect(hands.state.focus == .fix)
    try hands.press("Esc")
    #expect(hands.state.focus == .findings)
    try hands.press("Esc")
    #expect(hands.state.focus == .screens)
  }

  @Test("the tree unfolds, folds, and goes to what is around")
  func tree() throws {
    var hands = Hands(try Opened.state())
    #expect(hands.state.tree.rows.count == 4)
    try hands.press("Down", "Right")
    #expect(hands.state.tree.rows.count == 11)
    try hands.press("Down", "Down")
    #expect(hands.state.tree.cursor == .element(screen: 0, element: 1))
    try hands.press("Left")
    #expect(hands.state.tree.cursor == .element(screen: 0, element: 0))
    try hands.press("Left")
    #expect(hands.state.tree.rows.count == 9)
    try hands.press("Z")
    #expect(hands.state.tree.rows.count == 4)
    #expect(hands.state.tree.cursor == .screen(0))
  }

  @Test("pages and ends of lists stop at the lists' ends")
  func pages() throws {
    var hands = Hands(try Opened.state(SampleProjects.large(300)))
    try hands.press("Tab", "G")
    #expect(hands.state.queue.cursor == 99)
    try hands.press("PageDown")
    #expect(hands.state.queue.cursor == 99)
    try hands.press("g", "PageDown")
    let page = hands.state.queue.cursor
    #expect(page > 1)
    try hands.press("PageUp", "PageUp")
    #expect(hands.state.queue.cursor == 0)
  }

  @Test("the form follows the list, and shows the finding only of its own element")
  func formFollows() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Down", "Right", "Down")
    let form = try #require(hands.state.form)
    #expect(hands.state.model.screens[form.screen].elements[form.element].id == "bar")
    #expect(form.finding == nil)
    try hands.press("Tab")
    #expect(hands.state.form?.finding == hands.state.queue.current)
  }

  @Test("a key without a meaning says so, and only leaving works where nothing fits")
  func otherKeys() throws {
    var hands = Hands(try Opened.state())
    try hands.press("$")
    #expect(hands.state.message?.text == "$ does nothing here. F1 shows the keys.")
    hands.send(.input(.resize(Size(columns: 20, rows: 5))))
    try hands.press("Tab")
    #expect(hands.state.focus == .screens)
    try hands.press("q")
    #expect(hands.state.isOver)
  }

  @Test("where one is asked for is said in words, in every pane")
  func place() throws {
    var hands = Hands(try Opened.state())
    try hands.press("F6")
    #expect(hands.state.message?.text == "Screens, row 1 of 4: Corner Shop.")
    try hands.press("Tab", "F6")
    #expect(
      hands.state.message?.text
        == "Finding 1 of 7, screen shelf, element bell, rule control-name.")
    try hands.press("Enter", "F6")
    #expect(
      hands.state.message?.text == "Fix, row 1 of 8, button no name (bell), screen Shelf.")
  }

  @Test("a press of the mouse stands on the row pressed")
  func mouse() throws {
    var hands = Hands(try Opened.state())
    _ = hands.state.render()
    hands.send(.input(.mouse(Position(row: 4, column: 40))))
    #expect(hands.state.focus == .findings)
    #expect(hands.state.queue.cursor == 2)
    hands.send(.input(.wheel(1, Position(row: 4, column: 40))))
    #expect(hands.state.queue.cursor == 5)
    hands.send(.input(.mouse(Position(row: 3, column: 0))))
    #expect(hands.state.tree.cursor == .screen(0))
  }
}
