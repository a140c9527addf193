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

  /// An auditor with these rules.
  public init(rules: [Rule]) {
    self.rules = rules
    var elements: [ElementEntry] = []
    var names: [NameEntry] = []
    var screens: [ScreenEntry] = []
    for (number, rule) in rules.enumerated() {
      switch rule.check {
      case .element(let check): elements.append(ElementEntry(rule: number, check: check))
      case .name(let check): names.append(NameEntry(rule: number, check: check))
      case .screen(let check): screens.append(ScreenEntry(rule: number, check: check))
      }
    }
    elementChecks = elements
    nameChecks = names
    screenChecks = screens
  }

  /// Audits one screen.
  ///
  /// Findings come in document order; for one element those of its base name first, then those of
  /// other languages, each in the order of the rules.
  /// - Complexity: O(elements × rules); what a rule does at one element does not grow with the
  ///   screen or the project.
  public func audit(_ screen: Screen, of project: ProjectFacts) -> ScreenAudit {
    var context = AuditContext(project: project, screen: screen)
    var collector = FindingCollector(rules: rules, screen: screen)
    for index in screen.elements.indices {
      context.index = index
      judge(context, into: &collector)
    }
    for entry in screenChecks {
      for result in entry.check(context) {
        collector.add(
          result.outcome, rule: entry.rule, index: result.index, related: result.related,
          locale: result.locale)
      }
    }
    return collector.finished()
  }

  /// Audits one element by the rules that look at one element.
  ///
  /// - Complexity: O(rules).
  public func audit(element index: Int, in context: AuditContext) -> [Finding] {
    var context = context
    context.index = index
    var collector = FindingCollector(rules: rules, screen: context.screen)
    judge(context, into: &collector)
    return collector.finished().findings
  }

  private func judge(_ context: AuditContext, into collector: inout FindingCollector) {
    let index = context.index
    let element = context.screen.elements[index]
    guard element.missingSince == nil else {
      for rule in nameChecks.map(\.rule) + elementChecks.map(\.rule) {
        collector.add(.notApplicable, rule: rule, index: index)
      }
      return
    }
    let names = LocalName.all(
      of: element, base: context.names[index], baseLocale: context.baseLocale)
    for name in names {
      for entry in nameChecks {
        collector.add(
          entry.check(name, element, context), rule: entry.rule, index: index,
          locale: name.isBase ? nil : name.locale)
      }
    }
    for entry in elementChecks {
      collector.add(entry.check(element, context), rule: entry.rule, index: index)
    }
  }
}

/// What the rules said of one screen.
public struct ScreenAudit: Sendable {
  /// The screen's id.
  public let screen: String
  /// The findings, in document order.
  public let findings: [Finding]
  /// How often each rule gave each outcome, in the order of the rules.
  public let tallies: [OutcomeTally]

  /// An audit of its parts.
  public init(screen: String, findings: [Finding], tallies: [OutcomeTally]) {
    self.screen = screen
    self.findings = findings
    self.tallies = tallies
  }
}

/// How often one rule gave each outcome.
public struct OutcomeTally: Hashable, Sendable {
  /// The rule applied and held.
  public var passed = 0
  /// The rule did not hold.
  public var failed = 0
  /// The facts did not settle it.
  public var cannotTell = 0
  /// The rule had nothing to say.
  public var notApplicable = 0

  /// A tally of nothing.
  public init() {}

  /// Adds another tally to this one.
  public mutating func add(_ other: OutcomeTally) {
    passed += other.passed
    failed += other.failed
    cannotTell += other.cannotTell
    notApplicable += other.notApplicable
  }
}

/// Gathers outcomes into findings and tallies.
struct FindingCollector {
  private let rules: [Rule]
  private let screen: Screen
  private var findings: [Finding] = []
  private var tallies: [OutcomeTally]
  private var isSorted = true

  init(rules: [Rule], screen: Screen) {
    self.rules = rules
    self.screen = screen
    tallies = Array(repeating: OutcomeTally(), count: rules.count)
  }

  /// Counts an outcome and makes a finding of one that is to be told.
  @inline(__always)
  mutating func add(
    _ outcome: Outcome, rule: Int, index: Int, related: [Int] = [], locale: String? = nil
  ) {
    switch outcome {
    case .passed: tallies[rule].passed &+= 1
    case .notApplicable: tallies[rule].notApplicable &+= 1
    case .failed, .cannotTell: tell(outcome, rule, index, related, locale)
    }
  }

  private mutating func tell(
    _ outcome: Outcome, _ rule: Int, _ index: Int, _ related: [Int], _ locale: String?
  ) {
    switch outcome {
    case .failed(let report):
      tallies[rule].failed += 1
      append(report, nil, rule, index, related, locale)
    case .cannotTell(let reason, let report):
      tallies[rule].cannotTell += 1
      append(report, reason, rule, index, related, locale)
    case .passed, .notApplicable: break
    }
  }

  private mutating func append(
    _ report: Report, _ reason: Reason?, _ rule: Int, _ index: Int, _ related: [Int],
    _ locale: String?
  ) {
    if let last = findings.last, last.index > index { isSorted = false }
    findings.append(
      Finding(
        rule: rules[rule].id, failed: reason == nil, reason: reason, impact: rules[rule].impact,
        screen: screen.id, element: screen.elements[index].id, index: index,
        related: related.map { screen.elements[$0].id }, locale: locale,
        message: report.message, evidence: report.evidence))
  }

  consuming func finished() -> ScreenAudit {
    if !isSorted {
      let order = findings.indices.sorted {
        (findings[$0].index, $0) < (findings[$1].index, $1)
      }
      findings = order.map { findings[$0] }
    }
    return ScreenAudit(screen: screen.id, findings: findings, tallies: tallies)
  }
}
