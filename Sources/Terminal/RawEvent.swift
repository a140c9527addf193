import CTerm
import Workbench

/// What the terminal layer reported, before scalars are put together into characters.
enum RawEvent {
  case nothing, woken, swallowed
  case character(Unicode.Scalar, UInt32)
  case event(InputEvent)

  init(_ event: CTermEvent) {
    let bytes = Array(UnsafeBufferPointer(start: event.bytes, count: event.length))
    switch event.kind {
    case Int32(CTERM_NOTHING): self = .nothing
    case Int32(CTERM_WOKEN): self = .woken
    case Int32(CTERM_CHARACTER):
      self = .character(Unicode.Scalar(UInt32(event.code)) ?? "\u{FFFD}", event.modifiers)
    case Int32(CTERM_KEY):
      let key = KeyDecoding.key(code: event.code, modifiers: event.modifiers)
      self = key.map { .event(.key($0)) } ?? .swallowed
    case Int32(CTERM_SEQUENCE):
      let decoded = SequenceDecoding.event(bytes, modifiers: event.modifiers)
      self = decoded.map(RawEvent.event) ?? .swallowed
    case Int32(CTERM_PASTE): self = .event(.paste(RawEvent.text(pasted: bytes)))
    case Int32(CTERM_RESIZE): self = .event(.resize(Size(columns: 0, rows: 0)))
    case Int32(CTERM_RESUMED): self = .event(.resumed)
    default: self = .event(.hangUp)
    }
  }

  /// Terminals send a pasted line end as a carriage return.
  static func text(pasted bytes: [UInt8]) -> String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let afterReturn = index > 0 && bytes[index - 1] == 0x0D
      if byte == 0x0A && afterReturn { continue }
      lines.append(byte == 0x0D ? 0x0A : byte)
    }
    return String(decoding: lines, as: UTF8.self)
  }
}

extension CTermCell {
  init(base: UInt32, look: Style) {
    self.init()
    scalars.0 = base
    count = 1
    self.look = look.rawValue
  }

  init(_ sent: SentCell, look: Style) {
    self.init(base: sent.base, look: look)
    for mark in sent.marks.prefix(4) {
      switch count {
      case 1: scalars.1 = mark
      case 2: scalars.2 = mark
      case 3: scalars.3 = mark
      default: scalars.4 = mark
      }
      count += 1
    }
  }
}

extension CTermLook {
  /// A theme's look in the colours a terminal has.
  init(_ look: Look, colours count: Int32) {
    self.init()
    foreground = ColourMapping.index(of: look.foreground, among: count)
    background = ColourMapping.index(of: look.background, among: count)
    if look.bold { attributes |= UInt32(CTERM_BOLD) }
    if look.underline { attributes |= UInt32(CTERM_UNDERLINE) }
    if look.reverse { attributes |= UInt32(CTERM_REVERSE) }
    if look.dim { attributes |= UInt32(CTERM_DIM) }
  }
}
