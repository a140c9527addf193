extension Auditor {
  /// Names to offer for an element in one language; none that would itself raise a finding.
  ///
  /// - Complexity: O(elements of the screen + candidates × rules).
  public func suggestions(
    for index: Int, in screen: Screen, of project: ProjectFacts, locale: String
  ) -> [Suggestion] {
    let context = AuditContext(project: project, screen: screen)
    let candidates = NameSuggestions.candidates(for: index, in: context, locale: locale)
    guard !candidates.isEmpty else { return [] }
    let isBase = locale == project.baseLocale
    let taken = Set(
      screen.elements.indices.compactMap { other -> String? in
        guard other != index, screen.elements[other].role.isControl else { return nil }
        return isBase
          ? context.names[other].text
          : screen.elements[other].localization(locale)?.label.value
      })
    return candidates.filter { candidate in
      guard !taken.contains(candidate.text) else { return false }
      return !raises(candidate.text, index, screen, project, isBase ? nil : locale)
    }
  }

  private func raises(
    _ name: String, _ index: Int, _ screen: Screen, _ project: ProjectFacts, _ locale: String?
  ) -> Bool {
    var changed = screen
    changed.elements[index].set(.label, locale: locale, to: .text(name))
    let context = AuditContext(project: project, screen: changed)
    return audit(element: index, in: context).contains { finding in
      guard finding.locale == locale else { return false }
      return rules.first { $0.id == finding.rule }?.family.judgesNames == true
    }
  }
}
