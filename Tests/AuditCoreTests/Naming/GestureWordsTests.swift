import Testing

@testable import AuditCore

struct GestureWordsTests {
  @Test(arguments: [
    ("Press to record", "en"), ("Swipe left for more", "en"),
    ("Toca el botón para elegir", "es"), ("Tippe auf den Tee", "de"),
  ])
  func `a hint that tells how is found`(_ hint: String, _ language: String) {
    #expect(GestureWords.inHint(hint, language: language) != nil)
  }

  @Test func `a thing called by a gesture is no instruction`() {
    #expect(GestureWords.inHint("Touch pads snap back to the middle", language: "en") == nil)
    #expect(GestureWords.inHint("Touch the pad to snap back", language: "en") != nil)
  }

  @Test func `kinds of input are no instruction`() {
    #expect(
      GestureWords.inHint("Press, hold, drag or scroll; it is seen live", language: "en") == nil)
  }
}
