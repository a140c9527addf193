/// One token of Swift code, by its place in the bytes.
struct SwiftToken {
  /// What a token is, as far as reading calls asks for it.
  enum Kind: UInt8 {
    case identifier, number, string, regex
    /// `(`, `[`, `{`
    case open
    /// `)`, `]`, `}`
    case close
    case comma, colon, semicolon, dot, at, pound
    /// `?` or `!` right behind an operand
    case unwrap
    case operation
  }

  let kind: Kind
  /// Offset of its first byte.
  let start: Int
  /// Offset just past its last byte.
  let end: Int
  /// Whether it is the first on its line.
  let startsLine: Bool
  /// Whether it stands right behind the token before it.
  let isGlued: Bool
  /// Whether it is compiled only for another platform of the app.
  let isElsewhere: Bool
  /// For a bracket the number of the one that goes with it; for one that is never closed the number
  /// of tokens, and -1 for one that closes nothing.
  var partner = -1
}

extension UInt8 {
  /// Whether it begins a name of Swift; every byte of a letter beyond ASCII counts.
  var startsSwiftName: Bool {
    (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self >= 0x80
      || self == UInt8(ascii: "$")
  }

  var isSwiftNamePart: Bool { startsSwiftName || isSwiftDigit }

  var isSwiftDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is a character operators are spelled with.
  var isSwiftOperator: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}
