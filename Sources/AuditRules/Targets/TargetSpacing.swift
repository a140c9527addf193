import AuditCore

extension Rule {
  /// A small target keeps its distance from others.
  public static let targetSpacing = Rule(
    id: "target-spacing",
    title: "A target is 24 x 24 pt or keeps its distance",
    family: .targets,
    impact: .serious,
    requirements: [.wcag("2.5.8")],
    appliesTo: "Controls with a frame, on platforms with touch or a pointer.",
    expects: "The target is 24 by 24 points or more, or a circle of 24 points on its centre meets "
      + "no other target and no such circle of another small target.",
    why: """
      People with a tremor, or who point with a stick or the head, hit the neighbour of a small \
      target and trigger what they did not want.
      """,
    assumptions: [
      "The frame is the area that takes touches unless the project states a hit frame.",
      "Targets inside one another, and two with the very same frame, are one for this rule.",
    ],
    knownLimits: [
      "A second way to do the same, with a larger target, is not looked for.",
      "How far the Mac's own radio buttons and checkboxes stand apart is left to a person.",
      "Targets that scroll past one another or lie in different layers are taken as drawn.",
    ],
    sources: ["W3C, WCAG 2.2, Understanding 2.5.8", "axe-core, check target-offset"],
    cases: targetSpacingCases,
    check: .screen(checkTargetSpacing))
}

/// Source: WCAG 2.2, 2.5.8.
private let least = 24.0

@Sendable private func checkTargetSpacing(_ context: AuditContext) -> [ScreenOutcome] {
  guard context.platform != .tvOS else { return [] }
  let targets = targets(of: context)
  guard targets.contains(where: \.isSmall) else {
    return targets.map { ScreenOutcome(index: $0.index, outcome: .passed) }
  }
  var grid = TargetGrid()
  for (place, target) in targets.enumerated() { grid.insert(place, target.area) }
  return targets.map { target in
    guard target.isSmall else { return ScreenOutcome(index: target.index, outcome: .passed) }
    let near = grid.first(near: target.area, within: least) { place in
      target.meets(targets[place], in: context.screen)
    }
    guard let near else { return ScreenOutcome(index: target.index, outcome: .passed) }
    return ScreenOutcome(
      index: target.index, outcome: outcome(target, targets[near], context))
  }
}

/// A target as this rule sees it.
private struct SpacedTarget {
  let index: Int
  let area: Rect
  let subtreeEnd: Int

  var isSmall: Bool {
    min(area.width, area.height) < least - PointerTarget.rounding
  }

  /// Whether the circle on this small target's centre meets another target, or that one's circle.
  func meets(_ other: SpacedTarget, in screen: Screen) -> Bool {
    let isNested =
      (index < other.index && other.index < subtreeEnd)
      || (other.index < index && index < other.subtreeEnd)
    guard other.index != index, !isNested, other.area != area else { return false }
    let radius = least / 2 - PointerTarget.rounding
    if other.area.squaredDistance(x: area.midX, y: area.midY) < radius * radius { return true }
    guard other.isSmall else { return false }
    let (dx, dy) = (area.midX - other.area.midX, area.midY - other.area.midY)
    let apart = least - PointerTarget.rounding
    return dx * dx + dy * dy < apart * apart
  }
}

private func targets(of context: AuditContext) -> [SpacedTarget] {
  context.screen.elements.indices.compactMap { index in
    guard let target = PointerTarget(at: index, of: context.screen), target.isPlausible,
      context.screen.elements[index].opacity != 0, !context.isDisabled(index),
      !context.isInlineLink(index)
    else { return nil }
    return SpacedTarget(
      index: index, area: target.area, subtreeEnd: context.screen.elements[index].subtreeEnd)
  }
}

private func outcome(
  _ target: SpacedTarget, _ near: SpacedTarget, _ context: AuditContext
) -> Outcome {
  let elements = context.screen.elements
  let neighbour = context.names[near.index].text
  let called = neighbour.isBlank ? "" : " \(neighbour.quoted)"
  let report = Report(
    "\(elements[target.index].role.words) is \(target.area.sizeWords) and too close to "
      + "\(elements[near.index].role.words)\(called); people who do not hit exactly press the "
      + "wrong one",
    evidence: [
      Evidence("frame", target.area.numbers),
      Evidence("frame of \(elements[near.index].id)", near.area.numbers),
    ])
  if context.reachesOverEdge(target.area) {
    return .cannotTell(
      .needsPerson("it reaches over the edge of the screen, so a part may be cut off"), report)
  }
  if context.platform == .macOS, elements[target.index].isSystemSized(target.area),
    elements[near.index].isSystemSized(near.area)
  {
    return .cannotTell(
      .needsPerson("the system gives checkboxes and radio buttons of the Mac their size"), report)
  }
  return .failed(report)
}

