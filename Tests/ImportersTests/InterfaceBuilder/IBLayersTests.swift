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

  @Test func `views beside another in a file of iOS may be shown on it`() throws {
    let all = try Make.elements(
      "<button id=\"a\"/><view id=\"v\"><subviews><button id=\"b\"/></subviews></view>")
    #expect(all.map { $0.origin?.path } == ["a", "b"])
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
