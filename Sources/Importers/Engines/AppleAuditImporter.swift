import AuditCore
import LosslessJSON

extension Importer {
  /// Issues of Apple's accessibility audit.
  static let appleAudit = Importer(
    id: "apple-audit", title: "Apple's accessibility audit: Appium, pymobiledevice3, go-ios (JSON)",
    howToGet: """
      # Appium, any client: driver.execute_script("mobile: performAccessibilityAudit"), saved as JSON
      curl -s -X POST localhost:8100/session/$SESSION/wda/performAccessibilityAudit > audit.json
      # a device, from any computer
      pymobiledevice3 developer accessibility run-audit all > audit.json
      ios ax audit > audit.json
      """,
    reads: """
      Every issue as a finding of the engine `apple-audit`, with its descriptions and the element's \
      facts; colours and font size of the device's audit as evidence. "Nearly passed", "partially \
      unsupported" and "potentially inaccessible" wait for a person. An issue without an element \
      stands with the screen. Criteria and impact are this table's, as Apple gives none.
      """,
    leavesOut: """
      The audit lists faulty elements alone, so import a capture of the same screen first, and the \
      audit with `--into`. The device's audit names no elements, only their places.
      """,
    example: """
      [{"auditType": "XCUIAccessibilityAuditTypeSufficientElementDescription",
        "compactDescription": "Element has no description",
        "detailedDescription": "This element has no description.", "element": "Button",
        "elementAttributes": {"type": "Button", "rawIdentifier": "cartButton", "label": null,
          "rect": {"x": 329, "y": 59, "width": 44, "height": 44}}}]
      """,
    guess: AppleAuditSource.looksRight, read: AppleAuditSource.read)
}

/// Reads the issues of Apple's accessibility audit.
enum AppleAuditSource {
  /// The engine's id, and the format's.
  static let format = "apple-audit"

  private static let help = "run the audit again, and save what it answers as it is"

  /// Whether the first bytes look like issues of the audit.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    start.contains("\"auditType\"") && start.contains("\"compactDescription\"")
      || start.contains("\"issue_classification\"")
      || start.contains("\"issueType\"") && start.contains("\"elementRect\"")
  }

  /// Reads one or more audits as one screen.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let documents = try JSONInLog.documents(
      in: CaptureText.captured(bytes, path: path), path: path)
    var building = ReportBuilding(
      engine: format, screen: Screen(id: ScreenTitle.id(title: nil, path: path)))
    var issues = 0
    var isAudit = false
    for document in documents {
      document.withReader { reader in
        guard let list = list(in: reader) else { return }
        isAudit = true
        for item in reader.elements(list) {
          guard let facts = JSONFacts(item, reader) else { continue }
          issues += 1
          AppleAuditIssue(facts).report(to: &building)
        }
      }
    }
    guard isAudit else {
      throw ImportError(
        file: path, expected: "a list of issues of the accessibility audit",
        found: documents.isEmpty ? "no JSON" : "none", help: help)
    }
    var capture = ImportedCapture(format: format, screens: [building.screen])
    capture.engine = format
    return capture
  }

  /// The list of issues, alone or in an answer of WebDriver.
  private static func list(in reader: JSONReader) -> Int? {
    var root = JSONDocument.root
    for name in ["value", "issues"] {
      if reader.kind(root) == .object, let inner = reader.member(name, of: root) { root = inner }
    }
    return reader.kind(root) == .array ? root : nil
  }
}
