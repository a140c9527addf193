import AuditCore
import LosslessJSON

extension Importer {
  /// Reports of Evinced's mobile SDKs.
  static let evinced = Importer(
    id: "evinced", title: "Evinced mobile report (JSON)",
    howToGet: """
      // in a UI test, where the SDK is set up; the report lies in the SDK's output folder
      evinced.report()
      """,
    reads: """
      Every issue as a finding of the engine `evinced`, with type, severity, summary, what was \
      measured, and the element's type, label, identifier and frame. Scans that find the same element \
      again are one screen. Criteria are this table's, as the report gives none.
      """,
    leavesOut: """
      The report lists faulty elements alone, so import a capture of the same screen first, and the \
      report with `--into`. Reports of Android apps are refused.
      """,
    example: """
      [{"id": "1", "createdAt": "2026-05-01T10:00:00Z", "total": 1,
        "rootBounds": {"x": 0, "y": 0, "width": 393, "height": 852},
        "elements": [{"id": "2", "index": 1, "issues": [{
          "issueType": {"id": "3", "name": "Accessibility Not Enabled"},
          "severity": {"id": "4", "name": "Critical"}, "elementType": "Button",
          "accessibilityLabel": "", "accessibilityIdentifier": "cartButton",
          "summary": "This element cannot be reached.",
          "coordinates": {"x": 329, "y": 59, "width": 44, "height": 44}}]}]}]
      """,
    guess: EvincedSource.looksRight, read: EvincedSource.read)
}

/// Reads reports of Evinced's mobile SDKs.
enum EvincedSource {
  /// The engine's id, and the format's.
  static let format = "evinced"

  private static let help = "bring the JSON the SDK writes, as it is"

  /// Whether the first bytes look like a report.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    start.contains("\"issueType\"") && start.contains("\"severity\"")
      || start.contains("\"rootBounds\"") && start.contains("\"createdAt\"")
  }

  /// Reads the scans of a report; those of the same place in the app are one screen.
  ///
  /// - Complexity: O(bytes), and O(scans × elements) to tell scans of one screen.
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let documents = try JSONInLog.documents(
      in: CaptureText.utf8(bytes, path: path), path: path)
    var scans: [EvincedScan] = []
    var isAndroid = false
    var isReport = false
    for document in documents {
      document.withReader { reader in
        for item in items(of: JSONDocument.root, reader) {
          guard let facts = JSONFacts(item, reader), facts.elements("elements") != nil else {
            continue
          }
          isReport = true
          let scan = EvincedScan(facts, path: path)
          isAndroid = isAndroid || scan.isAndroid
          EvincedScan.add(scan, to: &scans)
        }
      }
    }
    guard isReport else {
      throw ImportError(
        file: path, expected: "scans of an Evinced report",
        found: documents.isEmpty ? "no JSON" : "none", help: help)
    }
    if isAndroid {
      throw ImportError(
        file: path, expected: "a report of an iOS app", found: "a report of an Android app",
        help: "its names follow other rules and its frames are pixels")
    }
    var capture = ImportedCapture(format: format, screens: scans.map(\.building.screen))
    capture.engine = format
    return capture
  }

  private static func items(of root: Int, _ reader: JSONReader) -> [Int] {
    reader.kind(root) == .array ? Array(reader.elements(root)) : [root]
  }
}
