import AuditCore

extension MarkdownPage {
  /// The table of screens, then each screen with its findings.
  func screens(to text: inout ByteText) {
    text.line("## Screens")
    text.line()
    if summary.screens.isEmpty {
      text.line("The project has no screens.")
      text.line()
      return
    }
    text.line("| Screen | Elements | Findings | Open | Critical, open |")
    text.line("| --- | ---: | ---: | ---: | ---: |")
    for screen in summary.screens.prefix(summary.limits.screensInTable) {
      let shown = summary.screen(screen)
      let counts = [
        screen.counts.total, screen.counts.open, screen.counts.count(.critical, .open),
      ]
      let cells =
        screen.audit == nil || shown.isGone
        ? [ReviewNotes.unjudged(shown), "", ""] : counts.map(Words.grouped)
      text.line(
        "| \(MarkdownText.escaped(Words.named(shown.name))) | \(Words.grouped(shown.elements.count)) | "
          + "\(cells.joined(separator: " | ")) |")
    }
    text.line()
    let hidden = summary.screens.count - summary.limits.screensInTable
    if hidden > 0 {
      text.line("… and \(Words.count(hidden, "more screen", plural: "more screens")).")
      text.line()
    }
    let detailed = summary.detailed
    let withFindings = summary.screens.count { $0.counts.total > 0 }
    if detailed.count < withFindings {
      text.line(ReviewNotes.moreScreens(detailed.count, of: withFindings))
      text.line()
    }
    for screen in detailed { section(of: screen, to: &text) }
  }

  private func section(of summaryScreen: ScreenSummary, to text: inout ByteText) {
    let screen = summary.screen(summaryScreen)
    var hearing = Hearing(screen, options: summary.options, baseLocale: baseLocale)
    text.line("### \(MarkdownText.escaped(Words.named(screen.name)))")
    text.line()
    text.line(
      "\(Words.count(summaryScreen.counts.total, "finding")), "
        + "\(Words.grouped(summaryScreen.counts.open)) open; "
        + "\(Words.count(screen.elements.count, "element")).")
    text.line()
    for group in summary.groups(of: summaryScreen) {
      text.line(
        "#### \(Words.capitalised(group.impact.rawValue)): \(MarkdownText.escaped(Words.capitalised(group.title))) "
          + "(\(MarkdownText.code(group.ruleID)))")
      text.line()
      let rests = summary.requirementWords(group).map(MarkdownText.escaped)
      if !rests.isEmpty {
        text.line(rests.joined(separator: "; "))
        text.line()
      }
      for entry in group.entries { write(entry, on: screen, &hearing, to: &text) }
      if group.hidden > 0 { text.line("- \(ReviewNotes.more(group.hidden))") }
      text.line()
    }
  }

  private func write(
    _ entry: FindingEntry, on screen: Screen, _ hearing: inout Hearing, to text: inout ByteText
  ) {
    let ids = entry.elementIDs(on: screen)
    let role = screen.element(of: entry.first)?.role.words ?? "element"
    let what = ids.count == 1 ? Words.capitalised(role) : Words.count(ids.count, role) + ":"
    let named = ids.prefix(summary.limits.elementsNamed).map(MarkdownText.code)
    let more =
      ids.count > named.count ? " and \(Words.grouped(ids.count - named.count)) more" : ""
    text.line("- **\(what)** \(named.joined(separator: ", "))\(more)")
    func item(_ term: String, _ words: String) { text.line("  - \(term): \(words)") }
    item("Finding", MarkdownText.escaped(Words.sentence(entry.first.message)))
    if let reason = entry.first.reason {
      item("Cannot tell", MarkdownText.escaped(Words.sentence(reason.sentence)))
    }
    if let locale = entry.first.locale {
      item("Language", MarkdownText.escaped(LanguageTag.named(locale)))
    }
    if !entry.first.evidence.isEmpty {
      let facts = entry.first.evidence.map {
        MarkdownText.escaped($0.field) + " "
          + ($0.value.isEmpty ? "(empty)" : MarkdownText.quoted($0.value))
      }
      item("Evidence", facts.joined(separator: "; "))
    }
    if let now = hearing.now(entry.first.index, locale: entry.first.locale) {
      item(entry.elements.count > 1 ? "Heard, first one" : "Heard", MarkdownText.quoted(now))
    }
    for fix in summary.options.fixes(entry.first).prefix(3) {
      item("Suggested", suggestion(fix, at: entry.first.index, &hearing))
    }
    item("Decision", decision(of: entry))
  }

  private func suggestion(_ fix: ProposedFix, at index: Int, _ hearing: inout Hearing) -> String {
    let language = fix.locale ?? baseLocale
    var words = fix.member.words
    if language != baseLocale { words += ", \(MarkdownText.escaped(LanguageTag.named(language)))" }
    words += " \(MarkdownText.value(fix.value))"
    if let then = hearing.with(fix.member, fix.value, locale: fix.locale, at: index) {
      words += ", then heard \(MarkdownText.quoted(then))"
    }
    if language == baseLocale {
      words += ", \(MarkdownText.code(FixCode.swiftUI(fix.member, fix.value)))"
    }
    return words
  }

  private func decision(of entry: FindingEntry) -> String {
    var words = entry.decisionWords(summary.decided)
    guard let recorded = entry.recorded else { return words }
    if let reviewer = recorded.reviewer { words += ", by \(MarkdownText.escaped(reviewer))" }
    if let at = recorded.at { words += ", \(MarkdownText.escaped(Words.moment(at)))" }
    if let expires = recorded.expires {
      words += summary.decided.isExpired(recorded) ? ", held until " : ", holds until "
      words += MarkdownText.escaped(Words.moment(expires))
    }
    if let reason = recorded.reason, !reason.isEmpty {
      words += ". \(MarkdownText.escaped(reason))"
    }
    return words
  }
}
