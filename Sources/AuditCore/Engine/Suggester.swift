/// Offers names for the elements of one screen; none that would itself raise a finding.
public struct Suggester: Sendable {
  private let auditor: Auditor
  private let context: AuditContext

  /// A suggester for one screen.
  ///
  /// - Complexity: O(number of elements).
  public init(auditor: Auditor, project: ProjectFacts, screen: Screen) {
    self.auditor = auditor
    context = AuditContext(project: project, screen: screen)
  }

  /// Names to offer for an element in one language, the best first.
  ///
  /// - Parameters:
  ///   - index: the element.
  ///   - locale: the language.
  ///   - preferred: what a rule knows from elsewhere, offered first.
  /// - Complexity: O(number of elements + candidates × (rules + the element's subtree)).
  public func suggestions(
    for index: Int, locale: String, preferred: Suggestion? = nil
  ) -> [Suggestion] {
    var candidates = NameSuggestions.candidates(for: index, in: context, locale: locale)
    if let preferred {
      candidates.removeAll { Words.folded($0.text) == Words.folded(preferred.text) }
      candidates.insert(preferred, at: 0)
    }
    guard !candidates.isEmpty else { return [] }
    let taken = takenNames(except: index, locale: locale)
    let (excerpt, at) = context.screen.excerpt(around: index)
    let member = locale == context.baseLocale ? nil : locale
    let before = Set(judgedFindings(at, excerpt, member).map(\.id))
    return candidates.filter { candidate in
      // A text taken over from the app may hold what no name should.
      guard !candidate.text.unicodeScalars.contains(where: Suggester.isHidden) else { return false }
      return !taken.contains(candidate.text) && !raises(candidate.text, at, excerpt, member, before)
    }
  }

  /// Whether a character cannot be seen: controls, and marks that change the direction of text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }

  /// The names other controls of the screen have; taking one of them would repeat it.
  private func takenNames(except index: Int, locale: String) -> Set<String> {
    var taken: Set<String> = []
    for (other, element) in context.screen.elements.enumerated()
    where other != index && element.role.isControl {
      if locale == context.baseLocale {
        taken.insert(context.names[other].text)
      } else if let label = element.localization(locale)?.label.value {
        taken.insert(label)
      }
    }
    return taken
  }

  /// Whether a name would bring a finding that is not there now, or leave a fault of names there.
  private func raises(
    _ name: String, _ index: Int, _ screen: Screen, _ locale: String?, _ before: Set<String>
  ) -> Bool {
    var changed = screen
    changed.elements[index].set(.label, locale: locale, to: .text(name))
    return judgedFindings(index, changed, locale).contains {
      $0.failed || !before.contains($0.id)
    }
  }

  /// The findings on names of an element, in another language or, for nil, in the base one.
  private func judgedFindings(_ index: Int, _ screen: Screen, _ locale: String?) -> [Finding] {
    let all = auditor.audit(
      element: index, in: AuditContext(project: context.project, screen: screen))
    return all.filter { finding in
      (locale == nil ? finding.locale == nil : finding.locale == locale)
        && auditor.rules.first { $0.id == finding.rule }?.family.judgesNames == true
    }
  }
}
