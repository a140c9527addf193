import AuditCore

extension Rule {
  /// The name of a control contains the text people see on it.
  public static let textInName = Rule(
    id: "text-in-name",
    title: "The name contains the visible text",
    family: .names,
    impact: .serious,
    requirements: [.wcag("2.5.3"), .pattern("design pattern “Icon Button Label”")],
    appliesTo: "Controls that show text and have a label, in every language.",
    expects: "The words of the visible text stand in the name, together and in their order.",
    why: """
      People who use Voice Control say what they see; a name without those words does not answer. \
      People who see the screen and hear VoiceOver meet two names for one thing.
      """,
    assumptions: [
      "What stands in round brackets, symbols, emoji and punctuation are not part of the label.",
      "A text that is also the control's value is not its label.",
    ],
    knownLimits: [
      "Texts written without spaces are compared by characters, which may find a word inside "
        + "another.",
      "Text drawn into an image is not known unless the capture gives it.",
    ],
    sources: [
      "W3C, WCAG 2.2, Understanding 2.5.3",
      "W3C ACT rule 2ee8b8, Visible label is part of accessible name",
    ],
    cases: textInNameCases,
    check: .name(checkTextInName))
}

@Sendable private func checkTextInName(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard element.isActedOn, let text = name.visibleText, !text.isBlank else { return .notApplicable }
  switch name.name.source {
  case .visibleText: return context.isExposed(context.index) ? .passed : .notApplicable
  case .label: break
  case .children, .placeholder, .systemDefault, .none, .notMeasured: return .notApplicable
  }
  guard context.isExposed(context.index) else { return .notApplicable }
  switch LabelInName.compare(text: text, name: name.name.text, locale: name.locale) {
  case .contained: return .passed
  case .noWords: return .notApplicable
  case .needsPerson(let reason):
    return .cannotTell(.needsPerson(reason), report(text, name, maybe: true))
  case .missing: return missing(text, name, element)
  }
}

private func missing(_ text: String, _ name: LocalName, _ element: Element) -> Outcome {
  // What code fills in may be the very text.
  if element.source?.expression != nil, name.name.text.contains("…") { return .notApplicable }
  if let value = value(of: element, in: name) {
    if case .contained = LabelInName.compare(text: text, name: value, locale: name.locale) {
      return .notApplicable
    }
    let both = "\(name.name.text) \(value)"
    if case .contained = LabelInName.compare(text: text, name: both, locale: name.locale) {
      return .passed
    }
  }
  if element.userContent { return .cannotTell(.userContent, report(text, name, maybe: true)) }
  if element.role.isTextEntry {
    return .cannotTell(
      .needsPerson("the text in a field may be what somebody typed"),
      report(text, name, maybe: true))
  }
  if isCount(text), !name.name.text.utf8.contains(where: isDigit) {
    return .cannotTell(
      .needsPerson("a number beside an icon is most often a count, which belongs in the value"),
      report(text, name, maybe: true))
  }
  if let said = inputLabel(of: element, holding: text, in: name) {
    return .cannotTell(
      .needsPerson(
        "Voice Control takes \(said.quoted) from the input labels, but WCAG 2.5.3 is judged on the "
          + "name alone"), servedReport(text, said, name))
  }
  return .failed(report(text, name))
}

