import Testing

@testable import AuditCore

@Suite struct IconTaskTests {
  private func contradiction(
    _ name: String, _ icon: Icon, action: String? = nil, locale: String = "en"
  ) -> String? {
    IconTask.contradiction(
      of: LocalName(
        base: NameLanguage(locale), name: AccessibleName(text: name, source: .label),
        visibleText: nil), action: action, icon: icon)
  }

  @Test(arguments: [
    ("Save for later", "trash", "Delete"), ("Search", "house", "Home"),
    ("Pause", "play.fill", "Play"),
    ("Close", "trash", "Delete"), ("Undo", "printer", "Print"),
    ("Delete", "square.and.arrow.up", "Share"),
  ])
  func `a name of another firm task contradicts`(
    _ name: String, _ symbol: String, _ meaning: String
  ) {
    #expect(contradiction(name, .symbol(symbol)) == meaning)
  }

  @Test(arguments: [
    ("Remove Assam", "trash"), ("Delete", "xmark"), ("Cancel", "chevron.left"),
    ("Play", "play.circle"),
    ("Jasmine", "trash"), ("Save to bookmarks", "bookmark"), ("Search", "leaf"), ("", "trash"),
    ("Playlist", "trash"),
  ])
  func `a name that agrees, or says no firm task, does not`(_ name: String, _ symbol: String) {
    #expect(contradiction(name, .symbol(symbol)) == nil)
  }

  @Test func `other languages are read by the terms they have`() {
    #expect(contradiction("Suchen", .symbol("house"), locale: "de") == "Home")
    #expect(contradiction("Startseite", .symbol("house"), locale: "de") == nil)
    #expect(contradiction("Tee des Tages", .symbol("house"), locale: "de") == nil)
  }

  @Test func `an asset is read by its words and an action speaks for the icon`() {
    #expect(contradiction("Search", .asset("menu-Home")) == "Home")
    #expect(contradiction("Save", .symbol("trash"), action: "deleteDraft") == nil)
  }

  @Test func `a word for several tasks contradicts only where all of them do`() {
    func meaning(_ symbol: String) -> String? {
      contradiction("تحميل", .symbol(symbol), locale: "ar")
    }
    #expect(meaning("square.and.arrow.down") == nil)
    #expect(meaning("icloud.and.arrow.up") == nil)
    #expect(meaning("trash") == "Delete")
  }

  @Test func `closing is the whole name`() {
    #expect(IconTask.isClosing("Close", locale: "en"))
    #expect(IconTask.isClosing("dismiss", locale: "en"))
    #expect(IconTask.isClosing("Schließen", locale: "de"))
    #expect(!IconTask.isClosing("Close tab", locale: "en"))
    #expect(!IconTask.isClosing("Cancel", locale: "en"))
    #expect(!IconTask.isClosing("Nah", locale: "de"))
  }

  @Test(arguments: [
    ("Move block up", "arrow.down", "Down"), ("Go down", "chevron.up.circle", "Up"),
    ("Zoom in", "minus.magnifyingglass", "Zoom out"), ("Next", "backward.end", "Previous"),
    ("Previous track", "forward.end", "Next"), ("Like", "hand.thumbsdown", "Dislike"),
  ])
  func `the opposite way contradicts`(_ name: String, _ symbol: String, _ meaning: String) {
    #expect(
      IconDirection.contradiction(
        of: name, shape: NameShape(name, in: NameLanguage("en")), icon: .symbol(symbol)) == meaning)
  }

  @Test(arguments: [
    ("Move up", "arrow.up"), ("Move to cart", "arrow.down"), ("Sign up", "arrow.down"),
    ("Page up", "doc"), ("Zoom out", "minus.magnifyingglass"), ("Next", "chevron.right"),
    ("Move up", "arrow.up.arrow.down"), ("Go down", "square.and.arrow.up"),
    ("Likes", "hand.thumbsdown"),
  ])
  func `the same way, or none, does not`(_ name: String, _ symbol: String) {
    #expect(
      IconDirection.contradiction(
        of: name, shape: NameShape(name, in: NameLanguage("en")), icon: .symbol(symbol)) == nil)
  }
}
