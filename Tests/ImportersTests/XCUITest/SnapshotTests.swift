import AuditCore
import Testing

@testable import Importers

struct SnapshotTests {
  private func node(_ type: Int, _ label: String, _ more: String = "") -> String {
    "{\"identifier\":\"\",\"label\":\"\(label)\",\"elementType\":\(type),\"enabled\":true,"
      + "\"selected\":false,\"frame\":{\"X\":1,\"Y\":2,\"Width\":30,\"Height\":40}\(more)}"
  }

  private func read(_ text: String) throws -> ImportedCapture {
    try XCUITestSource.read(Array(text.utf8), path: "tea.json")
  }

  @Test func `types come as numbers`() throws {
    let children = [
      node(9, "Pay"), node(40, "Alerts", ",\"value\":1"), node(43, "Cup"),
      node(45, "", ",\"value\":null"),
      node(48, "Tea"), node(52, "Note"), node(75, "Row"), node(42, "More"), node(999, "New"),
    ]
    let app = node(2, "Tea Shop", ",\"children\":[\(children.joined(separator: ","))]")
    for text in [app, "[\(app)]", "{\"axElement\":\(app),\"depth\":2}"] {
      let capture = try read(text)
      #expect(capture.appName == "Tea Shop")
      #expect(
        capture.screens[0].elements.map(\.role) == [
          .button, .switch, .image, .searchField, .text, .textField, .cell, .link, .other,
        ])
      #expect(capture.screens[0].elements[1].selected == true)
    }
  }

  @Test func `empty texts are none`() throws {
    let capture = try read(
      node(
        2, "Tea", ",\"children\":[\(node(9, "", ",\"title\":\"Pay\",\"placeholderValue\":\"\""))]"))
    let button = capture.screens[0].elements[0]
    #expect(button.label == .found("Pay"))
    #expect(button.identifier == .none)
    #expect(button.placeholder == .notMeasured)
    #expect(button.frame == Rect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a number that is no type is a view of none`() throws {
    for type in ["-1", "1e300", "\"x\"", "null"] {
      let text = node(2, "Tea", ",\"children\":[\(node(9, "Pay"))]")
        .replacing("\"elementType\":9", with: "\"elementType\":\(type)")
      #expect(try read(text).screens[0].elements.map(\.role) == [.other])
    }
  }
}
