/// Brings the findings of other engines among those of the rules.
///
/// What an element's name is now decides how much an engine's word on it still holds: with another
/// label than the one it met, a finding goes where Aloud's rule on the same matter is content, and is
/// a person's to judge elsewhere.
struct ReportedFindings {
  private let screen: Screen
  private let rules: [Rule]
  private let baseLocale: String
  private let places: [String: Int]
  /// The whole screen is told at its first element, as rules over screens do.
  private let first: Int?

  /// What other engines said of a screen.
  ///
  /// - Complexity: O(elements).
  init(_ screen: Screen, rules: [Rule], baseLocale: String) {
    self.screen = screen
    self.rules = rules
    self.baseLocale = baseLocale
    places = Dictionary(
      screen.elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    first = screen.elements.indices.first { screen.elements[$0].missingSince == nil }
  }

  /// The findings, beside what the rules found on the screen.
  ///
  /// What is about elements that are not there any more is left out.
  /// - Complexity: O(findings).
  func findings(beside own: [Finding]) -> [Finding] {
    var judged: Set<Place> = []
    for finding in own where finding.isAbout(baseLocale, baseLocale: baseLocale) {
      judged.insert(Place(rule: finding.rule, index: finding.index))
    }
    return screen.reported.compactMap { reported in
      guard let index = index(of: reported), screen.elements[index].missingSince == nil else {
        return nil
      }
      guard isOld(reported, screen.elements[index]) else { return finding(reported, index, nil) }
      if let rule = reported.counterpart, rules.contains(where: { $0.id == rule }),
        !judged.contains(Place(rule: rule, index: index))
      {
        return nil
      }
      return finding(
        reported, index,
        .needsPerson("the label is another one since; run the engine again and import its report"))
    }
  }

  private struct Place: Hashable {
    let rule: String
    let index: Int
  }

  private func index(of reported: ReportedFinding) -> Int? {
    guard let element = reported.element else { return first }
    return places[element]
  }

  private func isOld(_ reported: ReportedFinding, _ element: Element) -> Bool {
    guard reported.element != nil, reported.label.isMeasured, element.label.isMeasured else {
      return false
    }
    return (reported.label.value ?? "") != (element.label.value ?? "")
  }

  private func finding(_ reported: ReportedFinding, _ index: Int, _ reason: Reason?) -> Finding {
    let open: Reason? =
      reported.failed ? nil : .needsPerson("the engine asks a person to look")
    let reason = reason ?? open
    return Finding(
      rule: reported.ruleID, failed: reason == nil, reason: reason, impact: reported.impact,
      screen: screen.id, element: screen.elements[index].id, index: index, related: [],
      locale: nil, message: reported.message, evidence: reported.evidence,
      reportedBy: ReportingEngine(
        id: reported.engine, wcag: reported.wcag, counterpart: reported.counterpart))
  }
}
