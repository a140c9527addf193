extension Auditor {
  /// Names to offer for an element in one language; none that would itself raise a finding.
  ///
  /// - Complexity: as `Suggester.suggestions`, after O(number of elements).
  public func suggestions(
    for index: Int, in screen: Screen, of project: ProjectFacts, locale: String
  ) -> [Suggestion] {
    Suggester(auditor: self, project: project, screen: screen)
      .suggestions(for: index, locale: locale)
  }
}
