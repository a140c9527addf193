import Testing

@testable import AuditCore

@Suite("Symbol names")
struct SymbolNameTests {
  private func agreement(_ text: String, _ symbol: String) -> SymbolName.Agreement {
    SymbolName.agreement(
      of: text, shape: NameShape(text, in: NameLanguage("en")), with: symbol)
  }

  private func isName(_ text: String) -> Bool { SymbolName.isName(text, shape: NameShape(text)) }

  private func isSpoken(_ text: String) -> Bool {
    SymbolName.isSpokenName(text, shape: NameShape(text))
  }

  @Test(
    "chains of symbol words and run-together words are names",
    arguments: [
      "square.and.arrow.up", "chart.xyaxis.line", "crown.fill", "gobackward.15", "4k.tv", "xmark",
      "Xmark", "magnifyingglass", "person.crop.circle.badge.plus", "0.circle.ar",
    ])
  func names(text: String) { #expect(isName(text)) }

  @Test(
    "words, hosts, versions and abbreviations are none",
    arguments: [
      "Play", "Trash", "trash", "star", "Bookmark", "eBay", "npr.org", "Booking.com", "README.md",
      "1.5", "2.0.1", "a.m", "p.m.", "U.S.A", "square and arrow up", "", ".", "..", "star.",
      ".fill",
      "Creditcard", "図形.星",
    ])
  func others(text: String) { #expect(!isName(text)) }

  @Test("what is heard for a name is told from sentences")
  func spoken() {
    #expect(isSpoken("crown dot fill"))
    #expect(isSpoken("cart dot badge dot plus"))
    #expect(isSpoken("Square and arrow up"))
    #expect(isSpoken("square and pencil"))
    #expect(!isSpoken("Terms and conditions"))
    #expect(!isSpoken("Fill and sign"))
    #expect(!isSpoken("Rock and roll"))
    #expect(!isSpoken("Scroll to top"))
    #expect(!isSpoken("Connect the dots"))
  }

  @Test("a label is compared with its own symbol word by word")
  func agreement() {
    #expect(agreement("Square and arrow", "square.and.arrow.up") == .outline)
    #expect(
      agreement("Arrow, counter-clockwise", "arrow.counterclockwise")
        == .outline)
    #expect(agreement("Crown dot fill", "crown.fill") == .outline)
    #expect(agreement("Music note", "music.note") == .words)
    #expect(agreement("Star", "star.circle.fill") == .picture)
    #expect(agreement("Image Playground", "apple.image.playground") == .none)
    #expect(agreement("Sta", "star.fill") == .none)
    #expect(agreement("Start", "star") == .none)
    #expect(agreement("", "star") == .none)
    #expect(agreement("Star", "") == .none)
    #expect(agreement("Person", "person.badge.plus") == .none)
  }
}
