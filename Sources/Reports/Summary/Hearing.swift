import AuditCore

/// What is heard of elements of one screen, now and with a fix in place.
///
/// Keeps one copy of the screen to try fixes in, so that a screen is copied once however many
/// fixes are tried.
struct Hearing {
  private var screen: Screen
  private let options: ReportOptions
  private let baseLocale: String

  init(_ screen: Screen, options: ReportOptions, baseLocale: String) {
    self.screen = screen
    self.options = options
    self.baseLocale = baseLocale
  }

  /// What is heard now, or nil when it is not known.
  func now(_ index: Int, locale: String?) -> String? {
    guard screen.elements.indices.contains(index) else { return nil }
    let words = options.heard(screen, index, locale ?? baseLocale)
    return words.isEmpty ? nil : words
  }

  /// What is heard with a member set to a value.
  ///
  /// - Complexity: that of hearing; the first call copies the screen.
  mutating func with(
    _ member: FixMember, _ value: FixValue, locale: String?, at index: Int
  ) -> String? {
    guard screen.elements.indices.contains(index) else { return nil }
    let kept = screen.elements[index]
    screen.elements[index].set(member, locale: locale == baseLocale ? nil : locale, to: value)
    defer { screen.elements[index] = kept }
    return now(index, locale: locale)
  }
}
