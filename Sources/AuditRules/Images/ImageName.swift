import AuditCore

extension Rule {
  /// An image VoiceOver can focus has a name.
  public static let imageName = Rule(
    id: "image-name",
    title: "An image VoiceOver can focus has a name",
    family: .images,
    impact: .critical,
    requirements: [.wcag("1.1.1"), .pattern("rule page “ImageView Name”")],
    appliesTo: "Images VoiceOver can focus that are not stated to be decorative.",
    expects: "A label says what the image tells people who see it.",
    why: """
      VoiceOver stops at the image and says only "image", or reads a file name; people who cannot \
      see it miss what it tells, or wonder what they miss.
      """,
    assumptions: [
      "An element of the project can be focused unless it says otherwise: hidden, or not an "
        + "accessibility element.",
      "An image inside a button, or inside a cell with a label, is heard as a part of it.",
    ],
    knownLimits: [
      "Whether the name fits the picture is for a person to judge.",
      "A name that code puts together is taken for one, whatever it comes to at run time.",
    ],
    sources: [
      "Deque, axe DevTools for iOS, ImageView Name",
      "W3C ACT rule 23a2a8, Image has non-empty accessible name",
    ],
    cases: imageNameCases,
    check: .name(checkImageName))
}

@Sendable private func checkImageName(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard element.isPlainImage, !element.isStatedDecorative,
    context.isMetAlone(context.index)
  else { return .notApplicable }
  switch name.name.source {
  case .label, .visibleText, .children, .placeholder:
    guard !name.name.text.isSayable else { return .passed }
    return .failed(
      Report(
        "\(HeardName.fact(name, as: name.name.text.codePoints)), which cannot be said; "
          + HeardName.onlyHeard(name, element), evidence: imageEvidence(element)))
  case .systemDefault:
    return .failed(
      Report(
        "image has no label; \(HeardName.fallback(name, element))\(orHidden(context))",
        evidence: imageEvidence(element), impact: HeardName.fallbackImpact(element)))
  case .none:
    guard name.isBase || element.label(beside: name).value != nil else {
      return .notApplicable
    }
    let hasNoLabel = name.isBase && element.label.value == nil
    let fact = hasNoLabel ? "image has no name" : "\(name.whose)label is empty"
    return .failed(
      Report(
        "\(fact); \(HeardName.onlyHeard(name, element))\(hasNoLabel ? orHidden(context) : "")",
        evidence: imageEvidence(element)))
  case .notMeasured:
    let isJudgedElsewhere = element.localizations.contains { AccessibleName(in: $0) != nil }
    return isJudgedElsewhere || element.source?.expression != nil
      ? .notApplicable
      : .cannotTell(
        .notMeasured("the label"),
        Report("image may have no name; \(HeardName.onlyHeard(name, element, maybe: true))"))
  }
}

/// What else mends an image that stands beside a text: nobody has to hear both.
private func orHidden(_ context: AuditContext) -> String {
  let elements = context.screen.elements
  let own = elements[context.index]
  // The text before or behind it in the same group, which is close where that is known.
  let beside = [context.index - 1, own.subtreeEnd].first { index in
    guard elements.indices.contains(index), elements[index].parent == own.parent,
      elements[index].role == .text || elements[index].role == .heading,
      context.names[index].text.contains(where: \.isLetter)
    else { return false }
    return isClose(elements[index], own)
      && MetTogether.sets(of: [context.index, index], in: context.screen).first?.count == 2
  }
  guard let beside else { return "" }
  return "; where \(context.names[beside].text.quoted) beside it says all, it is to be hidden"
}

/// Whether two elements are in one row by their frames, or stand a few lines apart in one file.
private func isClose(_ text: Element, _ image: Element) -> Bool {
  if let text = text.frame, let image = image.frame {
    return text.y < image.maxY && image.y < text.maxY
  }
  // The lines of a heading tell nothing: it stands above all of its part of the screen.
  guard text.role != .heading, text.traits.value?.contains(.header) != true else { return false }
  guard let text = text.source, let image = image.source, text.file == image.file,
    let one = text.line, let two = image.line
  else { return false }
  return (one - two).magnitude <= closestLines
}

