import AuditCore

/// Findings for programs: every one, in document order, the same bytes for the same input.
enum JSONReport {
  /// Writes the report; one finding a line, so that two reports can be compared by line.
  ///
  /// - Complexity: O(findings), besides what the options' closures take.
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] {
    let places = ScreenPlaces(project)
    let decided = DecidedFindings(project)
    let wcag = Dictionary(
      project.rules.map { ($0.id, $0.wcag) }, uniquingKeysWith: { first, _ in first })
    var json = JSONWriter()
    json.reserve(project.audits.reduce(0) { $0 + $1.findings.count } * 420 + 1_000)
    json.openObject()
    head(of: project, decided: decided, to: &json)
    json.nextOnNewLine()
    json.key("findings")
    json.openArray()
    for (number, audit) in project.audits.enumerated() {
      let screen = places.screen(of: number)
      for finding in audit.findings {
        json.nextOnNewLine()
        write(
          finding, node: screen?.node(of: finding),
          wcag: finding.reportedBy?.wcag ?? wcag[finding.rule] ?? [],
          decision: decided.decision(for: finding), options, to: &json)
      }
    }
    json.newLine()
    json.closeArray()
    json.closeObject()
    json.newLine()
    return json.text.bytes
  }

  private static func head(
    of project: AuditedProject, decided: DecidedFindings, to json: inout JSONWriter
  ) {
    json.key("tool")
    json.openObject()
    json.key("name")
    json.string("aloud")
    json.key("version")
    json.string(project.toolVersion)
    json.closeObject()
    json.nextOnNewLine()
    json.key("project")
    json.string(project.facts.name)
    json.nextOnNewLine()
    json.key("summary")
    summary(of: project, decided: decided, to: &json)
  }

  private static func summary(
    of project: AuditedProject, decided: DecidedFindings, to json: inout JSONWriter
  ) {
    let counts = decided.counts(of: project)
    json.openObject()
    let facts: [(String, Int)] = [
      ("screens", project.screens.count),
      ("elements", project.screens.reduce(0) { $0 + $1.elements.count }),
      ("rules", project.rules.count), ("findings", counts.total), ("failed", counts.failed),
      ("cannotTell", counts.cannotTell), ("fixed", decided.fixedCount(in: project)),
    ]
    for (name, number) in facts {
      json.key(name)
      json.number(number)
    }
    json.key("impact")
    json.openObject()
    for impact in Impact.worstFirst {
      json.key(impact.rawValue)
      json.number(counts.count(impact))
    }
    json.closeObject()
    json.key("decision")
    json.openObject()
    for decision in Decision.reportOrder {
      json.key(decision.rawValue)
      json.number(counts.count(decision))
    }
    json.closeObject()
    json.closeObject()
  }

  private static func write(
    _ finding: Finding, node: Int?, wcag: [String], decision: Decision, _ options: ReportOptions,
    to json: inout JSONWriter
  ) {
    json.openObject()
    let texts: [(String, String?)] = [
      ("key", finding.id), ("rule", finding.rule),
      ("outcome", finding.failed ? "failed" : "cannotTell"), ("reason", finding.reason?.id),
      ("impact", finding.impact.rawValue), ("decision", decision.rawValue),
      ("screen", finding.screen), ("element", finding.element), ("locale", finding.locale),
      ("engine", finding.engine),
    ]
    for (name, value) in texts {
      json.key(name)
      json.string(value)
    }
    json.key("wcag")
    json.strings(wcag)
    json.key("message")
    json.string(finding.message)
    json.key("evidence")
    evidence(of: finding, to: &json)
    json.key("fixes")
    json.openArray()
    for fix in options.fixes(finding) { write(fix, to: &json) }
    json.closeArray()
    json.key("related")
    json.strings(finding.related)
    json.key("line")
    json.number(node.flatMap { $0 < 0 ? nil : options.lineOf($0) })
    json.closeObject()
  }

  /// The facts of a finding, with what was missing where the rule could not tell.
  private static func evidence(of finding: Finding, to json: inout JSONWriter) {
    var facts = finding.evidence
    switch finding.reason {
    case .notMeasured(let fact): facts.append(Evidence("notMeasured", fact))
    case .needsPerson(let sentence): facts.append(Evidence("needsPerson", sentence))
    case .userContent, nil: break
    }
    var seen: [String: Int] = [:]
    json.openObject()
    for fact in facts {
      // Names in an object are unique; a second fact of one name is numbered.
      let times = seen[fact.field, default: 0] + 1
      seen[fact.field] = times
      json.key(times == 1 ? fact.field : "\(fact.field) \(times)")
      json.string(fact.value)
    }
    json.closeObject()
  }

  private static func write(_ fix: ProposedFix, to json: inout JSONWriter) {
    json.openObject()
    json.key("member")
    json.string(fix.member.rawValue)
    json.key("locale")
    json.string(fix.locale)
    json.key("value")
    switch fix.value {
    case .absent, .null: json.null()
    case .text(let text): json.string(text)
    case .list(let items): json.strings(items)
    case .flag(let flag): json.flag(flag)
    }
    json.closeObject()
  }
}
