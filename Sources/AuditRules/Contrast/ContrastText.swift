import AuditCore

extension Rule {
  /// A text stands out from what is behind it.
  public static let contrastText = Rule(
    id: "contrast-text",
    title: "A text has a contrast of 4.5:1, a large one of 3:1",
    family: .contrast,
    impact: .serious,
    requirements: [.wcag("1.4.3"), .pattern("design-system page “DSIconButton”")],
    appliesTo: "Elements that show text, where a colour was measured.",
    expects: "The text's colour and the colour behind it have a contrast of 4.5:1 or more, or of "
      + "3:1 where the text is 18 points or larger, or 14 points and bold.",
    why: """
      People with low vision, or outside in the sun, cannot read a text that is nearly as light as \
      what is behind it.
      """,
    assumptions: [
      "Sizes are those at the platform's default text size.",
      "Colours are sRGB, and the whole text has the one colour stated.",
    ],
    knownLimits: [
      "Gradients, photographs behind a text and colours of other appearances are not known.",
      "A logotype needs no contrast, and is judged like any other text.",
    ],
    sources: [
      "W3C, WCAG 2.2, Understanding 1.4.3", "W3C ACT rule afw4f7, Text has minimum contrast",
    ],
    cases: contrastTextCases,
    check: .element(checkContrastText))
}

/// Source: WCAG 2.2, 1.4.3.
private let least = 4.5
/// Source: WCAG 2.2, 1.4.3, large text.
private let leastForLarge = 3.0

@Sendable private func checkContrastText(_ element: Element, _ context: AuditContext) -> Outcome {
  guard element.showsText, !element.isDisabled, !element.isStatedDecorative, element.opacity != 0
  else { return .notApplicable }
  switch ShownColours.known(of: element, context) {
  case .neither: return .notApplicable
  case .onlyBehind:
    return .cannotTell(
      .notMeasured("the text's colour"),
      Report("text may be under 4.5:1; people with low vision may not read it"))
  case .onlyInk(let ink):
    return .cannotTell(
      .notMeasured("the colour behind it"),
      Report(
        "text is \(ink.words) and may be under 4.5:1; people with low vision may not read it",
        evidence: [Evidence("foreground", ink.hex)]))
  case .both(let colours): return judge(colours, element)
  }
}

private func judge(_ colours: ShownColours, _ element: Element) -> Outcome {
  let ratio = colours.ratio
  if ratio >= least { return .passed }
  if ratio < leastForLarge {
    return .failed(report(colours, element, under: element.isLarge == true ? "3:1" : "4.5:1"))
  }
  switch element.isLarge {
  case true?: return .passed
  case false?: return .failed(report(colours, element, under: "4.5:1"))
  case nil:
    let missing = element.textSize == nil ? "the size of the text" : "whether the text is bold"
    return .cannotTell(
      .notMeasured(missing), report(colours, element, under: "4.5:1", maybe: true))
  }
}

private func report(
  _ colours: ShownColours, _ element: Element, under limit: String, maybe: Bool = false
) -> Report {
  var evidence = colours.evidence
  if let size = element.textSize { evidence.append(Evidence("textSize", size.points)) }
  return Report(
    "\(element.isLarge == true ? "large text" : "text") is \(colours.ink.words) on "
      + "\(colours.behind.hex), \(ContrastRatio.words(colours.ratio)), under \(limit); people with "
      + "low vision \(maybe ? "may" : "do") not read it",
    evidence: evidence)
}

extension Element {
  /// Whether its text is large as WCAG means it, or nil where that was not measured.
  ///
  /// Source: WCAG 2.2, definition of large scale text.
  fileprivate var isLarge: Bool? {
    guard let size = textSize else { return nil }
    if size >= 18 { return true }
    return size >= 14 ? bold : false
  }
}

private let contrastTextCases = [
  RuleCase(
    .passes, "Dark grey on white.",
    """
    {"id": "e", "role": "text", "text": "Jasmine Tea", "textSize": 17,
     "foreground": "#1F2933", "background": "#FFFFFF"}
    """),
  RuleCase(
    .passes, "Large text needs only 3:1.",
    """
    {"id": "e", "role": "heading", "text": "Jasmine Tea", "textSize": 26,
     "foreground": "#8A8A8E", "background": "#FFFFFF"}
    """),
  RuleCase(
    .passes, "14 points and bold is large.",
    """
    {"id": "e", "role": "button", "text": "Save", "textSize": 14, "bold": true,
     "foreground": "#8A8A8E", "background": "#FFFFFF"}
    """),
  RuleCase(
    .fails, "A grey that is enough for a heading is too light for small text.",
    """
    {"id": "e", "role": "text", "text": "Harvested in May", "textSize": 15, "bold": false,
     "foreground": "#8A8A8E", "background": "#FFFFFF"}
    """,
    message:
      "text is #8A8A8E on #FFFFFF, 3.43:1, under 4.5:1; people with low vision do not read it"
  ),
  RuleCase(
    .fails, "Too light even for large text.",
    """
    {"id": "e", "role": "heading", "text": "Teas", "textSize": 26,
     "foreground": "#C2C9D1", "background": "#FFFFFF"}
    """),
  RuleCase(
    .fails, "Half see-through, the dark grey is no longer dark.",
    """
    {"id": "e", "role": "button", "text": "Help", "textSize": 13, "opacity": 0.5,
     "foreground": "#1F2933", "background": "#FFFFFF"}
    """),
  RuleCase(
    .notApplicable, "A disabled control may be faint.",
    """
    {"id": "e", "role": "button", "text": "Undo", "enabled": false, "textSize": 17,
     "foreground": "#C2C9D1", "background": "#FFFFFF"}
    """),
  RuleCase(
    .notApplicable, "It shows no text; contrast-icon judges it.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications",
     "text": null, "foreground": "#C2C9D1", "background": "#FFFFFF"}
    """),
  RuleCase(
    .cannotTell, "The colour behind it was not measured.",
    """
    {"id": "e", "role": "text", "text": "Harvested in May", "textSize": 15,
     "foreground": "#9AA5B1"}
    """),
  RuleCase(
    .cannotTell, "Enough for large text, and its size was not measured.",
    """
    {"id": "e", "role": "text", "text": "Harvested in May",
     "foreground": "#8A8A8E", "background": "#FFFFFF"}
    """),
]
