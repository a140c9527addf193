import AuditCore

extension Rule {
  /// What carries information or is acted on is not hidden from assistive technology.
  public static let imageHidden = Rule(
    id: "image-hidden",
    title: "An image or control that carries information is not hidden",
    family: .images,
    impact: .serious,
    requirements: [.wcag("1.1.1"), .wcag("4.1.2"), .pattern("rule page “ImageView Name”")],
    appliesTo: "Controls people can see, and images stated to carry information.",
    expects: "Assistive technology meets the element: neither it nor anything around it is hidden, "
      + "and it is an accessibility element.",
    why: """
      People who use VoiceOver or Voice Control are not told what others see, or cannot do what \
      others can.
      """,
    assumptions: [
      "An element can be met unless the project says otherwise: hidden, or not an accessibility "
        + "element.",
      "What is fully transparent, or no larger than a point, is not seen either.",
      "A control may be hidden whose action another one on the screen has that can be met, and so "
        + "may plus and minus beside an element that is adjusted.",
    ],
    knownLimits: [
      "Images nobody stated to carry information are not judged.",
      "What lies behind an open alert or sheet is rightly hidden; a capture that lists it is "
        + "reported.",
    ],
    sources: [
      "Deque, axe DevTools for iOS, ImageView Name",
      "W3C ACT rule 6cfa84, Element with aria-hidden has no content in sequential focus navigation",
    ],
    cases: imageHiddenCases,
    check: .element(checkImageHidden))
}

@Sendable private func checkImageHidden(_ element: Element, _ context: AuditContext) -> Outcome {
  let isControl = element.isActedOn && element.role != .customAction
  guard isControl || (element.isPlainImage && element.informative == true) else {
    return .notApplicable
  }
  if context.isExposed(context.index) { return .passed }
  guard element.opacity != 0, !element.isStatedDecorative, !element.isUnseenDot else {
    return .notApplicable
  }
  if isControl, holdsMetElements(context) { return .notApplicable }
  let around = container(of: context.index, context)
  let isHidden = element.hidden == true
  if let around, !isHidden, element.isAccessibilityElement == false {
    let kind = context.screen.elements[around].role.words
    return .cannotTell(
      .needsPerson(
        "the \(kind) around it may \(isControl ? "do the same" : "say what it tells")"),
      report(element, context, maybe: true))
  }
  guard isControl, let offer = HiddenTwin(of: element, context) else {
    return .failed(report(element, context))
  }
  if offer.isSame { return .passed }
  let reason = "the \(offer.words(context)) may do the same"
  var doubt = report(element, context, maybe: true)
  doubt.evidence.append(Evidence("beside it", context.screen.elements[offer.index].id))
  return .cannotTell(.needsPerson(reason), doubt)
}

/// Whether elements inside are met in its place.
private func holdsMetElements(_ context: AuditContext) -> Bool {
  let index = context.index
  return (index + 1..<max(index + 1, context.screen.elements[index].subtreeEnd)).contains {
    context.isExposed($0)
  }
}

/// The nearest element around one that is met and may speak or act for it.
private func container(of index: Int, _ context: AuditContext) -> Int? {
  var around = context.screen.elements[index].parent
  while let at = around {
    let element = context.screen.elements[at]
    if context.isExposed(at),
      element.isAccessibilityElement == true || element.role == .cell || element.isActedOn
    {
      return at
    }
    around = element.parent
  }
  return nil
}

private func report(
  _ element: Element, _ context: AuditContext, maybe: Bool = false
) -> Report {
  let isControl = element.isActedOn
  var evidence: [Evidence] = []
  let how: String
  if element.hidden == true {
    how = "is hidden from assistive technology"
    evidence.append(Evidence("hidden", "true"))
  } else if element.isAccessibilityElement == false {
    how = "is not an accessibility element"
    evidence.append(Evidence("isAccessibilityElement", "false"))
  } else {
    how = "stands inside an element that is hidden"
  }
  if let label = element.label.value { evidence.append(Evidence("label", label)) }
  if element.informative == true { evidence.append(Evidence("informative", "true")) }
  let what = isControl ? element.role.words : "image that carries information"
  let consequence =
    isControl
    ? "people who use VoiceOver or Voice Control \(maybe ? "may not" : "cannot") reach it"
    : "people who use VoiceOver \(maybe ? "may not" : "do not") hear what it tells"
  return Report("\(what) \(how); \(consequence)", evidence: evidence)
}

