/// English names of the languages apps are most often translated into.
enum LanguageName {
  /// A language as a report names it: "German (de)", or the tag alone where it is not known here.
  static func of(_ tag: String) -> String {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let name = names[tag.lowercased()] ?? names[primary] else { return tag }
    return "\(name) (\(tag))"
  }

  /// The tag for a `lang` attribute, or nil where it is not formed like one.
  ///
  /// Source: BCP 47; Apple's tools also write "_" between subtags.
  static func attribute(_ tag: String) -> String? {
    let parts = tag.split(separator: "_", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(isLetter)
    else { return nil }
    for part in parts.dropFirst() {
      guard (1...8).contains(part.utf8.count),
        part.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) })
      else { return nil }
    }
    return parts.joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static let names: [String: String] = [
    "ar": "Arabic", "bg": "Bulgarian", "bn": "Bengali", "ca": "Catalan", "cs": "Czech",
    "cy": "Welsh", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
    "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
    "fr": "French", "ga": "Irish", "gl": "Galician", "gu": "Gujarati", "he": "Hebrew",
    "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "id": "Indonesian", "is": "Icelandic",
    "it": "Italian", "ja": "Japanese", "kn": "Kannada", "ko": "Korean", "lt": "Lithuanian",
    "lv": "Latvian", "ml": "Malayalam", "mr": "Marathi", "ms": "Malay", "nb": "Norwegian Bokmål",
    "nl": "Dutch", "pl": "Polish", "pt": "Portuguese", "pt-br": "Brazilian Portuguese",
    "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian",
    "sv": "Swedish", "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "th": "Thai",
    "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese", "zh": "Chinese",
    "zh-hans": "Simplified Chinese", "zh-hant": "Traditional Chinese",
  ]
}
