import AuditCore

/// Judges the names of a screen in other languages, with what its other texts show.
struct TranslatedNames {
  private let context: AuditContext
  /// The languages of the project, and those that only elements have, as they are met.
  private var languages: [Translation.Languages]
  /// By language, words of the base language that translations keep; found when first asked for.
  private var kept: [String: Set<String>] = [:]
  /// Whether there is a keyboard on the screen; found when first asked for.
  private var hasKeys: Bool?
  /// The element looked at last, and whether most languages translate its name.
  private var translated: (index: Int, isMost: Bool)?

  init(_ context: AuditContext) {
    self.context = context
    languages = context.project.otherLocales.map {
      Translation.Languages(locale: $0, baseLocale: context.baseLocale)
    }
  }

  /// What is held of what one language has for an element, with what its text shows.
  typealias Judgement = (outcome: Outcome, verdict: Translation.Verdict)

  /// What one language has for an element, by its place among the element's localizations.
  mutating func judge(_ place: Int, at index: Int) -> Judgement {
    let languages = languages(of: context.screen.elements[index].localizations[place].locale)
    // Most names are translated, and what they look like is known from judging the element.
    if let known = context.localNames.place(ofLocalization: place, of: index),
      context.localNames.all[known].name.source != .none,
      verdict(
        context.localNames.all[known].name.text, context.localNames.all[known].shape, languages,
        at: index) == .fine
    {
      return (.passed, .fine)
    }
    return judge(context.screen.elements[index].localizations[place], languages, at: index)
  }

  private mutating func languages(of locale: String) -> Translation.Languages {
    if let known = languages.first(where: { $0.locale == locale }) { return known }
    let new = Translation.Languages(locale: locale, baseLocale: context.baseLocale)
    languages.append(new)
    return new
  }

  private mutating func judge(
    _ localization: Localization, _ languages: Translation.Languages, at index: Int
  ) -> Judgement {
    let base = context.names[index]
    if localization.givenName == nil, isLeftOut(localization, base) {
      let outcome = judgeMissing(localization, base, context.screen.elements[index])
      guard case .failed(let report) = outcome, isKept(languages, at: index) else {
        return (outcome, .fine)
      }
      return (.cannotTell(TranslatedNames.mayBeKept, report), .fine)
    }
    guard let name = AccessibleName(in: localization), name.source != .none else {
      return (.notApplicable, .fine)
    }
    let verdict = verdict(name.text, NameShape(name.text), languages, at: index)
    if verdict == .fine || verdict == .placeholder && !base.isGiven { return (.passed, .fine) }
    // What people wrote is in the language they wrote it in.
    let isTheirs = context.screen.elements[index].userContent
    let report = report(isTheirs ? .unclear : verdict, name, localization.locale, base)
    if isTheirs { return (.cannotTell(.userContent, report), verdict) }
    if verdict == .unclear {
      let doubt = Reason.needsPerson("the same words may be right in both languages")
      return (.cannotTell(doubt, report), verdict)
    }
    return (.failed(report), verdict)
  }

  // MARK: Words

  private mutating func verdict(
    _ text: String, _ shape: NameShape, _ languages: Translation.Languages, at index: Int
  ) -> Translation.Verdict {
    let base = context.names[index].text
    let verdict = Translation.judge(text, shape: shape, base: base, languages)
    guard text.isSameWording(as: base) else { return verdict }
    switch verdict {
    case .fine: return verdict
    case _ where isOwnName(text): return .fine
    // A character that draws an icon has no words to translate; name-is-asset tells of it.
    case .leak where shape.hasPrivateUse: return .fine
    case .leak, .placeholder: return verdict
    case .untranslated:
      if isKey(text, languages, at: index) { return .unclear }
      // A word that other translations keep is a word of theirs.
      let words = Words.spoken(text)
      return words.count == 1 && keeps(words[0], languages) ? .unclear : verdict
    case .unclear, .otherScript:
      if isKey(text, languages, at: index) { return .unclear }
    }
    if verdict == .unclear, isLeft(languages, at: index) { return .otherScript }
    // "Version 3.2" is as German as "Version" is.
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
      .joined(separator: " ")
    guard words.utf8.count < text.utf8.count, !words.isEmpty else { return verdict }
    return Translation.judge(words, base: words, languages)
  }

  /// Whether a text is what is printed on a key that people of a language type on; an ordinary word
  /// is one on a keyboard only.
  ///
  /// - Complexity: O(elements) the first time such a word is met.
  private mutating func isKey(
    _ text: String, _ languages: Translation.Languages, at index: Int
  ) -> Bool {
    guard KeyName.isKey(text), KeyName.isKept(text, in: languages.locale) else { return false }
    if KeyName.isOnlyAKey(text) || context.screen.elements[index].role == .keyboardKey {
      return true
    }
    if let hasKeys { return hasKeys }
    let keys = context.names.count { KeyName.isOnlyAKey($0.text) }
    hasKeys = keys >= 2
    return keys >= 2
  }

  /// Whether a text is the app's own name, with nothing but numbers beside it: "Tea Shop 3.2".
  private func isOwnName(_ text: String) -> Bool {
    // A checkout's folder is often written small.
    let (name, text) = (context.project.name.lowercased(), text.lowercased())
    guard !name.isBlank, text.hasPrefix(name) else { return false }
    return text.dropFirst(name.count).allSatisfy { !$0.isLetter }
  }

