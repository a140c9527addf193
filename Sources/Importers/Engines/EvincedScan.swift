import AuditCore
import LosslessJSON

/// One scan of an Evinced report.
struct EvincedScan {
  /// The screen it tells of.
  private(set) var building: ReportBuilding
  /// Whether its elements are views of Android.
  private(set) var isAndroid = false

  /// A scan of its members.
  init(_ facts: JSONFacts, path: String) {
    var screen = Screen(id: ScreenTitle.id(title: nil, path: path))
    if let bounds = facts.object("rootBounds"),
      let frame = bounds.rect("x", "y", "width", "height"), !frame.isEmpty
    {
      screen.size = Extent(width: frame.width, height: frame.height)
    }
    building = ReportBuilding(engine: EvincedSource.format, screen: screen)
    for issue in facts.objects("elements").flatMap({ $0.objects("issues") }) { add(issue) }
  }

  private mutating func add(_ issue: JSONFacts) {
    if let id = issue.text("viewIdResourceName").value, !id.isBlank { isAndroid = true }
    let element = EvincedScan.element(issue)
    let name =
      issue.object("issueType")?.text("name").value ?? issue.text("name").value ?? "unnamed"
    var rule = EvincedScan.rules[EngineRule.keyPart(name)] ?? EngineRule(name)
    if let impact = issue.object("severity")?.text("name").value?.lowercased() {
      rule.impact = EvincedScan.impacts[impact] ?? rule.impact
    }
    let message =
      [issue.text("summary").value, issue.text("description").value].compactMap(\.self)
      .first { !$0.isBlank } ?? name
    let id = building.element(element)
    building.report(
      rule, on: id, label: element.label, message: message, evidence: EvincedScan.evidence(issue))
  }

  private static func element(_ issue: JSONFacts) -> Element {
    let type = issue.text("elementType").value ?? "Other"
    var node = DescribedTree.node(
      type: type, label: issue.text("accessibilityLabel").value, value: nil, placeholder: nil,
      identifier: issue.text("accessibilityIdentifier").value)
    node.value = .notMeasured
    // What Evinced calls not enabled, VoiceOver passes over; of the rest it does not tell.
    node.accessible = nil
    node.frame = issue.object("coordinates")?.rect("x", "y", "width", "height")
    var element = Element(node)
    element.origin = (EvincedSource.format, type)
    return element
  }

  /// What the engine measured and expected.
  private static func evidence(_ issue: JSONFacts) -> [Evidence] {
    guard let metadata = issue.object("metadata") else { return [] }
    return metadata.reader.members(metadata.index).prefix(12).compactMap { member in
      let name = metadata.reader.string(member.name)
      guard let text = metadata.text(name).value, !text.isBlank else { return nil }
      return Evidence(name, text)
    }
  }

  /// Adds a scan, to the one before of the same screen where there is one.
  ///
  /// A report scans a screen again and again and names its elements anew; what shares most elements
  /// is one screen.
  static func add(_ scan: EvincedScan, to scans: inout [EvincedScan]) {
    let new = Set(scan.building.screen.elements.map(Likeness.init))
    guard !new.isEmpty else { return }
    for index in scans.indices.suffix(64) {
      let old = Set(scans[index].building.screen.elements.map(Likeness.init))
      let shared = old.intersection(new).count
      guard shared * 2 > min(old.count, new.count) else { continue }
      scans[index].take(scan)
      return
    }
    scans.append(scan)
  }

  private mutating func take(_ other: EvincedScan) {
    let screen = other.building.screen
    let elements = Dictionary(
      screen.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in screen.reported {
      guard let element = finding.element.flatMap({ elements[$0] }) else { continue }
      building.take(finding, on: building.element(element))
    }
  }

  private struct Likeness: Hashable {
    let role: Role
    let label: Measured<String>
    let identifier: Measured<String>
    let frame: Rect?

    init(_ element: Element) {
      role = element.role
      label = element.label
      identifier = element.identifier
      frame = element.frame
    }
  }

  private static let impacts: [String: Impact] = [
    "critical": .critical, "serious": .serious, "needs review": .moderate, "moderate": .moderate,
    "best practice": .minor, "minor": .minor,
  ]

  /// What is known of the types.
  ///
  /// Source of the names: the changelog of Evinced's XCUI SDK. The criteria are those of Aloud's rules
  /// on the same matters.
  private static let rules = Dictionary(
    [
      EngineRule("Accessibility-Not-Enabled", "4.1.2", impact: .critical, like: "image-hidden"),
      EngineRule(
        "Ignored-By-Assistive-Technology", "4.1.2", impact: .critical, like: "image-hidden"),
      EngineRule("Accessible-Name", "4.1.2", impact: .critical, like: "control-name"),
      EngineRule("Alternative-Text", "1.1.1", impact: .critical, like: "image-name"),
      EngineRule("Label-in-Name", "2.5.3", impact: .serious, like: "text-in-name"),
      EngineRule(
        "Accessible-Name-Starts-With-Label", impact: .minor, like: "text-at-front"),
      EngineRule("Conflicting-Type-in-Label", "4.1.2", impact: .moderate, like: "name-has-role"),
      EngineRule("Instruction-in-Name", impact: .minor, like: "name-has-gesture"),
      EngineRule("Sentence-Like-Label", "2.4.6", impact: .minor, like: "name-length"),
      EngineRule("Tappable-Area", "2.5.8", impact: .serious, like: "target-size"),
      EngineRule("Color-Contrast", "1.4.3", impact: .serious, like: "contrast-text"),
      EngineRule("Dynamic-Fonts", "1.4.4", impact: .moderate, like: "text-scales"),
      EngineRule("Text-Clipped", "1.4.4", impact: .moderate),
      EngineRule("Screen-Orientation", "1.3.4", impact: .serious),
    ].map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
