import AuditCore

/// How many findings there are, by impact and decision.
struct FindingCounts {
  private var cells = Array(
    repeating: 0, count: Impact.worstFirst.count * Decision.reportOrder.count)
  /// Findings whose rule failed.
  private(set) var failed = 0
  /// Findings whose rule could not tell.
  private(set) var cannotTell = 0

  /// All findings.
  var total: Int { failed + cannotTell }
  /// Findings nobody decided, or whose decision expired.
  var open: Int { count(.open) }

  mutating func add(_ finding: Finding, _ decision: Decision) {
    if finding.failed { failed += 1 } else { cannotTell += 1 }
    cells[slot(finding.impact, decision)] += 1
  }

  mutating func add(_ other: FindingCounts) {
    failed += other.failed
    cannotTell += other.cannotTell
    for slot in cells.indices { cells[slot] += other.cells[slot] }
  }

  func count(_ impact: Impact, _ decision: Decision) -> Int { cells[slot(impact, decision)] }

  func count(_ impact: Impact) -> Int {
    Decision.reportOrder.reduce(0) { $0 + count(impact, $1) }
  }

  func count(_ decision: Decision) -> Int {
    Impact.worstFirst.reduce(0) { $0 + count($1, decision) }
  }

  private func slot(_ impact: Impact, _ decision: Decision) -> Int {
    row(impact) * Decision.reportOrder.count + column(decision)
  }

  private func row(_ impact: Impact) -> Int {
    switch impact {
    case .critical: 0
    case .serious: 1
    case .moderate: 2
    case .minor: 3
    }
  }

  private func column(_ decision: Decision) -> Int {
    switch decision {
    case .open: 0
    case .confirmed: 1
    case .needsDevice: 2
    case .acceptedRisk: 3
    case .notAnIssue: 4
    }
  }
}
