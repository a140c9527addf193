import Synchronization
import Workbench

/// Events from threads in the background, for the loop that owns the terminal.
final class Mailbox: Sendable {
  private let events = Mutex<[Event]>([])
  private let wake: @Sendable () -> Void

  /// A mailbox that wakes the loop for every event.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Puts an event in; from any thread.
  func post(_ event: Event) {
    events.withLock { $0.append(event) }
    wake()
  }

  /// Takes every event out.
  func take() -> [Event] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
