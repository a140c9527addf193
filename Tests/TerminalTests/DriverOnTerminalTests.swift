import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The real driver in a real program on a pseudo-terminal.
@Suite("The driver on a terminal", .serialized)
struct DriverOnTerminalTests {
  static let demo = PseudoTerminal.builtProgram("aloud-dev")

  /// What has to be switched off whichever way the program ends.
  static let goodbyes = ["\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[?1049l"]

  private func started(
    type: String? = "xterm-256color", columns: Int = 80, rows: Int = 24,
    arguments: [String] = [], more: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    var environment = ["PATH": "/usr/bin:/bin", "HOME": "/", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    environment["TERM"] = type
    environment.merge(more) { $1 }
    try terminal.start(
      Self.demo, ["terminal-demo"] + arguments, environment: environment)
    return terminal
  }

  /// Starts the demo and waits until its first frame stands.
  private func ready(
    type: String = "xterm-256color", columns: Int = 80, rows: Int = 24,
    arguments: [String] = [], more: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try started(
      type: type, columns: columns, rows: rows, arguments: arguments, more: more)
    let foot = rows - 1
    try #require(
      terminal.wait {
        $0.line(0).hasPrefix("> plain") && $0.line(foot).hasSuffix("|") && $0.row == 0
          && $0.modes.contains(2004)
      }, "no first frame: \(terminal.screen.text)")
    return terminal
  }

  private func foot(_ terminal: PseudoTerminal, _ text: String) -> Bool {
    terminal.wait { $0.line($0.rows - 1).hasPrefix(text) }
  }

