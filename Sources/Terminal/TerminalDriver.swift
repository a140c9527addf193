import Workbench

/// What shows frames and reports what the user does: a real terminal, or a script in tests.
///
/// A driver belongs to one thread. Other threads call `WakeHandle.wake` and nothing else.
public protocol TerminalDriver: AnyObject {
  /// The size in cells, as of the last event.
  var size: Size { get }
  /// Makes a waiting `nextEvent` return nil; may be given to any thread.
  var wakeHandle: WakeHandle { get }

  /// Shows a frame and leaves the hardware cursor where the frame says.
  func draw(_ frame: Frame)
  /// Sends the whole of the next frame, whatever is thought to be on the screen.
  func redraw()
  /// Waits for the next event.
  ///
  /// - Parameter timeoutMilliseconds: how long to wait; nil waits for ever.
  /// - Returns: the event, or nil when the time is over or the driver was woken.
  func nextEvent(timeoutMilliseconds: Int32?) -> InputEvent?

  /// Dresses the styles anew; the next frame shows it.
  func setTheme(_ theme: Theme)
  /// Turns mouse reports on or off.
  func setMouse(_ on: Bool)
  /// Asks the terminal to put text on the clipboard of the machine the user sits at.
  func copy(_ text: String) -> CopyOutcome
  /// Sounds the bell.
  func beep()

  /// Gives the terminal to another program, such as an editor.
  func suspend()
  /// Takes the terminal back after `suspend`; `.resumed` is the next event.
  func resume()
  /// Stops the job as Ctrl-Z does, until the shell continues it; `.resumed` is the next event.
  func stop()
  /// Gives the terminal back as it was found; harmless the second time.
  func close()
}

/// What became of a request to copy.
public enum CopyOutcome: Hashable, Sendable {
  /// The terminal was asked. Whether it did is not known: some are set up to refuse.
  case asked
  /// The text is longer than terminals take; the limit is in bytes as they are sent.
  case tooLong(limit: Int)
}

/// Wakes the thread that waits in `nextEvent`; safe to call from any thread, at any time.
public struct WakeHandle: Sendable {
  private let action: @Sendable () -> Void

  /// A handle from what wakes the driver.
  public init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  /// Makes the waiting `nextEvent`, or the next one, return nil.
  public func wake() {
    action()
  }
}

/// Why the terminal could not be taken over, in words for the user.
public struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what to do.
  public let description: String

  /// An error with its words.
  public init(_ description: String) {
    self.description = description
  }
}
