import AuditCore

extension Rule {
  /// The name says what it does, not how it looks.
  static let nameIsShape = Rule(
    id: "name-is-shape",
    title: "The name says what it does, not how it looks",
    family: .names, impact: .moderate,
    requirements: [
      .wcag("2.4.6"), .pattern("design pattern “Icon Button Label”: not by shape"),
    ],
    appliesTo: "Controls with a name, in every language.",
    expects:
      "The name is the task or the place it leads to, not a drawing: no X icon, no three dots.",
    why:
      "Whoever hears the shape of an icon has to guess what it does, and whoever sees it does not "
      + "think of the words somebody chose for the drawing.",
    assumptions: [
      "A word such as arrow or star is a drawing where icon, hint or the words around it say so."
    ],
    knownLimits: [
      "One ordinary word, such as Star or Flag, is judged only where the hint gives it away.",
      "The name of an SF Symbol, written or read aloud, is left to name-is-symbol.",
    ],
    sources: [
      "Apple Human Interface Guidelines: Icons", "Unicode CLDR, names of emoji in each language",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The name is the task.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "Close"}"#),
    RuleCase(
      .passes, "Heart rate is measured, not drawn.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "heart"}, "label": "Heart rate"}"#),
    RuleCase(
      .passes, "Star may be the task, and nothing says that it is not.",
      #"{"id": "e", "role": "button", "label": "Star"}"#),
    RuleCase(
      .passes, "Three stars are a rating.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "star.fill"}, "label": "Three stars"}"#),
    RuleCase(
      .passes, "The icon of the app is what is changed.",
      #"{"id": "e", "role": "button", "label": "App icon"}"#),
    RuleCase(
      .fails, "X icon is what is drawn.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "X icon"}"#,
      message: #"label is "X icon", which says how it looks; VoiceOver says "X icon, button" and "#
        + "not what it does (Close)"),
    RuleCase(
      .fails, "Nobody opens a menu by thinking of three dots.",
      #"{"id": "e", "role": "button", "label": "Three dots"}"#),
    RuleCase(
      .fails, "The hint has the task.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "gear"}, "label": "Cog", "hint": "Settings"}"#
    ),
    RuleCase(
      .fails, "An arrow is read as an arrow.",
      #"{"id": "e", "role": "button", "label": "↑"}"#),
    RuleCase(
      .fails, "The German label says gear wheel.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "gear"}, "label": "Settings",
       "localized": {"de": {"label": "Zahnrad"}}}
      """#, locale: "de"),
    RuleCase(
      .fails, "A plus is drawn for faster as well, so the icon does not tell the task.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "plus.circle"}, "label": "➕"}"#,
      message:
        #"label is "➕", which says how it looks; VoiceOver says "➕, button" and not what it "#
        + "does"),
    RuleCase(
      .notApplicable, "An image is named after what it shows.",
      #"{"id": "e", "role": "image", "label": "Red star"}"#),
    RuleCase(
      .cannotTell, "An icon is not a task, but people may pick icons here.",
      #"{"id": "e", "role": "button", "label": "Privacy icon"}"#),
    RuleCase(
      .cannotTell, "Left arrow may be a key.",
      #"{"id": "e", "role": "button", "label": "Left arrow"}"#),
    RuleCase(
      .cannotTell, "And so may it be in Polish.",
      #"""
      {"id": "e", "role": "button", "text": "←", "label": "Left",
       "localized": {"pl": {"label": "Strzałka w lewo"}}}
      """#, locale: "pl"),
    RuleCase(
      .fails, "An arrow's icon is no key.",
      #"""
      {"id": "e", "role": "button", "label": "Left",
       "localized": {"de": {"label": "Pfeil links Symbol"}}}
      """#, locale: "de"),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard element.isActedOn, element.role != .keyboardKey,
      HeardName.isJudged(name, element, context)
    else { return .notApplicable }
    return HeardName.looking(at: name) { text, shape in
      let language = name.language
      guard let match = ShapeName.match(text, shape: shape, language: language),
        !isReportedElsewhere(text, shape, element)
      else { return .passed }
      let isSeen = name.name.source != .label || name.visibleText == text
      if match.isOneWord {
        guard !isSeen, isDrawingByHint(text, element) else { return .passed }
        return .failed(report(name, element))
      }
      if element.userContent {
        return .cannotTell(.userContent, report(name, element, maybe: true))
      }
      if isSeen {
        guard match.certain else { return .passed }
        return .cannotTell(
          .needsPerson("the same text is on the screen, where it may be meant"),
          report(name, element, maybe: true))
      }
      if match.certain || isDrawing(text, shape, element) { return .failed(report(name, element)) }
      return .cannotTell(
        .needsPerson("the words may name a key, a direction or a thing people pick"),
        report(name, element, maybe: true))
    }
  }

  /// Whether other rules report the name in better words, and no hint shows what it should be.
  private static func isReportedElsewhere(
    _ text: String, _ shape: NameShape, _ element: Element
  ) -> Bool {
    if let hint = element.hint.value, !hint.isBlank { return false }
    if shape.isOneToken, shape.underscores + shape.hyphens + shape.humps > 0 { return true }
    return SymbolName.isName(text, shape: shape) || SymbolName.isSpokenName(text, shape: shape)
  }

  /// Whether the hint says the same word again, or the task the icon stands for.
  private static func isDrawingByHint(_ text: String, _ element: Element) -> Bool {
    guard let hint = element.hint.value, !hint.isBlank else { return false }
    if Words.folded(hint) == Words.folded(text) { return true }
    guard let meaning = element.icon.value.flatMap(IconMeaning.english) else { return false }
    let isTask = Words.letters(meaning).hasPrefix(Words.letters(text))
    return !isTask && Words.folded(hint).contains(Words.folded(meaning))
  }

  /// Whether the element has an icon and the words are not what it means: "Back arrow" has the task
  /// in it.
  private static func isDrawing(_ text: String, _ shape: NameShape, _ element: Element) -> Bool {
    guard let icon = element.icon.value else { return false }
    if case .asset(let asset) = icon,
      let own = AssetName.match(text, shape: shape, asset: asset), own.kind == .own
    {
      return true
    }
    guard let meaning = IconMeaning.english(of: icon) else { return true }
    let words = Words.spoken(text)
    return !Words.spoken(meaning).contains(where: words.contains)
  }

  // MARK: Messages

  private static func report(
    _ name: LocalName, _ element: Element, maybe: Bool = false
  ) -> Report {
    let link = maybe ? "may say" : "says"
    let task = task(name, element).map { " (\($0))" } ?? ""
    return Report(
      "\(HeardName.fact(name)), which \(link) how it looks; VoiceOver says "
        + "\(HeardName.heard(name, element)) and not what it does\(task)",
      evidence: [.name(name)] + (element.icon.value.map { [.icon($0)] } ?? []))
  }

  /// What the icon says that it does; a plus or a minus is drawn for faster and slower, louder and
  /// quieter as well, so it says nothing where the name is only drawn.
  private static func task(_ name: LocalName, _ element: Element) -> String? {
    guard let icon = element.icon.value, let meaning = IconMeaning.english(of: icon) else {
      return nil
    }
    let isOpen = ["Add", "Remove", "Increase", "Decrease"].contains(meaning)
    return isOpen ? nil : IconMeaning.text(of: icon, in: name.locale)
  }
}
