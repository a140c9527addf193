import AuditCore
import Testing

@testable import Importers

/// What of a file is met together, and what nobody meets.
@Suite struct IBLayersTests {
  private typealias Make = IBFixtures

  private static func window(_ id: String, _ button: String) -> String {
    """
    <window id="\(id)"><view key="contentView" id="v\(id)"><subviews>
    <button id="\(button)"><buttonCell key="cell" type="push" title="Pour" id="k\(button)"/></button>
    </subviews></view></window>
    """
  }

  @Test func `windows of a file are not met together`() throws {
    let all = try Make.elements(Self.window("w", "a") + Self.window("x", "b"), mac: true)
    #expect(all.map { $0.origin?.path } == ["a", "b/over x"])
  }

  @Test func `items of two menus are not met together`() throws {
    let all = try Make.elements(
      """
      <menu id="m"><items>
        <menuItem title="Tea" id="i"><menu key="submenu" id="n"><items>
          <menuItem title="Pour" id="j"/></items></menu></menuItem>
        <menuItem title="Milk" id="k"/>
      </items></menu>
      """, mac: true)
    #expect(all.map { $0.origin?.path } == ["i/over m", "j/over n", "k/over m"])
  }

  @Test func `an item that only holds a menu for code is not met, its items are`() throws {
    let all = try Make.elements(
      """
      <menuItem title="Menu" id="i"><menu key="submenu" id="n"><items>
        <menuItem title="Pour" id="j"/></items></menu></menuItem>
      """, mac: true)
    #expect(all.map(\.text) == [.found("Pour")])
  }

  @Test func `a view that a xib has beside the shown one is met where something holds it`() throws {
    func hidden(_ attributes: String = "", owner: String = "") throws -> [Bool?] {
      let button = "<button id=\"b\">\(Make.rect((0, 0, 40, 40)))</button>"
      let objects =
        Make.view(button.replacing("\"b\"", with: "\"a\""), id: "shown")
        + Make.view(button, attributes: attributes, id: "other", tag: "customView")
      return try Make.elements(objects, owner: owner, mac: true).map(\.hidden)
    }
    let view = "<outlet property=\"view\" destination=\"shown\" id=\"o\"/>"
    let held = "<outlet property=\"extra\" destination=\"other\" id=\"p\"/>"
    #expect(try hidden(owner: view) == [nil, true])
    #expect(try hidden(owner: view + held) == [nil, nil])
    #expect(try hidden("customClass=\"Pot\"", owner: view) == [nil, nil])
    #expect(try hidden() == [nil, nil])
  }

  @Test func `views beside another in a file of iOS may be shown on it, one at a time`() throws {
    func view(_ id: String) -> String {
      "<view id=\"\(id)\"><subviews><button id=\"b-\(id)\"/></subviews></view>"
    }
    let all = try Make.elements("<button id=\"a\"/>" + view("v") + view("w"))
    #expect(
      all.map { $0.origin?.path } == ["a", "b-v/either beside.v", "b-w/either beside.w"])
  }

  @Test func `what is shown while the app begins is left out`() throws {
    let text = Make.storyboard(("", Make.view("<button id=\"b\"/>")))
    #expect(try Make.read(text).screens.count == 1)
    let launch = try Make.read(
      text.replacing("<document ", with: "<document launchScreen=\"YES\" "))
    #expect(launch.screens.isEmpty)
    #expect(launch.notes.count == 1)
  }
}
