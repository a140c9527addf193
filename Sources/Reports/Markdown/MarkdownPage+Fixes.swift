import AuditCore

extension MarkdownPage {
  /// Every recorded fix: before and after, with the code.
  func fixes(to text: inout ByteText) {
    if project.review.fixes.isEmpty { return }
    let fixes = summary.fixes()
    text.line("## Fixes")
    text.line()
    text.line("\(Words.count(project.review.fixes.count, "fix", plural: "fixes")) recorded.")
    text.line()
    var screen: Int? = -1
    for fix in fixes {
      if fix.screen != screen {
        screen = fix.screen
        let name = screen.map { MarkdownText.escaped(Words.named(project.screens[$0].name)) }
        text.line("### Fixes on \(name ?? "screens no longer in the project")")
        text.line()
      }
      write(fix, to: &text)
    }
    let hidden = project.review.fixes.count - fixes.count
    if hidden > 0 {
      let more = Words.count(hidden, "more fix", plural: "more fixes")
      text.line("… and \(more); the project file has all.")
      text.line()
    }
  }

  private func write(_ summary: FixSummary, to text: inout ByteText) {
    let fix = summary.fix
    let language = fix.locale ?? baseLocale
    let role = Words.capitalised(summary.element?.role.words ?? "element")
    var title = "\(role) \(MarkdownText.code(summary.elementID)): \(fix.member.words)"
    if language != baseLocale { title += ", \(MarkdownText.escaped(LanguageTag.named(language)))" }
    text.line("#### \(title)")
    text.line()
    text.line("- Before: \(MarkdownText.value(fix.from))")
    text.line("- After: \(MarkdownText.value(fix.to))")
    if let before = summary.heardBefore, let after = summary.heardAfter, before != after {
      text.line("- Heard before: \(MarkdownText.quoted(before))")
      text.line("- Heard after: \(MarkdownText.quoted(after))")
    }
    if !fix.clears.isEmpty {
      let keys = fix.clears.prefix(self.summary.limits.elementsNamed).map(MarkdownText.code)
      let more = fix.clears.count - keys.count
      let end = more > 0 ? " and \(Words.grouped(more)) more" : ""
      text.line("- Clears: \(keys.joined(separator: ", "))\(end)")
    }
    let by = by(fix.reviewer, fix.at)
    if !by.isEmpty { text.line("- By: \(by)") }
    if summary.element == nil { text.line("- Note: the element is no longer there") }
    if let now = summary.changedSince {
      text.line("- Changed since: now \(MarkdownText.value(now))")
    }
    text.line()
    for snippet in summary.snippets {
      text.line("\(snippet.place):")
      text.line()
      let language = snippet.place == "String catalogue" ? "json" : "swift"
      text.line(MarkdownText.block(snippet.code, language: language))
      text.line()
    }
  }

  private func by(_ reviewer: String?, _ at: String?) -> String {
    [reviewer, at.map(Words.moment)].compactMap { $0.map(MarkdownText.escaped) }
      .joined(separator: ", ")
  }

  /// The ticked expectations of the check profiles.
  func checks(to text: inout ByteText) {
    let checks = project.review.checks
    if checks.isEmpty { return }
    text.line("## Checks")
    text.line()
    text.line("| Expected | Screen | Profile | Met | By |")
    text.line("| --- | --- | --- | --- | --- |")
    let places = ScreenPlaces(project)
    for check in checks.prefix(summary.limits.checks) {
      let screen = places.index(id: check.screen).map { project.screens[$0].name } ?? check.screen
      let isLanguage = project.facts.locales.contains(check.profile)
      let cells = [
        check.expected, screen, isLanguage ? LanguageTag.named(check.profile) : check.profile,
        ReviewNotes.result(check.result),
      ].map(MarkdownText.escaped)
      let last = by(check.reviewer, check.at)
      text.line("| \(cells.joined(separator: " | ")) | \(last) |")
    }
    text.line()
    let hidden = checks.count - summary.limits.checks
    if hidden > 0 {
      text.line("… and \(Words.count(hidden, "more check")); the project file has all.")
      text.line()
    }
  }

  /// The rules that were run, what they rest on and what they came to.
  func rules(to text: inout ByteText) {
    text.line("## Rules")
    text.line()
    if project.rules.isEmpty {
      text.line("No rules were run.")
      return
    }
    text.line("| Rule | Rests on | Impact | Failed | Cannot tell | Passed |")
    text.line("| --- | --- | --- | ---: | ---: | ---: |")
    for (rule, tally) in zip(project.rules, project.tallies) {
      let rests = summary.requirementWords(rule).map(MarkdownText.escaped)
      let counts = [tally.failed, tally.cannotTell, tally.passed].map(Words.grouped)
      text.line(
        "| \(MarkdownText.escaped(Words.capitalised(rule.title))) "
          + "(\(MarkdownText.code(rule.id))) | \(rests.joined(separator: "; ")) "
          + "| \(rule.impact.rawValue) | \(counts.joined(separator: " | ")) |")
    }
  }
}
