import AuditCore

extension Rule {
  /// The name is one task, not a paragraph.
  static let nameLength = Rule(
    id: "name-length",
    title: "The name is one task, not a paragraph",
    family: .names, impact: .moderate,
    requirements: [.wcag("2.4.6"), .pattern("antipattern “Label Soup”")],
    appliesTo: "Controls with a name that people who use the app did not write, in every language.",
    expects:
      "The name has at most 100 characters, East Asian ones counted twice, is one sentence, and "
      + "does not say itself twice.",
    why:
      "A name is heard in full before the role; whoever swipes through a screen waits at every "
      + "paragraph, and nobody can say one to Voice Control.",
    assumptions: [
      "Details have their place in the value, in custom content or in a text beside it."
    ],
    knownLimits: [
      "A text that people see at the same length is left to a person, and for a link it passes.",
      "Rows of a list and images may be described at length, and are not judged.",
    ],
    sources: [
      "WWDC 2019, Writing Great Accessibility Labels", "Apple Developer: accessibilityLabel",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "One task in a few words.",
      #"{"id": "e", "role": "button", "label": "Add jasmine tea to cart"}"#),
    RuleCase(
      .passes, "A city may have the same word twice.",
      #"{"id": "e", "role": "button", "label": "Baden Baden"}"#),
    RuleCase(
      .fails, "The terms of delivery are in the name.",
      #"""
      {"id": "e", "role": "radio", "text": "Standard delivery", "label":
       "Standard delivery, three to five days, free from 40 euros, tracked, left with a neighbor if you are out"}
      """#,
      message:
        "label is 103 characters long, over 100; VoiceOver reads all of it before people hear "
        + "what it is"),
    RuleCase(
      .fails, "Three sentences are no task.",
      #"""
      {"id": "e", "role": "button",
       "label": "The shop is open. Tea is brewed fresh. More about the shop is here."}
      """#),
    RuleCase(
      .fails, "Label and tooltip were joined.",
      #"{"id": "e", "role": "button", "label": "Search\nSearch"}"#,
      message: #"label says "Search" twice; VoiceOver says it twice"#),
    RuleCase(
      .notApplicable, "People who use the app wrote it.",
      #"""
      {"id": "e", "role": "button", "userContent": true,
       "label": "The shop is open. Tea is brewed fresh. More about the shop is here."}
      """#),
    RuleCase(
      .cannotTell, "People see the same long text.",
      #"""
      {"id": "e", "role": "button", "label": null,
       "text": "The shop is open. Tea is brewed fresh. More about the shop is here."}
      """#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard element.isActedOn, !element.userContent, name.name.source != .children,
      HeardName.isJudged(name, element, context)
    else { return .notApplicable }
    guard let excess = NameLength.excess(of: name.name.text, shape: name.shape) else {
      return .passed
    }
    let report = report(excess, name)
    guard name.name.source != .label || name.visibleText == name.name.text else {
      return .failed(report)
    }
    if element.role == .link { return .passed }
    return .cannotTell(
      .needsPerson("people see the same text, which the name has to match"), report)
  }

  // MARK: Messages

  private static func report(_ excess: NameLength.Excess, _ name: LocalName) -> Report {
    let source = "\(name.whose)\(name.name.sourceWords)"
    let tail = "VoiceOver reads all of it before people hear what it is"
    let message =
      switch excess {
      case .characters(let count):
        "\(source) is \(count) characters long, over \(NameLength.most); \(tail)"
      case .sentences(let count): "\(source) is \(count) sentences; \(tail)"
      case .doubled(let half):
        "\(source) says \(half.quoted) twice; VoiceOver says it twice"
      }
    // A long text has many sentences in one language and many characters in the next.
    let cause = if case .doubled = excess { "doubled" } else { "long" }
    return Report(message, evidence: [.name(name)], cause: cause)
  }
}
