import AuditCore

extension Rule {
  /// An icon-only control uses an icon people know, or has visible text or a tooltip.
  static let iconAmbiguous = Rule(
    id: "icon-ambiguous",
    title: "An icon that stands alone is one people know",
    family: .images, impact: .minor,
    requirements: [
      .wcag("2.4.6"),
      .pattern("design system page “DSIconButton”: no ambiguous icons without text or tooltip"),
    ],
    appliesTo: "Controls that are pressed, show an icon or a logo and show no text.",
    expects:
      "The icon is one people know from other apps, or a tooltip says what it does; the name is not "
      + "just a number, nor just whose logo it is.",
    why:
      "A good name does not help those who see an unknown icon and hear nothing; they have to try it "
      + "out, and people who use Voice Control do not know what to say.",
    assumptions: ["People know an icon that many apps use for one task."],
    knownLimits: [
      "What an image of the app shows is not known from its file, so a control with a name is not "
        + "judged by it, and one without a name fails unless the file is called after a known task.",
      "A logo is known by the name only, in the languages that have the word in the table.",
    ],
    sources: ["Apple Human Interface Guidelines: Icons, standard icons"],
    cases: cases, check: .element(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "Everybody knows the bin.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "trash"}, "text": null, "label": "Delete"}"#
    ),
    RuleCase(
      .passes, "The tooltip says what the leaf is for.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "leaf"}, "text": null, "label": "Brew",
       "tooltip": "Brew"}
      """#),
    RuleCase(
      .fails, "A leaf may mean anything in a tea shop.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "leaf"}, "text": null, "label": "Brew"}"#,
      message: "icon is the SF Symbol leaf, alone and without tooltip; people who see it may not "
        + #"guess "Brew""#),
    RuleCase(
      .fails, "A number beside the icon is not what it counts.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "star"}, "label": "2"}"#,
      message: #"label is "2", a number alone; nobody who hears it knows what is counted or done"#),
    RuleCase(
      .fails, "Nothing tells what the picture does.",
      #"{"id": "e", "role": "button", "icon": {"asset": "revisions"}, "label": null}"#),
    RuleCase(
      .passes, "Changing a logo is a task.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "photo"}, "label": "Change logo"}"#),
    RuleCase(
      .fails, "The logo says who, not what happens.",
      #"{"id": "e", "role": "button", "label": "Tea Shop logo"}"#,
      message:
        #"label is "Tea Shop logo", which says whose logo it is; nobody learns what pressing "#
        + "it does"),
    RuleCase(
      .passes, "People know the drawing; that it has no name is for control-name to say.",
      #"{"id": "e", "role": "button", "icon": {"asset": "share"}, "label": null}"#),
    RuleCase(
      .notApplicable, "Text stands beside the icon.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "leaf"}, "text": "Brew", "label": null}"#),
    RuleCase(
      .notApplicable, "Code makes the text beside the icon at run time.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "leaf"},
       "source": {"file": "TeaRow.swift", "line": 12, "expression": "tea.name"}}
      """#),
    RuleCase(
      .cannotTell, "Nobody looked whether text stands beside the leaf.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "leaf"}, "label": "Brew"}"#),
  ]

  @Sendable
  private static func judge(_ element: Element, _ context: AuditContext) -> Outcome {
    guard element.role.isPressed, showsNoText(element, context), HeardName.isMet(element, context)
    else { return .notApplicable }
    let name = context.name
    if isLogo(name, element, context) {
      let report = logoReport(name.text)
      return element.userContent ? .cannotTell(.userContent, report) : .failed(report)
    }
    guard let icon = element.icon.value else { return .notApplicable }
    if name.source == .label, isNumber(name.text) {
      return element.userContent ? .passed : .failed(numberReport(name.text, icon))
    }
    if let tooltip = element.tooltip.value, !tooltip.isBlank { return .passed }
    let isUnsaid = !name.isGiven && name.source != .notMeasured
    if isUnsaid, context.project.platform == .macOS, element.tooltip.isMeasured {
      return .failed(report(name.text, icon, isUnsaid: true))
    }
    if IconMeaning.english(of: icon) != nil { return .passed }
    guard case .symbol = icon else {
      return isUnsaid ? .failed(report("", icon, isUnsaid: true)) : .notApplicable
    }
    let isAlone = element.text == .none || isIconOnly(element, context)
    // Code makes the words that are seen beside the icon.
    if !isAlone, element.source?.expression != nil { return .notApplicable }
    let report = report(name.isGiven ? name.text : "", icon, isUnsaid: isUnsaid)
    return isAlone ? .failed(report) : .cannotTell(.notMeasured("the visible text"), report)
  }

  private static func showsNoText(_ element: Element, _ context: AuditContext) -> Bool {
    if let text = element.text.value, !text.isBlank { return false }
    return context.name.source != .visibleText && context.name.source != .children
  }

  /// Whether the name is whose logo is shown, and nothing else says what pressing it does.
  private static func isLogo(
    _ name: AccessibleName, _ element: Element, _ context: AuditContext
  ) -> Bool {
    guard name.source == .label,
      LogoName.matches(name.text, language: LanguageName.primary(of: context.baseLocale))
    else { return false }
    return (element.hint.value ?? "").isBlank && (element.tooltip.value ?? "").isBlank
  }

  private static func isIconOnly(_ element: Element, _ context: AuditContext) -> Bool {
    guard let use = element.component else { return false }
    return context.project.components[use.name]?.iconOnly == true
  }

  private static func isNumber(_ text: String) -> Bool {
    var hasDigit = false
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        hasDigit = true
      } else if !",. kKM".utf8.contains(byte) {
        return false
      }
    }
    return hasDigit
  }

  // MARK: Messages

  private static func numberReport(_ text: String, _ icon: Icon) -> Report {
    Report(
      "label is \(text.quoted), a number alone; nobody who hears it knows what is counted or done",
      evidence: [Evidence("label", text), .icon(icon)])
  }

  private static func logoReport(_ text: String) -> Report {
    Report(
      "label is \(text.quoted), which says whose logo it is; nobody learns what pressing it does",
      evidence: [Evidence("label", text)])
  }

  private static func report(_ name: String, _ icon: Icon, isUnsaid: Bool) -> Report {
    let shown =
      if case .glyph(let text) = icon, !text.isSayable { text.codePoints } else { icon.name }
    let guess = name.isEmpty ? "what it does" : name.quoted
    let rest = isUnsaid ? "without name and tooltip" : "alone and without tooltip"
    return Report(
      "icon is the \(icon.kind) \(shown), \(rest); people who see it may not guess \(guess)",
      evidence: [.icon(icon)])
  }
}
