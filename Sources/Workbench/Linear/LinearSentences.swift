import AuditCore
import ProjectStore

/// The sentences of linear mode: what matters first, the reviewer's own texts in quotes.
extension LinearSession {
  /// The project, its languages and what is open.
  var projectSentence: String {
    let facts = state.model.facts
    let languages = ([facts.baseLocale] + facts.otherLocales).map(LanguageName.english)
    let counts = state.model.counts
    let screens = Count.words(state.model.screens.count, "screen")
    var text = "\(facts.name), \(facts.platform.rawValue), \(languages.joined(separator: ", ")). "
    text += "\(Count.words(counts.open, "finding")) open on \(screens)"
    let worst = [
      (counts.critical, "critical"), (counts.serious, "serious"), (counts.moderate, "moderate"),
      (counts.minor, "minor"), (counts.cannotTell, "unsure"),
    ].filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }
    text += worst.joined() + "."
    if counts.decided > 0 { text += " \(counts.decided) decided." }
    return text
  }

  /// Where the session stands, as it is said after every move.
  var placeLines: [String] {
    if let finding = state.currentFinding, let ref = state.queue.current {
      return [findingSentence(finding, ref)] + elementLines
    }
    if let form = state.form, case .element = state.queue.scope {
      let screen = state.model.screens[form.screen]
      let title = ElementTitle.of(form.element, in: screen).capitalised
      return ["\(title), screen \(screen.name). No findings here."] + elementLines
    }
    if state.queue.filter != FindingFilter() {
      return ["No findings here that are \(state.queue.filter.words). filter off shows all."]
    }
    return [state.queue.scope == .project ? "No findings." : "No findings in \(scopeWords)."]
  }

  /// The place in a few words, for `where`.
  var whereSentence: String {
    var text: String
    if let finding = state.currentFinding, let ref = state.queue.current {
      let decision = state.model.decision(screen: ref.screen, finding: ref.finding)
      text = "\(numberWords), screen \(state.model.screens[ref.screen].name), "
      text += "element \(finding.element), rule \(finding.rule). Decision \(decision.words)."
    } else {
      text = placeLines[0]
    }
    if state.queue.scope != .project { text += " Listed: \(scopeWords)." }
    if !state.queue.filter.words.isEmpty { text += " Only \(state.queue.filter.words)." }
    if state.queue.sort != .document { text += " Sorted \(state.queue.sort.words)." }
    if !state.queue.marks.isEmpty { text += " \(state.queue.marks.count) marked." }
    return text + " \(Count.words(state.model.counts.open, "finding")) open in all."
  }

  /// What the list of findings is about.
  var scopeWords: String {
    switch state.queue.scope {
    case .project: return "all screens"
    case .screen(let screen): return "screen \(state.model.screens[screen].name)"
    case .element(let screen, let element):
      let subject = state.model.screens[screen]
      return "\(ElementTitle.of(element, in: subject)), screen \(subject.name)"
    }
  }

  private var numberWords: String {
    "Finding \(state.queue.cursor + 1) of \(state.queue.rows.count)"
  }

  /// Number, impact, message, element, screen, rule: the order a reviewer decides by.
  private func findingSentence(_ finding: Finding, _ ref: FindingRef) -> String {
    let screen = state.model.screens[ref.screen]
    let decision = state.model.decision(screen: ref.screen, finding: ref.finding)
    var text = "\(numberWords). \(finding.impact.rawValue.capitalised)"
    if !finding.failed { text += ", unsure" }
    if decision != .open { text += ", \(decision.words)" }
    if let key = state.queue.key(state.queue.cursor, state.model), state.queue.marks.contains(key) {
      text += ", marked"
    }
    text += ". \(finding.message.asSentence)"
    if let reason = finding.reason { text += " Unsure: \(reason.sentence)." }
    if let locale = finding.locale { text += " Language \(LanguageName.english(of: locale))." }
    text += " \(ElementTitle.of(finding.index, in: screen).capitalised)"
    if !finding.related.isEmpty { text += " and \(finding.related.count) like it" }
    text += ". Screen \(screen.name)\(aroundWords(finding.index, screen))."
    text += " Rule \(finding.rule)\(criterionWords(finding))."
    if let engine = finding.reportedBy { text += " \(engine.sentence.asSentence)" }
    return text
  }

  private func criterionWords(_ finding: Finding) -> String {
    guard let number = state.model.criterion(finding) else { return "" }
    return ", criterion \(Criterion.of(number)?.numberAndLevel ?? number)"
  }

  /// The named element around an element, as ", Toolbar".
  private func aroundWords(_ index: Int, _ screen: Screen) -> String {
    var around = screen.elements[index].parent
    while let at = around {
      let name = AccessibleName(of: at, in: screen)
      if name.source != .systemDefault, !name.text.isBlank { return ", in \"\(name.text)\"" }
      around = screen.elements[at].parent
    }
    return ""
  }

  /// What is heard and said of the element, and the names offered.
  private var elementLines: [String] {
    guard let form = state.form else { return [] }
    let locale = form.row.locale ?? state.model.facts.baseLocale
    let screen = state.model.screens[form.screen]
    var text = "Heard: \"\(heard(form.element, screen, locale))\"."
    let offered = state.suggestions
    if offered.isEmpty { return [text] }
    let language = form.row.locale.map { " in \(LanguageName.english(of: $0))" } ?? ""
    for (number, suggestion) in offered.enumerated() {
      text += " Suggestion \(number + 1)\(number == 0 ? language : ""): \(suggestion.text)."
    }
    return [text]
  }

  /// What VoiceOver says of an element in a language.
  func heard(_ element: Int, _ screen: Screen, _ locale: String) -> String {
    Speech.phrase(for: element, in: screen, project: state.model.facts, locale: locale)
  }
}
