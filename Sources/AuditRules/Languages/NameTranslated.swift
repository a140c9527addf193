import AuditCore

extension Rule {
  /// In every locale the name is translated; no key, identifier or base-language text leaks.
  static let nameTranslated = Rule(
    id: "name-translated",
    title: "The name is translated in every language",
    family: .languages, impact: .serious,
    requirements: [
      .wcag("3.1.2"), .wcag("4.1.2"),
      .pattern(
        "design pattern “Icon Button Label”: labels are translated, no English or identifiers leak "
          + "through"),
    ],
    appliesTo: "Elements with a name that were measured in at least one other language.",
    expects:
      "In every language of the project, or of the screen where it has its own, the element has a name in that language: not none, not a "
      + "key or code name, not the base language's words, with the same places for values.",
    why:
      "VoiceOver reads foreign words with the rules of the chosen language, so that they are hard "
      + "to understand, and Voice Control does not listen for them.",
    assumptions: [
      "Equal texts in two languages prove nothing by themselves: Pause is German too.",
      "A label that is null in a language is heard in the base language.",
    ],
    knownLimits: [
      "The words known to differ are the commonest of interfaces in fifteen languages; a rare word "
        + "left in English passes where it stands alone.",
      "A phrase with the capitals of a title may be a product's name and is left to a person.",
      "Whether a translation is a good one is not judged.",
    ],
    sources: [
      "Apple Developer: Localization", "WCAG 2.2 Understanding 3.1.2 Language of Parts",
    ],
    cases: cases, check: .screen(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The German label is German.",
      #"""
      {"id": "e", "role": "button", "label": "Filter results",
       "localized": {"de": {"label": "Ergebnisse filtern"}, "ja": {"label": "結果を絞り込む"}}}
      """#, locale: "de"),
    RuleCase(
      .passes, "Pause is the German word too.",
      #"{"id": "e", "role": "button", "label": "Pause", "localized": {"de": {"label": "Pause"}}}"#,
      locale: "de"),
    RuleCase(
      .passes, "A product keeps its name in Japanese.",
      #"{"id": "e", "role": "link", "label": "GitHub", "localized": {"ja": {"label": "GitHub"}}}"#,
      locale: "ja"),
    RuleCase(
      .passes, "The app is called the same everywhere.",
      """
      {"format": "aloud-project", "version": 1, "name": "Tea Shop", "platform": "iOS",
       "baseLocale": "en", "locales": ["en", "de"],
       "screens": [{"id": "screen", "elements": [
         {"id": "e", "role": "text", "label": "Tea Shop 3.2",
          "localized": {"de": {"label": "Tea Shop 3.2"}}}]}]}
      """, locale: "de"),
    RuleCase(
      .fails, "German says Schließen.",
      #"{"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": "Close"}}}"#,
      locale: "de",
      message:
        #"the German label is "Close", the same as in English; VoiceOver reads it as German, "#
        + #"which says "Schließen""#),
    RuleCase(
      .fails, "The label was left out of the German texts.",
      #"{"id": "e", "role": "button", "label": "Share", "localized": {"de": {"label": null}}}"#,
      locale: "de", message: #"there is no German label; VoiceOver reads "Share" as German"#),
    RuleCase(
      .fails, "The key is heard where the text is missing.",
      #"""
      {"id": "e", "role": "button", "label": "Back",
       "localized": {"de": {"label": "core_common_back"}}}
      """#, locale: "de"),
    RuleCase(
      .fails, "A Japanese label has no English phrase.",
      #"""
      {"id": "e", "role": "button", "label": "Show the jasmine tea",
       "localized": {"ja": {"label": "Show the jasmine tea"}}}
      """#, locale: "ja"),
    RuleCase(
      .fails, "The German text lost the place for the name of the tea.",
      #"""
      {"id": "e", "role": "button", "label": "Favorite %@", "localized": {"de": {"label": "Favorit"}}}
      """#, locale: "de"),
    RuleCase(
      .notApplicable, "The German label is empty, which control-name reports.",
      #"{"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": ""}}}"#,
      locale: "de"),
    RuleCase(
      .notApplicable, "No other language was measured.",
      #"{"id": "e", "role": "button", "label": "Close"}"#),
    RuleCase(
      .cannotTell, "German was measured, Japanese was not.",
      #"""
      {"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": "Schließen"}}}
      """#, locale: "ja"),
    RuleCase(
      .fails, "Three languages have the English word, and are told together.",
      """
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "locales": ["en", "de", "fr", "ja"], "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "button", "label": "Close", "localized": {
           "de": {"label": "Close"}, "fr": {"label": "Close"}, "ja": {"label": "Close"}}}]}]}
      """,
      message:
        "the label is \"Close\" in 3 languages, the same as in English; VoiceOver reads English words "
        + "as if they were in each of them"),
    RuleCase(
      .cannotTell, "Four languages have no text, and are told together.",
      """
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "locales": ["en", "de", "fr", "it", "ja", "ko"], "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": "Schließen"}}}]}]}
      """,
      message:
        "there may be no label in 4 languages; VoiceOver may read \"Close\" as if it were in each of "
        + "them"),
    RuleCase(
      .passes, "The screen is of an app that is in German only.",
      """
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "locales": ["en", "de", "hr"], "screens": [{"id": "s", "locales": ["en", "de"], "elements": [
         {"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": "Schließen"}}}]}]}
      """, locale: "de"),
    RuleCase(
      .cannotTell, "The phrase may be a product's name.",
      #"""
      {"id": "e", "role": "button", "label": "Golden Leaf Rewards",
       "localized": {"de": {"label": "Golden Leaf Rewards"}}}
      """#, locale: "de"),
  ]

  @Sendable
  private static func judge(_ context: AuditContext) -> [ScreenOutcome] {
    var outcomes: [ScreenOutcome] = []
    // A regional form such as British English falls back to the language itself.
    let language = LanguageName.primary(of: context.baseLocale)
    let others = (context.screen.locales ?? context.project.otherLocales)
      .filter { LanguageName.primary(of: $0) != language }
    outcomes.reserveCapacity(context.screen.elements.count * (others.count + 1))
    var languages = context.project.otherLocales.map {
      Translation.Languages(locale: $0, baseLocale: context.baseLocale)
    }
    for index in context.screen.elements.indices {
      guard isJudged(index, context) else {
        outcomes.append(ScreenOutcome(index: index, outcome: .notApplicable))
        continue
      }
      var copies: [LanguageCopy] = []
      for localization in context.screen.elements[index].localizations {
        let known = languages.firstIndex { $0.locale == localization.locale }
        if known == nil {
          languages.append(
            Translation.Languages(
              locale: localization.locale, baseLocale: context.baseLocale))
        }
        let outcome = judge(
          localization, languages[known ?? languages.count - 1], at: index, context)
        if let copy = LanguageCopy(localization, outcome, of: context.names[index]) {
          copies.append(copy)
        } else {
          outcomes.append(
            ScreenOutcome(index: index, locale: localization.locale, outcome: outcome))
        }
      }
      outcomes += LanguageCopy.outcomes(of: copies, at: index, context, together: fewest)
      let missing = others.filter { isMissing($0, index, context) }
      if missing.count > fewest {
        // An app of thirty languages would bury everything else under its gaps.
        outcomes.append(
          ScreenOutcome(index: index, outcome: notMeasured(in: missing, index, context)))
      } else {
        for locale in missing {
          outcomes.append(
            ScreenOutcome(
              index: index, locale: locale, outcome: notMeasured(locale, index, context)))
        }
      }
    }
    return outcomes
  }

  /// So many languages without a text, or with the base language's, are told one by one; more of
  /// them together.
  private static let fewest = 2

  private static func isJudged(_ index: Int, _ context: AuditContext) -> Bool {
    guard context.screen.elements[index].decorative != true else { return false }
    let hasName = context.screen.elements[index].localizations.contains(where: hasName)
    return hasName && context.isExposed(index)
  }

  private static func isMissing(_ locale: String, _ index: Int, _ context: AuditContext) -> Bool {
    guard context.names[index].isGiven else { return false }
    return !context.screen.elements[index].localizations.contains {
      $0.locale == locale && hasName($0)
    }
  }

  private static func hasName(_ localization: Localization) -> Bool {
    localization.label.isMeasured || localization.text.isMeasured
  }

  // MARK: One language

  private static func judge(
    _ localization: Localization, _ languages: Translation.Languages, at index: Int,
    _ context: AuditContext
  ) -> Outcome {
    let base = context.names[index]
    guard let name = AccessibleName(in: localization) else { return .notApplicable }
    if name.source == .none {
      return judgeMissing(localization, base, context.screen.elements[index])
    }
    let verdict = verdict(name.text, languages, base.text, context)
    if verdict == .fine || verdict == .placeholder && !base.isGiven { return .passed }
    // What people wrote is in the language they wrote it in.
    let isTheirs = context.screen.elements[index].userContent
    let report = report(
      isTheirs ? .unclear : verdict, name, localization.locale, base, context)
    if isTheirs { return .cannotTell(.userContent, report) }
    if verdict == .unclear {
      return .cannotTell(.needsPerson("the same words may be right in both languages"), report)
    }
    return .failed(report)
  }

  private static func verdict(
    _ text: String, _ languages: Translation.Languages, _ base: String, _ context: AuditContext
  ) -> Translation.Verdict {
    let verdict = Translation.judge(text, base: base, languages)
    guard verdict == .unclear || verdict == .otherScript, text.isSame(as: base) else {
      return verdict
    }
    if isOwnName(text, of: context.project) { return .fine }
    // "Version 3.2" is as German as "Version" is.
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
      .joined(separator: " ")
    guard words.utf8.count < text.utf8.count, !words.isEmpty else { return verdict }
    return Translation.judge(words, base: words, languages)
  }

  /// Whether a text is the app's own name, with nothing but numbers beside it: "Tea Shop 3.2".
  private static func isOwnName(_ text: String, of project: ProjectFacts) -> Bool {
    guard !project.name.isBlank, text.hasPrefix(project.name) else { return false }
    return text.dropFirst(project.name.count).allSatisfy { !$0.isLetter }
  }

  private static func judgeMissing(
    _ localization: Localization, _ base: AccessibleName, _ element: Element
  ) -> Outcome {
    let isFallback = localization.label == .none
    // A control or an image with an empty label is for control-name and image-name to report.
    if !isFallback, element.isActedOn || element.isPlainImage { return .notApplicable }
    let language = LanguageName.english(of: localization.locale)
    switch base.source {
    case .label:
      let fact = isFallback ? "there is no \(language) label" : "the \(language) label is empty"
      let heard =
        isFallback ? "VoiceOver reads \(base.text.quoted) as \(language)" : "VoiceOver says no name"
      return .failed(
        Report(
          "\(fact); \(heard)",
          evidence: [
            Evidence("label", base.text),
            Evidence("label (\(localization.locale))", localization.label.value ?? "none"),
          ]))
    case .visibleText, .children:
      return .cannotTell(
        .notMeasured("the \(language) text"),
        Report(
          "there may be no \(language) text; VoiceOver may read \(base.text.quoted) as \(language)",
          evidence: [Evidence("label", base.text)]))
    case .placeholder, .systemDefault, .none, .notMeasured: return .notApplicable
    }
  }

  // MARK: Messages

  private static func notMeasured(
    _ locale: String, _ index: Int, _ context: AuditContext
  ) -> Outcome {
    let language = LanguageName.english(of: locale)
    return .cannotTell(
      .notMeasured("the \(language) label"),
      Report(
        "there may be no \(language) label; VoiceOver may read "
          + "\(context.names[index].text.quoted) as \(language)",
        evidence: [Evidence("label", context.names[index].text)]))
  }

  private static func notMeasured(
    in locales: [String], _ index: Int, _ context: AuditContext
  ) -> Outcome {
    let name = context.names[index].text
    let languages = locales.map(LanguageName.english).sorted().joined(separator: ", ")
    return .cannotTell(
      .notMeasured("the label in other languages"),
      Report(
        "there may be no label in \(locales.count) languages; VoiceOver may read \(name.quoted) as if "
          + "it were in each of them",
        evidence: [Evidence("label", name), Evidence("languages", languages)]))
  }

  private static func report(
    _ verdict: Translation.Verdict, _ name: AccessibleName, _ locale: String,
    _ base: AccessibleName, _ context: AuditContext
  ) -> Report {
    let language = LanguageName.english(of: locale)
    let baseLanguage = LanguageName.english(of: context.baseLocale)
    let fact = "the \(language) \(name.sourceWords) is \(name.text.quoted)"
    let isSame = name.text == base.text
    let same = isSame ? "the same as in \(baseLanguage)" : "in \(baseLanguage) words"
    let message =
      switch verdict {
      case .fine: fact
      case .leak: "\(fact), a name from the code; VoiceOver says it instead of \(language) words"
      case .untranslated(.some(let expected)):
        "\(fact), \(same); VoiceOver reads it as \(language), which says \(expected.quoted)"
      case .untranslated(.none): "\(fact), \(same); VoiceOver reads it as \(language)"
      case .otherScript: "\(fact), in Latin letters; VoiceOver reads it as \(language)"
      case .placeholder:
        "\(fact), in \(baseLanguage) \(base.text.quoted); only one of them has a place for a value"
      case .unclear:
        "\(fact)\(isSame ? ", \(same)" : ""); VoiceOver may read \(baseLanguage) words as \(language)"
      }
    return Report(
      message, evidence: [Evidence("label", base.text), Evidence("label (\(locale))", name.text)])
  }
}
