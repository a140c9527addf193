import AuditCore

extension Rule {
  /// A text grows with the text size people set.
  public static let textScales = Rule(
    id: "text-scales",
    title: "Text follows Dynamic Type",
    family: .screens,
    impact: .moderate,
    requirements: [.wcag("1.4.4"), .pattern("design-system page “DSIconButton”")],
    appliesTo: "Elements that show text, on platforms with Dynamic Type, where it was measured "
      + "whether the text follows it.",
    expects: "The text grows and shrinks with the text size set for the whole device.",
    why: """
      People with low vision set a larger text for the whole device; a text that keeps its size \
      stays too small for them to read.
      """,
    assumptions: ["Text set in a style that scales is not cut off at larger sizes."],
    knownLimits: ["How large the text grows, and whether it still fits, is not judged."],
    sources: [
      "Apple, Human Interface Guidelines, Typography: Dynamic Type",
      "W3C, WCAG 2.2, Understanding 1.4.4",
    ],
    cases: textScalesCases,
    check: .element(checkTextScales))
}

@Sendable private func checkTextScales(_ element: Element, _ context: AuditContext) -> Outcome {
  guard let scales = element.scalesWithDynamicType, context.platform.hasDynamicType,
    element.showsText, !element.isStatedDecorative, element.opacity != 0
  else { return .notApplicable }
  guard !scales else { return .passed }
  var size = ""
  var evidence = [Evidence("scalesWithDynamicType", "false")]
  if let points = element.textSize {
    size = " at \(points.points) pt"
    evidence.append(Evidence("textSize", points.points))
  }
  if element.role == .tab || element.role == .keyboardKey {
    return .cannotTell(
      .needsPerson("what stands in a bar may be shown large while it is held instead"),
      Report(
        "text of the \(element.role.words) stays\(size) whatever text size is set; people with low "
          + "vision may not read it", evidence: evidence))
  }
  return .failed(
    Report(
      "text stays\(size) whatever text size is set; people who set a larger one cannot read it",
      evidence: evidence))
}

extension Platform {
  /// Whether the platform has a text size that apps follow.
  fileprivate var hasDynamicType: Bool { self == .iOS || self == .watchOS || self == .visionOS }
}

private let textScalesCases = [
  RuleCase(
    .passes, "The text follows.",
    #"{"id": "e", "role": "text", "text": "Jasmine Tea", "scalesWithDynamicType": true}"#),
  RuleCase(
    .passes, "The field's text follows.",
    """
    {"id": "e", "role": "searchField", "label": "Search teas", "placeholder": "Search",
     "scalesWithDynamicType": true}
    """),
  RuleCase(
    .fails, "The small print stays small.",
    """
    {"id": "e", "role": "text", "text": "Version 3.2", "textSize": 11,
     "scalesWithDynamicType": false}
    """,
    message: "text stays at 11 pt whatever text size is set; people who set a larger one cannot "
      + "read it"),
  RuleCase(
    .fails, "The button's text does not grow.",
    #"{"id": "e", "role": "button", "text": "Pay now", "scalesWithDynamicType": false}"#),
  RuleCase(
    .notApplicable, "It shows an icon and no text.",
    """
    {"id": "e", "role": "button", "icon": {"symbol": "bell"}, "text": null,
     "label": "Notifications", "scalesWithDynamicType": false}
    """),
  RuleCase(
    .notApplicable, "Nobody looked.",
    #"{"id": "e", "role": "text", "text": "Jasmine Tea"}"#),
  RuleCase(
    .notApplicable, "The Mac has no Dynamic Type.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "macOS",
     "baseLocale": "en", "locales": ["en"], "screens": [{"id": "screen", "elements": [
       {"id": "e", "role": "text", "text": "Stock", "scalesWithDynamicType": false}]}]}
    """),
  RuleCase(
    .cannotTell, "A tab's title is shown large while the tab is held.",
    #"{"id": "e", "role": "tab", "text": "Orders", "scalesWithDynamicType": false}"#),
]
