import AuditCore

@testable import Reports

/// A small reviewed tea shop: seven findings, three languages, decisions, fixes and checks.
enum TeaShop {
  static let now = "2025-06-01T10:00:00Z"

  static var project: AuditedProject { audited(screens: [catalog, detail]) }

  static func audited(
    screens: [Screen], review: Review = review, locales: [String] = ["en", "de", "ar"]
  ) -> AuditedProject {
    var facts = ProjectFacts(name: "Tea Shop")
    facts.locales = locales
    let auditor = Auditor(rules: rules)
    return AuditedProject(
      facts: facts, screens: screens, audits: auditor.audit(screens, of: facts),
      rules: rules, review: review, path: "Projects/tea-shop.json", now: now,
      reviewer: "Ana Reviewer", toolVersion: "1.0.0")
  }

  static let options = ReportOptions(
    lineOf: { node in node * 10 },
    fixes: { finding in
      switch finding.element {
      case "bell": [ProposedFix(member: .label, value: .text("Notifications"))]
      case "brew":
        [
          ProposedFix(member: .label, value: .text("Brew tea")),
          ProposedFix(member: .label, locale: "de", value: .text("Tee aufbrühen")),
        ]
      default: []
      }
    },
    heard: { screen, index, locale in
      let element = screen.elements[index]
      let local = element.localization(locale)?.label ?? element.label
      let name = local.value ?? ""
      let role = locale == "de" ? "Taste" : locale == "ar" ? "زر" : element.role.words
      return name.isEmpty ? role : "\(name), \(role)"
    },
    criterion: { number in
      switch number {
      case "4.1.2":
        CriterionInfo(number: number, title: "Name, Role, Value", level: "A", clause: "11.4.1.2")
      case "2.4.6":
        CriterionInfo(
          number: number, title: "Headings and Labels", level: "AA", clause: "11.2.4.6")
      case "1.4.11":
        CriterionInfo(
          number: number, title: "Non-text Contrast", level: "AA", clause: "11.1.4.11")
      default: nil
      }
    })

  static var catalog: Screen {
    var screen = Screen(id: "catalog")
    screen.title = .found("Catalog")
    screen.size = Extent(width: 393, height: 852)
    screen.node = 1
    let bar = screen.append(
      element("toolbar", .group, nil, Rect(x: 0, y: 47, width: 393, height: 56), node: 2))
    screen.append(
      element("bell", .button, "", Rect(x: 281, y: 53, width: 44, height: 44), node: 3), under: bar)
    var filter = element(
      "filter", .button, "Filter results", Rect(x: 333, y: 53, width: 44, height: 44), node: 4)
    filter.identifier = .found("filterButton")
    filter.inputLabels = .found(["Filter results", "Filter"])
    filter.localizations = [localization("de", "Ergebnisse filtern")]
    screen.append(filter, under: bar)
    for number in 1...3 {
      let y = 120 + Double(number) * 80
      let cell = screen.append(
        element("tea\(number)", .cell, "Tea", Rect(x: 16, y: y, width: 361, height: 72)))
      screen.append(
        element(
          "star\(number)", .toggle, "Favorite", Rect(x: 329, y: y + 20, width: 32, height: 32)),
        under: cell)
    }
    return screen
  }

  static var detail: Screen {
    var screen = Screen(id: "detail")
    screen.title = .found("Tea detail")
    screen.size = Extent(width: 393, height: 852)
    var brew = element(
      "brew", .button, "brew_tea|<b>", Rect(x: 16, y: 640, width: 361, height: 50), node: 20)
    brew.localizations = [localization("de", "Brew button"), localization("ar", "زر التحضير")]
    screen.append(brew)
    screen.append(
      element("share", .button, "Share button", Rect(x: 333, y: 53, width: 44, height: 44)))
    return screen
  }

  static var review: Review {
    var review = Review()
    let decisions = [
      RecordedDecision(
        finding: "name-repeated@catalog/star1", decision: .confirmed,
        reason: "Ten rows read the same.", reviewer: "Ana", at: "2025-05-20T09:30:00Z"),
      RecordedDecision(
        finding: "name-has-role@detail/share", decision: .acceptedRisk, reason: "Gone in 2.0",
        reviewer: "Ben", at: "2025-01-10T08:00:00Z", expires: "2025-05-01"),
    ]
    for decision in decisions { review.decisions[decision.finding] = decision }
    review.fixes = [
      RecordedFix(
        element: "catalog/filter", locale: nil, member: .label, from: .text("filterButton"),
        to: .text("Filter results"), reviewer: "Ana", at: "2025-05-20T09:40:00Z",
        clears: ["name-is-identifier@catalog/filter"]),
      RecordedFix(
        element: "catalog/filter", locale: "de", member: .label, from: .absent,
        to: .text("Ergebnisse filtern"), reviewer: "Ana", at: "2025-05-20T09:41:00Z"),
      RecordedFix(
        element: "catalog/filter", locale: nil, member: .inputLabels, from: .absent,
        to: .list(["Filter results", "Filter"]), reviewer: "Ana"),
    ]
    review.checks = [
      RecordedCheck(
        screen: "catalog", profile: "VoiceOver", expected: "every icon button has a task name",
        result: "no", reviewer: "Ana", at: "2025-05-20T10:00:00Z"),
      RecordedCheck(
        screen: "catalog", profile: "de", expected: "no English is heard", result: "cannotTell"),
    ]
    return review
  }

  static func localization(_ locale: String, _ label: String) -> Localization {
    var localization = Localization(locale: locale)
    localization.label = .found(label)
    return localization
  }

  static func element(
    _ id: String, _ role: Role, _ label: String?, _ frame: Rect? = nil, node: Int = -1
  ) -> Element {
    var element = Element(id: id, role: role)
    element.label = label.map { .found($0) } ?? .none
    element.frame = frame
    element.node = node
    return element
  }
}
