import CTerm
import Workbench

/// Turns what the terminal layer reports into keys.
enum KeyDecoding {
  /// A typed scalar, with the control characters as Control and a letter.
  static func key(scalar: Unicode.Scalar, modifiers: UInt32 = 0) -> Key {
    var key: Key
    switch scalar.value {
    case 0x00: key = Key(.character(" "), control: true)
    case 0x08, 0x7F: key = Key(.backspace)
    case 0x09: key = Key(.tab)
    case 0x0D: key = Key(.enter)
    case 0x1B: key = Key(.escape)
    case 0x01...0x1A: key = Key(letter(scalar.value + 0x60), control: true)
    case 0x1C...0x1F: key = Key(letter(scalar.value + 0x40), control: true)
    default: key = Key(.character(Character(scalar)))
    }
    apply(modifiers, to: &key)
    return key
  }

  /// A key the terminal database names.
  static func key(code: Int32, modifiers: UInt32) -> Key? {
    guard let keyCode = named[code] ?? function(code) else { return nil }
    var key = Key(keyCode)
    apply(modifiers, to: &key)
    return key
  }

  /// Adds modifiers given as xterm's bits.
  static func apply(_ modifiers: UInt32, to key: inout Key) {
    if modifiers & UInt32(CTERM_SHIFT) != 0 { key.shift = true }
    if modifiers & UInt32(CTERM_ALT) != 0 { key.alt = true }
    if modifiers & UInt32(CTERM_CONTROL) != 0 { key.control = true }
  }

  private static func letter(_ value: UInt32) -> KeyCode {
    .character(Unicode.Scalar(value).map(Character.init) ?? "?")
  }

  private static func function(_ code: Int32) -> KeyCode? {
    let number = code - Int32(CTERM_KEY_F0)
    return (1...63).contains(number) ? .function(Int(number)) : nil
  }

  private static let named: [Int32: KeyCode] = [
    Int32(CTERM_KEY_UP): .up, Int32(CTERM_KEY_DOWN): .down,
    Int32(CTERM_KEY_LEFT): .left, Int32(CTERM_KEY_RIGHT): .right,
    Int32(CTERM_KEY_HOME): .home, Int32(CTERM_KEY_END): .end,
    Int32(CTERM_KEY_PAGE_UP): .pageUp, Int32(CTERM_KEY_PAGE_DOWN): .pageDown,
    Int32(CTERM_KEY_ENTER): .enter, Int32(CTERM_KEY_BACKSPACE): .backspace,
    Int32(CTERM_KEY_DELETE): .delete, Int32(CTERM_KEY_INSERT): .insert,
    Int32(CTERM_KEY_TAB): .tab, Int32(CTERM_KEY_ESCAPE): .escape,
  ]
}
