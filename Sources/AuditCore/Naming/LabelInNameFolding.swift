/// Folding of letters for comparing words: case, and the compatibility forms interfaces use.
///
/// Sources: Unicode case folding, and the compatibility decompositions (NFKD) of the blocks named
/// below. Canonically equal strings need no folding: Swift compares them as equal.
enum CompatibilityFolding {
  /// What a scalar is to a word.
  enum Kind {
    /// A letter or a number.
    case letter
    /// A combining mark, which belongs to the letter before it.
    case mark
    /// An invisible scalar that does not end a word.
    case ignored
    /// Everything else ends a word.
    case separator
  }

  /// What a scalar is to a word.
  static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: .letter
    case 0x00...0x7F, 0xD7, 0xF7: .separator
    // Letters that are typed as apostrophes as well: Uzbek oʻ.
    case 0x2BB...0x2BD: .separator
    // The common letters, ahead of a look into Unicode's tables.
    case 0xC0...0x24F, 0x400...0x481, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      .letter
    default: kindByCategory(scalar)
    }
  }

  private static func kindByCategory(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      .letter
    case .nonspacingMark, .spacingMark:
      scalar.properties.isVariationSelector ? .ignored : .mark
    case .enclosingMark: .ignored
    // A zero width space is where Thai and Khmer words may break.
    case .format: scalar.value == 0x200B ? .separator : .ignored
    // Trade mark and numero signs fold to letters.
    default: forms[scalar.value] != nil ? .letter : .separator
    }
  }

  /// Hands on the scalars a letter or number is compared by; a space ends the word.
  static func fold(_ scalar: Unicode.Scalar, _ take: (Unicode.Scalar) -> Void) {
    switch scalar.value {
    case 0x41...0x5A: give(scalar.value | 0x20, to: take)
    case 0x61...0x7A, 0x30...0x39, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0x430...0x45F, 0xE0...0xFF:
      take(scalar)
    case 0xDF:  // sharp s
      take("s")
      take("s")
    case 0xC0...0xDE: give(scalar.value + 0x20, to: take)
    case 0x410...0x42F: give(scalar.value + 0x20, to: take)
    case 0x400...0x40F: give(scalar.value + 0x50, to: take)
    default: foldRare(scalar, take)
    }
  }

  private static func foldRare(_ scalar: Unicode.Scalar, _ take: (Unicode.Scalar) -> Void) {
    let value = scalar.value
    if let form = forms[value] { return form.unicodeScalars.forEach(take) }
    switch value {
    case 0xFF01...0xFF5E:  // full-width ASCII
      guard let plain = Unicode.Scalar(value - 0xFEE0), kind(of: plain) == .letter else {
        return take(" ")
      }
      fold(plain, take)
    case 0xFF66...0xFF9D:  // half-width katakana
      let index = Int(value - 0xFF66)
      take(index < katakana.count ? katakana[index] : scalar)
    case 0x2080...0x2089: give(value - 0x2080 + 0x30, to: take)  // subscript digits
    case 0x2074...0x2079: give(value - 0x2070 + 0x30, to: take)  // superscript digits
    case 0x2460...0x2473:  // circled numbers
      String(value - 0x2460 + 1).unicodeScalars.forEach(take)
    case 0x24B6...0x24CF: give(value - 0x24B6 + 0x61, to: take)  // circled capitals
    case 0x24D0...0x24E9: give(value - 0x24D0 + 0x61, to: take)  // circled small letters
    case 0x1D400...0x1D6A3:  // mathematical letters, in runs of 26
      give((value - 0x1D400) % 26 + 0x61, to: take)
    case 0x1D7CE...0x1D7FF: give((value - 0x1D7CE) % 10 + 0x30, to: take)  // mathematical digits
    default: scalar.properties.lowercaseMapping.unicodeScalars.forEach(take)
    }
  }

  private static func give(_ value: UInt32, to take: (Unicode.Scalar) -> Void) {
    if let scalar = Unicode.Scalar(value) { take(scalar) }
  }

  /// Whether a hyphen or apostrophe joins two words into one that may be written without it.
  static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "'", "\u{2018}", "\u{2019}",
      "\u{2BB}",
      "\u{2BC}":
      true
    default: false
    }
  }

  /// Whether a script is compared character by character: those written without spaces, and
  /// Korean, where endings join the word.
  static func isCharacterScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF,  // Thai, Lao
      0x1000...0x109F,  // Myanmar
      0x1100...0x115F, 0xAC00...0xD7A3,  // Hangul
      0x1780...0x17FF,  // Khmer
      0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF,  // Kana, radicals
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:  // Han
      true
    default: false
    }
  }

  /// Whether a Hangul vowel or final stands behind the consonant it belongs to.
  static func isTrailingJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value)
  }

  /// Whether a kana voicing mark stands behind the kana it belongs to.
  static func isVoicingMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x3099 || scalar.value == 0x309A
  }

  /// A folded letter without its accent, for Latin letters up to U+017F.
  static func withoutAccent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xDF, scalar.value < 0x180 else { return scalar }
    return accentless[scalar.value] ?? scalar
  }

  /// The full-width forms of U+FF66 to U+FF9D, in their order.
  private static let katakana: [Unicode.Scalar] = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  /// Single scalars with a form of their own.
  private static let forms: [UInt32: String] = [
    0x1E9E: "ss", 0x17F: "s", 0x3C2: "σ", 0x130: "i", 0x131: "i",
    0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st",
    0xFB06: "st", 0xB2: "2", 0xB3: "3", 0xB9: "1", 0x2070: "0", 0x2071: "i", 0x207F: "n",
    0xAA: "a", 0xBA: "o", 0xBC: "1 4", 0xBD: "1 2", 0xBE: "3 4", 0x2153: "1 3", 0x2154: "2 3",
    0x24EA: "0", 0x2122: "tm", 0x2120: "sm", 0x2116: "no", 0x2103: "c", 0x2109: "f",
    0x2121: "tel", 0x133: "ij", 0x132: "ij", 0x149: "n", 0x1C6: "dž", 0x2139: "i",
    0x2160: "i", 0x2161: "ii", 0x2162: "iii", 0x2163: "iv", 0x2164: "v", 0x2165: "vi",
    0x2166: "vii", 0x2167: "viii", 0x2168: "ix", 0x2169: "x", 0x216A: "xi", 0x216B: "xii",
    0x2170: "i", 0x2171: "ii", 0x2172: "iii", 0x2173: "iv", 0x2174: "v", 0x2175: "vi",
    0x2176: "vii", 0x2177: "viii", 0x2178: "ix", 0x2179: "x", 0x217A: "xi", 0x217B: "xii",
    0xFF70: "ー", 0xFF9E: "\u{3099}", 0xFF9F: "\u{309A}",
    0x210A: "g", 0x210B: "h", 0x210C: "h", 0x210E: "h", 0x2110: "i", 0x2111: "i", 0x2112: "l",
    0x2113: "l", 0x2115: "n", 0x2119: "p", 0x211A: "q", 0x211D: "r", 0x2124: "z",
  ]

  private static let accentless: [UInt32: Unicode.Scalar] = {
    let pairs: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
      ("h", "ĥħ"), ("i", "ìíîïĩīĭį"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"),
      ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşš"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"),
      ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    var table: [UInt32: Unicode.Scalar] = [:]
    for (base, accented) in pairs {
      for scalar in accented.unicodeScalars { table[scalar.value] = base }
    }
    return table
  }()
}
