import AuditCore
import LosslessJSON

extension Importer {
  /// Results of axe DevTools Mobile for iOS.
  static let axeMobile = Importer(
    id: "axe-devtools", title: "axe DevTools Mobile result for iOS (JSON)",
    howToGet: """
      // in a UI test
      let result = try axe.run(onElement: app)
      try axe.saveResult(result, toPath: "results")
      """,
    reads: """
      The tree of views with name, value, identifier, type and frame, read like a capture, and every \
      failure and what needs a review as a finding of the engine `axe-devtools`: rule, summary, \
      impact, and what was measured. Criteria are those of axe's pages of its rules.
      """,
    leavesOut: """
      The picture inside the result, and rules that passed, did not apply or were ignored. Results of \
      Android apps are refused.
      """,
    example: """
      {"axeContext": {"axeView": {"axeViewId": "1", "className": "UIApplication", "elementType": 2,
          "boundsInScreen": {"left": 0, "top": 0, "right": 393, "bottom": 852}, "children": [
            {"axeViewId": "2", "className": "UIButton", "elementType": 9, "name": "",
             "accessibilityIdentifier": "cartButton", "isAccessibilityFocusable": true,
             "boundsInScreen": {"left": 329, "top": 59, "right": 373, "bottom": 103}}]},
        "axeMetaData": {"screenTitle": "Catalog", "appIdentifier": "com.example.teashop"}},
       "axeRuleResults": [{"axeViewId": "2", "ruleId": "ActiveControlName", "status": 3, "impact": 3,
          "ruleSummary": "Active controls must have a name.", "props": {}}]}
      """,
    guess: AxeMobileSource.looksRight, read: AxeMobileSource.read)
}

/// Reads results of axe DevTools Mobile.
enum AxeMobileSource {
  /// The engine's id, and the format's.
  static let format = "axe-devtools"

  /// Whether the first bytes look like a result.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    start.contains("\"axeRuleResults\"") || start.contains("\"axeContext\"")
      || start.contains("\"axeConf\"") || start.contains("\"axeViewId\"")
  }

  /// Reads one or more results, one screen each.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let documents = try JSONInLog.documents(
      in: CaptureText.utf8(bytes, path: path), path: path)
    var capture = ImportedCapture(format: format, screens: [])
    capture.engine = format
    for document in documents {
      let result = try document.withReader { (reader) throws(ImportError) -> AxeMobileResult? in
        guard let facts = JSONFacts(JSONDocument.root, reader) else { return nil }
        return try AxeMobileResult(facts, path: path)
      }
      guard let result else { continue }
      capture.screens.append(result.screen(path: path))
      if capture.appName == nil { capture.appName = result.appName }
      if result.strays > 0 {
        capture.notes.append(
          CaptureNotes.count(result.strays, "finding", "findings")
            + " named no view of the result and stand with the screen")
      }
    }
    guard !capture.screens.isEmpty else {
      throw ImportError(
        file: path, expected: "a result of axe DevTools Mobile",
        found: documents.isEmpty ? "no JSON" : "none",
        help: "save it with `saveResult(_:toPath:)`")
    }
    return capture
  }
}
