import AuditCore

extension Rule {
  /// Selected, disabled and on/off are heard.
  public static let stateExposed = Rule(
    id: "state-exposed",
    title: "Selected, disabled and on/off are exposed",
    family: .roles,
    impact: .serious,
    requirements: [.wcag("4.1.2"), .pattern("design-system page “DSIconButton”: disabled")],
    appliesTo: "Elements with a state: selected, disabled or drawn so, on or off.",
    expects: "A trait or the value says the state.",
    why: """
      People who do not see the filled heart or the faint button hear the same in every state; they \
      do not know what is on, or why nothing happens.
      """,
    assumptions: [
      "An opacity equal to the one its design-system page gives for disabled means drawn as disabled.",
      "A state that only the name tells is heard; that the name changes is another rule's matter.",
    ],
    knownLimits: [
      "A state shown by colour or icon alone is not known unless the project lists the states."
    ],
    sources: ["Apple, UIKit, UIAccessibilityTraits", "W3C, WCAG 2.2, Understanding 4.1.2"],
    cases: stateExposedCases,
    check: .element(checkStateExposed))
}

@Sendable private func checkStateExposed(_ element: Element, _ context: AuditContext) -> Outcome {
  let isSwitched = element.role.isSwitched
  let hasState =
    isSwitched || element.enabled == false || element.selected == true || element.states.count > 1
    || (element.opacity != nil && element.component != nil)
  guard hasState, context.isExposed(context.index) else { return .notApplicable }
  if let outcome = judgeDisabled(element, context) { return outcome }
  if let outcome = judgeSelected(element) { return outcome }
  if let outcome = judgeStates(element) { return outcome }
  return isSwitched ? judgeSwitch(element) : .passed
}

private func judgeDisabled(_ element: Element, _ context: AuditContext) -> Outcome? {
  if element.enabled == false, let traits = element.traits.value, !traits.contains(.notEnabled) {
    return .failed(
      Report(
        "\(element.role.words) is disabled and has no trait that says so; people who use VoiceOver "
          + "press it and nothing happens",
        evidence: [
          Evidence("enabled", "false"), Evidence("traits", traits.names.joined(separator: ", ")),
        ]))
  }
  guard !element.isDisabled, let opacity = element.opacity, let use = element.component,
    let faint = context.project.components[use.name]?.disabledOpacity, faint < 1,
    abs(opacity - faint) < 0.005
  else { return nil }
  let evidence = [
    Evidence("opacity", "\(opacity)"), Evidence("disabledOpacity of \(use.name)", "\(faint)"),
  ]
  let drawn = "\(element.role.words) is drawn like a disabled \(use.name)"
  guard element.enabled == true || element.traits.isMeasured else {
    return .cannotTell(
      .notMeasured("whether it can be used"),
      Report("\(drawn); people who use VoiceOver may not be told so", evidence: evidence))
  }
  return .failed(
    Report(
      "\(drawn) and is exposed as one that can be used; people who use VoiceOver are not told what "
        + "others see", evidence: evidence))
}

private func judgeSelected(_ element: Element) -> Outcome? {
  guard element.selected == true, let traits = element.traits.value, !traits.contains(.selected),
    element.value.value?.isBlank ?? true
  else { return nil }
  return .failed(
    Report(
      "\(element.role.words) is selected and neither a trait nor a value says so; people who use "
        + "VoiceOver do not hear which one is",
      evidence: [
        Evidence("selected", "true"), Evidence("traits", traits.names.joined(separator: ", ")),
      ]))
}

/// States that are listed and all heard alike.
private func judgeStates(_ element: Element) -> Outcome? {
  guard element.states.count > 1, let first = element.states.first else { return nil }
  let isHeardAlike = element.states.allSatisfy { state in
    state.label == first.label && state.value == first.value && state.traits == first.traits
  }
  guard isHeardAlike else { return .passed }
  let names = element.states.map(\.name).joined(separator: ", ")
  let evidence = [Evidence("states", names)]
  let fact = "states \(names) have the same label, value and traits"
  let isMeasured = first.value.isMeasured || first.traits.isMeasured
  if !isMeasured, element.role.isSwitched || !element.traits.isMeasured {
    return .cannotTell(
      .notMeasured("the value in each state"),
      Report(
        "states \(names) have the same label; people who use VoiceOver may not hear which it is in",
        evidence: evidence))
  }
  return .failed(
    Report("\(fact); people who use VoiceOver do not hear which it is in", evidence: evidence))
}

