/// English names of languages, for sentences such as "the German label".
public enum LanguageName {
  /// A language's English name, or its tag where the name is not known here.
  ///
  /// - Complexity: O(length of the tag).
  public static func english(of locale: String) -> String {
    if let name = regional[locale] { return name }
    let language = primary(of: locale)
    guard let name = LanguageNameTable.names[language] else { return locale }
    guard let region = region(of: locale), region.lowercased() != language,
      homes[language] != region
    else { return name }
    return "\(name) (\(regions[region] ?? region))"
  }

  /// The English names of several languages in alphabetical order, with the region of those that
  /// would have one name: "Spanish, Spanish (Spain)".
  ///
  /// - Complexity: O(languages × log of them).
  public static func list(of locales: [String]) -> String {
    let names = locales.map { (locale: $0, name: english(of: $0)) }
    let counts = Dictionary(names.map { ($0.name, 1) }, uniquingKeysWith: +)
    return names.map { locale, name in
      guard counts[name] ?? 0 > 1, let region = region(of: locale) else { return name }
      return "\(name) (\(regions[region] ?? region))"
    }.sorted().joined(separator: ", ")
  }

  /// The language subtag of a locale: "pt" of "pt-BR".
  ///
  /// - Complexity: O(length of the tag).
  public static func primary(of locale: String) -> String {
    if locale.utf8.count == 2 { return current(locale) }
    return current(String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased())
  }

  private static func region(of locale: String) -> String? {
    let parts = locale.split { $0 == "-" || $0 == "_" }
    guard parts.count > 1, let last = parts.last, last.utf8.count == 2 else { return nil }
    return last.uppercased()
  }

  private static let regional = [
    "fa-AF": "Dari", "pa-Arab": "Punjabi (Arabic)", "sr-Latn": "Serbian (Latin)",
    "sr-Cyrl": "Serbian (Cyrillic)", "uz-Cyrl": "Uzbek (Cyrillic)",
    "az-Cyrl": "Azerbaijani (Cyrillic)",
    "zh-Hans": "Simplified Chinese", "zh-Hant": "Traditional Chinese",
    "zh-CN": "Simplified Chinese", "zh-TW": "Traditional Chinese",
    "zh-HK": "Chinese (Hong Kong)", "zh-Hans-CN": "Simplified Chinese",
    "zh-Hant-TW": "Traditional Chinese", "pt-BR": "Brazilian Portuguese",
    "pt-PT": "European Portuguese", "en-GB": "British English", "en-US": "American English",
    "es-419": "Latin American Spanish",
  ]

  /// The tag that BCP 47 has now for one it had before.
  private static func current(_ tag: String) -> String {
    // Only four tags are meant; their first letters tell nearly all others apart.
    guard let first = tag.utf8.first,
      first == UInt8(ascii: "i") || first == UInt8(ascii: "n")
        || first == UInt8(ascii: "t")
    else { return tag }
    switch tag {
    case "iw": return "he"
    case "in": return "id"
    case "no": return "nb"
    case "tl": return "fil"
    default: return tag
    }
  }

  /// The regions that languages are of, where region and language have different tags.
  private static let homes = [
    "am": "ET", "be": "BY", "bn": "BD", "ca": "ES", "cs": "CZ", "cy": "GB", "da": "DK", "dv": "MV",
    "dz": "BT", "el": "GR", "et": "EE",
    "eu": "ES", "fa": "IR", "gl": "ES", "he": "IL", "hi": "IN", "hy": "AM", "ja": "JP", "ka": "GE",
    "kk": "KZ", "km": "KH", "ko": "KR", "ky": "KG", "lo": "LA", "ml": "IN", "ms": "MY", "my": "MM",
    "nb": "NO", "ne": "NP", "nn": "NO", "ps": "AF", "si": "LK", "sl": "SI", "sq": "AL",
    "sr": "RS", "sv": "SE", "ta": "IN", "te": "IN", "tg": "TJ", "tk": "TM", "uk": "UA", "ur": "PK",
    "vi": "VN",
  ]

  private static let regions = [
    "AE": "United Arab Emirates", "AM": "Armenia", "AR": "Argentina", "AT": "Austria",
    "AU": "Australia", "BE": "Belgium", "BR": "Brazil",
    "CA": "Canada", "CH": "Switzerland", "CL": "Chile", "CN": "China", "CO": "Colombia",
    "DE": "Germany", "DZ": "Algeria", "EG": "Egypt", "ES": "Spain", "FR": "France",
    "GB": "United Kingdom", "GE": "Georgia",
    "GR": "Greece", "HK": "Hong Kong", "IE": "Ireland", "IN": "India", "IQ": "Iraq", "IR": "Iran",
    "IT": "Italy", "JP": "Japan", "KR": "South Korea",
    "LU": "Luxembourg", "MA": "Morocco", "MO": "Macao", "MX": "Mexico", "NL": "Netherlands",
    "NO": "Norway", "NZ": "New Zealand", "PE": "Peru", "PH": "Philippines", "PK": "Pakistan",
    "PL": "Poland", "PT": "Portugal", "RS": "Serbia", "RU": "Russia", "SA": "Saudi Arabia",
    "SE": "Sweden", "SG": "Singapore",
    "TR": "Türkiye", "TW": "Taiwan", "UA": "Ukraine", "US": "United States", "ZA": "South Africa",
  ]
}
