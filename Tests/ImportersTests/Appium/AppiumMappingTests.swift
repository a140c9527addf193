import AuditCore
import Testing

@testable import Importers

struct AppiumMappingTests {
  private typealias Make = CaptureFixtures

  @Test func `the identifier is the name only where the label differs`() throws {
    let elements = try Make.elements(
      Make.button("Add to basket", name: "addButton") + Make.button("Cancel"))
    #expect(elements[0].identifier == .found("addButton"))
    #expect(elements[0].id == "addButton")
    #expect(elements[0].label == .found("Add to basket"))
    #expect(elements[1].identifier == .notMeasured)
    #expect(elements[1].id == "button-cancel")
  }

  @Test func `a missing label was looked for, and an empty one is none`() throws {
    let field = "label=\"\" value=\"Your name\" placeholderValue=\"Your name\""
    let elements = try Make.elements(
      Make.node("Button", accessible: true) + Make.node("TextField", field)
        + Make.node("SecureTextField", "name=\"code\" label=\"\""))
    #expect(elements[0].label == .none)
    #expect(elements[0].identifier == .none)
    // WebDriverAgent passes on the empty text that XCUITest has for no label, of fields alone.
    #expect(elements[1].label == .none)
    #expect(elements[1].placeholder == .found("Your name"))
    #expect(elements[2].label == .none)
    #expect(elements[2].identifier == .found("code"))
  }

  @Test func `a name alone is the identifier`() throws {
    let image = try Make.elements(Make.node("Image", "name=\"teaPot\"", traits: "Image"))[0]
    #expect(image.identifier == .found("teaPot"))
    #expect(image.label == .none)
    #expect(image.icon == .found(.asset("teaPot")))
  }

  @Test func `mangled class names never become names`() throws {
    let elements = try Make.elements(
      Make.node(
        "NavigationBar", "name=\"_TtGC7SwiftUI32NavigationStackHosting\"",
        Make.text("Basket"))
        + Make.node("Button", "name=\"_TtC4Tea6Picker\"", accessible: true))
    #expect(elements.map(\.role) == [.text, .button])
    #expect(elements[1].identifier == .notMeasured)
    #expect(elements[1].id == "button")
  }

  @Test func `texts and picture of a button move into it`() throws {
    let inside =
      Make.node(
        "Image", "name=\"arrow.2.squarepath\" label=\"arrow.2.squarepath\"",
        frame: [20, 110, 20, 20], traits: "Image", visible: false)
      + Make.text("12", frame: [44, 110, 20, 20])
    let elements = try Make.elements(Make.button("Reorder", inside))
    #expect(elements.count == 1)
    #expect(elements[0].text == .found("12"))
    #expect(elements[0].icon == .found(.symbol("arrow.2.squarepath")))
  }

  @Test func `a symbol is told from an asset by its identifier`() throws {
    func icon(_ attributes: String) throws -> Measured<Icon> {
      try Make.elements(
        Make.button(
          "Go", Make.node("Image", attributes, frame: [20, 110, 20, 20], traits: "Image")))[0].icon
    }
    #expect(try icon("name=\"gear\" label=\"settings\"") == .found(.symbol("gear")))
    #expect(try icon("name=\"eye.slash\" label=\"Hide\"") == .found(.symbol("eye.slash")))
    #expect(try icon("name=\"star-full\" label=\"star-full\"") == .found(.asset("star-full")))
    #expect(try icon("name=\"A cup of tea\" label=\"A cup of tea\"") == .notMeasured)
  }

  @Test func `a control identified by a symbol's name shows that symbol`() throws {
    let elements = try Make.elements(
      Make.button("Share post", name: "square.and.arrow.up")
        + Make.button("Settings", name: "basket.settings.button") + Make.button("eye.slash"))
    #expect(elements[0].icon == .found(.symbol("square.and.arrow.up")))
    #expect(elements[1].icon == .notMeasured)
    #expect(elements[2].icon == .notMeasured)
  }

  @Test func `a text outside the button's frame is not on it`() throws {
    let elements = try Make.elements(
      Make.button("Go", Make.text("Elsewhere", frame: [300, 700, 60, 20])))
    #expect(elements[0].text == .notMeasured)
  }

