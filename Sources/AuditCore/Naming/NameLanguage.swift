/// A language that names are in, with what the rules need to know of it looked up once.
public struct NameLanguage: Sendable {
  /// The locale, as a BCP 47 tag.
  public let locale: String
  /// The language, as a primary subtag.
  public let language: String
  let clues: ClueIndex.Place

  /// The language of a locale.
  public init(_ locale: String) {
    self.locale = locale
    language = LanguageName.primary(of: locale)
    clues = ClueIndex.Place(language: language)
  }
}

/// The languages of a project's names.
public struct NameLanguages: Sendable {
  /// That of the labels outside `localized`.
  public let base: NameLanguage
  private let others: [NameLanguage]

  /// The languages a project tells of.
  public init(of project: ProjectFacts) {
    base = NameLanguage(project.baseLocale)
    others = project.otherLocales.map { NameLanguage($0) }
  }

  /// Lends the language of a locale, which the project need not have told of.
  ///
  /// - Parameter likely: the place among the others where it would be if elements had all of them.
  /// - Complexity: O(number of languages); O(1) in its likely place.
  @inline(__always)
  func lend<Result>(
    languageOf locale: String, likely: Int, to body: (borrowing NameLanguage) -> Result
  ) -> Result {
    if likely < others.count, others[likely].locale == locale {
      return others.lend(likely, to: body)
    }
    return body(others.first { $0.locale == locale } ?? NameLanguage(locale))
  }
}
