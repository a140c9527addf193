import AuditCore

/// Fills in what elements are called in the languages of an app.
///
/// The texts of a file in `Base.lproj` are translated in a table of the file's name, by the ids of
/// objects: "abc-12-xyz.normalTitle".
struct IBTranslations {
  private let tables: StringTables
  private let table: String
  private let path: String
  private let base: String
  private let locales: [String]

  init(_ tables: StringTables, path: String) {
    self.tables = tables
    self.path = path
    let place = StringsPath(path)
    table = place.table
    base = tables.baseLocale
    let base = base
    // A copy of the file in the folder of one language is not translated further.
    locales = place.locale == nil ? tables.locales.filter { $0 != base } : []
  }

  /// The languages of the app or bundle the file belongs to, or nil where its folder has none.
  var languages: [String]? {
    let languages = tables.languages(beside: path)
    return languages.isEmpty ? nil : languages.union([base]).sorted()
  }

  /// Sets the texts of an element in every language.
  ///
  /// - Complexity: O(languages).
  func translate(_ made: inout IBElement) {
    if let text = baseText(of: made.label) { made.element.label = .found(text) }
    if let text = baseText(of: made.text) { made.element.text = .found(text) }
    made.element.hint = baseText(of: made.hint).map { .found($0) } ?? made.element.hint
    made.element.value = baseText(of: made.value).map { .found($0) } ?? made.element.value
    guard made.label != nil || made.text != nil || made.hint != nil || made.value != nil else {
      return
    }
    for locale in locales {
      var localization = Localization(locale: locale)
      localization.label = text(of: made.label, in: locale)
      localization.text = text(of: made.text, in: locale)
      localization.hint = text(of: made.hint, in: locale)
      localization.value = text(of: made.value, in: locale)
      if localization != Localization(locale: locale) {
        made.element.localizations.append(localization)
      }
    }
  }

  /// A text in the base language: the table's where it has one, else the file's.
  func baseText(of text: IBText?) -> String? {
    guard let text else { return nil }
    if text.table == "" { return text.text }
    if let table = text.table {
      return tables.text(text.key, table: table, locale: nil, near: path) ?? text.text
    }
    return tables.text(text.key, table: table, locale: base, near: path) ?? text.text
  }

  private func text(of text: IBText?, in locale: String) -> Measured<String> {
    guard let text, text.table != "" else { return .notMeasured }
    let found = tables.text(text.key, table: text.table ?? table, locale: locale, near: path)
    return found.map { .found($0) } ?? .notMeasured
  }
}
