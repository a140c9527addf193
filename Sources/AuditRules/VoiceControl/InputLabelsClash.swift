import AuditCore

extension Rule {
  /// No command reaches two controls that do different things.
  public static let inputLabelsClash = Rule(
    id: "input-labels-clash",
    title: "No Voice Control command reaches two controls that do different things",
    family: .voiceControl,
    impact: .moderate,
    requirements: [
      .wcag("2.4.6"), .pattern("design pattern “Icon Button Label”: Duplicate Voice Command"),
    ],
    appliesTo: "Controls with input labels, in every language, beside all other controls of the "
      + "screen.",
    expects: "Each input label reaches one control, or only controls that do the same.",
    why: """
      Voice Control cannot know which control is meant; it numbers them, and people have to say a \
      number as well where one phrase should do.
      """,
    assumptions: [
      "Controls with one action and no differing object do the same.",
      "Where no input labels take part, name-repeated judges the repetition.",
    ],
    knownLimits: ["Phrases that merely sound alike are not found."],
    sources: [
      "Apple, UIAccessibility, accessibilityUserInputLabels",
      "Apple, WWDC21 challenge Voice Control synonyms",
    ],
    cases: inputLabelsClashCases,
    check: .screen(checkInputLabelsClash))
}

/// Linear in the screen, and only where it has input labels at all.
@Sendable private func checkInputLabelsClash(_ context: AuditContext) -> [ScreenOutcome] {
  let elements = context.screen.elements
  var locales: [String] = []
  for index in elements.indices {
    if elements[index].inputLabels.hasLabels, !locales.contains(context.baseLocale) {
      locales.append(context.baseLocale)
    }
    for localization in elements[index].localizations
    where localization.inputLabels.hasLabels && !locales.contains(localization.locale) {
      locales.append(localization.locale)
    }
  }
  guard !locales.isEmpty else { return [] }
  locales.sort { ($0 == context.baseLocale ? "" : $0) < ($1 == context.baseLocale ? "" : $1) }
  return outcomes(in: locales, context)
}

private func outcomes(in locales: [String], _ context: AuditContext) -> [ScreenOutcome] {
  let evidence = RepetitionEvidence(context)
  var outcomes: [ScreenOutcome] = []
  var told: Set<[Int]> = []
  for locale in locales {
    var commands = SharedCommands(context, locale)
    commands.fill()
    let isBase = locale == context.baseLocale
    let clashes = commands.clashes.filter { told.insert($0.members).inserted }
    for group in byFirstId(clashes, context.screen) {
      let members = Set(group.flatMap(\.members)).sorted()
      let judged = group.map { outcome($0, isBase ? nil : locale, evidence) }
      outcomes.append(
        ScreenOutcome(
          index: members[0], related: Array(members.dropFirst()), locale: isBase ? nil : locale,
          outcome: judged.first(where: \.isFailure) ?? judged.first(where: \.isDoubt) ?? .passed))
    }
    let clashing = Set(commands.clashes.flatMap(\.members))
    for index in commands.labelled where !clashing.contains(index) {
      outcomes.append(
        ScreenOutcome(index: index, locale: isBase ? nil : locale, outcome: .passed))
    }
  }
  return outcomes
}

/// Clashes gathered by the control whose id comes first, since that one names the finding.
private func byFirstId(
  _ clashes: [SharedCommands.Command], _ screen: Screen
) -> [[SharedCommands.Command]] {
  var groups: [[SharedCommands.Command]] = []
  var numbers: [String: Int] = [:]
  for clash in clashes {
    let id = clash.members.map { screen.elements[$0].id }.min() ?? ""
    if let number = numbers[id] {
      groups[number].append(clash)
    } else {
      numbers[id] = groups.count
      groups.append([clash])
    }
  }
  return groups
}

extension Outcome {
  fileprivate var isFailure: Bool {
    if case .failed = self { return true }
    return false
  }

  fileprivate var isDoubt: Bool {
    if case .cannotTell = self { return true }
    return false
  }
}

