import AuditCore

extension Rule {
  /// Every control VoiceOver can focus has a name.
  public static let controlName = Rule(
    id: "control-name",
    title: "Every control has a name",
    family: .names,
    impact: .critical,
    requirements: [
      .wcag("4.1.2"), .wcag("1.1.1"), .pattern("design pattern “Icon Button Label”"),
      .pattern("design-system page “DSIconButton”"),
    ],
    appliesTo: "Controls, and elements with the button or link trait, that VoiceOver can focus.",
    expects: "A label, visible text or text inside gives the control a name in every language.",
    why: """
      VoiceOver says only "button", so people who cannot see the icon do not know what it does; \
      Voice Control can reach it by number only.
      """,
    assumptions: [
      "A label that is set, even an empty one, takes the place of the visible text.",
      "Where Apple's words for a symbol are known they are heard, and the fault is of moderate impact: "
        + "they say what is seen, if not always what it does.",
    ],
    knownLimits: [
      "A label set at run time that the capture did not meet is not known here.",
      "A name that code puts together is taken for one, whatever it comes to at run time.",
      "A tooltip is not taken for a name, although VoiceOver on the Mac may read it as help.",
      "What the system says for an SF Symbol without a label differs between its releases.",
    ],
    sources: [
      "W3C, WCAG 2.2, Understanding 4.1.2", "W3C ACT rule 97a4e1, Button has non-empty name",
      "Apple, UIAccessibility, accessibilityLabel",
    ],
    cases: controlNameCases,
    check: .name(checkControlName))
}

@Sendable private func checkControlName(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard element.isActedOn else { return .notApplicable }
  switch name.name.source {
  case .label, .visibleText, .children:
    guard context.isExposed(context.index) else { return .notApplicable }
    return name.name.text.isSayable ? .passed : unsayable(name, element)
  case .placeholder, .systemDefault, .none, .notMeasured:
    guard context.isExposed(context.index) else { return .notApplicable }
  }
  return name.isBase ? missing(name, element) : missingTranslation(name, element, context)
}

private func missing(_ name: LocalName, _ element: Element) -> Outcome {
  let role = element.role.words
  switch name.name.source {
  case .placeholder:
    return .cannotTell(
      .needsPerson("a field of SwiftUI keeps its placeholder as its name, one of UIKit does not"),
      Report(
        "\(role) has no label but the placeholder \(name.name.text.quoted); once something is "
          + "typed, VoiceOver may say only what was typed", evidence: [.name(name)]))
  case .systemDefault:
    return .failed(
      Report(
        "\(role) has no label; \(HeardName.fallback(name, element))\(tooltip(of: element))",
        evidence: iconEvidence(element), impact: HeardName.fallbackImpact(element)))
  case .notMeasured:
    // Where only other languages were measured, each of them is judged on its own; a name that
    // code makes is there, and its words are not known.
    let isJudgedElsewhere = element.localizations.contains { AccessibleName(in: $0) != nil }
    return isJudgedElsewhere || element.source?.expression != nil
      ? .notApplicable
      : .cannotTell(
        .notMeasured("the label"),
        Report("\(role) may have no name; \(HeardName.onlyHeard(name, element, maybe: true))"))
  case .none
  where element.role.isTextEntry && element.value.value?.isBlank == false && !element.isValueOpen:
    return .cannotTell(
      .needsPerson("captures give a placeholder as the value of an empty field"),
      Report(
        "\(role) has no label but shows \((element.value.value ?? "").quoted); if somebody typed "
          + "that, VoiceOver says it and no name", evidence: iconEvidence(element)))
  case .label, .visibleText, .children, .none:
    let fact = element.label.value == nil ? "\(role) has no name" : "label is empty"
    return .failed(
      Report(
        "\(fact); \(HeardName.onlyHeard(name, element))\(tooltip(of: element))",
        evidence: iconEvidence(element)))
  }
}

/// What a tooltip does for an element that has no name: VoiceOver reads it behind, after a pause.
private func tooltip(of element: Element) -> String {
  guard let tooltip = element.tooltip.value, tooltip.isSayable else { return "" }
  return "; the tooltip \(tooltip.quoted) is read as help only, if at all"
}

/// Another language is judged only by an empty label set there; where a translation is missing the
/// base label is heard, which is for name-translated to say.
private func missingTranslation(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard element.label(beside: name).value != nil, context.name.isGiven else {
    return .notApplicable
  }
  return .failed(
    Report(
      "\(name.whose)label is empty; \(HeardName.onlyHeard(name, element))",
      evidence: [Evidence("label (\(name.locale))", "")]))
}

/// A character of an icon font, or invisible ones, is set where words are due.
private func unsayable(_ name: LocalName, _ element: Element) -> Outcome {
  .failed(
    Report(
      "\(HeardName.fact(name, as: name.name.text.codePoints)), which cannot be said; "
        + HeardName.onlyHeard(name, element), evidence: [.name(name)]))
}

