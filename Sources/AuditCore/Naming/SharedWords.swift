/// English words of interfaces that are words of other languages too, spelled alike.
///
/// A text that is one of them may be the translation and may be one that was left out. What a
/// language says by itself is in `UITermTable`; here are words that are right as well, though the
/// platform has another, and words of languages that table has no column for.
///
/// Sources: dictionaries of these languages, and texts of shipped apps.
enum SharedWords {
  /// Whether a lower-case English word is one of a language's own interfaces.
  ///
  /// - Complexity: O(1).
  static func isUsual(_ word: String, in language: String) -> Bool {
    usual[language]?.contains(word) ?? false
  }

  /// Whether a lower-case English word is a word of a language, if not the first one for the task.
  ///
  /// - Complexity: O(1).
  static func contains(_ word: String, in language: String) -> Bool {
    isUsual(word, in: language) || possible[language]?.contains(word) ?? false
  }

  private static let usual: [String: Set<String>] = [
    "da": InterfaceWords.set("send"),
    "id": InterfaceWords.set("edit speaker"),
    "ms": InterfaceWords.set("edit"),
    "nb": InterfaceWords.set("send"),
    "nl": InterfaceWords.set("print"),
    "nn": InterfaceWords.set("send"),
    "ro": InterfaceWords.set("calendar favorite"),
  ]

  private static let possible: [String: Set<String>] = [
    "da": InterfaceWords.set("chat print start"),
    "de": InterfaceWords.set("block cut location map profile report reset user"),
    "es": InterfaceWords.set("link"),
    "fil": InterfaceWords.set("bookmark comment edit print profile speaker user"),
    "fr": InterfaceWords.set("archive continue export like play record"),
    "id": InterfaceWords.set("list print user"),
    "it": InterfaceWords.set("export play record reset"),
    "nb": InterfaceWords.set("chat start"),
    "nl": InterfaceWords.set("export mute skip"),
    "nn": InterfaceWords.set("chat start"),
    "pl": InterfaceWords.set("chat info reset"),
    "pt": InterfaceWords.set("continue delete play remove"),
    "ro": InterfaceWords.set("accept record"),
    "sv": InterfaceWords.set("chat export"),
  ]

  /// Words that are written in Latin letters even where a language has its own.
  static let inLatinEverywhere = InterfaceWords.set(
    """
    api app blog chat code e email fi hashtag html id ios json like likes link login mac mail nfc ok
    online pdf pin podcast qr rss spam tts uri url usb uuid vpn web web3 wi wifi www yaml
    """)
}
