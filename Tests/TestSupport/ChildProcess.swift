#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a program could not be run.
public struct ChildProcessError: Error, CustomStringConvertible {
  /// What happened.
  public let description: String

  /// An error with its words.
  public init(_ description: String) { self.description = description }
}

/// A program that runs beside the test, with what it writes.
public final class ChildProcess {
  /// How it ended.
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  private let process: pid_t
  private var output: Int32
  private var unread: [UInt8] = []
  private var ending: Ending?

  /// Starts a program whose output and messages are read together.
  ///
  /// - Parameter environment: all it is given.
  public init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws
  {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcessError("no pipe: errno \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    SpawnSignals.release(&attributes)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: pid_t = -1
    let result = posix_spawn(&process, program, &actions, &attributes, &words, &settings)
    close(ends[1])
    guard result == 0 else {
      close(ends[0])
      throw ChildProcessError("cannot run \(program): errno \(result)")
    }
    self.process = process
    output = ends[0]
  }

  deinit {
    if ending == nil { kill() }
    close(output)
  }

  /// The next line it writes, without its end; nil when there is none any more.
  public func readLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var block = [UInt8](repeating: 0, count: 4096)
      let count = read(output, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      unread += block[..<count]
    }
  }

  /// Every line it still writes.
  public func readLines() -> [String] {
    var lines: [String] = []
    while let line = readLine() { lines.append(line) }
    return lines
  }

  /// Ends it at once, wherever it is.
  public func kill() {
    _ = sendSignal(SIGKILL)
    _ = wait()
  }

  private func sendSignal(_ number: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.kill(process, number) == 0
    #else
      Glibc.kill(process, number) == 0
    #endif
  }

  /// Waits until it ends.
  public func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    let ending = signal == 0 ? Ending.exited((status >> 8) & 0xFF) : .signalled(signal)
    self.ending = ending
    return ending
  }
}
