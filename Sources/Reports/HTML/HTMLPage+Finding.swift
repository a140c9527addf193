import AuditCore

extension HTMLPage {
  /// One finding, or several that say the same.
  func write(
    _ entry: FindingEntry, on screen: Screen, _ marks: Marks, _ hearing: inout Hearing,
    to text: inout ByteText
  ) {
    text.line("<li class=\"finding\">")
    text.line("<p class=\"where\">\(place(of: entry, on: screen, marks))</p>")
    text.line("<p>\(HTMLText.message(entry.first.message))</p>")
    text.line("<dl>")
    if !entry.first.failed {
      let why = entry.first.reason.map { Words.sentence($0.sentence) } ?? ""
      row("Cannot tell", HTMLText.escaped(why), to: &text)
    }
    if let locale = entry.first.locale {
      row("Language", HTMLText.escaped(LanguageTag.named(locale)), to: &text)
    }
    if !entry.first.evidence.isEmpty {
      row("Evidence", entry.first.evidence.map(evidence).joined(separator: "<br>"), to: &text)
    }
    hear(entry, on: screen, &hearing, to: &text)
    row("Decision", decision(of: entry), to: &text)
    text.line("</dl>")
    text.line("</li>")
  }

  private func place(of entry: FindingEntry, on screen: Screen, _ marks: Marks) -> String {
    let ids = entry.elementIDs(on: screen)
    var html = ""
    for index in entry.elements.prefix(summary.limits.elementsNamed) {
      if let number = marks.number(of: index) { html += "<span class=\"mark\">\(number)</span> " }
    }
    let role = screen.element(of: entry.first)?.role.words ?? "element"
    html += Words.capitalised(ids.count == 1 ? role : "\(Words.count(ids.count, role)):")
    let named = ids.prefix(summary.limits.elementsNamed).map(HTMLText.code)
    html += " " + named.joined(separator: ", ")
    if ids.count > named.count { html += " and \(Words.grouped(ids.count - named.count)) more" }
    return html
  }

  private func evidence(_ fact: Evidence) -> String {
    var locale: String?
    if fact.field.hasSuffix(")"), let open = fact.field.lastIndex(of: "(") {
      locale = String(fact.field[fact.field.index(after: open)...].dropLast())
    } else if HTMLPage.spokenFields.contains(fact.field) {
      locale = baseLocale
    }
    let value = fact.value.isEmpty ? "(empty)" : HTMLText.user(fact.value, locale: locale)
    return "\(HTMLText.escaped(fact.field)): \(value)"
  }

  private static let spokenFields: Set<String> = [
    "label", "value", "hint", "visible text", "texts inside it", "placeholder", "text",
  ]

  private func hear(
    _ entry: FindingEntry, on screen: Screen, _ hearing: inout Hearing, to text: inout ByteText
  ) {
    let locale = entry.first.locale
    let suffix = entry.elements.count > 1 ? ", first one" : ""
    if let now = hearing.now(entry.first.index, locale: locale) {
      row("Heard\(suffix)", HTMLText.quoted(now, locale: locale ?? baseLocale), to: &text)
    }
    for fix in summary.options.fixes(entry.first).prefix(3) {
      let language = fix.locale ?? baseLocale
      let inLanguage =
        fix.locale.map { $0 == baseLocale ? "" : ", \(HTMLText.escaped(LanguageTag.named($0)))" }
        ?? ""
      var html =
        "\(fix.member.words)\(inLanguage): \(HTMLText.value(fix.value, locale: language))"
      if let then = hearing.with(fix.member, fix.value, locale: fix.locale, at: entry.first.index) {
        html += "; then heard: \(HTMLText.quoted(then, locale: language))"
      }
      if language == baseLocale {
        html += "<br><code>\(HTMLText.escaped(FixCode.swiftUI(fix.member, fix.value)))</code>"
      }
      row("Suggested\(suffix)", html, to: &text)
    }
  }

  private func decision(of entry: FindingEntry) -> String {
    var html = Words.capitalised(entry.decisionWords(summary.decided))
    guard let recorded = entry.recorded else { return html }
    if let reviewer = recorded.reviewer { html += ", by \(HTMLText.user(reviewer))" }
    if let at = recorded.at { html += ", \(time(at))" }
    if let expires = recorded.expires {
      html += summary.decided.isExpired(recorded) ? ", held until " : ", holds until "
      html += time(expires)
    }
    html += "."
    if let reason = recorded.reason, !reason.isEmpty { html += " " + HTMLText.user(reason) }
    return html
  }
}
