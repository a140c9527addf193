/// The kind of a JSON value.
@frozen public enum JSONKind: UInt8, Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`; the flag `isTrue` says which.
  case bool
  /// A number, kept as it is spelled.
  case number
  /// A string, or the name of a member.
  case string
  /// An array.
  case array
  /// An object.
  case object
}

/// What the parser noticed about a value while it read it.
@frozen public struct JSONNodeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The string holds at least one escape, so its bytes are not its text.
  public static let hasEscapes = JSONNodeFlags(rawValue: 1)
  /// The string holds at least one byte above 0x7F.
  public static let hasNonASCII = JSONNodeFlags(rawValue: 2)
  /// The string is the name of a member; its value is the next node.
  public static let isName = JSONNodeFlags(rawValue: 4)
  /// The number has neither fraction nor exponent.
  public static let isInteger = JSONNodeFlags(rawValue: 8)
  /// The literal is `true`.
  public static let isTrue = JSONNodeFlags(rawValue: 16)
}

/// One value on the tape: 16 bytes that say what it is and which bytes spell it.
///
/// The tape is in document order. A container is followed by its children, a member's name by its
/// value, and `next` leads past everything that belongs to a value.
@frozen public struct JSONNode: Hashable, Sendable {
  /// Offset of the first byte, quotes and brackets included.
  public internal(set) var start: UInt32
  /// Offset just after the last byte.
  public internal(set) var end: UInt32
  /// Tape index of the first node that does not belong to this value.
  public internal(set) var next: UInt32
  /// A name's hash over its decoded bytes, or a container's number of children, at most 65535.
  public internal(set) var detail: UInt16
  /// The kind of the value.
  public internal(set) var kind: JSONKind
  /// What the parser noticed.
  public internal(set) var flags: JSONNodeFlags

  @inline(__always)
  init(
    _ kind: JSONKind, from start: Int, to end: Int, next: Int, detail: UInt16 = 0,
    flags: JSONNodeFlags = []
  ) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.detail = detail
    self.kind = kind
    self.flags = flags
  }

  /// Whether the value is an array or an object.
  @inlinable public var isContainer: Bool {
    kind.rawValue >= JSONKind.array.rawValue
  }

  /// The bytes of the value in its document.
  @inlinable public var byteRange: Range<Int> {
    Range(uncheckedBounds: (Int(start), Int(end)))
  }
}
