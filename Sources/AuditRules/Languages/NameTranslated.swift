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
      "Words that most languages of the app translate are no product's name, and are left out where "
        + "a language with letters of its own has them in Latin ones.",
      "A label that is null in a language is heard in the base language, which does no harm to names, units and "
        + "short abbreviations.",
      "A text of a string table that nearly all languages have was left out of the few others.",
      "A language in which nine of ten names of a screen are missing, and five at least, is not begun "
        + "there, and told once for the screen.",
    ],
    knownLimits: [
      "The words known to differ are the commonest of interfaces in fifteen languages; a rare word "
        + "left in English passes where it stands alone.",
      "A phrase with the capitals of a title may be a product's name and is left to a person.",
      "A word that a language spells like English, such as Continue in Portuguese, is left to a person; "
        + "of such words the commonest are known.",
      "What is printed on keys, such as Print Screen, is left to a person where keyboards of the language "
        + "have the English words.",
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
      .passes, "A character that draws an icon has no words to translate.",
      #"""
      {"id": "e", "role": "button", "label": null, "text": "\uE001",
       "localized": {"de": {"text": "\uE001"}}}
      """#, locale: "de"),
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
      .passes, "Indonesian says Edit.",
      #"{"id": "e", "role": "button", "label": "Edit", "localized": {"id": {"label": "Edit"}}}"#,
      locale: "id"),
    RuleCase(
      .passes, "Units and products are read alike in Turkish.",
      #"{"id": "e", "role": "text", "text": "Bluetooth 5 mg", "localized": {"tr": {"text": null}}}"#,
      locale: "tr"),
    RuleCase(
      .passes, "Finnish joins a product to a word.",
      #"""
      {"id": "e", "role": "link", "label": "iCloud backups",
       "localized": {"fi": {"label": "iCloud-varmuuskopiot"}}}
      """#, locale: "fi"),
    RuleCase(
      .cannotTell, "Portuguese may tell people to continue in the same letters.",
      #"""
      {"id": "e", "role": "button", "label": "Continue", "localized": {"pt-BR": {"label": "Continue"}}}
      """#, locale: "pt-BR"),
    RuleCase(
      .fails, "Others translate the words that the Ukrainian text has in English.",
      #"""
      {"id": "e", "role": "button", "label": "Tea Switching", "localized": {
        "de": {"label": "Tee wechseln"}, "fr": {"label": "Changer de thé"},
        "uk": {"label": "Tea Switching"}}}
      """#, locale: "uk",
      message:
        #"the Ukrainian label is "Tea Switching", in Latin letters; VoiceOver reads it as Ukrainian"#
    ),
    RuleCase(
      .cannotTell, "Most keep the words, which may be a product's name.",
      #"""
      {"id": "e", "role": "button", "label": "Tea Switching", "localized": {
        "de": {"label": "Tea Switching"}, "fr": {"label": "Changer de thé"},
        "uk": {"label": "Tea Switching"}}}
      """#, locale: "uk"),
    RuleCase(
      .cannotTell, "Most languages keep the word, and Turkish may.",
      #"""
      {"id": "e", "role": "text", "text": "Bolus", "localized": {"de": {"text": "Bolus"},
       "es": {"text": "Bolo"}, "nl": {"text": "Bolus"}, "tr": {"text": null}}}
      """#, locale: "tr"),
    RuleCase(
      .fails, "The Korean table was looked at and has no text.",
      #"{"id": "e", "role": "button", "label": null, "text": "Share", "localized": {"ko": {"text": null}}}"#,
      locale: "ko",
      message:
        #"there is no Korean text; VoiceOver reads "Share" as Korean"#),
    RuleCase(
      .fails, "The table has the text in four languages and not in the fifth.",
      """
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "locales": ["en", "de", "fr", "it", "ko", "pl"], "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "button", "label": "Share", "source": {"file": "Tea.swift", "key": "share"},
          "localized": {"de": {"label": "Teilen"}, "fr": {"label": "Partager"},
            "it": {"label": "Condividi"}, "pl": {"label": "Udostępnij"}}}]}]}
      """, locale: "ko",
      message: #"there is no Korean label; VoiceOver reads "Share" as Korean"#),
    RuleCase(
      .cannotTell, "The table has three languages, and two may be those of another app.",
      """
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "locales": ["en", "de", "fr", "it", "ko", "pl"], "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "button", "label": "Share", "source": {"file": "Tea.swift", "key": "share"},
          "localized": {"de": {"label": "Teilen"}, "fr": {"label": "Partager"},
            "it": {"label": "Condividi"}}}]}]}
      """, locale: "ko"),
    RuleCase(
      .fails, "German says Schließen.",
      #"{"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": "Close"}}}"#,
      locale: "de",
      message:
        #"the German label is "Close", the same as in English; VoiceOver reads it as German, "#
        + #"which says "Schließen""#),
    RuleCase(
      .cannotTell, "Keyboards in Finland have Print Screen on a key.",
      #"""
      {"id": "e", "role": "button", "label": "Print Screen",
       "localized": {"fi": {"label": "Print Screen"}}}
      """#, locale: "fi"),
    RuleCase(
      .cannotTell, "Among other keys Home is the key.",
      #"""
      [{"id": "e", "role": "button", "label": "Home", "localized": {"zh-Hans": {"label": "Home"}}},
       {"id": "lock", "role": "button", "label": "Scroll Lock"},
       {"id": "up", "role": "button", "label": "Page Up"}]
      """#, locale: "zh-Hans"),
    RuleCase(
      .fails, "Without a keyboard Home is the start.",
      #"""
      {"id": "e", "role": "button", "label": "Home", "localized": {"zh-Hans": {"label": "Home"}}}
      """#, locale: "zh-Hans"),
    RuleCase(
      .fails, "Apostrophes may be typed in two ways.",
      #"""
      {"id": "e", "role": "button", "label": "Don't add to the cart",
       "localized": {"de": {"label": "Don’t add to the cart"}}}
      """#, locale: "de"),
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
      .fails, "Nothing of the screen was translated into Danish, which is told once.",
      #"""
      {"format": "aloud-project", "version": 1, "baseLocale": "en",
       "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "button", "label": "Add to cart", "localized": {"da": {"label": null}}},
         {"id": "b", "role": "button", "label": "Brew the tea", "localized": {"da": {"label": null}}},
         {"id": "c", "role": "button", "label": "Open settings", "localized": {"da": {"label": null}}},
         {"id": "d", "role": "button", "label": "Share the tea", "localized": {"da": {"label": null}}},
         {"id": "f", "role": "button", "label": "Remove from cart",
          "localized": {"da": {"label": "Remove from cart"}}}]}]}
      """#, locale: "da",
      message: "next to nothing on this screen is translated into Danish: 5 names are in English; "
        + "VoiceOver reads them as if they were in Danish"),
    RuleCase(
      .passes, "The app is called so.",
      #"""
      {"format": "aloud-project", "version": 1, "name": "MenuControl", "platform": "macOS",
       "baseLocale": "en", "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "text", "text": "MenuControl",
          "localized": {"cs": {"text": "MenuControl"}, "hi": {"text": "मेनू कंट्रोल"}}}]}]}
      """#, locale: "cs"),
    RuleCase(
      .cannotTell, "A part of the app that is called after it keeps its name.",
      #"""
      {"format": "aloud-project", "version": 1, "name": "leaf-ios", "platform": "iOS",
       "baseLocale": "en", "screens": [{"id": "s", "elements": [
         {"id": "e", "role": "text", "text": "Leaf Rewards", "localized": {
           "de": {"text": "Leaf-Prämien"}, "fr": {"text": "Récompenses Leaf"},
           "ko": {"text": "Leaf Rewards"}}}]}]}
      """#, locale: "ko"),
    RuleCase(
      .cannotTell, "The phrase may be a product's name.",
      #"""
      {"id": "e", "role": "button", "label": "Golden Leaf Rewards",
       "localized": {"de": {"label": "Golden Leaf Rewards"}}}
      """#, locale: "de"),
  ]

  @Sendable
  private static func judge(_ context: AuditContext) -> [ScreenOutcome] {
    // A regional form such as British English falls back to the language itself.
    let language = LanguageName.primary(of: context.baseLocale)
    let others = (context.screen.locales ?? context.project.otherLocales)
      .filter { LanguageName.primary(of: $0) != language }
    var languages = ScreenLanguages(
      context, capacity: context.screen.elements.count * (others.count + 1))
    var names = TranslatedNames(context)
    for index in context.screen.elements.indices {
      guard isJudged(index, context) else {
        languages.add(ScreenOutcome(index: index, outcome: .notApplicable))
        continue
      }
      var gaps = LanguageGaps()
      for place in context.screen.elements[index].localizations.indices {
        let (outcome, verdict) = names.judge(place, at: index)
        if !outcome.isToTell
          || !gaps.take(
            context.screen.elements[index].localizations[place], outcome, verdict,
            of: context.names[index])
        {
          let locale = context.screen.elements[index].localizations[place].locale
          languages.add(ScreenOutcome(index: index, locale: locale, outcome: outcome))
        }
      }
      var missing = others.filter { isMissing($0, index, context) }
      if !missing.isEmpty, Translation.isAlikeEverywhere(context.names[index].text) { missing = [] }
      for locale in missing {
        if names.isLeftOut(locale, among: missing.count, at: index) {
          gaps.take(absent: locale, names.leftOut(locale, at: index))
        } else {
          gaps.take(unmeasured: locale, names.notMeasured(locale, at: index))
        }
      }
      languages.add(gaps, at: index)
    }
    return languages.all()
  }

  private static func isJudged(_ index: Int, _ context: AuditContext) -> Bool {
    context.screen.elements[index].decorative != true && context.isExposed(index)
      && context.screen.elements[index].localizations.indices.contains {
        hasName(index, $0, context)
      }
  }

  private static func isMissing(_ locale: String, _ index: Int, _ context: AuditContext) -> Bool {
    guard context.names[index].isGiven else { return false }
    return !context.screen.elements[index].localizations.indices.contains { place in
      context.screen.elements[index].localizations[place].locale == locale
        && hasName(index, place, context)
    }
  }

  private static func hasName(_ index: Int, _ place: Int, _ context: AuditContext) -> Bool {
    context.screen.elements[index].localizations[place].label.isMeasured
      || context.screen.elements[index].localizations[place].text.isMeasured
  }
}
