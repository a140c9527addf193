import AuditCore

extension Rule {
  /// A control on the Mac is reached and used by keyboard.
  public static let keyboardReach = Rule(
    id: "keyboard-reach",
    title: "A macOS control can be reached and operated by keyboard",
    family: .screens,
    impact: .serious,
    requirements: [.wcag("2.1.1"), .pattern("design-system page “DSIconButton”")],
    appliesTo: "Controls and elements with an action, in macOS apps, where it was measured whether "
      + "the keyboard reaches them.",
    expects: "The keyboard reaches the element while it can be used.",
    why: """
      People who do not use a mouse, because of a tremor, a switch or a screen reader, cannot do \
      what only a pointer reaches.
      """,
    assumptions: [
      "The measurement was taken with keyboard navigation on in the system's settings."
    ],
    knownLimits: [
      "A menu command or shortcut that does the same is not looked for.",
      "Whether Space or Return works once it is reached is for a person to try.",
    ],
    sources: [
      "Apple, Human Interface Guidelines, Keyboards", "W3C, WCAG 2.2, Understanding 2.1.1",
    ],
    cases: keyboardReachCases,
    check: .element(checkKeyboardReach))
}

@Sendable private func checkKeyboardReach(_ element: Element, _ context: AuditContext) -> Outcome {
  guard let focusable = element.focusable, context.platform == .macOS,
    element.isActedOn || element.action.value != nil, element.role != .customAction,
    !element.isDisabled, element.opacity != 0
  else { return .notApplicable }
  guard !focusable else { return .passed }
  let evidence = [Evidence("focusable", "false")]
  let fact = "\(element.role.words) cannot be reached by keyboard"
  if element.role == .radio || element.role == .tab || context.isInlineLink(context.index) {
    return .cannotTell(
      .needsPerson("arrow keys may reach it from its neighbour"),
      Report(
        "\(fact) by itself; people who do not use a mouse may not get to it", evidence: evidence))
  }
  return .failed(
    Report("\(fact); people who do not use a mouse cannot use it", evidence: evidence))
}

private func onMac(_ element: String) -> String {
  """
  {"format": "aloud-project", "version": 1, "name": "Case", "platform": "macOS",
   "baseLocale": "en", "locales": ["en"], "screens": [{"id": "screen", "elements": [
     \(element)]}]}
  """
}

private let keyboardReachCases = [
  RuleCase(
    .passes, "Tab gets to the button.",
    onMac(#"{"id": "e", "role": "button", "label": "Add tea", "focusable": true}"#)),
  RuleCase(
    .passes, "The field takes what is typed.",
    onMac(#"{"id": "e", "role": "searchField", "label": "Search stock", "focusable": true}"#)),
  RuleCase(
    .fails, "Only a pointer gets to the button.",
    onMac(#"{"id": "e", "role": "button", "label": "Export", "focusable": false}"#),
    message: "button cannot be reached by keyboard; people who do not use a mouse cannot use it"),
  RuleCase(
    .fails, "A text that acts is reached by nothing but a click.",
    onMac(
      #"{"id": "e", "role": "text", "text": "Terms", "action": "openTerms", "focusable": false}"#)),
  RuleCase(
    .fails, "The screen is one of the Mac app in a project for iOS.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
     "baseLocale": "en", "locales": ["en"], "screens": [
       {"id": "screen", "platform": "macOS", "elements": [
         {"id": "e", "role": "button", "label": "Export", "focusable": false}]}]}
    """),
  RuleCase(
    .notApplicable, "A disabled button is passed over.",
    onMac(
      #"{"id": "e", "role": "button", "label": "Undo", "enabled": false, "focusable": false}"#)),
  RuleCase(
    .notApplicable, "On iOS the system moves the focus.",
    #"{"id": "e", "role": "button", "label": "Export", "focusable": false}"#),
  RuleCase(
    .notApplicable, "Nobody looked.", onMac(#"{"id": "e", "role": "button", "label": "Export"}"#)),
  RuleCase(
    .cannotTell, "Of a group of radio buttons one is reached, the others by arrow keys.",
    onMac(#"{"id": "e", "role": "radio", "label": "Express", "focusable": false}"#)),
]
