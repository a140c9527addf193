import Testing

@testable import AuditCore

@Suite struct TaskPairsTests {
  @Test(arguments: [
    ("Play", "en", "Pause"), ("pause", "en", "Play"), ("Follow Anna", "en", "Unfollow Anna"),
    ("Turn on", "en", "Turn off"), ("Add to favorites", "en", "Remove from favorites"),
  ])
  func `a task has its turn`(_ name: String, _ locale: String, _ other: String) {
    #expect(TaskPairs.other(of: name, locale: locale) == other)
  }

  @Test(arguments: ["Playlist", "Play-offs", "Save", "Close", "", "Player"])
  func `what has no turn has none`(_ name: String) {
    #expect(TaskPairs.other(of: name, locale: "en") == nil)
  }

  @Test func `turns are known both ways and in other languages`() {
    #expect(TaskPairs.areTurns("Unmute", "Mute", locale: "en"))
    #expect(TaskPairs.areTurns("Stop", "Record", locale: "en"))
    #expect(!TaskPairs.areTurns("Play", "Stop it", locale: "en"))
    #expect(
      TaskPairs.areTurns("Wiedergabe", "Pause", locale: "de")
        || TaskPairs.other(of: "Wiedergabe", locale: "de") == nil)
  }
}
