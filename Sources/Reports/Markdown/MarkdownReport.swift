import AuditCore

/// The review summary as Markdown, for pull requests, wikis and notes.
enum MarkdownReport {
  /// Writes the summary.
  ///
  /// - Complexity: O(findings), and what is shown of them.
  static func render(_ project: AuditedProject, _ options: ReportOptions) -> [UInt8] {
    let page = MarkdownPage(summary: ReviewSummary(project, options))
    var text = ByteText()
    page.overview(to: &text)
    page.unmeasured(to: &text)
    page.screens(to: &text)
    page.fixes(to: &text)
    page.checks(to: &text)
    page.rules(to: &text)
    text.line()
    text.line("---")
    text.line()
    text.line("Made with Aloud \(MarkdownText.escaped(project.toolVersion)).")
    return text.bytes
  }
}

/// One summary being written; its later sections are in extensions.
struct MarkdownPage {
  let summary: ReviewSummary

  var project: AuditedProject { summary.project }
  var baseLocale: String { project.facts.baseLocale }

  /// What was reviewed and what it came to.
  func overview(to text: inout ByteText) {
    let facts = project.facts
    text.line("# Review of accessible names: \(MarkdownText.escaped(Words.named(facts.name)))")
    text.line()
    text.line("**\(MarkdownText.escaped(summary.sentence))**")
    if let rest = summary.rest { text.line(MarkdownText.escaped(rest)) }
    text.line()
    let locales = facts.locales.isEmpty ? [facts.baseLocale] : facts.locales
    let languages = locales.prefix(40).map { MarkdownText.escaped(LanguageTag.named($0)) }
    let size =
      "\(Words.count(summary.screens.count, "screen")), "
      + Words.count(summary.elements, "element")
    let rows = [
      "Project: \(MarkdownText.escaped(facts.name)), file \(MarkdownText.code(project.path))",
      "Platform: \(facts.platform.rawValue)", "Size: \(size)",
      "Languages: \(languages.joined(separator: ", "))",
      "Rules: \(Words.grouped(project.rules.count)), listed at the end",
      "Date: \(MarkdownText.escaped(Words.moment(project.now)))",
      "Reviewer: \(project.reviewer.map(MarkdownText.escaped) ?? "not given")",
      "Tool: Aloud \(MarkdownText.escaped(project.toolVersion))",
    ]
    for row in rows { text.line("- \(row)") }
    text.line()
    glance(to: &text)
  }

  private func glance(to text: inout ByteText) {
    text.line("## At a glance")
    text.line()
    let heads = Impact.worstFirst.map { Words.capitalised($0.rawValue) }
    text.line("| Decision | \(heads.joined(separator: " | ")) | All |")
    text.line("| --- |\(String(repeating: " ---: |", count: heads.count + 1))")
    for decision in Decision.reportOrder {
      let cells = Impact.worstFirst.map { summary.counts.count($0, decision) }
      tableRow(Words.capitalised(decision.words), cells + [cells.reduce(0, +)], to: &text)
    }
    let sums = Impact.worstFirst.map { summary.counts.count($0) }
    tableRow("All", sums + [summary.counts.total], to: &text)
    text.line()
    text.line("```text")
    let most = max(1, sums.max() ?? 1)
    for impact in Impact.worstFirst {
      let all = summary.counts.count(impact)
      let bar = String(repeating: "█", count: all == 0 ? 0 : max(1, all * 30 / most))
      let name = impact.rawValue + String(repeating: " ", count: 9 - impact.rawValue.count)
      let numbers =
        "\(Words.grouped(summary.counts.count(impact, .open))) open of \(Words.grouped(all))"
      text.line(name + (bar.isEmpty ? "" : bar + " ") + numbers)
    }
    text.line("```")
    text.line()
  }

  private func tableRow(_ head: String, _ cells: [Int], to text: inout ByteText) {
    text.line("| \(head) | \(cells.map(Words.grouped).joined(separator: " | ")) |")
  }

  /// What nobody can read from this review.
  func unmeasured(to text: inout ByteText) {
    text.line("## What was not measured")
    text.line()
    let sentences = summary.unmeasured.sentences
    if sentences.isEmpty {
      text.line("Every rule that applied could judge what it found.")
    }
    for (sentence, rules) in sentences {
      let ids = rules.map(MarkdownText.code).joined(separator: ", ")
      text.line("- \(MarkdownText.escaped(sentence))\(ids.isEmpty ? "." : ": \(ids).")")
    }
    text.line()
    text.line(ReviewNotes.limits)
    text.line()
  }
}
