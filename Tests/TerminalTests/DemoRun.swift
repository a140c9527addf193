import TestSupport
import Testing

/// The demonstration program of the driver, running on a pseudo-terminal.
enum DemoRun {
  static let demo = PseudoTerminal.builtProgram("aloud-dev")

  /// What has to be switched off whichever way the program ends.
  static let goodbyes = ["\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[?1049l"]

  static func started(
    type: String? = "xterm-256color", columns: Int = 80, rows: Int = 24,
    arguments: [String] = [], more: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    var environment = [
      "PATH": "/usr/bin:/bin", "HOME": "/", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
    environment["TERM"] = type
    environment.merge(more) { $1 }
    try terminal.start(
      demo, ["terminal-demo"] + arguments, environment: environment)
    return terminal
  }

  /// Starts the demo and waits until its first frame stands.
  static func ready(
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

  static func foot(_ terminal: PseudoTerminal, _ text: String) -> Bool {
    terminal.wait { $0.line($0.rows - 1).hasPrefix(text) }
  }
}
