#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import ProjectStore
import Workbench

/// The world outside: streams, environment, clock.
///
/// Only this prints.
struct Rim: Sendable {
  /// The environment's variables.
  let environment: [String: String]
  /// The program's own path.
  let executable: String

  /// The world this process runs in.
  static func current() -> Rim {
    var environment: [String: String] = [:]
    var entry = environ
    while let variable = entry.pointee {
      let text = String(cString: variable)
      if let equals = text.firstIndex(of: "=") {
        environment[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry += 1
    }
    let path = PosixFile.resolved("/proc/self/exe")
    return Rim(
      environment: environment,
      executable: path == "/proc/self/exe" ? CommandLine.arguments.first ?? "aloud" : path)
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: `FileError` when they cannot be written.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var failure: FileError?
    bytes.withUnsafeBytes { buffer in
      do throws(FileError) {
        try PosixFile.write(buffer, to: STDOUT_FILENO, path: "standard output")
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Writes text to standard output.
  func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Says something to the person, on standard error.
  ///
  /// What is said may hold names from a file, so nothing in it reaches the terminal unseen.
  func complain(_ text: String) {
    let line = "aloud: \(visibleText(text))\n"
    line.utf8.withContiguousStorageIfAvailable { buffer in
      try? PosixFile.write(UnsafeRawBufferPointer(buffer), to: STDERR_FILENO, path: "")
    }
  }

  /// The moment, as RFC 3339 in UTC, to the second.
  var now: String {
    // A build that must be the same every time may fix the moment.
    if let fixed = environment["ALOUD_NOW"], !fixed.isEmpty { return fixed }
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : String(value) }
    let day = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(day)T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }

  /// Who reviews: the option, else the environment, else the user's name.
  func reviewer(_ arguments: Arguments) -> String? {
    let names = [
      arguments.value("--reviewer"), environment["ALOUD_REVIEWER"], environment["USER"],
      environment["LOGNAME"],
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Whether the person asked for lines instead of a screen.
  var isLinear: Bool {
    !["", "0", "no", "false"].contains(environment["ALOUD_LINEAR"] ?? "")
  }

  /// The folder of this user's state, where drafts are kept.
  var stateFolder: String {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/aloud"
    }
    return (environment["HOME"] ?? "/tmp") + "/.local/state/aloud"
  }
}

/// The version of this program.
enum Version {
  /// The version as people and reports see it.
  static let text = "0.1.0"
}
