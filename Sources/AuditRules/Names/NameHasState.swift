import AuditCore

extension Rule {
  /// A toggle's name stays the same when its state changes; the state is in value or trait.
  static let nameHasState = Rule(
    id: "name-has-state",
    title: "The state is not part of the name",
    family: .names, impact: .serious,
    requirements: [
      .wcag("4.1.2"), .pattern("design pattern “Icon Button Label”: a toggle with a stable name"),
    ],
    appliesTo: "Controls with a name, in every language.",
    expects:
      "On, off and selected are told by value or trait. A label that swaps its task instead, Play "
      + "and Pause, does so without value and trait.",
    why:
      "VoiceOver says the state twice or, where a swapped label meets the trait, the opposite: "
      + "\"Selected: Unlike\". A name that changes is no command to learn for Voice Control.",
    assumptions: ["A state that is not listed in the project has the label of the capture."],
    knownLimits: [
      "Without states, a name with on or off at its end is a failure only where a mark or the value "
        + "sets it apart; Mic On on a plain button passes."
    ],
    sources: [
      "Apple Developer: accessibilityValue", "The state words VoiceOver speaks in each language",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The name stays, the value changes.",
      #"{"id": "e", "role": "switch", "label": "Notifications", "value": "1"}"#),
    RuleCase(
      .passes, "Play and Pause swap the task, and nothing else tells the state.",
      #"""
      {"id": "e", "role": "button", "label": "Play",
       "states": [{"name": "off", "label": "Play"}, {"name": "on", "label": "Pause"}]}
      """#),
    RuleCase(
      .passes, "On belongs to the verb.",
      #"{"id": "e", "role": "button", "label": "Turn flash on"}"#),
    RuleCase(
      .fails, "On and off are in the label as well as in the value.",
      #"""
      {"id": "e", "role": "switch", "label": "Notifications on", "value": "1", "states": [
        {"name": "on", "label": "Notifications on", "value": "1"},
        {"name": "off", "label": "Notifications off", "value": "0"}]}
      """#,
      message: #"label is "Notifications on" and in another state "Notifications off"; the name "#
        + "changes with the state, which VoiceOver tells by itself"),
    RuleCase(
      .fails, "Unlike is heard as selected.",
      #"""
      {"id": "e", "role": "button", "label": "Unlike", "traits": ["button", "selected"], "states": [
        {"name": "off", "label": "Like"}, {"name": "on", "label": "Unlike", "traits": ["selected"]}]}
      """#,
      message: #"label swaps between "Like" and "Unlike" while trait or value changes too; "#
        + #"VoiceOver says "Selected: Unlike, button""#),
    RuleCase(
      .fails, "Selected is a trait.",
      #"{"id": "e", "role": "button", "label": "Selected, Regular"}"#),
    RuleCase(
      .fails, "The German label has the state in it.",
      #"""
      {"id": "e", "role": "switch", "label": "Sound", "value": "0",
       "localized": {"de": {"label": "Ton: aus"}}}
      """#, locale: "de"),
    RuleCase(
      .notApplicable, "Text may say that something is on.",
      #"{"id": "e", "role": "text", "label": "Notifications: on"}"#),
    RuleCase(
      .cannotTell, "Active may be what is filtered for.",
      #"{"id": "e", "role": "button", "label": "Filter: active"}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard element.isActedOn, HeardName.isJudged(name, element, context) else {
      return .notApplicable
    }
    if name.isBase, element.states.count > 1, let outcome = judgeStates(name, element) {
      return outcome
    }
    let text = name.name.text
    if StateWords.undoes(text, shape: name.shape), isOn(element), name.name.source == .label {
      return element.userContent ? .passed : .failed(undoingReport(name, element))
    }
    // Of what is not switched on and off only a word behind a mark is told, so that names without
    // marks are settled here.
    let (shape, isSwitched) = (name.shape, element.isOnOff)
    guard isSwitched || shape.marks + shape.hyphens > 0 || shape.hasOther else { return .passed }
    guard let match = StateWords.find(in: text, shape: shape, language: name.language) else {
      return .passed
    }
    return judgeWord(match, name, element)
  }

  private static func judgeWord(
    _ match: StateWords.Match, _ name: LocalName, _ element: Element
  ) -> Outcome {
    let isToggle = element.isOnOff
    guard isToggle || match.isApart else { return .passed }
    let doubt = wordReport(match.word, name, maybe: true)
    if element.userContent { return .cannotTell(.userContent, doubt) }
    if name.name.source != .label || name.visibleText == name.name.text {
      return .cannotTell(
        .needsPerson("the word is in the visible text too, which the name has to match"), doubt)
    }
    let hasState = element.value.value != nil || element.selected != nil
    if isToggle && (match.isApart || hasState) || match.isFirst {
      return .failed(wordReport(match.word, name, maybe: false))
    }
    return .cannotTell(.needsPerson("the word may be part of the task"), doubt)
  }

  // MARK: Several states

  /// What the labels of the states say, or nil where they say nothing.
  private static func judgeStates(_ name: LocalName, _ element: Element) -> Outcome? {
    var labels: [String] = []
    for state in element.states {
      guard let label = state.label.value, !label.isBlank, !labels.contains(label) else { continue }
      labels.append(label)
    }
    guard labels.count > 1, !differInNumbersOnly(labels) else { return nil }
    if element.userContent { return .passed }
    let hasWord = labels.contains { label in
      StateWords.find(in: label, shape: NameShape(label), language: name.language) != nil
    }
    if hasWord {
      let other = labels.first { $0 != name.name.text } ?? labels[0]
      return .failed(
        Report(
          "\(HeardName.fact(name)) and in another state \(other.quoted); the name changes with the "
            + "state, which VoiceOver tells by itself",
          evidence: [.name(name)] + labels.map { Evidence("label of a state", $0) }))
    }
    guard tellsState(element) else { return .passed }
    return .failed(
      Report(
        "label swaps between \(labels[0].quoted) and \(labels[1].quoted) while trait or value "
          + "changes too; VoiceOver says \(HeardName.heard(name, element))",
        evidence: [.name(name)] + labels.map { Evidence("label of a state", $0) }))
  }

  private static func differInNumbersOnly(_ labels: [String]) -> Bool {
    let stems = labels.map { $0.filter { !$0.isNumber } }
    return stems.allSatisfy { $0 == stems[0] }
  }

  /// Whether value or the trait selected differs between the states.
  private static func tellsState(_ element: Element) -> Bool {
    let values = Set(element.states.compactMap { $0.value.value })
    let isSelected = Set(element.states.map { $0.traits.value?.contains(.selected) ?? false })
    return values.count > 1 || isSelected.count > 1
  }

  private static func isOn(_ element: Element) -> Bool {
    if element.selected == true || element.traits.value?.contains(.selected) == true { return true }
    return element.isOnOff && element.value.value == "1"
  }

  // MARK: Messages

  private static func wordReport(_ word: String, _ name: LocalName, maybe: Bool) -> Report {
    let verb = maybe ? "may say" : "says"
    return Report(
      "\(HeardName.fact(name)) and \(verb) the state (\(word)); VoiceOver tells the state by itself, "
        + "so it is heard twice or contradicts itself", evidence: [.name(name)], cause: "word")
  }

  private static func undoingReport(_ name: LocalName, _ element: Element) -> Report {
    Report(
      "\(HeardName.fact(name)) while the control is on; VoiceOver says "
        + "\(HeardName.heard(name, element)), as if the opposite were on",
      evidence: [.name(name)], cause: "undoing")
  }
}

extension Element {
  /// Whether it is switched on and off: by its role or its traits.
  fileprivate var isOnOff: Bool {
    switch role {
    case .toggle, .switch, .checkbox, .radio: true
    default:
      traits.value.map { !$0.isDisjoint(with: [.isToggle, .switchButton, .toggleButton]) } ?? false
    }
  }
}
