import AuditCore
import ProjectStore
import Reports

extension Subcommand {
  /// Options that narrow what is audited.
  static let auditOptions = [
    Option(
      name: "--rule", value: "ID", isRepeatable: true, help: "Only this rule; may be repeated."),
    Option(
      name: "--screen", value: "ID", isRepeatable: true,
      help: "Only this screen; may be repeated."),
    Option(
      name: "--locale", value: "TAG", isRepeatable: true,
      help: "Only this language; may be repeated."),
    Option(
      name: "--engine", value: "ID", isRepeatable: true,
      help: "Only what this engine found, such as aloud or axe-devtools; may be repeated."),
    Option(name: "--impact", value: "IMPACT", help: "Only this impact and worse."),
  ]

  static let audit = Subcommand(
    name: "audit", arguments: "PROJECT...", count: 1...Int.max,
    summary: "Lists what is wrong.",
    options: auditOptions + [
      Option(
        name: "--format", value: "FORMAT",
        help: "One of " + ReportCatalog.all.map(\.id).joined(separator: ", ")
          + "; text if not said."),
      Option(
        name: "--fail-on", value: "IMPACT",
        help: "Exit with 1 when an open finding of this impact or worse failed."),
      Option(
        name: "--baseline", value: "OLD.json",
        help: "Leave out findings that were in this earlier version of the project."),
      reviewerOption,
    ],
    example: "aloud audit Projects/tea-shop.json --impact serious --fail-on critical"
  ) { arguments, rim in
    let choice = try AuditChoice(arguments)
    let failOn = try AuditChoice.impact(arguments.value("--fail-on"), for: "--fail-on")
    let format = try reportFormat(arguments.value("--format") ?? "text")
    guard arguments.plain.count == 1 || format.canFollowAnother else {
      throw Complaint(
        "a \(format.id) report is of one project, found \(arguments.plain.count)",
        help: "audit them one by one, or as text")
    }
    let known = try arguments.value("--baseline").map { try baseline($0, choice, rim) }
    var code: Int32 = 0
    for path in arguments.plain {
      let project = try rim.project(path)
      var audited = try rim.audited(
        project, path: path, choice: choice, reviewer: rim.reviewer(arguments),
        keepingElements: format.looksAtElements)
      if let known {
        audited.audits = audited.audits.map { $0.filtered { !known.contains($0.id) } }
      }
      try rim.write(format.render(audited, rim.reportOptions(audited, project)))
      if let failOn, hasOpen(audited, failOn) { code = 1 }
    }
    return code
  }

  /// The report format of an id.
  static func reportFormat(_ id: String) throws(Complaint) -> ReportFormat {
    guard let format = ReportCatalog.format(id: id) else {
      let ids = ReportCatalog.all.map(\.id).joined(separator: ", ")
      throw Complaint("there is no report format \"\(id)\"", help: "the formats are \(ids)")
    }
    return format
  }

  private static func baseline(
    _ path: String, _ choice: AuditChoice, _ rim: Rim
  ) throws(Complaint) -> Set<String> {
    let old = try rim.audited(
      try rim.project(path), path: path, choice: choice, reviewer: nil)
    return Set(old.audits.flatMap { $0.findings.map(\.id) })
  }

  private static func hasOpen(_ audited: AuditedProject, _ impact: Impact) -> Bool {
    audited.audits.contains { audit in
      audit.findings.contains { finding in
        guard finding.failed, finding.impact >= impact else { return false }
        let decision = audited.review.decision(for: finding.id, now: audited.now)
        return decision == .open || decision == .confirmed
      }
    }
  }
}
