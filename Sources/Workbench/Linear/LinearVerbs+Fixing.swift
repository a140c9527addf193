import AuditCore
import ProjectStore

extension LinearVerb {
  /// Verbs that correct the app's texts.
  static let fixing: [LinearVerb] = [
    LinearVerb(
      "fix", usage: "fix NUMBER or fix group",
      help: "Sets the label to a suggestion; fix group names each control of a repeated group.",
      covers: ["take-suggestion": "1", "take-for-group": "group", "next-suggestion": ""]
    ) { session, rest in session.fix(rest) },
    LinearVerb(
      "label", usage: "label TEXT or label de TEXT",
      help: "Sets the label, in the finding's language or the one named.",
      covers: ["save-row": ""]
    ) { session, rest in session.set(.label, rest) },
    LinearVerb(
      "hint", usage: "hint TEXT or hint de TEXT", help: "Sets the hint in the same way."
    ) { session, rest in session.set(.hint, rest) },
    LinearVerb(
      "say", usage: "say, say add TEXT, say 2 TEXT, say remove 2, say move 2 up, say de add TEXT",
      help: "Reads or changes the names for Voice Control; the first one is shown.",
      covers: ["remove-name": "", "name-up": "", "name-down": ""]
    ) { session, rest in session.sayNames(rest) },
    LinearVerb(
      "decorative", usage: "decorative yes or decorative no",
      help: "Says that the image carries no information, or that it does.",
      covers: ["decorative": ""]
    ) { session, rest in session.setDecorative(rest) },
    LinearVerb(
      "try", usage: "try TEXT, try de TEXT, try hint TEXT, try say TEXT",
      help: "Says what a text would change, and saves nothing."
    ) { session, rest in session.tryOut(rest) },
    LinearVerb(
      "drafts", usage: "drafts or drafts forget",
      help: "Reads what was typed before and not saved, or forgets this element's.",
      covers: ["revert-row": ""]
    ) { session, rest in session.drafts(rest) },
    LinearVerb(
      "undo", usage: "undo", help: "Takes the last edit back.", covers: ["undo": ""]
    ) { session, _ in session.runByID("undo") },
    LinearVerb(
      "redo", usage: "redo", help: "Makes the edit that was taken back again.", covers: ["redo": ""]
    ) { session, _ in session.runByID("redo") },
  ]
}

extension LinearSession {
  /// Runs a command of the table that has a verb of the same name.
  mutating func runByID(_ id: String) {
    if let command = CommandTable.command(id) { add(state.run(command)) }
  }

  fileprivate mutating func fix(_ words: String) {
    if ["group", "all"].contains(words.lowercased()) { return runByID("take-for-group") }
    guard state.form != nil else { return say("No element is chosen.") }
    let offered = state.suggestions
    guard !offered.isEmpty else {
      return say("No name is offered for this element. label TEXT sets one.")
    }
    if words.isEmpty {
      for (number, suggestion) in offered.enumerated() {
        say("\(number + 1). \(suggestion.text), from \(suggestion.origin).")
      }
      return say("fix \(offered.count == 1 ? "1" : "and a number") takes one.")
    }
    guard let row = LinearInput.row(words), offered.indices.contains(row) else {
      let range = offered.count == 1 ? "only 1" : "1 to \(offered.count)"
      return say("There is no suggestion \(words); there is \(range).")
    }
    change(.text(.label, locale: state.form?.row.locale), to: .text(offered[row].text))
  }

  /// Sets a text by words such as `de "Ergebnisse filtern"`.
  fileprivate mutating func set(_ member: FixMember, _ words: String) {
    guard let form = state.form else { return say("No element is chosen.") }
    let (locale, rest) = language(words)
    let row = FixRow.text(member, locale: locale)
    guard !rest.isEmpty else {
      let value = state.model.screens[form.screen].elements[form.element].value(
        of: member, locale: locale)
      let words = value == .absent ? "not measured" : value.words
      return say("\(title(row)) is \(words). \(member.rawValue) TEXT sets it.")
    }
    change(row, to: .text(LinearInput.text(rest)))
  }

  /// The language named at the start of some words, or the finding's; and the words after it.
  func language(_ words: String) -> (locale: String?, rest: String) {
    let facts = state.model.facts
    let (first, rest) = LinearInput.split(words)
    guard let named = facts.locales.first(where: { $0.lowercased() == first.lowercased() }) else {
      return (state.form?.row.locale, words)
    }
    return (named == facts.baseLocale ? nil : named, rest)
  }

  /// A row's name at the start of a sentence, such as "Label in German".
  func title(_ row: FixRow) -> String {
    let language = row.locale.map { " in \(LanguageName.english(of: $0))" } ?? ""
    switch row.member {
    case .inputLabels: return "Names for Voice Control\(language)"
    case .decorative: return "Decorative"
    case .hint: return "Hint\(language)"
    case .value: return "Value\(language)"
    case .label, nil: return "Label\(language)"
    }
  }

