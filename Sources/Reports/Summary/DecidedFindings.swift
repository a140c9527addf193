import AuditCore

/// The reviewers' decisions as they stand at the moment of the report.
struct DecidedFindings {
  private let review: Review
  private let now: String

  init(_ project: AuditedProject) {
    review = project.review
    now = project.now
  }

  /// The decision that holds; keys are only built where there are decisions to look up.
  func decision(for finding: Finding) -> Decision {
    review.decisions.isEmpty ? .open : review.decision(for: finding.id, now: now)
  }

  /// What was recorded, expired or not.
  func recorded(for finding: Finding) -> RecordedDecision? {
    review.decisions.isEmpty ? nil : review.decisions[finding.id]
  }

  func isExpired(_ decision: RecordedDecision) -> Bool { decision.isExpired(at: now) }

  /// Counts every finding of a project.
  ///
  /// - Complexity: O(findings).
  func counts(of project: AuditedProject) -> FindingCounts {
    var counts = FindingCounts()
    for audit in project.audits {
      for finding in audit.findings { counts.add(finding, decision(for: finding)) }
    }
    return counts
  }

  /// How many findings a recorded fix cleared that no rule reports any more.
  ///
  /// - Complexity: O(findings) where fixes cleared any, else O(1).
  func fixedCount(in project: AuditedProject) -> Int {
    var cleared = Set(project.review.fixes.flatMap(\.clears))
    if cleared.isEmpty { return 0 }
    for audit in project.audits {
      for finding in audit.findings { cleared.remove(finding.id) }
    }
    return cleared.count
  }
}
