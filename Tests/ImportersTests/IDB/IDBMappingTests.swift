import AuditCore
import Testing

@testable import Importers

struct IDBMappingTests {
  private typealias Make = CaptureFixtures

  @Test func `a flat list gives the screen's size and the app's name`() throws {
    let capture = try Make.read(
      idb: "[\(Make.idbApp),\(Make.idb("Button", label: "\"Pay\"", id: "\"pay\""))]")
    #expect(capture.format == "idb")
    #expect(capture.appName == "Tea Shop")
    #expect(capture.screens[0].size == Extent(width: 393, height: 852))
    let button = capture.screens[0].elements[0]
    #expect(button.id == "pay")
    #expect(button.label == .found("Pay"))
    #expect(button.identifier == .found("pay"))
    #expect(button.value == .none)
    #expect(button.hint == .none)
    #expect(button.frame == Rect(x: 16, y: 100, width: 100, height: 44))
    #expect(button.isAccessibilityElement == true)
    #expect(button.origin?.format == "idb")
  }

  @Test func `a nested tree keeps its order and moves texts into buttons`() throws {
    let inside = Make.idb("StaticText", label: "\"Pay 4\"")
    let tree = """
      [{"AXLabel" : "Tea Shop", "type" : "Application", "role" : "AXApplication", "children" : [
        {"AXLabel" : null, "type" : "Group", "role" : "AXGroup", "children" : [
          {"AXLabel" : "Pay", "type" : "Button", "role" : "AXButton",
           "frame" : {"x" : 0, "y" : 90, "width" : 300, "height" : 90}, "children" : [\(inside)]},
          {"AXLabel" : "Basket", "type" : "Heading", "role" : "AXHeading", "children" : []}
        ]}]}]
      """
    let screen = try Make.read(idb: tree).screens[0]
    #expect(screen.elements.map(\.role) == [.button, .heading])
    #expect(screen.elements[0].text == .found("Pay 4"))
    #expect(screen.title == .found("Basket"))
  }

  @Test func `a lone element is a screen of one`() throws {
    #expect(try Make.read(idb: Make.idb("Button", label: "\"Pay\"")).screens[0].elements.count == 1)
  }

  @Test func `the complete answer has names of its own and may be cut short`() throws {
    let answer = """
      {"elements":[{"label":"Pay","value":null,"identifier":"pay","type":"Button","help":"Now",
       "title":null,"enabled":false,"traits":["Button","NotEnabled"],"novelty":{"a":1},
       "frame":{"x":1,"y":2,"width":null,"height":4}}],
       "backend":"axbridge","target":{},"screen":{"width":402,"height":874},"truncated":true}
      """
    let capture = try ImporterCatalog.read(Array(answer.utf8), path: "a.json")
    let button = capture.screens[0].elements[0]
    #expect(capture.screens[0].size == Extent(width: 402, height: 874))
    #expect(button.identifier == .found("pay"))
    #expect(button.hint == .found("Now"))
    #expect(button.enabled == false)
    #expect(button.traits == .found([.button, .notEnabled]))
    #expect(button.frame == nil)
    #expect(capture.notes == ["the tool cut the tree short; elements are missing"])
  }

  @Test func `null is looked for and absent is not`() throws {
    let absent = "{\"type\":\"Button\",\"frame\":{\"x\":1,\"y\":1,\"width\":9,\"height\":9}}"
    let elements = try Make.idbElements(Make.idb("Button"), absent)
    #expect(elements[0].label == .none)
    #expect(elements[1].label == .notMeasured)
    #expect(elements[1].identifier == .notMeasured)
  }

  @Test func `the title names an element without a label`() throws {
    let titled = Make.idb("Button").replacing("\"title\":null", with: "\"title\":\"Pay\"")
    #expect(try Make.idbElements(titled)[0].label == .found("Pay"))
  }

  @Test func `numbers and truth values stand for texts`() throws {
    let elements = try Make.idbElements(
      Make.idb("Slider", label: "42", value: "0.50", id: "7"),
      Make.idb("CheckBox", label: "true", value: "true"),
      Make.idb("CheckBox", label: "\"B\"", value: "0"),
      Make.idb("Button", label: "{}", value: "[1]", id: "\"x\""))
    #expect(elements[0].label == .found("42"))
    #expect(elements[0].value == .found("0.50"))
    #expect(elements[0].id == "7")
    #expect(elements[1].selected == true)
    #expect(elements[2].selected == false)
    #expect(elements[3].label == .notMeasured)
  }

  @Test func `subroles refine what an element is`() throws {
    func role(_ type: String, _ subrole: String) throws -> Role {
      let json = Make.idb(type, label: "\"X\"")
        .replacing("\"subrole\":null", with: "\"subrole\":\"\(subrole)\"")
      return try Make.idbElements(json)[0].role
    }
    #expect(try role("CheckBox", "AXSwitch") == .switch)
    #expect(try role("TextField", "AXSearchField") == .searchField)
    #expect(try role("TextField", "AXSecureTextField") == .secureTextField)
    #expect(try role("RadioButton", "AXTabButton") == .tab)
    #expect(try role("GenericElement", "AXUnknown") == .other)
    #expect(try role("_TtGC7SwiftUI14_UIHostingView", "AXUnknown") == .other)
    #expect(try role("PopUpButton", "") == .menuButton)
  }

  @Test func `an empty list of traits tells nothing`() throws {
    let elements = try Make.idbElements(
      Make.idb("Button", label: "\"A\"", more: ",\"traits\":[]"),
      Make.idb("Button", label: "\"B\"", more: ",\"traits\":null"),
      Make.idb("Button", label: "\"C\"", more: ",\"traits\":[\"selected\",5]"))
    #expect(elements[0].traits == .notMeasured)
    #expect(elements[1].traits == .notMeasured)
    #expect(elements[2].traits == .found(.selected))
  }

  @Test func `frames come from the text where there is no object`() throws {
    func frame(_ text: String) throws -> Rect? {
      try Make.idbElements("{\"AXLabel\":\"A\",\"type\":\"Button\",\"AXFrame\":\"\(text)\"}")[0]
        .frame
    }
    #expect(
      try frame("{{15.999999999999986, 1}, {40.5,44}}")
        == Rect(x: 16, y: 1, width: 40.5, height: 44))
    #expect(try frame("{{inf, 0}, {1, 1}}") == nil)
    #expect(try frame("{{1e999, 0}, {1, 1}}") == nil)
    #expect(try frame("nothing") == nil)
  }

  @Test func `custom actions become elements of their own`() throws {
    let row = Make.idb("Cell", label: "\"Green tea\"", id: "\"row\"")
      .replacing("\"custom_actions\":[]", with: "\"custom_actions\":[\"Delete\",\"Share, now\"]")
    let elements = try Make.idbElements(row)
    #expect(elements.map(\.role) == [.cell, .customAction, .customAction])
    #expect(elements.map(\.id) == ["row", "row-delete", "row-share-now"])
    #expect(elements.map(\.parent) == [nil, 0, 0])
    #expect(elements[2].label == .found("Share, now"))
  }

  @Test func `a field's placeholder is no value`() throws {
    let field = Make.idb("TextField", value: "\"Search\"", more: ",\"placeholder\":\"Search\"")
    let element = try Make.idbElements(field)[0]
    #expect(element.label == .none)
    #expect(element.value == .none)
    #expect(element.placeholder == .found("Search"))
  }

  @Test func `a text without label says its value`() throws {
    #expect(
      try Make.idbElements(Make.idb("StaticText", value: "\"4.50\"", id: "\"p\""))[0].text
        == .found("4.50"))
  }

  @Test func `words a text keeps as its value are said once`() throws {
    let text = try #require(
      try Make.idbElements(Make.idb("StaticText", value: "\"Jasmine\"")).first)
    #expect(text.text == .found("Jasmine"))
    #expect(text.value == .notMeasured)
  }

  @Test func `a tab is chosen by its value and has none`() throws {
    func tab(_ label: String, _ value: String, subrole: String = "\"AXTabButton\"") -> String {
      Make.idb("RadioButton", label: "\"\(label)\"", value: value)
        .replacing("\"subrole\":null", with: "\"subrole\":\(subrole)")
    }
    let elements = try Make.idbElements(
      tab("Teas", "1"), tab("Cart", "0"), tab("Help", "\"2 answers\""),
      tab("Mild", "1", subrole: "null"))
    #expect(elements.map(\.role) == [.tab, .tab, .tab, .radio])
    #expect(elements.map(\.selected) == [true, false, nil, true])
    #expect(elements.map(\.value) == [.none, .none, .found("2 answers"), .found("1")])
  }

  @Test func `the hint of versions of 2019 is read`() throws {
    let button = Make.idb("Button", label: "\"Brew\"", more: ",\"AXHint\":\"Takes a minute\"")
    let old = button.replacing("\"help\":null,", with: "")
    #expect(try Make.idbElements(old, button).map(\.hint) == [.found("Takes a minute"), .none])
  }
}
