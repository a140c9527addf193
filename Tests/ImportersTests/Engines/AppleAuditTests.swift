import AuditCore
import Testing

@testable import Importers

struct AppleAuditTests {
  private func read(_ text: String) throws -> ImportedCapture {
    try Importer.appleAudit.read(Array(text.utf8), "audit.json")
  }

  private func issue(
    _ kind: String, _ short: String, attributes: String = "{}", more: String = ""
  ) -> String {
    """
    {"auditType": \(kind), "compactDescription": "\(short)", "detailedDescription": "",
     "element": "x", "elementAttributes": \(attributes)\(more)}
    """
  }

  private let button = """
    {"type": "Button", "rawIdentifier": "cart", "label": "cart.fill",
     "rect": {"x": 1, "y": 2, "width": 30, "height": 40}}
    """

  @Test func `an issue stands with the element it describes`() throws {
    let capture = try read(
      "[\(issue("\"XCUIAccessibilityAuditTypeSufficientElementDescription\"", "Label not human-readable", attributes: button))]"
    )
    #expect(capture.engine == "apple-audit")
    #expect(!capture.coversProject)
    let screen = try #require(capture.screens.first)
    #expect(screen.elements.map(\.label) == [.found("cart.fill")])
    #expect(screen.elements.first?.identifier == .found("cart"))
    let finding = try #require(screen.reported.first)
    #expect(finding.ruleID == "apple-audit/sufficientElementDescription")
    #expect(finding.element == screen.elements.first?.id)
    #expect(finding.message == "Label not human-readable")
    #expect(finding.label == .found("cart.fill"))
    #expect(finding.failed)
  }

  @Test func `a matter that no label mends does not hang on the label`() throws {
    let capture = try read("[\(issue("4", "Hit area is too small", attributes: button))]")
    let finding = try #require(capture.screens.first?.reported.first)
    #expect(finding.rule == "hitRegion")
    #expect(finding.counterpart == "target-size")
    #expect(finding.label == .notMeasured)
  }

  @Test func `an issue the audit is not sure of waits for a person`() throws {
    let capture = try read(
      "{\"value\": [\(issue("1", "Contrast nearly passed", attributes: button)), \(issue("2", "Potentially inaccessible text"))]}"
    )
    let findings = capture.screens[0].reported
    #expect(findings.map(\.failed) == [false, false])
    #expect(findings[1].element == nil)
  }

  @Test func `an element is read from its description where it has no attributes`() throws {
    let described =
      ", \"elementDescription\": \"Button, 0x1, {{1.0, 2.0}, {30.0, 40.0}}, identifier: 'cart'\""
    let capture = try read("[\(issue("4", "Hit area is too small", more: described))]")
    #expect(capture.screens[0].elements.first?.identifier == .found("cart"))
    #expect(capture.screens[0].elements.first?.frame == Rect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `the audit of a device tells places and colours`() throws {
    let capture = try read(
      """
      [{"element_rect_value": "{{8, 9}, {20, 21}}", "issue_classification": "testTypeContrast",
        "font_size": 12, "ml_generated_description": null, "long_description_extra_info": null,
        "foreground_color": "#777777", "background_color": "#FFFFFF"},
       {"element_rect_value": "{{8, 9}, {20, 21}}", "issue_classification": "testTypeDynamicText"},
       {"issueType": 5000, "label": "Pay", "elementRect": {"x": 1, "y": 2, "width": 3, "height": 4}}]
      """)
    let screen = capture.screens[0]
    #expect(screen.elements.count == 2)
    #expect(screen.elements[0].label == .notMeasured)
    #expect(
      screen.reported.map(\.rule) == ["contrast", "dynamicType", "sufficientElementDescription"])
    #expect(screen.reported[0].evidence.map(\.field) == ["font size", "foreground", "background"])
  }

  @Test func `an audit that found nothing is a report`() throws {
    let capture = try read("[]")
    #expect(capture.engine == "apple-audit")
    #expect(capture.screens.first?.reported == [])
  }

  @Test func `what is no list is refused`() {
    #expect(throws: ImportError.self) { try read("{\"auditType\": 1}") }
  }

  @Test func `the audit of a device tells places as objects and more than one fact`() throws {
    let screen = try read(
      """
      [{"element_rect_value": {"x": 8, "y": 9, "width": 20, "height": 21},
        "issue_classification": "testTypeHitRegion",
        "long_description_extra_info": ["It is 20 by 21", "Make it larger"]},
       {"element_rect_value": {"x": 1, "y": 2, "width": 3, "height": 4},
        "issue_classification": "testTypeElementDescription"}]
      """
    ).screens[0]
    #expect(screen.elements.first?.frame == Rect(x: 8, y: 9, width: 20, height: 21))
    #expect(screen.reported.map(\.rule) == ["hitRegion", "sufficientElementDescription"])
    #expect(
      screen.reported[0].message == "hit area is too small: It is 20 by 21, Make it larger")
  }
}