  /// Sets a member of the element in focus, and says what that changes.
  mutating func change(_ row: FixRow, to value: FixValue) {
    guard let form = state.form, let member = row.member else { return }
    let preview = FixPreview(
      model: state.model, screen: form.screen, element: form.element, member: member,
      locale: row.locale, value: value)
    let new = state.set(row, to: value)
    // Nothing to do means nothing changed; the state says so.
    guard !new.isEmpty else { return }
    passOverMessages()
    add(new)
    let verb = member == .inputLabels ? "are" : "is"
    var text = "\(title(row)) \(verb) now \(value.words)."
    if member == .inputLabels || preview.shown.before != preview.shown.after {
      text += " Voice Control shows \"\(preview.shown.after)\"."
    }
    if member != .inputLabels { text += " Heard: \"\(preview.heard.after)\"." }
    say(text + consequences(preview))
  }

  /// What a fix clears and raises, in a sentence; empty for nothing.
  func consequences(_ preview: FixPreview) -> String {
    var text = ""
    if !preview.clears.isEmpty {
      text += " Clears \(preview.clears.joined(separator: ", "))."
    }
    if !preview.raises.isEmpty {
      text += " Raises \(preview.raises.joined(separator: ", "))."
    }
    return text
  }

  fileprivate mutating func setDecorative(_ words: String) {
    guard let form = state.form else { return say("No element is chosen.") }
    let element = state.model.screens[form.screen].elements[form.element]
    guard element.role == .image else { return say("Only images can be decorative.") }
    switch words.lowercased() {
    case "yes": change(.decorative, to: .flag(true))
    case "no": change(.decorative, to: .flag(false))
    default:
      let now = element.decorative.map { $0 ? "yes" : "no" } ?? "not measured"
      say("Decorative is \(now). decorative yes or decorative no sets it.")
    }
  }

  fileprivate mutating func tryOut(_ words: String) {
    guard let form = state.form else { return say("No element is chosen.") }
    var rest = words
    var kind = "label"
    for word in ["label", "hint", "say"] {
      guard let after = LinearInput.rest(of: rest, after: [word]) else { continue }
      (kind, rest) = (word, after)
      break
    }
    let (locale, typed) = language(rest)
    guard !typed.isEmpty else { return say("try takes a text, such as try Filter results.") }
    let row: FixRow =
      kind == "say"
      ? .newEntry(locale: locale) : .text(kind == "hint" ? .hint : .label, locale: locale)
    let value = form.value(of: row, typed: LinearInput.text(typed), in: state.model)
    let preview = FixPreview(
      model: state.model, screen: form.screen, element: form.element, member: row.member ?? .label,
      locale: locale, value: value)
    say("Heard: \(change(preview.heard)).")
    say("Voice Control shows: \(change(preview.shown)).")
    let consequences = consequences(preview)
    say(consequences.isEmpty ? "Clears and raises nothing." : consequences.trimmingSpaces)
    let how =
      kind == "say" ? "say\(after(locale)) add \(typed)" : "\(kind)\(after(locale)) \(typed)"
    say("Nothing is saved; \(how) saves it.")
  }

  /// A language as it is typed after a verb, where it is not the one taken without a word.
  private func after(_ locale: String?) -> String {
    locale == state.form?.row.locale ? "" : " \(locale ?? state.model.facts.baseLocale)"
  }

  private func change(_ pair: (before: String, after: String)) -> String {
    pair.before == pair.after
      ? "\"\(pair.after)\" as before" : "\"\(pair.after)\" instead of \"\(pair.before)\""
  }

  fileprivate mutating func drafts(_ words: String) {
    guard words.lowercased() == "forget" else {
      guard !state.drafts.isEmpty else { return say("Nothing typed is unsaved.") }
      let lines = state.draftWords
      return begin(.text(lines + ["drafts forget, at the element, forgets its own."]))
    }
    guard let form = state.form else { return say("No element is chosen.") }
    let keys = form.rows.map { form.draftKey(of: $0, in: state.model) }
    let count = keys.filter { state.drafts[$0] != nil }.count
    guard count > 0 else { return say("This element has nothing unsaved.") }
    for key in keys { state.drafts[key] = nil }
    state.loadRow()
    add([.keepDraft(state.draftList)])
    say("\(count) forgotten; the element holds what the project holds.")
  }
}

extension WorkbenchState {
  /// What was typed and not saved, a line each.
  fileprivate var draftWords: [String] {
    drafts.map { key, text in
      "\(key.screen)/\(key.element), \(key.row.words(model.facts.baseLocale)): \"\(text)\"."
    }.sorted()
  }
}
