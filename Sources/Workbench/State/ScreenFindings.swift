import AuditCore

/// What a list needs to know of a finding to filter, sort and count it, in 4 bytes.
public struct FindingFacts: Hashable, Sendable {
  /// The rule's index in the catalogue; for rules of other engines the number behind the last.
  public let rule: UInt16
  /// The impact.
  public let impact: Impact
  /// Whether the rule failed; otherwise it could not tell.
  public let failed: Bool
  /// The decision that holds.
  public let decision: Decision
}

/// The findings of one screen with the decisions on them, and their counts.
public struct ScreenFindings: Sendable {
  /// What the rules said.
  public let audit: ScreenAudit
  /// What lists need, in the order of the findings.
  public private(set) var facts: [FindingFacts]
  /// The counts.
  public private(set) var counts: FindingCounts

  /// The findings of an audit with the decisions of a review at a moment.
  ///
  /// - Complexity: O(findings).
  public init(_ audit: ScreenAudit, review: Review, ruleIndex: [String: Int], now: String) {
    self.audit = audit
    facts = []
    facts.reserveCapacity(audit.findings.count)
    counts = FindingCounts()
    for finding in audit.findings {
      let decision =
        review.decisions.isEmpty ? .open : review.decision(for: finding.id, now: now)
      let fact = FindingFacts(
        rule: UInt16(clamping: ruleIndex[finding.rule] ?? ruleIndex.count), impact: finding.impact,
        failed: finding.failed, decision: decision)
      facts.append(fact)
      counts.add(fact)
    }
  }
}

/// How many findings there are of each kind.
public struct FindingCounts: Hashable, Sendable {
  /// Open ones, failed or not.
  public var open = 0
  /// Open failed ones by impact.
  public var critical = 0
  /// Open failed ones by impact.
  public var serious = 0
  /// Open failed ones by impact.
  public var moderate = 0
  /// Open failed ones by impact.
  public var minor = 0
  /// Open ones where the rule could not tell.
  public var cannotTell = 0
  /// Ones somebody decided.
  public var decided = 0

  /// Counts of nothing.
  public init() {}

  /// Counts one more finding.
  public mutating func add(_ fact: FindingFacts) {
    guard fact.decision == .open else {
      decided += 1
      return
    }
    open += 1
    guard fact.failed else {
      cannotTell += 1
      return
    }
    switch fact.impact {
    case .critical: critical += 1
    case .serious: serious += 1
    case .moderate: moderate += 1
    case .minor: minor += 1
    }
  }

  /// Adds (`sign` 1) or takes away (`sign` -1) other counts.
  public mutating func merge(_ other: FindingCounts, sign: Int) {
    open += sign * other.open
    critical += sign * other.critical
    serious += sign * other.serious
    moderate += sign * other.moderate
    minor += sign * other.minor
    cannotTell += sign * other.cannotTell
    decided += sign * other.decided
  }
}
