import AuditCore

extension Rule {
  /// Controls that do different things have different names.
  public static let nameRepeated = Rule(
    id: "name-repeated",
    title: "Controls that do different things have different names",
    family: .names,
    impact: .serious,
    requirements: [.wcag("2.4.6"), .wcag("2.4.4"), .pattern("design pattern “Icon Button Label”")],
    appliesTo:
      "Controls of one kind on one screen that have the same name, in every language, and controls "
      + "that stand in every row of a list.",
    expects: "A repeated control names its object, such as the row it acts on.",
    why: """
      People who use VoiceOver hear the same name again and again and do not know which row each belongs \
      to; Voice Control cannot pick one by name and shows numbers instead.
      """,
    assumptions: [
      "Controls of the same name in different rows act on different things.",
      "Controls with one action and no differing object do the same, and may share a name.",
      "An icon and its filled form are two states of one control.",
      "A name that code fills in, kept as source.expression, names its row.",
      "What the branches of one condition show, the items of two menus, and what opens over the screen are "
        + "not met together.",
    ],
    knownLimits: [
      "Custom actions and keyboard keys are left out: the row or the key cap tells them apart.",
      "Two alike controls without rows, icons or actions may do the same; a person decides.",
      "A value that code fills in may tell the rows apart for VoiceOver, and never for Voice Control; a "
        + "person decides.",
      "Of a control in every row it is not known how many rows there are, and only an object shows that "
        + "it does something else in each.",
    ],
    sources: [
      "W3C, WCAG 2.2, Understanding 2.4.6 and 2.4.4",
      "W3C ACT rule b20e66, Links with identical accessible names have equivalent purpose",
    ],
    cases: nameRepeatedCases,
    check: .screen(checkNameRepeated))
}

@Sendable private func checkNameRepeated(_ context: AuditContext) -> [ScreenOutcome] {
  let count = context.screen.elements.count
  var base = NameGroups(elements: count)
  var localized: [(locale: String, groups: NameGroups)] = []
  for index in context.screen.elements.indices {
    guard let kind = RepeatedKind(context.screen.elements[index].role), context.isExposed(index)
    else { continue }
    if context.names[index].isGiven {
      base.add(index, context.names[index].text, kind, context.screen)
    }
    for place in context.screen.elements[index].localizations.indices {
      let name = Localization.givenName(
        label: context.screen.elements[index].localizations[place].label,
        text: context.screen.elements[index].localizations[place].text)
      guard let name else { continue }
      let locale = context.screen.elements[index].localizations[place].locale
      let at = localized.firstIndex { $0.locale == locale } ?? localized.count
      if at == localized.count { localized.append((locale, NameGroups(elements: count))) }
      localized[at].groups.add(index, name, kind, context.screen)
    }
  }
  return outcomes(base, localized.sorted { $0.locale < $1.locale }, context)
}

private func outcomes(
  _ base: NameGroups, _ localized: [(locale: String, groups: NameGroups)],
  _ context: AuditContext
) -> [ScreenOutcome] {
  var outcomes: [ScreenOutcome] = []
  outcomes.reserveCapacity(base.groups.count)
  lazy var evidence = RepetitionEvidence(context)
  for group in base.groups {
    for members in MetTogether.sets(of: group.members, in: context.screen) {
      var outcome = Outcome.passed
      if members.count > 1 {
        outcome = evidence.outcome(of: members, called: group.name, locale: nil)
      }
      if case .passed = outcome, let index = RepeatedRow.first(of: members, in: context.screen) {
        outcomes.append(
          ScreenOutcome(
            index: index,
            outcome: RepeatedRow.outcome(context.screen.elements[index], called: group.name)))
        continue
      }
      guard let first = members.first else { continue }
      outcomes.append(
        ScreenOutcome(index: first, related: Array(members.dropFirst()), outcome: outcome))
    }
  }
  let elsewhere = RepeatedElsewhere(base, localized, in: context.screen)
  if !elsewhere.isEmpty { outcomes += elsewhere.outcomes(evidence, besides: base, context) }
  return outcomes
}

