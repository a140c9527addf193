import TestSupport
import Testing

@Suite("The screen the tests look at")
struct PseudoTerminalScreenTests {
  private func screen(_ output: String, columns: Int = 8, rows: Int = 3) -> PseudoTerminalScreen {
    var screen = PseudoTerminalScreen(columns: columns, rows: rows)
    screen.feed(output.utf8)
    return screen
  }

  @Test(
    "shows what a terminal would",
    arguments: [
      ("ab\r\ncd", "ab\ncd\n"), ("\u{1B}[2;3Hx", "\n  x\n"), ("abc\u{1B}[2D\u{1B}[K", "a\n\n"),
      ("abc\u{1B}[H\u{1B}[P", "bc\n\n"), ("abc\u{1B}[H\u{1B}[2@", "  abc\n\n"),
      ("abc\u{1B}[H\u{1B}[2X", "  c\n\n"), ("a\r\nb\u{1B}[H\u{1B}[L", "\na\nb"),
      ("a\r\nb\u{1B}[H\u{1B}[M", "b\n\n"), ("a\u{1B}[3b", "aaaa\n\n"), ("12345678", "12345678\n\n"),
      ("123456789", "12345678\n9\n"), ("日本語文字", "日本語文\n字\n"), ("1234567日", "1234567\n日\n"),
      ("a\r\nb\r\nc\r\nd", "b\nc\nd"), ("\u{1B}[2;3r\u{1B}[3;1Hx\n", "\nx\n"),
      ("\u{1B}Mx", "x\n\n"), ("e\u{301}", "e\u{301}\n\n"), ("\u{1B}[31mred\u{1B}[0m", "red\n\n"),
      ("main\u{1B}[?1049halt\u{1B}[?1049l", "main\n\n"), ("\u{1B}]0;title\u{7}x", "x\n\n"),
      ("\u{1B}P1$r\u{1B}\\x", "x\n\n"), ("\u{1B}(Bx", "x\n\n"),
    ])
  func shows(output: String, text: String) {
    #expect(screen(output).text == text)
    #expect(screen(output).unknown == [])
  }

  @Test("knows the cursor, the modes and what it does not know")
  func state() {
    let state = screen("\u{1B}[?2004h\u{1B}[?25l\u{1B}[3;4H\u{1B}]52;c;YQ==\u{7}\u{1B}[5y")
    #expect(state.row == 2 && state.column == 3)
    #expect(state.modes == [2004])
    #expect(state.commands == ["52;c;YQ=="])
    #expect(state.unknown == ["CSI y"])
  }

  @Test("takes output in pieces of any size")
  func pieces() {
    var screen = PseudoTerminalScreen(columns: 8, rows: 3)
    for byte in "\u{1B}[2;3H日\u{1B}[1m".utf8 { screen.feed([byte]) }
    #expect(screen.line(1) == "  日")
  }
}
