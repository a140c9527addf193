import AuditCore
import ProjectStore
import Testing

@testable import Workbench

@Suite struct FixingTests {
  private func element(_ hands: Hands, _ id: String, screen: Int = 0) throws -> Element {
    let screen = hands.state.model.screens[screen]
    return screen.elements[try #require(screen.index(of: id))]
  }

  /// Hands in the form of the filter button, opened from its finding.
  private func onFilter() throws -> Hands {
    var hands = Hands(try Opened.state())
    try hands.press("n", "n", "n", "Enter")
    #expect(hands.state.form?.row == .text(.label, locale: nil))
    return hands
  }

  @Test("a label is typed and saved; what it clears is recorded")
  func label() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U", "\"Filter results\"", "Enter")
    #expect(try element(hands, "filter").label == .found("Filter results"))
    let fix = try #require(hands.state.model.review.fixes.first)
    #expect(fix.from == .text("filterButton"))
    #expect(fix.clears == ["name-is-identifier@shelf/filter"])
    #expect(hands.state.saving == 1)
    hands.save()
    #expect(hands.state.saving == 0)
    #expect(hands.state.message?.text.hasPrefix("Saved label of shelf/filter") == true)
    #expect(hands.state.form?.finding == nil)
  }

  @Test("the same text is no edit")
  func unchanged() throws {
    var hands = try onFilter()
    try hands.press("Enter")
    #expect(hands.saves.isEmpty)
    #expect(hands.state.message?.text.hasPrefix("Nothing changed") == true)
  }

  @Test("what was typed is kept on Esc and there again, and other rows keep their own")
  func drafts() throws {
    var hands = try onFilter()
    try hands.press("\"X\"", "Down", "\"Y\"", "Esc")
    #expect(hands.state.message?.text == "What you typed is kept. Enter comes back to it.")
    try hands.press("Down", "Up", "Enter")
    #expect(hands.state.form?.editor.text == "filterButtonX")
    try hands.press("Down")
    #expect(hands.state.form?.editor.text == "Ergebnisse filternY")
    guard
      case .keepDraft(let kept)? = hands.effects.last(where: {
        if case .keepDraft = $0 { true } else { false }
      })
    else {
      Issue.record("no draft was kept")
      return
    }
    #expect(kept.map(\.text) == ["filterButtonX", "Ergebnisse filternY"])
    try hands.press("Ctrl-X")
    #expect(hands.state.form?.editor.text == "Ergebnisse filtern")
    #expect(hands.state.drafts.count == 1)
  }

  @Test("drafts of the run before are there again")
  func restored() throws {
    var hands = Hands(try Opened.state())
    let place = MemberPlace(screen: "shelf", element: "filter", member: .label)
    let edit = ProjectEdit.fix(
      MemberPlace(screen: "shelf", element: "bell", member: .hint), from: .absent,
      to: .text("Shows news"), clears: [], reviewer: nil, now: Opened.now,
      review: hands.state.model.review)
    let effects = hands.state.restore(
      texts: [DraftText(place: place, entry: nil, text: "Typed")], edits: [edit])
    #expect(effects == [.save(edit)])
    #expect(try element(hands, "bell").hint == .found("Shows news"))
    try hands.press("n", "n", "n", "Enter")
    #expect(hands.state.form?.editor.text == "Typed")
  }

  @Test("text is pasted into the row, in one line; elsewhere paste does nothing")
  func paste() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U")
    hands.send(.input(.paste("Filter\nresults\u{1B}")))
    #expect(hands.state.form?.editor.text == "Filter results\u{1B}")
    try hands.press("Esc")
    hands.send(.input(.paste("q")))
    #expect(!hands.state.isOver)
    #expect(hands.state.message?.text.hasPrefix("Nothing takes pasted text") == true)
  }

  @Test("each language has a label of its own")
  func locales() throws {
    var hands = try onFilter()
    try hands.press("Down", "Down", "\"絞り込み\"", "Enter")
    let filter = try element(hands, "filter")
    #expect(filter.localization("ja")?.label == .found("絞り込み"))
    #expect(filter.label == .found("filterButton"))
  }

  @Test("names for Voice Control are added, moved, changed and removed")
  func names() throws {
    var hands = try onFilter()
    func names() throws -> [String] { try element(hands, "filter").inputLabels.value ?? [] }
    hands.state.form?.move(to: .newEntry(locale: nil))
    hands.state.loadRow()
    try hands.press("Enter")
    #expect(hands.state.message?.text == "Type a name for Voice Control first.")
    try hands.press("\"Sieve\"", "Enter")
    #expect(try names() == ["Filter", "Narrow", "Sieve"])
    #expect(hands.state.form?.row == .newEntry(locale: nil))
    #expect(hands.state.form?.editor.isEmpty == true)
    try hands.press("Up", "Alt-Up")
    #expect(try names() == ["Filter", "Sieve", "Narrow"])
    #expect(hands.state.form?.editor.text == "Sieve")
    try hands.press("Alt-Up", "Alt-Up")
    #expect(hands.state.message?.text == "The name is already at the top.")
    try hands.press("\" it\"", "Enter")
    #expect(try names() == ["Sieve it", "Filter", "Narrow"])
    try hands.press("Ctrl-D")
    #expect(try names() == ["Filter", "Narrow"])
    try hands.press("Ctrl-U", "Enter")
    #expect(try names() == ["Narrow"])
    for _ in 0..<6 { hands.send(.input(.key(Key(.character("u"), alt: true)))) }
    #expect(try names() == ["Filter", "Narrow"])
  }

  @Test("a suggestion is taken by its number, by its row, and from the lists")
  func suggestions() throws {
    var hands = Hands(try Opened.state())
    try hands.press("n", "n", "n")
    let offered = hands.state.suggestions.map(\.text)
    try #require(offered.count >= 2)
    try hands.press("Enter", "Ctrl-T")
    #expect(hands.state.form?.editor.text == offered[0])
    try hands.press("Ctrl-T")
    #expect(hands.state.form?.editor.text == offered[1])
    hands.state.form?.move(to: .suggestions)
    hands.state.loadRow()
    try hands.press("Right", "Enter")
    #expect(try element(hands, "filter").label == .found(offered[1]))
    try hands.press("Alt-u", "9")
    #expect(hands.state.message?.text == "There is no suggestion 9.")
    try hands.press("1")
    #expect(try element(hands, "filter").label == .found(offered[0]))
  }

  @Test("taking suggestions in the list acts on the finding the cursor is on, one after the other")
  func oneAfterTheOther() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab")
    hands.state.applyFilter("rule control-name")
    try hands.press("a")
    #expect(try element(hands, "bell").label == .found("Notifications"))
    hands.state.applyFilter("rule name-is-identifier")
    #expect(hands.state.currentFinding?.element == "filter")
    try hands.press("a")
    #expect(hands.state.currentFinding?.element == "pay")
    let form = try #require(hands.state.form)
    #expect(hands.state.model.screens[form.screen].elements[form.element].id == "pay")
  }

  @Test("a repeated group is named by what each control acts on, as one edit")
  func group() throws {
    let json = SampleProjects.shop.replacing(
      #""Favorite", "object": "pear""#, with: #""Favorite", "object": "pear", "hint": "x""#)
    var hands = Hands(try Opened.state(json))
    try hands.press("Tab")
    hands.state.applyFilter("rule name-repeated")
    try hands.press("A")
    #expect(try element(hands, "star1").label == .found("Favorite apple"))
    #expect(try element(hands, "star2").label == .found("Favorite pear"))
    #expect(hands.saves.count == 1)
    try hands.press("u")
    #expect(try element(hands, "star2").label == .found("Favorite"))
  }

  @Test("an image is decorative or not")
  func decorative() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Down", "Right", "/", "\"IMG\"", "Enter", "D")
    #expect(try element(hands, "photo").decorative == true)
    try hands.press("3")
    hands.state.form?.move(to: .decorative)
    hands.state.loadRow()
    try hands.press("Enter")
    #expect(try element(hands, "photo").decorative == false)
  }

  @Test("undo and redo are edits that are saved too")
  func undo() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U", "\"One\"", "Enter", "Ctrl-U", "\"Two\"", "Enter")
    #expect(hands.state.model.review.fixes.map(\.from) == [.text("filterButton")])
    try hands.press("Alt-u")
    #expect(try element(hands, "filter").label == .found("One"))
    try hands.press("Alt-u")
    #expect(try element(hands, "filter").label == .found("filterButton"))
    #expect(hands.state.model.review.fixes.isEmpty)
    try hands.press("Alt-r", "Alt-r")
    #expect(try element(hands, "filter").label == .found("Two"))
    #expect(hands.saves.count == 6)
    try hands.press("Alt-r")
    #expect(hands.state.message?.text == "Redo: not now, nothing was taken back.")
  }

  @Test("an edit the file does not allow any more is taken back, and others are not")
  func conflict() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U", "\"One\"", "Enter")
    let first = try #require(hands.saves.last)
    try hands.press("Down", "\"!\"", "Enter")
    hands.send(.conflict(first, current: "The label is \"Theirs\" now."))
    #expect(try element(hands, "filter").label == .found("filterButton"))
    #expect(
      try element(hands, "filter").localization("de")?.label == .found("Ergebnisse filtern!"))
    #expect(hands.state.message?.isError == true)
    #expect(hands.state.saving == 1)
    #expect(hands.effects.last == .beep)
    try hands.press("Alt-u")
    #expect(
      try element(hands, "filter").localization("de")?.label == .found("Ergebnisse filtern"))
    try hands.press("Alt-u")
    #expect(hands.state.message?.text == "Undo: not now, nothing was changed yet.")
  }

  @Test("an edit that could not be saved is kept and tried again")
  func saveFailed() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U", "\"One\"", "Enter")
    hands.fail("the disk is full")
    #expect(hands.state.unsaved.count == 1)
    #expect(hands.state.message?.isError == true)
    #expect(try element(hands, "filter").label == .found("One"))
    try hands.press("Esc", "S")
    #expect(hands.effects.last == .retrySaving)
    hands.save()
    #expect(hands.state.unsaved.isEmpty)
    try hands.press("S")
    #expect(hands.state.message?.text == "Save again: not now, everything is saved.")
  }

  @Test("the cursor stays on its finding when a fix clears one before it")
  func staysOnFinding() throws {
    var hands = Hands(try Opened.state())
    try hands.press("Tab", "Down", "Down", "Down", "Down")
    #expect(hands.state.currentFinding?.id == "name-translated@shelf/filter#ja")
    try hands.press("Enter")
    hands.state.form?.move(to: .text(.label, locale: nil))
    hands.state.loadRow()
    try hands.press("Ctrl-U", "\"Filter results\"", "Enter")
    #expect(hands.state.currentFinding?.id == "name-translated@shelf/filter#ja")
    #expect(hands.state.form?.finding == hands.state.queue.current)
  }
}
