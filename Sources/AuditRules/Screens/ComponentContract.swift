import AuditCore

extension Rule {
  /// A component of the design system is used as its page says.
  public static let componentContract = Rule(
    id: "component-contract",
    title: "A design-system component is used as its page says",
    family: .screens,
    impact: .moderate,
    requirements: [.pattern("design-system page “DSIconButton”")],
    appliesTo: "Elements made with a component, in projects that describe their components.",
    expects: "The element has what the page requires, a size and variant the page knows and the "
      + "target it allows; text stands where text is due, and four icons or more in a row are a "
      + "group.",
    why: """
      The page's promises on names, targets and contrast hold only for a component used as it says; \
      people meet small targets and icons where they need words.
      """,
    assumptions: [
      "The main action of a form is the one in the variant “primary” on a screen with text fields.",
      "A control without any name is reported by control-name, an icon few people know by "
        + "icon-ambiguous.",
      "Captures do not see actions, so a required action is missed only where the project says that "
        + "there is none.",
    ],
    knownLimits: [
      "Rows are found by frames; without them icons in a row are not counted."
    ],
    sources: ["The project's own description of its components"],
    cases: componentContractCases,
    check: .screen(checkComponentContract))
}

/// Linear in the screen, and only where the project describes components.
@Sendable private func checkComponentContract(_ context: AuditContext) -> [ScreenOutcome] {
  let components = context.project.components
  guard !components.isEmpty else { return [] }
  let elements = context.screen.elements
  let isForm = elements.indices.contains {
    elements[$0].role == .textField || elements[$0].role == .secureTextField
  }
  var outcomes: [ScreenOutcome] = []
  /// For every element the place of its outcome.
  var places = [Int?](repeating: nil, count: elements.count)
  for index in elements.indices {
    guard let use = elements[index].component, elements[index].missingSince == nil,
      context.isExposed(index)
    else { continue }
    places[index] = outcomes.count
    guard let component = components[use.name] else {
      outcomes.append(ScreenOutcome(index: index, outcome: withoutPage(use.name)))
      continue
    }
    let fit = ComponentFit(
      component: component, use: use, name: context.names[index], isForm: isForm)
    outcomes.append(ScreenOutcome(index: index, outcome: fit.outcome(of: elements[index])))
  }
  guard components.values.contains(where: { $0.grouped != nil }) else { return outcomes }
  for row in IconRow.all(in: context) { report(row, in: &outcomes, places, context.screen) }
  return outcomes
}

private func withoutPage(_ name: String) -> Outcome {
  .cannotTell(
    .notMeasured("what the page of \(name) says"),
    Report(
      "component \(name) is not described in the project; what it promises people is not known",
      evidence: [Evidence("component", name)]))
}

/// Puts a row's finding on the control whose id names it, which has one outcome only.
private func report(
  _ row: IconRow, in outcomes: inout [ScreenOutcome], _ places: [Int?], _ screen: Screen
) {
  let named = row.members.min { screen.elements[$0].id < screen.elements[$1].id }
  guard let named, let place = places[named] else { return }
  let ids = row.members.prefix(8).map { screen.elements[$0].id }.joined(separator: ", ")
  let evidence = Evidence("elements", row.members.count > 8 ? "\(ids), …" : ids)
  if case .failed(let own) = outcomes[place].outcome {
    outcomes[place].related = row.members.filter { $0 != named }
    outcomes[place].outcome = .failed(
      Report("\(row.fact), and one of them: \(own.message)", evidence: own.evidence + [evidence]))
    return
  }
  outcomes[place] = ScreenOutcome(
    index: row.members[0], related: Array(row.members.dropFirst()),
    outcome: .failed(
      Report("\(row.fact); people have to guess what each icon does", evidence: [evidence])))
}

