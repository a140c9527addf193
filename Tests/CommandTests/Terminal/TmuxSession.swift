import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A shell in a window of tmux, on a server of its own, as a reviewer's terminal.
final class TmuxSession {
  /// The folder the shell runs in.
  let box: Sandbox
  private let socket: String

  /// Where tmux is; nil where it is not installed.
  static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first(where: TestFile.exists)

  /// The longest wait for anything; only a program that is broken makes a test wait so long.
  private static let patience = 500

  /// Opens a window of a size, with a shell that finds `aloud`.
  init(columns: Int = 80, rows: Int = 24, in box: Sandbox) throws {
    self.box = box
    socket = box.folder.path("tmux")
    mkdir(box.folder.path("bin"), 0o700)
    symlink(Sandbox.program, box.folder.path("bin/aloud"))
    var environment = box.environment
    environment["PATH"] = box.folder.path("bin") + ":/usr/bin:/bin"
    environment["TERM"] = "screen"
    environment["PS1"] = "$ "
    let settings = environment.map { "\($0.key)=\($0.value)" }.sorted()
    try tmux(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "env", "-i"] + settings
        + ["/bin/sh", "-i"])
    try tmux(["set-option", "-g", "window-size", "manual"])
    try #require(wait { $0.contains("$ ") || $0.contains("$") })
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Runs one command of tmux.
  @discardableResult
  func tmux(_ words: [String]) throws -> String {
    // A server that hangs must fail the test, not hold it for ever.
    let limited = ["20", TmuxSession.program ?? "tmux", "-S", socket, "-f", "/dev/null"] + words
    let run = try ProgramRun(
      "/usr/bin/timeout", limited, in: box.folder, environment: box.environment)
    guard run.code == 0 else {
      throw ChildProcessError("tmux \(words.first ?? ""): \(run.messages)")
    }
    return run.text
  }

  /// Presses keys by their names, such as `Enter` or `C-z`.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types text.
  func type(_ text: String) throws { try tmux(["send-keys", "-l", "--", text]) }

  /// Pastes text as a terminal does: bracketed where the program asks for that.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", "--", text])
    try tmux(["paste-buffer", "-p"])
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The rows of the screen, without trailing spaces.
  func screen() throws -> [String] {
    try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// Where the hardware cursor stands.
  func cursor() throws -> (column: Int, row: Int) {
    let text = try tmux(["display-message", "-p", "#{cursor_x} #{cursor_y}"])
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numbers.count == 2 else { throw ChildProcessError("no cursor: \(text)") }
    return (numbers[0], numbers[1])
  }

  /// What stands in the cursor's row, before the cursor and from it on.
  func aroundCursor() throws -> (before: String, after: String) {
    let (column, row) = try cursor()
    let lines = try screen()
    let line = lines.indices.contains(row) ? lines[row] : ""
    let filled = line + String(repeating: " ", count: max(0, column - line.count))
    return (String(filled.prefix(column)), String(filled.dropFirst(column)))
  }

  /// Asks again and again until the screen is as wanted.
  func wait(_ isReached: ([String]) -> Bool) -> Bool { wait { isReached((try? screen()) ?? []) } }

  /// Asks again and again until something holds.
  func wait(_ isReached: () -> Bool) -> Bool {
    for _ in 0..<TmuxSession.patience {
      if isReached() { return true }
      usleep(20_000)
    }
    return isReached()
  }

  /// Waits until a text stands somewhere on the screen.
  func wait(for text: String) -> Bool { wait { lines in lines.contains { $0.contains(text) } } }

  /// Waits until the cursor is on the marker of a focused row that holds a text.
  func waitForFocus(on text: String) -> Bool {
    wait { (try? aroundCursor().after).map { $0.hasPrefix(">") && $0.contains(text) } ?? false }
  }

  /// Waits until the caret stands right behind a text.
  func waitForCaret(behind text: String) -> Bool {
    wait { (try? aroundCursor().before).map { $0.hasSuffix(text) } ?? false }
  }

  /// The screen as a failed test shows it.
  var shown: Comment {
    let (column, row) = (try? cursor()) ?? (-1, -1)
    return Comment(
      rawValue: "cursor \(column),\(row)\n" + ((try? screen()) ?? []).joined(separator: "\n"))
  }
}
