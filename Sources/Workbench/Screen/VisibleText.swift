/// How much of Unicode the visible forms may use.
public enum VisibleForms: Sendable, CaseIterable {
  /// `⏎` and `⇥` for line ends and tabs; everything else as it is.
  case unicode
  /// `\n` and `\t` for line ends and tabs; letters of any script as they are.
  case plain
  /// Nothing but ASCII: every other character as its code point, `<U+00E9>`.
  case ascii
}

/// Makes any text from a project safe to show: nothing invisible, nothing a terminal would obey.
///
/// Control characters, escape sequences, bidirectional overrides, zero-width and private-use
/// characters become forms such as `<ESC>`, `<U+202E>` and `⏎`. Joiners and selectors stay where
/// a script or an emoji needs them. Time and space are linear in the text.
/// - Parameters:
///   - text: any text.
///   - forms: which characters the visible forms may use.
/// - Returns: text in which every character is printable.
public func visibleText(_ text: String, forms: VisibleForms = .unicode) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  var writer = VisibleTextWriter(scalars: Array(text.unicodeScalars), forms: forms)
  return writer.write()
}

/// The visible form of one scalar that cannot be shown as it is.
func visibleForm(of scalar: Unicode.Scalar, forms: VisibleForms) -> String {
  switch scalar.value {
  case 0x0A: return forms == .unicode ? "⏎" : "\\n"
  case 0x09: return forms == .unicode ? "⇥" : "\\t"
  case 0x00...0x1F: return "<" + controlNames[Int(scalar.value)] + ">"
  case 0x7F: return "<DEL>"
  default:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
  }
}

/// The abbreviations ISO/IEC 6429 gives the C0 control characters.
private let controlNames = [
  "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR",
  "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
  "FS", "GS", "RS", "US",
]

/// Walks the scalars of one text, keeping what can be seen and naming what cannot.
private struct VisibleTextWriter {
  let scalars: [Unicode.Scalar]
  let forms: VisibleForms
  private var output = String.UnicodeScalarView()
  /// Marks standing on the last kept base; nil where a mark would have nothing to stand on.
  private var marks: Int?
  /// Emoji joined so far without a break.
  private var joined = 0

  /// A terminal cell holds a base and four marks; more would be dropped unseen.
  private static let marksPerBase = 4
  /// The longest joined emoji Unicode recommends has three joiners.
  private static let joinersPerEmoji = 4

  init(scalars: [Unicode.Scalar], forms: VisibleForms) {
    self.scalars = scalars
    self.forms = forms
  }

  mutating func write() -> String {
    var index = 0
    while index < scalars.count {
      let length = pairLength(at: index)
      if length > 1 {
        for scalar in scalars[index..<index + length] { keep(scalar) }
        (marks, joined) = (0, 0)
        index += length
      } else {
        writeOne(at: index)
        index += 1
      }
    }
    return String(output)
  }

  private mutating func writeOne(at index: Int) {
    let scalar = scalars[index]
    let properties = scalar.properties
    if scalar.value >= 0x20 && scalar.value < 0x7F {
      keep(scalar)
      (marks, joined) = (0, 0)
      return
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate:
      name(scalar)
    case .format where scalar.isPrependedMark:
      keep(scalar)
      marks = nil
    case .nonspacingMark, .enclosingMark, .format:
      writeMark(scalar, at: index)
    case .spacingMark:
      writeSpacingMark(scalar)
    case _ where isUnseen(scalar, at: index):
      name(scalar)
    default:
      if !properties.isEmoji { joined = 0 }
      keep(scalar)
      marks = 0
    }
  }

  private mutating func writeMark(_ scalar: Unicode.Scalar, at index: Int) {
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
    {
      guard marks != nil, isNeeded(scalar, at: index) else { return name(scalar) }
      if scalar.value == 0x200D { joined += 1 }
      keep(scalar)
      return
    }
    guard let count = marks else { return writeOnCircle(scalar) }
    guard count < Self.marksPerBase else {
      // The count stays: the next mark has no more room than this one.
      let kept = marks
      name(scalar)
      marks = kept
      return
    }
    keep(scalar)
    marks = count + 1
  }

