import AuditCore

/// A language in which a name is the base language's, and that is a fault or may be one.
struct LanguageCopy {
  private let locale: String
  private let outcome: Outcome

  /// A copy of the base language's name that has an outcome to be told; nil where the name is
  /// another.
  init?(
    _ localization: borrowing Localization, _ outcome: Outcome, of base: borrowing AccessibleName
  ) {
    guard let name = localization.givenName, name.isSame(as: base.text) else { return nil }
    locale = localization.locale
    self.outcome = outcome
  }

  /// The outcomes of copies: each on its own, or all in one where they are many.
  ///
  /// An app of thirty languages that were exported with English in the gaps would bury everything
  /// else under them.
  static func outcomes(
    of copies: [LanguageCopy], at index: Int, _ context: AuditContext, together most: Int
  ) -> [ScreenOutcome] {
    guard copies.count > most else {
      return copies.map { ScreenOutcome(index: index, locale: $0.locale, outcome: $0.outcome) }
    }
    let name = context.names[index]
    let languages = copies.map { LanguageName.english(of: $0.locale) }.sorted()
    let base = LanguageName.english(of: context.baseLocale)
    let isFailed = copies.contains {
      if case .failed = $0.outcome { true } else { false }
    }
    let report = Report(
      "the \(name.sourceWords) is \(name.text.quoted) in \(copies.count) languages, the same as in "
        + "\(base); VoiceOver \(isFailed ? "reads" : "may read") \(base) words as if they were in each "
        + "of them",
      evidence: [
        Evidence("label", name.text), Evidence("languages", languages.joined(separator: ", ")),
      ])
    let outcome: Outcome =
      isFailed
      ? .failed(report)
      : .cannotTell(.needsPerson("the same words may be right in all of them"), report)
    return [ScreenOutcome(index: index, outcome: outcome)]
  }
}
