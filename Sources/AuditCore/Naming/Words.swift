/// Splitting and comparing the words of names.
public enum Words {
  /// The words of a name or an identifier, in lower case.
  ///
  /// Words end at anything but a letter, a digit or an apostrophe, where a capital follows a small
  /// letter, and before the last capital of a run that a small letter follows: `loadHTMLString`
  /// is load, html, string. Digits stay with the letters before them.
  /// - Complexity: O(length).
  public static func split(_ text: String) -> [String] {
    if let words = text.withBytes(splitASCII) { return words }
    var words: [String] = []
    var word = ""
    var scalars = Substring(text).unicodeScalars
    var before = Kind.gap
    while let scalar = scalars.popFirst() {
      let kind = Kind(scalar)
      let next = scalars.first.map(Kind.init) ?? .gap
      let isHump = kind == .upper && (before == .lower || (before == .upper && next == .lower))
      if kind == .gap || isHump, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if kind != .gap { word.unicodeScalars.append(scalar) }
      before = kind == .digit && before == .lower ? .lower : kind
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// The words of a name as it is spoken, in lower case: split at anything but a letter, a digit or
  /// an apostrophe, and nowhere else.
  ///
  /// - Complexity: O(length).
  public static func spoken(_ text: String) -> [String] {
    if let words = text.withBytes(spokenASCII) { return words }
    return text.unicodeScalars.split { Kind($0) == .gap }.map { String($0).lowercased() }
  }

  /// A text as it is compared: lower case, full-width Latin as plain Latin, runs of white space as
  /// one space, none at either end; accents are kept.
  ///
  /// - Complexity: O(length).
  public static func folded(_ text: String) -> String {
    if isFolded(text) { return text }
    if let result = text.withBytes(foldedCommon) { return result }
    var result = ""
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if isWhiteSpace(scalar) {
        pendingSpace = !result.isEmpty
        continue
      }
      if pendingSpace {
        result.append(" ")
        pendingSpace = false
      }
      result.unicodeScalars.append(halfWidth(scalar))
    }
    return result.lowercased()
  }

  /// The letters and digits of a text in lower case, and nothing else: what is left of a file name
  /// and of its spoken form alike.
  ///
  /// - Complexity: O(length).
  public static func letters(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where Kind(scalar) != .gap && scalar != "'" {
      result.unicodeScalars.append(scalar)
    }
    return result.lowercased()
  }

  /// Words as the first words of a sentence are written: the first letter a capital.
  ///
  /// - Complexity: O(length).
  public static func sentence(_ words: some Sequence<String>) -> String {
    let text = words.joined(separator: " ")
    guard let first = text.first else { return "" }
    return first.uppercased() + text.dropFirst()
  }

  /// Whether a character is white space; the property White_Space of Unicode 16, which has held
  /// these characters for many versions.
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  private static func isFolded(_ text: String) -> Bool {
    var before: UInt8 = 0x20
    for byte in text.utf8 {
      if byte >= 0x80 || (0x41...0x5A).contains(byte) || byte < 0x20 { return false }
      if byte == 0x20 && before == 0x20 { return false }
      before = byte
    }
    return before != 0x20
  }

  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // U+FF01...U+FF5E are the printable ASCII characters in full width, in the same order.
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  private enum Kind {
    case upper, lower, digit, gap

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0x27, 0x2019: self = .lower
      case 0..<0x80: self = .gap
      default:
        let properties = scalar.properties
        if properties.isUppercase {
          self = .upper
        } else if properties.isAlphabetic || properties.numericType != nil
          || properties.canonicalCombiningClass != .notReordered
        {
          self = .lower
        } else {
          self = .gap
        }
      }
    }
  }
}
