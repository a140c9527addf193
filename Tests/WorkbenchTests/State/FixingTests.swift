import AuditCore
import AuditRules
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

  @Test("the form of a fault that other languages share opens on the first of them")
  func manyLanguages() throws {
    let json = """
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "locales": ["en", "pl", "de", "fr", "ja"], "screens": [{"id": "list", "elements": [
         {"id": "close", "role": "button", "label": "Close", "localized": {
           "pl": {"label": "Zamknij"}, "de": {"label": "Close"}, "fr": {"label": "Close"},
           "ja": {"label": "Close"}}}]}]}
      """
    let rules = RuleCatalog.all.filter { $0.id == "name-translated" }
    var hands = Hands(try Opened.state(json, rules: rules))
    try hands.press("n", "Enter")
    #expect(hands.state.form?.findingKey == "name-translated@list/close")
    #expect(hands.state.form?.row == .text(.label, locale: "de"))
  }

  @Test("the same text is no edit")
  func unchanged() throws {
    var hands = try onFilter()
    try hands.press("Enter")
    #expect(hands.saves.isEmpty)
    #expect(hands.state.message?.text.hasPrefix("Nothing changed") == true)
  }

  @Test("Enter on a row nobody typed in claims no empty text where nothing was measured")
  func untouched() throws {
    var hands = try onFilter()
    try hands.press("Down", "Down")
    #expect(hands.state.form?.row == .text(.label, locale: "ja"))
    try hands.press("Enter")
    #expect(hands.saves.isEmpty)
    #expect(
      hands.state.message?.text == "Nothing changed: label of shelf/filter in ja is none.")
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

  @Test("text typed into a name for Voice Control stays with it when names move, come and go")
  func namesTyped() throws {
    var hands = try onFilter()
    func names() throws -> [String] { try element(hands, "filter").inputLabels.value ?? [] }
    hands.state.form?.move(to: .entry(locale: nil, index: 1))
    hands.state.loadRow()
    try hands.press("\" it\"", "Alt-Up")
    #expect(try names() == ["Narrow", "Filter"])
    #expect(hands.state.form?.row == .entry(locale: nil, index: 0))
    #expect(hands.state.form?.editor.text == "Narrow it")
    try hands.press("Alt-Down", "Up", "Ctrl-D")
    #expect(try names() == ["Narrow"])
    #expect(hands.state.form?.editor.text == "Narrow it")
    try hands.press("Alt-u")
    #expect(try names() == ["Filter", "Narrow"])
    #expect(hands.state.form?.editor.text == "Filter")
    try hands.press("Down", "Enter")
    #expect(try names() == ["Filter", "Narrow it"])
    #expect(hands.state.drafts.isEmpty)
  }

  @Test("text typed into a name that is gone is offered as a new one")
  func nameGone() throws {
    var hands = try onFilter()
    hands.state.form?.move(to: .newEntry(locale: nil))
    hands.state.loadRow()
    try hands.press("\"Sieve\"", "Enter", "Up", "\"!\"", "Alt-u")
    #expect(hands.state.form?.row == .newEntry(locale: nil))
    #expect(hands.state.form?.editor.text == "Sieve!")
  }

  @Test("a name offered on a row of another language is set in that language")
  func suggestionsOfLanguage() throws {
    var hands = try onFilter()
    hands.state.form?.move(to: .newEntry(locale: "de"))
    hands.state.loadRow()
    let offered = try #require(hands.state.suggestions.first).text
    hands.send(.input(.key(Key(.character("1"), alt: true))))
    #expect(try element(hands, "filter").label == .found("filterButton"))
    #expect(try element(hands, "filter").localization("de")?.label == .found(offered))
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

  @Test("after a conflict the form shows what the file says and keeps what was typed")
  func conflictShown() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U", "\"One\"", "Enter", "Ctrl-U", "\"Two\"", "Enter")
    let member = CurrentMember(
      MemberPlace(screen: "shelf", element: "filter", member: .label), .text("Theirs"))
    // The newest one is told first.
    for edit in hands.saves.reversed() {
      hands.send(.conflict(edit, current: "It is other.", member: member))
    }
    #expect(try element(hands, "filter").label == .found("Theirs"))
    #expect(hands.state.model.review.fixes.isEmpty)
    #expect(hands.state.form?.editor.text == "Two")
    #expect(hands.state.saving == 0)
    try hands.press("Enter")
    #expect(
      hands.saves.last?.changes.first
        == .member(member.place, from: .text("Theirs"), to: .text("Two")))
  }

  @Test("drafts of an earlier run never replace what was typed since")
  func restoredLate() throws {
    var hands = try onFilter()
    try hands.press("\"X\"")
    let place = MemberPlace(screen: "shelf", element: "filter", member: .label)
    let german = MemberPlace(screen: "shelf", element: "filter", locale: "de", member: .label)
    _ = hands.state.restore(
      texts: [
        DraftText(place: place, entry: nil, text: "Old"),
        DraftText(place: german, entry: nil, text: "Alt"),
      ], edits: [])
    #expect(hands.state.form?.editor.text == "filterButtonX")
    try hands.press("Down")
    #expect(hands.state.form?.editor.text == "Alt")
  }

  @Test("what fixes cleared is counted as fixed until it comes back")
  func fixed() throws {
    var hands = try onFilter()
    try hands.press("Ctrl-U", "\"Filter results\"", "Enter")
    #expect(hands.state.model.fixedCount == 1)
    try hands.press("Alt-u")
    #expect(hands.state.model.fixedCount == 0)
    try hands.press("Alt-r")
    #expect(hands.state.model.fixedCount == 1)
    let json = SampleProjects.shop.replacing(
      #""review": {"#,
      with: #""review": {"fixes": [{"element": "cart/pay", "member": "label", "from": null, "#
        + #""to": "payButton", "clears": ["control-name@cart/pay", "#
        + #""name-is-identifier@cart/pay"]}], "#)
    #expect(try Opened.state(json).model.fixedCount == 1)
  }

  @Test("what a drawn form shows is what is worked out anew")
  func insight() throws {
    var hands = try onFilter()
    for key in ["\"X\"", "Ctrl-T", "Enter", "Down", "Ctrl-T", "Down", "Down", "Right", "Alt-u"] {
      try hands.press(key)
      _ = hands.state.render()
      var fresh = hands.state
      fresh.insight = FormInsight()
      #expect(hands.state.suggestions == fresh.suggestions)
      #expect(hands.state.preview?.heard.after == fresh.preview?.heard.after)
      #expect(hands.state.preview?.clearedKeys == fresh.preview?.clearedKeys)
    }
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
