import AuditCore
import AuditRules
import Testing

/// How the gaps of many languages are told.
@Suite struct NameTranslatedTests {
  private func element(_ id: String, _ label: String, _ others: [String: String?]) -> Element {
    var element = Element(id: id, role: .button)
    element.label = .found(label)
    for (locale, text) in others.sorted(by: { $0.key < $1.key }) {
      var localization = Localization(locale: locale)
      localization.label = text.map { .found($0) } ?? .none
      element.localizations.append(localization)
    }
    return element
  }

  private func findings(_ elements: [Element], locales: [String]) -> [Finding] {
    var facts = ProjectFacts(name: "p")
    facts.locales = ["en"] + locales
    var screen = Screen(id: "s")
    for element in elements { screen.append(element) }
    let rules = RuleCatalog.all.filter { $0.id == "name-translated" }
    return Auditor(rules: rules).audit(screen, of: facts).findings
  }

  @Test func `languages that are sure are told, those that may be right beside them`() throws {
    let locales = ["bg", "de", "fr", "it", "ja", "nl"]
    // Italian and Dutch keep the two words; German, French, Japanese and Bulgarian decide.
    let others = [
      "bg": "Tea Switching", "de": "Tee wechseln", "fr": "Changer de thé", "it": "Cambia il tè",
      "ja": "Tea Switching", "nl": "Thee wisselen", "uk": "Tea Switching",
    ]
    let found = findings([element("e", "Tea Switching", others)], locales: locales + ["uk"])
    let group = try #require(found.first)
    #expect(found.count == 1)
    #expect(group.failed)
    #expect(group.id == "name-translated@s/e")
    #expect(group.locales == ["bg", "ja", "uk"])
    #expect(group.message.hasPrefix("the label is \"Tea Switching\" in 3 languages"))
  }

  @Test func `a doubtful language does not become a fault with the others`() throws {
    let others = [
      "de": "Close the lid now", "fr": "Close the lid now", "ja": "Close the lid now",
      "nl": "Deksel", "es": "Golden Leaf Rewards",
    ]
    let found = findings(
      [
        element("e", "Close", ["de": "Close", "fr": "Close", "pl": "Close", "pt": "Fechar"]),
        element("f", "Continue", ["de": "Continue", "fr": "Continue", "pt": "Continue"]),
        element("g", "Close the lid now", others),
      ], locales: ["de", "fr", "pl", "pt"])
    let second = try #require(found.first { $0.element == "f" && $0.locales.count == 3 })
    #expect(second.failed)
    #expect(second.message.hasPrefix("the German label is \"Continue\""))
    #expect(second.evidence.last == Evidence("languages to look at", "French, Portuguese"))
  }

  @Test func `languages without a text are told together, and no two findings have one key`() throws
  {
    let others: [String: String?] = [
      "de": nil, "fr": nil, "it": nil, "ja": "Share", "ko": "Share", "uk": "Share",
    ]
    let found = findings(
      [element("e", "Share", others)],
      locales: ["de", "fr", "it", "ja", "ko", "uk", "nl", "pl", "sv"])
    #expect(
      found.map(\.id) == [
        "name-translated@s/e", "name-translated@s/e#de", "name-translated@s/e#nl",
      ])
    let absent = try #require(found.first { $0.locales.first == "de" })
    #expect(absent.failed)
    #expect(absent.message.hasPrefix("there is no label in 3 languages; VoiceOver reads \"Share\""))
    #expect(found.last?.failed == false)
  }

  @Test func `languages with the English words of an older text are told together`() throws {
    let old = "Put this in the cart"
    let others = ["da": old, "de": "In den Korb", "es": "The other one", "fi": old, "sv": old]
    let found = findings(
      [element("e", "Add to cart", others)], locales: ["da", "de", "es", "fi", "sv"])
    #expect(found.map(\.locales) == [["da", "fi", "sv"], []])
    #expect(found.map(\.locale) == [nil, "es"])
    #expect(
      found.first?.message == "the label is \"\(old)\" in 3 languages, in English words; VoiceOver "
        + "reads them as if they were in each of these")
  }

  @Test func `a word that a translation keeps elsewhere on the screen is asked about`() {
    let kept = findings(
      [
        element("e", "Report", ["it": "Report"]),
        element("f", "Report details", ["it": "Dettagli del report"]),
      ], locales: ["it"])
    #expect(kept.map(\.failed) == [false])
    let alone = findings([element("e", "Report", ["it": "Report"])], locales: ["it"])
    #expect(alone.map(\.failed) == [true])
  }

  @Test func `a region whose language has a text elsewhere was not left out for certain`() {
    var share = element(
      "e", "Share", ["de": "Teilen", "fr": "Partager", "it": "Condividi", "pt-BR": "Compartilhar"])
    share.source = SourceLocation(file: "Tea.swift", key: "share")
    let all = ["de", "fr", "it", "pt-BR"]
    #expect(findings([share], locales: all + ["pt"]).map(\.failed) == [false])
    #expect(findings([share], locales: all + ["ko"]).map(\.failed) == [true])
    share.source?.key = nil
    #expect(findings([share], locales: all + ["ko"]).map(\.failed) == [false])
  }

  @Test func `a text is not asked about by two rules in one language`() {
    var facts = ProjectFacts(name: "p")
    facts.locales = ["en", "de"]
    var text = Element(id: "e", role: .button)
    text.text = .found("Backups")
    text.label = .none
    var german = Localization(locale: "de")
    german.text = .found("backup_title")
    text.localizations = [german]
    var screen = Screen(id: "s")
    screen.append(text)
    let found = Auditor(rules: RuleCatalog.all).audit(screen, of: facts).findings
    #expect(found.filter { $0.locale == "de" }.map(\.rule) == ["name-translated"])
  }
}
