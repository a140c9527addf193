/// English names of languages, for sentences such as "the German label".
public enum LanguageName {
  /// A language's English name, or its tag where the name is not known here.
  ///
  /// - Complexity: O(length of the tag).
  public static func english(of locale: String) -> String {
    if let name = regional[locale] { return name }
    let language = primary(of: locale)
    guard let name = names[language] else { return locale }
    guard let region = region(of: locale), region.lowercased() != language else { return name }
    return "\(name) (\(regions[region] ?? region))"
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

  private static let regions = [
    "AR": "Argentina", "AT": "Austria", "AU": "Australia", "BE": "Belgium", "BR": "Brazil",
    "CA": "Canada", "CH": "Switzerland", "ES": "Spain", "FR": "France", "GB": "United Kingdom",
    "HK": "Hong Kong", "IN": "India", "MX": "Mexico", "PT": "Portugal", "US": "United States",
  ]

  private static let names = [
    "af": "Afrikaans", "an": "Aragonese", "ar": "Arabic", "az": "Azerbaijani", "be": "Belarusian",
    "bg": "Bulgarian",
    "bn": "Bengali", "br": "Breton", "bs": "Bosnian", "ca": "Catalan", "co": "Corsican",
    "cs": "Czech", "cy": "Welsh",
    "da": "Danish", "de": "German", "el": "Greek", "en": "English", "eo": "Esperanto",
    "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
    "fil": "Filipino", "fr": "French", "fy": "Frisian", "ga": "Irish", "gd": "Scottish Gaelic",
    "gl": "Galician", "gu": "Gujarati",
    "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "hy": "Armenian",
    "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ka": "Georgian",
    "kab": "Kabyle", "kk": "Kazakh", "km": "Khmer", "kn": "Kannada", "ko": "Korean",
    "lt": "Lithuanian",
    "lv": "Latvian", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian", "mr": "Marathi",
    "ms": "Malay", "my": "Burmese", "nb": "Norwegian", "ne": "Nepali", "nl": "Dutch",
    "nn": "Norwegian Nynorsk", "oc": "Occitan", "pa": "Punjabi", "pl": "Polish", "pt": "Portuguese",
    "ro": "Romanian", "ru": "Russian", "si": "Sinhala", "sk": "Slovak", "sl": "Slovenian",
    "so": "Somali",
    "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "sw": "Swahili", "ta": "Tamil",
    "te": "Telugu", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu",
    "uz": "Uzbek", "vi": "Vietnamese", "zh": "Chinese",
  ]
}
