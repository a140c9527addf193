import AuditCore

extension Rule {
  /// A target is at least 44 by 44 points.
  public static let targetSize = Rule(
    id: "target-size",
    title: "A target is at least 44 x 44 pt",
    family: .targets,
    impact: .moderate,
    requirements: [
      .wcag("2.5.5"), .guideline("Human Interface Guidelines, Accessibility"),
      .pattern("design-system page “DSIconButton”"),
    ],
    appliesTo: "Controls on platforms that are touched, where the capture gives a frame or the "
      + "component a size.",
    expects: "The area that takes touches is 44 points wide and 44 points high or more.",
    why: """
      People with a tremor, with large fingers, or who use one hand on the move miss small targets \
      or hit the one beside them.
      """,
    assumptions: [
      "The frame is the area that takes touches unless the project states a hit frame.",
      "What has no hit frame of its own is placed by a bar, or takes no touches.",
      "The system's own switches, steppers, sliders and segmented controls have the size the "
        + "system gives them.",
    ],
    knownLimits: [
      "A wide control that is only low, from 28 points on, may take touches beyond its frame, as "
        + "text buttons often do; without a hit frame that is for a person to try.",
      "A second way to do the same, with a larger target, is not looked for.",
    ],
    sources: [
      "Apple, Human Interface Guidelines, Accessibility: 44 x 44 pt by default, 28 x 28 pt at least",
      "W3C, WCAG 2.2, Understanding 2.5.5",
    ],
    cases: targetSizeCases,
    check: .element(checkTargetSize))
}

/// Source: Human Interface Guidelines; WCAG 2.2, 2.5.5.
private let wanted = 44.0
/// Source: Human Interface Guidelines, smallest control size.
private let smallestControl = 28.0

@Sendable private func checkTargetSize(_ element: Element, _ context: AuditContext) -> Outcome {
  guard element.role.isPointerTarget, context.platform.isTouched, element.hitFrame != .none,
    !element.isUnseenDot
  else { return .notApplicable }
  guard let target = PointerTarget(element) else { return unmeasured(element, context) }
  let area = target.area
  let least = wanted - PointerTarget.rounding
  if area.width >= least, area.height >= least { return .passed }
  if element.opacity == 0 || element.isSystemSized(area) || context.isInlineLink(context.index) {
    return .notApplicable
  }
  let doubtful = report(element, target, mayMiss)
  if !target.isPlausible {
    return .cannotTell(
      .needsPerson("a control that was not laid out yet has such a frame"), doubtful)
  }
  if context.reachesOverEdge(area) {
    return .cannotTell(
      .needsPerson("it reaches over the edge of the screen, so a part may be cut off"), doubtful)
  }
  if !target.isHitArea, area.width >= least, area.height >= smallestControl {
    return .cannotTell(.notMeasured("the area that takes touches"), doubtful)
  }
  return .failed(report(element, target, missed))
}

/// Without a frame, the component's page may still say how large the target is.
private func unmeasured(_ element: Element, _ context: AuditContext) -> Outcome {
  if let use = element.component, let size = use.size,
    let side = context.project.components[use.name]?.sizes[size]
  {
    guard side < wanted - PointerTarget.rounding else { return .passed }
    return .failed(
      Report(
        "size \(size) of \(use.name) is \(side.points) x \(side.points) pt, under 44 x 44 pt; "
          + missed, evidence: [Evidence("component", "\(use.name) \(size)")]))
  }
  // Beside elements that have a frame, a missing one is a gap; without any, nobody looked.
  guard hasMeasuredNeighbour(element, context) else { return .notApplicable }
  return .cannotTell(
    .notMeasured("its frame"),
    Report("\(element.role.words) may be under 44 x 44 pt; \(mayMiss)"))
}

/// Whether an element beside it that was looked at in the same way has a frame; code and a nib that
/// make one screen together do not look at the same things.
private func hasMeasuredNeighbour(_ element: Element, _ context: AuditContext) -> Bool {
  let elements = context.screen.elements
  return [context.index - 1, context.index + 1].contains { index in
    elements.indices.contains(index) && elements[index].frame != nil
      && elements[index].origin?.format == element.origin?.format
  }
}

private let missed = "people with a tremor or large fingers miss it"
private let mayMiss = "people with a tremor or large fingers may miss it"

private func report(
  _ element: Element, _ target: PointerTarget, _ consequence: String
) -> Report {
  Report(
    "\(element.role.words) is \(target.area.sizeWords), under 44 x 44 pt; \(consequence)",
    evidence: [Evidence(target.isHitArea ? "hitFrame" : "frame", target.area.numbers)])
}

extension Platform {
  /// Whether people touch its screen; on the others a pointer or the focus acts.
  fileprivate var isTouched: Bool { self == .iOS || self == .watchOS || self == .visionOS }
}

