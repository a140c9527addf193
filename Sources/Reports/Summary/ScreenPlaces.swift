import AuditCore

/// Finds the screen an audit is about; audits may cover some of a project's screens only.
struct ScreenPlaces {
  private let project: AuditedProject
  private let byID: [String: Int]

  init(_ project: AuditedProject) {
    self.project = project
    byID = Dictionary(
      project.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The index of an audit's screen, or nil when the project has no such screen.
  ///
  /// - Complexity: O(1).
  func index(of audit: Int) -> Int? {
    let id = project.audits[audit].screen
    if project.screens.indices.contains(audit), project.screens[audit].id == id { return audit }
    return byID[id]
  }

  func screen(of audit: Int) -> Screen? { index(of: audit).map { project.screens[$0] } }

  /// The index of the screen with an id.
  func index(id: String) -> Int? { byID[id] }
}

extension Screen {
  /// The element a finding is reported on, or nil when it is not on this screen.
  func element(of finding: Finding) -> Element? {
    elements.indices.contains(finding.index) ? elements[finding.index] : nil
  }

  /// The project file's node of that element, or the screen's own.
  func node(of finding: Finding) -> Int { element(of: finding)?.node ?? node }
}

extension FixMember {
  /// The member in a reviewer's words.
  var words: String {
    switch self {
    case .label: "label"
    case .inputLabels: "input labels"
    case .hint: "hint"
    case .value: "value"
    case .decorative: "decorative"
    }
  }
}
