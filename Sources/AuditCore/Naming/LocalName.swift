/// A name in one language.
public struct LocalName: Sendable {
  /// The locale, as a BCP 47 tag.
  public let locale: String
  /// The language, as a primary subtag.
  public let language: String
  /// Whether it is the project's base language.
  public let isBase: Bool
  /// The name.
  public let name: AccessibleName
  /// The visible text in this language, where it was measured.
  public let visibleText: String?
  /// What the name looks like; several rules ask, so it is looked at once.
  public let shape: NameShape
  /// Its place among the element's localizations; nil for the base language.
  let place: Int?

  /// A name in the base language.
  public init(base language: borrowing NameLanguage, name: AccessibleName, visibleText: String?) {
    self.init(language, at: nil, name: name, visibleText: visibleText)
  }

  /// A name in the base language or, at a place among the element's localizations, in another.
  init(
    _ language: borrowing NameLanguage, at place: Int?, name: AccessibleName, visibleText: String?
  ) {
    locale = language.locale
    self.language = language.language
    isBase = place == nil
    self.place = place
    self.name = name
    self.visibleText = visibleText
    shape = NameShape(name.text, in: language)
  }
}

extension Element {
  /// The label in the language of one of its names.
  public func label(beside name: LocalName) -> Measured<String> {
    name.place.map { localizations[$0].label } ?? label
  }

  /// The value in the language of one of its names.
  public func value(beside name: LocalName) -> Measured<String> {
    name.place.map { localizations[$0].value } ?? value
  }

  /// The hint in the language of one of its names.
  public func hint(beside name: LocalName) -> Measured<String> {
    name.place.map { localizations[$0].hint } ?? hint
  }

  /// The input labels in the language of one of its names; those of the base language say nothing
  /// about another.
  public func inputLabels(beside name: LocalName) -> Measured<[String]> {
    name.place.map { localizations[$0].inputLabels } ?? inputLabels
  }
}
