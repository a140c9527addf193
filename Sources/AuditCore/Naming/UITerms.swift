/// The commonest words of interfaces and how other languages say them.
public enum UITerms {
  /// How a language says an English term, the best first, or nil where it is not known here.
  ///
  /// - Complexity: O(length).
  public static func translations(of english: String, in locale: String) -> [String]? {
    let folded = Words.folded(english)
    let column = column(of: locale)
    return column == "en" ? headings[folded].map { [$0] } : rows[folded]?[column]
  }

  /// Whether an English term is known here.
  public static func isKnown(_ english: String) -> Bool { rows[Words.folded(english)] != nil }

  /// The English term that a language says so, or nil; of several the first in the alphabet.
  ///
  /// - Complexity: O(length).
  public static func english(for text: String, in locale: String) -> String? {
    allEnglish(for: text, in: locale).first
  }

  /// Every English term that a language says so: its word may be the one for two of them.
  ///
  /// - Complexity: O(length).
  public static func allEnglish(for text: String, in locale: String) -> [String] {
    let folded = Words.folded(text)
    let column = column(of: locale)
    if column == "en" { return rows[folded] == nil ? [] : [folded] }
    return reversed[column]?[folded] ?? []
  }

  /// Whether the languages known here all say an English term differently from English.
  ///
  /// - Complexity: O(number of languages).
  public static func differsEverywhere(_ english: String) -> Bool {
    let folded = Words.folded(english)
    guard let row = rows[folded] else { return false }
    return row.values.allSatisfy { !$0.contains { Words.folded($0) == folded } }
  }

  /// The length of the longest English term, in bytes.
  static let longestEnglish = rows.keys.reduce(0) { max($0, $1.utf8.count) }

  /// The table's column for a locale: the primary subtag, with Traditional Chinese apart.
  static func column(of locale: String) -> String {
    let language = LanguageName.primary(of: locale)
    guard language == "zh" else { return language }
    let tag = locale.lowercased()
    let isTraditional = tag.contains("hant") || tag.hasSuffix("tw") || tag.hasSuffix("hk")
    return isTraditional ? "zh-Hant" : "zh"
  }

  private static let parsed = UITermTable.rows()

  private static let rows = parsed.terms

  private static let headings = parsed.headings

  private static let reversed: [String: [String: [String]]] = {
    var result: [String: [String: [String]]] = [:]
    for (term, row) in rows.sorted(by: { $0.key < $1.key }) {
      for (language, texts) in row {
        for text in texts {
          result[language, default: [:]][Words.folded(text), default: []].append(term)
        }
      }
    }
    return result
  }()
}
