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
  @Test(
    "draws, moves and ends cleanly on every type of terminal",
    arguments: [
      "xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100",
    ])
  func types(type: String) throws {
    guard Terminfo.has(type) else {
      withKnownIssue("not tried on \(type), which the terminal database lacks") {
        Issue.record("install the package ncurses-base")
      }
      return
    }
    let terminal = try DemoRun.started(type: type)
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
    let terminal = try DemoRun.started(type: "xterm-ghostty-unheard-of")
    #expect(
      DemoRun.foot(terminal, "the terminal database has no entry for TERM=xterm-ghostty-unhea"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("says in words why there is no screen", arguments: ["dumb", "", nil])
  func noScreen(type: String?) throws {
    let terminal = try DemoRun.started(type: type)
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.line(0).hasPrefix("linear: TERM"))
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("survives a locale that is C or not installed", arguments: ["C", "xx_XX.UTF-8"])
  func locale(name: String) throws {
    let terminal = try DemoRun.ready(more: ["LC_ALL": name])
    #expect(terminal.screen.line(1) == "  日本語 wide")
  }

  @Test("takes no notice of LINES and COLUMNS")
  func exportedSize() throws {
    let terminal = try DemoRun.ready(more: ["LINES": "10", "COLUMNS": "132"])
    #expect(terminal.screen.line(23).hasSuffix("80x24|"))
  }

  @Test("reads keys from the terminal when standard input is a file")
  func pipedInput() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      DemoRun.demo, ["terminal-demo"], environment: ["TERM": "xterm-256color"], input: "/dev/null")
    #expect(DemoRun.foot(terminal, "ready"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("no escape sequence in a text reaches the terminal")
  func injection() throws {
    let terminal = try DemoRun.ready()
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
    let terminal = try DemoRun.ready()
    #expect(terminal.screen.line(2) == "  👩👍🇫🇷❤  emoji")
  }

  @Test("a key sends few bytes and leaves the cursor on the focused row")
  func smallUpdates() throws {
    let terminal = try DemoRun.ready()
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
    let terminal = try DemoRun.ready()
    let start = terminal.output.count
    terminal.type("t")
    #expect(DemoRun.foot(terminal, "idle"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
    let sent = terminal.text(since: start)
    let update = sent.prefix(while: { $0 != "?" })
    #expect(update.utf8.count < 60, "\(sent)")
  }

  @Test("wakes when another thread asks, and not when a signal came")
  func wake() throws {
    let terminal = try DemoRun.ready()
    terminal.type("w")
    #expect(DemoRun.foot(terminal, "woken"))
    terminal.type("x")
    #expect(DemoRun.foot(terminal, "key character(\"x\")"))
    terminal.resize(columns: 70, rows: 20)
    #expect(terminal.wait { $0.line(19).hasSuffix("70x20|") })
    #expect(
      terminal.screen.line(19).hasPrefix("resize(") || terminal.screen.line(19).hasPrefix("key"))
  }

  @Test("follows a storm of resizes to the last size, down to one cell")
  func resizes() throws {
    let terminal = try DemoRun.ready()
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
    let terminal = try DemoRun.started()
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    #expect(terminal.settings != terminal.settingsFound)
    let start = terminal.output.count
    terminal.signal(signal)
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsFound)
    for goodbye in DemoRun.goodbyes { #expect(terminal.text(since: start).contains(goodbye)) }
  }

  @Test(
    "gives the terminal back when the program crashes",
    arguments: [("X", SIGILL), ("A", SIGABRT)] as [(String, Int32)])
  func crashes(key: String, signal: Int32) throws {
    let terminal = try DemoRun.started(arguments: ["--mouse"])
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(1006) })
    let start = terminal.output.count
    terminal.type(key)
    let ending = terminal.waitForEnd()
    // Arm processors report a trap as SIGTRAP.
    #expect(ending == .signalled(signal) || ending == .signalled(SIGTRAP))
    #expect(terminal.settings == terminal.settingsFound)
    let sent = terminal.text(since: start)
    for goodbye in DemoRun.goodbyes + ["\u{1B}[?1000l", "\u{1B}[?1006l"] {
      #expect(sent.contains(goodbye))
    }
    #expect(!terminal.screen.isAlternate)
    if key == "X" { #expect(sent.contains("Fatal error: Index out of range")) }
  }

  @Test(
    "gives the terminal back on signals from outside",
    arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGQUIT])
  func faults(signal: Int32) throws {
    let terminal = try DemoRun.started()
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    terminal.signal(signal)
    #expect(terminal.waitForEnd() == .signalled(signal))
    #expect(terminal.settings == terminal.settingsFound)
    #expect(!terminal.screen.isAlternate)
    #expect(!terminal.screen.modes.contains(2004))
  }

  @Test("gives the terminal back although the program no longer listens")
  func deaf() throws {
    let terminal = try DemoRun.started()
    #expect(terminal.wait { $0.line(23).hasPrefix("ready") && $0.modes.contains(2004) })
    terminal.type("B")
    #expect(DemoRun.foot(terminal, "not listening"))
    terminal.signal(SIGTERM)
    #expect(
      terminal.wait { !$0.isAlternate && terminal.settings == terminal.settingsFound })
    #expect(terminal.poll() == .stillRunning)
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() == .signalled(SIGTERM))
  }

  @Test("ends when the line is hung up")
  func hangUp() throws {
    let terminal = try DemoRun.ready()
    terminal.hangUp()
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("shows what was written to standard error once the terminal is given back")
  func standardError() throws {
    let terminal = try DemoRun.ready()
    terminal.type("Lj")
    #expect(terminal.wait { $0.row == 1 })
    #expect(!terminal.screen.text.contains("a line for standard error"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.screen.text.contains("a line for standard error"))
  }

  @Test("lends the terminal to an editor and takes it back")
  func editor() throws {
    let terminal = try DemoRun.ready(more: ["EDITOR": "stty -a; echo editing; read line"])
    terminal.type("E")
    #expect(terminal.wait { !$0.isAlternate && $0.text.contains("editing") })
    #expect(terminal.screen.text.contains(" icanon"))
    #expect(!terminal.screen.modes.contains(2004))
    terminal.type("\r")
    #expect(terminal.wait { $0.isAlternate && $0.modes.contains(2004) && $0.row == 0 })
    #expect(DemoRun.foot(terminal, "resumed"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("stops on Ctrl-Z or a signal, and comes back", arguments: ["\u{1A}", "signal"])
  func stops(how: String) throws {
    let terminal = try PseudoTerminal()
    // The program is a job of an interactive shell, which is what may be stopped.
    let script = """
      set -m; '\(DemoRun.demo)' terminal-demo; echo "status $?"; stty -a; read line; fg; echo over
      """
    try terminal.start(
      "/bin/sh", ["-c", script], environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"])
    #expect(DemoRun.foot(terminal, "ready"))
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
    #expect(DemoRun.foot(terminal, "resumed"))
    terminal.type("q")
    #expect(terminal.wait { $0.text.contains("over") })
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test("draws everything again after a stop it could not see coming")
  func stoppedFromOutside() throws {
    let terminal = try DemoRun.ready()
    let start = terminal.output.count
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    #expect(DemoRun.foot(terminal, "resumed"))
    #expect(terminal.text(since: start).contains("\u{1B}[?2004h"))
    #expect(terminal.wait { $0.isAlternate && $0.line(1) == "  日本語 wide" && $0.row == 0 })
  }

  @Test("copies by way of the terminal")
  func copies() throws {
    let terminal = try DemoRun.ready()
    terminal.type("y")
    #expect(terminal.wait { $0.commands == ["52;c;Y29waWVk"] })
  }

  @Test("NO_COLOR leaves attributes and takes colours away")
  func noColour() throws {
    let coloured = try DemoRun.ready()
    let plain = try DemoRun.ready(more: ["NO_COLOR": "1"])
    #expect(coloured.screen.renditions.contains(38))
    #expect(plain.screen.renditions.isDisjoint(with: Set(30...49).union(90...107)))
    #expect(plain.screen.renditions.isSuperset(of: [1, 4, 7]))
  }
}