/// Whether a text is one number with its marks, such as "3", "1,204" or "12%".
private func isCount(_ text: String) -> Bool {
  var hasDigit = false
  for byte in text.utf8 {
    if isDigit(byte) { hasDigit = true } else if !",.%+".utf8.contains(byte) { return false }
  }
  return hasDigit
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// The input label that makes the visible text a command after all, where there is one.
private func inputLabel(of element: Element, holding text: String, in name: LocalName) -> String? {
  let own = element.inputLabels(beside: name).value
  let labels = own ?? element.inputLabels.value ?? []
  return labels.first { label in
    if case .contained = LabelInName.compare(text: text, name: label, locale: name.locale) {
      return true
    }
    return false
  }
}

private func servedReport(_ text: String, _ said: String, _ name: LocalName) -> Report {
  Report(
    "\(fact(text, name)); people who use VoiceOver hear other words than are seen",
    evidence: [
      Evidence(name.isBase ? "text" : "text (\(name.locale))", text), .name(name),
      Evidence("input label", said),
    ])
}

private func fact(_ text: String, _ name: LocalName) -> String {
  "\(name.whose)visible text is \(text.quoted), \(HeardName.fact(name))"
}

private func value(of element: Element, in name: LocalName) -> String? {
  if !name.isBase, let value = element.value(beside: name).value { return value }
  return element.value.value
}

private func report(_ text: String, _ name: LocalName, maybe: Bool = false) -> Report {
  Report(
    "\(fact(text, name)); people who say what they see \(maybe ? "may" : "do") not reach the "
      + "control by Voice Control",
    evidence: [
      Evidence(name.isBase ? "text" : "text (\(name.locale))", text), .name(name),
    ])
}

private let textInNameCases = [
  RuleCase(
    .passes, "The name starts with the visible text and says more.",
    #"{"id": "e", "role": "button", "text": "Add to cart", "label": "Add to cart, jasmine tea"}"#),
  RuleCase(
    .passes, "The visible text is the name.",
    #"{"id": "e", "role": "button", "text": "Filter results", "label": null}"#),
  RuleCase(
    .passes, "Case, dots and what stands in brackets do not count.",
    """
    {"id": "e", "role": "button", "text": "Search by date (YYYY-MM-DD)…",
     "label": "search by date"}
    """),
  RuleCase(
    .passes, "Japanese is compared by characters.",
    """
    {"id": "e", "role": "button", "label": "Search",
     "localized": {"ja": {"text": "検索", "label": "お茶を検索"}}}
    """, locale: "ja"),
  RuleCase(
    .fails, "The words of the text are not in the label.",
    #"{"id": "e", "role": "button", "text": "Leave call", "label": "End call"}"#,
    message: #"visible text is "Leave call", label is "End call"; people who say what they see do "#
      + "not reach the control by Voice Control"),
  RuleCase(
    .fails, "The text is a part of a longer word only.",
    #"{"id": "e", "role": "button", "text": "Discover It", "label": "Discover Italy"}"#),
  RuleCase(
    .fails, "Nobody says an identifier, even if the word is in it.",
    #"{"id": "e", "role": "button", "text": "Audio", "label": "audio_selected_button"}"#),
  RuleCase(
    .fails, "The German text and the German label differ.",
    """
    {"id": "e", "role": "button", "label": "Accept",
     "localized": {"de": {"text": "Annehmen", "label": "Accept"}}}
    """, locale: "de",
    message: #"the German visible text is "Annehmen", the German label is "Accept"; people who "#
      + "say what they see do not reach the control by Voice Control"),
  RuleCase(
    .notApplicable, "Code fills in what may be the text.",
    """
    {"id": "e", "role": "button", "text": "Learn more", "label": "Tea Shop Plus. …",
     "source": {"file": "Plus.swift", "line": 12, "expression": "more"}}
    """),
  RuleCase(
    .notApplicable, "A symbol has no words to say.",
    #"{"id": "e", "role": "button", "text": "•••", "label": "More"}"#),
  RuleCase(
    .notApplicable, "The text is the value, not the label.",
    #"{"id": "e", "role": "button", "text": "👍 3", "label": "👍", "value": "3"}"#),
  RuleCase(
    .cannotTell, "The number counts replies; it belongs in the value.",
    #"{"id": "e", "role": "button", "text": "3", "label": "Reply"}"#),
  RuleCase(
    .cannotTell, "A letter may stand for a symbol.",
    #"{"id": "e", "role": "button", "text": "X", "label": "Close"}"#),
  RuleCase(
    .cannotTell, "The text may be an abbreviation.",
    #"{"id": "e", "role": "button", "text": "University Ave.", "label": "University Avenue"}"#),
  RuleCase(
    .cannotTell, "An input label keeps the visible text a command, as the pattern has it.",
    """
    {"id": "e", "role": "button", "text": "Add to cart", "label": "Add jasmine tea to cart",
     "inputLabels": ["Add to cart", "Add jasmine tea"]}
    """),
  RuleCase(
    .cannotTell, "People who use the app wrote the text.",
    """
    {"id": "e", "role": "button", "text": "Mum's tea", "label": "Open list", "userContent": true}
    """),
]
