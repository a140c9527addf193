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
    if scalar.value < 0x80 {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return .letter
      default: return .separator
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return .letter
    case .nonspacingMark, .spacingMark:
      return scalar.properties.isVariationSelector ? .ignored : .mark
    case .enclosingMark: return .ignored
    case .format:
      // A zero width space is where Thai and Khmer words may break.
      return scalar.value == 0x200B ? .separator : .ignored
    default:
      // Trade mark and numero signs fold to letters.
      return forms[scalar.value] != nil ? .letter : .separator
    }
  }

  /// A letter or number as the scalars it is compared by; a space ends the word.
  static func folded(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    let value = scalar.value
    if value < 0x80 { return one(("A"..."Z").contains(scalar) ? value | 0x20 : value) }
    if let form = forms[value] { return form.unicodeScalars }
    switch value {
    case 0xFF01...0xFF5E: return folded(at: value - 0xFEE0)  // full-width ASCII
    case 0xFF66...0xFF9D: return halfWidthKatakana(value)
    case 0x2080...0x2089: return one(value - 0x2080 + 0x30)  // subscript digits
    case 0x2074...0x2079: return one(value - 0x2070 + 0x30)  // superscript digits
    case 0x2460...0x2473: return String(value - 0x2460 + 1).unicodeScalars  // circled numbers
    case 0x24B6...0x24CF: return one(value - 0x24B6 + 0x61)  // circled capitals
    case 0x24D0...0x24E9: return one(value - 0x24D0 + 0x61)  // circled small letters
    case 0x1D400...0x1D6A3: return mathematicalLetter(value)
    case 0x1D7CE...0x1D7FF: return one((value - 0x1D7CE) % 10 + 0x30)  // mathematical digits
    default: return scalar.properties.lowercaseMapping.unicodeScalars
    }
  }

  /// Whether a hyphen or apostrophe joins two words into one that may be written without it.
  static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "'", "\u{2019}", "\u{2BC}": true
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

  private static func one(_ value: UInt32) -> String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    if let scalar = Unicode.Scalar(value) { view.append(scalar) }
    return view
  }

  private static func folded(at value: UInt32) -> String.UnicodeScalarView {
    guard let scalar = Unicode.Scalar(value), kind(of: scalar) == .letter else { return one(0x20) }
    return folded(scalar)
  }

  /// Latin letters of the mathematical blocks: runs of 26 capitals and 26 small letters.
  private static func mathematicalLetter(_ value: UInt32) -> String.UnicodeScalarView {
    one((value - 0x1D400) % 26 + 0x61)
  }

  private static func halfWidthKatakana(_ value: UInt32) -> String.UnicodeScalarView {
    let index = Int(value - 0xFF66)
    return index < katakana.count ? one(katakana[index].value) : one(value)
  }

  /// The full-width forms of U+FF66 to U+FF9D, in their order.
  private static let katakana: [Unicode.Scalar] = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  /// Single scalars with a form of their own.
  private static let forms: [UInt32: String] = [
    0xDF: "ss", 0x1E9E: "ss", 0x17F: "s", 0x3C2: "σ", 0x130: "i", 0x131: "i",
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
