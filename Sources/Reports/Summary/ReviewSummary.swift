import AuditCore

/// What the reports for people show, counted and chosen once.
struct ReviewSummary {
  let project: AuditedProject
  let options: ReportOptions
  let decided: DecidedFindings
  let limits: ReportLimits
  /// All findings, by impact and decision.
  let counts: FindingCounts
  /// How many elements there are.
  let elements: Int
  /// How many findings recorded fixes cleared for good.
  let fixed: Int
  let unmeasured: Unmeasured
  /// Every screen, in document order.
  let screens: [ScreenSummary]
  private let grouping: FindingGrouping

  /// - Complexity: O(findings + screens × rules), and a sort of the screens.
  init(_ project: AuditedProject, _ options: ReportOptions) {
    self.project = project
    self.options = options
    let decided = DecidedFindings(project)
    self.decided = decided
    var screens = ScreenSummary.all(of: project, decided: decided)
    var counts = FindingCounts()
    for screen in screens { counts.add(screen.counts) }
    let limits = ReportLimits.of(findings: counts.total)
    ScreenSummary.choose(limits.screensInDetail, of: &screens)
    self.screens = screens
    self.counts = counts
    self.limits = limits
    elements = project.screens.reduce(0) { $0 + $1.elements.count }
    fixed = decided.fixedCount(in: project)
    unmeasured = Unmeasured(project)
    grouping = FindingGrouping(project, decided: decided, entriesShown: limits.entriesPerGroup)
  }

  /// The result in one sentence.
  var sentence: String {
    ResultSentence.words(
      counts, screens: screens.count, screensOpen: screens.count { $0.counts.open > 0 })
  }

  /// What the sentence leaves out: decided, fixed, unsettled.
  var rest: String? {
    func words(_ number: Int, _ rest: String) -> String? {
      number == 0 ? nil : "\(Words.grouped(number)) \(number == 1 ? "is" : "are") \(rest)"
    }
    let parts = [
      words(counts.total - counts.open, "decided"), words(fixed, "fixed"),
      words(counts.cannotTell, "not settled by the facts"),
    ].compactMap { $0 }
    if parts.isEmpty { return nil }
    return Words.capitalised(Words.list(parts)) + "."
  }

  /// The screens shown with their findings.
  var detailed: [ScreenSummary] { screens.filter(\.isDetailed) }

  func screen(_ summary: ScreenSummary) -> Screen { project.screens[summary.index] }

  func groups(of summary: ScreenSummary) -> [FindingGroup] {
    guard let audit = summary.audit else { return [] }
    return grouping.groups(of: project.audits[audit].findings, on: screen(summary))
  }

  /// The criterion's line: number, title, level and the clause of EN 301 549.
  func criterionWords(_ number: String) -> String {
    guard let info = options.criterion(number) else { return "WCAG \(number)" }
    let clause = info.clause.map { ", EN 301 549 \($0)" } ?? ""
    return "WCAG \(info.number) \(info.title) (Level \(info.level))\(clause)"
  }

  /// What the rule of a group rests on, one line each.
  func requirementWords(_ group: FindingGroup) -> [String] {
    if let engine = group.engine {
      return engine.wcag.map(criterionWords) + [Words.sentence(engine.sentence)]
    }
    return group.rule.map(requirementWords) ?? []
  }

  /// What a rule rests on, one line each.
  func requirementWords(_ rule: Rule) -> [String] {
    rule.requirements.map { requirement in
      switch requirement {
      case .wcag(let number): criterionWords(number)
      case .guideline(let name): "Guideline: \(name)"
      case .pattern(let name): name.prefix(1).uppercased() + name.dropFirst()
      case .bestPractice: "Good practice, not a WCAG requirement"
      case .bestPracticeNear(let number):
        "Good practice, not a WCAG requirement; nearest to \(criterionWords(number))"
      }
    }
  }
}

/// One screen with its counts.
struct ScreenSummary {
  /// The screen's index in the project.
  let index: Int
  /// The audit's index, or nil when the screen was not audited.
  var audit: Int?
  var counts = FindingCounts()
  /// Whether the report shows its findings.
  var isDetailed = false

  static func all(of project: AuditedProject, decided: DecidedFindings) -> [ScreenSummary] {
    let places = ScreenPlaces(project)
    var screens = project.screens.indices.map { ScreenSummary(index: $0) }
    for audit in project.audits.indices {
      guard let at = places.index(of: audit) else { continue }
      screens[at].audit = audit
      for finding in project.audits[audit].findings {
        screens[at].counts.add(finding, decided.decision(for: finding))
      }
    }
    return screens
  }

  /// Marks the screens to show: all with findings, or the worst where there are too many.
  static func choose(_ limit: Int, of screens: inout [ScreenSummary]) {
    let candidates = screens.indices.filter { screens[$0].counts.total > 0 }
    var chosen = candidates[...]
    if candidates.count > limit {
      chosen = candidates.sorted { one, other in
        let a = screens[one].weight
        let b = screens[other].weight
        return a != b ? b.lexicographicallyPrecedes(a) : one < other
      }.prefix(limit)
    }
    for at in chosen { screens[at].isDetailed = true }
  }

  private var weight: [Int] {
    Impact.worstFirst.map { counts.count($0, .open) } + [counts.total]
  }
}
