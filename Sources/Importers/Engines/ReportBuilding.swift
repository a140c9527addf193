import AuditCore

/// Gathers a screen of another engine's report: the elements it names, and what it says of them.
struct ReportBuilding {
  /// The engine's id.
  let engine: String
  /// The screen as far as it was gathered.
  private(set) var screen: Screen
  private var ids = ElementIDs()
  private var known: [Sameness: String] = [:]
  private var places: [Place: Int] = [:]

  private struct Sameness: Hashable {
    let role: Role
    let label: Measured<String>
    let identifier: Measured<String>
    let frame: Rect?
    let source: SourceLocation?
  }

  private struct Place: Hashable {
    let rule: String
    let element: String?
  }

  /// An empty screen of a report.
  init(engine: String, screen: Screen) {
    self.engine = engine
    self.screen = screen
  }

  /// Adds an element, or finds it when the report named it before.
  ///
  /// - Returns: the element's id.
  mutating func element(_ element: Element) -> String {
    let sameness = Sameness(
      role: element.role, label: element.label, identifier: element.identifier,
      frame: element.frame, source: element.source)
    if let id = known[sameness] { return id }
    var element = element
    element.id = ids.id(for: element)
    known[sameness] = element.id
    screen.append(element)
    return element.id
  }

  /// Adds what the engine says of an element, or of the whole screen.
  ///
  /// What it says again by the same rule is one finding, with its other words as evidence.
  mutating func report(
    _ rule: EngineRule, on element: String?, label: Measured<String> = .notMeasured,
    message: String, failed: Bool = true, evidence: [Evidence] = []
  ) {
    let place = Place(rule: rule.id, element: element)
    if let at = places[place] {
      let words = Evidence("also", message)
      guard screen.reported[at].message != message,
        !screen.reported[at].evidence.contains(words),
        screen.reported[at].evidence.count < ReportBuilding.mostEvidence
      else { return }
      screen.reported[at].evidence.append(words)
      return
    }
    var finding = ReportedFinding(
      engine: engine, rule: rule.id, element: element, message: message)
    finding.failed = failed
    finding.impact = rule.impact
    finding.wcag = rule.wcag
    finding.counterpart = rule.counterpart
    if rule.judgesName { finding.label = label }
    finding.evidence = evidence
    places[place] = screen.reported.count
    screen.reported.append(finding)
  }

  /// Adds a finding of another part of the report, on an element of this one.
  mutating func take(_ finding: ReportedFinding, on element: String) {
    let place = Place(rule: finding.rule, element: element)
    guard places[place] == nil else { return }
    places[place] = screen.reported.count
    var finding = finding
    finding.element = element
    screen.reported.append(finding)
  }

  /// More words of one rule on one element say nothing a reviewer would read.
  private static let mostEvidence = 12
}
