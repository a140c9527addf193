import Testing

@testable import AuditCore

@Suite("Symbol names")
struct SymbolNameTests {
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
    #expect(SymbolName.agreement(of: "Square and arrow", with: "square.and.arrow.up") == .outline)
    #expect(
      SymbolName.agreement(of: "Arrow, counter-clockwise", with: "arrow.counterclockwise")
        == .outline)
    #expect(SymbolName.agreement(of: "Crown dot fill", with: "crown.fill") == .outline)
    #expect(SymbolName.agreement(of: "Music note", with: "music.note") == .words)
    #expect(SymbolName.agreement(of: "Star", with: "star.circle.fill") == .picture)
    #expect(SymbolName.agreement(of: "Image Playground", with: "apple.image.playground") == .none)
    #expect(SymbolName.agreement(of: "Sta", with: "star.fill") == .none)
    #expect(SymbolName.agreement(of: "Start", with: "star") == .none)
    #expect(SymbolName.agreement(of: "", with: "star") == .none)
    #expect(SymbolName.agreement(of: "Star", with: "") == .none)
    #expect(SymbolName.agreement(of: "Person", with: "person.badge.plus") == .none)
  }
}
