extension LabelInName {
  /// Whether the text stands in the name once signs are written as the words they are said as, such
  /// as "&" as "and".
  static func saysSigns(_ text: String, _ name: String, locale: String) -> Bool {
    guard hasSign(text) || hasSign(name) else { return false }
    let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let words = signWords[language] ?? signWords["en"] else { return false }
    let (visible, spoken) = (written(text, words), written(name, words))
    guard visible != nil || spoken != nil else { return false }
    return FoldedWords(spoken ?? name).start(of: FoldedWords(visible ?? text)) != nil
  }

  private static func hasSign(_ text: String) -> Bool {
    text.utf8.contains {
      $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "%")
    }
  }

  /// The text with its signs as words, or nil where it has none.
  private static func written(_ text: String, _ words: SignWords) -> String? {
    var result = ""
    var hasSign = false
    for character in text {
      switch character {
      case "&", "+":
        result += " \(words.and) "
        hasSign = true
      case "%":
        result += " \(words.percent) "
        hasSign = true
      default: result.append(character)
      }
    }
    return hasSign ? result : nil
  }

  private struct SignWords: Sendable {
    let and: String
    let percent: String
  }

  private static let signWords: [String: SignWords] = [
    "en": SignWords(and: "and", percent: "percent"),
    "de": SignWords(and: "und", percent: "Prozent"),
    "fr": SignWords(and: "et", percent: "pour cent"),
    "es": SignWords(and: "y", percent: "por ciento"),
    "it": SignWords(and: "e", percent: "per cento"),
    "pt": SignWords(and: "e", percent: "por cento"),
    "nl": SignWords(and: "en", percent: "procent"),
    "sv": SignWords(and: "och", percent: "procent"),
    "da": SignWords(and: "og", percent: "procent"),
    "nb": SignWords(and: "og", percent: "prosent"),
    "fi": SignWords(and: "ja", percent: "prosenttia"),
    "pl": SignWords(and: "i", percent: "procent"),
    "cs": SignWords(and: "a", percent: "procent"),
    "ru": SignWords(and: "и", percent: "процентов"),
    "uk": SignWords(and: "та", percent: "відсотків"),
    "tr": SignWords(and: "ve", percent: "yüzde"),
  ]
}
