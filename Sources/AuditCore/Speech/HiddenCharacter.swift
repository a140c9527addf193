/// Characters that people cannot see, or that change how the text around them is shown.
///
/// A label may hold anything: terminal escapes, text direction overrides, characters of icon
/// fonts. Reports for people spell them as `<U+202E>`, so that nothing is hidden and nothing runs.
public enum HiddenCharacter {
  /// Whether a character is spelled out: controls, line separators, direction overrides and
  /// isolates, zero-width and soft breaks, private use, and what is not a character.
  ///
  /// Joiners, direction marks and variation selectors stay: languages and emoji need them.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x180E: true
    case 0x200B, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xE000...0xF8FF, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xF0000...: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether a string holds none of them and only ASCII, decided without decoding.
  public static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// The code point, such as "U+202E".
  public static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text with every hidden character as `<U+202E>`.
  ///
  /// - Complexity: O(length).
  public static func spelled(_ text: String) -> String {
    if isPlain(text) || !text.unicodeScalars.contains(where: isHidden) { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown += "<\(codePoint(scalar))>"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
