import AuditCore

extension HTMLPage {
  /// Every recorded fix: before and after, with the code.
  func fixes(to text: inout ByteText) {
    if project.review.fixes.isEmpty { return }
    text.line("<section id=\"fixes\">")
    text.line("<h2>Fixes</h2>")
    text.line("<p>\(Words.count(project.review.fixes.count, "fix", plural: "fixes")) recorded.</p>")
    var screen: Int? = -1
    for fix in fixSummaries {
      if fix.screen != screen {
        screen = fix.screen
        let name = screen.map {
          HTMLText.user(Words.named(project.screens[$0].name), locale: baseLocale)
        }
        text.line("<h3>\(name ?? "Screens no longer in the project")</h3>")
      }
      write(fix, to: &text)
    }
    let hidden = project.review.fixes.count - fixSummaries.count
    if hidden > 0 {
      text.line(
        "<p class=\"more\">… and \(Words.count(hidden, "more fix", plural: "more fixes")); "
          + "the project file has all.</p>")
    }
    text.line("</section>")
  }

  private func write(_ summary: FixSummary, to text: inout ByteText) {
    let fix = summary.fix
    let language = fix.locale ?? baseLocale
    text.line("<section class=\"fix\">")
    let role = Words.capitalised(summary.element?.role.words ?? "element")
    var title = "\(role) \(HTMLText.code(summary.elementID)): \(fix.member.words)"
    if language != baseLocale { title += ", \(HTMLText.escaped(LanguageTag.named(language)))" }
    text.line("<h4>\(title)</h4>")
    text.line("<dl>")
    row("Before", HTMLText.value(fix.from, locale: language), to: &text)
    row("After", HTMLText.value(fix.to, locale: language), to: &text)
    if let before = summary.heardBefore, let after = summary.heardAfter, before != after {
      row("Heard before", HTMLText.quoted(before, locale: language), to: &text)
      row("Heard after", HTMLText.quoted(after, locale: language), to: &text)
    }
    if !fix.clears.isEmpty {
      let keys = fix.clears.prefix(self.summary.limits.elementsNamed).map(HTMLText.code)
      let more = fix.clears.count - keys.count
      let end = more > 0 ? " and \(Words.grouped(more)) more" : ""
      row("Clears", keys.joined(separator: ", ") + end, to: &text)
    }
    if let by = by(fix.reviewer, fix.at) { row("By", by, to: &text) }
    if summary.element == nil { row("Note", "the element is no longer there", to: &text) }
    if let now = summary.changedSince {
      row("Changed since", "now \(HTMLText.value(now, locale: language))", to: &text)
    }
    text.line("</dl>")
    for snippet in summary.snippets {
      text.line("<p class=\"place\">\(snippet.place)</p>")
      text.line("<pre><code>\(HTMLText.escaped(snippet.code))</code></pre>")
    }
    text.line("</section>")
  }

  private func by(_ reviewer: String?, _ at: String?) -> String? {
    let parts = [reviewer.map { HTMLText.user($0) }, at.map { time($0) }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The ticked expectations of the check profiles.
  func checks(to text: inout ByteText) {
    let checks = project.review.checks
    if checks.isEmpty { return }
    text.line("<section id=\"checks\">")
    text.line("<h2>Checks</h2>")
    text.line(
      """
      <table class="checks">
      <caption>What was expected of each screen, and what the reviewer met</caption>
      <thead><tr><th scope="col">Expected</th><th scope="col">Screen and profile</th>\
      <th scope="col">Met</th><th scope="col">By</th></tr></thead>
      <tbody>
      """)
    let places = ScreenPlaces(project)
    for check in checks.prefix(summary.limits.checks) {
      let screen = places.index(id: check.screen).map { project.screens[$0].name } ?? check.screen
      let isLanguage = project.facts.locales.contains(check.profile)
      let profile = isLanguage ? LanguageTag.named(check.profile) : check.profile
      text.raw("<tr><th scope=\"row\">\(HTMLText.user(Words.named(check.expected)))</th>")
      text.raw("<td>\(HTMLText.user(screen, locale: baseLocale)), \(HTMLText.user(profile))</td>")
      text.raw("<td>\(HTMLText.escaped(ReviewNotes.result(check.result)))</td>")
      text.line("<td>\(by(check.reviewer, check.at) ?? "")</td></tr>")
    }
    text.line("</tbody>")
    text.line("</table>")
    let hidden = checks.count - summary.limits.checks
    if hidden > 0 {
      text.line(
        "<p class=\"more\">… and \(Words.count(hidden, "more check")); "
          + "the project file has all.</p>")
    }
    text.line("</section>")
  }

  /// The rules that were run, what they rest on and what they came to.
  func rules(to text: inout ByteText) {
    text.line("<section id=\"rules\">")
    text.line("<h2>Rules</h2>")
    if project.rules.isEmpty {
      text.line("<p>No rules were run.</p>")
      text.line("</section>")
      return
    }
    text.line(
      """
      <table class="rules">
      <caption>Rules that were run, and how many elements gave each outcome</caption>
      <thead><tr><th scope="col">Rule</th><th scope="col">Impact</th><th scope="col">Failed</th>\
      <th scope="col">Cannot tell</th><th scope="col">Passed</th></tr></thead>
      <tbody>
      """)
    for (rule, tally) in zip(project.rules, project.tallies) {
      let title = HTMLText.escaped(Words.capitalised(rule.title))
      let rests = summary.requirementWords(rule).map(HTMLText.escaped).joined(separator: "<br>")
      text.raw("<tr><th scope=\"row\">\(title)<br><code>\(HTMLText.escaped(rule.id))</code>")
      text.raw("<span class=\"rests\">\(rests)</span></th><td>\(rule.impact.rawValue)</td>")
      let counts = [tally.failed, tally.cannotTell, tally.passed]
      text.line(counts.map { "<td>\(Words.grouped($0))</td>" }.joined() + "</tr>")
    }
    text.line("</tbody>")
    text.line("</table>")
    text.line("</section>")
  }
}
