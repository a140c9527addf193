import AuditCore

extension Rule {
  /// The name starts with the visible text.
  static let textAtFront = Rule(
    id: "text-at-front",
    title: "The name starts with the visible text",
    family: .names, impact: .minor,
    requirements: [
      .bestPracticeNear("2.5.3"),
      .guideline("W3C, Understanding 2.5.3: the visible text first"),
    ],
    appliesTo: "Controls whose label contains the text people see on them, in every language.",
    expects:
      "The visible text comes first in the label, or in the first input label, and what is added "
      + "follows.",
    why:
      "Speech control listens best for the beginning of a name, and people who see the text and "
      + "hear VoiceOver find it sooner there.",
    assumptions: ["Numbers alone, such as a count, are no text to say."],
    knownLimits: ["A label that lacks the visible text altogether is left to text-in-name."],
    sources: [
      "W3C, WCAG 2.2, Understanding 2.5.3", "Deque, axe DevTools for iOS, LabelAtFront",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "What is added follows the visible text.",
      #"{"id": "e", "role": "button", "text": "Save", "label": "Save jasmine tea"}"#),
    RuleCase(
      .passes, "Label and text are the same.",
      #"{"id": "e", "role": "button", "text": "Gift wrap", "label": "Gift wrap"}"#),
    RuleCase(
      .passes, "Voice Control takes the visible text from the input labels.",
      #"""
      {"id": "e", "role": "button", "text": "Gift wrap", "label": "Add gift wrap",
       "inputLabels": ["Gift wrap"]}
      """#),
    RuleCase(
      .fails, "A word stands before the visible text.",
      #"{"id": "e", "role": "checkbox", "text": "Gift wrap", "label": "Add gift wrap"}"#,
      message:
        #"visible text is "Gift wrap" and label is "Add gift wrap"; the words people see and "#
        + "say come second"),
    RuleCase(
      .fails, "The German label starts with the object.",
      #"""
      {"id": "e", "role": "button", "text": "Save", "label": "Save",
       "localized": {"de": {"text": "Merken", "label": "Jasmintee merken"}}}
      """#, locale: "de"),
    RuleCase(
      .notApplicable, "The text is not in the label at all.",
      #"{"id": "e", "role": "button", "text": "Pay now", "label": "Submit order"}"#),
    RuleCase(
      .notApplicable, "A count is no text to say.",
      #"{"id": "e", "role": "button", "text": "3", "label": "Comments, 3"}"#),
    RuleCase(
      .cannotTell, "People who use the app wrote both.",
      #"{"id": "e", "role": "button", "text": "Tea", "label": "Green Tea", "userContent": true}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard element.isActedOn, name.name.source == .label, let text = name.visibleText,
      !element.role.isTextEntry, !text.isBlank, HeardName.isMet(element, context)
    else { return .notApplicable }
    if text.isSame(as: name.name.text) { return .passed }
    guard hasLetters(text),
      case .contained(let words) = LabelInName.compare(
        text: text, name: name.name.text, locale: name.locale)
    else { return .notApplicable }
    if words == 0 { return .passed }
    let report = report(text, name)
    if element.userContent { return .cannotTell(.userContent, report) }
    let own = element.inputLabels(beside: name).value
    if let first = (own ?? element.inputLabels.value)?.first,
      case .contained(after: 0) = LabelInName.compare(text: text, name: first, locale: name.locale)
    {
      return .passed
    }
    return .failed(report)
  }

  private static func hasLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  // MARK: Messages

  private static func report(_ text: String, _ name: LocalName) -> Report {
    Report(
      "\(name.whose)visible text is \(text.quoted) and label is \(name.name.text.quoted); the words "
        + "people see and say come second",
      evidence: [.name(name), Evidence(name.isBase ? "text" : "text (\(name.locale))", text)])
  }
}
