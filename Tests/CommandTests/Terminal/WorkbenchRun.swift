import TestSupport
import Testing

/// The real program on a pseudo-terminal, with a copy of the sample project open.
final class WorkbenchRun {
  /// The terminal.
  let terminal: PseudoTerminal
  /// The folder it runs in; it goes away with this run.
  let box: Sandbox

  init(
    columns: Int = 80, rows: Int = 24, more: [String: String?] = [:], arguments: [String] = []
  ) throws {
    box = try Sandbox.teaShop()
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    var environment = box.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in more { environment[name] = value }
    try terminal.start(
      Sandbox.program, [box.folder.path("tea.json")] + arguments, environment: environment)
  }

  /// The screen as of the output read so far.
  var screen: PseudoTerminalScreen { terminal.screen }

  /// Waits until the first frame stands and every screen of the project is read.
  var isReady: Bool {
    terminal.wait { screen in
      !screen.line(0).contains("reading") && screen.line(1).hasPrefix("== Screens")
        && screen.row == 2 && screen.line(2).hasPrefix(">")
        && screen.line(screen.rows - 1).hasPrefix("? help")
    }
  }

  /// Whether the project is as it was.
  var isUntouched: Bool {
    get throws { try box.text("tea.json") == TestFile.text(Sandbox.teaShopPath) }
  }

  /// Leaves, and holds what leaving means: code 0, the terminal as it was, nothing left on it.
  func leave(by keys: String = "q") throws {
    terminal.type(keys)
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings == terminal.settingsFound)
    #expect(!screen.isAlternate)
    #expect(!screen.modes.contains(2004))
    #expect(screen.modes.contains(25))
    #expect(screen.unknown == [])
    #expect(screen.commands == [])
    #expect(try isUntouched)
  }
}
