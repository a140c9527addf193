import AuditCore

extension Rule {
  /// An image that carries no information is not focusable.
  public static let imageDecorative = Rule(
    id: "image-decorative",
    title: "An image that carries no information is not focusable",
    family: .images,
    impact: .moderate,
    requirements: [.wcag("1.1.1"), .pattern("rule page “ImageView Name”")],
    appliesTo: "Images that the app or a reviewer states to be decorative.",
    expects:
      "VoiceOver does not land on such an image: it is hidden, or not an accessibility element.",
    why: """
      People who use VoiceOver swipe through every stop; ornaments that say nothing make the way \
      through a screen longer and sound as if they mattered.
      """,
    assumptions: [
      "An element of the project can be focused unless it says otherwise: hidden, or not an "
        + "accessibility element."
    ],
    knownLimits: ["Images nobody stated to be decorative are not judged."],
    sources: [
      "Deque, axe DevTools for iOS, ImageView Name",
      "W3C ACT rule 46ca7f, Element marked as decorative is not exposed",
    ],
    cases: imageDecorativeCases,
    check: .element(checkImageDecorative))
}

@Sendable private func checkImageDecorative(
  _ element: Element, _ context: AuditContext
) -> Outcome {
  guard element.isStatedDecorative, element.isPlainImage else { return .notApplicable }
  guard context.isMetAlone(context.index) else { return .passed }
  let said = Speech.utterance(
    name: context.name.text, element: element, locale: context.baseLocale
  ).description
  if element.decorative == true, element.informative == true {
    return .cannotTell(
      .needsPerson("one of the two statements is wrong"),
      Report(
        "image is stated to be decorative and to carry information; VoiceOver stops at it and says "
          + said.quoted, evidence: evidence(element)))
  }
  return .failed(
    Report(
      "decorative image can be focused; VoiceOver stops at it and says \(said.quoted)",
      evidence: evidence(element)))
}

private func evidence(_ element: Element) -> [Evidence] {
  var evidence = [Evidence("decorative", "true")]
  if let label = element.label.value { evidence.append(Evidence("label", label)) }
  if let focus = element.isAccessibilityElement {
    evidence.append(Evidence("isAccessibilityElement", focus ? "true" : "false"))
  }
  return evidence
}

private let imageDecorativeCases = [
  RuleCase(
    .passes, "It is decorative and hidden.",
    #"{"id": "e", "role": "image", "decorative": true, "hidden": true}"#),
  RuleCase(
    .passes, "It is decorative and VoiceOver does not focus it.",
    #"{"id": "e", "role": "image", "decorative": true, "isAccessibilityElement": false}"#),
  RuleCase(
    .passes, "The button around it is met in its place.",
    """
    {"id": "button", "role": "button", "label": "Brew", "children": [
      {"id": "e", "role": "image", "decorative": true, "icon": {"symbol": "leaf"}}]}
    """),
  RuleCase(
    .fails, "It is decorative and has a label.",
    #"{"id": "e", "role": "image", "decorative": true, "label": "Info"}"#,
    message: "decorative image can be focused; VoiceOver stops at it and says "
      + #""Info, image""#),
  RuleCase(
    .fails, "It carries no information and VoiceOver can focus it.",
    """
    {"id": "e", "role": "image", "informative": false, "label": null,
     "isAccessibilityElement": true}
    """),
  RuleCase(
    .notApplicable, "Nobody states that it is decorative.",
    #"{"id": "e", "role": "image", "label": "Jasmine blossoms"}"#),
  RuleCase(
    .cannotTell, "It is stated to be both.",
    #"{"id": "e", "role": "image", "label": "Leaf", "decorative": true, "informative": true}"#),
]