  @Test(
    "draws, moves and ends cleanly on every type of terminal",
    arguments: ["xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100"])
  func types(type: String) throws {
    try #require(
      Terminfo.has(type), "the terminal database lacks \(type); install the package ncurses-base")
    let terminal = try started(type: type)
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    terminal.type("j")
    #expect(terminal.wait { $0.line(1).hasPrefix("> 日本語 wide") && $0.row == 1 && $0.column == 0 })
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsFound)
    #expect(!terminal.screen.modes.contains(2004))
    #expect(terminal.screen.modes.contains(25))
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.unknown == [])
  }

  @Test("falls back where the terminal database does not know the terminal")
  func unknownType() throws {
    let terminal = try started(type: "xterm-ghostty-unheard-of")
    #expect(foot(terminal, "the terminal database has no entry for TERM=xterm-ghostty-unhea"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("says in words why there is no screen", arguments: ["dumb", "", nil])
  func noScreen(type: String?) throws {
    let terminal = try started(type: type)
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.line(0).hasPrefix("linear: TERM"))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("survives a locale that is C or not installed", arguments: ["C", "xx_XX.UTF-8"])
  func locale(name: String) throws {
    let terminal = try ready(more: ["LC_ALL": name])
    #expect(terminal.screen.line(1) == "  日本語 wide")
  }

  @Test("takes no notice of LINES and COLUMNS")
  func exportedSize() throws {
    let terminal = try ready(more: ["LINES": "10", "COLUMNS": "132"])
    #expect(terminal.screen.line(23).hasSuffix("80x24|"))
  }

  @Test("reads keys from the terminal when standard input is a file")
  func pipedInput() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      Self.demo, ["terminal-demo"], environment: ["TERM": "xterm-256color"], input: "/dev/null")
    #expect(foot(terminal, "ready"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("no escape sequence in a text reaches the terminal")
  func injection() throws {
    let terminal = try ready()
    #expect(terminal.screen.line(4) == "  escape <ESC>[2J<ESC>]0;title<BEL> here")
    #expect(terminal.screen.line(5) == "  override <U+202E>txet<U+202C>")
    #expect(terminal.screen.line(7) == "  c1 <U+009B>31m and tab⇥here⏎and a line")
    #expect(terminal.screen.line(8) == "  glyph <U+F8FF>")
    #expect(terminal.screen.commands == [])
    let sent = String(decoding: terminal.output, as: UTF8.self).unicodeScalars
    #expect(!sent.contains { (0x80...0x9F).contains($0.value) || $0.value == 0x202E })
  }

  @Test("an emoji sequence keeps the rest of its row in place")
  func emoji() throws {
    let terminal = try ready()
    #expect(terminal.screen.line(2) == "  👩👍🇫🇷❤  emoji")
  }

  @Test("a key sends few bytes and leaves the cursor on the focused row")
  func smallUpdates() throws {
    let terminal = try ready()
    for row in 1...5 {
      let start = terminal.output.count
      terminal.type("j")
      #expect(terminal.wait { $0.row == row && $0.column == 0 && $0.line(row).hasPrefix("> ") })
      #expect(terminal.output.count - start < 250)
    }
    #expect(terminal.screen.text.split(separator: "\n").filter { $0.hasPrefix(">") }.count == 1)
  }

  @Test("sends nothing while nothing changes")
  func idle() throws {
    let terminal = try ready()
    let start = terminal.output.count
    terminal.type("t")
    #expect(foot(terminal, "idle"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
    let sent = terminal.text(since: start)
    let update = sent.prefix(while: { $0 != "?" })
    #expect(update.utf8.count < 60, "\(sent)")
  }

  @Test("wakes when another thread asks, and not when a signal came")
  func wake() throws {
    let terminal = try ready()
    terminal.type("w")
    #expect(foot(terminal, "woken"))
    terminal.type("x")
    #expect(foot(terminal, "key character(\"x\")"))
    terminal.resize(columns: 70, rows: 20)
    #expect(terminal.wait { $0.line(19).hasSuffix("70x20|") })
    #expect(terminal.screen.line(19).hasPrefix("resize(") || terminal.screen.line(19).hasPrefix("key"))
  }

  @Test("follows a storm of resizes to the last size, down to one cell")
  func resizes() throws {
    let terminal = try ready()
    for size in [(20, 6), (1, 1), (240, 60), (3, 2), (132, 43), (2, 30)] {
      terminal.resize(columns: size.0, rows: size.1)
    }
    terminal.resize(columns: 100, rows: 30)
    #expect(terminal.wait { $0.line(29).hasSuffix("100x30|") && $0.line(0).hasPrefix("> plain") })
    for size in [(1, 1), (2, 2), (5, 1), (60, 12)] {
      terminal.resize(columns: size.0, rows: size.1)
    }
    #expect(terminal.wait { $0.line(11).hasSuffix("60x12|") })
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test(
    "gives the terminal back and ends when it is asked to",
    arguments: [SIGTERM, SIGHUP, SIGINT])
  func requests(signal: Int32) throws {
    let terminal = try started()
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    #expect(terminal.settings != terminal.settingsFound)
    let start = terminal.output.count
    terminal.signal(signal)
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsFound)
    for goodbye in Self.goodbyes { #expect(terminal.text(since: start).contains(goodbye)) }
  }

  @Test(
    "gives the terminal back when the program crashes",
    arguments: [("X", SIGILL), ("A", SIGABRT)] as [(String, Int32)])
  func crashes(key: String, signal: Int32) throws {
    let terminal = try started(arguments: ["--mouse"])
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(1006) })
    let start = terminal.output.count
    terminal.type(key)
    let ending = terminal.waitForEnd()
    // Arm processors report a trap as SIGTRAP.
    #expect(ending == .signalled(signal) || ending == .signalled(SIGTRAP))
    #expect(terminal.settings == terminal.settingsFound)
    let sent = terminal.text(since: start)
    for goodbye in Self.goodbyes + ["\u{1B}[?1000l", "\u{1B}[?1006l"] {
      #expect(sent.contains(goodbye))
    }
    #expect(!terminal.screen.isAlternate)
    if key == "X" { #expect(sent.contains("Fatal error: Index out of range")) }
  }

  @Test(
    "gives the terminal back on signals from outside",
    arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGQUIT])
  func faults(signal: Int32) throws {
    let terminal = try started()
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    terminal.signal(signal)
    #expect(terminal.waitForEnd() == .signalled(signal))
    #expect(terminal.settings == terminal.settingsFound)
    #expect(!terminal.screen.isAlternate)
    #expect(!terminal.screen.modes.contains(2004))
  }

  @Test("gives the terminal back although the program no longer listens")
  func deaf() throws {
    let terminal = try started()
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    terminal.type("B")
    #expect(foot(terminal, "not listening"))
    terminal.signal(SIGTERM)
    #expect(
      terminal.wait { !$0.isAlternate && terminal.settings == terminal.settingsFound })
    #expect(terminal.poll() == .stillRunning)
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == .signalled(SIGTERM))
  }

  @Test("ends when the line is hung up")
  func hangUp() throws {
    let terminal = try ready()
    terminal.hangUp()
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("shows what was written to standard error once the terminal is given back")
  func standardError() throws {
    let terminal = try ready()
    terminal.type("Lj")
    #expect(terminal.wait { $0.row == 1 })
    #expect(!terminal.screen.text.contains("a line for standard error"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text.contains("a line for standard error"))
  }

  @Test("lends the terminal to an editor and takes it back")
  func editor() throws {
    let terminal = try ready(more: ["EDITOR": "stty -a; echo editing; read line"])
    terminal.type("E")
    #expect(terminal.wait { !$0.isAlternate && $0.text.contains("editing") })
    #expect(terminal.screen.text.contains(" icanon"))
    #expect(!terminal.screen.modes.contains(2004))
    terminal.type("\r")
    #expect(terminal.wait { $0.isAlternate && $0.modes.contains(2004) && $0.row == 0 })
    #expect(foot(terminal, "resumed"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("stops on Ctrl-Z or a signal, and comes back", arguments: ["\u{1A}", "signal"])
  func stops(how: String) throws {
    let terminal = try PseudoTerminal()
    // The program is a job of an interactive shell, which is what may be stopped.
    let script = """
      set -m; '\(Self.demo)' terminal-demo; echo "status $?"; stty -a; read line; fg; echo over
      """
    try terminal.start(
      "/bin/sh", ["-c", script], environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"])
    #expect(foot(terminal, "ready"))
    if how == "signal" {
      #expect(terminal.signalForeground(SIGTSTP))
    } else {
      terminal.type(how)
    }
    #expect(terminal.wait { $0.text.contains("status 148") && $0.text.contains(" icanon") })
    #expect(!terminal.screen.isAlternate)
    #expect(!terminal.screen.modes.contains(2004))
    terminal.resize(columns: 90, rows: 20)
    terminal.type("\n")
    #expect(terminal.wait { $0.isAlternate && $0.line(19).hasSuffix("90x20|") })
    #expect(terminal.screen.modes.contains(2004))
    #expect(foot(terminal, "resumed"))
    terminal.type("q")
    #expect(terminal.wait { $0.text.contains("over") })
    #expect(terminal.waitForEnd() == .exited(0))
  }

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
    let terminal = try ready()
    // The arrows move the focus; what the demo says of them is told by a modifier only.
    terminal.type(typed)
    if words == "up" {
      terminal.type("\u{2}")
      #expect(foot(terminal, "key control character(\"b\")"))
    } else {
      #expect(foot(terminal, "key " + words), "\(terminal.screen.line(23))")
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
    let terminal = try ready()
    terminal.type(sequence + "!")
    #expect(foot(terminal, "key character(\"!\")"), "\(terminal.screen.line(23))")
    #expect(terminal.poll() == .stillRunning)
  }

  @Test("a paste is one event, whatever is in it")
  func paste() throws {
    let terminal = try ready()
    terminal.type("\u{1B}[200~q日\rq\u{1B}[Aq\u{1B}[201~")
    #expect(foot(terminal, "paste(\"q日\\nq\\u{1B}[Aq\")"), "\(terminal.screen.line(23))")
    terminal.type("\u{1B}[200~" + String(repeating: "0123456789", count: 20_000) + "\u{1B}[201~jx")
    #expect(foot(terminal, "key character(\"x\")"))
    #expect(terminal.wait { $0.row == 1 && $0.column == 0 })
  }

  @Test("the mouse is reported only when asked for, on any terminal",
    arguments: ["xterm-256color", "tmux-256color"])
  func mouse(type: String) throws {
    let terminal = try ready(type: type)
    #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    terminal.type("m")
    #expect(terminal.wait { $0.modes.isSuperset(of: [1000, 1006]) })
    terminal.type("\u{1B}[<0;300;4M\u{1B}[<0;300;4m")
    #expect(foot(terminal, "mouse("))
    #expect(terminal.screen.line(23).contains("row: 3, column: 299"))
    terminal.type("\u{1B}[<65;1;2M")
    #expect(foot(terminal, "wheel(1,"))
    terminal.type("\u{1B}[<64;1;2M")
    #expect(foot(terminal, "wheel(-1,"))
    terminal.type("m")
    #expect(terminal.wait { $0.modes.isDisjoint(with: [1000, 1006]) })
  }

  @Test("copies by way of the terminal")
  func copies() throws {
    let terminal = try ready()
    terminal.type("y")
    #expect(terminal.wait { $0.commands == ["52;c;Y29waWVk"] })
  }

  @Test("NO_COLOR leaves attributes and takes colours away")
  func noColour() throws {
    let coloured = try ready()
    let plain = try ready(more: ["NO_COLOR": "1"])
    #expect(coloured.screen.renditions.contains(38))
    #expect(plain.screen.renditions.isDisjoint(with: Set(30...49).union(90...107)))
    #expect(plain.screen.renditions.isSuperset(of: [1, 4, 7]))
  }
}