  private mutating func writeSpacingMark(_ scalar: Unicode.Scalar) {
    guard marks != nil else { return writeOnCircle(scalar) }
    keep(scalar)
    marks = 0
  }

  /// A mark with nothing before it would land on whatever stands to its left on the screen.
  private mutating func writeOnCircle(_ scalar: Unicode.Scalar) {
    guard forms != .ascii else { return name(scalar) }
    output.append("\u{25CC}")
    output.append(scalar)
    marks = 1
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    if forms == .ascii && scalar.value >= 0x7F {
      output.append(contentsOf: visibleForm(of: scalar, forms: forms).unicodeScalars)
    } else {
      output.append(scalar)
    }
  }

  private mutating func name(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: visibleForm(of: scalar, forms: forms).unicodeScalars)
    (marks, joined) = (nil, 0)
  }

  /// Two regional indicators make a flag; a black flag and tags make a region's flag.
  private func pairLength(at index: Int) -> Int {
    let scalar = scalars[index]
    if scalar.isRegionalIndicator {
      return index + 1 < scalars.count && scalars[index + 1].isRegionalIndicator ? 2 : 1
    }
    guard scalar.value == 0x1F3F4 else { return 1 }
    var end = index + 1
    while end < scalars.count, end - index <= 6, scalars[end].isTagLetter { end += 1 }
    guard end > index + 3, end < scalars.count, scalars[end].value == 0xE007F else { return 1 }
    return end - index + 1
  }

  /// Whether a letter or symbol would leave no trace on a screen where it stands.
  private func isUnseen(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    if scalar.isRegionalIndicator || scalar.value == 0x2800 { return true }
    if scalar.properties.isDefaultIgnorableCodePoint { return true }
    guard scalar.isTrailingJamo else { return false }
    guard index > 0, marks != nil else { return true }
    // It takes no cells, so it must join the syllable before it.
    return String(String.UnicodeScalarView([scalars[index - 1], scalar])).count > 1
  }

  /// Whether a joiner or selector changes how its neighbours look, so that it belongs to the text.
  private func isNeeded(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar.value {
    case 0x200D where after?.isJoinableEmoji == true && before.endsEmoji:
      return joined < Self.joinersPerEmoji
    case 0x200C, 0x200D:
      // RFC 5892 appendix A: after a virama, or between letters of a joining script.
      if before.properties.canonicalCombiningClass == .virama { return true }
      return before.isJoiningLetter && after?.isJoiningLetter == true
    case 0xFE0E, 0xFE0F:
      return before.properties.isEmoji
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF:
      return before.properties.isIdeographic
    case 0x180B...0x180D, 0x180F:
      return (0x1820...0x18AA).contains(before.value)
    default:
      return false
    }
  }
}

extension Unicode.Scalar {
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
  var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// A Hangul vowel or final consonant, which takes no cells of its own.
  var isTrailingJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// A format character that is seen: it stands before digits and spans them.
  fileprivate var isPrependedMark: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return true
    default: return false
    }
  }

  fileprivate var isTagLetter: Bool {
    (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value)
  }

  fileprivate var isJoinableEmoji: Bool { value > 0xFF && properties.isEmoji }

  fileprivate var endsEmoji: Bool { isJoinableEmoji || value == 0xFE0F }

  /// Letters that take a joined shape: Arabic, Syriac, Mandaic, N'Ko, Mongolian.
  fileprivate var isJoiningLetter: Bool {
    switch value {
    case 0x0620...0x08FF, 0x1820...0x18AA, 0xFB50...0xFDFF, 0xFE70...0xFEFC: return true
    default: return false
    }
  }
}
