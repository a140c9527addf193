import Testing

@testable import AuditCore

@Suite("Translation")
struct TranslationTests {
  private func judge(
    _ text: String, _ locale: String, base: String? = nil, from: String = "en"
  ) -> Translation.Verdict {
    Translation.judge(text, in: locale, base: base ?? text, baseLocale: from)
  }

  @Test(
    "equal texts prove nothing by themselves",
    arguments: [
      ("Pause", "de"), ("Pause", "fr"), ("Boost", "de"), ("GitHub", "ja"), ("iPhone", "de"),
      ("CarPlay", "cs"), ("Menu", "fr"), ("Options", "fr"), ("Stop", "nl"), ("Download", "de"),
      ("Chat", "es"), ("PDF", "ja"), ("Spotify", "ja"), ("Wi-Fi", "ja"), ("12", "ja"), ("…", "ja"),
      ("", "de"), ("Dark Mode", "de"), ("Smart Home", "de"), ("Image", "fr"), ("Video", "de"),
      ("wss://relay.example", "ja"), ("me@example.org", "uk"),
      ("yourtea.com", "ko"), ("brew.tea-shop.org", "ru"),
      ("brewer(@brewer), Steeper(@steep)", "ja"),
    ])
  func equal(text: String, locale: String) { #expect(judge(text, locale) == .fine) }

  @Test("a word the language says otherwise is untranslated, with the word")
  func terms() {
    #expect(judge("Close", "de") == .untranslated(expected: "Schließen"))
    #expect(judge("Accept", "de") == .untranslated(expected: "Annehmen"))
    #expect(judge("Close", "ja") == .untranslated(expected: "閉じる"))
    #expect(judge("Settings", "pt-BR") == .untranslated(expected: "Ajustes"))
    #expect(judge("Search", "zh-Hant") == .untranslated(expected: "搜尋"))
    #expect(judge("Close", "cs") == .untranslated(expected: nil))
    #expect(judge("Close", "de", base: "Close window") == .untranslated(expected: "Schließen"))
    #expect(judge("Schließen", "en", from: "de") == .untranslated(expected: "Close"))
    #expect(judge("Größe ändern", "fr", from: "de") == .unclear)
    #expect(judge("Schließen", "fr", from: "de") == .untranslated(expected: "Fermer"))
  }

  @Test("words of addresses are those of no language")
  func addresses() {
    let german =
      "Danke an [die Küche,](https://tea.example/how_to_steep_the_tea_and_that) so ist es."
    #expect(judge(german, "de", base: "Thanks to [the kitchen](https://tea.example)") == .fine)
    let path = "Ang address ng server, nang walang \"/tea/where\" na bahagi"
    #expect(judge(path, "fil", base: "The server's address, without \"/tea/where\"") == .fine)
    let words = "The address of the server, without the \"/tea/where\" part"
    #expect(judge(words, "fil", base: words) == .untranslated(expected: nil))
    #expect(judge("Tea Brewer - [teaBrewer](https://tea.example)", "ko") == .unclear)
    let english = "Thanks to [the kitchen](https://tea.example) for the recipe"
    #expect(judge(english, "de") == .untranslated(expected: nil))
  }

  @Test(
    "some texts are read alike in every language",
    arguments: [
      ("Bluetooth", true), ("mg/dL", true), ("5 min", true), ("PDF", true), ("iPhone 12", true),
      ("12:30", true),
      ("yourtea.com", true), ("", true), ("OFF", false), ("Tea", false), ("Close", false),
      ("Add PDF", false),
      ("ATTENTION", false), ("茶", false),
    ])
  func alike(text: String, isAlike: Bool) {
    #expect(Translation.isAlikeEverywhere(text) == isAlike)
  }

  @Test("English sentences are untranslated, titles are left to a person")
  func sentences() {
    #expect(judge("Add to favorites", "de") == .untranslated(expected: nil))
    #expect(judge("Show the results", "fr") == .untranslated(expected: nil))
    #expect(judge("Avatar image", "de") == .untranslated(expected: nil))
    #expect(judge("Filter results", "de") == .untranslated(expected: nil))
    #expect(judge("Lord of the Rings", "de") == .unclear)
    #expect(judge("Find My iPhone", "de") == .unclear)
    #expect(judge("Golden Leaf Rewards", "de") == .unclear)
  }

  @Test("small words other languages share speak for nothing")
  func sharedWords() {
    #expect(judge("Ricerca in a", "co", base: "Find in page") == .fine)
    #expect(judge("Rechercher dans la page on", "fr", base: "Find in page") == .fine)
    #expect(judge("Sluit de app of ga terug", "nl", base: "Close the app or go back") == .fine)
  }

  @Test("a word that a language spells like English may be its own")
  func likeEnglish() {
    #expect(judge("Edit", "id") == .fine)
    #expect(judge("Send", "nb") == .fine)
    #expect(judge("Continue", "pt-BR") == .unclear)
    #expect(judge("Continue", "fr") == .unclear)
    #expect(judge("Continue", "de") == .untranslated(expected: "Fortfahren"))
    #expect(judge("Cancel", "id") == .untranslated(expected: nil))
    #expect(judge("Edit", "de") == .untranslated(expected: "Bearbeiten"))
    #expect(judge("Edit video", "id") == .unclear)
  }

  @Test("what most languages translate is words, and what most keep is a name")
  func others() {
    let german = "Server wechseln"
    #expect(Translation.isTranslated("Switch server", in: [german, "Changer", "Switch server"]))
    #expect(!Translation.isTranslated("Switch server", in: [german, "Switch server"]))
    #expect(!Translation.isTranslated("Duck Player", in: ["Duck Player", "Утка", "Duck-Player"]))
    #expect(!Translation.isTranslated("Email", in: ["E-Mail", "Courriel", "Correo"]))
    #expect(!Translation.isTranslated("MyNetwork", in: ["MeinNetz", "MonRéseau", "MiRed"]))
    #expect(!Translation.isTranslated("切换", in: ["Switch", "Wechseln"]))
  }

  @Test("a translation keeps the words that are its own as well")
  func kept() {
    let base = "Edit participants"
    #expect(Translation.keptWords(of: "Edit Partisipan", base: base) == ["edit"])
    #expect(Translation.keptWords(of: "Edit participants", base: base).isEmpty)
    #expect(Translation.keptWords(of: "Edit", base: base).isEmpty)
    #expect(Translation.keptWords(of: "Teilnehmer bearbeiten", base: base).isEmpty)
  }

  @Test("Latin letters are foreign where the language has its own")
  func script() {
    #expect(judge("Jasmine tea", "ja") == .otherScript)
    #expect(judge("Jasmine tea", "ru") == .otherScript)
    #expect(judge("Jasmine tea", "de") == .unclear)
    #expect(judge("QRコード", "ja", base: "QR code") == .fine)
    #expect(judge("Apple Music", "ja") == .unclear)
  }

  @Test("a character of an icon font behind words leaves them words")
  func wordsAndGlyph() {
    #expect(judge("Сповіщення та звуки \u{100C41}", "uk", base: "Sounds \u{100C41}") == .fine)
    #expect(judge("Obvestila in zvoki \u{100C41}", "sl", base: "Sounds \u{100C41}") == .fine)
    #expect(judge("Close \u{100C41}", "uk", base: "Close \u{100C41}") != .fine)
  }

  @Test("a form of the language's own word is at home")
  func ownForms() {
    #expect(judge("Profile", "de", base: "Profiles") == .fine)
    #expect(judge("Profile", "pl", base: "Profiles") == .fine)
    #expect(judge("Profile", "de", base: "Profile") != .fine)
  }

  @Test("names from the code leak in any language")
  func leaks() {
    #expect(judge("core_common_back", "de", base: "Back") == .leak)
    #expect(judge("trash.fill", "de", base: "Delete") == .leak)
    #expect(judge("cog-outline", "de") == .leak)
    #expect(judge("stopTask", "cs") == .leak)
    #expect(judge("Icon-Wallet", "de", base: "Wallet") == .leak)
    #expect(judge("\u{E5CD}", "uk", base: "Close") == .leak)
    #expect(judge("icon-farbe", "de", base: "Icon color") == .leak)
  }

  @Test(
    "a product joined to a word is no code",
    arguments: [
      ("iCloud-sikkerhedskopier", "da"), ("iCloud-varmuuskopiot", "fi"), ("iCloud-back-ups", "nl"),
      ("macOS-Version", "de"), ("iBeacon-UUID", "da"), ("Icon-Farbe", "de"),
    ])
  func compounds(text: String, locale: String) {
    #expect(judge(text, locale, base: "Backups") == .fine)
  }

  @Test("places for values have to be in both texts")
  func placeholders() {
    #expect(judge("Favorit", "de", base: "Favorite %@") == .placeholder)
    #expect(judge("%1$@ löschen", "de", base: "Delete %1$@") == .fine)
    #expect(judge("Zu 100 % fertig", "de", base: "100% done") == .fine)
    #expect(judge("%lld éléments", "fr", base: "%d items") == .fine)
    #expect(judge("50%% fertig", "de", base: "50%% done") == .fine)
  }

  @Test("regional forms of the base language are not translations")
  func regions() {
    #expect(judge("Close", "en-GB") == .fine)
    #expect(judge("Fechar", "pt-PT", from: "pt-BR") == .fine)
  }

  @Test(
    "languages are named in English",
    arguments: [
      ("de", "German"), ("pt-BR", "Brazilian Portuguese"), ("zh-Hant", "Traditional Chinese"),
      ("de-DE", "German"), ("fr-CA", "French (Canada)"), ("xx", "xx"), ("", ""), ("iw", "Hebrew"),
      ("el-GR", "Greek"), ("sv-SE", "Swedish"), ("ckb", "Central Kurdish"), ("skr-Arab", "Saraiki"),
      ("se", "Northern Sami"), ("ln", "Lingala"), ("igl", "Igala"), ("dag", "Dagbani"),
      ("ku-TR", "Kurdish (Türkiye)"), ("lo-LA", "Lao"), ("am", "Amharic"), ("zu", "Zulu"),
    ])
  func languageNames(locale: String, name: String) {
    #expect(LanguageName.english(of: locale) == name)
  }

  @Test("two languages of one name are listed with their region")
  func languageList() {
    #expect(LanguageName.list(of: ["es-ES", "de", "es"]) == "German, Spanish, Spanish (Spain)")
    #expect(LanguageName.list(of: ["es-ES", "de-DE"]) == "German, Spanish")
    #expect(LanguageName.list(of: []) == "")
  }
}
