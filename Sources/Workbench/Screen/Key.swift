/// A key as the terminal reports it.
public enum KeyCode: Hashable, Sendable {
  /// A printable character or a control character given as its letter with `control` set.
  case character(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, from 1.
  case function(Int)
}

/// One key press with its modifiers.
public struct Key: Hashable, Sendable {
  /// Which key.
  public var code: KeyCode
  /// Whether Control was held.
  public var control: Bool
  /// Whether Alt (Meta) was held, or Escape came just before.
  public var alt: Bool
  /// Whether Shift was held, where the terminal tells it (Shift-Tab, Shift-arrows).
  public var shift: Bool

  /// A key of its parts.
  public init(_ code: KeyCode, control: Bool = false, alt: Bool = false, shift: Bool = false) {
    self.code = code
    self.control = control
    self.alt = alt
    self.shift = shift
  }
}

/// What a terminal can report.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted between the terminal's paste marks; may hold newlines.
  case paste(String)
  /// A mouse press at a place, counted from 0.
  case mouse(Position)
  /// A turn of the wheel: negative is up.
  case wheel(Int, Position)
  /// The terminal has a new size.
  case resize(Size)
  /// The program came back after a suspend; everything must be drawn again.
  case resumed
  /// The terminal is gone or asked the program to end.
  case hangUp
}
