import AuditCore
import Testing

@testable import Importers

struct AppiumPruningTests {
  private typealias Make = CaptureFixtures

  @Test func `wrappers vanish and what they hold moves up`() throws {
    let nested = Make.node("Other", "", Make.node("Other", "", Make.button("Brew")))
    let elements = try Make.elements(Make.node("Cell", "", nested + Make.text("Green")))
    #expect(elements.map(\.role) == [.cell, .button, .text])
    #expect(elements.map(\.parent) == [nil, 0, 0])
  }

  @Test func `a covered screen is left out and counted`() throws {
    let covered = Make.node(
      "Other", frame: [0, 0, 393, 852], visible: false,
      Make.node("Button", "label=\"Old one\"", visible: false, accessible: true)
        + Make.node("StaticText", "label=\"Old two\"", visible: false))
    let capture = try Make.appium(Make.page(covered + Make.button("Play")))
    #expect(capture.screens[0].elements.map(\.id) == ["button-play"])
    #expect(capture.notes == ["left out 2 elements that cannot be seen: covered or scrolled away"])
  }

  @Test func `an unseen node with something seen inside stays`() throws {
    let elements = try Make.elements(
      Make.node("Cell", "label=\"Green, 4 pounds\"", visible: false, Make.text("Green")))
    #expect(elements.map(\.role) == [.cell, .text])
  }

  @Test func `a capture that calls everything unseen is kept whole with a note`() throws {
    let capture = try Make.appium(
      Make.page(Make.node("Button", "label=\"Pay\"", visible: false, accessible: true)))
    #expect(capture.screens[0].elements.count == 1)
    #expect(capture.notes.first?.contains("everything was kept") == true)
  }

  @Test func `keyboard, status bar and scroll bars are left out with a note`() throws {
    let keys = ["q", "w"].map { Make.node("Key", "name=\"\($0)\" label=\"\($0)\"") }.joined()
    let bar = Make.node(
      "Other", "value=\"0 %\" name=\"Vertikaler Rollbalken\" label=\"Vertikaler Rollbalken\"",
      traits: "Adjustable")
    let capture = try Make.appium(
      Make.page(
        Make.button("Brew") + Make.node("Keyboard", "", keys)
          + Make.node("StatusBar", "", Make.text("9:41")) + Make.node("ScrollView", "", bar + bar)))
    #expect(capture.screens[0].elements.map(\.id) == ["button-brew"])
    #expect(
      capture.notes == [
        "left out the keyboard with 2 keys", "left out 2 scroll bars", "left out the status bar",
      ])
  }

  @Test func `a volume slider outside a scrolling area is no scroll bar`() throws {
    let elements = try Make.elements(
      Make.node("Other", "value=\"50%\" name=\"Volume\" label=\"Volume\"", traits: "Adjustable"))
    #expect(elements.map(\.role) == [.slider])
    #expect(elements[0].value == .found("50%"))
  }

  @Test func `texts that stand in themselves become one`() throws {
    let inner = Make.node(
      "StaticText", "value=\"Total\" name=\"Total\" label=\"Total\"", traits: "StaticText",
      accessible: true)
    let elements = try Make.elements(
      Make.node(
        "StaticText", "value=\"Total\" name=\"totalText\" label=\"Total\"", traits: "", inner))
    #expect(elements.count == 1)
    #expect(elements[0].identifier == .found("totalText"))
    #expect(elements[0].isAccessibilityElement == true)
    #expect(elements[0].traits == .found(.staticText))
  }

  @Test func `a button in a button of the same place is the same button`() throws {
    let inner = Make.node(
      "Button", "", traits: "Button", visible: false,
      Make.node(
        "Image", "name=\"ellipsis\" label=\"More\"", frame: [40, 110, 20, 8], visible: false))
    let elements = try Make.elements(Make.button("More actions", inner))
    #expect(elements.count == 1)
    #expect(elements[0].icon == .found(.symbol("ellipsis")))
    #expect(elements[0].identifier == .notMeasured)
  }

  // In captures of SwiftUI lists the row is told to be reachable and all inside it not to be, while
  // VoiceOver lands on the buttons inside.
  @Test func `a row without a name only groups the buttons inside it`() throws {
    let inside =
      Make.button("Green", frame: [20, 110, 40, 20])
      + Make.node("Button", frame: [70, 110, 20, 20])
      + Make.text("4 pounds")
    let elements = try Make.elements(
      Make.node("Button", frame: [0, 100, 393, 60], traits: "Button", accessible: true, inside))
    #expect(elements.map(\.role) == [.button, .button, .text])
    #expect(elements.map(\.isAccessibilityElement) == [nil, nil, nil])
  }

  @Test func `a named button keeps what VoiceOver cannot reach inside it`() throws {
    let inside = Make.button("Green", frame: [20, 110, 40, 20])
    let elements = try Make.elements(
      Make.node(
        "Button", "name=\"Pot\" label=\"Pot\"", frame: [0, 100, 393, 60], traits: "Button",
        accessible: true, inside))
    #expect(elements.map(\.role) == [.button, .button])
    #expect(elements.map(\.isAccessibilityElement) == [true, false])
  }

  @Test func `a badge that is a button of its own gives the outer one no text`() throws {
    let badge = Make.node(
      "Button", "name=\"ALT\" label=\"ALT\"", frame: [80, 120, 20, 12], visible: false,
      Make.node("StaticText", "label=\"ALT\"", frame: [82, 122, 10, 8], visible: false))
    let elements = try Make.elements(Make.button("A pot of tea", badge))
    #expect(elements.count == 1)
    #expect(elements[0].text == .notMeasured)
  }

  @Test func `a bar item's wrapper of the same label vanishes`() throws {
    let elements = try Make.elements(
      Make.node(
        "Other", "name=\"person.badge.plus\" label=\"Add account\"", frame: [16, 100, 120, 60],
        Make.button("Add account", name: "person.badge.plus")))
    #expect(elements.map(\.role) == [.button])
  }

  @Test func `a section header named like the words in it vanishes`() throws {
    let inner = Make.node("Other", "name=\"GREENS\" label=\"GREENS\"", traits: "Header")
    let elements = try Make.elements(Make.node("Other", "name=\"GREENS\"", inner))
    #expect(elements.map(\.role) == [.heading])
  }

  @Test func `buttons of a tab bar are tabs`() throws {
    let elements = try Make.elements(
      Make.node("TabBar", "name=\"Tab Bar\" label=\"Tab Bar\"", Make.button("Home")))
    #expect(elements.map(\.role) == [.group, .tab])
  }

  @Test func `a view VoiceOver lands on stays without a name`() throws {
    let elements = try Make.elements(
      Make.node("Other", accessible: true)
        + Make.node("Other", frame: [0, 0, 0, 0], accessible: true))
    #expect(elements.map(\.role) == [.other])
  }

  @Test func `empty texts and the dimming overlay are left out`() throws {
    let elements = try Make.elements(
      Make.node("StaticText", frame: [0, 0, 1, 1]) + Make.button("Go")
        + Make.node("Image", "name=\"AdditionalDimmingOverlay\""))
    #expect(elements.map(\.id) == ["button-go"])
  }
}
