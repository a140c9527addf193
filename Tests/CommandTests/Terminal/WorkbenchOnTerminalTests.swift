import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The real program on pseudo-terminals of every kind.
@Suite("The workbench on a terminal", .serialized)
struct WorkbenchOnTerminalTests {
  @Test(arguments: ["xterm-256color", "xterm", "tmux-256color", "screen", "linux", "vt100"])
  func `opens, moves and leaves on every type of terminal`(_ type: String) throws {
    let run = try WorkbenchRun(more: ["TERM": type])
    #expect(run.terminal.wait { $0.line(1).hasPrefix("== Screens") && $0.row == 2 })
    guard !run.screen.line(23).contains("no entry for TERM") else {
      withKnownIssue("not tried on \(type), which the terminal database lacks") {
        Issue.record("install the package ncurses-base")
      }
      return
    }
    #expect(run.isReady)
    #expect(run.screen.line(0).hasPrefix("Tea Shop  iOS  en +de +ja"))
    run.terminal.type("j")
    #expect(run.terminal.wait { $0.row == 3 && $0.line(3).hasPrefix(">") && $0.column == 0 })
    try run.leave()
  }

  @Test func `a terminal nobody has heard of gets the screen, and is told why`() throws {
    let run = try WorkbenchRun(more: ["TERM": "xterm-unheard-of"])
    #expect(
      run.terminal.wait {
        $0.line(23).hasPrefix("the terminal database has no entry for TERM=xterm-unheard-of")
      })
    try run.leave()
  }

  @Test(arguments: ["dumb", "", nil])
  func `a terminal without a screen gets the dialogue, and is told why`(_ type: String?) throws {
    let run = try WorkbenchRun(columns: 200, more: ["TERM": type])
    #expect(run.terminal.wait { $0.line($0.row) == ">" && $0.column == 2 })
    let first = run.screen.line(0)
    #expect(
      first.hasPrefix(
        type == "dumb"
          ? "Linear mode, on because of TERM=dumb is a terminal that cannot move its cursor"
          : "Linear mode, on because of TERM is not set"), "\(first)")
    #expect(!run.terminal.output.contains(0x1B))
    run.terminal.type("next\nquit\n")
    #expect(run.terminal.waitForEnd() == .exited(0))
    #expect(run.terminal.settings == run.terminal.settingsFound)
    #expect(!run.terminal.output.contains(0x1B))
    #expect(run.screen.text.contains("Everything is saved."))
  }

  @Test(arguments: ["C", "C.UTF-8", "xx_XX.UTF-8"])
  func `any locale shows the same screen`(_ locale: String) throws {
    let run = try WorkbenchRun(columns: 120, rows: 40, more: ["LC_ALL": locale])
    #expect(run.isReady)
    run.terminal.type("2nnnn3")
    #expect(run.terminal.wait { $0.text.contains("Ergebnisse filtern") }, "\(run.screen.text)")
    try run.leave(by: "\u{11}")
  }

  @Test func `NO_COLOR takes colours away and leaves the rest`() throws {
    for theme in ["default", "dark"] {
      let run = try WorkbenchRun(more: ["NO_COLOR": "1"], arguments: ["--theme", theme])
      #expect(run.isReady)
      #expect(run.screen.renditions.isDisjoint(with: Set(30...49).union(90...107)))
      try run.leave()
    }
    let coloured = try WorkbenchRun(arguments: ["--theme", "dark"])
    #expect(coloured.isReady)
    #expect(coloured.screen.renditions.contains(38))
    try coloured.leave()
  }

  @Test func `nothing is sent while nothing happens, and nothing when a key changes nothing`()
    throws
  {
    let run = try WorkbenchRun()
    #expect(run.isReady)
    run.terminal.readOn()
    let start = run.terminal.output.count
    #expect(run.terminal.staysQuiet())
    // Up on the first row.
    run.terminal.type("k")
    #expect(run.terminal.staysQuiet())
    #expect(run.terminal.output.count == start)
    try run.leave()
    #expect(!run.terminal.text(since: start).contains("Tea Shop"))
  }

  @Test func `a key sends few bytes`() throws {
    let run = try WorkbenchRun(columns: 160, rows: 48)
    #expect(run.isReady)
    run.terminal.type("l")
    #expect(run.terminal.wait { $0.line(1).contains("== Findings") })
    for row in 3...9 {
      let start = run.terminal.output.count
      run.terminal.type("j")
      #expect(run.terminal.wait { $0.row == row })
      run.terminal.readOn()
      // Two markers, the cursor, and the form of another element: far from the screen's 7680 cells.
      #expect(run.terminal.output.count - start < 1_200)
    }
    try run.leave()
  }

  @Test func `a finding about a size does not take a name by one key too many`() throws {
    let run = try WorkbenchRun()
    #expect(run.isReady)
    run.terminal.type("2/target-size\ra")
    #expect(
      run.terminal.wait {
        $0.line(23).hasPrefix("Take the suggestion: not now, the finding is not about a name")
      }, "\(run.screen.text)")
    try run.leave()
  }

  @Test func `nothing but the screen is printed, and what is said comes after it`() throws {
    let run = try WorkbenchRun()
    #expect(run.isReady)
    try run.leave()
    #expect(run.screen.text.allSatisfy { $0 == "\n" }, "\(run.screen.text)")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal that asks it to end ends it as quitting does`(_ signal: Int32) throws {
    let run = try WorkbenchRun()
    #expect(run.isReady)
    run.terminal.signal(signal)
    #expect(run.terminal.waitForEnd() == .exited(0))
    #expect(run.terminal.settings == run.terminal.settingsFound)
    #expect(!run.screen.isAlternate)
  }

  @Test func `a mistake is told before the screen is touched`() throws {
    let run = try WorkbenchRun(columns: 200, arguments: ["--theme", "nosuch"])
    #expect(run.terminal.waitForEnd() == .exited(2))
    #expect(!run.terminal.output.contains(0x1B))
    #expect(
      run.screen.line(0).hasPrefix("aloud: no theme is called \"nosuch\"; there are "))
  }
}
