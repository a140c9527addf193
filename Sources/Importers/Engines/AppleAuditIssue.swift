import AuditCore
import LosslessJSON

/// One issue of Apple's audit, in the words of any of the tools that print it.
struct AppleAuditIssue {
  private let facts: JSONFacts
  private let kind: String
  private let short: String

  /// An issue of its members.
  init(_ facts: JSONFacts) {
    self.facts = facts
    let spelled =
      facts.text("auditType").value ?? facts.text("issue_classification").value
      ?? facts.text("issueType").value ?? ""
    kind = AppleAuditIssue.kind(spelled)
    short = facts.text("compactDescription").value ?? ""
  }

  /// Adds the issue and its element to a screen.
  func report(to building: inout ReportBuilding) {
    let element = element
    let id = element.map { building.element($0) }
    building.report(
      rule(of: element), on: id, label: element?.label ?? .notMeasured, message: message,
      failed: !isUnsure, evidence: evidence)
  }

  // MARK: - What it says

  private var message: String {
    let texts = [short, facts.text("detailedDescription").value ?? ""].filter { !$0.isBlank }
    if texts.count == 2, texts[1].hasPrefix(texts[0]) { return texts[1] }
    if !texts.isEmpty { return texts.joined(separator: ": ") }
    let words = AppleAuditIssue.words[kind] ?? "the audit found an issue of kind \(kind)"
    let name = "long_description_extra_info"
    let more = facts.text(name).value ?? facts.texts(name)?.joined(separator: ", ") ?? ""
    guard !more.isBlank else { return words }
    return "\(words): \(more)"
  }

  /// Whether the audit itself says that it is not sure, or that little is missing.
  private var isUnsure: Bool {
    let text = short.lowercased()
    return ["nearly passed", "partially unsupported", "potentially"].contains { text.contains($0) }
  }

  private var evidence: [Evidence] {
    let members = [
      ("font_size", "font size"), ("foreground_color", "foreground"),
      ("background_color", "background"), ("ml_generated_description", "seen by the device"),
    ]
    return members.compactMap { name, field in
      guard let text = facts.text(name).value, !text.isBlank else { return nil }
      return Evidence(field, text)
    }
  }

  // MARK: - The element

  private var element: Element? {
    if let attributes = facts.object("elementAttributes"), WDANode.isElement(attributes) {
      return element(WDANode.node(attributes))
    }
    if let text = facts.text("elementDescription").value {
      let line = Array(text.utf8.prefix { $0 != 0x0A })
      if DescriptionLine.begins(line) { return element(DescriptionLine(line).node) }
    }
    guard let frame = frame else { return nil }
    var element = Element(id: "", role: .other)
    element.frame = frame
    if let label = facts.text("label").value, !label.isBlank { element.label = .found(label) }
    element.origin = (AppleAuditSource.format, "")
    return element
  }

  private func element(_ node: CaptureNode) -> Element {
    var element = Element(node)
    element.origin = (AppleAuditSource.format, node.type)
    return element
  }

  private var frame: Rect? {
    for name in ["elementRect", "element_rect_value"] {
      if let rect = facts.object(name) { return rect.rect("x", "y", "width", "height") }
    }
    return facts.text("element_rect_value").value.flatMap(CaptureFacts.frame(spelled:))
  }

  // MARK: - The kind

  private func rule(of element: Element?) -> EngineRule {
    guard kind == "sufficientElementDescription" else {
      return AppleAuditIssue.rules[kind] ?? EngineRule(kind)
    }
    let isImage = element?.role == .image
    let isName = short.lowercased().contains("no description")
    let ours = isName ? (isImage ? "image-name" : "control-name") : "name-is-symbol"
    return isImage
      ? EngineRule(kind, "1.1.1", impact: .critical, like: ours)
      : EngineRule(kind, "4.1.2", impact: .critical, like: ours)
  }

  /// The criteria are those of Aloud's rules on the same matters.
  private static let rules: [String: EngineRule] = [
    "contrast": EngineRule("contrast", "1.4.3", impact: .serious, like: "contrast-text"),
    "hitRegion": EngineRule("hitRegion", "2.5.5", impact: .moderate, like: "target-size"),
    "elementDetection": EngineRule("elementDetection", "1.3.1", impact: .serious),
    "dynamicType": EngineRule("dynamicType", "1.4.4", impact: .moderate, like: "text-scales"),
    "textClipped": EngineRule("textClipped", "1.4.4", impact: .moderate),
    "trait": EngineRule("trait", "4.1.2", impact: .serious, like: "control-role"),
    "action": EngineRule("action", "2.1.1", impact: .serious),
    "parentChild": EngineRule("parentChild", "1.3.1", impact: .serious),
  ]

  /// What the device's audit means where it gives a kind alone.
  private static let words: [String: String] = [
    "contrast": "contrast is too low", "hitRegion": "hit area is too small",
    "elementDetection": "text can be seen that VoiceOver may not reach",
    "dynamicType": "text does not follow the size people chose",
    "textClipped": "text is cut off", "sufficientElementDescription": "element has no description",
  ]

  /// The kind by any of its names.
  ///
  /// Source: XCTest, XCUIAccessibilityAuditTypes.h, for names and numbers; the names of the device's
  /// audit are those pymobiledevice3 and go-ios print.
  private static func kind(_ spelled: String) -> String {
    for prefix in ["XCUIAccessibilityAuditType", "testType"] where spelled.hasPrefix(prefix) {
      let name = spelled.dropFirst(prefix.count)
      let kind = name.prefix(1).lowercased() + name.dropFirst()
      return otherNames[kind] ?? kind
    }
    return numbers[spelled] ?? (spelled.isEmpty ? "unnamed" : spelled)
  }

  private static let otherNames = [
    "dynamicText": "dynamicType", "elementDescription": "sufficientElementDescription",
  ]

  private static let numbers = [
    "1": "contrast", "2": "elementDetection", "4": "hitRegion",
    "8": "sufficientElementDescription", "65536": "dynamicType", "131072": "textClipped",
    "262144": "trait", "4294967296": "action", "8589934592": "parentChild",
    "12": "contrast", "13": "contrast", "100": "hitRegion", "1000": "elementDetection",
    "3001": "dynamicType", "3002": "dynamicType", "3003": "textClipped",
    "5000": "sufficientElementDescription",
  ]
}
