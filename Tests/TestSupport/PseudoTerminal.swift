#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(Darwin)
  private let ownSession = Int16(POSIX_SPAWN_SETSID)
#else
  // POSIX_SPAWN_SETSID, which Glibc shows only to programs that ask for GNU's extensions.
  private let ownSession: Int16 = 0x80
#endif

/// A pseudo-terminal with a program running on it, and the screen its output makes.
public final class PseudoTerminal {
  /// How a program ended, or that it has not.
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case stillRunning
  }

  /// The screen as of the output read so far.
  public private(set) var screen: PseudoTerminalScreen
  /// Every byte read so far.
  public private(set) var output: [UInt8] = []
  /// The terminal's settings before anything ran on it.
  public private(set) var settingsFound: [UInt32] = []
  /// The program's process, once started.
  public private(set) var process: pid_t = -1

  private var controller: Int32
  private var terminal: Int32
  private let path: String
  private var ending: Ending = .stillRunning

  /// The longest wait for anything; only a program that is broken makes a test wait so long.
  private static let patience: Int = 10_000

  /// Opens a pseudo-terminal of a size.
  public init(columns: Int = 80, rows: Int = 24) throws {
    screen = PseudoTerminalScreen(columns: columns, rows: rows)
    var ends: (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.0, &ends.1, &name, nil, nil) == 0 else {
      throw PseudoTerminalError("no pseudo-terminal: errno \(errno)")
    }
    (controller, terminal) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    setSize()
    settingsFound = settings
  }

  deinit {
    if process > 0 && poll() == .stillRunning {
      _ = kill(process, SIGKILL)
      var status: Int32 = 0
      _ = waitpid(process, &status, 0)
    }
    hangUp()
  }

  /// Starts a program in a session of its own, with the pseudo-terminal as its terminal.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - arguments: what follows its name.
  ///   - environment: all it is given.
  ///   - input: a file to read instead of the terminal.
  /// - Throws: `PseudoTerminalError` where the program cannot be run.
  public func start(
    _ program: String, _ arguments: [String], environment: [String: String], input: String? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The first terminal a session leader opens becomes its own.
    SpawnSignals.release(&attributes, flags: ownSession)
    posix_spawn_file_actions_addopen(&actions, 1, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    let result = posix_spawn(&process, program, &actions, &attributes, &words, &settings)
    guard result == 0 else { throw PseudoTerminalError("cannot run \(program): errno \(result)") }
  }

  /// Types text.
  public func type(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes as they are.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if written < 0 && errno != EINTR && errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, written))
      pump(milliseconds: 0)
    }
  }

  /// Sends a signal to the job in the foreground, which may not be the program itself.
  public func signalForeground(_ number: Int32) -> Bool {
    let group = tcgetpgrp(controller)
    return group > 1 && kill(-group, number) == 0
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) { _ = kill(process, number) }

  /// Gives the terminal a new size, which signals the program.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    setSize()
  }

  /// Hangs the line up, as when a window is closed.
  public func hangUp() {
    guard controller >= 0 else { return }
    _ = close(terminal)
    _ = close(controller)
    (terminal, controller) = (-1, -1)
  }

  /// The terminal's settings, comparable.
  public var settings: [UInt32] {
    var found = termios()
    tcgetattr(terminal, &found)
    let characters = withUnsafeBytes(of: found.c_cc) { bytes in bytes.map { UInt32($0) } }
    let flags = [found.c_iflag, found.c_oflag, found.c_cflag, found.c_lflag]
    return flags.map { UInt32(truncatingIfNeeded: $0) } + characters
  }

  /// Reads output until the screen is as wanted; false where the program ends before that.
  public func wait(until isReached: (PseudoTerminalScreen) -> Bool) -> Bool {
    var waited = 0
    while !isReached(screen) {
      let ended = poll() != .stillRunning
      if pump(milliseconds: 20) { continue }
      if ended || waited > Self.patience { return isReached(screen) }
      waited += 20
    }
    return true
  }

  /// Reads output until the program has ended.
  public func waitForEnd() -> Ending {
    var waited = 0
    while poll() == .stillRunning && waited <= Self.patience {
      if !pump(milliseconds: 20) { waited += 20 }
    }
    while pump(milliseconds: 0) {}
    return ending
  }

  /// How the program ended, without waiting.
  @discardableResult
  public func poll() -> Ending {
    var status: Int32 = 0
    guard ending == .stillRunning, waitpid(process, &status, WNOHANG) == process else {
      return ending
    }
    let signal = status & 0x7F
    ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    return ending
  }

  /// The output since a number of bytes, as text.
  public func text(since start: Int) -> String {
    String(decoding: output.dropFirst(start), as: UTF8.self)
  }

  @discardableResult
  private func pump(milliseconds: Int32) -> Bool {
    // Descriptor -1 is never ready, so that waiting after a hang-up still waits.
    var entry = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    #if canImport(Darwin)
      let ready = Darwin.poll(&entry, 1, milliseconds)
    #else
      let ready = Glibc.poll(&entry, 1, milliseconds)
    #endif
    guard ready > 0, entry.revents & Int16(POLLIN) != 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(controller, &chunk, chunk.count)
    guard count > 0 else { return false }
    output += chunk[0..<count]
    screen.feed(chunk[0..<count])
    return true
  }

  private func setSize() {
    var size = winsize()
    size.ws_col = UInt16(screen.columns)
    size.ws_row = UInt16(screen.rows)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }
}

/// Why there is no pseudo-terminal.
public struct PseudoTerminalError: Error, CustomStringConvertible {
  /// What was tried, and the error's number.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension PseudoTerminal {
  /// The path of a program this package builds, beside the tests themselves.
  public static func builtProgram(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let tests =
      count > 0
      ? String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      : CommandLine.arguments[0]
    var parts = tests.split(separator: "/", omittingEmptySubsequences: false)
    // On macOS the tests are inside a bundle: X.xctest/Contents/MacOS/X.
    while let last = parts.popLast(), !last.hasSuffix(".xctest"), last != parts.last {
      if !tests.contains(".xctest") { break }
    }
    return (parts + [name[...]]).joined(separator: "/")
  }
}

extension PseudoTerminal {
  /// Reads what is still on its way after a frame was seen to stand.
  public func readOn() { while pump(milliseconds: 50) {} }

  /// Whether the program sends nothing for a while; a claim about silence, not a way to wait.
  public func staysQuiet(milliseconds: Int32 = 400) -> Bool { !pump(milliseconds: milliseconds) }
}
