import AuditCore

extension Rule {
  /// What acts is exposed as a control, with traits that agree.
  public static let controlRole = Rule(
    id: "control-role",
    title: "What acts is exposed as a control",
    family: .roles,
    impact: .serious,
    requirements: [.wcag("4.1.2"), .pattern("design-system page “DSIconButton”: trait isButton")],
    appliesTo: "Elements that have an action, and controls.",
    expects: "The role or a trait says that people can act on the element, its traits do not "
      + "contradict one another, and an action that switches something on and off is a toggle or "
      + "says its state.",
    why: """
      VoiceOver does not say that the element can be pressed, or says two things at once; people \
      do not try what they do not know to be there.
      """,
    assumptions: [
      "An action whose name starts with “toggle” switches something on and off.",
      "A cell is pressed as a whole without being called a button, as in the system's own lists.",
      "What stands in a tab bar is called a tab by the bar.",
    ],
    knownLimits: [
      "An action the project does not state is not known, such as a gesture on a text.",
      "A heading that is a button as well may open and close what is below it, and passes.",
    ],
    sources: [
      "Deque, axe DevTools for iOS, Conflicting Traits",
      "Apple, UIKit, UIAccessibilityTraits", "W3C, WCAG 2.2, Understanding 4.1.2",
    ],
    cases: controlRoleCases,
    check: .element(checkControlRole))
}

@Sendable private func checkControlRole(_ element: Element, _ context: AuditContext) -> Outcome {
  let traits = element.traits.value
  guard element.role.isControl || element.action.value != nil || traits?.isEmpty == false,
    context.isExposed(context.index)
  else { return .notApplicable }
  if let traits, let pair = conflicts.first(where: { traits.isSuperset(of: $0) }) {
    let words = pair.names.map(\.quoted).joined(separator: " and ")
    return .failed(
      Report(
        "traits are \(words), which exclude one another; people who use VoiceOver are told two "
          + "ways to act on it",
        evidence: [Evidence("traits", traits.names.joined(separator: ", "))]))
  }
  guard element.role.isControl else { return judgeOther(element) }
  if let traits, element.role.isHeardByTrait, traits.isDisjoint(with: actedOn),
    !isInTabBar(context)
  {
    let listed = traits.isEmpty ? "none" : traits.names.joined(separator: ", ")
    return .failed(
      Report(
        "\(element.role.words) has no trait that says so; people who use VoiceOver do not hear "
          + "that they can press it", evidence: [Evidence("traits", listed)]))
  }
  return judgeSwitching(element)
}

/// Something that is no control by its role.
private func judgeOther(_ element: Element) -> Outcome {
  guard let action = element.action.value, !action.isBlank, element.role != .cell,
    element.role != .webView
  else { return .notApplicable }
  if element.traits.value?.isDisjoint(with: actedOn) == false { return .passed }
  return .failed(
    Report(
      "\(element.role.words) acts when it is pressed and is exposed as \(element.role.exposure); "
        + "people who use VoiceOver do not hear that they can press it",
      evidence: [Evidence("action", action), Evidence("role", element.role.rawValue)]))
}

/// A button that switches something on and off.
private func judgeSwitching(_ element: Element) -> Outcome {
  guard element.role == .button, let action = element.action.value,
    action.utf8.starts(with: "toggle".utf8), Words.split(action).first == "toggle",
    element.traits.value?.isDisjoint(with: [.isToggle, .toggleButton, .switchButton]) ?? true
  else { return .passed }
  let saysState =
    element.value.value?.isBlank == false || element.selected != nil
    || element.traits.value?.contains(.selected) == true || !element.states.isEmpty
  if saysState { return .passed }
  let evidence = [Evidence("action", action), Evidence("role", element.role.rawValue)]
  let fact = "button switches something on and off and is no toggle"
  guard element.value.isMeasured else {
    return .cannotTell(
      .notMeasured("its value"),
      Report("\(fact); people who use VoiceOver may not hear whether it is on", evidence: evidence))
  }
  return .failed(
    Report(
      "\(fact), nor has it a value; people who use VoiceOver do not hear whether it is on",
      evidence: evidence))
}

