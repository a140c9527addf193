import AuditCore

/// Text of a project made safe and fair to show in HTML.
enum HTMLText {
  /// The text with markup characters escaped and hidden characters spelled; for element content
  /// and quoted attribute values alike.
  ///
  /// - Complexity: O(length).
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isHarmless) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        if HiddenCharacter.isHidden(scalar) {
          result += "&lt;\(HiddenCharacter.codePoint(scalar))&gt;"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Text of the project, kept apart from the direction of the text around it.
  static func user(_ text: String, locale: String? = nil) -> String {
    "<bdi\(langAttribute(locale))>\(escaped(text))</bdi>"
  }

  /// Text of the project in curly quotes.
  static func quoted(_ text: String, locale: String? = nil) -> String {
    "“\(user(text, locale: locale))”"
  }

  /// An id, as code.
  static func code(_ text: String) -> String { "<code>\(user(Words.named(text)))</code>" }

  /// A rule's message as a sentence: what stands in straight quotes is the project's own text, so
  /// each such run is kept apart from the direction of the rest.
  static func message(_ text: String) -> String {
    var result = ""
    for (number, part) in Words.sentence(text)
      .split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { result += number % 2 == 1 ? "“" : "”" }
      result += number % 2 == 1 ? user(String(part)) : escaped(String(part))
    }
    return result
  }

  /// A value of a fix.
  static func value(_ value: FixValue, locale: String?) -> String {
    switch value {
    case .absent, .null: "none"
    case .text(let text): quoted(text, locale: locale)
    case .list(let items):
      items.isEmpty ? "none" : items.map { quoted($0, locale: locale) }.joined(separator: ", ")
    case .flag(let flag): flag ? "yes" : "no"
    }
  }

  /// A `lang` attribute where the language is not the report's own and its tag is well formed.
  static func langAttribute(_ locale: String?) -> String {
    guard let locale, let tag = LanguageTag.attribute(locale) else { return "" }
    let primary = tag.prefix { $0 != "-" }.lowercased()
    return primary == "en" ? "" : " lang=\"\(tag)\""
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