/// The lines of a picture with its modifiers and of the text beside it, as people write them.
private let closestLines = 8

private func imageEvidence(_ element: Element) -> [Evidence] {
  var evidence: [Evidence] = []
  if let label = element.label.value { evidence.append(Evidence("label", label)) }
  if let icon = element.icon.value { evidence.append(.icon(icon, or: element.otherIcon)) }
  if let focus = element.isAccessibilityElement {
    evidence.append(Evidence("isAccessibilityElement", focus ? "true" : "false"))
  }
  return evidence
}

private let imageNameCases = [
  RuleCase(
    .passes, "The label says what is to be seen.",
    #"{"id": "e", "role": "image", "label": "Jasmine blossoms in a glass pot"}"#),
  RuleCase(
    .passes, "The German label was measured and is there.",
    #"{"id": "e", "role": "image", "localized": {"de": {"label": "Jasminblüten"}}}"#,
    locale: "de"),
  RuleCase(
    .fails, "VoiceOver can focus it and there is no label.",
    #"{"id": "e", "role": "image", "label": null, "isAccessibilityElement": true}"#,
    message: #"image has no name; VoiceOver says only "image""#),
  RuleCase(
    .fails, "Nobody labelled it, so the file name is read.",
    #"{"id": "e", "role": "image", "label": null, "icon": {"asset": "hero_tea-3"}}"#,
    message: "image has no label; VoiceOver falls back to the asset's name and says "
      + #""hero tea 3, image""#),
  RuleCase(
    .fails, "It stands in a row with its own text, and may be hidden as well.",
    """
    [{"id": "e", "role": "image", "label": null, "icon": {"symbol": "lock"}, "frame": [16, 100, 20, 20]},
     {"id": "text", "role": "text", "text": "Locked", "frame": [44, 96, 200, 28]}]
    """,
    message:
      "image has no label; VoiceOver falls back to the system's words for the symbol and says "
      + #""lock, image"; where "Locked" beside it says all, it is to be hidden"#),
  RuleCase(
    .fails, "Code has a heading before it, which stands above the whole part.",
    """
    [{"id": "text", "role": "heading", "text": "Our teas", "source": {"file": "Teas.swift", "line": 8}},
     {"id": "e", "role": "image", "label": null, "source": {"file": "Teas.swift", "line": 10}}]
    """,
    message: #"image has no name; VoiceOver says the picture's own name, or only "image""#),
  RuleCase(
    .fails, "The text before it is shown where the picture is not.",
    """
    [{"id": "text", "role": "text", "text": "Sold out", "source": {"file": "Teas.swift", "line": 8},
      "origin": {"format": "swift", "path": "Teas/either 1.0"}},
     {"id": "e", "role": "image", "label": null, "source": {"file": "Teas.swift", "line": 10},
      "origin": {"format": "swift", "path": "Teas/either 1.1"}}]
    """,
    message: #"image has no name; VoiceOver says the picture's own name, or only "image""#),
  RuleCase(
    .fails, "The label is set and empty.",
    #"{"id": "e", "role": "image", "label": "", "isAccessibilityElement": true}"#),
  RuleCase(
    .notApplicable, "VoiceOver does not focus it.",
    #"{"id": "e", "role": "image", "label": null, "isAccessibilityElement": false}"#),
  RuleCase(
    .notApplicable, "It is a part of the button around it.",
    """
    {"id": "button", "role": "button", "label": "Close", "children": [
      {"id": "e", "role": "image", "label": null, "icon": {"symbol": "xmark"}}]}
    """),
  RuleCase(
    .notApplicable, "The app says it carries no information; image-decorative judges it.",
    #"{"id": "e", "role": "image", "label": null, "decorative": true}"#),
  RuleCase(
    .notApplicable, "Code makes the name at run time.",
    """
    {"id": "e", "role": "image", "source": {"file": "TeaRow.swift", "line": 12,
     "expression": "tea.pictureText"}}
    """),
  RuleCase(
    .cannotTell, "The label was not measured.",
    #"{"id": "e", "role": "image", "isAccessibilityElement": true}"#),
]
