import AuditCore

extension HTMLPage {
  /// The table by impact and decision, and the same as bars.
  func glance(to text: inout ByteText) {
    text.line("<section id=\"glance\">")
    text.line("<h2>At a glance</h2>")
    text.line("<div class=\"glance\">")
    bars(to: &text)
    countsTable(to: &text)
    text.line("</div>")
    text.line("</section>")
  }

  private func bars(to text: inout ByteText) {
    let most = max(1, Impact.worstFirst.map { summary.counts.count($0) }.max() ?? 1)
    text.line("<ul class=\"bars\" role=\"list\" aria-label=\"Findings by impact\">")
    for impact in Impact.worstFirst {
      let all = summary.counts.count(impact)
      let open = summary.counts.count(impact, .open)
      let openWidth = all == 0 ? 0 : max(open == 0 ? 0 : 1, open * 200 / most)
      let width = all == 0 ? 0 : max(1, all * 200 / most)
      text.line(
        """
        <li class="\(impact.rawValue)"><span>\(Words.capitalised(impact.rawValue))</span>
        <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">\
        <rect class="all" width="\(width)" height="12"/>\
        <rect class="open" width="\(openWidth)" height="12"/></svg>
        <span>\(Words.grouped(open)) open of \(Words.grouped(all))</span></li>
        """)
    }
    text.line("</ul>")
  }

  private func countsTable(to text: inout ByteText) {
    text.line("<table class=\"counts\">")
    text.line("<caption>Findings by decision and impact</caption>")
    text.raw("<thead><tr><th scope=\"col\">Decision</th>")
    for impact in Impact.worstFirst {
      text.raw("<th scope=\"col\">\(Words.capitalised(impact.rawValue))</th>")
    }
    text.line("<th scope=\"col\">All</th></tr></thead>")
    text.line("<tbody>")
    for decision in Decision.reportOrder {
      let cells = Impact.worstFirst.map { summary.counts.count($0, decision) }
      tableRow(Words.capitalised(decision.words), cells + [cells.reduce(0, +)], to: &text)
    }
    text.line("</tbody>")
    text.line("<tfoot>")
    let sums = Impact.worstFirst.map { summary.counts.count($0) }
    tableRow("All", sums + [summary.counts.total], to: &text)
    text.line("</tfoot>")
    text.line("</table>")
  }

  private func tableRow(_ head: String, _ cells: [Int], to text: inout ByteText) {
    text.raw("<tr><th scope=\"row\">\(head)</th>")
    for cell in cells { text.raw("<td>\(Words.grouped(cell))</td>") }
    text.line("</tr>")
  }

  /// What was looked at, by whom, when and with what.
  func reviewed(to text: inout ByteText) {
    let facts = project.facts
    text.line("<section id=\"reviewed\">")
    text.line("<h2>What was reviewed</h2>")
    text.line("<dl class=\"facts\">")
    row("Project", HTMLText.user(facts.name, locale: baseLocale), to: &text)
    row("File", HTMLText.code(project.path), to: &text)
    row("Platform", facts.platform.rawValue, to: &text)
    let size =
      Words.count(summary.screens.count, "screen") + ", "
      + Words.count(summary.elements, "element")
    row("Size", size, to: &text)
    let locales = facts.locales.isEmpty ? [facts.baseLocale] : facts.locales
    let languages = locales.prefix(40).map { HTMLText.escaped(LanguageTag.named($0)) }
    row("Languages", languages.joined(separator: ", "), to: &text)
    row("Rules", "<a href=\"#rules\">\(Words.count(project.rules.count, "rule"))</a>", to: &text)
    row("Date", time(project.now), to: &text)
    row("Reviewer", project.reviewer.map { HTMLText.user($0) } ?? "not given", to: &text)
    row("Tool", "Aloud \(HTMLText.escaped(project.toolVersion))", to: &text)
    text.line("</dl>")
    text.line("</section>")
  }

  /// What nobody can read from this review.
  func unmeasured(to text: inout ByteText) {
    text.line("<section id=\"unmeasured\">")
    text.line("<h2>What was not measured</h2>")
    let sentences = summary.unmeasured.sentences
    if sentences.isEmpty {
      text.line("<p>Every rule that applied could judge what it found.</p>")
    } else {
      text.line("<ul>")
      for (sentence, rules) in sentences {
        let ids = rules.map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", ")
        let end = ids.isEmpty ? "." : ": \(ids)."
        text.line("<li>\(HTMLText.escaped(sentence))\(end)</li>")
      }
      text.line("</ul>")
    }
    text.line("<p>\(HTMLText.escaped(ReviewNotes.limits))</p>")
    text.line("</section>")
  }
}
