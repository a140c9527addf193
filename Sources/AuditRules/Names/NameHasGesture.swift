import AuditCore

extension Rule {
  /// Name and hint do not spell out gestures.
  static let nameHasGesture = Rule(
    id: "name-has-gesture",
    title: "Name and hint do not tell how to operate",
    family: .names, impact: .minor,
    requirements: [
      .bestPractice,
      .guideline("Apple, accessibilityHint: the result, not the gesture"),
    ],
    appliesTo: "Elements VoiceOver can meet that have a name or a hint, in every language.",
    expects: "They say what the control is and what comes of it, never tap, swipe or click.",
    why:
      "VoiceOver tells how to operate by itself, so it is heard twice; and people who use a switch, "
      + "a keyboard or their voice never tap.",
    assumptions: ["A setting may be about a gesture: Swipe to reply as a switch passes."],
    knownLimits: [
      "An instruction that is on the screen as well is left to a person.",
      "Gestures are known in English and sixteen other languages.",
    ],
    sources: [
      "Apple Developer: accessibilityHint", "The hints VoiceOver speaks in each language",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The hint says what comes of it.",
      #"{"id": "e", "role": "button", "label": "Add gift message", "hint": "Opens a text field"}"#),
    RuleCase(
      .passes, "Tap to Pay is what the product is called.",
      #"{"id": "e", "role": "button", "label": "Tap to Pay"}"#),
    RuleCase(
      .passes, "The setting is about the gesture.",
      #"{"id": "e", "role": "switch", "label": "Swipe to reply"}"#),
    RuleCase(
      .fails, "VoiceOver says by itself that a button is double-tapped.",
      #"""
      {"id": "e", "role": "button", "label": "Add gift message",
       "hint": "Double-tap to write a message"}
      """#,
      message:
        #"hint is "Double-tap to write a message" and says "double-tap"; VoiceOver tells how "#
        + "to operate by itself, and not everyone does it that way"),
    RuleCase(
      .fails, "The name ends in an instruction.",
      #"{"id": "e", "role": "cell", "label": "Assam, tap to learn more"}"#),
    RuleCase(
      .fails, "The German hint asks for a gesture.",
      #"""
      {"id": "e", "role": "button", "label": "Share",
       "localized": {"de": {"label": "Teilen", "hint": "Doppeltippen zum Teilen"}}}
      """#, locale: "de"),
    RuleCase(
      .notApplicable, "There is neither name nor hint.",
      #"{"id": "e", "role": "button", "label": null}"#),
    RuleCase(
      .cannotTell, "People see the instruction too.",
      #"{"id": "e", "role": "button", "text": "Tap to retry", "label": null}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    let hint = element.hint(beside: name).value
    guard name.name.isGiven || hint != nil, HeardName.isMet(element, context) else {
      return .notApplicable
    }
    if let hint, let word = GestureWords.inHint(hint, language: name.language) {
      let report = hintReport(hint, word, name)
      return element.userContent ? .cannotTell(.userContent, report) : .failed(report)
    }
    guard name.name.isGiven, bearsTask(element),
      let word = GestureWords.inName(name.name.text, shape: name.shape, language: name.language)
    else {
      return .passed
    }
    let report = nameReport(word, name)
    if element.userContent { return .cannotTell(.userContent, report) }
    if name.name.source != .label || name.visibleText == name.name.text {
      return .cannotTell(
        .needsPerson("the instruction is on the screen too, which the name has to match"), report)
    }
    return .failed(report)
  }

  /// Whether its name is a task or an object, and not the title of a setting or a text to read.
  private static func bearsTask(_ element: Element) -> Bool {
    switch element.role {
    case .switch, .toggle, .checkbox, .radio, .slider, .stepper, .segmentedControl: false
    case .cell, .image: true
    default: element.isActedOn
    }
  }

  // MARK: Messages

  private static func hintReport(_ hint: String, _ word: String, _ name: LocalName) -> Report {
    Report(
      "\(name.whose)hint is \(hint.quoted) and says \(word.quoted); VoiceOver tells how to operate "
        + "by itself, and not everyone does it that way",
      evidence: [Evidence(name.isBase ? "hint" : "hint (\(name.locale))", hint)], cause: "hint")
  }

  private static func nameReport(_ word: String, _ name: LocalName) -> Report {
    Report(
      "\(HeardName.fact(name)) and says \(word.quoted); VoiceOver tells how to operate by itself, "
        + "and not everyone does it that way", evidence: [.name(name)])
  }
}
