import Testing

@testable import AuditCore

struct SystemDefaultNameTests {
  @Test(arguments: [
    (Icon.symbol("xmark"), "Close"), (.symbol("xmark.circle.fill"), "Close"),
    (.symbol("star.fill"), "favorite"), (.symbol("plus.square"), "Add"),
    (.symbol("leaf"), "leaf"), (.symbol("leaf.fill"), "leaf.fill"), (.symbol(".fill"), ".fill"),
    (.asset("Icons - Close_Contrast"), "Icons Close Contrast"), (.asset("_"), ""),
    (.glyph("×"), "×"),
  ])
  func `what is heard for an icon nobody labelled`(_ icon: Icon, _ heard: String) {
    #expect(SystemDefaultName.of(icon) == heard)
  }

  @Test func `only symbols have Apple's words`() {
    #expect(SystemDefaultName.isDescribed(.symbol("xmark.circle")))
    #expect(!SystemDefaultName.isDescribed(.symbol("leaf")))
    #expect(!SystemDefaultName.isDescribed(.asset("xmark")))
    #expect(!SystemDefaultName.isKnown(.symbol("leaf")))
    #expect(!SystemDefaultName.isKnown(.symbol("xmark.square")))
    #expect(SystemDefaultName.isKnown(.symbol("lock.fill")))
    #expect(SystemDefaultName.isKnown(.asset("leaf")))
  }
}
