import AuditCore
import LosslessJSON

/// Findings of other engines as new values of a document.
enum ReportedFragments {
  /// The findings of a screen: an object with a list an engine, in the order the engines come.
  ///
  /// - Complexity: O(findings × engines).
  static func fragment(_ findings: [ReportedFinding]) -> JSONFragment {
    var engines: [String] = []
    for finding in findings where !engines.contains(finding.engine) {
      engines.append(finding.engine)
    }
    let members = engines.map { engine in
      JSONFragmentMember(
        engine,
        .array(findings.filter { $0.engine == engine }.map(fragment), layout: .lines))
    }
    return .object(members, layout: .lines)
  }

  /// One finding, its members in the order of the format's page.
  static func fragment(_ finding: ReportedFinding) -> JSONFragment {
    var list = MemberList()
    list.add("rule", finding.rule)
    list.add("element", finding.element.map { .string($0) })
    if !finding.failed { list.add("outcome", "cannotTell") }
    list.add("impact", finding.impact.rawValue)
    if !finding.wcag.isEmpty { list.add("wcag", .strings(finding.wcag)) }
    list.add("message", finding.message)
    list.add("counterpart", finding.counterpart.map { .string($0) })
    list.add("label", finding.label)
    if !finding.evidence.isEmpty { list.add("evidence", evidence(finding.evidence)) }
    return .object(list.members)
  }

  /// Facts by name; a second one of a name is numbered, as names in an object are unique.
  private static func evidence(_ facts: [Evidence]) -> JSONFragment {
    var times: [String: Int] = [:]
    return .object(
      facts.map { fact in
        times[fact.field, default: 0] += 1
        let number = times[fact.field] ?? 1
        let name = number == 1 ? fact.field : "\(fact.field) \(number)"
        return JSONFragmentMember(name, .string(fact.value))
      })
  }
}
