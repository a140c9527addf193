import AuditCore

extension Rule {
  /// One function has one name across screens.
  static let nameInconsistent = Rule(
    id: "name-inconsistent",
    title: "One function has one name on all screens",
    family: .names, impact: .moderate,
    requirements: [.wcag("3.2.4"), .pattern("design pattern “Icon Button Label”")],
    appliesTo:
      "Controls of different screens that call the same action, or that show the same icon of one "
      + "firm meaning, no text, and state no action, in every language.",
    expects:
      "Their names are the same or have a word in common; the most common one is the name the others "
      + "are held to.",
    why:
      "People who learned what a control is called on one screen listen for that name on the next "
      + "and say it to Voice Control; under another name they do not find it.",
    assumptions: [
      "An action that has several names on one screen, or acts on a stated object, is no one function.",
      "Names that share a word, such as Filter and Filter results, are one name; so are the two turns "
        + "of one control, such as Follow and Unfollow.",
      "Names that say two objects, such as Refresh calendar and Update server, are of two functions.",
    ],
    knownLimits: [
      "An action whose name is one vague word, such as open, is left out; so are the names of "
        + "actions in code, which mean something within their type only.",
      "Without an action only the icons for search, settings, share, home, print, refresh, menu and "
        + "profile are compared, and a person decides.",
      "Of one screen at most eight controls with the same action are reported, and they are held to "
        + "the name of the first.",
      "Where two names are equally common, the later one is reported.",
    ],
    sources: [
      "W3C, WCAG 2.2, Understanding 3.2.4", "W3C, WCAG 2.2 technique G197: consistent labels",
    ],
    cases: nameInconsistentCases,
    check: .project(ProjectCheck(gather: FunctionNames.gather, judge: FunctionNames.judge)))
}

private let nameInconsistentCases = [
  RuleCase(
    .passes, "Search is called Search on both screens.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "e", "role": "button", "label": "Search", "action": "openSearch"}]},
      {"id": "orders", "elements": [
        {"id": "search", "role": "button", "label": "Search orders", "action": "openSearch"}]}]}
    """),
  RuleCase(
    .passes, "Follow and Unfollow are the two turns of one control.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "shop", "elements": [
        {"id": "follow", "role": "button", "label": "Follow", "action": "toggleFollow"}]},
      {"id": "brand", "elements": [
        {"id": "e", "role": "button", "label": "Unfollow", "action": "toggleFollow"}]}]}
    """),
  RuleCase(
    .fails, "The same action is called Filter on two screens and Refine on the third.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "filter", "role": "button", "label": "Filter", "action": "openFilters"}]},
      {"id": "orders", "elements": [
        {"id": "e", "role": "button", "label": "Show options", "action": "openFilters"}]},
      {"id": "stores", "elements": [
        {"id": "filter", "role": "button", "label": "Filter stores", "action": "openFilters"}]}]}
    """,
    message:
      #"the action openFilters is called "Show options" here and "Filter" on catalog; people "#
      + "who know one name do not find the other"),
  RuleCase(
    .fails, "Called alike in English, the two have two names in German.",
    """
    {"format": "aloud-project", "version": 1, "baseLocale": "en", "locales": ["en", "de"], "screens": [
      {"id": "catalog", "elements": [
        {"id": "share", "role": "button", "label": "Share", "action": "shareTea",
         "localized": {"de": {"label": "Teilen"}}}]},
      {"id": "receipt", "elements": [
        {"id": "e", "role": "button", "label": "Share", "action": "shareTea",
         "localized": {"de": {"label": "Weitergeben"}}}]}]}
    """, locale: "de"),
  RuleCase(
    .notApplicable, "Two controllers each have a method of the name.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "next", "role": "button", "label": "Show teas", "action": "nextTapped",
         "source": {"file": "Main.storyboard", "line": 4}, "frame": [0, 0, 44, 44]}]},
      {"id": "orders", "elements": [
        {"id": "e", "role": "button", "label": "Place order", "action": "nextTapped",
         "source": {"file": "Main.storyboard", "line": 9}, "frame": [0, 0, 44, 44]}]}]}
    """),
  RuleCase(
    .notApplicable, "Only one screen has the action.",
    #"{"id": "e", "role": "button", "label": "Search", "action": "openSearch"}"#),
  RuleCase(
    .notApplicable, "The action opens many things, each by its name.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "assam", "role": "button", "label": "Assam", "action": "openTea"},
        {"id": "sencha", "role": "button", "label": "Sencha", "action": "openTea"}]},
      {"id": "cart", "elements": [
        {"id": "e", "role": "button", "label": "Tea of the week", "action": "openTea"}]}]}
    """),
  RuleCase(
    .notApplicable, "Beside a text an icon tells no function.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "search", "role": "button", "icon": {"symbol": "gear"}, "label": "Settings"}]},
      {"id": "orders", "elements": [
        {"id": "e", "role": "button", "icon": {"symbol": "gearshape.2"}, "label": null,
         "text": "Advanced"}]}]}
    """),
  RuleCase(
    .notApplicable, "The two refresh two things.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "teas", "role": "button", "icon": {"symbol": "arrow.clockwise"},
         "label": "Refresh calendar"}]},
      {"id": "orders", "elements": [
        {"id": "e", "role": "button", "icon": {"symbol": "arrow.clockwise"},
         "label": "Update server information"}]}]}
    """),
  RuleCase(
    .cannotTell, "Two lenses with two names may search in two places.",
    """
    {"format": "aloud-project", "version": 1, "screens": [
      {"id": "catalog", "elements": [
        {"id": "search", "role": "button", "icon": {"symbol": "magnifyingglass"}, "label": "Search"}]},
      {"id": "orders", "elements": [
        {"id": "e", "role": "button", "icon": {"symbol": "magnifyingglass"}, "label": "Find an order"}
      ]}]}
    """,
    message:
      #"the icon for Search is called "Find an order" here and "Search" on catalog; people who "#
      + "know one name may not find the other"),
]
