import Terminal
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A small list on the real driver, for trying a terminal out and for the tests of the driver.
///
/// Keys: arrows and j, k move; q quits; Ctrl-Z stops; E runs $EDITOR; t redraws the same frame
/// fifty times; w is woken by another thread; y copies; m turns the mouse on; B stops listening;
/// X traps, A aborts. Everything else is shown in words at the foot.
func runTerminalDemo(arguments: [String]) {
  var environment: [String: String] = [:]
  for name in ["TERM", "TMUX", "NO_COLOR"] {
    if let value = getenv(name) { environment[name] = String(cString: value) }
  }
  switch TerminalAvailability.check(environment: environment) {
  case .linear(let reason):
    print("linear: \(reason)")
  case .grid(let type, let note):
    do {
      let driver = try CursesDriver(
        theme: demoTheme, type: type, mouse: arguments.contains("--mouse"),
        colour: environment["NO_COLOR"]?.isEmpty ?? true)
      var demo = TerminalDemo(driver: driver, message: note ?? "ready")
      demo.run()
      driver.close()
      print("goodbye")
    } catch {
      print("linear: \(error)")
    }
  }
}

private let demoTheme = Theme(name: "demo") { style in
  switch style {
  case .focus, .selection: Look(reverse: true)
  case .critical: Look(foreground: .rgb(200, 40, 40), bold: true)
  case .status: Look(foreground: .named(12), underline: true)
  default: Look()
  }
}

private struct TerminalDemo {
  let driver: CursesDriver
  var message: String
  var focus = 0
  var mouse = false

  /// Text of every kind that has broken a terminal program.
  static let lines = [
    "plain", "日本語 wide", "👩‍💻👍🏽🇫🇷❤️ emoji", "e\u{301}\u{302}\u{303}\u{304}\u{305} marks",
    "escape \u{1B}[2J\u{1B}]0;title\u{7} here", "override \u{202E}txet\u{202C}",
    "مرحبا right to left", "c1 \u{9B}31m and tab\there\nand a line", "glyph \u{F8FF}",
  ]

  mutating func run() {
    while true {
      driver.draw(frame())
      guard let event = driver.nextEvent(timeoutMilliseconds: nil) else {
        message = "woken"
        continue
      }
      if event == .hangUp { return }
      guard case .key(let key) = event else {
        message = "\(event)"
        continue
      }
      if key == Key(.character("q")) { return }
      act(on: key)
    }
  }

  private mutating func act(on key: Key) {
    switch key.code {
    case .down where key == Key(.down): focus = min(Self.lines.count - 1, focus + 1)
    case .up where key == Key(.up): focus = max(0, focus - 1)
    case _ where key.alt: message = describe(key)
    case .character("j"): focus = min(Self.lines.count - 1, focus + 1)
    case .character("k"): focus = max(0, focus - 1)
    case .character("z") where key.control: driver.stop()
    case .character("E"): runEditor()
    case .character("t"): idleRounds()
    case .character("w"): wakeFromThread()
    case .character("y"): message = "\(driver.copy("copied"))"
    case .character("m"):
      mouse.toggle()
      driver.setMouse(mouse)
      message = "mouse \(mouse)"
    case .character("l") where key.control: driver.redraw()
    case .character("B"): stopListening()
    case .character("X"): trap()
    case .character("A"): abort()
    case .character("L"): complain()
    default: message = describe(key)
    }
  }

  private func frame() -> Frame {
    var frame = Frame(size: driver.size)
    for (index, line) in Self.lines.enumerated() {
      let focused = index == focus
      let style: Style = focused ? .focus : .plain
      frame.put(cells(focused ? "> " : "  ", style: style), row: index, column: 0)
      frame.put(cells(line, style: style), row: index, column: 2)
    }
    let foot = driver.size.rows - 1
    frame.put(cells(message, style: .status), row: foot, column: 0)
    frame.put(
      cells("\(driver.size.columns)x\(driver.size.rows)|", style: .critical), row: foot,
      column: driver.size.columns - 8)
    frame.cursor = Position(row: focus, column: 0)
    return frame
  }

  private func describe(_ key: Key) -> String {
    let held =
      (key.control ? "control " : "") + (key.alt ? "alt " : "") + (key.shift ? "shift " : "")
    return "key \(held)\(key.code)"
  }

  private mutating func idleRounds() {
    for _ in 0..<50 {
      _ = driver.nextEvent(timeoutMilliseconds: 1)
      driver.draw(frame())
    }
    message = "idle"
  }

  private func wakeFromThread() {
    let handle = driver.wakeHandle
    Task.detached { handle.wake() }
  }

  private func runEditor() {
    driver.suspend()
    let editor = getenv("EDITOR").map { String(cString: $0) } ?? "true"
    var child = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(editor), nil]
    if posix_spawn(&child, "/bin/sh", nil, nil, &words, environ) == 0 {
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
    for word in words { free(word) }
    driver.resume()
  }

  private mutating func stopListening() {
    message = "not listening"
    driver.draw(frame())
    while true { sleep(1) }
  }

  private func complain() {
    let words = Array("a line for standard error\n".utf8)
    _ = write(STDERR_FILENO, words, words.count)
  }

  private func trap() {
    let empty = Array(CommandLine.arguments.prefix(0))
    print(empty[CommandLine.arguments.count])
  }
}