private func project(_ component: String, _ elements: String) -> String {
  """
  {"format": "aloud-project", "version": 1, "name": "Case", "platform": "iOS",
   "baseLocale": "en", "locales": ["en"],
   "components": {"DSIconButton": {"iconOnly": true, "requires": ["icon", "label"],
     "minimumTarget": 44, "sizes": {"sm": 32, "md": 44}, "variants": {"ghost": {}, "primary": {}},
     "withText": "DSButton", "grouped": "DSMenuButton"}, \(component)},
   "screens": [{"id": "screen", "elements": [\(elements)]}]}
  """
}

private func icon(_ id: String, _ more: String) -> String {
  """
  {"id": "\(id)", "role": "button", "icon": {"symbol": "bell"}, "label": "Alerts",
   "component": {"name": "DSIconButton", "size": "md", "variant": "ghost"}, \(more)}
  """
}

private let other = #""DSCard": {}"#

private let componentContractCases = [
  RuleCase(
    .passes, "It has what the page requires, in a size and a variant the page knows.",
    project(other, icon("e", #""frame": [0, 0, 44, 44]"#))),
  RuleCase(
    .passes, "Three icons in a row are not too many.",
    project(
      other,
      [
        icon("e", #""frame": [0, 0, 44, 44]"#), icon("b", #""frame": [48, 0, 44, 44]"#),
        icon("c", #""frame": [96, 0, 44, 44]"#),
      ].joined(separator: ", "))),
  RuleCase(
    .fails, "An icon button is used for a text.",
    project(
      other,
      """
      {"id": "e", "role": "button", "icon": null, "text": "Help", "label": null,
       "component": {"name": "DSIconButton", "size": "md", "variant": "ghost"}}
      """),
    message:
      "component DSIconButton has no icon, which its page requires, and shows text, for which "
      + "there is DSButton; people do not get what the page promises"),
  RuleCase(
    .fails, "The small size is under the target the page allows.",
    project(
      other,
      """
      {"id": "e", "role": "toggle", "icon": {"symbol": "heart"}, "label": "Favorite",
       "component": {"name": "DSIconButton", "size": "sm", "variant": "ghost"}}
      """),
    message: "component DSIconButton is 32 x 32 pt, under the 44 pt its page allows; people do not "
      + "get what the page promises"),
  RuleCase(
    .fails, "The page knows no such size and no such variant.",
    project(
      other,
      """
      {"id": "e", "role": "button", "icon": {"symbol": "heart"}, "label": "Favorite",
       "component": {"name": "DSIconButton", "size": "xl", "variant": "fancy"}}
      """)),
  RuleCase(
    .fails, "The main action of a form is an icon.",
    project(
      other,
      """
      {"id": "card", "role": "textField", "label": "Card number"},
      {"id": "e", "role": "button", "icon": {"symbol": "checkmark"}, "label": "Save card",
       "component": {"name": "DSIconButton", "size": "md", "variant": "primary"}}
      """)),
  RuleCase(
    .fails, "Four icons in a row are due to be one menu.",
    project(
      other,
      [
        icon("e", #""frame": [0, 0, 44, 44]"#), icon("f", #""frame": [48, 0, 44, 44]"#),
        icon("g", #""frame": [96, 0, 44, 44]"#), icon("h", #""frame": [144, 0, 44, 44]"#),
      ].joined(separator: ", ")),
    message: "4 DSIconButton stand in a row, for which there is DSMenuButton; people have to guess "
      + "what each icon does"),
  RuleCase(
    .notApplicable, "It is made with no component.",
    project(other, #"{"id": "e", "role": "button", "label": "Help"}"#)),
  RuleCase(
    .cannotTell, "The project does not describe the component.",
    project(
      other,
      #"{"id": "e", "role": "button", "label": "Help", "component": {"name": "DSLink"}}"#)),
  RuleCase(
    .cannotTell, "Whether it shows an icon was not measured.",
    project(
      other,
      #"{"id": "e", "role": "button", "label": "Help", "component": {"name": "DSIconButton"}}"#)),
]
