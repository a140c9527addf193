import AuditCore
import Testing

@testable import Importers

struct EvincedTests {
  private func read(_ text: String) throws -> ImportedCapture {
    try Importer.evinced.read(Array(text.utf8), "report.json")
  }

  private func issue(
    _ name: String, label: String = "\"\"", x: Int = 8, severity: String = "Critical",
    more: String = ""
  ) -> String {
    """
    {"issueType": {"id": "1", "name": "\(name)"}, "severity": {"id": "2", "name": "\(severity)"},
     "elementType": "Button", "accessibilityLabel": \(label), "accessibilityIdentifier": "",
     "summary": "It is at fault.", "metadata": null\(more),
     "coordinates": {"x": \(x), "y": 47, "width": 41, "height": 44}}
    """
  }

  private func scan(_ issues: String...) -> String {
    let elements = issues.map { "{\"id\": \"e\", \"index\": 1, \"issues\": [\($0)]}" }
    return """
      {"id": "s", "createdAt": "2026-05-01T10:00:00Z", "total": 1,
       "rootBounds": {"x": 0, "y": 0, "width": 390, "height": 844},
       "elements": [\(elements.joined(separator: ","))]}
      """
  }

  @Test func `an issue has the severity the report gives`() throws {
    let capture = try read(
      "[\(scan(issue("Tappable Area", label: "\"Back\"", severity: "Serious")))]")
    #expect(capture.engine == "evinced")
    let screen = try #require(capture.screens.first)
    #expect(screen.size == Extent(width: 390, height: 844))
    #expect(screen.elements.first?.label == .found("Back"))
    let finding = try #require(screen.reported.first)
    #expect(finding.ruleID == "evinced/Tappable-Area")
    #expect(finding.impact == .serious)
    #expect(finding.wcag == ["2.5.8"])
    #expect(finding.message == "It is at fault.")
  }

  @Test func `scans of one screen are one, and what they find again is one finding`() throws {
    let name = "Accessible Name"
    let capture = try read(
      "[\(scan(issue(name), issue(name, x: 60))),"
        + "\(scan(issue(name), issue(name, x: 60), issue("Color Contrast", x: 60))),"
        + "\(scan(issue(name, x: 300)))]")
    #expect(capture.screens.map(\.elements.count) == [2, 1])
    #expect(capture.screens[0].reported.count == 3)
  }

  @Test func `a type that is not known is kept with its name`() throws {
    let capture = try read("[\(scan(issue("Brand New Check @ home", severity: "Minor")))]")
    let finding = try #require(capture.screens.first?.reported.first)
    #expect(finding.rule == "Brand-New-Check-home")
    #expect(finding.impact == .minor)
    #expect(finding.counterpart == nil)
  }

  @Test func `what was measured is evidence`() throws {
    let text = issue("Tappable Area").replacing(
      "\"metadata\": null", "\"metadata\": {\"expectedWidth\": 44, \"actualWidth\": 41}")
    let finding = try #require(try read("[\(scan(text))]").screens.first?.reported.first)
    #expect(finding.evidence == [Evidence("expectedWidth", "44"), Evidence("actualWidth", "41")])
  }

  @Test func `a report of an Android app is refused`() throws {
    let android = scan(issue("Accessible Name", more: ", \"viewIdResourceName\": \"app:id/x\""))
    let error = #expect(throws: ImportError.self) { try read("[\(android)]") }
    #expect(error?.found == "a report of an Android app")
  }
}

extension String {
  fileprivate func replacing(_ words: String, _ others: String) -> String {
    let parts = split(separator: words, omittingEmptySubsequences: false)
    return parts.joined(separator: others)
  }
}
