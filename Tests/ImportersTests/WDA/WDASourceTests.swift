import AuditCore
import Testing

@testable import Importers

struct WDASourceTests {
  private typealias Make = WDAFixtures

  @Test func `a button is read with its true identifier`() throws {
    let elements = try Make.elements(
      Make.node(
        "Button",
        "\"rawIdentifier\":\"pay\",\"name\":\"pay\",\"label\":\"Pay\",\"isAccessible\":\"1\","
          + "\"traits\":\"Button, Selected\""))
    let button = try #require(elements.first)
    #expect(button.role == .button)
    #expect(button.label == .found("Pay"))
    #expect(button.identifier == .found("pay"))
    #expect(button.value == .none)
    #expect(button.hint == .notMeasured)
    #expect(button.inputLabels == .notMeasured)
    #expect(button.traits.value == [.button, .selected])
    #expect(button.selected == true)
    #expect(button.enabled == true)
    #expect(button.isAccessibilityElement == true)
    #expect(button.frame == Rect(x: 16, y: 100, width: 100, height: 44))
  }

  @Test func `an identifier equal to the label is known, and null is none`() throws {
    let elements = try Make.elements(
      Make.node("Button", "\"rawIdentifier\":\"Pay\",\"name\":\"Pay\",\"label\":\"Pay\""),
      Make.node("Button", "\"rawIdentifier\":null,\"name\":\"Pay\",\"label\":\"Pay\""))
    #expect(elements.map(\.identifier) == [.found("Pay"), .none])
  }

  @Test func `an empty label of a field is none`() throws {
    let field = try #require(
      try Make.elements(
        Make.node("TextField", "\"label\":\"\",\"value\":\"Name\",\"placeholderValue\":\"Name\"")
      ).first)
    #expect(field.label == .none)
    #expect(field.placeholder == .found("Name"))
  }

  @Test func `what is not there at all was not looked at`() throws {
    let text =
      "{\"type\":\"Button\",\"isEnabled\":true,\"rect\":{\"x\":1,\"y\":2,\"width\":3,\"height\":4}}"
    let button = try #require(try Make.read(text).screens.first?.elements.first)
    #expect(button.label == .notMeasured)
    #expect(button.value == .notMeasured)
    #expect(button.identifier == .notMeasured)
    #expect(button.traits == .notMeasured)
    #expect(button.isAccessibilityElement == nil)
  }

  @Test func `frames are read as rectangles, halves and texts`() throws {
    let elements = try Make.elements(
      Make.node(
        "Button", "\"rect\":{\"origin\":{\"x\":1,\"y\":2},\"size\":{\"width\":3,\"height\":4}}"),
      Make.node("Button", "\"rect\":null,\"frame\":\"{{1, 2}, {3, 4}}\""),
      Make.node("Button", "\"rect\":{\"x\":1e300,\"y\":2,\"width\":3,\"height\":4}"))
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(elements.map(\.frame) == [frame, frame, nil])
  }

  @Test func `the tree may be bare, listed, or wrapped twice`() throws {
    let button = Make.node("XCUIElementTypeButton", "\"label\":\"Pay\"")
    for text in [button, "[\(button)]", "{\"value\":{\"tree\":\(button)}}", "log\n\(button)\n"] {
      #expect(try Make.read(text).screens.map { $0.elements.map(\.id) } == [["button-pay"]])
    }
  }

  @Test func `types of UI Automation are read by their names today`() throws {
    let old =
      "{\"value\":{\"tree\":{\"type\":\"UIAApplication\",\"name\":\"Tea\",\"label\":\" \","
      + "\"isEnabled\":\"1\",\"children\":["
      + "{\"type\":\"UIATableCell\",\"label\":\"Jasmine\",\"name\":\"Jasmine\",\"isVisible\":\"1\"},"
      + "{\"type\":\"UIAImage\",\"label\":null,\"name\":null,\"frame\":\"{{0, 0}, {9, 9}}\"},"
      + "{\"type\":\"UIAButton\",\"label\":null,\"name\":\"Opens it\",\"isVisible\":\"1\","
      + "\"frame\":\"{{0, 0}, {9, 9}}\",\"attributes\":{\"hint\":\"Opens it\"}},"
      + "{\"type\":\"UIAButton\",\"label\":\"Far\",\"isVisible\":\"0\"}]}}}"
    let capture = try Make.read(old)
    #expect(capture.appName == "Tea")
    #expect(capture.notes == ["left out 1 element that cannot be seen: covered or scrolled away"])
    let elements = capture.screens[0].elements
    #expect(elements.map(\.role) == [.cell, .image, .button])
    #expect(elements[1].isAccessibilityElement == false)
    #expect(elements[2].hint == .found("Opens it"))
    #expect(elements[2].identifier == .none)
  }

  @Test func `where it is not told what VoiceOver can land on, echoes are left out`() throws {
    let row = Make.node(
      "Other", "\"label\":\"Jasmine\"", Make.node("StaticText", "\"label\":\"Jasmine\""))
    let silent = row.replacing(",\"isAccessible\":\"0\"", with: "")
    #expect(try Make.read("[\(silent)]").screens[0].elements.map(\.role) == [.text])
  }

  @Test func `joined custom actions are counted`() throws {
    let capture = try Make.read(
      Make.answer(Make.node("Cell", "\"label\":\"Tea\",\"customActions\":\"Share, Delete\"")))
    #expect(capture.appName == "Tea Shop")
    #expect(capture.screens[0].size == Extent(width: 393, height: 852))
    #expect(
      capture.notes == ["left out the custom actions of 1 element; the source joins their names"])
  }

  @Test(arguments: [
    ("{\"value\":{}}", "content of an unknown kind"),
    ("{\"value\":{\"rawIdentifier\":null,\"children\":[]}}", "content of an unknown kind"),
    (
      "{\"value\":{\"type\":\"Application\",\"label\":\"Tea\",\"isEnabled\":\"1\"}}", "only the app"
    ),
    ("no JSON", "no JSON"),
  ])
  func `a source without elements is refused`(text: String, found: String) {
    let error = #expect(throws: ImportError.self) { try Make.read(text) }
    #expect(error?.found.contains(found) == true, "\(String(describing: error))")
  }

  @Test func `a tvOS screen is refused`() {
    let screen = "\"rect\":{\"x\":0,\"y\":0,\"width\":1920,\"height\":1080}"
    let text = Make.node(
      "Application", screen, Make.node("Button", "\"label\":\"Play\",\"isFocused\":\"1\""))
    let error = #expect(throws: ImportError.self) { try Make.read(text) }
    #expect(error?.found == "a tvOS screen")
  }
}
