/// What a name looks like, from one pass over its bytes: enough to tell an ordinary label from
/// something that may be code, without taking it apart.
public struct NameShape: Sendable {
  /// How many bytes it has.
  public private(set) var count = 0
  /// White space of any ASCII kind.
  public private(set) var spaces = 0
  /// Full stops.
  public private(set) var dots = 0
  /// Hyphens.
  public private(set) var hyphens = 0
  /// Underscores.
  public private(set) var underscores = 0
  /// ASCII digits.
  public private(set) var digits = 0
  /// ASCII capitals.
  public private(set) var capitals = 0
  /// Small ASCII letters.
  public private(set) var smalls = 0
  /// Other ASCII characters.
  public private(set) var marks = 0
  /// Capitals that follow a small letter or a digit: the humps of camelCase.
  public private(set) var humps = 0
  /// Whether it has anything but ASCII.
  public private(set) var hasOther = false
  /// Whether it has a character of a private-use area, as icon fonts have.
  public private(set) var hasPrivateUse = false
  /// Whether its first character is a small ASCII letter.
  public private(set) var startsSmall = false
  /// Whether it begins or ends with white space or a control character.
  public private(set) var isPadded = false
  /// The tables it may have words of; anything where its language was not told.
  private(set) var clues = NameClues.unknown

  /// Looks at a text in a language.
  ///
  /// - Complexity: O(length).
  init(_ text: borrowing String, in language: borrowing NameLanguage) {
    self.init(text)
    // The blanks around a name are taken off before it is looked at, so that it begins elsewhere.
    if !isPadded { clues = NameClues(text, language.clues) }
  }

  /// Looks at a text.
  ///
  /// - Complexity: O(length).
  public init(_ text: borrowing String) {
    self.init()
    text.withBytes { bytes in
      count = bytes.count
      if let first = bytes.first, let last = bytes.last { isPadded = first <= 0x20 || last <= 0x20 }
      startsSmall = bytes.first.map { (0x61...0x7A).contains($0) } ?? false
      // Most labels are letters and spaces; those are counted in registers.
      var (capitals, smalls, spaces) = (0, 0, 0)
      var before: UInt8 = 0
      for byte in bytes {
        if (0x61...0x7A).contains(byte) {
          smalls &+= 1
        } else if byte == 0x20 {
          spaces &+= 1
        } else if (0x41...0x5A).contains(byte) {
          capitals &+= 1
          if (0x61...0x7A).contains(before) || (0x30...0x39).contains(before) { humps &+= 1 }
        } else if byte >= 0x80 {
          hasOther = true
          // No private-use area begins with a smaller byte.
          if before >= 0xEE { note(byte, after: before) }
        } else {
          noteRare(byte)
        }
        before = byte
      }
      self.capitals = capitals
      self.smalls = smalls
      self.spaces &+= spaces
    }
    // U+F8FF alone is the Apple logo, which VoiceOver reads.
    if hasPrivateUse && text.unicodeScalars.allSatisfy({ !NameShape.isIconGlyph($0) }) {
      hasPrivateUse = false
    }
  }

  private init() {}

  private mutating func noteRare(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39: digits &+= 1
    case 0x09...0x0D: spaces &+= 1
    case 0x2E: dots &+= 1
    case 0x2D: hyphens &+= 1
    case 0x5F: underscores &+= 1
    default: marks &+= 1
    }
  }

  /// Notes the second byte of a character that may be in a private-use area.
  private mutating func note(_ byte: UInt8, after before: UInt8) {
    switch before {
    // U+E000-U+EFFF start with EE, plane 16 with F4.
    case 0xEE, 0xF4: hasPrivateUse = true
    // U+F000-U+F8FF start with EF 80 to EF A3.
    case 0xEF: if byte <= 0xA3 { hasPrivateUse = true }
    // Plane 15 starts with F3 B0 and up.
    case 0xF3: if byte >= 0xB0 { hasPrivateUse = true }
    default: break
    }
  }

  /// Whether it is one run of characters without white space.
  @inlinable public var isOneToken: Bool { spaces == 0 }

  /// Whether nothing but ASCII letters, digits and the joints of code is in it.
  @inlinable public var isCodeLike: Bool { !hasOther && marks == 0 && capitals + smalls > 0 }

  /// Whether it is letters, spaces and common marks only, as ordinary labels are.
  @inlinable public var isPlain: Bool {
    humps == 0 && dots == 0 && underscores == 0 && hyphens == 0 && digits == 0 && !hasPrivateUse
  }

  /// Whether a character is in a private-use area, other than the Apple logo.
  static func isIconGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE000..<0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
