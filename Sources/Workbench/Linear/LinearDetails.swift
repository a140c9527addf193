import AuditCore
import ProjectStore

/// Everything about a finding and its element, a fact a line.
extension LinearSession {
  mutating func sayDetails() {
    placeLines.forEach { say($0) }
    if let finding = state.currentFinding { sayDecision(finding) }
    guard let form = state.form else { return }
    sayTexts(form)
    sayFacts(state.model.screens[form.screen].elements[form.element])
    sayDrafts(form)
  }

  private mutating func sayDecision(_ finding: Finding) {
    for fact in finding.evidence { say("Evidence, \(fact.field): \"\(fact.value)\".") }
    if !finding.related.isEmpty { say("Also about: \(finding.related.joined(separator: ", ")).") }
    guard let record = state.model.review.decisions[finding.id] else { return }
    var text = "Decision \(record.decision.words)"
    if let expires = record.expires { text += " until \(expires)" }
    if let reviewer = record.reviewer { text += ", by \(reviewer)" }
    say(text + (record.reason.map { ": \($0.asSentence)" } ?? "."))
  }

  /// The texts that can be fixed, each in every language.
  private mutating func sayTexts(_ form: FixForm) {
    let element = state.model.screens[form.screen].elements[form.element]
    let locales: [String?] = [nil] + state.model.facts.otherLocales.map(Optional.some)
    for (member, title) in [(FixMember.label, "Label"), (.inputLabels, "Say"), (.hint, "Hint")] {
      for locale in locales {
        let value = element.value(of: member, locale: locale)
        // Only the label is worth hearing about where nobody measured it.
        if value == .absent, member != .label { continue }
        let tag = locale ?? state.model.facts.baseLocale
        say("\(title) \(tag): \(value == .absent ? "not measured" : value.words).")
      }
    }
    let screen = state.model.screens[form.screen]
    for locale in locales.dropFirst() {
      guard let locale, element.localization(locale) != nil else { continue }
      let phrase = heard(form.element, screen, locale)
      say("Heard in \(LanguageName.english(of: locale)): \"\(phrase)\".")
    }
  }

  private mutating func sayFacts(_ element: Element) {
    if element.role == .image {
      say("Decorative: \(element.decorative.map { $0 ? "yes" : "no" } ?? "not measured").")
    }
    for (name, value) in FixLines.facts(element) { say("\(name): \(value)") }
  }

  private mutating func sayDrafts(_ form: FixForm) {
    for row in form.rows {
      guard let text = state.drafts[form.draftKey(of: row, in: state.model)] else { continue }
      say("Typed and not saved, \(row.words(state.model.facts.baseLocale)): \"\(text)\".")
    }
  }
}

extension FixRow {
  /// The row as it is typed in linear mode, such as "label de".
  func words(_ baseLocale: String) -> String {
    let tag = locale ?? baseLocale
    switch self {
    case .suggestions: return "suggestions"
    case .text(let member, _): return "\(member.rawValue) \(tag)"
    case .entry(_, let index): return "say \(tag) \(index + 1)"
    case .newEntry: return "say \(tag) add"
    case .decorative: return "decorative"
    }
  }
}