private let nameRepeatedCases = [
  RuleCase(
    .passes, "Each toggle names its tea.",
    """
    [{"id": "e", "role": "toggle", "label": "Favorite Jasmine"},
     {"id": "other", "role": "toggle", "label": "Favorite Assam"}]
    """),
  RuleCase(
    .passes, "Both do the same, so they may be called the same.",
    """
    [{"id": "e", "role": "button", "label": "Help", "action": "openHelp"},
     {"id": "other", "role": "button", "label": "Help", "action": "openHelp"}]
    """),
  RuleCase(
    .passes, "A sharp is not its natural note.",
    """
    [{"id": "e", "role": "button", "label": "C"}, {"id": "other", "role": "button", "label": "C#"}]
    """),
  RuleCase(
    .passes, "The code shows one of the two, never both.",
    """
    [{"id": "e", "role": "button", "label": "Send", "action": "send",
      "origin": {"format": "swift", "path": "TeaView/either 1.0"}},
     {"id": "other", "role": "button", "label": "Send", "action": "order",
      "origin": {"format": "swift", "path": "TeaView/either 1.1"}}]
    """),
  RuleCase(
    .passes, "They are items of two menus.",
    """
    [{"id": "e", "role": "button", "label": "Remove", "action": "removeTea",
      "origin": {"format": "swift", "path": "TeaView/over 1"}},
     {"id": "other", "role": "button", "label": "Remove", "action": "removePot",
      "origin": {"format": "swift", "path": "TeaView/over 2"}}]
    """),
  RuleCase(
    .passes, "Code fills the row's tea in.",
    """
    [{"id": "e", "role": "button", "label": "Favorite …", "repeated": true, "object": "tea",
      "source": {"file": "TeaRow.swift", "expression": "tea.name"}}]
    """),
  RuleCase(
    .passes, "It stands there once.",
    #"[{"id": "e", "role": "button", "label": "Favorite", "repeated": false}]"#),
  RuleCase(
    .fails, "Dots say that something opens, and not which tea it is about.",
    #"{"id": "e", "role": "button", "label": "Brew…", "repeated": true, "object": "tea"}"#,
    message: #"button is called "Brew…" in every row of a list and does not say which, as "#
      + #""Brew {tea}" would; people who use VoiceOver cannot tell them apart, and Voice "#
      + "Control numbers them"),
  RuleCase(
    .fails, "The code of a row makes one button for every tea.",
    """
    [{"id": "e", "role": "button", "label": "Favorite", "repeated": true, "object": "tea"}]
    """,
    message: #"button is called "Favorite" in every row of a list and does not say which, as "#
      + #""Favorite {tea}" would; people who use VoiceOver cannot tell them apart, and Voice "#
      + "Control numbers them"),
  RuleCase(
    .fails, "Three toggles are called the same and none says which tea.",
    """
    [{"id": "e", "role": "toggle", "label": "Favorite"},
     {"id": "second", "role": "toggle", "label": "Favorite"},
     {"id": "third", "role": "toggle", "label": "favorite"}]
    """,
    message: #"3 toggles are called "Favorite"; people who use VoiceOver cannot tell them apart, "#
      + "and Voice Control numbers them"),
  RuleCase(
    .fails, "One name, two icons.",
    """
    [{"id": "e", "role": "button", "label": "Clear text", "icon": {"symbol": "xmark"}},
     {"id": "other", "role": "button", "label": "Clear text", "icon": {"symbol": "mic"}}]
    """,
    message: #"2 buttons are called "Clear text" but their icons differ; people who use "#
      + "VoiceOver cannot tell them apart, and Voice Control numbers them"),
  RuleCase(
    .fails, "The two stand in different rows.",
    """
    [{"id": "one", "role": "cell", "children": [
       {"id": "text1", "role": "text", "label": "Meal plan"},
       {"id": "e", "role": "button", "label": "View"}]},
     {"id": "two", "role": "cell", "children": [
       {"id": "text2", "role": "text", "label": "Cash"},
       {"id": "other", "role": "button", "label": "View"}]}]
    """),
  RuleCase(
    .fails, "Both are shown in one branch, beside what others show.",
    """
    [{"id": "e", "role": "button", "label": "Send", "action": "send",
      "origin": {"format": "swift", "path": "TeaView/either 1.0"}},
     {"id": "other", "role": "button", "label": "Send", "action": "order",
      "origin": {"format": "swift", "path": "TeaView/either 1.0/either 2.1"}},
     {"id": "third", "role": "button", "label": "Send", "action": "tell",
      "origin": {"format": "swift", "path": "TeaView/either 1.1"}}]
    """,
    message: #"2 buttons are called "Send" but their actions differ; people who use VoiceOver "#
      + "cannot tell them apart, and Voice Control numbers them"),
  RuleCase(
    .fails, "Only in German the two are called the same.",
    """
    [{"id": "e", "role": "button", "label": "Send", "action": "send",
      "localized": {"de": {"label": "Senden"}}},
     {"id": "other", "role": "button", "label": "Submit", "action": "submit",
      "localized": {"de": {"label": "Senden"}}}]
    """, locale: "de",
    message: #"2 buttons are called "Senden" in German but their actions differ; people who use "#
      + "VoiceOver cannot tell them apart, and Voice Control numbers them"),
  RuleCase(
    .notApplicable, "A text is not a control.",
    """
    [{"id": "e", "role": "text", "label": "New"}, {"id": "other", "role": "text", "label": "New"}]
    """),
  RuleCase(
    .notApplicable, "A hidden button is not met.",
    """
    [{"id": "e", "role": "button", "label": "Close", "hidden": true},
     {"id": "other", "role": "button", "label": "Close"}]
    """),
  RuleCase(
    .cannotTell, "What it does may be the same in every row.",
    #"[{"id": "e", "role": "button", "label": "Learn more", "repeated": true}]"#,
    message: #"button is called "Learn more" in every row of a list; people who use VoiceOver may "#
      + "not tell them apart"),
  RuleCase(
    .cannotTell, "The value that code fills in may say which tea.",
    """
    [{"id": "e", "role": "button", "label": "Open tea", "value": "…", "repeated": true,
      "object": "tea"}]
    """,
    message: #"button is called "Open tea" in every row of a list; people who use VoiceOver may "#
      + "not tell them apart"),
  RuleCase(
    .cannotTell, "What code adds to a name may say which tea.",
    """
    [{"id": "e", "role": "button", "label": "Add tea", "icon": {"symbol": "plus"}},
     {"id": "other", "role": "button", "label": "Add tea", "icon": {"symbol": "leaf"},
      "source": {"file": "TeaRow.swift", "line": 4, "expression": "TeaName"}}]
    """,
    message: #"2 buttons are called "Add tea"; people who use VoiceOver may not tell them apart"#),
  RuleCase(
    .cannotTell, "Two of a name may do the same.",
    """
    [{"id": "e", "role": "button", "label": "Stats"},
     {"id": "other", "role": "button", "label": "Stats"}]
    """),
  RuleCase(
    .cannotTell, "A bare number may be right, as on a scoreboard.",
    """
    [{"id": "e", "role": "button", "label": "5"}, {"id": "second", "role": "button", "label": "5"},
     {"id": "third", "role": "button", "label": "5"}]
    """),
]
