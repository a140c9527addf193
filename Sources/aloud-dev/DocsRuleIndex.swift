import AuditCore

/// The lists of rules: the index of their pages, and the table of the README.
enum DocsRuleIndex {
  /// The index: by family, then by criterion.
  static func page(_ rules: [Rule]) -> DocsPage {
    var text = DocsMarkdown.notice
    text += """
      # Rules

      Aloud has \(rules.count) rules. Each gives one of four answers for an element: it holds, it
      fails, it says nothing about this element, or the facts do not settle it and a person must look.
      What was not measured is never counted as passed. `aloud rules ID` shows the same pages.


      """
    for family in Rule.Family.allCases {
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { continue }
      text += "## \(family.title)\n\n"
      text += DocsMarkdown.table(["Rule", "What it asks", "WCAG 2.2", "Impact"], members.map(row))
      text += "\n"
    }
    text += "## By criterion\n\n" + byCriterion(rules)
    let others = rules.filter(\.wcag.isEmpty)
    if !others.isEmpty {
      let links = others.map { link($0, from: "") }.joined(separator: ", ")
      text += "\nNo criterion asks for these; they are good practice or a platform's guideline: "
      text += links + ".\n"
    }
    return DocsPage(path: "Documentation/Rules/README.md", text: text)
  }

  /// What the README says it checks: families with their rules and criteria.
  static func summary(_ rules: [Rule]) -> String {
    let rows: [[String]] = Rule.Family.allCases.compactMap { family in
      let members = rules.filter { $0.family == family }
      guard !members.isEmpty else { return nil }
      let criteria = Criterion.all.filter { criterion in
        members.contains { $0.wcag.contains(criterion.number) }
      }
      return [
        family.title,
        members.map { link($0, from: "Documentation/Rules/") }.joined(separator: ", "),
        criteria.map(\.number).joined(separator: ", "),
      ]
    }
    return "\(rules.count) rules, each with a page of its reasons, limits and worked cases:\n\n"
      + DocsMarkdown.table(["Family", "Rules", "WCAG 2.2"], rows)
  }

  private static func row(_ rule: Rule) -> [String] {
    let criteria = rule.wcag.map { Criterion.of($0)?.numberAndLevel ?? $0 }
    return [
      link(rule, from: ""), DocsMarkdown.escaped(rule.title),
      criteria.isEmpty ? "good practice" : criteria.joined(separator: ", "),
      rule.impact.rawValue,
    ]
  }

  private static func link(_ rule: Rule, from folder: String) -> String {
    "[\(rule.id)](\(folder)\(rule.id).md)"
  }

  private static func byCriterion(_ rules: [Rule]) -> String {
    let rows: [[String]] = Criterion.all.compactMap { criterion in
      let members = rules.filter { $0.wcag.contains(criterion.number) }
      guard !members.isEmpty else { return nil }
      return [
        "[\(criterion.number) \(DocsMarkdown.escaped(criterion.title))](\(criterion.address))",
        criterion.level.rawValue,
        criterion.en301549.isEmpty ? "none" : criterion.en301549.joined(separator: ", "),
        criterion.section508 ?? "none",
        members.map { link($0, from: "") }.joined(separator: ", "),
      ]
    }
    return DocsMarkdown.table(
      ["Criterion", "Level", "EN 301 549", "Section 508", "Rules"], rows)
  }
}
