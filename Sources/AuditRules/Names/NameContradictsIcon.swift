import AuditCore

extension Rule {
  /// The name agrees with what the icon means.
  static let nameContradictsIcon = Rule(
    id: "name-contradicts-icon",
    title: "The name agrees with what the icon means",
    family: .names, impact: .serious,
    requirements: [.wcag("2.4.6"), .pattern("design pattern “Icon Button Label”")],
    appliesTo:
      "Controls with an icon of one firm meaning and a name that is not their visible text, in every "
      + "language; controls that list their states.",
    expects:
      "Name and icon say the same task, or at least not two that exclude each other; the name is "
      + "the task of the state it is in; what removes an item does not say Close.",
    why:
      "People who see the icon and people who hear the name do two different things with one "
      + "button, and support on the phone talks of a third.",
    assumptions: [
      "A bin deletes, a house is home, an arrow to the left goes back.",
      "A screen is closed once; a cross in a row, or one of several, removes something.",
    ],
    knownLimits: [
      "Which of the two is wrong is for a person to see, so the rule fails only where the states of "
        + "the control prove it.",
      "Icons of things, such as an envelope or a map, contradict nothing.",
    ],
    sources: ["Apple Human Interface Guidelines: Icons, standard icons"],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "A bin removes.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "trash"}, "label": "Remove Assam"}"#),
    RuleCase(
      .passes, "While it plays, icon and label offer Pause.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "pause.fill"}, "label": "Pause", "states": [
        {"name": "off", "label": "Play"}, {"name": "on", "label": "Pause"}]}
      """#),
    RuleCase(
      .fails, "The value says playing and the icon offers Pause, so Play is late.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "pause.fill"}, "label": "Play",
       "value": "playing", "states": [{"name": "off", "label": "Play", "value": "stopped"},
         {"name": "on", "label": "Pause", "value": "playing"}]}
      """#,
      message: #"label is "Play" and the icon means Pause, as the state it is in does; people who "#
        + "see it and people who hear it do different things"),
    RuleCase(
      .fails, "It is selected, whose label is Unlock, and still says Lock.",
      #"""
      {"id": "e", "role": "toggle", "icon": {"symbol": "lock.open"}, "label": "Pause",
       "selected": true, "states": [{"name": "off", "label": "Pause"},
         {"name": "on", "label": "Unlock", "traits": ["selected"]}]}
      """#),
    RuleCase(
      .notApplicable, "There is no icon.",
      #"{"id": "e", "role": "button", "label": "Save Assam for later"}"#),
    RuleCase(
      .notApplicable, "The word beside the icon is the name, whatever the icon is.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "plus"}, "label": null, "text": "Refresh",
       "localized": {"de": {"text": "Aktualisieren"}}}
      """#, locale: "de"),
    RuleCase(
      .passes, "One Arabic word is said for uploading and for downloading.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "icloud.and.arrow.down"}, "label": "Download",
       "localized": {"ar": {"label": "تحميل"}}}
      """#, locale: "ar"),
    RuleCase(
      .cannotTell, "A bin that saves is a mistake in one of the two.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "trash"}, "label": "Save Assam for later"}"#,
      message: #"label is "Save Assam for later" and the icon means Delete; people who see it and "#
        + "people who hear it may do different things"),
    RuleCase(
      .passes, "One name in each state is right where the value changes.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "play"}, "label": "Play", "states": [
        {"name": "off", "label": "Play", "value": "0"}, {"name": "on", "label": "Play", "value": "1"}]}
      """#),
    RuleCase(
      .passes, "One cross closes the screen.",
      #"""
      [{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "Close"},
       {"id": "cell", "role": "cell", "children": [{"id": "text", "role": "text", "label": "Assam"},
         {"id": "remove", "role": "button", "icon": {"symbol": "xmark"}, "label": "Remove Assam"}]}]
      """#),
    RuleCase(
      .passes, "An arrow up moves up.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "arrow.up"}, "label": "Move up"}"#),
    RuleCase(
      .cannotTell, "Whether it plays or not, it says Play.",
      #"""
      {"id": "e", "role": "button", "label": "Play", "states": [
        {"name": "off", "label": "Play"}, {"name": "on", "label": "Play"}]}
      """#,
      message:
        #"label is "Play" in each state (off, on); people who use VoiceOver may not hear that "#
        + #"it does the opposite (Pause)"#),
    RuleCase(
      .cannotTell, "A row of the cart is not closed.",
      #"""
      {"id": "row", "role": "cell", "children": [{"id": "text", "role": "text", "label": "Assam"},
        {"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "Close"}]}
      """#,
      message: #"label is "Close" on a cross in a row; people who hear it may not expect that it "#
        + "removes the item"),
    RuleCase(
      .cannotTell, "A screen is not closed three times.",
      #"""
      [{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "Dismiss"},
       {"id": "two", "role": "button", "icon": {"symbol": "xmark"}, "label": "Dismiss"},
       {"id": "three", "role": "button", "icon": {"symbol": "xmark"}, "label": "Dismiss"}]
      """#),
    RuleCase(
      .passes, "Of two pictures in turn the second means what the name says.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "lock", "or": "trash"}, "label": "Delete"}"#
    ),
    RuleCase(
      .cannotTell, "It says Close and opens the menu.",
      #"""
      {"id": "e", "role": "button", "icon": {"asset": "ic_menu"}, "label": "Close", "action": "openMenu"}
      """#),
    RuleCase(
      .cannotTell, "A bin closes nothing.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "trash"}, "label": "Close"}"#),
    RuleCase(
      .cannotTell, "The name is of the code, the arrow goes back.",
      #"{"id": "e", "role": "button", "icon": {"asset": "back"}, "label": "root"}"#,
      message:
        #"label is "root" and the icon means Back; people who hear it do not learn what those "#
        + "who see it do"),
    RuleCase(
      .cannotTell, "Up and down are mixed up.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "arrow.down"}, "label": "Move block up"}"#),
    RuleCase(
      .cannotTell, "A house that searches, in German.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "house"}, "label": "Home",
       "localized": {"de": {"label": "Suchen"}}}
      """#, locale: "de"),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard element.isActedOn, name.name.isGiven, HeardName.isMet(element, context) else {
      return .notApplicable
    }
    if element.states.count > 1, let outcome = judgeTurns(name, element) { return outcome }
    guard let icon = element.icon.value, !saysVisibleText(name) else { return .notApplicable }
    let meaning = contradicted(name, element, icon)
    // Of two pictures that stand there in turn the name may be that of the other.
    if let other = element.otherIcon, meaning == nil || contradicted(name, element, other) == nil {
      return .passed
    }
    guard let meaning else { return doubts(name, element, icon, context) ?? .passed }
    if element.userContent {
      return .cannotTell(.userContent, report(name, icon, meaning, proof: false))
    }
    if name.isBase, isInState(meaning, name.name.text, element) {
      return .failed(report(name, icon, meaning, proof: true))
    }
    return .cannotTell(
      .needsPerson("the icon or the name may be the right one"),
      report(name, icon, meaning, proof: false))
  }

  /// Whether people see the words they hear, so that the icon only goes with them.
  private static func saysVisibleText(_ name: LocalName) -> Bool {
    guard name.name.source == .label else { return true }
    guard let text = name.visibleText, !text.isBlank else { return false }
    if case .contained = LabelInName.compare(
      text: text, name: name.name.text, locale: name.locale)
    {
      return true
    }
    return false
  }

  /// The meaning of the icon that the name excludes, or nil.
  private static func contradicted(
    _ name: LocalName, _ element: Element, _ icon: Icon
  ) -> String? {
    let task = IconTask.contradiction(of: name, action: element.action.value, icon: icon)
    if task != nil || name.language != "en" { return task }
    return IconDirection.contradiction(of: name.name.text, shape: name.shape, icon: icon)
  }

  /// Whether the control is in the state that has the icon's meaning for its label, by value or
  /// trait, and says the label of another state.
  private static func isInState(_ meaning: String, _ label: String, _ element: Element) -> Bool {
    guard element.states.contains(where: { $0.label.value == label }) else { return false }
    let isSelected = element.selected ?? element.traits.value?.contains(.selected) ?? false
    return element.states.contains { state in
      guard let own = state.label.value, Words.folded(own) == Words.folded(meaning) else {
        return false
      }
      if let value = state.value.value, value == element.value.value { return true }
      return isSelected && state.traits.value?.contains(.selected) == true
    }
  }

  // MARK: Messages

  private static func report(
    _ name: LocalName, _ icon: Icon, _ meaning: String, proof: Bool
  ) -> Report {
    let state = proof ? ", as the state it is in does" : ""
    let verb = proof ? "do" : "may do"
    return Report(
      "\(HeardName.fact(name)) and the icon means \(meaning)\(state); people who see it and people "
        + "who hear it \(verb) different things",
      evidence: [.name(name), .icon(icon)])
  }
}
