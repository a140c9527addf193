import AuditCore

extension Rule {
  /// A container that is one stop does not swallow the controls inside it.
  public static let controlNested = Rule(
    id: "control-nested",
    title: "A named container does not swallow the controls inside it",
    family: .roles,
    impact: .serious,
    requirements: [.wcag("4.1.2"), .wcag("1.3.1")],
    appliesTo: "Elements with others inside them that are themselves accessibility elements.",
    expects: "No control stands inside: VoiceOver does not look into an accessibility element.",
    why: """
      VoiceOver and Voice Control stop at the container and never meet what is inside it; people \
      who use them cannot press those controls.
      """,
    assumptions: [
      "A control that holds one control acts for it, as a switch in a row does.",
      "Fields, sliders, steppers and segmented controls are made of parts and act for them.",
      "Links inside a text are reached through the text.",
      "A menu button of which it was not measured whether it is an accessibility element holds the "
        + "menu it opens.",
    ],
    knownLimits: [
      "A container of which it was not measured whether it is an accessibility element is judged "
        + "only where it is pressed itself."
    ],
    sources: [
      "Apple, UIKit, isAccessibilityElement",
      "Deque, axe DevTools for iOS, Nested Active Controls", "W3C, WCAG 2.2, Understanding 4.1.2",
    ],
    cases: controlNestedCases,
    check: .screen(checkControlNested))
}

/// Linear: one pass finds for every element the outermost stop around it.
@Sendable private func checkControlNested(_ context: AuditContext) -> [ScreenOutcome] {
  let elements = context.screen.elements
  var stops = [Int32](repeating: -1, count: elements.count)
  var inside: [Int: [Int]] = [:]
  var containers: [Int] = []
  for index in elements.indices {
    guard let parent = elements[index].parent else { continue }
    if stops[parent] >= 0 {
      stops[index] = stops[parent]
    } else if isStop(parent, context) {
      stops[index] = Int32(truncatingIfNeeded: parent)
      if containers.last != parent { containers.append(parent) }
    }
    guard stops[index] >= 0 else { continue }
    if elements[index].isActedOn, elements[index].missingSince == nil,
      elements[index].hidden != true
    {
      inside[Int(stops[index]), default: []].append(index)
    }
  }
  return containers.map { container in
    ScreenOutcome(
      index: container, outcome: outcome(container, inside[container] ?? [], context))
  }
}

/// Whether VoiceOver stops at an element and does not look inside.
private func isStop(_ index: Int, _ context: AuditContext) -> Bool {
  let role = context.screen.elements[index].role
  guard context.isExposed(index), !role.isMadeOfParts else { return false }
  return context.screen.elements[index].isAccessibilityElement
    ?? (role.isPressed && role != .menuButton)
}

private func outcome(_ container: Int, _ inside: [Int], _ context: AuditContext) -> Outcome {
  let elements = context.screen.elements
  let outer = elements[container]
  let actions = inside.filter { elements[$0].role == .customAction }
  let controls = inside.filter { elements[$0].role != .customAction && differs($0, outer, context) }
  guard let first = controls.first else { return .passed }
  if outer.isActedOn, controls.count == 1, elements[first].action.value == nil { return .passed }
  if outer.role == .text || outer.role == .heading,
    controls.allSatisfy({ elements[$0].role == .link })
  {
    return .passed
  }
  if outer.isAccessibilityElement == nil {
    return .cannotTell(
      .notMeasured("whether it is an accessibility element"),
      report(container, controls, context, maybe: true))
  }
  if !actions.isEmpty {
    return .cannotTell(
      .needsPerson("its custom actions may do the same"),
      report(container, controls, context, maybe: true))
  }
  return .failed(report(container, controls, context))
}

/// Whether a control inside does something else than the container.
private func differs(_ index: Int, _ outer: Element, _ context: AuditContext) -> Bool {
  guard let action = context.screen.elements[index].action.value else { return true }
  return outer.action.value != action
}

private func report(
  _ container: Int, _ controls: [Int], _ context: AuditContext, maybe: Bool = false
) -> Report {
  let elements = context.screen.elements
  func named(_ index: Int) -> String {
    let name = context.names[index].text
    let kind = elements[index].role.words
    return name.isBlank ? kind : "\(kind) \(name.quoted)"
  }
  let first = controls.first.map(named) ?? "control"
  let what = controls.count == 1 ? first : "\(controls.count) controls"
  let ids = controls.prefix(8).map { elements[$0].id }.joined(separator: ", ")
  return Report(
    "\(named(container)) is one stop and \(maybe ? "may hide" : "hides") \(what) inside it; people "
      + "who use VoiceOver or Voice Control \(maybe ? "may not" : "cannot") reach "
      + (controls.count == 1 ? "it" : "them"),
    evidence: [Evidence("elements", controls.count > 8 ? "\(ids), …" : ids)])
}

extension Role {
  /// Whether it consists of parts that it acts for.
  fileprivate var isMadeOfParts: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .slider, .stepper, .segmentedControl, .webView:
      true
    default: false
    }
  }
}

private let controlNestedCases = [
  RuleCase(
    .passes, "The named group combines two texts.",
    """
    {"id": "e", "role": "group", "label": "Total €44.40", "isAccessibilityElement": true,
     "children": [{"id": "a", "role": "text", "text": "Total"},
       {"id": "b", "role": "text", "text": "€44.40"}]}
    """),
  RuleCase(
    .passes, "The row is a switch and acts for the one inside it.",
    """
    {"id": "e", "role": "switch", "label": "Alerts", "value": "1", "isAccessibilityElement": true,
     "children": [{"id": "inner", "role": "switch", "label": null}]}
    """),
  RuleCase(
    .fails, "The named group hides a button.",
    """
    {"id": "e", "role": "group", "label": "Order summary", "isAccessibilityElement": true,
     "children": [{"id": "total", "role": "text", "text": "Total €44.40"},
       {"id": "details", "role": "button", "label": "Show items"}]}
    """,
    message: #"group "Order summary" is one stop and hides button "Show items" inside it; people "#
      + "who use VoiceOver or Voice Control cannot reach it"),
  RuleCase(
    .fails, "The cell hides two buttons, however deep they lie.",
    """
    {"id": "e", "role": "cell", "label": "Jasmine Tea", "isAccessibilityElement": true,
     "children": [{"id": "buttons", "role": "group", "children": [
       {"id": "fewer", "role": "button", "label": "Fewer"},
       {"id": "more", "role": "button", "label": "More"}]}]}
    """),
  RuleCase(
    .notApplicable, "The group is no accessibility element: VoiceOver goes through it.",
    """
    {"id": "e", "role": "group", "isAccessibilityElement": false,
     "children": [{"id": "details", "role": "button", "label": "Show items"}]}
    """),
  RuleCase(
    .notApplicable, "The items of an open menu stand in what opened it.",
    """
    {"id": "e", "role": "menuButton", "label": "File",
     "children": [{"id": "new", "role": "button", "label": "New"},
       {"id": "open", "role": "button", "label": "Open"}]}
    """),
  RuleCase(
    .cannotTell, "The cell's custom action may do what the button does.",
    """
    {"id": "e", "role": "cell", "label": "Jasmine Tea", "isAccessibilityElement": true,
     "children": [{"id": "remove", "role": "button", "label": "Remove"},
       {"id": "action", "role": "customAction", "label": "Remove"}]}
    """),
]
