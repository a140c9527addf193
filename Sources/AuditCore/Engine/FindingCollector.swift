/// Gathers the outcomes of a screen that are to be told.
struct FindingCollector {
  private let rules: [Rule]
  private let screen: Screen
  private var findings: [Finding] = []
  private var isSorted = true

  init(rules: [Rule], screen: Screen) {
    self.rules = rules
    self.screen = screen
  }

  /// Makes a finding of an outcome that is to be told; others are left out.
  mutating func tell(
    _ outcome: Outcome, _ rule: Int, _ index: Int, related: [Int] = [], locale: String? = nil
  ) {
    switch outcome {
    case .failed(let report): append(report, nil, rule, index, related, locale)
    case .cannotTell(let reason, let report): append(report, reason, rule, index, related, locale)
    case .passed, .notApplicable: break
    }
  }

  private mutating func append(
    _ report: Report, _ reason: Reason?, _ rule: Int, _ index: Int, _ related: [Int],
    _ locale: String?
  ) {
    if let last = findings.last, last.index > index { isSorted = false }
    findings.append(
      Finding(
        rule: rules[rule].id, failed: reason == nil, reason: reason, impact: rules[rule].impact,
        screen: screen.id, element: screen.elements[index].id, index: index,
        related: related.map { screen.elements[$0].id }, locale: locale,
        message: report.message, evidence: report.evidence))
  }

  consuming func finished(tallies: [OutcomeTally], mentions: [Mention] = []) -> ScreenAudit {
    if !isSorted {
      let order = findings.indices.sorted {
        (findings[$0].index, $0) < (findings[$1].index, $1)
      }
      findings = order.map { findings[$0] }
    }
    return ScreenAudit(
      screen: screen.id, findings: findings, tallies: tallies, mentions: mentions)
  }
}
