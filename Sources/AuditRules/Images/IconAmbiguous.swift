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
    appliesTo:
      "Controls that are pressed, have a name, show an icon or a logo and show no text; on macOS "
      + "also those without a name whose tooltip was looked for.",
    expects:
      "The icon is one people know from other apps, or a tooltip says what it does; the name is not "
      + "just a number, nor just whose logo it is.",
    why:
      "A good name does not help those who see an unknown icon and hear nothing; they have to try it "
      + "out, and people who use Voice Control do not know what to say.",
    assumptions: [
      "People know an icon that many apps use for one task, a sign that is typed, and an arrow.",
      "A button that code disables for good is decoration.",
      "Text that code puts together is on the screen, though its words are not known.",
    ],
    knownLimits: [
      "What an image of the app shows is not known from its file, so a control with a name is not "
        + "judged by it. Of one without a name control-name says all there is to say.",
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
      .notApplicable, "Nobody named it, which control-name tells; a name mends both.",
      #"{"id": "e", "role": "button", "icon": {"asset": "revisions"}, "label": null}"#),
    RuleCase(
      .passes, "A skip of a number of seconds is known from every player.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "45.arrow.trianglehead.clockwise"},
       "text": null, "label": "Skip forward 45 seconds"}
      """#),
    RuleCase(
      .passes, "Everybody knows the sign that the button types.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "at"}, "text": null, "label": "Mention"}"#),
    RuleCase(
      .notApplicable, "What the code disables for good is decoration.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "leaf"}, "text": null, "label": "Brew",
       "enabled": false, "source": {"file": "TeaView.swift", "line": 4}}
      """#),
    RuleCase(
      .notApplicable, "Code puts the text together that stands beside the leaf.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "leaf"},
       "source": {"file": "TeaView.swift", "line": 4, "expression": "tea.name"}}
      """#),
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
      .notApplicable, "That it has no name is for control-name to say.",
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
    let isUnsaid = !name.isGiven && name.source != .notMeasured
    if isUnsaid { return judgeUnsaid(element, context) }
    if isSettled(name, element) { return .notApplicable }
    if isLogo(name, element, context) {
      let report = logoReport(name.text)
      return element.userContent ? .cannotTell(.userContent, report) : .failed(report)
    }
    guard let icon = element.icon.value else { return .notApplicable }
    if name.source == .label, isNumber(name.text) {
      return element.userContent ? .passed : .failed(numberReport(name.text, icon))
    }
    if let tooltip = element.tooltip.value, !tooltip.isBlank { return .passed }
    let other = element.otherIcon.flatMap(IconMeaning.english)
    if IconMeaning.english(of: icon) != nil || other != nil { return .passed }
    guard case .symbol(let symbol) = icon else { return .notApplicable }
    if IconSign.isKnown(symbol) { return .passed }
    let isAlone = element.text == .none || isIconOnly(element, context)
    // Code makes the words that are seen beside the icon.
    if !isAlone, element.source?.expression != nil { return .notApplicable }
    let report = report(name.isGiven ? name.text : "", icon, isUnsaid: false)
    return isAlone ? .failed(report) : .cannotTell(.notMeasured("the visible text"), report)
  }

  /// A name mends what control-name says of a control without one, and this too; only where a
  /// tooltip is due to those who see the icon is there more to say.
  private static func judgeUnsaid(_ element: Element, _ context: AuditContext) -> Outcome {
    guard let icon = element.icon.value, context.platform == .macOS,
      element.tooltip.isMeasured
    else { return .notApplicable }
    if let tooltip = element.tooltip.value, !tooltip.isBlank { return .passed }
    return .failed(report(context.name.text, icon, isUnsaid: true))
  }

  /// Whether nobody is left to guess at the icon.
  private static func isSettled(_ name: AccessibleName, _ element: Element) -> Bool {
    // What is disabled in code is so for good; what a capture met may be enabled later.
    if element.enabled == false, element.source != nil { return true }
    // Code makes a name that is not the label of an icon alone.
    return name.source == .notMeasured && element.source?.expression != nil
      && !element.text.isMeasured
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
      LogoName.matches(
        name.text, clues: context.clues, language: context.languages.base.language)
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
      switch byte {
      case 0x30...0x39: hasDigit = true
      case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "k"),
        UInt8(ascii: "K"), UInt8(ascii: "M"):
        continue
      default: return false
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