  @Test func `traits decide what a view of no type is`() throws {
    func role(_ type: String, _ traits: String) throws -> Role {
      try Make.elements(
        Make.node(type, "name=\"x\" label=\"X y\"", traits: traits, accessible: true))[0].role
    }
    #expect(try role("Other", "Button") == .button)
    #expect(try role("Other", "Link, StaticText") == .link)
    #expect(try role("Other", "Selected") == .other)
    #expect(try role("Other", "Adjustable") == .slider)
    #expect(try role("StaticText", "StaticText, Header") == .heading)
    #expect(try role("Button", "Button, ToggleButton") == .toggle)
    #expect(try role("Image", "Image, Button") == .button)
    #expect(try role("TextField", "SearchField") == .searchField)
    #expect(try role("Cell", "Button") == .cell)
    #expect(try role("Hologram", "") == .other)
  }

  @Test func `traits are a set in any order and unknown ones are passed over`() throws {
    let element = try Make.elements(
      Make.node("Button", "label=\"Go\"", traits: "Selected, Wobbly, Button, None"))[0]
    #expect(element.traits == .found([.button, .selected]))
    #expect(element.selected == true)
  }

  @Test func `old captures have no traits and mark selected buttons by value`() throws {
    let elements = try Make.elements(
      Make.node("Button", "value=\"1\" label=\"Green\"", traits: nil)
        + Make.node("Button", "value=\"1\" label=\"1 item\"", traits: "Button"))
    #expect(elements[0].traits == .notMeasured)
    #expect(elements[0].selected == true)
    #expect(elements[0].value == .none)
    #expect(elements[1].selected == nil)
    #expect(elements[1].value == .found("1"))
  }

  @Test func `only a button is marked by its value`() throws {
    let row =
      Make.text("Iced")
      + Make.node("Switch", "value=\"1\" name=\"Iced\" label=\"Iced\"", traits: nil)
    let elements = try Make.elements(Make.node("Cell", "value=\"1\"", traits: nil, row))
    #expect(elements.map(\.role) == [.cell, .text, .switch])
    #expect(elements.map(\.selected) == [nil, nil, true])
  }

  @Test func `a switch is on or off by its value`() throws {
    let elements = try Make.elements(
      Make.node("Switch", "value=\"1\" label=\"Iced\"") + Make.node("Switch", "value=\"0\""))
    #expect(elements.map(\.selected) == [true, false])
    #expect(elements[0].value == .found("1"))
  }

  @Test func `a placeholder is no value`() throws {
    let elements = try Make.elements(
      Make.node("TextField", "value=\"Your name\" placeholderValue=\"Your name\"")
        + Make.node("TextField", "value=\"Ada\" placeholderValue=\"Your name\""))
    #expect(elements[0].value == .none)
    #expect(elements[0].placeholder == .found("Your name"))
    #expect(elements[1].value == .found("Ada"))
  }

  @Test func `a text is what it says`() throws {
    let text = try Make.elements(Make.text("Green tea"))[0]
    #expect(text.text == .found("Green tea"))
    #expect(text.value == .notMeasured)
  }

  @Test func `frames that are no place on a screen are left out`() throws {
    func frame(_ x: String, _ width: String) throws -> Rect? {
      try Make.elements(
        "<XCUIElementTypeButton name=\"a\" label=\"b\" x=\"\(x)\" y=\"-1\" width=\"\(width)\""
          + " height=\"0\"/>")[0].frame
    }
    #expect(try frame("-1", "0") == nil)
    #expect(try frame("9.223372036854776e+18", "44") == nil)
    #expect(try frame("nan", "44") == nil)
    #expect(try frame("-20", "43.9999999999") == Rect(x: -20, y: -1, width: 44, height: 0))
  }

  @Test func `entities and line breaks are read`() throws {
    let element = try Make.elements(Make.button("Salt &amp; S&#39;mores&#10;new", name: "x"))[0]
    #expect(element.label == .found("Salt & S'mores\nnew"))
  }

  @Test func `attributes may come in any order and tags of their own`() throws {
    let xml = """
      <XCUIElementTypeApplication label="Tea" width="390" height="844" x="0" y="0">
        <XCUIElementTypeButton enabled="false" visible="true" x="5" y="6" width="7" height="8"
          label="Pay" value="x" name="pay">
        </XCUIElementTypeButton>
      </XCUIElementTypeApplication>
      """
    let capture = try Make.appium(xml)
    #expect(capture.appName == "Tea")
    #expect(capture.screens[0].size == Extent(width: 390, height: 844))
    #expect(capture.screens[0].elements[0].enabled == false)
    #expect(capture.screens[0].elements[0].isAccessibilityElement == nil)
  }
}
