import AuditCore
import ProjectStore

/// The project as the workbench holds it: screens, what the rules say, what reviewers decided.
///
/// An edit audits again only the screens it touches, and compares other screens with them only by
/// what the edited ones mention.
public struct ProjectModel: Sendable {
  /// The project's facts.
  public private(set) var facts: ProjectFacts
  /// The screens, in document order.
  public private(set) var screens: [Screen]
  /// The findings of each screen; nil while it has not been audited.
  public private(set) var findings: [ScreenFindings?]
  /// What reviewers recorded.
  public private(set) var review: Review
  /// The rules.
  public let auditor: Auditor
  /// The counts of all screens together.
  public private(set) var counts = FindingCounts()
  /// The index of each rule by id.
  public let ruleIndex: [String: Int]
  /// A number that is another one after every change.
  public private(set) var revision = 0
  /// The number of findings that recorded fixes cleared and no rule reports any more, on the screens
  /// that are in.
  public private(set) var fixedCount = 0
  /// The ids of the other engines that reported findings.
  public private(set) var engines: Set<String> = []
  private var fixedOnScreen: [Int] = []
  /// What rules over several screens say; asked from when all screens are in.
  private var comparison: ProjectAudit
  private var isCompared = false
  /// The keys that fixes cleared, by the screen's id.
  private var cleared: [String: Set<String>] = [:]
  private var screenIndex: [String: Int] = [:]

