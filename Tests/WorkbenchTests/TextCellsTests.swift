import Testing
@testable import Workbench

@Suite("Text in cells")
struct TextCellsTests {
  @Test(
    "takes the cells a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("ｱ", 1), ("Ａ", 2), ("　", 2),
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("مرحبا", 5), ("שלום", 4), ("สวัสดี", 4),
      ("กำ", 2), ("नि", 2), ("क्षि", 3), ("நி", 2), ("👍", 2), ("👍🏽", 2), ("☝🏽", 2),
      ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("❤️", 2), ("❤", 1), ("⚠️", 2), ("⌚", 2),
      ("1️⃣", 2), ("🇫🇷", 2), ("🇫🇷🇩🇪", 4), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("©", 1), ("©️", 2), ("…", 1), ("⏎", 1),
      ("می\u{200C}خواهم", 7), ("葛\u{E0100}", 2),
    ] as [(String, Int)])
  func widths(text: String, width: Int) {
    #expect(cellWidth(of: text) == width)
    #expect(cells(text).cellWidth == width)
  }

  @Test("every cell takes one or two columns, also where a cluster takes more")
  func pieces() {
    let pieces = cells("क्षि")
    #expect(pieces.map(\.width) == [1, 2])
    #expect(pieces.map { String($0.text) }.joined() == "क्षि")
  }

  @Test("right-to-left text stays in the order it is stored in")
  func logicalOrder() {
    #expect(String(cells("שלום").map(\.text)) == "שלום")
  }

  @Test("what cannot be seen is shown in words")
  func visible() {
    #expect(String(cells("a\u{1B}[31m\n", style: .title).map(\.text)) == "a<ESC>[31m⏎")
    #expect(cells("a\tb", style: .title).allSatisfy { $0.style == .title && $0.width == 1 })
  }

  @Test("a fifth mark on a letter is named, not dropped")
  func manyMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 6)
    let shown = String(cells(text).map(\.text))
    #expect(shown == "e\u{301}\u{301}\u{301}\u{301}<U+0301><U+0301>")
  }

  @Test(
    "clips to a width and says that something is left out",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
      ("abcdef", -3, ""), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
    ] as [(String, Int, String)])
  func clips(text: String, width: Int, expected: String) {
    let clipped = cells(text).clipped(to: width)
    #expect(String(clipped.map(\.text)) == expected)
    #expect(clipped.cellWidth <= max(0, width))
  }

  @Test("clips with dots where only ASCII may be used")
  func clipsInASCII() {
    #expect(String(cells("abcdef").clipped(to: 4, forms: .ascii).map(\.text)) == "ab..")
    #expect(String(cells("abcdef").clipped(to: 1, forms: .ascii).map(\.text)) == ".")
  }

  @Test("a limit changes nothing that is seen within it")
  func limit() {
    var random = SplitMix(state: 3)
    let family = String(repeating: "👩🏽‍❤️‍💋‍👨🏽", count: 40)
    let marks = String(repeating: "e\u{301}\u{302}\u{303}\u{304}", count: 200)
    let texts =
      [family, marks] + (0..<300).map { _ in (0..<40).map { _ in random.text() }.joined() }
    for text in texts {
      for columns in [0, 1, 7, 20] {
        let limited = cells(text, limit: columns)
        #expect(limited.clipped(to: columns) == cells(text).clipped(to: columns))
      }
    }
    #expect(cells(String(repeating: "a", count: 100_000), limit: 10).count < 1000)
  }

  @Test("pads to a width, never shortening")
  func pads() {
    #expect(cells("日").padded(to: 4, style: .muted).map(\.style) == [.plain, .muted, .muted])
    #expect(cells("abc").padded(to: 2).cellWidth == 3)
  }
}

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "names what would be invisible or obeyed",
    arguments: [
      ("plain ~", "plain ~", "plain ~"), ("a\nb", "a⏎b", "a\\nb"), ("a\tb", "a⇥b", "a\\tb"),
      ("\r\n", "<CR>⏎", "<CR>\\n"), ("\u{1B}[2J", "<ESC>[2J", "<ESC>[2J"),
      ("\u{0}\u{7}\u{7F}", "<NUL><BEL><DEL>", "<NUL><BEL><DEL>"),
      ("\u{9B}", "<U+009B>", "<U+009B>"),
      ("\u{202E}x\u{202C}", "<U+202E>x<U+202C>", "<U+202E>x<U+202C>"),
      (
        "\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", "<U+2066><U+2069><U+200E><U+200F><U+061C>",
        "<U+2066><U+2069><U+200E><U+200F><U+061C>"
      ),
      ("a\u{200B}b\u{FEFF}", "a<U+200B>b<U+FEFF>", "a<U+200B>b<U+FEFF>"),
      ("a\u{AD}b\u{34F}\u{2060}", "a<U+00AD>b<U+034F><U+2060>", "a<U+00AD>b<U+034F><U+2060>"),
      ("\u{F8FF}", "<U+F8FF>", "<U+F8FF>"), ("\u{10FFFD}", "<U+10FFFD>", "<U+10FFFD>"),
      ("\u{2028}\u{2029}", "<U+2028><U+2029>", "<U+2028><U+2029>"),
      ("\u{378}\u{FFFF}", "<U+0378><U+FFFF>", "<U+0378><U+FFFF>"),
      (
        "\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}",
        "<U+115F><U+1160><U+3164><U+FFA0><U+2800>", "<U+115F><U+1160><U+3164><U+FFA0><U+2800>"
      ),
      ("A\u{FE0F}\u{E0100}", "A<U+FE0F><U+E0100>", "A<U+FE0F><U+E0100>"),
      ("a\u{200D}b\u{200C}", "a<U+200D>b<U+200C>", "a<U+200D>b<U+200C>"),
      ("\u{E0041}\u{FFF9}", "<U+E0041><U+FFF9>", "<U+E0041><U+FFF9>"),
      ("\u{301}x", "\u{25CC}\u{301}x", "\u{25CC}\u{301}x"),
      ("🇫", "<U+1F1EB>", "<U+1F1EB>"), ("\u{1161}", "<U+1161>", "<U+1161>"),
      ("<\u{1B}\u{301}", "<<ESC>\u{25CC}\u{301}", "<<ESC>\u{25CC}\u{301}"),
    ] as [(String, String, String)])
  func names(text: String, unicode: String, plain: String) {
    #expect(visibleText(text) == unicode)
    #expect(visibleText(text, forms: .plain) == plain)
  }

  @Test(
    "leaves what a script or an emoji needs",
    arguments: [
      "👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍❤️‍💋‍👨🏽", "❤️", "1️⃣", "🇫🇷🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "می\u{200C}خواهم",
      "क्\u{200D}ष", "葛\u{E0100}", "\u{1112}\u{1161}\u{11AB}", "한글", "นี่", "e\u{301}\u{323}", "a b",
      "\u{A0}\u{202F}\u{3000}", "٣\u{600}٤", "g\u{308}",
    ])
  func leaves(text: String) {
    #expect(visibleText(text) == text)
    #expect(visibleText(text, forms: .plain) == text)
  }

  @Test("an emoji joined without end is not hidden behind its first picture")
  func endlessJoining() {
    let text = Array(repeating: "👩", count: 12).joined(separator: "\u{200D}")
    #expect(visibleText(text).contains("<U+200D>"))
  }

  @Test("in ASCII nothing else is left")
  func ascii() {
    #expect(visibleText("é 👍\n\u{301}", forms: .ascii) == "<U+00E9> <U+1F44D>\\n<U+0301>")
  }

  @Test("no control, override or invisible character survives, in any text, in any form")
  func property() {
    var random = SplitMix(state: 42)
    for _ in 0..<4000 {
      let text = random.text()
      for forms in VisibleForms.allCases {
        let shown = visibleText(text, forms: forms)
        #expect(shown.unicodeScalars.allSatisfy(isHarmless), "\(text.unicodeScalars.map(\.value))")
        #expect(cells(text, forms: forms).allSatisfy { (1...2).contains($0.width) })
        #expect(shown.allSatisfy { cellWidth(of: $0) > 0 }, "\(Array(text.unicodeScalars))")
        if forms == .ascii { #expect(shown.utf8.allSatisfy { (0x20..<0x7F).contains($0) }) }
      }
    }
  }

  @Test("what is visible already is not changed again")
  func idempotent() {
    var random = SplitMix(state: 7)
    for _ in 0..<2000 {
      let shown = visibleText(random.text())
      #expect(visibleText(shown) == shown)
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x20 || (0x7F...0x9F).contains(value) { return false }
    if (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) { return false }
    if [0x200B, 0x200E, 0x200F, 0x61C, 0x2028, 0x2029, 0xFEFF].contains(value) { return false }
    return scalar.properties.generalCategory != .privateUse
  }
}

/// Sebastiano Vigna's splitmix64: the same numbers on every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Text with far more trouble in it than any real one.
  mutating func text() -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x2FF, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x180B...0x180F,
      0x2000...0x206F, 0x2600...0x27BF, 0xAC00...0xAC20, 0xE000...0xE010, 0xFE00...0xFE0F,
      0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3F0...0x1F3FF, 0x1F466...0x1F469,
      0xE0000...0xE007F, 0xE0100...0xE0110, 0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &self)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }
}
