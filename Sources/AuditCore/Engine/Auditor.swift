/// Runs rules over screens.
public struct Auditor: Sendable {
  /// The rules, in the order findings of one element are listed.
  public let rules: [Rule]
  // The checks apart from the rest of their rules and by kind, so that running one copies nothing
  // else. Functions in a generic collection by themselves would copy every element they are given;
  // in a structure of their own they do not.
  private let elementChecks: [ElementEntry]
  private let nameChecks: [NameEntry]
  private let screenChecks: [ScreenEntry]
  let projectChecks: [ProjectEntry]

  private struct ElementEntry {
    let rule: Int
    let check: Rule.ElementCheck
  }

  private struct NameEntry {
    let rule: Int
    let check: Rule.NameCheck
  }

  private struct ScreenEntry {
    let rule: Int
    let check: Rule.ScreenCheck
  }

  struct ProjectEntry {
    let rule: Int
    let check: Rule.ProjectCheck
  }

  /// The ids of the rules that compare screens, whose findings `ProjectAudit` gives.
  public var projectRules: Set<String> { Set(projectChecks.map { rules[$0.rule].id }) }

  /// An auditor with these rules.
  public init(rules: [Rule]) {
    self.rules = rules
    var elements: [ElementEntry] = []
    var names: [NameEntry] = []
    var screens: [ScreenEntry] = []
    var projects: [ProjectEntry] = []
    for (number, rule) in rules.enumerated() {
      switch rule.check {
      case .element(let check): elements.append(ElementEntry(rule: number, check: check))
      case .name(let check): names.append(NameEntry(rule: number, check: check))
      case .screen(let check): screens.append(ScreenEntry(rule: number, check: check))
      case .project(let check): projects.append(ProjectEntry(rule: number, check: check))
      }
    }
    elementChecks = elements
    nameChecks = names
    screenChecks = screens
    projectChecks = projects
  }

  /// Audits one screen.
  ///
  /// Findings come in document order; for one element those of its base name first, then those of
  /// other languages, each in the order of the rules, then what other engines reported; several
  /// languages with one cause are one finding. What rules over several screens find is not among
  /// them; `ProjectAudit` gives it from the mentions of all screens.
  /// - Complexity: O(elements × rules); what a rule does at one element does not grow with the
  ///   screen or the project.
  public func audit(_ screen: Screen, of project: ProjectFacts) -> ScreenAudit {
    var context = AuditContext(project: project, screen: screen)
    var collector = FindingCollector(rules: rules, screen: screen)
    var tallies = OutcomeTallies(count: rules.count)
    context.localNames.reserve(
      elements: screen.elements.count, languages: project.locales.count)
    tallies.withCounters { counters in
      screen.elements.lendEach { index, element in
        judge(element, at: index, &context, counters, &collector)
      }
      for entry in screenChecks {
        for result in entry.check(context)
        where counters.count(result.outcome, of: entry.rule) == .toTell {
          collector.tell(
            result.outcome, entry.rule, result.index, related: result.related,
            locale: result.locale, locales: result.locales)
        }
      }
    }
    if !screen.reported.isEmpty {
      let others = ReportedFindings(screen, rules: rules, baseLocale: project.baseLocale)
      collector.add(others.findings(beside: collector.findings))
    }
    return collector.finished(tallies: tallies.all, mentions: mentions(in: context))
  }

  /// What the rules over several screens compare a screen by, without its audit.
  ///
  /// - Complexity: O(number of elements).
  public func mentions(of screen: Screen, of project: ProjectFacts) -> [Mention] {
    guard !projectChecks.isEmpty else { return [] }
    return mentions(in: AuditContext(project: project, screen: screen))
  }

  private func mentions(in context: AuditContext) -> [Mention] {
    var mentions: [Mention] = []
    for entry in projectChecks {
      for var mention in entry.check.gather(context) {
        mention.rule = entry.rule
        mentions.append(mention)
      }
    }
    return mentions
  }

  /// Audits one element by the rules that look at one element, each language by itself.
  ///
  /// - Complexity: O(rules).
  public func audit(element index: Int, in context: AuditContext) -> [Finding] {
    var context = context
    var collector = FindingCollector(rules: rules, screen: context.screen)
    var tallies = OutcomeTallies(count: rules.count)
    let element = context.screen.elements[index]
    tallies.withCounters {
      judge(element, at: index, &context, $0, &collector, together: false)
    }
    return collector.finished(tallies: tallies.all).findings
  }

  private func judge(
    _ element: borrowing Element, at index: Int, _ context: inout AuditContext,
    _ counters: OutcomeTallies.Counters, _ collector: inout FindingCollector,
    together: Bool = true
  ) {
    guard element.missingSince == nil else {
      context.localNames.skip(index)
      for entry in nameChecks { counters.countNotApplicable(entry.rule) }
      for entry in elementChecks { counters.countNotApplicable(entry.rule) }
      return
    }
    // Through what all contexts share, which is not copied while the names are added.
    let shared = context.shared
    let names = context.localNames.add(
      element, at: index, base: shared.names[index], in: shared.languages)
    context.index = index
    context.clues = context.localNames.all[names.lowerBound].shape.clues
    judge(element, named: names, context, counters, &collector, together: together)
  }

  /// Runs the checks with a context that does not change, which is then handed on without a copy.
  @inline(never)
  private func judge(
    _ element: borrowing Element, named names: Range<Int>, _ context: AuditContext,
    _ counters: OutcomeTallies.Counters, _ collector: inout FindingCollector, together: Bool
  ) {
    for at in names {
      context.localNames.all.lend(at) { name in
        nameChecks.lendEach { _, entry in
          let outcome = entry.check(name, element, context)
          if counters.count(outcome, of: entry.rule) == .toTell {
            collector.hold(outcome, rule: entry.rule, locale: name.isBase ? nil : name.locale)
          }
        }
      }
    }
    let index = context.index
    collector.tellHeld(index, baseLocale: context.baseLocale, together: together)
    elementChecks.lendEach { _, entry in
      let outcome = entry.check(element, context)
      if counters.count(outcome, of: entry.rule) == .toTell {
        collector.tell(outcome, entry.rule, index)
      }
    }
  }
}