private func iconEvidence(_ element: Element) -> [Evidence] {
  var evidence: [Evidence] = []
  if let label = element.label.value { evidence.append(Evidence("label", label)) }
  if let icon = element.icon.value { evidence.append(.icon(icon, or: element.otherIcon)) }
  return evidence
}

private let controlNameCases = [
  RuleCase(
    .passes, "The label names the task.",
    #"{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "Close"}"#),
  RuleCase(
    .passes, "Without a label the visible text is the name.",
    #"{"id": "e", "role": "button", "label": null, "text": "Filter results"}"#),
  RuleCase(
    .passes, "The text inside the button is its name.",
    """
    {"id": "e", "role": "button", "label": null, "children": [
      {"id": "inner", "role": "text", "label": "Share receipt"}]}
    """),
  RuleCase(
    .passes, "The German label was measured and is there.",
    #"{"id": "e", "role": "button", "localized": {"de": {"label": "Teilen"}}}"#, locale: "de"),
  RuleCase(
    .fails, "There is neither label nor text.",
    #"{"id": "e", "role": "button", "label": null}"#,
    message: #"button has no name; VoiceOver says only "button""#),
  RuleCase(
    .fails, "A choice without a name; what it is set to is heard, and not what for.",
    #"{"id": "e", "role": "menuButton", "label": null}"#,
    message:
      #"menu button has no name; VoiceOver says only its value, if it has one, and "pop-up button""#
  ),
  RuleCase(
    .fails, "Nobody named the image button, so the file name is read.",
    #"{"id": "e", "role": "button", "icon": {"asset": "ic_filter"}, "label": null}"#,
    message: "button has no label; VoiceOver falls back to the asset's name and says "
      + #""ic filter, button""#),
  RuleCase(
    .fails, "Nobody named it; Apple's words for the symbol are heard, so it is of moderate impact.",
    #"{"id": "e", "role": "button", "icon": {"symbol": "plus.circle"}, "label": null}"#,
    message:
      "button has no label; VoiceOver falls back to the system's words for the symbol, "
      + #"most likely "Add, button""#),
  RuleCase(
    .fails, "Nobody named it, and what the system calls the symbol is not known here.",
    #"{"id": "e", "role": "button", "icon": {"symbol": "leaf.arrow.circlepath"}, "label": null}"#,
    message:
      "button has no label; VoiceOver falls back to the system's words for the symbol, or to its name: "
      + #""leaf.arrow.circlepath, button""#),
  RuleCase(
    .fails, "A field in code shows no picture that the system may have a name for.",
    #"{"id": "e", "role": "textField", "label": null, "source": {"file": "Order.swift", "line": 4}}"#,
    message: #"text field has no name; VoiceOver says only "text field""#),
  RuleCase(
    .fails, "A tooltip is no name.",
    #"{"id": "e", "role": "button", "label": null, "tooltip": "Refresh the teas"}"#,
    message:
      #"button has no name; VoiceOver says only "button"; the tooltip "Refresh the teas" is "#
      + "read as help only, if at all"),
  RuleCase(
    .fails, "Code shows one of two symbols, and nobody named either.",
    #"{"id": "e", "role": "button", "icon": {"symbol": "pause", "or": "play"}, "label": null}"#,
    message:
      "button has no label; VoiceOver falls back to the system's words for one of two symbols, such "
      + #"as "pause, button""#),
  RuleCase(
    .fails, "An empty label is set and hides the text behind it.",
    #"{"id": "e", "role": "button", "label": "", "text": "Audio"}"#,
    message: #"label is empty; VoiceOver says only "button""#),
  RuleCase(
    .fails, "The label is a character of an icon font.",
    #"{"id": "e", "role": "button", "label": "\uE5CD"}"#,
    message: #"label is U+E5CD, which cannot be said; VoiceOver says only "button""#),
  RuleCase(
    .fails, "The German label is empty.",
    """
    {"id": "e", "role": "button", "label": "Share", "localized": {"de": {"label": ""}}}
    """, locale: "de",
    message: #"the German label is empty; VoiceOver says only "Taste""#),
  RuleCase(
    .notApplicable, "A hidden button is not met.",
    #"{"id": "e", "role": "button", "label": null, "hidden": true}"#),
  RuleCase(
    .notApplicable, "A text is not a control.",
    #"{"id": "e", "role": "text", "label": null}"#),
  RuleCase(
    .cannotTell, "The value may be the placeholder, as in a capture of an empty search field.",
    #"{"id": "e", "role": "searchField", "label": null, "value": "Search"}"#),
  RuleCase(
    .notApplicable, "Code makes the name at run time.",
    """
    {"id": "e", "role": "button", "source": {"file": "TeaRow.swift", "line": 12,
     "expression": "tea.name"}}
    """),
  RuleCase(
    .cannotTell, "The label was not measured.",
    #"{"id": "e", "role": "button", "icon": {"symbol": "bell"}}"#),
  RuleCase(
    .cannotTell, "Only a placeholder names the field.",
    #"{"id": "e", "role": "searchField", "label": null, "placeholder": "Search teas"}"#),
]
