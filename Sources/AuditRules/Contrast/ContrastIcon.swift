import AuditCore

extension Rule {
  /// An icon stands out from what is behind it.
  public static let contrastIcon = Rule(
    id: "contrast-icon",
    title: "An icon has a contrast of 3:1",
    family: .contrast,
    impact: .serious,
    requirements: [.wcag("1.4.11"), .pattern("design-system page “DSIconButton”")],
    appliesTo: "Controls and images that show an icon and no text, where a colour was measured.",
    expects: "The icon's colour and the colour behind it have a contrast of 3:1 or more.",
    why: """
      People with low vision, or outside in the sun, do not see an icon that is nearly as light as \
      what is behind it; to them the control is not there.
      """,
    assumptions: [
      "A control whose text and icon were both not measured shows one of them; either needs 3:1 "
        + "at least.",
      "Colours are sRGB, and the whole icon has the one colour stated.",
    ],
    knownLimits: [
      "Gradients, photographs behind an icon and colours of other appearances are not known."
    ],
    sources: ["W3C, WCAG 2.2, Understanding 1.4.11"],
    cases: contrastIconCases,
    check: .element(checkContrastIcon))
}

/// Source: WCAG 2.2, 1.4.11.
private let least = 3.0

@Sendable private func checkContrastIcon(_ element: Element, _ context: AuditContext) -> Outcome {
  guard element.isActedOn || element.role == .image, !element.isStatedDecorative,
    showsNoText(element), !element.isDisabled
  else { return .notApplicable }
  switch ShownColours.known(of: element, context) {
  case .neither: return .notApplicable
  case .onlyBehind:
    return .cannotTell(
      .notMeasured("the icon's colour"),
      Report("icon may be under 3:1; people with low vision may not see it"))
  case .onlyInk(let ink):
    return .cannotTell(
      .notMeasured("the colour behind it"),
      Report(
        "icon is \(ink.words) and may be under 3:1; people with low vision may not see it",
        evidence: [Evidence("foreground", ink.hex)]))
  case .both(let colours):
    guard colours.ratio < least else { return .passed }
    return .failed(
      Report(
        "icon is \(colours.ink.words) on \(colours.behind.hex), "
          + "\(ContrastRatio.words(colours.ratio)), under 3:1; people with low vision do not see it",
        evidence: colours.evidence))
  }
}

/// Whether an icon stands for itself: beside a text it only repeats it, and where neither was
/// measured, one of them is shown.
private func showsNoText(_ element: Element) -> Bool {
  if let text = element.text.value, !text.isBlank { return false }
  switch element.icon {
  case .found: return true
  case .notMeasured: return true
  case .none: return element.role == .image
  }
}

private let contrastIconCases = [
  RuleCase(
    .passes, "Dark grey on white.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications",
     "foreground": "#1F2933", "background": "#FFFFFF"}
    """),
  RuleCase(
    .passes, "The grey of secondary labels is just dark enough for an icon.",
    """
    {"id": "e", "role": "image", "icon": {"symbol": "person.2"}, "label": "Shared",
     "foreground": "#8A8A8E", "background": "#FFFFFF"}
    """),
  RuleCase(
    .fails, "Light grey on nearly white.",
    """
    {"id": "e", "role": "button", "icon": {"asset": "three-dots"}, "label": "More",
     "foreground": "#E6E1DB", "background": "#FCFBF9"}
    """,
    message: "icon is #E6E1DB on #FCFBF9, 1.25:1, under 3:1; people with low vision do not see it"
  ),
  RuleCase(
    .fails, "At 40 percent opacity the blue is too light.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications",
     "foreground": "#0A4FA8", "background": "#FFFFFF", "opacity": 0.4}
    """,
    message: "icon is #0A4FA8 at 40 percent on #FFFFFF, 2.02:1, under 3:1; people with low vision "
      + "do not see it"),
  RuleCase(
    .fails, "The component's variant gives the colours.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
     "baseLocale": "en", "locales": ["en"],
     "components": {"DSIconButton": {"variants": {"ghost":
       {"foreground": "#B0B7BF", "background": "#FFFFFF"}}}},
     "screens": [{"id": "screen", "elements": [
       {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications",
        "component": {"name": "DSIconButton", "variant": "ghost"}}]}]}
    """),
  RuleCase(
    .notApplicable, "A disabled control may be faint.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications",
     "enabled": false, "foreground": "#DDDDDD", "background": "#FFFFFF"}
    """),
  RuleCase(
    .notApplicable, "The text beside the icon says the same; contrast-text judges it.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "text": "Notifications",
     "foreground": "#DDDDDD", "background": "#FFFFFF"}
    """),
  RuleCase(
    .notApplicable, "No colour was measured.",
    #"{"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications"}"#),
  RuleCase(
    .cannotTell, "The colour behind the icon was not measured.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "label": "Notifications",
     "foreground": "#8A8A8E"}
    """),
]
