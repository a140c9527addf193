import AuditCore

/// A rule's page as lines of text, for the rule panel and the command line.
public enum RulePage {
  /// The page of a rule, lines not yet wrapped.
  public static func lines(_ rule: Rule) -> [String] {
    var lines = [
      rule.title, "", "Impact: \(rule.impact.rawValue)",
      "Rests on: " + rule.requirements.map(words).joined(separator: "; "), "",
      "Applies to: \(rule.appliesTo)", "Expects: \(rule.expects)", "",
      "Why it matters: \(rule.why)",
    ]
    lines += section("Takes for granted", rule.assumptions)
    lines += section("Known limits", rule.knownLimits)
    lines += ["", "Cases"]
    for example in rule.cases {
      lines.append("  \(verdict(example.verdict)): \(example.why)")
      lines += example.json.split(separator: "\n").map { "    \($0)" }
    }
    lines += section("Sources", rule.sources)
    return lines
  }

  /// What is known of the rule of another engine, and the page of Aloud's rule on the same matter.
  static func lines(_ finding: Finding, of engine: ReportingEngine, beside rules: [Rule])
    -> [String]
  {
    var lines = [
      "\(finding.rule) is a rule of \(engine.name), which reported this; Aloud did not judge it.",
      "",
      "Impact: \(finding.impact.rawValue)",
    ]
    if !engine.wcag.isEmpty {
      lines.append("Rests on: " + engine.wcag.map(words(criterion:)).joined(separator: "; "))
    }
    guard let rule = rules.first(where: { $0.id == engine.counterpart }) else { return lines }
    return lines + ["", "Aloud's rule on the same matter is \(rule.id).", ""] + self.lines(rule)
  }

  /// A requirement in a reviewer's words, with the criterion's title and level.
  public static func words(_ requirement: Rule.Requirement) -> String {
    switch requirement {
    case .wcag(let number): return words(criterion: number)
    case .guideline(let name): return name
    case .pattern(let name): return name
    case .bestPractice: return "best practice"
    case .bestPracticeNear(let number):
      return "best practice, near \(words(criterion: number)), which does not ask for it"
    }
  }

  private static func words(criterion number: String) -> String {
    guard let criterion = Criterion.of(number) else { return "WCAG \(number)" }
    return "WCAG 2.2 \(number) \(criterion.title) (\(criterion.level.rawValue))"
  }

  private static func section(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["", title] + items.map { "  - \($0)" }
  }

  private static func verdict(_ verdict: RuleCase.Verdict) -> String {
    switch verdict {
    case .passes: "passes"
    case .fails: "fails"
    case .notApplicable: "does not apply"
    case .cannotTell: "cannot tell"
    }
  }
}
