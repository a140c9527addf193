import AuditCore
import LosslessJSON

extension Importer {
  /// Logs in SARIF, the format code scanners share.
  static let sarif = Importer(
    id: "sarif", title: "SARIF 2.1.0 log of a code scanner (JSON)",
    howToGet: """
      a11y-check . --format sarif > findings.sarif
      swiftlint lint --reporter sarif > findings.sarif
      """,
    reads: """
      Every result about a place in code as a finding of the engine the log names, with rule, message, \
      impact and criteria where the log has them: of `properties`, of the rule's tags, or by the level. \
      A result stands with the element at its line, in any screen of the project. Suppressed results, \
      those that passed, and rules of SwiftLint that are not about accessibility are left out.
      """,
    leavesOut: """
      Fixes and code flows. Results about web pages (`http:` addresses) have no place in an app and are \
      left out and counted. Import the sources first, and the log with `--into`.
      """,
    example: """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a11y-check"}}, "results": [
        {"ruleId": "icon-button-missing-label", "level": "error",
         "message": {"text": "Button has an icon and no label."},
         "locations": [{"physicalLocation": {
            "artifactLocation": {"uri": "App/CatalogView.swift", "uriBaseId": "%SRCROOT%"},
            "region": {"startLine": 41, "startColumn": 9}}}],
         "properties": {"impact": "critical", "wcagCriteria": ["4.1.2"]}}]}]}
      """,
    guess: SARIFSource.looksRight, read: SARIFSource.read)
}

/// Reads logs in SARIF.
///
/// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
enum SARIFSource {
  /// The format's id.
  static let format = "sarif"

  /// Whether the first bytes look like a log.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    start.contains("sarif") && start.contains("\"runs\"")
      || start.contains("\"runs\"") && start.contains("\"results\"")
        && (start.contains("\"ruleId\"") || start.contains("\"driver\""))
      || start.contains("\"physicalLocation\"") && start.contains("\"ruleId\"")
  }

  /// Reads the runs of a log; the first run that says something names the engine.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    var log = SARIFLog()
    var isLog = false
    let documents = try JSONInLog.documents(
      in: CaptureText.utf8(bytes, path: path), path: path)
    for document in documents {
      document.withReader { reader in
        guard let root = JSONFacts(JSONDocument.root, reader), root.has("runs") else { return }
        isLog = true
        for run in root.objects("runs") { log.read(run) }
      }
    }
    guard isLog else {
      throw ImportError(
        file: path, expected: "\"runs\" of a SARIF log",
        found: documents.isEmpty ? "no JSON" : "none", help: "bring the log as the scanner wrote it"
      )
    }
    var capture = ImportedCapture(format: format, screens: log.screens, notes: log.notes)
    capture.engine = log.engine ?? format
    capture.coversProject = true
    return capture
  }
}
