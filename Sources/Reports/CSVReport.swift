import AuditCore

/// A table of findings for spreadsheets: RFC 4180, UTF-8, one row a finding.
///
/// A cell that a spreadsheet could take for a formula (it starts with `=`, `+`, `-`, `@`, a tab or
/// a line break, or with the full-width form of a sign) gets an apostrophe in front. Other hidden
/// characters are spelled as `<U+202E>`; line breaks inside a cell stay.
enum CSVReport {
  private static let columns = [
    "key", "rule", "outcome", "reason", "impact", "decision", "decision reason",
    "reviewer",
    "decided at", "expires", "screen", "screen title", "element", "role", "locale", "wcag",
    "message", "evidence", "heard", "fixes", "related", "line", "engine",
  ]

  /// Writes the report.
  ///
  /// - Complexity: O(findings), besides what the options' closures take.
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] {
    let places = ScreenPlaces(project)
    let decided = DecidedFindings(project)
    let wcag = Dictionary(
      project.rules.map { ($0.id, $0.wcag.joined(separator: " ")) },
      uniquingKeysWith: { first, _ in first })
    var text = ByteText()
    row(columns, to: &text)
    for (number, audit) in project.audits.enumerated() {
      let screen = places.screen(of: number)
      for finding in audit.findings {
        var cells = decisionCells(finding, decided)
        cells += placeCells(finding, screen)
        cells.append(
          finding.reportedBy?.wcag.joined(separator: " ") ?? wcag[finding.rule] ?? "")
        cells += contentCells(finding, screen, project, options)
        row(cells, to: &text)
      }
    }
    return text.bytes
  }

  private static func decisionCells(_ finding: Finding, _ decided: DecidedFindings) -> [String] {
    let recorded = decided.recorded(for: finding)
    return [
      finding.id, finding.rule, finding.failed ? "failed" : "cannotTell",
      finding.reason?.sentence ?? "", finding.impact.rawValue,
      decided.decision(for: finding).rawValue, recorded?.reason ?? "", recorded?.reviewer ?? "",
      recorded?.at ?? "", recorded?.expires ?? "",
    ]
  }

  private static func placeCells(_ finding: Finding, _ screen: Screen?) -> [String] {
    [
      finding.screen, screen?.name ?? "", finding.element,
      screen?.element(of: finding)?.role.words ?? "", finding.locale ?? "",
    ]
  }

  private static func contentCells(
    _ finding: Finding, _ screen: Screen?, _ project: AuditedProject, _ options: ReportOptions
  ) -> [String] {
    var heard = ""
    if let screen, screen.element(of: finding) != nil {
      heard = options.heard(screen, finding.index, finding.locale ?? project.facts.baseLocale)
    }
    let fixes = options.fixes(finding).map { fix in
      "\(fix.member.words)\(fix.locale.map { " (\($0))" } ?? ""): \(fix.value.words)"
    }
    let node = screen?.node(of: finding) ?? -1
    return [
      finding.message,
      finding.evidence.map { "\($0.field): \($0.value)" }.joined(separator: "; "), heard,
      fixes.joined(separator: "; "), finding.related.joined(separator: " "),
      node < 0 ? "" : options.lineOf(node).map { String($0) } ?? "", finding.engine,
    ]
  }

  private static func row(_ cells: [String], to text: inout ByteText) {
    for (number, value) in cells.enumerated() {
      if number > 0 { text.raw(UInt8(ascii: ",")) }
      text.raw(cell(value))
    }
    text.raw("\r\n")
  }

  /// One cell: harmless to spreadsheets, quoted where its content needs it.
  static func cell(_ value: String) -> String {
    let isFormula = startsFormula(value)
    if !isFormula, value.utf8.allSatisfy(isPlain) { return value }
    var needsQuotes = false
    var shown = isFormula ? "'" : ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"":
        needsQuotes = true
        shown += "\"\""
      case ",", "\r", "\n", ";":
        needsQuotes = true
        shown.unicodeScalars.append(scalar)
      case "\t": shown.unicodeScalars.append(scalar)
      default:
        if HiddenCharacter.isHidden(scalar) {
          shown += "<\(HiddenCharacter.codePoint(scalar))>"
        } else {
          shown.unicodeScalars.append(scalar)
        }
      }
    }
    return needsQuotes ? "\"\(shown)\"" : shown
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// Source: OWASP, "CSV Injection".
  private static func startsFormula(_ value: String) -> Bool {
    switch value.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
