import AuditCore

/// What name-translated says of a name in another language.
enum TranslationReport {
  /// That a language may have no name.
  static func notMeasured(
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

  /// That several languages may have no name.
  static func notMeasured(
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

  /// What is wrong with a name in another language, or may be.
  static func leftover(
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
