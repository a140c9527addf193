import AuditCore

extension Rule {
  /// The visible text of a control is one of the commands that reach it.
  public static let inputLabelsText = Rule(
    id: "input-labels-text",
    title: "The visible text is a valid Voice Control command",
    family: .voiceControl,
    impact: .serious,
    requirements: [.wcag("2.5.3"), .pattern("design pattern “Icon Button Label”")],
    appliesTo: "Controls that show text and have input labels, in every language.",
    expects: "The words of the visible text stand together in one of the input labels.",
    why: """
      Once a control has input labels, Voice Control listens for those and no longer for the label; \
      people who say the text they see are not answered.
      """,
    assumptions: [
      "An empty list of input labels is no list: the label is the command, which text-in-name "
        + "judges."
    ],
    knownLimits: ["Whether the shown input label should be the visible text is not judged here."],
    sources: [
      "Apple, UIAccessibility, accessibilityUserInputLabels",
      "Apple, SwiftUI, accessibilityInputLabels", "W3C, WCAG 2.2, Understanding 2.5.3",
    ],
    cases: inputLabelsTextCases,
    check: .name(checkInputLabelsText))
}

@Sendable private func checkInputLabelsText(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard let text = name.visibleText, !text.isBlank, element.isVoiceControlTarget else {
    return .notApplicable
  }
  let list = element.inputLabels(beside: name)
  guard list.isMeasured, context.isExposed(context.index) else { return .notApplicable }
  let labels = (list.value ?? []).filter { !$0.isBlank }
  let inLabel = LabelInName.compare(text: text, name: name.name.text, locale: name.locale)
  if inLabel == .noWords { return .notApplicable }
  if labels.isEmpty {
    if case .contained = inLabel { return .passed }
    return .notApplicable
  }
  var doubt: String?
  for label in labels {
    switch LabelInName.compare(text: text, name: label, locale: name.locale) {
    case .contained, .noWords: return .passed
    case .needsPerson(let reason): doubt = doubt ?? reason
    case .missing: break
    }
  }
  let doubtful = report(text, labels, name, maybe: true)
  if let doubt { return .cannotTell(.needsPerson(doubt), doubtful) }
  if case .contained = inLabel {
    return .cannotTell(
      .needsPerson("the name has the words, but input labels take its place"), doubtful)
  }
  return element.userContent
    ? .cannotTell(.userContent, doubtful) : .failed(report(text, labels, name))
}

private func report(
  _ text: String, _ labels: [String], _ name: LocalName, maybe: Bool = false
) -> Report {
  let language = name.isBase ? "" : "\(LanguageName.english(of: name.locale)) "
  let fact =
    labels.count == 1
    ? "the only \(language)input label is \(labels[0].quoted)"
    : "in none of the \(labels.count) \(language)input labels"
  return Report(
    "\(name.whose)visible text is \(text.quoted), \(fact); people who say what they see "
      + "\(maybe ? "may" : "do") not reach the control by Voice Control",
    evidence: [
      Evidence(name.isBase ? "text" : "text (\(name.locale))", text),
      Evidence("input labels", labels.joined(separator: ", ")), .name(name),
    ])
}

private let inputLabelsTextCases = [
  RuleCase(
    .passes, "The first input label is the visible text.",
    """
    {"id": "e", "role": "button", "text": "Add to cart", "label": "Add jasmine tea to cart",
     "inputLabels": ["Add to cart", "Add jasmine tea"]}
    """),
  RuleCase(
    .passes, "An empty list inherits the label, and the label has the text.",
    #"{"id": "e", "role": "button", "text": "Share", "label": "Share receipt", "inputLabels": []}"#),
  RuleCase(
    .passes, "The German input labels have the German text.",
    """
    {"id": "e", "role": "button", "label": "Share receipt", "localized": {"de":
      {"text": "Teilen", "label": "Beleg teilen", "inputLabels": ["Teilen", "Beleg"]}}}
    """, locale: "de"),
  RuleCase(
    .fails, "No input label has the visible text.",
    """
    {"id": "e", "role": "button", "text": "Add to cart", "label": "Buy jasmine tea",
     "inputLabels": ["Buy", "Buy tea"]}
    """,
    message: #"visible text is "Add to cart", in none of the 2 input labels; people who say what "#
      + "they see do not reach the control by Voice Control"),
  RuleCase(
    .fails, "The German input label is still English.",
    """
    {"id": "e", "role": "button", "label": "Share", "localized": {"de":
      {"text": "Teilen", "label": "Beleg senden", "inputLabels": ["Share"]}}}
    """, locale: "de",
    message:
      #"the German visible text is "Teilen", the only German input label is "Share"; people "#
      + "who say what they see do not reach the control by Voice Control"),
  RuleCase(
    .notApplicable, "No input labels: text-in-name judges the label.",
    #"{"id": "e", "role": "button", "text": "Done", "label": "Finish", "inputLabels": []}"#),
  RuleCase(
    .notApplicable, "An icon shows no text.",
    """
    {"id": "e", "role": "menuButton", "icon": {"symbol": "ellipsis"}, "label": "Options",
     "inputLabels": ["Options", "More"]}
    """),
  RuleCase(
    .cannotTell, "The text is in the label, which the input labels replace.",
    """
    {"id": "e", "role": "button", "text": "Add to cart", "label": "Add to cart, jasmine tea",
     "inputLabels": ["Buy"]}
    """),
]
