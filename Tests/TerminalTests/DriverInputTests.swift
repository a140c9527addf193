import TestSupport
import Testing

/// What is typed into the real driver, byte for byte.
@Suite("Input on a terminal", .serialized)
struct DriverInputTests {
  @Test(
    "decodes keys",
    arguments: [
      ("\u{1B}OA", "up"), ("\u{1B}[A", "up"), ("\u{1B}[1;5D", "control left"),
      ("\u{1B}[1;2B", "shift down"), ("\u{1B}[1;3C", "alt right"), ("\u{1B}[Z", "shift tab"),
      ("\u{1B}OP", "function(1)"), ("\u{1B}[15~", "function(5)"), ("\u{1B}[24~", "function(12)"),
      ("\u{1B}[3~", "delete"), ("\u{1B}[2~", "insert"), ("\u{1B}[5~", "pageUp"),
      ("\u{1B}[6~", "pageDown"), ("\u{1B}[H", "home"), ("\u{1B}OF", "end"),
      ("\u{1B}x", "alt character(\"x\")"), ("\u{1B}é", "alt character(\"é\")"),
      ("\u{1B}", "escape"), ("\r", "enter"), ("\t", "tab"), ("\u{7F}", "backspace"),
      ("\u{1}", "control character(\"a\")"), ("\u{0}", "control character(\" \")"),
      ("\u{1D}", "control character(\"]\")"), ("é", "character(\"é\")"),
      ("日", "character(\"日\")"), ("e\u{301}", "character(\"e\u{301}\")"),
      ("\u{1B}[97;5u", "control character(\"a\")"), ("\u{1B}[27;5;13~", "control enter"),
      ("\u{1B}\u{1B}[A", "alt up"), ("\u{1B}[", "alt character(\"[\")"),
      ("\u{1B}O", "alt character(\"O\")"),
    ] as [(String, String)])
  func keys(typed: String, words: String) throws {
    let terminal = try DemoRun.ready()
    // The arrows move the focus; what the demo says of them is told by a modifier only.
    terminal.type(typed)
    if words == "up" {
      terminal.type("\u{2}")
      #expect(DemoRun.foot(terminal, "key control character(\"b\")"))
    } else {
      #expect(DemoRun.foot(terminal, "key " + words), "\(terminal.screen.line(23))")
    }
  }

  @Test(
    "swallows sequences it does not know, byte for byte",
    arguments: [
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[13;5;9;9y", "\u{1B}[?62;22c", "\u{1B}[>1;2;3c",
      "\u{1B}]11;rgb:0000/qqqq/0000\u{7}", "\u{1B}]11;rgb:q/q\u{1B}\\", "\u{1B}P>|q(1)\u{1B}\\",
      "\u{1B}[M qq", "\u{1B}[<0;3;4M", "\u{1B}_Gq\u{1B}\\", "\u{1B}[57441;1u", "\u{1B}[99;1:3u",
    ])
  func swallows(sequence: String) throws {
    let terminal = try DemoRun.ready()
    terminal.type(sequence + "!")
    #expect(DemoRun.foot(terminal, "key character(\"!\")"), "\(terminal.screen.line(23))")
    #expect(terminal.poll() == .stillRunning)
  }

  @Test("a paste is one event, whatever is in it")
  func paste() throws {
    let terminal = try DemoRun.ready()
    terminal.type("\u{1B}[200~q日\rq\u{1B}[Aq\u{1B}[201~")
    #expect(DemoRun.foot(terminal, "paste(\"q日\\nq\\u{1B}[Aq\")"), "\(terminal.screen.line(23))")
    terminal.type("\u{1B}[200~" + String(repeating: "0123456789", count: 20_000) + "\u{1B}[201~jx")
    #expect(DemoRun.foot(terminal, "key character(\"x\")"))
    #expect(terminal.wait { $0.row == 1 && $0.column == 0 })
  }

  @Test(
    "the mouse is reported only when asked for, on any terminal",
    arguments: ["xterm-256color", "tmux-256color"])
  func mouse(type: String) throws {
    let terminal = try DemoRun.ready(type: type)
    #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    terminal.type("m")
    #expect(terminal.wait { $0.modes.isSuperset(of: [1000, 1006]) })
    terminal.type("\u{1B}[<0;300;4M\u{1B}[<0;300;4m")
    #expect(DemoRun.foot(terminal, "mouse("))
    #expect(terminal.screen.line(23).contains("row: 3, column: 299"))
    terminal.type("\u{1B}[<65;1;2M")
    #expect(DemoRun.foot(terminal, "wheel(1,"))
    terminal.type("\u{1B}[<64;1;2M")
    #expect(DemoRun.foot(terminal, "wheel(-1,"))
    terminal.type("m")
    #expect(terminal.wait { $0.modes.isDisjoint(with: [1000, 1006]) })
  }
}
