import AuditCore

/// The findings one rule gave on one screen, equal ones taken together.
struct FindingGroup {
  /// The rule, or nil when the project's list does not have it.
  let rule: Rule?
  /// The rule's id.
  let ruleID: String
  /// The other engine the findings come from; nil for Aloud's own.
  let engine: ReportingEngine?
  /// The impact.
  let impact: Impact
  /// The entries shown.
  var entries: [FindingEntry] = []
  /// How many findings are not shown because there are too many.
  var hidden = 0
  /// All findings of the group, shown or not.
  var total = 0
}

extension FindingGroup {
  /// The heading: what the rule requires, or which engine reports what.
  var title: String {
    if let engine { return "\(engine.name): \(ruleID.split(separator: "/").last ?? "")" }
    return rule?.title ?? ruleID
  }
}

/// One finding, or several that say the same of elements of one kind.
struct FindingEntry {
  /// The first of them; messages, evidence and decision are the same for all.
  let first: Finding
  /// The decision that holds.
  let decision: Decision
  /// What was recorded, expired or not.
  let recorded: RecordedDecision?
  /// The indices of the elements, the first finding's first; for a group of elements its others
  /// too.
  var elements: [Int]
}

/// Groups the findings of one screen for people.
struct FindingGrouping {
  private struct Sameness: Hashable {
    let message: String
    let locale: String?
    let evidence: [Evidence]
    let reason: Reason?
    let role: Role?
    let decision: Decision
    let word: [String?]
  }

  /// How many of a group's other elements are looked up.
  private static let relatedShown = 200

  private let rules: [String: Int]
  private let project: AuditedProject
  private let decided: DecidedFindings
  private let entriesShown: Int

  init(_ project: AuditedProject, decided: DecidedFindings, entriesShown: Int) {
    self.project = project
    self.decided = decided
    self.entriesShown = entriesShown
    rules = Dictionary(
      project.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The groups of one audit, the worst impact first, then in the order of the rules.
  ///
  /// - Complexity: O(findings) and a sort of the groups.
  func groups(of findings: [Finding], on screen: Screen) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [String: Int] = [:]
    var entries: [[Sameness: Int]] = []
    let indices = self.indices(of: findings, on: screen)
    for finding in findings {
      let at: Int
      if let known = places[finding.rule] {
        at = known
      } else {
        at = groups.count
        places[finding.rule] = at
        let rule = rules[finding.rule].map { project.rules[$0] }
        groups.append(
          FindingGroup(
            rule: rule, ruleID: finding.rule, engine: finding.reportedBy, impact: finding.impact))
        entries.append([:])
      }
      let related = finding.related.prefix(FindingGrouping.relatedShown).compactMap { indices[$0] }
      add(finding, related, on: screen, to: &groups[at], known: &entries[at])
    }
    return groups.enumerated().sorted { one, other in
      if one.element.impact != other.element.impact {
        return one.element.impact > other.element.impact
      }
      return (order(one.element), one.offset) < (order(other.element), other.offset)
    }.map(\.element)
  }

  /// The screen's elements by id, where a finding names others.
  private func indices(of findings: [Finding], on screen: Screen) -> [String: Int] {
    guard findings.contains(where: { !$0.related.isEmpty }) else { return [:] }
    return Dictionary(
      screen.elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func order(_ group: FindingGroup) -> Int { rules[group.ruleID] ?? rules.count }

  private func add(
    _ finding: Finding, _ related: [Int], on screen: Screen, to group: inout FindingGroup,
    known: inout [Sameness: Int]
  ) {
    let decision = decided.decision(for: finding)
    let recorded = decided.recorded(for: finding)
    group.total += 1
    let sameness = Sameness(
      message: finding.message, locale: finding.locale, evidence: finding.evidence,
      reason: finding.reason, role: screen.element(of: finding)?.role, decision: decision,
      word: [recorded?.reason, recorded?.reviewer, recorded?.at, recorded?.expires])
    // What names other elements of its own is not the same as anything.
    if finding.related.isEmpty, let at = known[sameness] {
      group.entries[at].elements.append(finding.index)
    } else if group.entries.count < entriesShown {
      if finding.related.isEmpty { known[sameness] = group.entries.count }
      group.entries.append(
        FindingEntry(
          first: finding, decision: decision, recorded: recorded,
          elements: [finding.index] + related))
    } else {
      group.hidden += 1
    }
  }
}
