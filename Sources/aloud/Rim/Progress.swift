#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import ProjectStore
import Synchronization
import Workbench

/// Tells how far a long piece of work is, on standard error where a person looks at it.
///
/// Nothing is said of what takes less than half a second. On a screen one line is written over
/// itself, and is gone when the work is done; a dumb terminal or a screen reader's linear mode gets a
/// line of words now and then. Ctrl-C stops the work: what it makes is written at its end alone.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var next: Double
    /// The length of what stands on the line, in cells.
    var shown = 0
  }

  private let what: String
  private let total: Int
  private let isLive: Bool
  private let writes: @Sendable (String) -> Void
  private let clock: @Sendable () -> Double
  private let state: Mutex<State>

  /// Seconds before anything is said, and between two words on a screen and in lines.
  private enum Wait {
    static let first = 0.5
    static let screen = 0.2
    static let lines = 5.0
  }

  /// Progress of some work.
  ///
  /// - Parameters:
  ///   - what: what is done, such as "Reading the app".
  ///   - total: how many steps it takes.
  ///   - isLive: whether one line may be written over itself.
  ///   - clock: seconds that never go back.
  ///   - writes: where the words go.
  init(
    _ what: String, total: Int, isLive: Bool, clock: @escaping @Sendable () -> Double,
    writes: @escaping @Sendable (String) -> Void
  ) {
    self.what = what
    self.total = total
    self.isLive = isLive
    self.clock = clock
    self.writes = writes
    state = Mutex(State(next: clock() + Wait.first))
  }

  /// Counts steps as done; any thread may.
  func step(_ count: Int = 1) {
    let words = state.withLock { state -> String? in
      state.done += count
      let now = clock()
      guard now >= state.next, state.done < total else { return nil }
      state.next = now + (isLive ? Wait.screen : Wait.lines)
      let text = ProgressLine(what: what, done: state.done, total: total).text(withBar: isLive)
      guard isLive else { return text + "\n" }
      let rest = String(repeating: " ", count: max(0, state.shown - text.count))
      state.shown = text.count
      return "\r" + text + rest
    }
    if let words { writes(words) }
  }

  /// Clears the line.
  func finish() {
    let shown = state.withLock { state in
      defer { state.shown = 0 }
      return state.shown
    }
    if shown > 0 { writes("\r" + String(repeating: " ", count: shown) + "\r") }
  }
}

/// How far a piece of work is, in words.
struct ProgressLine {
  /// What is done.
  let what: String
  let done: Int
  let total: Int

  /// The line, such as "Reading the app: 45 %, 812 of 1804 files".
  func text(withBar: Bool) -> String {
    let percent = total > 0 ? done * 100 / total : 100
    let words = "\(what): \(percent) %, \(done) of \(total.of("file"))"
    guard withBar else { return words }
    let full = percent * ProgressLine.barWidth / 100
    let bar =
      String(repeating: "#", count: full)
      + String(repeating: "-", count: ProgressLine.barWidth - full)
    return "\(words) [\(bar)] Ctrl-C stops"
  }

  private static let barWidth = 20
}

extension Rim {
  /// Progress of some work on files, told where standard error is a terminal; nil elsewhere.
  func progress(_ what: String, files: Int) -> Progress? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    let isPlain = environment["TERM"] ?? "dumb" == "dumb" || isLinear
    return Progress(
      visibleText(what), total: files, isLive: !isPlain,
      clock: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      },
      writes: { text in
        Array(text.utf8).withUnsafeBytes { bytes in
          try? PosixFile.write(bytes, to: STDERR_FILENO, path: "")
        }
      })
  }
}
