import AuditCore
import Testing

@testable import Importers

/// Captures of Mac apps, whose windows and menus the system furnishes.
struct MacCaptureTests {
  /// One node as Appium's driver for Macs writes it: an empty text for all that is not there.
  private func node(
    _ type: String, id: String = "", title: String = "", _ more: String = "label=\"\"",
    frame: [Int] = [300, 200, 80, 24], inside: String = ""
  ) -> String {
    let tag = "XCUIElementType\(type)"
    let enabled = more.contains("enabled=") ? "" : " enabled=\"true\""
    let selected = more.contains("selected=") ? "" : " selected=\"false\""
    let label = more.contains("label=") ? "" : " label=\"\""
    return "<\(tag) elementType=\"1\" identifier=\"\(id)\" title=\"\(title)\" \(more)"
      + "\(label)\(enabled)\(selected) x=\"\(frame[0])\" y=\"\(frame[1])\""
      + " width=\"\(frame[2])\" height=\"\(frame[3])\">\(inside)</\(tag)>\n"
  }

  private func read(_ nodes: String, menus: String = "") throws -> ImportedCapture {
    let window = node(
      "Window", id: "main", title: "Teas", frame: [300, 180, 400, 300], inside: nodes)
    let bar = menus.isEmpty ? "" : node("MenuBar", frame: [0, 0, 1440, 24], inside: menus)
    let app = node("Application", title: "Tea Desk", frame: [0, 0, 0, 0], inside: window + bar)
    return try CaptureFixtures.appium(app, path: "desk.xml")
  }

  @Test func `a title is the name where the label is empty`() throws {
    let capture = try read(
      node("Button", id: "brew", title: "Brew")
        + node("Button", title: "Pour", "label=\"Pour tea\"")
        + node("RadioButton", title: "Green", "value=\"1\" selected=\"true\"")
        + node("RadioButton", title: "Black", "value=\"0\""))
    #expect(capture.appName == "Tea Desk")
    #expect(capture.platform == .macOS)
    let elements = capture.screens[0].elements
    #expect(elements.map(\.label.value) == ["Brew", "Pour tea", "Green", "Black"])
    #expect(elements.map(\.identifier) == [.found("brew"), .none, .none, .none])
    // AppKit names the objects of a nib by their numbers where the app gives no identifier.
    let image = try read(node("Image", id: "_NS:29")).screens[0].elements.first
    #expect(image?.identifier == .notMeasured)
    #expect(image?.icon == .notMeasured)
    #expect(elements.map(\.selected) == [nil, nil, true, false])
  }

  @Test func `a text has its words as value`() throws {
    let capture = try read(
      node("StaticText", id: "hint", "value=\"Water first\"") + node("StaticText", "value=\"\""))
    let text = try #require(capture.screens[0].elements.first)
    #expect(capture.screens[0].elements.count == 1)
    #expect(text.text == .found("Water first"))
    #expect(text.label == .none)
    #expect(text.value == .notMeasured)
  }

  @Test func `a button is not chosen by a value of 1 where the capture says it is not`() throws {
    let elements = try read(
      node("Button", title: "Cups", "value=\"1\"")
        + node("Button", title: "Pots", "value=\"1\" selected=\"true\"")
    ).screens[0].elements
    #expect(elements.map(\.value) == [.found("1"), .none])
    #expect(elements.map(\.selected) == [nil, true])
  }

  private func menu(_ title: String, _ items: String, type: String = "MenuBarItem") -> String {
    node(type, title: title, inside: node("Menu", inside: items))
  }

  @Test func `what the system puts into windows and menus is left out and counted`() throws {
    let apple = menu("Apple", node("MenuItem", title: "Sleep"))
    let file = menu(
      "File",
      node("MenuItem", title: "New")
        + node("MenuItem", "enabled=\"false\"", frame: [0, 22, 209, 11])
        + node("MenuItem", title: "Shut", frame: [0, 0, 0, 0])
        + menu("Recent", node("MenuItem", title: "Assam"), type: "MenuItem"))
    let capture = try read(
      node("Button", id: "_XCUI:CloseWindow", frame: [307, 186, 14, 16])
        + node("Button", id: "_XCUI:MinimizeWindow", frame: [327, 186, 14, 16])
        + node("Button", title: "Brew"),
      menus: apple + file)
    let elements = capture.screens[0].elements
    #expect(elements.map(\.label.value) == ["Brew", "File", "New", "Recent", "Assam"])
    #expect(elements.map(\.role) == [.button, .menuButton, .button, .menuButton, .button])
    #expect(
      capture.notes.contains(
        "left out 5 parts of macOS itself: buttons of the window, the Apple menu, lines in menus"))
  }

  @Test func `an app's own menu and nameless controls stay`() throws {
    let elements = try read(
      node("Button", id: "brew"),
      menus: menu("File", node("MenuItem", frame: [0, 0, 90, 22]))
        + node("MenuBarItem", title: "Apple")
    ).screens[0].elements
    #expect(elements.map(\.id) == ["brew", "menuButton-file", "button", "menuButton-apple"])
  }

  @Test func `frames are places on the display, and the window is no screen`() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, title: 'Tea Desk'
          Window (Main), 0x2, {{587.0, 36.0}, {380.0, 293.0}}, title: 'Teas'
            Button, 0x3, {{587.0, 36.0}, {14.0, 16.0}}, identifier: '_XCUI:CloseWindow'
            Button, 0x4, {{940.0, 300.0}, {80.0, 24.0}}, title: 'Brew'
      """
    let described = try DescriptionFixtures.read(text)
    #expect(described.platform == .macOS)
    #expect(described.screens[0].elements.map(\.label.value) == ["Brew"])
    #expect(described.screens[0].size == nil)
    #expect(described.screens[0].title == .found("Teas"))
    #expect(try read(node("Button", title: "Brew")).screens[0].size == nil)
  }
}
