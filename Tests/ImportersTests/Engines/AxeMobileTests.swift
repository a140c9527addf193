import AuditCore
import Testing

@testable import Importers

struct AxeMobileTests {
  private func read(_ text: String) throws -> ImportedCapture {
    try Importer.axeMobile.read(Array(text.utf8), "axe.json")
  }

  private func result(_ results: String..., views: String = "", device: String = "") -> String {
    """
    {"axeContext": {"axeView": {"axeViewId": "1", "elementType": 2,
       "boundsInScreen": {"left": 0, "top": 0, "right": 393, "bottom": 852}, "children": [
        {"axeViewId": "2", "elementType": 1, "children": [
          {"axeViewId": "3", "elementType": "button", "name": "xmark",
           "isAccessibilityFocusable": true,
           "boundsInScreen": {"left": 10, "top": 20, "right": 54, "bottom": 64}}]}\(views)]},
      "axeDevice": {"screenHeight": 852\(device)},
      "axeMetaData": {"screenTitle": "Cart", "appIdentifier": "org.example.tea"}},
     "axeRuleResults": [\(results.joined(separator: ","))]}
    """
  }

  private func rule(
    _ id: String, on view: String, status: String = "3", impact: String = "3", more: String = ""
  ) -> String {
    """
    {"axeViewId": "\(view)", "ruleId": "\(id)", "status": \(status), "impact": \(impact),
     "ruleSummary": "What \(id) asks.", "props": {"name": "xmark", "contrast": "2.1"}\(more)}
    """
  }

  @Test func `the tree is a screen, and failures stand with their views`() throws {
    let capture = try read(result(rule("MeaningfulAccessibleName", on: "3")))
    #expect(capture.appName == "org.example.tea")
    #expect(capture.notes == [])
    let screen = try #require(capture.screens.first)
    #expect(screen.title == .found("Cart"))
    #expect(screen.elements.map(\.role) == [.button])
    #expect(screen.elements[0].frame == Rect(x: 10, y: 20, width: 44, height: 44))
    let finding = try #require(screen.reported.first)
    #expect(finding.ruleID == "axe-devtools/MeaningfulAccessibleName")
    #expect(finding.element == screen.elements[0].id)
    #expect(finding.label == .found("xmark"))
    #expect(finding.evidence == [Evidence("contrast", "2.1")])
  }

  @Test(arguments: [
    ("3", true), ("\"FAIL\"", true), ("1", false), ("\"INCOMPLETE\"", false),
  ])
  func `failures and what needs a review are told`(status: String, failed: Bool) throws {
    let capture = try read(result(rule("ColorContrast", on: "3", status: status)))
    #expect(capture.screens[0].reported.map(\.failed) == [failed])
  }

  @Test(arguments: ["0", "2", "4", "\"PASS\"", "\"IGNORED\"", "\"INAPPLICABLE\"", "99", "null"])
  func `nothing else is told`(status: String) throws {
    #expect(
      try read(result(rule("ColorContrast", on: "3", status: status))).screens[0].reported == [])
  }

  @Test func `impacts are read by number and by name`() throws {
    let capture = try read(
      result(
        rule("A", on: "3", impact: "0"), rule("B", on: "3", impact: "\"MODERATE\""),
        rule("C", on: "3", impact: "7")))
    #expect(capture.screens[0].reported.map(\.impact) == [.minor, .moderate, .serious])
  }

  @Test func `a finding on a view that says nothing stands with the screen`() throws {
    let capture = try read(result(rule("ScreenTitle", on: "2"), rule("ScreenTitle", on: "77")))
    #expect(capture.screens[0].reported.map(\.element) == [nil])
    #expect(capture.notes.count == 1)
  }

  @Test func `a result of an Android app is refused`() {
    let views = ", {\"axeViewId\": \"9\", \"className\": \"android.widget.TextView\"}"
    for text in [result(views: views), result(device: ", \"dpi\": 2.6")] {
      let error = #expect(throws: ImportError.self) { try read(text) }
      #expect(error?.found == "a result of an Android app")
    }
  }

  @Test func `a tree without results is refused`() {
    #expect(throws: ImportError.self) { try read("{\"axeContext\": {}}") }
  }
}
