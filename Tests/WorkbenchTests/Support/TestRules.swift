import AuditCore

/// A few small rules, so that what the tests expect does not move with the catalogue.
enum TestRules {
  static let all = [controlName, nameIsIdentifier, nameRepeated, iconAmbiguous, nameTranslated]

  static let controlName = rule("control-name", .critical, .wcag("4.1.2")) {
    .element { element, context in
      guard element.role.isControl else { return .notApplicable }
      guard context.name.source == .systemDefault || context.name.text.isBlank else {
        return .passed
      }
      return .failed(
        Report("has no name; nobody can tell it from others", evidence: [Evidence("label", "none")])
      )
    }
  }

  static let nameIsIdentifier = rule("name-is-identifier", .serious, .wcag("2.4.6")) {
    .name { name, element, _ in
      guard let identifier = element.identifier.value else { return .notApplicable }
      guard name.name.text == identifier else { return .passed }
      return .failed(
        Report(
          "label is \"\(identifier)\", the element's identifier; it is heard as it is written",
          evidence: [.name(name), Evidence("identifier", identifier)]))
    }
  }

  static let nameRepeated = rule("name-repeated", .serious, .wcag("2.4.6")) {
    .screen { context in
      var byName: [String: [Int]] = [:]
      for index in context.screen.elements.indices
      where context.screen.elements[index].role.isControl {
        byName[context.names[index].text, default: []].append(index)
      }
      return byName.filter { !$0.key.isBlank && $0.value.count > 1 }.sorted { $0.key < $1.key }
        .map { name, group in
          ScreenOutcome(
            index: group[0], related: Array(group.dropFirst()),
            outcome: .failed(Report("\(group.count) controls are named \"\(name)\"")))
        }
    }
  }

  static let iconAmbiguous = rule("icon-ambiguous", .minor, .bestPractice, family: .images) {
    .element { element, _ in
      guard let icon = element.icon.value else { return .notApplicable }
      return .cannotTell(
        .needsPerson("whether people know this icon"),
        Report("shows the icon \"\(icon.name)\" alone", evidence: [.icon(icon)]))
    }
  }

  static let nameTranslated = rule("name-translated", .moderate, .wcag("3.1.2")) {
    .screen { context in
      context.screen.elements.indices.compactMap { index in
        let element = context.screen.elements[index]
        guard element.localizations.contains(where: { $0.label.value != nil }) else { return nil }
        let missing = context.project.otherLocales.first {
          element.localization($0)?.label.value == nil
        }
        guard let missing else { return nil }
        return ScreenOutcome(
          index: index, locale: missing,
          outcome: .failed(Report("label is not translated")))
      }
    }
  }

  private static func rule(
    _ id: String, _ impact: Impact, _ requirement: Rule.Requirement,
    family: Rule.Family = .names, _ check: () -> Rule.Check
  ) -> Rule {
    Rule(
      id: id, title: "The name of \(id) is right", family: family, impact: impact,
      requirements: [requirement], appliesTo: "Everything.", expects: "A name.",
      why: "People who listen cannot see.", assumptions: ["The capture is whole."],
      sources: ["The tests"],
      cases: [RuleCase(.passes, "It has a name.", #"{"id": "e", "role": "button"}"#)],
      check: check())
  }
}
