import AuditCore
import ProjectStore
import Workbench

/// The page of one rule: what it asks, why, and its worked cases with what Aloud says of them.
enum DocsRulePage {
  /// The page.
  ///
  /// - Throws: `ProjectError` when a case is no project.
  static func page(_ rule: Rule) throws(ProjectError) -> DocsPage {
    var text = DocsMarkdown.notice
    text += "# \(rule.id)\n\n**\(DocsMarkdown.escaped(rule.title)).**\n\n"
    text += facts(rule)
    text += section("Applies to", DocsMarkdown.escaped(rule.appliesTo) + "\n")
    text += section("Requirement", DocsMarkdown.escaped(rule.expects) + "\n")
    text += section("Why it matters", DocsMarkdown.escaped(rule.why) + "\n")
    text += section("Takes for granted", items(rule.assumptions))
    text += section("Known limits", items(rule.knownLimits))
    text += try cases(rule)
    text += section("Sources", items(rule.sources))
    text += "\n[All rules](README.md)\n"
    return DocsPage(path: "Documentation/Rules/\(rule.id).md", text: text)
  }

  /// A criterion as a link, with its level and what other standards call it.
  static func criterion(_ number: String) -> String {
    guard let criterion = Criterion.of(number) else { return "WCAG \(number)" }
    var parts = ["level \(criterion.level.rawValue)"]
    if !criterion.en301549.isEmpty {
      parts.append("EN 301 549 \(criterion.en301549.joined(separator: ", "))")
    }
    if let provision = criterion.section508 { parts.append("Section 508 \(provision)") }
    let title = DocsMarkdown.escaped(criterion.title)
    return "[WCAG 2.2 \(number) \(title)](\(criterion.address)): \(parts.joined(separator: "; "))"
  }

  private static func facts(_ rule: Rule) -> String {
    var lines = ["Impact: \(rule.impact.rawValue)", "Family: \(rule.family.title)"]
    for requirement in rule.requirements {
      switch requirement {
      case .wcag(let number):
        lines.append(criterion(number))
        if let note = Criterion.of(number)?.softwareNote {
          lines[lines.count - 1] += "; for software: \(DocsMarkdown.escaped(note))"
        }
      case .guideline(let name): lines.append("Guideline: \(DocsMarkdown.escaped(name))")
      case .pattern(let name): lines.append(sentenceCase(DocsMarkdown.escaped(name)))
      case .bestPractice:
        lines.append(
          rule.wcag.isEmpty
            ? "Good practice; no norm asks for it"
            : "Good practice; no criterion asks for it in so many words")
      case .bestPracticeNear(let number):
        lines.append("Good practice; no criterion asks for it, the nearest is \(criterion(number))")
      }
    }
    return DocsMarkdown.list(lines)
  }

  private static func sentenceCase(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func items(_ sentences: [String]) -> String {
    DocsMarkdown.list(sentences.map(DocsMarkdown.escaped))
  }

  private static func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "\n## \(title)\n\n\(text)"
  }
}

extension DocsRulePage {
  private static let verdicts: [(RuleCase.Verdict, String)] = [
    (.fails, "Fails"), (.passes, "Passes"), (.cannotTell, "Left to a person"),
    (.notApplicable, "Does not apply"),
  ]

  private static let casesIntroduction = """
    Each is a project, or one or more elements of a screen in an iOS app in English, German and
    Japanese. Its verdict is held by a test.

    """

  private static func cases(_ rule: Rule) throws(ProjectError) -> String {
    var text = "\n## Cases\n\n" + casesIntroduction
    for (verdict, heading) in verdicts {
      let examples = rule.cases.filter { $0.verdict == verdict }
      guard !examples.isEmpty else { continue }
      text += "\n### \(heading)\n"
      for example in examples {
        text += "\n**\(DocsMarkdown.escaped(example.why))**\(place(example))\n\n"
        text += DocsMarkdown.block(example.json, language: "json")
        for line in try said(of: example, by: rule) {
          text += "\nAloud says: \(DocsMarkdown.escaped(visibleText(line))).\n"
        }
      }
    }
    return text
  }

  /// Which element of several, or which language, a case is about.
  private static func place(_ example: RuleCase) -> String {
    var parts: [String] = []
    if example.json.components(of: "\"id\"") > 1 {
      parts.append("element \(DocsMarkdown.code(example.element))")
    }
    if let locale = example.locale { parts.append("language \(DocsMarkdown.code(locale))") }
    return parts.isEmpty ? "" : " (For \(parts.joined(separator: ", ")).)"
  }

  /// What the rule says of a case's element, as an audit gives it.
  private static func said(
    of example: RuleCase, by rule: Rule
  ) throws(ProjectError) -> [String] {
    guard example.verdict == .fails || example.verdict == .cannotTell else { return [] }
    let project = try Project(parsing: Array(example.project.utf8))
    var said: [String] = []
    for audit in Auditor(rules: [rule]).audit(try project.screens(), of: project.facts) {
      for finding in audit.findings where finding.locale == example.locale {
        guard finding.element == example.element || finding.related.contains(example.element)
        else { continue }
        said.append(finding.message + (finding.reason.map { "; \($0.sentence)" } ?? ""))
      }
    }
    return said
  }
}

extension String {
  /// How often a piece occurs in the text.
  fileprivate func components(of piece: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: piece) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