/// A switch or a toggle of which only one state is known.
private func judgeSwitch(_ element: Element) -> Outcome {
  if element.value.value?.isBlank == false || element.selected != nil || !element.states.isEmpty
    || element.traits.value?.contains(.selected) == true
  {
    return .passed
  }
  guard element.value.isMeasured else { return .notApplicable }
  return .cannotTell(
    .needsPerson("off may be told by what is not said"),
    Report(
      "\(element.role.words) has no value and is not said to be selected; people who use VoiceOver "
        + "may not hear whether it is on",
      evidence: [Evidence("value", element.value.value ?? "none")]))
}

extension Role {
  /// Whether it is on or off by its nature.
  fileprivate var isSwitched: Bool {
    switch self {
    case .toggle, .switch, .checkbox, .radio: true
    default: false
    }
  }
}

private let stateExposedCases = [
  RuleCase(
    .passes, "The value says that it is on.",
    #"{"id": "e", "role": "toggle", "label": "Favorite Assam", "value": "1", "traits": ["button"]}"#
  ),
  RuleCase(
    .passes, "A disabled button has the trait.",
    """
    {"id": "e", "role": "button", "label": "Undo", "enabled": false,
     "traits": ["button", "notEnabled"]}
    """),
  RuleCase(
    .passes, "One name, and the value tells the states apart.",
    """
    {"id": "e", "role": "button", "label": "Repeat", "states": [
      {"name": "on", "label": "Repeat", "value": "1"},
      {"name": "off", "label": "Repeat", "value": "0"}]}
    """),
  RuleCase(
    .fails, "It is disabled, and VoiceOver does not say dimmed.",
    #"{"id": "e", "role": "button", "label": "Undo", "enabled": false, "traits": ["button"]}"#,
    message: "button is disabled and has no trait that says so; people who use VoiceOver press it "
      + "and nothing happens"),
  RuleCase(
    .fails, "It is drawn as a disabled one and exposed as one that works.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
     "baseLocale": "en", "locales": ["en"],
     "components": {"DSIconButton": {"disabledOpacity": 0.45}},
     "screens": [{"id": "screen", "elements": [
       {"id": "e", "role": "button", "label": "Refresh prices", "traits": ["button"],
        "enabled": true, "opacity": 0.45, "component": {"name": "DSIconButton"}}]}]}
    """,
    message: "button is drawn like a disabled DSIconButton and is exposed as one that can be used; "
      + "people who use VoiceOver are not told what others see"),
  RuleCase(
    .fails, "The tab is selected and nothing says so.",
    #"{"id": "e", "role": "tab", "label": "Orders", "selected": true, "traits": ["button"]}"#),
  RuleCase(
    .fails, "On and off are heard alike.",
    """
    {"id": "e", "role": "button", "label": "Repeat", "traits": ["button"], "states": [
      {"name": "off", "label": "Repeat"}, {"name": "on", "label": "Repeat"}]}
    """,
    message:
      "states off, on have the same label, value and traits; people who use VoiceOver do not "
      + "hear which it is in"),
  RuleCase(
    .notApplicable, "A button that has no state.",
    #"{"id": "e", "role": "button", "label": "Share", "traits": ["button"]}"#),
  RuleCase(
    .notApplicable, "Nobody looked for the value.",
    #"{"id": "e", "role": "switch", "label": "Alerts"}"#),
  RuleCase(
    .cannotTell, "No value, no trait: it may be off.",
    #"{"id": "e", "role": "toggle", "label": "Favorite", "value": null, "traits": ["button"]}"#),
]
