import CTerm
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal the process runs in, by way of curses.
///
/// A process has one; two at a time would share it.
public final class CursesDriver: TerminalDriver {
  private let insideScreen: Bool
  private var isOpen = true
  private var shown: [[Cell]] = []
  private var waiting: [RawEvent] = []

  /// Takes the terminal over.
  ///
  /// - Parameters:
  ///   - theme: how the styles look.
  ///   - type: the terminal's name in the database, as `TerminalAvailability.check` gives it.
  ///   - mouse: whether the mouse is reported; it takes the terminal's own selection away.
  ///   - colour: whether colours may be used; attributes always are.
  /// - Throws: `TerminalError` where there is no usable terminal.
  public init(
    theme: Theme, type: String, mouse: Bool = false, colour: Bool = true
  ) throws(TerminalError) {
    insideScreen = type.hasPrefix("screen") && getenv("TMUX") == nil
    switch cterm_open(type, colour) {
    case Int32(CTERM_OK): break
    case Int32(CTERM_NO_TERMINAL):
      throw TerminalError("there is no terminal to read from and write to")
    case Int32(CTERM_NO_MEMORY):
      throw TerminalError("there is not enough memory for a screen")
    default:
      throw TerminalError("the terminal database has no usable entry for \(type)")
    }
    setTheme(theme)
    setMouse(mouse)
  }

  deinit {
    close()
  }

  /// The size curses works with, which the last event told of.
  public var size: Size {
    var rows: Int32 = 0
    var columns: Int32 = 0
    cterm_size(&rows, &columns)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// Ends a wait in `nextEvent` from any thread.
  public var wakeHandle: WakeHandle { WakeHandle { cterm_wake() } }

  /// Puts the rows that changed; curses sends the cells that did.
  public func draw(_ frame: Frame) {
    let rows = size.rows
    let blank: [Cell] = []
    for row in 0..<rows {
      let cells = row < frame.rows.count ? frame.rows[row] : blank
      if row < shown.count && shown[row] == cells { continue }
      put(cells, row: row)
      if row < shown.count { shown[row] = cells } else { shown.append(cells) }
    }
    cterm_show(Int32(clamping: frame.cursor.row), Int32(clamping: frame.cursor.column))
  }

  /// Forgets what is on the screen, so that the next frame is sent whole.
  public func redraw() {
    shown = []
    cterm_forget()
  }

  /// Waits for a key, a paste, the mouse, a new size, a wake or the end.
  public func nextEvent(timeoutMilliseconds: Int32?) -> InputEvent? {
    let timeout = timeoutMilliseconds.map { max(0, $0) } ?? -1
    while true {
      switch waiting.isEmpty ? read(timeout: timeout) : waiting.removeFirst() {
      case .nothing, .woken: return nil
      case .swallowed: continue
      case .event(let event): return event
      case .character(let scalar, let modifiers):
        return .key(assemble(scalar, modifiers: modifiers))
      }
    }
  }

  /// Finds the nearest colours this terminal has for a theme.
  public func setTheme(_ theme: Theme) {
    let count = cterm_colours()
    let looks = Style.allCases.map { style in CTermLook(theme[style], colours: count) }
    cterm_set_looks(looks, looks.count)
    shown = []
  }

  /// Turns mouse reports on or off.
  public func setMouse(_ on: Bool) {
    cterm_set_mouse(on)
  }

  /// Sends OSC 52, which works across ssh where the terminal allows it.
  public func copy(_ text: String) -> CopyOutcome {
    guard let bytes = ClipboardSequence.bytes(copying: text, insideScreen: insideScreen) else {
      return .tooLong(limit: ClipboardSequence.limit)
    }
    cterm_write(bytes, bytes.count)
    return .asked
  }

  /// Sounds the bell.
  public func beep() {
    cterm_beep()
  }

  /// Gives the terminal to another program.
  public func suspend() {
    cterm_suspend()
  }

  /// Takes the terminal back; `.resumed` is the next event.
  public func resume() {
    cterm_resume()
    shown = []
    waiting.append(.event(.resumed))
  }

  /// Stops the whole job until the shell continues it.
  public func stop() {
    cterm_stop()
    shown = []
    waiting.append(.event(.resumed))
  }

  /// Gives the terminal back as it was found.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    cterm_close()
  }

  private func put(_ cells: [Cell], row: Int) {
    var sent: [CTermCell] = []
    sent.reserveCapacity(cells.count)
    for cell in cells {
      if let ascii = cell.text.asciiValue, ascii >= 0x20, ascii < 0x7F, cell.width == 1 {
        sent.append(CTermCell(base: UInt32(ascii), look: cell.style))
        continue
      }
      for part in safeRendition(of: cell, scalarWidth: cterm_scalar_width) {
        sent.append(CTermCell(part, look: cell.style))
      }
    }
    cterm_put_row(Int32(row), sent, sent.count)
  }

  /// A character may arrive in several scalars: a letter and its accent, the parts of an emoji.
  private func assemble(_ first: Unicode.Scalar, modifiers: UInt32) -> Key {
    var key = KeyDecoding.key(scalar: first, modifiers: modifiers)
    guard case .character = key.code, !key.control, !key.alt else { return key }
    var text = String(Character(first))
    while true {
      let next = waiting.isEmpty ? read(timeout: 0) : waiting.removeFirst()
      guard case .character(let scalar, 0) = next, scalar.value >= 0x300 else {
        if case .nothing = next { break }
        waiting.insert(next, at: 0)
        break
      }
      let longer = text + String(Character(scalar))
      guard longer.count == 1 else {
        waiting.insert(next, at: 0)
        break
      }
      text = longer
    }
    if let character = text.first { key.code = .character(character) }
    return key
  }

  private func read(timeout: Int32) -> RawEvent {
    var event = CTermEvent()
    cterm_read(&event, timeout)
    let raw = RawEvent(event)
    switch raw {
    case .event(.resize), .event(.resumed):
      shown = []
      return event.kind == Int32(CTERM_RESIZE) ? .event(.resize(size)) : raw
    default:
      return raw
    }
  }
}