/// - Complexity: O(depth).
private func isInTabBar(_ context: AuditContext) -> Bool {
  var around = context.screen.elements[context.index].parent
  while let at = around {
    if context.screen.elements[at].traits.value?.contains(.tabBar) == true { return true }
    around = context.screen.elements[at].parent
  }
  return false
}

/// Traits of which one excludes the other.
///
/// Source: the conflicts of axe DevTools for iOS and of GTXiLib; a keyboard's own keys aside.
private let conflicts: [Traits] = [
  [.button, .link], [.button, .adjustable], [.button, .searchField], [.link, .adjustable],
  [.link, .searchField], [.header, .adjustable], [.header, .searchField], [.header, .textEntry],
]

/// Traits by which VoiceOver says that an element is acted on.
private let actedOn: Traits = [
  .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .isToggle,
  .switchButton, .textEntry, .backButton, .secureTextField, .tab,
]

extension Role {
  /// Whether a trait alone makes VoiceOver say what it is.
  fileprivate var isHeardByTrait: Bool {
    switch self {
    case .button, .toggle, .link, .tab: true
    default: false
    }
  }

  /// What it is exposed as, with its article.
  fileprivate var exposure: String {
    switch self {
    case .image, .alert: "an \(words)"
    case .other: "nothing people act on"
    default: "a \(words)"
    }
  }
}

private let controlRoleCases = [
  RuleCase(
    .passes, "A button acts.",
    #"{"id": "e", "role": "button", "label": "Share", "action": "share", "traits": ["button"]}"#),
  RuleCase(
    .passes, "The text has the trait of a link.",
    """
    {"id": "e", "role": "text", "text": "Terms", "action": "openTerms",
     "traits": ["staticText", "link"]}
    """),
  RuleCase(
    .passes, "The on/off action says its state in a value.",
    """
    {"id": "e", "role": "button", "label": "Favorite Assam", "value": "off",
     "action": "toggleFavorite"}
    """),
  RuleCase(
    .passes, "No public trait stands for a pop-up button.",
    #"{"id": "e", "role": "menuButton", "label": "Options", "traits": []}"#),
  RuleCase(
    .fails, "The text acts and is exposed as a text.",
    #"{"id": "e", "role": "text", "text": "Terms", "label": null, "action": "openTerms"}"#,
    message: "text acts when it is pressed and is exposed as a text; people who use VoiceOver do "
      + "not hear that they can press it"),
  RuleCase(
    .fails, "It cannot be a button and a link.",
    #"{"id": "e", "role": "button", "label": "Returns", "traits": ["button", "link"]}"#,
    message:
      #"traits are "button" and "link", which exclude one another; people who use VoiceOver "#
      + "are told two ways to act on it"),
  RuleCase(
    .fails, "Its traits were read, and none says that it is a tab.",
    #"{"id": "e", "role": "tab", "label": "Favorites", "traits": [], "position": "3 of 5"}"#,
    message: "tab has no trait that says so; people who use VoiceOver do not hear that they can "
      + "press it"),
  RuleCase(
    .fails, "It switches and is heard as a mere button.",
    """
    {"id": "e", "role": "button", "label": "Favorite Assam", "value": null, "traits": ["button"],
     "action": "toggleFavorite"}
    """),
  RuleCase(
    .notApplicable, "A text that does nothing.",
    #"{"id": "e", "role": "text", "text": "Total €44.40"}"#),
  RuleCase(
    .notApplicable, "A cell is pressed as a whole.",
    #"{"id": "e", "role": "cell", "label": "Order 1021", "action": "openOrder"}"#),
  RuleCase(
    .cannotTell, "Whether it has a value was not measured.",
    #"{"id": "e", "role": "button", "label": "Favorite Assam", "action": "toggleFavorite"}"#),
]