  /// Whether a text is a title with the app's own name in it, as its parts have: "Tea Shop Rewards".
  private func hasOwnName(_ text: String) -> Bool {
    let own = context.project.name.lowercased().split { !$0.isLetter }
    guard let first = own.first, first.utf8.count > 2 else { return false }
    let words = text.split { !$0.isLetter }
    return words.count > 1 && words.contains { $0.lowercased() == first }
      && words.allSatisfy { $0.first?.isUppercase ?? false }
  }

  /// Whether a name in Latin letters was left in a language with its own, where most others
  /// translate it.
  private mutating func isLeft(_ languages: Translation.Languages, at index: Int) -> Bool {
    guard languages.hasOwnScript, !hasOwnName(context.names[index].text) else { return false }
    if let translated, translated.index == index { return translated.isMost }
    let isMost = Translation.isTranslated(
      context.names[index].text,
      in: context.screen.elements[index].localizations.compactMap(\.givenName))
    translated = (index, isMost)
    return isMost
  }

  /// Whether translations of a language on this screen keep a word of the base language, as that
  /// of "Edit" does which makes "Edit participants" to "Edit Partisipan".
  private mutating func keeps(_ word: String, _ languages: Translation.Languages) -> Bool {
    if let known = kept[languages.locale] { return known.contains(word) }
    var words: Set<String> = []
    for (index, element) in context.screen.elements.enumerated() {
      guard let name = element.localization(languages.locale)?.givenName else { continue }
      words.formUnion(Translation.keptWords(of: name, base: context.names[index].text))
    }
    kept[languages.locale] = words
    return words.contains(word)
  }

  // MARK: No words

  /// Whether a language was looked at and has nothing for what the base language has.
  private func isLeftOut(_ localization: Localization, _ base: AccessibleName) -> Bool {
    if localization.label.isMeasured { return true }
    return base.source == .visibleText && localization.text == .none
  }

  private func judgeMissing(
    _ localization: Localization, _ base: AccessibleName, _ element: Element
  ) -> Outcome {
    let isFallback = localization.label.value == nil
    if isFallback, Translation.isAlikeEverywhere(base.text) { return .passed }
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
    case .visibleText where localization.text == .none:
      return .failed(
        Report(
          "there is no \(language) text; VoiceOver reads \(base.text.quoted) as \(language)",
          evidence: [
            Evidence("text", base.text), Evidence("text (\(localization.locale))", "none"),
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

  private static let mayBeKept = Reason.needsPerson(
    "most languages keep the words, which may be right in this one too")

  /// Whether most languages keep the one or two words of a name, and nothing says that a language
  /// without a text has others: "Bolus".
  private func isKept(_ languages: Translation.Languages, at index: Int) -> Bool {
    let base = context.names[index].text
    guard Words.spoken(base).count <= 2 else { return false }
    switch Translation.judge(base, base: base, languages) {
    case .fine, .unclear: break
    default: return false
    }
    var (kept, all) = (0, 0)
    for localization in context.screen.elements[index].localizations {
      guard let name = localization.givenName else { continue }
      all += 1
      if name.isSameWording(as: base) { kept += 1 }
    }
    return kept >= 2 && kept * 2 >= all
  }

  /// Whether a language without a text was left out of a table that nearly all others are in; where
  /// those without one are many they may be of another app in the same tree, and a language that has
  /// the text for one region may be heard in that.
  ///
  /// - Complexity: O(languages).
  func isLeftOut(_ locale: String, among missing: Int, at index: Int) -> Bool {
    guard context.screen.elements[index].source?.key != nil,
      !context.screen.elements[index].userContent
    else { return false }
    let base = LanguageName.primary(of: context.baseLocale)
    let language = LanguageName.primary(of: locale)
    var present = 0
    for localization in context.screen.elements[index].localizations
    where localization.givenName != nil {
      let other = LanguageName.primary(of: localization.locale)
      if other == language { return false }
      if other != base { present += 1 }
    }
    return present >= 4 && missing * 4 <= present
  }

  /// What is said of a language that was left out of a table.
  mutating func leftOut(_ locale: String, at index: Int) -> Outcome {
    let (language, name) = (LanguageName.english(of: locale), context.names[index])
    let isLabel = name.source == .label
    let key = context.screen.elements[index].source?.key ?? ""
    let report = Report(
      "there is no \(language) \(isLabel ? "label" : "text"); VoiceOver reads \(name.text.quoted) "
        + "as \(language)",
      evidence: [Evidence("label", name.text), Evidence("key", key)])
    return isKept(languages(of: locale), at: index)
      ? .cannotTell(TranslatedNames.mayBeKept, report) : .failed(report)
  }

  /// What is said of a language nobody looked at.
  func notMeasured(_ locale: String, at index: Int) -> Outcome {
    let language = LanguageName.english(of: locale)
    return .cannotTell(
      .notMeasured("the \(language) label"),
      Report(
        "there may be no \(language) label; VoiceOver may read "
          + "\(context.names[index].text.quoted) as \(language)",
        evidence: [Evidence("label", context.names[index].text)]))
  }

  // MARK: Messages

  private func report(
    _ verdict: Translation.Verdict, _ name: AccessibleName, _ locale: String,
    _ base: AccessibleName
  ) -> Report {
    let language = LanguageName.english(of: locale)
    let baseLanguage = LanguageName.english(of: context.baseLocale)
    let fact = "the \(language) \(name.sourceWords) is \(name.text.quoted)"
    let isSame = name.text.isSameWording(as: base.text)
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
