import Testing

@testable import AuditCore

@Suite struct KeyNameTests {
  @Test(arguments: ["Print Screen", "Scroll Lock", "PgUp", "Esc", "F12", "Ctrl"])
  func `what only keys have is a key's`(_ text: String) {
    #expect(KeyName.isOnlyAKey(text))
    #expect(KeyName.isKey(text))
  }

  @Test(arguments: ["Home", "End", "Insert", "Return", "Tab"])
  func `ordinary words may be a key's`(_ text: String) {
    #expect(!KeyName.isOnlyAKey(text))
    #expect(KeyName.isKey(text))
  }

  @Test(arguments: ["Screen", "Home screen", "Lock", "F13 filter", ""])
  func `other words are none`(_ text: String) { #expect(!KeyName.isKey(text)) }

  @Test(arguments: [
    ("Print Screen", "fi", true), ("Home", "zh-Hans", true), ("Print Screen", "de", false),
    ("Home", "fr-CA", false), ("Alt", "de", true), ("F5", "es", true),
  ])
  func `keyboards keep English words or have their own`(
    _ text: String, _ locale: String, _ isKept: Bool
  ) {
    #expect(KeyName.isKept(text, in: locale) == isKept)
  }
}