extension Element {
  /// Whether a size is the one AppKit gives to a checkbox or a radio button.
  ///
  /// Source: WCAG 2.2, 2.5.8, exception "User Agent Control", read for platform software; heights of
  /// AppKit's controls of regular, small and mini size, macOS 11 to 26.
  fileprivate func isSystemSized(_ area: Rect) -> Bool {
    guard role == .checkbox || role == .radio else { return false }
    return (12...18).contains(area.height)
  }
}

private let targetSpacingCases = [
  RuleCase(
    .passes, "It is 24 points each way, however close the next one is.",
    """
    [{"id": "e", "role": "button", "label": "Bold", "frame": [0, 0, 24, 24]},
     {"id": "next", "role": "button", "label": "Italic", "frame": [24, 0, 24, 24]}]
    """),
  RuleCase(
    .passes, "Two of 16 points stand 8 apart, so their circles only touch.",
    """
    [{"id": "e", "role": "button", "label": "Bold", "frame": [0, 0, 16, 16]},
     {"id": "next", "role": "button", "label": "Italic", "frame": [24, 0, 16, 16]}]
    """),
  RuleCase(
    .passes, "The button around it is not its neighbour.",
    """
    {"id": "row", "role": "button", "label": "Jasmine", "frame": [0, 0, 300, 60], "children": [
      {"id": "e", "role": "button", "label": "Remove", "frame": [270, 20, 20, 20]}]}
    """),
  RuleCase(
    .fails, "Two of 16 points stand 7 apart, so their circles meet.",
    """
    [{"id": "e", "role": "button", "label": "Bold", "frame": [0, 0, 16, 16]},
     {"id": "next", "role": "button", "label": "Italic", "frame": [23, 0, 16, 16]}]
    """,
    message: #"button is 16 x 16 pt and too close to button "Italic"; people who do not hit "#
      + "exactly press the wrong one"),
  RuleCase(
    .fails, "The circle on its centre meets a large neighbour.",
    """
    [{"id": "large", "role": "button", "label": "Open", "frame": [0, 0, 100, 44]},
     {"id": "e", "role": "button", "label": "Close", "frame": [101, 12, 20, 20]}]
    """),
  RuleCase(
    .notApplicable, "A link in a line of text is as high as the line.",
    """
    {"id": "text", "role": "text", "text": "Read our terms", "children": [
      {"id": "e", "role": "link", "label": "terms", "frame": [90, 300, 40, 20]}]}
    """),
  RuleCase(
    .notApplicable, "It takes no touches itself.",
    """
    [{"id": "e", "role": "button", "label": "Close", "frame": [0, 0, 56, 4], "hitFrame": null},
     {"id": "near", "role": "button", "label": "Open", "frame": [0, 4, 56, 44]}]
    """),
  RuleCase(
    .notApplicable, "No frame was measured.",
    #"{"id": "e", "role": "button", "label": "Close"}"#),
  RuleCase(
    .cannotTell, "The Mac's own radio buttons are as high as the system has them.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "macOS",
     "baseLocale": "en", "locales": ["en"],
     "screens": [{"id": "screen", "elements": [
       {"id": "e", "role": "radio", "label": "Green tea", "frame": [20, 20, 280, 16]},
       {"id": "near", "role": "radio", "label": "Black tea", "frame": [20, 42, 280, 16]}]}]}
    """),
  RuleCase(
    .cannotTell, "The screen's edge may cut it off.",
    """
    {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
     "baseLocale": "en", "locales": ["en"],
     "screens": [{"id": "screen", "size": [393, 852], "elements": [
       {"id": "e", "role": "button", "label": "Next", "frame": [380, 0, 20, 20]},
       {"id": "near", "role": "button", "label": "Menu", "frame": [354, 0, 28, 28]}]}]}
    """),
]
