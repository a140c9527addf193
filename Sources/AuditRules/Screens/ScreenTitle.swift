import AuditCore

extension Rule {
  /// A screen has a title of its own.
  public static let screenTitle = Rule(
    id: "screen-title",
    title: "A screen has a title of its own",
    family: .screens,
    impact: .moderate,
    requirements: [.wcag("2.4.2")],
    appliesTo:
      "Screens whose title was looked for; reported on the screen's first heading, or else "
      + "on its first element.",
    expects: "The screen has a title that says what it is for.",
    why: """
      VoiceOver says the title when a screen opens; without one, people who do not see it must \
      explore to find out where they are.
      """,
    assumptions: ["The title of the project's screen is the one the app sets."],
    knownLimits: [
      "A screen without elements is not reported, since there is nothing to report it on.",
      "Screens that share a title, or have the app's name as theirs, are not compared.",
    ],
    sources: [
      "Apple, UIKit, UIViewController, title", "W3C, WCAG 2.2, Understanding 2.4.2",
    ],
    cases: screenTitleCases,
    check: .screen(checkScreenTitle))
}

@Sendable private func checkScreenTitle(_ context: AuditContext) -> [ScreenOutcome] {
  let elements = context.screen.elements
  let heading = elements.indices.first {
    elements[$0].role == .heading && context.isExposed($0) && context.names[$0].isGiven
  }
  let first = heading ?? elements.indices.first { elements[$0].missingSince == nil }
  guard let first, let outcome = outcome(context, heading: heading) else { return [] }
  return [ScreenOutcome(index: first, outcome: outcome)]
}

private func outcome(_ context: AuditContext, heading: Int?) -> Outcome? {
  switch context.screen.title {
  case .notMeasured: return nil
  case .found(let title) where !title.isBlank: return .passed
  case .found, .none:
    let fact = context.screen.title.value == nil ? "has no title" : "has an empty title"
    guard let heading else {
      return .failed(
        Report(
          "screen \(fact); people who use VoiceOver do not hear where they are when it opens",
          evidence: [Evidence("title", context.screen.title.value ?? "none")]))
    }
    let name = context.names[heading].text
    return .cannotTell(
      .needsPerson("its first heading may stand for a title"),
      Report(
        "screen \(fact), its first heading is \(name.quoted); people who use VoiceOver may not hear "
          + "where they are when it opens", evidence: [Evidence("heading", name)]))
  }
}

private func titled(_ title: String, _ elements: String) -> String {
  """
  {"format": "aloud-project", "version": 1, "name": "Tea Shop", "platform": "iOS",
   "baseLocale": "en", "locales": ["en"],
   "screens": [{"id": "screen", \(title) "elements": [\(elements)]}]}
  """
}

private let screenTitleCases = [
  RuleCase(
    .passes, "The title says what the screen is for.",
    titled(#""title": "Gift card","#, #"{"id": "e", "role": "button", "label": "Back"}"#)),
  RuleCase(
    .passes, "The title may say the same as the heading.",
    titled(#""title": "Orders","#, #"{"id": "e", "role": "heading", "text": "Orders"}"#)),
  RuleCase(
    .passes, "An app's first screen may be called like the app.",
    titled(#""title": "Tea Shop","#, #"{"id": "e", "role": "button", "label": "Back"}"#)),
  RuleCase(
    .fails, "There is no title.",
    titled(#""title": null,"#, #"{"id": "e", "role": "button", "label": "Back"}"#),
    message:
      "screen has no title; people who use VoiceOver do not hear where they are when it opens"
  ),
  RuleCase(
    .fails, "The title is empty.",
    titled(#""title": " ","#, #"{"id": "e", "role": "button", "label": "Back"}"#)),
  RuleCase(
    .notApplicable, "Nobody looked for a title.",
    titled("", #"{"id": "e", "role": "button", "label": "Back"}"#)),
  RuleCase(
    .notApplicable, "It is told once, on the screen's first element.",
    titled(
      #""title": null,"#,
      #"{"id": "first", "role": "button", "label": "Back"}, {"id": "e", "role": "text", "label": "4"}"#
    )),
  RuleCase(
    .cannotTell, "The heading may stand for the title.",
    titled(
      #""title": null,"#,
      #"{"id": "back", "role": "button", "label": "Back"}, {"id": "e", "role": "heading", "text": "Gift card"}"#
    )),
]
