import CTerm
import Testing
import Workbench

@testable import Terminal

@Suite("What is sent for a cell")
struct SafeRenditionTests {
  /// Widths as older C libraries have them.
  private func width(_ scalar: UInt32) -> Int32 {
    switch scalar {
    case 0x300...0x36F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0x20E3, 0x1161, 0x11AB, 0x94D: return 0
    case 0x1FAE9: return -1
    case 0x1112, 0x65E5, 0x1F300...0x1F3FF, 0x1F400...0x1F4FF: return 2
    default: return 1
    }
  }

  private func sent(_ text: Character, _ cellWidth: UInt8) -> [SentCell] {
    safeRendition(of: Cell(text: text, width: cellWidth), scalarWidth: width)
  }

  @Test("plain and combining text goes as it is")
  func plain() {
    #expect(sent("a", 1) == [SentCell(base: 0x61)])
    #expect(sent("日", 2) == [SentCell(base: 0x65E5)])
    #expect(sent("e\u{301}", 1) == [SentCell(base: 0x65, marks: [0x301])])
    #expect(
      sent("\u{1112}\u{1161}\u{11AB}", 2) == [SentCell(base: 0x1112, marks: [0x1161, 0x11AB])])
    #expect(sent("षि", 2) == [SentCell(base: 0x937), SentCell(base: 0x93F)])
  }

  @Test("an emoji sequence goes as its first picture")
  func emoji() {
    #expect(sent("👩‍💻", 2) == [SentCell(base: 0x1F469)])
    #expect(sent("👍🏽", 2) == [SentCell(base: 0x1F44D)])
  }

  @Test("what is narrower for the C library is padded")
  func padded() {
    let space = SentCell(base: 0x20)
    #expect(sent("❤️", 2) == [SentCell(base: 0x2764), space])
    #expect(sent("🇫🇷", 2) == [SentCell(base: 0x1F1EB), SentCell(base: 0x1F1F7)])
    #expect(sent("1️⃣", 2) == [SentCell(base: 0x31, marks: [0x20E3]), space])
  }

  @Test("what the C library does not know, or takes for wider, is replaced")
  func replaced() {
    let space = SentCell(base: 0x20)
    #expect(sent("\u{1FAE9}", 2) == [SentCell(base: 0xFFFD), space])
    #expect(sent("日", 1) == [SentCell(base: 0xFFFD)])
  }

  @Test("nothing a terminal would obey is sent, whatever the cell holds")
  func controls() {
    for value in Array(0...0x1F) + Array(0x7F...0x9F) as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(sent(Character(scalar), 1) == [SentCell(base: 0xFFFD)])
    }
    #expect(sent("\r\n", 1) == [SentCell(base: 0xFFFD)])
  }

  @Test("the right half of a wide character sends nothing")
  func rightHalf() {
    #expect(sent(" ", 0) == [])
  }

  @Test("takes exactly the cell's width by the C library of this machine")
  func exactWidth() {
    let texts = [
      "日本語 👩‍💻👍🏽🇫🇷❤️1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿", "क्षि नि สวัสดี กำ مرحبا", "e\u{301}\u{302} \u{1112}\u{1161}\u{11AB} 한글 ⏎⇥…",
      "\u{1FAE9}\u{2630}",
    ]
    for cell in texts.flatMap({ cells($0) }) {
      let sent = safeRendition(of: cell, scalarWidth: cterm_scalar_width)
      let taken = sent.reduce(0) { $0 + max(1, Int(cterm_scalar_width($1.base))) }
      #expect(taken == Int(cell.width), "\(cell.text)")
      #expect(sent.allSatisfy { $0.marks.count <= 4 })
    }
  }
}
