import AuditCore

extension TeaShop {
  /// Small rules of the tests' own, so that reports are tested apart from the real ones.
  static let rules: [Rule] = [
    rule(
      "control-name", "every focusable control has a name", .critical, [.wcag("4.1.2")],
      .element { element, _ in
        guard element.role.isControl else { return .notApplicable }
        guard element.label.value?.isEmpty == true else { return .passed }
        return .failed(
          Report(
            "\(element.role.words) has no name; VoiceOver says \"\(element.role.words)\"",
            evidence: [Evidence("label", "")]))
      }),
    rule(
      "name-is-identifier", "the name is not a code name", .serious,
      [.wcag("2.4.6"), .pattern("House style")],
      .name { name, _, _ in
        guard name.name.text.contains("_") else { return .passed }
        return .failed(
          Report(
            "label is \"\(name.name.text)\", a code name; nobody can say it",
            evidence: [.name(name)]))
      }),
    rule(
      "name-repeated", "controls that do different things have different names", .serious,
      [.wcag("2.4.6")],
      .screen { context in
        let stars = context.screen.elements.indices.filter {
          context.screen.elements[$0].role == .toggle
        }
        guard let first = stars.first, stars.count > 1 else { return [] }
        let report = Report("\(stars.count) toggles are named \"Favorite\"")
        return [
          ScreenOutcome(index: first, related: Array(stars.dropFirst()), outcome: .failed(report))
        ]
      }),
    rule(
      "name-has-role", "the name does not repeat its role word", .moderate, [.bestPractice],
      .name { name, _, _ in
        guard name.name.text.hasSuffix(" button") else { return .passed }
        return .failed(
          Report(
            "label \"\(name.name.text)\" ends in its role; \"button\" is heard twice",
            evidence: [.name(name)]))
      }),
    rule(
      "contrast-icon", "icons stand out from what is behind them", .serious, [.wcag("1.4.11")],
      .element { element, _ in
        guard element.role == .toggle else { return .notApplicable }
        return .cannotTell(
          .notMeasured("the colour behind it"), Report("contrast of the icon is not known"))
      }),
    rule(
      "screen-title", "a screen has a title of its own", .minor, [.guideline("Titles say where")],
      .element { _, _ in .notApplicable }),
  ]

  private static func rule(
    _ id: String, _ title: String, _ impact: Impact, _ requirements: [Rule.Requirement],
    _ check: Rule.Check
  ) -> Rule {
    Rule(
      id: id, title: title, family: .names, impact: impact, requirements: requirements,
      appliesTo: "Elements.", expects: "That it holds.",
      why: id == "control-name"
        ? "people who use VoiceOver or Voice Control cannot tell what it does" : "",
      sources: [], cases: [], check: check)
  }
}
