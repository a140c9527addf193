import AuditCore
import Testing

@testable import Importers

struct MaestroHierarchyTests {
  private typealias Make = MaestroFixtures

  @Test func `a view is read with what Maestro keeps`() throws {
    let capture = try Make.read("Running on 1\n" + Make.app(Make.view("Cart", id: "cart")))
    #expect(capture.appName == "Tea Shop")
    #expect(capture.screens[0].size == Extent(width: 393, height: 852))
    #expect(capture.notes == ["left out the status bar"])
    let element = try #require(capture.screens[0].elements.first)
    #expect(capture.screens[0].elements.count == 1)
    #expect(element.role == .other)
    #expect(element.label == .found("Cart"))
    #expect(element.value == .none)
    #expect(element.hint == .notMeasured)
    #expect(element.traits == .notMeasured)
    #expect(element.identifier == .found("cart"))
    #expect(element.isAccessibilityElement == nil)
    #expect(element.frame == Rect(x: 16, y: 100, width: 100, height: 44))
  }

  @Test func `a field is known by its placeholder, a switch by its check`() throws {
    let elements = try Make.elements(
      Make.view("", "\"hintText\":\"Search\",\"value\":\"Search\"") + ","
        + Make.view("Alerts", "\"checked\":\"true\",\"value\":\"1\"").replacing(
          "\"checked\":\"false\",", with: ""))
    #expect(elements.map(\.role) == [.textField, .switch])
    #expect(elements[0].placeholder == .found("Search"))
    #expect(elements[0].value == .none)
    #expect(elements[1].selected == true)
  }

  @Test func `the title stands in for a label, and a disabled view is told`() throws {
    let view =
      "{\"attributes\":{\"title\":\"Pay\",\"text\":\"Pay\",\"enabled\":\"false\","
      + "\"bounds\":\"[1,2][3,4]\"}}"
    let element = try #require(try Make.elements(view).first)
    #expect(element.label == .found("Pay"))
    #expect(element.value == .none)
    #expect(element.enabled == false)
  }

  @Test func `views that only repeat what is in them are left out`() throws {
    let row = Make.view(
      "Jasmine Fresh, and light", bounds: "[0,100][393,300]",
      Make.view("Jasmine"), Make.view("Fresh, and light"))
    #expect(try Make.names(row) == ["Jasmine", "Fresh, and light"])
    let doubled = Make.view("Jasmine", id: "tea", Make.view("Jasmine"))
    #expect(try Make.elements(doubled).map(\.identifier) == [.found("tea")])
    let screen = Make.view("Jasmine", bounds: "[0,0][393,852]", Make.view("Jasmine"))
    #expect(try Make.elements(screen).map(\.frame?.height) == [44])
  }

  @Test func `a container with a name of its own stays`() throws {
    let dock = Make.view("Dock", bounds: "[0,700][393,852]", Make.view("Jasmine"))
    #expect(try Make.names(dock) == ["Dock", "Jasmine"])
  }

  @Test func `scroll bars are left out, also where they are in the words of a container`() throws {
    let upright = Make.view(
      "Vertical bar, 2 pages", "\"value\":\"0%\"", bounds: "[360,0][390,800]")
    let level = Make.view("Level bar, 1 page", "\"value\":\"0%\"", bounds: "[0,770][393,800]")
    let screen = Make.view(
      "Jasmine Level bar, 1 page Vertical bar, 2 pages", bounds: "[0,0][393,800]",
      Make.view("Jasmine"), upright, level)
    #expect(try Make.names(screen) == ["Jasmine"])
    let slider = Make.view("Volume", "\"value\":\"30%\"", bounds: "[0,100][393,130]")
    #expect(try Make.names(slider) == ["Volume"])
  }

  @Test func `a view with an identifier alone is counted, around others it is passed over`() throws
  {
    let capture = try Make.read(
      Make.app(Make.view("", id: "box", Make.view("Jasmine")), Make.view("", id: "bell")))
    #expect(capture.screens[0].elements.map(\.label) == [.found("Jasmine")])
    #expect(
      capture.notes.last
        == "left out 1 view with an identifier and no name, of which it is not known what they are:"
        + " bell")
  }

  @Test func `the home screen is told`() throws {
    let capture = try Make.read(
      Make.app(
        Make.view("", id: "Home screen icons", Make.view("Watch", id: "Watch")),
        Make.view("9:41", bounds: "[47,19][96,39]")))
    #expect(capture.screens[0].elements.map(\.label) == [.found("Watch")])
    #expect(capture.notes.last?.hasPrefix("the home screen was in front") == true)
  }

  @Test func `the compact form is read`() throws {
    let text =
      "{\"ui_schema\":{\"platform\":\"ios\"},\"elements\":[{\"b\":\"[0,0][393,852]\","
      + "\"a11y\":\"Tea Shop\",\"c\":[{\"b\":\"[1,2][31,42]\",\"a11y\":\"Cart\",\"rid\":\"cart\","
      + "\"enabled\":false},{\"b\":\"[1,50][31,90]\",\"hint\":\"Search\"}]}]}"
    let capture = try Make.read(text)
    #expect(capture.appName == "Tea Shop")
    let elements = capture.screens[0].elements
    #expect(elements.map(\.role) == [.other, .textField])
    #expect(elements.map(\.enabled) == [false, true])
    #expect(elements[0].identifier == .found("cart"))
  }

  @Test(arguments: [
    "{\"attributes\":{\"accessibilityText\":\"x\",\"class\":\"android.widget.Button\"}}",
    "{\"attributes\":{},\"children\":[{\"attributes\":{\"ignoreBoundsFiltering\":\"false\"}}]}",
    "element_num,depth,attributes,parent_num\n0,0,\"resource-id=android:id/content\",\n",
  ])
  func `an Android screen is refused kindly`(text: String) {
    let error = #expect(throws: ImportError.self) { try Make.read(text) }
    #expect(error?.found == "one of an Android screen")
  }

  @Test func `the one text of versions of 2023 is the label`() throws {
    func view(_ text: String, _ id: String, _ bounds: String, _ inside: String = "") -> String {
      "{\"attributes\":{\"text\":\"\(text)\",\"resource-id\":\"\(id)\",\"bounds\":\"\(bounds)\"},"
        + "\"children\":[\(inside)],\"enabled\":true}"
    }
    let capture = try Make.read(
      view("", "", "[0,0][390,844]", view("Basket", "tab-0", "[0,50][195,98]")))
    let tab = try #require(capture.screens[0].elements.first)
    #expect(tab.label == .found("Basket"))
    #expect(tab.value == .none)
    #expect(tab.identifier == .found("tab-0"))
    // Where a title and a value have members of their own, the text is one of them once more.
    let field =
      "{\"attributes\":{\"text\":\"Ada\",\"value\":\"Ada\",\"resource-id\":\"name\","
      + "\"bounds\":\"[0,50][195,98]\"}}"
    #expect(try Make.elements(field).map(\.label) == [.none])
    #expect(try Make.elements(field).map(\.value) == [.found("Ada")])
  }
}
