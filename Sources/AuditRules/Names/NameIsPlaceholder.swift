import AuditCore

extension Rule {
  /// The name is not a stand-in.
  static let nameIsPlaceholder = Rule(
    id: "name-is-placeholder",
    title: "The name is not a stand-in for a name",
    family: .names, impact: .serious,
    requirements: [.wcag("2.4.6"), .pattern("design pattern “Icon Button Label”")],
    appliesTo: "Controls and images with a name, in every language.",
    expects:
      "The name is more than the word for its kind (button, Taste, ボタン), more than a word left by "
      + "those who build the app (TODO, label), and more than a punctuation mark or characters that draw "
      + "an icon (×, •••).",
    why:
      "VoiceOver says \"Button, button\" and nobody learns what it does; a punctuation mark is heard "
      + "as nothing at all, and a drawn icon as what its characters are called.",
    assumptions: ["A name that is a stand-in in English is one in every language."],
    knownLimits: [
      "View, Label and Text may be a task in an editor, and are left to a person or pass.",
      "Keys of a keypad are called by their sign, and pass where the sign is on the screen; "
        + "a cross does so among keys for digits.",
    ],
    sources: [
      "Apple Developer: accessibilityLabel", "The trait words VoiceOver speaks in each language",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The name is the task.",
      #"{"id": "e", "role": "button", "label": "Contact the shop"}"#),
    RuleCase(
      .passes, "A key of a keypad is called what is on it.",
      #"{"id": "e", "role": "button", "text": "*", "label": "*"}"#),
    RuleCase(
      .passes, "Link is what the button of an editor adds.",
      #"{"id": "e", "role": "button", "label": "Link"}"#),
    RuleCase(
      .fails, "The kind of control is no name.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "envelope"}, "label": "Button"}"#,
      message: #"label is "Button", a stand-in for a name; VoiceOver says "Button, button""#),
    RuleCase(
      .fails, "Somebody meant to come back to it.",
      #"{"id": "e", "role": "toggle", "label": "TODO"}"#),
    RuleCase(
      .fails, "An ellipsis is heard as nothing.",
      #"{"id": "e", "role": "button", "label": "…"}"#),
    RuleCase(
      .notApplicable, "The Russian label is only what code fills in.",
      #"""
      {"id": "e", "role": "image", "label": "… icon", "localized": {"ru": {"label": "…"}},
       "source": {"file": "Tea.swift", "line": 4, "expression": "shop.name"}}
      """#, locale: "ru"),
    RuleCase(
      .fails, "A cross is heard as multiplication sign, or not at all.",
      #"{"id": "e", "role": "button", "label": null, "text": "×"}"#),
    RuleCase(
      .passes, "Among keys for digits the cross multiplies.",
      #"""
      [{"id": "e", "role": "button", "label": null, "text": "×"},
       {"id": "seven", "role": "button", "label": null, "text": "7"},
       {"id": "eight", "role": "button", "label": null, "text": "8"},
       {"id": "nine", "role": "button", "label": null, "text": "9"}]
      """#),
    RuleCase(
      .passes, "A bracket is what a key of an editor types.",
      #"{"id": "e", "role": "button", "label": null, "text": "["}"#),
    RuleCase(
      .fails, "Three dots are heard as three bullets, on the screen or not.",
      #"{"id": "e", "role": "button", "label": null, "text": "•••"}"#),
    RuleCase(
      .fails, "The image shows a call, and is called as Interface Builder calls a new one.",
      #"{"id": "e", "role": "image", "label": "Label", "icon": {"asset": "missed-call"}}"#),
    RuleCase(
      .cannotTell, "A tag may well be called label.",
      #"{"id": "e", "role": "image", "label": "Label", "icon": {"symbol": "tag"}}"#),
    RuleCase(
      .fails, "The German label says only button.",
      #"""
      {"id": "e", "role": "button", "label": "Close", "localized": {"de": {"label": "Schaltfläche"}}}
      """#, locale: "de"),
    RuleCase(
      .fails, "An image called image tells nothing.",
      #"{"id": "e", "role": "image", "label": "Image"}"#),
    RuleCase(
      .passes, "Demo is on the screen, so somebody meant it.",
      #"{"id": "e", "role": "button", "label": "Demo", "text": "Demo"}"#),
    RuleCase(
      .notApplicable, "Text is what it says.", #"{"id": "e", "role": "text", "label": "Button"}"#),
    RuleCase(
      .cannotTell, "Nothing says which item this is, or what it does.",
      #"{"id": "e", "role": "button", "label": "Item 1"}"#),
    RuleCase(
      .cannotTell, "Switch may switch something, or be the kind of control it was.",
      #"{"id": "e", "role": "button", "label": "Switch"}"#),
    RuleCase(
      .cannotTell, "A field of an editor may be for text.",
      #"{"id": "e", "role": "textField", "label": "Text"}"#),
    RuleCase(
      .fails, "Every field is one for input.",
      #"{"id": "e", "role": "textField", "label": "Input field"}"#),
    RuleCase(
      .cannotTell, "A game may have a button 2.",
      #"{"id": "e", "role": "button", "label": "Button 2"}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard element.isActedOn || element.role == .image, element.role != .keyboardKey,
      HeardName.isJudged(name, element, context),
      // Where a language says no more than what code fills in, the words are not known.
      name.name.text != "…" || element.source?.expression == nil
    else { return .notApplicable }
    return HeardName.looking(at: name) { text, shape in
      let language = name.language
      guard
        let match = StandInName.match(text, shape: shape, role: element.role, language: language)
      else { return .passed }
      let isSeen = name.name.source != .label || name.visibleText == text
      let isDrawing = match.kind == .drawing
      if isDrawing, !match.certain, isOnKeypad(context) { return .passed }
      if match.kind == .mark || match.kind == .part, isSeen { return .passed }
      if element.userContent {
        return .cannotTell(.userContent, report(name, element, maybe: true))
      }
      if isDrawing || isUnlikeItsIcon(text, match, element) {
        return .failed(report(name, element))
      }
      if isSeen {
        return .cannotTell(
          .needsPerson("the same text is on the screen, where it may be meant"),
          report(name, element, maybe: true))
      }
      if match.certain || match.kind == .mark && element.icon.value != nil {
        return .failed(report(name, element))
      }
      let doubt = match.kind == .mark ? "it may be a key of a keypad" : "the word may be the task"
      return .cannotTell(.needsPerson(doubt), report(name, element, maybe: true))
    }
  }

  /// Whether there are keys for digits close by, among which a cross multiplies.
  ///
  /// - Complexity: O(1).
  private static func isOnKeypad(_ context: AuditContext) -> Bool {
    let first = max(0, context.index - reach)
    let end = min(context.names.count, context.index + reach)
    return context.names[first..<end].count { ("0"..."9").contains($0.text) } >= fewestKeys
  }

  /// How far keys of one keypad stand apart in the tree.
  private static let reach = 32
  /// So many keys for digits make a keypad; fewer may be numbers of anything.
  private static let fewestKeys = 3

  /// Whether an image is called label or cell and shows something else.
  private static func isUnlikeItsIcon(
    _ text: String, _ match: StandInName.Match, _ element: Element
  ) -> Bool {
    guard match.kind == .word, element.role == .image, let icon = element.icon.value?.name else {
      return false
    }
    let shown = Words.split(icon)
    return !shown.isEmpty && !shown.contains("tag")
      && Words.spoken(text).allSatisfy { !shown.contains($0) }
  }

  // MARK: Messages

  private static func report(
    _ name: LocalName, _ element: Element, maybe: Bool = false
  ) -> Report {
    let link = maybe ? "which may be" : "a stand-in"
    return Report(
      "\(HeardName.fact(name)), \(maybe ? "\(link) a stand-in" : link) for a name; VoiceOver says "
        + HeardName.heard(name, element),
      evidence: [.name(name), Evidence("role", element.role.rawValue)])
  }
}
