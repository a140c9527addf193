import AuditCore
import ProjectStore

/// The project as the workbench holds it: screens, what the rules say, what reviewers decided.
///
/// An edit audits again only the screens it touches.
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
  private var screenIndex: [String: Int] = [:]

  /// A project whose screens are still to come.
  public init(facts: ProjectFacts, review: Review, auditor: Auditor) {
    self.facts = facts
    self.review = review
    self.auditor = auditor
    screens = []
    findings = []
    ruleIndex = Dictionary(
      auditor.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds screens that were read, with their audits.
  ///
  /// - Complexity: O(screens added).
  public mutating func append(_ loaded: [(screen: Screen, findings: ScreenFindings)]) {
    for (screen, found) in loaded {
      screenIndex[screen.id] = screens.count
      screens.append(screen)
      findings.append(found)
      counts.merge(found.counts, sign: 1)
    }
  }

  /// The index of a screen by its id.
  public func index(ofScreen id: String) -> Int? { screenIndex[id] }

  /// The rule of a finding.
  public func rule(_ finding: Finding) -> Rule? {
    ruleIndex[finding.rule].map { auditor.rules[$0] }
  }

  /// The decision that holds for a finding of a screen.
  public func decision(screen: Int, finding: Int) -> Decision {
    findings[screen]?.facts[finding].decision ?? .open
  }

  /// The number of cleared findings that have not come back.
  ///
  /// - Complexity: O(fixes × findings of their screens).
  public var fixedCount: Int {
    var count = 0
    for fix in review.fixes where !fix.clears.isEmpty {
      let screen = fix.element.prefix { $0 != "/" }
      let now =
        index(ofScreen: String(screen)).flatMap { findings[$0] }?.audit.findings.map(\.id) ?? []
      count += fix.clears.filter { !now.contains($0) }.count
    }
    return count
  }

  /// Makes an edit in memory and audits the screens it touches again.
  ///
  /// - Returns: the screens touched.
  /// - Complexity: O(changes + elements of the screens touched).
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
      case .fix(let from, let to): review.replaceFix(from, by: to)
      case .check(let from, let to): review.replaceCheck(from, by: to)
      }
    }
    for screen in touched { auditAgain(screen, now: now) }
    return touched.sorted()
  }

  /// What the rules would say of a screen after an edit of one member, without making it.
  ///
  /// - Complexity: O(elements of the screen × rules).
  public func preview(
    screen: Int, element: Int, member: FixMember, locale: String?, value: FixValue
  ) -> ScreenAudit {
    var copy = screens[screen]
    copy.elements[element].set(member, locale: locale, to: value)
    return auditor.audit(copy, of: facts)
  }

  private mutating func auditAgain(_ screen: Int, now: String) {
    if let old = findings[screen] { counts.merge(old.counts, sign: -1) }
    let found = ScreenFindings(
      auditor.audit(screens[screen], of: facts), review: review, ruleIndex: ruleIndex, now: now)
    findings[screen] = found
    counts.merge(found.counts, sign: 1)
  }

  /// The screen's id in a finding's key.
  static func screen(ofKey key: String) -> String {
    guard let at = key.firstIndex(of: "@") else { return "" }
    return String(key[key.index(after: at)...].prefix { $0 != "/" })
  }
}