  /// A project whose screens are still to come.
  public init(facts: ProjectFacts, review: Review, auditor: Auditor) {
    self.facts = facts
    self.review = review
    self.auditor = auditor
    comparison = ProjectAudit(auditor: auditor, facts: facts)
    screens = []
    findings = []
    ruleIndex = Dictionary(
      auditor.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for fix in review.fixes where !fix.clears.isEmpty {
      cleared[ProjectModel.screen(ofPath: fix.element), default: []].formUnion(fix.clears)
    }
  }

  /// Adds screens that were read, with their audits.
  ///
  /// - Complexity: O(screens added).
  public mutating func append(_ loaded: [(screen: Screen, findings: ScreenFindings)]) {
    for (screen, found) in loaded {
      screenIndex[screen.id] = screens.count
      for reported in screen.reported { engines.insert(reported.engine) }
      comparison.set(found.audit.mentions, ofScreen: screens.count)
      screens.append(screen)
      findings.append(found)
      counts.merge(found.counts, sign: 1)
      fixedOnScreen.append(0)
      countFixed(screens.count - 1)
    }
    revision += 1
  }

  /// Compares the screens with one another, once all are in or no more are to come.
  ///
  /// - Parameters:
  ///   - others: what screens mention that are not in, by their place before (negative) or behind
  ///     (from the number of those that are) in the project.
  ///   - now: the moment by which decisions hold.
  /// - Complexity: O(mentions).
  public mutating func compare(with others: [Int: [Mention]] = [:], now: String) {
    for (place, mentions) in others { comparison.set(mentions, ofScreen: place) }
    isCompared = true
    _ = takeComparison(now: now)
    revision += 1
  }

  /// What an audit of a screen with a change would find in comparison with other screens, and what
  /// is found now, on all screens.
  ///
  /// - Complexity: O(mentions of what the screen mentions).
  public func comparisons(
    of audit: ScreenAudit, screen: Int
  ) -> (before: [Finding], after: [Finding]) {
    isCompared ? comparison.preview(audit.mentions, ofScreen: screen) : ([], [])
  }

  /// The index of a screen by its id.
  public func index(ofScreen id: String) -> Int? { screenIndex[id] }

  /// The rule of a finding.
  public func rule(_ finding: Finding) -> Rule? {
    ruleIndex[finding.rule].map { auditor.rules[$0] }
  }

  /// The first WCAG criterion a finding rests on, as a number such as "4.1.2".
  public func criterion(_ finding: Finding) -> String? {
    finding.reportedBy.map(\.wcag.first) ?? rule(finding)?.wcag.first
  }

  /// Whether another name can mend a finding.
  func isAboutName(_ finding: Finding) -> Bool {
    let id = finding.reportedBy?.counterpart ?? finding.rule
    guard let rule = ruleIndex[id].map({ auditor.rules[$0] }) else { return false }
    return rule.family.judgesNames || rule.id == "image-name"
  }

  /// The decision that holds for a finding of a screen.
  public func decision(screen: Int, finding: Int) -> Decision {
    findings[screen]?.facts[finding].decision ?? .open
  }

  /// Makes an edit in memory and audits the screens it touches again.
  ///
  /// - Returns: the screens touched.
  /// - Complexity: O(elements of the screens touched × rules + changes × records of the review).
  @discardableResult
  public mutating func apply(_ edit: ProjectEdit, now: String) -> [Int] {
    var touched: Set<Int> = []
    for change in edit.changes {
      switch change {
      case .member(let place, _, let to):
        guard let screen = index(ofScreen: place.screen),
          let element = screens[screen].index(of: place.element)
        else { continue }
        screens[screen].elements[element].set(place.member, locale: place.locale, to: to)
        touched.insert(screen)
      case .decision(let finding, _, let to):
        review.decisions[finding] = to
        if let screen = index(ofScreen: ProjectModel.screen(ofKey: finding)) {
          touched.insert(screen)
        }
      case .fix(let from, let to):
        review.replaceFix(from, by: to)
        guard let record = to ?? from else { continue }
        touched.formUnion(noteCleared(on: ProjectModel.screen(ofPath: record.element)))
      case .check(let from, let to): review.replaceCheck(from, by: to)
      }
    }
    for screen in touched { auditAgain(screen, now: now) }
    if isCompared { touched.formUnion(takeComparison(now: now)) }
    revision += 1
    return touched.sorted()
  }

  /// Gives the screens what comparing them found.
  ///
  /// - Returns: the screens whose findings changed.
  private mutating func takeComparison(now: String) -> [Int] {
    let changed = comparison.settle().filter(screens.indices.contains)
    for screen in changed {
      guard let old = findings[screen] else { continue }
      put(
        old.audit.replacing(
          findingsOf: auditor.projectRules, by: comparison.findings(ofScreen: screen)),
        on: screen, now: now)
    }
    return changed
  }

  /// Gathers the keys that fixes of a screen cleared.
  ///
  /// - Returns: the screen's index, when it is in.
  private mutating func noteCleared(on screen: String) -> [Int] {
    var keys: Set<String> = []
    for fix in review.fixes where ProjectModel.screen(ofPath: fix.element) == screen {
      keys.formUnion(fix.clears)
    }
    cleared[screen] = keys.isEmpty ? nil : keys
    return index(ofScreen: screen).map { [$0] } ?? []
  }

  /// Counts anew what is fixed on a screen.
  private mutating func countFixed(_ screen: Int) {
    var gone = cleared[screens[screen].id] ?? []
    if !gone.isEmpty, let found = findings[screen] {
      for finding in found.audit.findings { gone.remove(finding.id) }
    }
    fixedCount += gone.count - fixedOnScreen[screen]
    fixedOnScreen[screen] = gone.count
  }

  private mutating func auditAgain(_ screen: Int, now: String) {
    let audit = auditor.audit(screens[screen], of: facts)
    comparison.set(audit.mentions, ofScreen: screen)
    // What is compared with other screens is settled when all that an edit touches are in.
    let compared = comparison.findings(ofScreen: screen)
    put(audit.replacing(findingsOf: auditor.projectRules, by: compared), on: screen, now: now)
  }

  private mutating func put(_ audit: ScreenAudit, on screen: Int, now: String) {
    if let old = findings[screen] { counts.merge(old.counts, sign: -1) }
    let found = ScreenFindings(audit, review: review, ruleIndex: ruleIndex, now: now)
    findings[screen] = found
    counts.merge(found.counts, sign: 1)
    countFixed(screen)
  }

  /// The screen's id in a finding's key.
  static func screen(ofKey key: String) -> String {
    guard let at = key.firstIndex(of: "@") else { return "" }
    return screen(ofPath: key[key.index(after: at)...])
  }

  /// The screen's id in a path such as screen/element.
  private static func screen(ofPath path: some StringProtocol) -> String {
    String(path.prefix { $0 != "/" })
  }
}
