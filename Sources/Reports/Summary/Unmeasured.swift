import AuditCore

/// What the review could not settle, counted: it is said in the report, and never as passed.
struct Unmeasured {
  /// Facts nobody measured, with the findings they left unsettled, the commonest first.
  private(set) var facts: [(fact: String, findings: Int, rules: [String])] = []
  /// Findings on text that people who use the app wrote.
  private(set) var userContent = 0
  /// Findings only a person can judge, and the rules that ask.
  private(set) var needsPerson: (findings: Int, rules: [String]) = (0, [])
  /// Rules that found nothing they apply to.
  private(set) var idleRules: [String] = []
  /// Rules that applied and could not judge a single element.
  private(set) var unsettledRules: [String] = []

  /// Gathers what was left open.
  ///
  /// - Complexity: O(findings + screens × rules).
  init(_ project: AuditedProject) {
    var places: [String: Int] = [:]
    for audit in project.audits {
      for finding in audit.findings {
        guard let reason = finding.reason else { continue }
        note(reason, of: finding.rule, places: &places)
      }
    }
    facts = facts.enumerated().sorted {
      ($1.element.findings, $0.offset) < ($0.element.findings, $1.offset)
    }.map(\.element)
    for (rule, tally) in zip(project.rules, project.tallies) {
      if tally.passed + tally.failed > 0 { continue }
      if tally.cannotTell > 0 {
        unsettledRules.append(rule.id)
      } else {
        idleRules.append(rule.id)
      }
    }
  }

  private mutating func note(_ reason: Reason, of rule: String, places: inout [String: Int]) {
    switch reason {
    case .userContent: userContent += 1
    case .needsPerson:
      needsPerson.findings += 1
      if !needsPerson.rules.contains(rule) { needsPerson.rules.append(rule) }
    case .notMeasured(let fact):
      if let at = places[fact] {
        facts[at].findings += 1
        if !facts[at].rules.contains(rule) { facts[at].rules.append(rule) }
      } else {
        places[fact] = facts.count
        facts.append((fact, 1, [rule]))
      }
    }
  }

  /// One sentence for each kind of gap, with the rules' ids apart so that reports can mark them.
  var sentences: [(text: String, rules: [String])] {
    var result: [(String, [String])] = []
    for gap in facts.prefix(Unmeasured.factsShown) {
      let findings = Words.count(gap.findings, "finding")
      let verb = gap.findings == 1 ? "stays" : "stay"
      let fact = Words.capitalised(gap.fact)
      result.append(("\(fact) was not measured; \(findings) \(verb) unsettled", gap.rules))
    }
    if facts.count > Unmeasured.factsShown {
      let rest = facts.dropFirst(Unmeasured.factsShown).reduce(0) { $0 + $1.findings }
      result.append(
        ("Other facts were not measured; \(Words.count(rest, "finding")) stay unsettled", []))
    }
    if needsPerson.findings > 0 {
      let findings = Words.count(needsPerson.findings, "finding")
      result.append(("\(findings) only a person can judge", needsPerson.rules))
    }
    if userContent > 0 {
      let findings = Words.count(userContent, "finding")
      result.append(("\(findings) on text that people who use the app wrote", []))
    }
    if !unsettledRules.isEmpty {
      result.append(("Rules that applied but could judge nothing", unsettledRules))
    }
    if !idleRules.isEmpty {
      result.append(("Rules that found nothing they apply to", idleRules))
    }
    return result
  }

  private static let factsShown = 20
}
