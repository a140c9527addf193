/// Splits a terminal's input into characters, controls and sequences (ECMA-48).
struct PseudoTerminalParser: Sendable {
  struct Sequence: Sendable {
    var prefix: UInt8 = 0
    var parameters: [Int?] = [nil]
    var intermediates: [UInt8] = []
    var final: UInt8 = 0

    /// A parameter, with what absent or 0 stands for.
    func count(_ place: Int = 0, absent: Int = 1) -> Int {
      guard parameters.indices.contains(place), let value = parameters[place], value > 0 else {
        return absent
      }
      return value
    }
  }

  enum Action {
    case print(Unicode.Scalar)
    case control(UInt8)
    case escape([UInt8])
    case sequence(Sequence)
    case command(String)
  }

  private enum State {
    case ground, escape, sequence, string, stringEscape
  }

  private var state = State.ground
  private var sequence = Sequence()
  private var gathered: [UInt8] = []
  private var isCommand = false
  private var pending: [UInt8] = []

  mutating func take(_ byte: UInt8) -> Action? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .sequence: return inSequence(byte)
    case .string: return string(byte)
    case .stringEscape:
      state = .ground
      return isCommand ? .command(String(decoding: gathered, as: UTF8.self)) : nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Action? {
    if byte == 0x1B {
      (state, gathered, pending) = (.escape, [], [])
      return nil
    }
    if byte < 0x20 || byte == 0x7F { return .control(byte) }
    pending.append(byte)
    let needed = pending[0] < 0x80 ? 1 : pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    guard pending.count >= needed else { return nil }
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self).unicodeScalars.first.map(Action.print)
  }

  private mutating func escape(_ byte: UInt8) -> Action? {
    gathered.append(byte)
    switch byte {
    case UInt8(ascii: "[") where gathered.count == 1:
      (state, sequence) = (.sequence, Sequence())
      return nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      isCommand = byte == UInt8(ascii: "]")
      (state, gathered) = (.string, [])
      return nil
    case 0x20...0x2F: return nil
    default:
      state = .ground
      return .escape(gathered)
    }
  }

  private mutating func inSequence(_ byte: UInt8) -> Action? {
    switch byte {
    case 0x30...0x39:
      let last = sequence.parameters.count - 1
      sequence.parameters[last] = (sequence.parameters[last] ?? 0) * 10 + Int(byte - 0x30)
    case 0x3A, 0x3B: sequence.parameters.append(nil)
    case 0x3C...0x3F: sequence.prefix = byte
    case 0x20...0x2F: sequence.intermediates.append(byte)
    default:
      sequence.final = byte
      state = .ground
      return .sequence(sequence)
    }
    return nil
  }

  private mutating func string(_ byte: UInt8) -> Action? {
    if byte == 0x1B {
      state = .stringEscape
      return nil
    }
    guard byte == 0x07 else {
      gathered.append(byte)
      return nil
    }
    state = .ground
    return isCommand ? .command(String(decoding: gathered, as: UTF8.self)) : nil
  }
}
