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
  let variant = variant(of: element, context)
  let ink = element.foreground ?? variant?.foreground
  let paper = element.background ?? variant?.background
  guard ink != nil || paper != nil else { return .notApplicable }
  guard let ink else {
    return .cannotTell(
      .notMeasured("the icon's colour"),
      Report("icon may be under 3:1; people with low vision may not see it"))
  }
  guard let behind = backdrop(paper, context) else {
    return .cannotTell(
      .notMeasured("the colour behind it"),
      Report(
        "icon is \(ink.words) and may be under 3:1; people with low vision may not see it",
        evidence: [Evidence("foreground", ink.hex)]))
  }
  return judge(ink, on: behind, opacity: element.opacity ?? 1)
}

private func judge(_ ink: Colour, on behind: Colour, opacity: Double) -> Outcome {
  var shown = ink
  shown.alpha *= max(0, min(1, opacity))
  let ratio = shown.over(behind).contrast(with: behind)
  guard ratio < least else { return .passed }
  return .failed(
    Report(
      "icon is \(shown.words) on \(behind.hex), \(words(ratio)), under 3:1; people with low "
        + "vision do not see it",
      evidence: [
        Evidence("foreground", shown.hex), Evidence("background", behind.hex),
        Evidence("contrast", words(ratio)),
      ]))
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

private func variant(of element: Element, _ context: AuditContext) -> Component.Variant? {
  guard let use = element.component, let name = use.variant else { return nil }
  return context.project.components[use.name]?.variants[name]
}

/// The opaque colour behind an icon: its own background, laid over those of the elements around it
/// as far as they are see-through.
private func backdrop(_ own: Colour?, _ context: AuditContext) -> Colour? {
  var layers: [Colour] = own.map { [$0] } ?? []
  var around = context.screen.elements[context.index].parent
  while layers.last.map({ $0.alpha < 1 }) ?? true, let at = around {
    if let colour = context.screen.elements[at].background { layers.append(colour) }
    around = context.screen.elements[at].parent
  }
  guard var colour = layers.last, colour.alpha >= 1 else { return nil }
  for layer in layers.dropLast().reversed() { colour = layer.over(colour) }
  return colour
}

/// A ratio cut, not rounded, so that one under the limit never reads as the limit.
private func words(_ ratio: Double) -> String {
  let hundredths = Int((ratio * 100).rounded(.down))
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
}

extension Colour {
  /// The colour as a reviewer reads it: what is see-through by its share and not by its last digits.
  fileprivate var words: String {
    guard alpha < 1 else { return hex }
    var whole = self
    whole.alpha = 1
    return "\(whole.hex) at \(Int((max(0, alpha) * 100).rounded())) percent"
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