private func outcome(
  _ clash: SharedCommands.Command, _ locale: String?, _ evidence: RepetitionEvidence
) -> Outcome {
  let count = clash.members.count
  let language = locale.map { " in \(LanguageName.english(of: $0))" } ?? ""
  let fact =
    "\(count) \(evidence.kind(of: clash.members)) answer to \(clash.phrase.quoted)\(language)"
  func report(_ more: String, maybe: Bool = false) -> Report {
    Report(
      "\(fact)\(more); Voice Control \(maybe ? "may have to number" : "numbers") them and people "
        + "have to choose",
      evidence: [
        Evidence(locale.map { "input label (\($0))" } ?? "input label", clash.phrase),
        Evidence("elements", evidence.ids(of: clash.members)),
      ])
  }
  switch evidence.difference(between: clash.members) {
  case .none: return .passed
  case .certain(let difference): return .failed(report(difference))
  case .userContent: return .cannotTell(.userContent, report("", maybe: true))
  case .unclear: return .cannotTell(.needsPerson("they may do the same"), report("", maybe: true))
  case .filled:
    return .cannotTell(.needsPerson("code fills in a part of a name"), report("", maybe: true))
  }
}

private let inputLabelsClashCases = [
  RuleCase(
    .passes, "Each control answers to phrases of its own.",
    """
    [{"id": "e", "role": "button", "label": "Save Jasmine Tea", "inputLabels": ["Save"],
      "action": "save"},
     {"id": "other", "role": "button", "label": "Add to cart", "inputLabels": ["Add", "Buy"],
      "action": "add"}]
    """),
  RuleCase(
    .passes, "Both open the cart.",
    """
    [{"id": "e", "role": "button", "label": "Cart", "inputLabels": ["Cart", "Basket"],
      "action": "openCart"},
     {"id": "other", "role": "button", "label": "Basket", "action": "openCart"}]
    """),
  RuleCase(
    .fails, "One phrase saves and buys.",
    """
    [{"id": "e", "role": "button", "label": "Save Jasmine Tea",
      "inputLabels": ["Save", "Add jasmine tea"], "action": "save"},
     {"id": "other", "role": "button", "label": "Add jasmine tea to cart",
      "inputLabels": ["Add to cart", "add jasmine tea"], "action": "addToCart"}]
    """,
    message: #"2 buttons answer to "Add jasmine tea" but their actions differ; Voice Control "#
      + "numbers them and people have to choose"),
  RuleCase(
    .fails, "The input label is the name of another control.",
    """
    [{"id": "e", "role": "button", "label": "Filter results", "inputLabels": ["Filter", "Sort"],
      "icon": {"symbol": "slider.horizontal.3"}},
     {"id": "other", "role": "button", "label": "Sort", "icon": {"symbol": "arrow.up.arrow.down"}}]
    """),
  RuleCase(
    .fails, "Only in German the two answer to one phrase.",
    """
    [{"id": "e", "role": "button", "label": "Send", "action": "send",
      "localized": {"de": {"label": "Senden", "inputLabels": ["Senden"]}}},
     {"id": "other", "role": "button", "label": "Submit", "action": "submit",
      "localized": {"de": {"label": "Absenden", "inputLabels": ["Absenden", "Senden"]}}}]
    """, locale: "de",
    message: #"2 buttons answer to "Senden" in German but their actions differ; Voice Control "#
      + "numbers them and people have to choose"),
  RuleCase(
    .notApplicable, "No input labels take part; name-repeated judges it.",
    """
    [{"id": "e", "role": "button", "label": "Edit", "inputLabels": []},
     {"id": "other", "role": "button", "label": "Edit"}]
    """),
  RuleCase(
    .notApplicable, "Voice Control does not reach what is hidden.",
    """
    [{"id": "e", "role": "button", "label": "Save", "inputLabels": ["Save"], "hidden": true},
     {"id": "other", "role": "button", "label": "Save", "inputLabels": ["Save"]}]
    """),
  RuleCase(
    .cannotTell, "Nothing shows whether they do the same.",
    """
    [{"id": "e", "role": "button", "label": "Statistics", "inputLabels": ["Stats"]},
     {"id": "other", "role": "button", "label": "Stats"}]
    """),
]