extension Element {
  /// Whether a size is the one the system gives to a control of this role.
  ///
  /// Source: WCAG 2.2, 2.5.5, exception "User Agent Control", read for platform software;
  /// UIKit's intrinsic sizes on iOS 13 to 26.
  fileprivate func isSystemSized(_ area: Rect) -> Bool {
    func isHeight(_ heights: Double...) -> Bool { heights.contains { abs($0 - area.height) < 0.5 } }
    switch role {
    case .switch: return isHeight(31, 28) && area.width >= 49
    case .stepper: return isHeight(29, 32) && area.width >= 94
    case .segmentedControl: return isHeight(28, 29, 31, 32) && area.width >= wanted
    case .slider: return isHeight(30, 31, 34) && area.width >= wanted
    default: return false
    }
  }
}

private let targetSizeCases = [
  RuleCase(
    .passes, "It is 44 points each way.",
    #"{"id": "e", "role": "button", "label": "Close", "frame": [329, 59, 44, 44]}"#),
  RuleCase(
    .passes, "The frame is small, but touches around it count.",
    """
    {"id": "e", "role": "button", "label": "Close", "frame": [340, 70, 24, 24],
     "hitFrame": [328, 58, 48, 48]}
    """),
  RuleCase(
    .fails, "It is too small both ways.",
    #"{"id": "e", "role": "toggle", "label": "Favorite", "frame": [16, 100, 32, 32]}"#,
    message: "toggle is 32 x 32 pt, under 44 x 44 pt; people with a tremor or large fingers "
      + "miss it"),
  RuleCase(
    .fails, "It is high enough and too narrow.",
    #"{"id": "e", "role": "button", "label": "Settings", "frame": [383, 50, 31, 50]}"#),
  RuleCase(
    .fails, "The component's page gives the size.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
     "baseLocale": "en", "locales": ["en"],
     "components": {"DSIconButton": {"sizes": {"sm": 32, "md": 44}}},
     "screens": [{"id": "screen", "elements": [
       {"id": "e", "role": "button", "label": "Share",
        "component": {"name": "DSIconButton", "size": "sm"}}]}]}
    """,
    message: "size sm of DSIconButton is 32 x 32 pt, under 44 x 44 pt; people with a tremor or "
      + "large fingers miss it"),
  RuleCase(
    .notApplicable, "A link in a line of text is as high as the line.",
    """
    {"id": "text", "role": "text", "text": "Read our terms", "children": [
      {"id": "e", "role": "link", "label": "terms", "frame": [90, 300, 40, 20]}]}
    """),
  RuleCase(
    .notApplicable, "The switch has the size the system gives it.",
    #"{"id": "e", "role": "switch", "label": "Alerts", "frame": [320, 100, 51, 31]}"#),
  RuleCase(
    .notApplicable, "The bar gives its button the area that takes touches.",
    """
    [{"id": "field", "role": "textField", "label": "Tea", "frame": [16, 100, 300, 44]},
     {"id": "e", "role": "button", "label": "Close", "hitFrame": null}]
    """),
  RuleCase(
    .notApplicable, "The screen is one of the Mac, where a pointer acts.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
     "baseLocale": "en", "locales": ["en"], "screens": [
       {"id": "screen", "platform": "macOS", "elements": [
         {"id": "e", "role": "button", "label": "Delete", "frame": [20, 20, 130, 24]}]}]}
    """),
  RuleCase(
    .notApplicable, "Nobody is to meet a field of one point.",
    """
    {"id": "e", "role": "textField", "label": null, "isAccessibilityElement": false,
     "frame": [0, 0, 1, 1]}
    """),
  RuleCase(
    .notApplicable, "No frame was measured on this screen.",
    #"{"id": "e", "role": "button", "label": "Close"}"#),
  RuleCase(
    .notApplicable, "Code makes it, and nobody looked at what the nib's neighbour shows.",
    """
    [{"id": "field", "role": "textField", "label": "Tea", "frame": [16, 100, 300, 44],
      "origin": {"format": "ib", "path": "abc"}},
     {"id": "e", "role": "button", "label": "Brew", "origin": {"format": "swift", "path": "Tea"}}]
    """),
  RuleCase(
    .cannotTell, "A text button may take touches beyond its low frame.",
    #"{"id": "e", "role": "button", "label": "Action", "frame": [16, 100, 88, 36]}"#),
  RuleCase(
    .cannotTell, "The frame is empty.",
    #"{"id": "e", "role": "button", "label": "Close", "frame": [0, 0, 0, 0]}"#),
  RuleCase(
    .cannotTell, "Its neighbour has a frame and it has none.",
    """
    [{"id": "first", "role": "button", "label": "Open", "frame": [16, 60, 44, 44]},
     {"id": "e", "role": "button", "label": "Close"}]
    """),
]
