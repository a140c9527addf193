import AuditCore
import Testing

@testable import Importers

struct ScreenTitleTests {
  private typealias Make = CaptureFixtures

  private func screen(_ nodes: String, path: String = "captures/Basket full.xml") throws -> Screen {
    try Make.appium(Make.page(nodes), path: path).screens[0]
  }

  @Test func `the navigation bar gives the title`() throws {
    let screen = try screen(Make.node("NavigationBar", "name=\"My Basket\"") + Make.button("Pay"))
    #expect(screen.title == .found("My Basket"))
    #expect(screen.id == "my-basket")
    #expect(screen.elements.map(\.id) == ["button-pay"])
  }

  @Test func `a mangled bar is passed over for the heading in it`() throws {
    let bar = Make.node(
      "NavigationBar", "name=\"_TtGC7SwiftUI32NavigationStackHosting\"",
      Make.node("PopUpButton", "name=\"Trends\" label=\"Trends\"", traits: "Header"))
    #expect(try screen(bar).title == .found("Trends"))
  }

  @Test func `the class of a controller without a title is no title`() throws {
    let bar = "name=\"TSBasketDayPageView\""
    let inside = Make.button("May", frame: [0, 44, 65, 44])
    #expect(try screen(Make.node("NavigationBar", bar, inside)).title == .notMeasured)
    let shown = Make.node("NavigationBar", bar, Make.text("Basket"))
    #expect(try screen(shown).title == .found("Basket"))
    // Where people see it, it is a title, however it is spelled.
    let seen = Make.node("NavigationBar", "name=\"TeaSpoonBox\"", Make.text("TeaSpoonBox"))
    #expect(try screen(seen).title == .found("TeaSpoonBox"))
  }

  @Test func `the bar of a sheet lies over the one below`() throws {
    let bars =
      Make.node("NavigationBar", "name=\"Shop\"") + Make.node("NavigationBar", "name=\"Filter\"")
    #expect(try screen(bars + Make.button("Done")).title == .found("Filter"))
  }

  @Test func `without a bar the first heading or the alert is the title`() throws {
    let heading = Make.node("StaticText", "label=\"Welcome\"", traits: "StaticText, Header")
    #expect(try screen(Make.button("Go") + heading).title == .found("Welcome"))
    let alert = Make.node("Alert", "name=\"Empty?\" label=\"Empty?\"", Make.button("No"))
    #expect(try screen(alert).title == .found("Empty?"))
  }

  @Test func `the file's name is an id and never a title`() throws {
    let screen = try screen(Make.button("Pay"))
    #expect(screen.title == .notMeasured)
    #expect(screen.id == "basket-full")
    #expect(try self.screen(Make.button("Pay"), path: "-").id == "screen")
  }

  @Test func `titles in other scripts make ids`() throws {
    #expect(try screen(Make.node("NavigationBar", "name=\"設定\"") + Make.button("x")).id == "設定")
  }

  @Test func `ids are unique, readable and free of separators`() throws {
    let elements = try Make.elements(
      Make.button("Edit") + Make.button("Edit") + Make.button("Go", name: "a/b #1")
        + Make.button("Stop", name: "button-edit-2") + Make.button("★"))
    #expect(
      elements.map(\.id) == ["button-edit", "button-edit-2", "a-b-1", "button-edit-2-2", "button"])
  }

  @Test func `every element says where in the capture it stood`() throws {
    let elements = try Make.elements(
      Make.node(
        "CollectionView", "",
        Make.node("Cell", "", Make.text("One"))
          + Make.node("Cell", "", Make.node("Other", "", Make.text("Two")))))
    #expect(
      elements.map { $0.origin?.path } == [
        "CollectionView/Cell", "CollectionView/Cell/StaticText", "CollectionView/Cell[2]",
        "CollectionView/Cell[2]/StaticText",
      ])
    #expect(elements.allSatisfy { $0.origin?.format == "appium" })
  }
}
