import AuditCore

extension Rule {
  /// The hint does not stand in for the name.
  static let nameFromHint = Rule(
    id: "name-from-hint",
    title: "The hint does not stand in for the name",
    family: .names, impact: .serious,
    requirements: [
      .wcag("4.1.2"), .guideline("Apple, accessibilityHint: never instead of a label"),
    ],
    appliesTo: "Controls and images that have a hint, in every language.",
    expects: "The name tells the task by itself; the hint only adds to it.",
    why:
      "Many people turn hints off, Voice Control never uses them, and a list of controls shows names "
      + "alone: without its hint the control has no task.",
    assumptions: ["A hint beside a name that is a drawing, a symbol or a file name has the task."],
    knownLimits: ["A name that is a word but a vague one, such as Go, passes."],
    sources: ["Apple Developer: accessibilityHint", "Apple Developer: accessibilityLabel"],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The hint adds to the name.",
      #"{"id": "e", "role": "button", "label": "Boost", "hint": "Makes the timer louder"}"#),
    RuleCase(
      .passes, "The visible text is the name.",
      #"{"id": "e", "role": "button", "label": null, "text": "Scan card", "hint": "Uses the camera"}"#
    ),
    RuleCase(
      .fails, "Only the hint says what it does.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "camera"}, "label": null,
       "hint": "Scans your card"}
      """#,
      message: #"hint is "Scans your card" and there is no label; people who turned hints off and "#
        + "people who use Voice Control get no task"),
    RuleCase(
      .fails, "The name is the drawing, the hint is the task.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "gear"}, "label": "Cog", "hint": "Settings"}"#
    ),
    RuleCase(
      .fails, "The empty German label leaves the hint alone.",
      #"""
      {"id": "e", "role": "button", "label": "Share",
       "localized": {"de": {"label": "", "hint": "Teilt den Beleg"}}}
      """#, locale: "de"),
    RuleCase(
      .notApplicable, "There is no hint.", #"{"id": "e", "role": "button", "label": null}"#),
    RuleCase(
      .cannotTell, "Left arrow may be a key, and the hint may add to it.",
      #"{"id": "e", "role": "button", "label": "Left arrow", "hint": "Shows the previous tea"}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard let hint = element.hint(beside: name).value, !hint.isBlank,
      element.isActedOn || element.role == .image, HeardName.isMet(element, context)
    else { return .notApplicable }
    switch name.name.source {
    case .none, .systemDefault: return .failed(missingReport(hint, name))
    case .placeholder, .notMeasured: return .notApplicable
    case .label, .visibleText, .children: break
    }
    let text = HeardName.look(at: name).text
    guard name.name.source == .label, name.visibleText != text,
      Words.folded(hint) != Words.folded(text),
      let isCertain = isNoTask(name, element)
    else { return .passed }
    if element.userContent { return .cannotTell(.userContent, report(hint, name, maybe: true)) }
    if isCertain { return .failed(report(hint, name)) }
    return .cannotTell(
      .needsPerson("the words may name a key, a direction or a thing people pick"),
      report(hint, name, maybe: true))
  }

  /// Whether a name is a symbol, an asset, a drawing or a stand-in, and whether that is certain; nil
  /// for a name that is words for people.
  private static func isNoTask(_ name: LocalName, _ element: Element) -> Bool? {
    let (text, shape) = HeardName.look(at: name)
    if SymbolName.isName(text, shape: shape) || SymbolName.isSpokenName(text, shape: shape) {
      return true
    }
    var asset: String?
    if case .asset(let own)? = element.icon.value { asset = own }
    if AssetName.match(text, shape: shape, asset: asset)?.certain == true { return true }
    let language = name.language
    let standIn = StandInName.match(text, shape: shape, role: element.role, language: language)
    if standIn?.certain == true { return true }
    guard let drawing = ShapeName.match(text, shape: shape, language: language),
      !drawing.isOneWord, element.role != .image
    else { return nil }
    return drawing.certain || element.icon.value != nil
  }

  // MARK: Messages

  private static func missingReport(_ hint: String, _ name: LocalName) -> Report {
    Report(
      "\(name.whose)hint is \(hint.quoted) and there is no label; people who turned hints off and "
        + "people who use Voice Control get no task", evidence: [evidence(hint, name)])
  }

  private static func report(_ hint: String, _ name: LocalName, maybe: Bool = false) -> Report {
    Report(
      "\(HeardName.fact(name)) and the hint \(hint.quoted) \(maybe ? "may have" : "has") the task; "
        + "people who turned hints off and people who use Voice Control do not get it",
      evidence: [.name(name), evidence(hint, name)])
  }

  private static func evidence(_ hint: String, _ name: LocalName) -> Evidence {
    Evidence(name.isBase ? "hint" : "hint (\(name.locale))", hint)
  }
}
