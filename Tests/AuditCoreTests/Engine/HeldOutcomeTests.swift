import Testing

@testable import AuditCore

/// How languages with one cause become one finding.
@Suite struct HeldOutcomeTests {
  /// A rule that reads what to say from the name: "fail", "fail x" for cause x, "ask", or anything else.
  private let auditor = Auditor(rules: [
    Rule(
      id: "says-so", title: "Says so", family: .names, impact: .minor, requirements: [],
      appliesTo: "", expects: "", why: "", sources: [], cases: [],
      check: .name { name, _, _ in
        let words = name.name.text.split(separator: " ")
        let report = Report(
          "\(name.locale) says so; it is so", evidence: [Evidence("label", name.name.text)],
          cause: words.count > 1 ? String(words[1]) : "")
        switch words.first {
        case "fail": return .failed(report)
        case "ask": return .cannotTell(.needsPerson("it may be"), report)
        default: return .passed
        }
      })
  ])

  private var facts: ProjectFacts {
    var facts = ProjectFacts(name: "p")
    facts.locales = ["en", "de", "fr", "it", "ja"]
    return facts
  }

  private func screen(_ base: String, _ others: [(String, String)]) -> Screen {
    var element = Element(id: "e", role: .button)
    element.label = .found(base)
    element.localizations = others.map { locale, label in
      var localization = Localization(locale: locale)
      // A space more keeps the words of another language from being those of the base one.
      localization.label = .found(label + " ")
      return localization
    }
    var screen = Screen(id: "s")
    screen.append(element)
    return screen
  }

  private func findings(_ base: String, _ others: [(String, String)]) -> [Finding] {
    auditor.audit(screen(base, others), of: facts).findings
  }

  @Test func `two languages are told one by one`() {
    let found = findings("fine", [("de", "fail"), ("fr", "fail"), ("it", "fine")])
    #expect(found.map(\.id) == ["says-so@s/e#de", "says-so@s/e#fr"])
    #expect(found.map(\.locales) == [[], []])
  }

  @Test func `more are told together, with the languages and without one in the key`() throws {
    let found = findings("fine", [("de", "fail"), ("fr", "fail"), ("it", "fail"), ("ja", "fine")])
    let group = try #require(found.first)
    #expect(found.count == 1)
    #expect(group.id == "says-so@s/e")
    #expect(group.message == "de says so; it is so; the same in 2 more languages")
    #expect(group.evidence.last == Evidence("languages", "French, German, Italian"))
    #expect(group.locales == ["de", "fr", "it"])
    #expect(group.firstLocale(baseLocale: "en") == "de")
    #expect(group.isAbout("fr", baseLocale: "en"))
    #expect(!group.isAbout("en", baseLocale: "en"))
    #expect(!group.isAbout("ja", baseLocale: "en"))
  }

  @Test func `what the base language has too is one fault`() throws {
    let found = findings("fail", [("de", "fail")])
    let group = try #require(found.first)
    #expect(found.count == 1)
    #expect(group.id == "says-so@s/e")
    #expect(group.message == "en says so; it is so; the same in German")
    #expect(group.firstLocale(baseLocale: "en") == nil)
    #expect(group.isAbout("en", baseLocale: "en") && group.isAbout("de", baseLocale: "en"))
  }

  @Test func `a language with a cause of its own is told on its own`() {
    let found = findings(
      "fine", [("de", "fail"), ("fr", "fail"), ("it", "fail"), ("ja", "fail other")])
    #expect(found.map(\.id) == ["says-so@s/e", "says-so@s/e#ja"])
    let base = findings("fail", [("de", "fail other"), ("fr", "fail")])
    #expect(base.map(\.id) == ["says-so@s/e", "says-so@s/e#de"])
  }

  @Test func `no two findings have one key`() {
    let other = [("de", "fail x"), ("fr", "fail x"), ("it", "fail x"), ("ja", "fine")]
    #expect(findings("fail", other).map(\.id) == ["says-so@s/e", "says-so@s/e#de"])
    #expect(findings("fail", other).last?.locales == ["de", "fr", "it"])
  }

  @Test func `what fails and what is asked are two findings`() {
    let found = findings("ask", [("de", "fail"), ("fr", "ask"), ("it", "fine"), ("ja", "fine")])
    #expect(found.map(\.id) == ["says-so@s/e", "says-so@s/e#de"])
    #expect(found.map(\.failed) == [false, true])
  }

  @Test func `every language is counted`() {
    let audit = auditor.audit(
      screen("fail", [("de", "fail"), ("fr", "ask"), ("it", "fine"), ("ja", "fail")]), of: facts)
    #expect(audit.tallies.first?.failed == 3)
    #expect(audit.tallies.first?.cannotTell == 1)
    #expect(audit.tallies.first?.passed == 1)
  }

  @Test func `an element looked at by itself has every language by itself`() {
    let screen = screen("fail", [("de", "fail"), ("fr", "fail"), ("it", "fail")])
    let found = auditor.audit(
      element: 0, in: AuditContext(project: facts, screen: screen))
    #expect(found.map(\.locale) == [nil, "de", "fr", "it"])
  }
}
