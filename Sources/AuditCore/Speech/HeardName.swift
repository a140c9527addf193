extension AccessibleName {
  /// The name of an element as heard in a language: its own there, or else the base one, which is
  /// what an app shows where a translation is missing.
  ///
  /// - Complexity: O(number of languages) after the base name.
  public static func heard(
    of element: Element, base: AccessibleName, locale: String, baseLocale: String
  ) -> AccessibleName {
    guard locale != baseLocale, let localization = element.localization(locale),
      let name = AccessibleName(in: localization)
    else { return base }
    // A missing translation falls back; an empty one is heard as nothing.
    return name.source == .none && localization.label == .none ? base : name
  }
}
