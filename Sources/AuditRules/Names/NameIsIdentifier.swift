import AuditCore

extension Rule {
  /// The name is not the identifier, a code name or a localisation key.
  static let nameIsIdentifier = Rule(
    id: "name-is-identifier",
    title: "The name is not an identifier or a key",
    family: .names, impact: .serious,
    requirements: [
      .wcag("4.1.2"), .wcag("2.4.6"),
      .pattern("design pattern “Icon Button Label”: no accessibilityIdentifier as a label"),
    ],
    appliesTo: "Every element VoiceOver can meet that has a name, in every language.",
    expects:
      "The name is words for people: not the accessibility identifier, not a name in code "
      + "(filterButton), not the key of a missing translation (status.action.menu).",
    why:
      "VoiceOver runs the parts of a code name together or spells it; nobody can guess it to say "
      + "it to Voice Control, and support on the phone cannot find it.",
    assumptions: [
      "Names in camelCase or snake_case and keys with full stops are code unless a known product."
    ],
    knownLimits: [
      "A product spelled like code and not known here is answered with cannot tell.",
      "An identifier that is an ordinary word, such as Share, is not told from a label.",
      "An uncertain spelling is judged in the base language only.",
    ],
    sources: [
      "Apple Developer: accessibilityIdentifier",
      "Apple Developer: accessibilityLabel",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The identifier is ShareButton, the name is Share.",
      #"{"id": "e", "role": "button", "label": "Share", "identifier": "ShareButton"}"#),
    RuleCase(
      .passes, "Products are spelled like code.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "tag"}, "label": "eBay"}"#),
    RuleCase(
      .passes, "A host name is what people call the place.",
      #"{"id": "e", "role": "link", "label": "npr.org"}"#),
    RuleCase(
      .fails, "The identifier was set as the label.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "slider.horizontal.3"},
       "label": "filterButton", "identifier": "filterButton"}
      """#,
      message: #"label is "filterButton", the identifier; VoiceOver says "filterButton, button""#),
    RuleCase(
      .fails, "The key of a text that was not found is read out.",
      #"{"id": "e", "role": "button", "label": "status.action.context-menu"}"#),
    RuleCase(
      .fails, "A code name is heard on a control whose text reads otherwise.",
      #"{"id": "e", "role": "button", "label": "audio_selected_button", "text": "Audio"}"#),
    RuleCase(
      .notApplicable, "There is no name.",
      #"{"id": "e", "role": "button", "label": "", "identifier": "filterButton"}"#),
    RuleCase(
      .passes, "A product the rule does not know is spelled so where people see it.",
      #"{"id": "e", "role": "button", "label": "TeaHouse", "text": "TeaHouse"}"#),
    RuleCase(
      .cannotTell, "Only heard, two words in one may be a product or a screen in the code.",
      #"{"id": "e", "role": "button", "label": "SpaceHub"}"#),
    RuleCase(
      .cannotTell, "A browser of data shows nil on purpose, and code spells it out.",
      #"{"id": "e", "role": "text", "text": "nil", "label": null, "source": {"file": "Data.swift", "line": 4}}"#
    ),
    RuleCase(
      .fails, "On a device nobody knows where it comes from, and it is no word.",
      #"{"id": "e", "role": "text", "text": "(null)", "label": null, "frame": [16, 100, 200, 20]}"#),
    RuleCase(
      .cannotTell, "People named this emoji.",
      #"{"id": "e", "role": "button", "label": "blobcat_heart", "userContent": true}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard HeardName.isJudged(name, element, context) else { return .notApplicable }
    return HeardName.looking(at: name) { text, shape in
      guard
        let match = CodeName.match(text, shape: shape, identifier: element.identifier.value)
      else { return .passed }
      if isReportedElsewhere(text, shape, element, match) { return .passed }
      // A translator writes products as they are spelled.
      if !name.isBase, !match.certain { return .passed }
      if !match.certain, match.kind == .pascalCase, isShown(text, name, element) { return .passed }
      return HeardName.once(
        HeardName.outcome(name, element, look(element, match, shape)), name, context)
    }
  }

  /// Whether people see the name, where a product's own spelling is likelier than code.
  private static func isShown(_ text: String, _ name: LocalName, _ element: Element) -> Bool {
    switch element.role {
    case .text, .heading, .cell: true
    default: name.name.source != .label || name.visibleText == text
    }
  }

  /// Whether the name is a symbol's or an asset's, which other rules report in better words.
  private static func isReportedElsewhere(
    _ text: String, _ shape: NameShape, _ element: Element, _ match: CodeName.Match
  ) -> Bool {
    if match.isIdentifier { return false }
    if SymbolName.isName(text, shape: shape) { return true }
    var own: String?
    if case .asset(let name)? = element.icon.value { own = name }
    return AssetName.match(text, shape: shape, asset: own)?.certain ?? false
  }

  // MARK: Messages

  private static func look(
    _ element: Element, _ match: CodeName.Match, _ shape: NameShape
  ) -> HeardName.Look {
    // A text that code spells out is what somebody wanted to show, as a browser of data shows nil.
    let isWritten = element.source != nil && element.frame == nil && element.role == .text
    let isKey = match.kind == .key || match.kind == .snakeCase && shape.underscores > 1
    return HeardName.Look(
      what: match.isIdentifier ? "the identifier" : match.kind.words,
      certain: match.certain, leaksOnScreen: isKey || match.kind == .programText && !isWritten,
      evidence: element.identifier.value.map { [Evidence("identifier", $0)] } ?? [])
  }
}
