/// What an element's texts are in one language other than the project's base language.
public struct Localization: Hashable, Sendable {
  /// The language, as a BCP 47 tag.
  public var locale: String
  /// The label in this language.
  public var label: Measured<String> = .notMeasured
  /// The visible text in this language.
  public var text: Measured<String> = .notMeasured
  /// The value in this language.
  public var value: Measured<String> = .notMeasured
  /// The hint in this language.
  public var hint: Measured<String> = .notMeasured
  /// The Voice Control names in this language, shown one first.
  public var inputLabels: Measured<[String]> = .notMeasured

  /// A language with nothing measured yet.
  public init(locale: String) { self.locale = locale }
}
