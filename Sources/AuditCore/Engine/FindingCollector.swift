/// Gathers the outcomes of a screen that are to be told.
struct FindingCollector {
  private let rules: [Rule]
  private let screen: Screen
  private(set) var findings: [Finding] = []
  private var isSorted = true
  /// What the languages of one element have that is to be told, until all were judged.
  private var held: [HeldOutcome] = []

  init(rules: [Rule], screen: Screen) {
    self.rules = rules
    self.screen = screen
  }

  /// Makes a finding of an outcome that is to be told; others are left out.
  mutating func tell(
    _ outcome: Outcome, _ rule: Int, _ index: Int, related: [Int] = [], locale: String? = nil,
    locales: [String] = []
  ) {
    switch outcome {
    case .failed(let report): append(report, nil, rule, index, related, locale, locales)
    case .cannotTell(let reason, let report):
      append(report, reason, rule, index, related, locale, locales)
    case .passed, .notApplicable: break
    }
  }

  /// Keeps an outcome in one language that is to be told until `tellHeld`.
  mutating func hold(_ outcome: Outcome, rule: Int, locale: String?) {
    switch outcome {
    case .failed(let report): held.append(HeldOutcome(rule, report, nil, locale))
    case .cannotTell(let reason, let report):
      held.append(HeldOutcome(rule, report, reason, locale))
    case .passed, .notApplicable: break
    }
  }

  /// Makes findings of what is held of one element, the languages with one cause together or each
  /// by itself.
  ///
  /// - Complexity: O(outcomes held).
  mutating func tellHeld(_ index: Int, baseLocale: String, together: Bool) {
    guard !held.isEmpty else { return }
    let told =
      together && held.count > 1 ? HeldOutcome.grouped(held, baseLocale: baseLocale) : held
    for outcome in told {
      append(
        outcome.report, outcome.reason, outcome.rule, index, [], outcome.locale, outcome.locales)
    }
    held.removeAll(keepingCapacity: true)
  }

  /// Adds findings no rule of ours made.
  mutating func add(_ others: [Finding]) {
    guard !others.isEmpty else { return }
    findings += others
    isSorted = false
  }

  private mutating func append(
    _ report: Report, _ reason: Reason?, _ rule: Int, _ index: Int, _ related: [Int],
    _ locale: String?, _ locales: [String]
  ) {
    if let last = findings.last, last.index > index { isSorted = false }
    findings.append(
      Finding(
        rule: rules[rule].id, failed: reason == nil, reason: reason,
        impact: report.impact ?? rules[rule].impact,
        screen: screen.id, element: screen.elements[index].id, index: index,
        related: related.map { screen.elements[$0].id }, locale: locale, locales: locales,
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
