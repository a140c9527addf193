import Workbench

/// Reads the control sequences the terminal database does not know for this terminal.
///
/// What is not understood is swallowed: its bytes must never be taken for commands.
enum SequenceDecoding {
  /// The event of a sequence, given without its leading ESC; nil where it means nothing here.
  ///
  /// - Parameters:
  ///   - bytes: from the introducer, `[` or `O`, to the final byte.
  ///   - modifiers: what was held besides, as xterm's bits.
  /// - Returns: the event, or nil.
  static func event(_ bytes: [UInt8], modifiers: UInt32 = 0) -> InputEvent? {
    guard bytes.count >= 2 else { return nil }
    let event = bytes[0] == UInt8(ascii: "O") ? single(bytes).map(InputEvent.key) : control(bytes)
    guard case .key(var key)? = event else { return event }
    KeyDecoding.apply(modifiers, to: &key)
    return .key(key)
  }

  /// SS3: keys in application mode, and rxvt's Control-arrows.
  private static func single(_ bytes: [UInt8]) -> Key? {
    let final = bytes[bytes.count - 1]
    switch final {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return lettered[final - 0x20].map { Key($0, control: true) }
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(.character(Character(Unicode.Scalar(final - 0x40))))
    default:
      let parameters = Parameters(bytes.dropFirst().dropLast())
      return lettered[final].map { modified($0, parameters.modifiers(at: 0)) }
    }
  }

  private static func control(_ bytes: [UInt8]) -> InputEvent? {
    let final = bytes[bytes.count - 1]
    if bytes[1] == UInt8(ascii: "M") && bytes.count == 5 { return oldMouse(bytes) }
    if bytes[1] == UInt8(ascii: "[") && bytes.count == 3 {
      return consoleFunctions[final].map { .key(Key($0)) }
    }
    if bytes[1] == UInt8(ascii: "<") {
      return mouse(Parameters(bytes.dropFirst(2).dropLast()), final: final)
    }
    let inside = bytes.dropFirst().dropLast()
    guard inside.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    return key(Parameters(inside), final: final).map(InputEvent.key)
  }

  private static func key(_ parameters: Parameters, final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "Z"): return Key(.tab, shift: true)
    case UInt8(ascii: "u"):
      return typed(parameters[0], modifiers: parameters, at: 1)
    case UInt8(ascii: "~") where parameters[0] == 27:
      return typed(parameters[2], modifiers: parameters, at: 1)
    case UInt8(ascii: "~"):
      return numbered[parameters[0]].map { modified($0, parameters.modifiers(at: 1)) }
    default:
      if parameters.isRelease(at: 1) { return nil }
      return lettered[final].map { modified($0, parameters.modifiers(at: 1)) }
    }
  }

  /// A key told by its character, as kitty (`u`) and xterm (`27~`) do on request.
  private static func typed(_ value: Int, modifiers parameters: Parameters, at place: Int) -> Key? {
    guard !parameters.isRelease(at: place), value > 0, !(0xE000...0xF8FF).contains(value),
      let scalar = Unicode.Scalar(UInt32(value))
    else { return nil }
    return KeyDecoding.key(scalar: scalar, modifiers: parameters.modifiers(at: place))
  }

  private static func modified(_ code: KeyCode, _ modifiers: UInt32) -> Key {
    var key = Key(code)
    KeyDecoding.apply(modifiers, to: &key)
    return key
  }

  /// SGR mouse: button, column and row in digits; `m` is a release.
  private static func mouse(_ parameters: Parameters, final: UInt8) -> InputEvent? {
    guard final == UInt8(ascii: "M") else { return nil }
    return mouse(
      button: parameters[0], position: Position(row: parameters[2] - 1, column: parameters[1] - 1))
  }

  /// X10 mouse: three bytes, each 32 more than what it says.
  private static func oldMouse(_ bytes: [UInt8]) -> InputEvent? {
    let position = Position(row: Int(bytes[4]) - 33, column: Int(bytes[3]) - 33)
    return mouse(button: Int(bytes[2]) - 32, position: position)
  }

  private static func mouse(button: Int, position: Position) -> InputEvent? {
    let moves = button & 32 != 0
    guard button >= 0, !moves, position.row >= 0, position.column >= 0 else { return nil }
    // Shift, Alt and Control are bits 4, 8 and 16.
    switch button & ~28 {
    case 0: return .mouse(position)
    case 64: return .wheel(-1, position)
    case 65: return .wheel(1, position)
    default: return nil
    }
  }

  private static let lettered: [UInt8: KeyCode] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let consoleFunctions: [UInt8: KeyCode] = [
    UInt8(ascii: "A"): .function(1), UInt8(ascii: "B"): .function(2),
    UInt8(ascii: "C"): .function(3), UInt8(ascii: "D"): .function(4),
    UInt8(ascii: "E"): .function(5),
  ]

  private static let numbered: [Int: KeyCode] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}

/// The numbers of a control sequence, `1;5:2`: fields by `;`, each with parts by `:`.
private struct Parameters {
  private var fields: [[Int]]

  init(_ bytes: ArraySlice<UInt8>) {
    fields = [[0]]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): fields.append([0])
      case UInt8(ascii: ":"): fields[fields.count - 1].append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let last = fields[fields.count - 1].count - 1
        let value = fields[fields.count - 1][last]
        // Far above anything a terminal sends, and far below overflow.
        fields[fields.count - 1][last] = min(9_999_999, value * 10 + Int(byte - 0x30))
      default: break
      }
    }
  }

  /// The first part of a field, 0 where it is absent.
  subscript(place: Int) -> Int { fields.indices.contains(place) ? fields[place][0] : 0 }

  /// xterm's modifiers are told as one more than their bits.
  func modifiers(at place: Int) -> UInt32 {
    let value = self[place]
    return value > 0 ? UInt32(value - 1) & 7 : 0
  }

  /// kitty's third kind of event is a key let go.
  func isRelease(at place: Int) -> Bool {
    fields.indices.contains(place) && fields[place].count > 1 && fields[place][1] == 3
  }
}
