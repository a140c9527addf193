import AuditCore

extension HTMLPage {
  /// The table of screens, then each screen with its findings.
  func screens(to text: inout ByteText) {
    text.line("<section id=\"screens\">")
    text.line("<h2>Screens</h2>")
    if summary.screens.isEmpty {
      text.line("<p>The project has no screens.</p>")
    } else {
      screensTable(to: &text)
    }
    let detailed = summary.detailed
    let withFindings = summary.screens.count { $0.counts.total > 0 }
    if detailed.count < withFindings {
      let words = ReviewNotes.moreScreens(detailed.count, of: withFindings)
      text.line("<p>\(HTMLText.escaped(words))</p>")
    }
    for screen in detailed { section(of: screen, to: &text) }
    text.line("</section>")
  }

  private func screensTable(to text: inout ByteText) {
    text.line(
      """
      <table class="screens">
      <caption>Screens in the order of the project</caption>
      <thead><tr><th scope="col">Screen</th><th scope="col">Elements</th>\
      <th scope="col">Findings</th><th scope="col">Open</th><th scope="col">Critical, open</th></tr>\
      </thead>
      <tbody>
      """)
    for screen in summary.screens.prefix(summary.limits.screensInTable) {
      let shown = summary.screen(screen)
      let name = HTMLText.user(Words.named(shown.name), locale: baseLocale)
      text.raw("<tr><th scope=\"row\">")
      text.raw(screen.isDetailed ? "<a href=\"#screen-\(screen.index)\">\(name)</a>" : name)
      text.raw("</th><td>\(Words.grouped(shown.elements.count))</td>")
      if screen.audit == nil || shown.isGone {
        text.line("<td colspan=\"3\">\(ReviewNotes.unjudged(shown))</td></tr>")
        continue
      }
      let counts = [
        screen.counts.total, screen.counts.open, screen.counts.count(.critical, .open),
      ]
      text.line(counts.map { "<td>\(Words.grouped($0))</td>" }.joined() + "</tr>")
    }
    text.line("</tbody>")
    text.line("</table>")
    let hidden = summary.screens.count - summary.limits.screensInTable
    if hidden > 0 {
      text.line("<p>… and \(Words.count(hidden, "more screen", plural: "more screens")).</p>")
    }
  }

  private func section(of summaryScreen: ScreenSummary, to text: inout ByteText) {
    let screen = summary.screen(summaryScreen)
    let groups = summary.groups(of: summaryScreen)
    let marks = Marks(groups, limits: summary.limits)
    var hearing = Hearing(screen, options: summary.options, baseLocale: baseLocale)
    let drawing = Wireframe(screen, marks: marks, framesDrawn: summary.limits.framesDrawn)
    let width = drawing == nil ? " plain" : drawing?.isWide == true ? " wide" : ""
    text.line("<section class=\"screen\(width)\">")
    let name = HTMLText.user(Words.named(screen.name), locale: baseLocale)
    text.line("<h3 id=\"screen-\(summaryScreen.index)\">\(name)</h3>")
    let open = summaryScreen.counts.open
    text.line(
      "<p>\(Words.count(summaryScreen.counts.total, "finding")), \(Words.grouped(open)) open; "
        + "\(Words.count(screen.elements.count, "element")).</p>")
    text.line("<div class=\"columns\">")
    if let drawing {
      text.line("<figure class=\"wireframe\">")
      text.line(drawing.svg(id: "wireframe-\(summaryScreen.index)"))
      text.line("<figcaption>Numbers stand for the elements listed with them.</figcaption>")
      text.line("</figure>")
    }
    text.line("<div class=\"groups\">")
    for group in groups { write(group, on: screen, marks, &hearing, to: &text) }
    text.line("</div>")
    text.line("</div>")
    text.line("</section>")
  }

  private func write(
    _ group: FindingGroup, on screen: Screen, _ marks: Marks, _ hearing: inout Hearing,
    to text: inout ByteText
  ) {
    text.line("<section class=\"group \(group.impact.rawValue)\">")
    let title = Words.capitalised(group.title)
    text.line("<h4>\(HTMLText.escaped(title))</h4>")
    text.raw("<p class=\"rests\"><span class=\"impact\">")
    text.raw("\(Words.capitalised(group.impact.rawValue))</span> ")
    text.line("<code>\(HTMLText.escaped(group.ruleID))</code></p>")
    let lines = summary.requirementWords(group).map(HTMLText.escaped)
    if !lines.isEmpty {
      text.line("<p class=\"rests\">\(lines.joined(separator: "<br>"))</p>")
    }
    if let rule = group.rule {
      if !rule.why.isEmpty { text.line("<p>\(HTMLText.message(rule.why))</p>") }
    }
    text.line("<ul role=\"list\">")
    for entry in group.entries { write(entry, on: screen, marks, &hearing, to: &text) }
    text.line("</ul>")
    if group.hidden > 0 {
      text.line("<p class=\"more\">\(ReviewNotes.more(group.hidden))</p>")
    }
    text.line("</section>")
  }
}
