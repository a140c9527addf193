/// Gathers outcomes into findings and tallies.
struct FindingCollector {
  private let rules: [Rule]
  private let screen: Screen
  private(set) var findings: [Finding] = []
  private var tallies: [OutcomeTally]
  private var isSorted = true
  /// What the languages of one element have that is to be told, until all were judged.
  private var held: [HeldOutcome] = []

  init(rules: [Rule], screen: Screen) {
    self.rules = rules
    self.screen = screen
    tallies = Array(repeating: OutcomeTally(), count: rules.count)
  }

  /// Counts an outcome and makes a finding of one that is to be told.
  @inline(__always)
  mutating func add(
    _ outcome: Outcome, rule: Int, index: Int, related: [Int] = [], locale: String? = nil,
    locales: [String] = []
  ) {
    switch outcome {
    case .passed: tallies[rule].passed &+= 1
    case .notApplicable: tallies[rule].notApplicable &+= 1
    case .failed(let report):
      tallies[rule].failed += 1
      append(report, nil, rule, index, related, locale, locales)
    case .cannotTell(let reason, let report):
      tallies[rule].cannotTell += 1
      append(report, reason, rule, index, related, locale, locales)
    }
  }

  /// Counts an outcome in one language, and keeps one that is to be told until `tellHeld`.
  @inline(__always)
  mutating func hold(_ outcome: Outcome, rule: Int, locale: String?) {
    switch outcome {
    case .passed: tallies[rule].passed &+= 1
    case .notApplicable: tallies[rule].notApplicable &+= 1
    case .failed(let report): held.append(HeldOutcome(rule, report, nil, locale))
    case .cannotTell(let reason, let report):
      held.append(HeldOutcome(rule, report, reason, locale))
    }
  }

  /// Makes findings of what is held of one element, the languages with one cause together or each
  /// by itself.
  ///
  /// - Complexity: O(outcomes held).
  mutating func tellHeld(_ index: Int, baseLocale: String, together: Bool) {
    guard !held.isEmpty else { return }
    for outcome in held {
      if outcome.reason == nil {
        tallies[outcome.rule].failed += 1
      } else {
        tallies[outcome.rule].cannotTell += 1
      }
    }
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
        rule: rules[rule].id, failed: reason == nil, reason: reason, impact: rules[rule].impact,
        screen: screen.id, element: screen.elements[index].id, index: index,
        related: related.map { screen.elements[$0].id }, locale: locale, locales: locales,
        message: report.message, evidence: report.evidence))
  }

  consuming func finished(mentions: [Mention] = []) -> ScreenAudit {
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