private let imageHiddenCases = [
  RuleCase(
    .passes, "It carries information, and VoiceOver can focus it.",
    """
    {"id": "e", "role": "image", "label": "Certified organic", "informative": true,
     "isAccessibilityElement": true}
    """),
  RuleCase(
    .passes, "Nothing hides the button.",
    #"{"id": "e", "role": "button", "label": "Close"}"#),
  RuleCase(
    .fails, "The seal tells something and is hidden.",
    """
    {"id": "e", "role": "image", "label": "Certified organic", "informative": true,
     "isAccessibilityElement": true, "hidden": true}
    """,
    message: "image that carries information is hidden from assistive technology; people who use "
      + "VoiceOver do not hear what it tells"),
  RuleCase(
    .fails, "The warning is not an accessibility element, and nothing around it says it.",
    """
    {"id": "e", "role": "image", "icon": {"asset": "badge-warning"}, "label": null,
     "informative": true, "isAccessibilityElement": false}
    """),
  RuleCase(
    .fails, "The group around the button is hidden.",
    """
    {"id": "bar", "role": "group", "hidden": true, "children": [
      {"id": "e", "role": "button", "label": "Share"}]}
    """,
    message: "button stands inside an element that is hidden; people who use VoiceOver or Voice "
      + "Control cannot reach it"),
  RuleCase(
    .notApplicable, "It is decorative, so it may be hidden.",
    #"{"id": "e", "role": "image", "decorative": true, "hidden": true}"#),
  RuleCase(
    .notApplicable, "Nobody stated that it carries information.",
    #"{"id": "e", "role": "image", "label": null, "isAccessibilityElement": false}"#),
  RuleCase(
    .notApplicable, "People do not see it either.",
    #"{"id": "e", "role": "button", "label": "Undo", "hidden": true, "opacity": 0}"#),
  RuleCase(
    .passes, "Not now closes the sheet too.",
    """
    [{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "hidden": true, "action": "dismiss"},
     {"id": "other", "role": "button", "text": "Not now", "action": "dismiss"}]
    """),
  RuleCase(
    .passes, "The amount between minus and plus is adjusted itself.",
    """
    [{"id": "e", "role": "button", "icon": {"symbol": "minus.circle"}, "hidden": true},
     {"id": "amount", "role": "stepper", "label": "Cups", "value": "2"},
     {"id": "more", "role": "button", "icon": {"symbol": "plus.circle"}, "hidden": true}]
    """),
  RuleCase(
    .fails, "The other button that calls the same is hidden too.",
    """
    [{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "hidden": true, "action": "dismiss"},
     {"id": "other", "role": "button", "text": "Not now", "hidden": true, "action": "dismiss"}]
    """),
  RuleCase(
    .cannotTell, "What code sets may be another thing each time.",
    """
    [{"id": "e", "role": "button", "icon": {"symbol": "info.circle"}, "hidden": true,
      "action": "presentedSheet", "source": {"file": "TeaRow.swift", "line": 3}},
     {"id": "details", "role": "button", "text": "Details", "action": "presentedSheet",
      "source": {"file": "TeaRow.swift", "line": 9}}]
    """),
  RuleCase(
    .notApplicable, "Nobody sees a field of one point.",
    """
    {"id": "e", "role": "textField", "label": null, "isAccessibilityElement": false,
     "frame": [0, 0, 1, 1]}
    """),
  RuleCase(
    .cannotTell, "The cell around the button may do the same by a custom action.",
    """
    {"id": "row", "role": "cell", "label": "Jasmine Tea", "isAccessibilityElement": true,
     "children": [{"id": "e", "role": "button", "label": "Remove",
       "isAccessibilityElement": false}]}
    """),
]
