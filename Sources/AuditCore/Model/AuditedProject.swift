/// A project with what the rules and the reviewers said of it: what reports are made from.
public struct AuditedProject: Sendable {
  /// The project's facts.
  public var facts: ProjectFacts
  /// The screens, in document order.
  public var screens: [Screen]
  /// What the rules said of each screen, in the same order.
  public var audits: [ScreenAudit]
  /// The rules that were run, in the order of the tallies.
  public var rules: [Rule]
  /// What reviewers recorded.
  public var review: Review
  /// The project file's path as the reviewer gave it.
  public var path: String
  /// The moment of the report, as RFC 3339 in UTC.
  public var now: String
  /// Who made the report.
  public var reviewer: String?
  /// The tool's version.
  public var toolVersion: String

  /// An audited project of its parts.
  public init(
    facts: ProjectFacts, screens: [Screen], audits: [ScreenAudit], rules: [Rule], review: Review,
    path: String, now: String, reviewer: String?, toolVersion: String
  ) {
    self.facts = facts
    self.screens = screens
    self.audits = audits
    self.rules = rules
    self.review = review
    self.path = path
    self.now = now
    self.reviewer = reviewer
    self.toolVersion = toolVersion
  }

  /// The tallies of all screens, a rule each, in the order of the rules.
  ///
  /// - Complexity: O(screens × rules).
  public var tallies: [OutcomeTally] {
    var sums = Array(repeating: OutcomeTally(), count: rules.count)
    for audit in audits {
      for (number, tally) in audit.tallies.enumerated() { sums[number].add(tally) }
    }
    return sums
  }
}
