import AuditCore

/// Plain text: one finding a line, worst known first words, then a summary line.
///
/// A line reads `critical failed open control-name 4.1.2 A  catalog/bell: message`. The place is
/// what the other commands take: screen/element, with `#locale` where one language is meant.
enum TextReport {
  /// Writes the report.
  ///
  /// - Complexity: O(findings).
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] {
    var text = ByteText()
    let decided = DecidedFindings(project)
    let rules = ruleWords(project, options)
    var counts = FindingCounts()
    text.reserve(project.audits.reduce(0) { $0 + $1.findings.count } * 160)
    for audit in project.audits {
      for finding in audit.findings {
        let decision = decided.decision(for: finding)
        counts.add(finding, decision)
        write(finding, decision, rules[finding.rule] ?? words(finding, options), to: &text)
      }
    }
    text.raw(HiddenCharacter.spelled(project.facts.name))
    text.raw(": ")
    text.line(ResultSentence.line(counts, screens: project.screens.count))
    return text.bytes
  }

  private static func write(
    _ finding: Finding, _ decision: Decision, _ rule: String, to text: inout ByteText
  ) {
    text.raw(finding.impact.rawValue)
    text.raw(finding.failed ? " failed " : " cannot-tell ")
    text.raw(decision.token)
    text.raw(" ")
    text.raw(rule)
    text.raw("  ")
    text.visible(finding.screen)
    text.raw("/")
    text.visible(finding.element)
    if let locale = finding.locale {
      text.raw("#")
      text.visible(locale)
    }
    text.raw(": ")
    text.visible(finding.message)
    if !finding.related.isEmpty {
      text.raw(" (and \(Words.count(finding.related.count, "other element")))")
    }
    if let reason = finding.reason {
      text.raw("; ")
      text.visible(reason.sentence)
    }
    text.raw(0x0A)
  }

  /// Each rule's id with its criteria and their levels.
  private static func ruleWords(
    _ project: AuditedProject, _ options: ReportOptions
  ) -> [String: String] {
    var words: [String: String] = [:]
    for rule in project.rules { words[rule.id] = self.words(rule.id, rule.wcag, options) }
    return words
  }

  /// The rule of another engine.
  private static func words(_ finding: Finding, _ options: ReportOptions) -> String {
    words(finding.rule, finding.reportedBy?.wcag ?? [], options)
  }

  private static func words(
    _ rule: String, _ wcag: [String], _ options: ReportOptions
  ) -> String {
    let criteria = wcag.map { number in
      options.criterion(number).map { "\(number) \($0.level)" } ?? number
    }
    return criteria.isEmpty ? rule : "\(rule) \(criteria.joined(separator: ", "))"
  }
}
