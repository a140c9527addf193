/// What the rules said of one screen.
public struct ScreenAudit: Sendable {
  /// The screen's id.
  public let screen: String
  /// The findings, in document order.
  public let findings: [Finding]
  /// How often each rule gave each outcome, in the order of the rules.
  public internal(set) var tallies: [OutcomeTally]
  /// What rules over several screens compare it by.
  public let mentions: [Mention]

  /// An audit of its parts.
  public init(
    screen: String, findings: [Finding], tallies: [OutcomeTally], mentions: [Mention] = []
  ) {
    self.screen = screen
    self.findings = findings
    self.tallies = tallies
    self.mentions = mentions
  }

  /// The audit with other findings of the rules over several screens, in document order.
  ///
  /// - Complexity: O(findings); O(1) where there were none of those rules and are none.
  public func replacing(findingsOf rules: Set<String>, by new: [Finding]) -> ScreenAudit {
    let own = findings.contains { rules.contains($0.rule) }
    guard own || !new.isEmpty else { return self }
    let all = findings.filter { !rules.contains($0.rule) } + new
    let order = all.indices.sorted { (all[$0].index, $0) < (all[$1].index, $1) }
    return ScreenAudit(
      screen: screen, findings: order.map { all[$0] }, tallies: tallies, mentions: mentions)
  }
}

/// How often one rule gave each outcome.
public struct OutcomeTally: Hashable, Sendable {
  /// The rule applied and held.
  public var passed = 0
  /// The rule did not hold.
  public var failed = 0
  /// The facts did not settle it.
  public var cannotTell = 0
  /// The rule had nothing to say.
  public var notApplicable = 0

  /// A tally of nothing.
  public init() {}

  /// Counts one more outcome.
  mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .cannotTell: cannotTell += 1
    case .notApplicable: notApplicable += 1
    }
  }

  /// Adds another tally to this one.
  public mutating func add(_ other: OutcomeTally) {
    passed += other.passed
    failed += other.failed
    cannotTell += other.cannotTell
    notApplicable += other.notApplicable
  }
}
