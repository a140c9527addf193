import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A terminal made of a script: it feeds events and keeps every frame.
///
/// An event is fed only when the program waits without a time limit, which it does when it has
/// nothing of its own to do, so that a replay does not depend on how fast background work is.
public final class RecordingDriver: TerminalDriver {
  /// The size last given, at first or by a resize event.
  public private(set) var size: Size
  /// Every frame drawn, in order.
  public private(set) var frames: [Frame] = []
  /// Every text copied, in order.
  public private(set) var copies: [String] = []
  /// How often the bell was sounded.
  public private(set) var beeps = 0
  /// Whether `close` was called.
  public private(set) var isClosed = false
  /// What was asked of the terminal besides frames, in order, in words.
  public private(set) var requests: [String] = []

  private var script: ArraySlice<InputEvent>
  private let wakePipe: WakePipe

  /// A terminal of a size with the events to come; after the last one it hangs up.
  public init(size: Size, events: [InputEvent] = []) {
    self.size = size
    script = events[...]
    wakePipe = WakePipe()
  }

  /// Adds events after those still to come.
  public func feed(_ events: [InputEvent]) {
    script.append(contentsOf: events)
  }

  /// Ends a wait in `nextEvent` from any thread.
  public var wakeHandle: WakeHandle {
    let pipe = wakePipe
    return WakeHandle { pipe.wake() }
  }

  /// Keeps the frame.
  public func draw(_ frame: Frame) {
    frames.append(frame)
  }

  /// The next event of the script, where the wait has no limit.
  public func nextEvent(timeoutMilliseconds: Int32?) -> InputEvent? {
    if let timeout = timeoutMilliseconds {
      wakePipe.wait(milliseconds: max(0, timeout))
      return nil
    }
    if wakePipe.wait(milliseconds: 0) { return nil }
    let event = script.popFirst() ?? .hangUp
    if case .resize(let size) = event { self.size = size }
    return event
  }

  /// Notes the request.
  public func redraw() { requests.append("redraw") }

  /// Notes the theme.
  public func setTheme(_ theme: Theme) { requests.append("theme \(theme.name)") }

  /// Notes the request.
  public func setMouse(_ on: Bool) { requests.append(on ? "mouse on" : "mouse off") }

  /// Counts.
  public func beep() { beeps += 1 }

  /// Keeps the text.
  public func copy(_ text: String) -> CopyOutcome {
    copies.append(text)
    return .asked
  }

  /// Notes the request.
  public func suspend() { requests.append("suspend") }

  /// Notes the request; `.resumed` is the next event.
  public func resume() {
    requests.append("resume")
    script = [.resumed] + script
  }

  /// Notes the request; `.resumed` is the next event.
  public func stop() {
    requests.append("stop")
    script = [.resumed] + script
  }

  /// Notes that it was closed.
  public func close() { isClosed = true }
}

/// A pipe whose only message is that there is something to do.
private final class WakePipe: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let made = pipe(&ends) == 0
    reading = made ? ends[0] : -1
    writing = made ? ends[1] : -1
    for end in ends where made { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    _ = close(reading)
    _ = close(writing)
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Whether it was woken within the time.
  @discardableResult
  func wait(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
    return true
  }
}
