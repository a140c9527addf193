import AuditCore
import Testing

@testable import Importers

/// What tabs without a title show of the controllers they stand for.
@Suite struct IBTabTests {
  private typealias Make = IBFixtures

  private static func elements(_ scenes: String, mac: Bool = false) throws -> [Element] {
    let type = mac ? "Cocoa" : "CocoaTouch"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" targetRuntime="\(mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")">
        <scenes>\(scenes)</scenes>
      </document>
      """
    return try Make.read(text, path: "App/Tea.storyboard").screens.flatMap(\.elements)
  }

  private static func scene(_ controller: String) -> String {
    "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
  }

  private static func tab(_ more: String = "", attributes: String = "") -> String {
    "<tabBarItem key=\"tabBarItem\" \(attributes) image=\"tea\" id=\"t\">\(more)</tabBarItem>"
  }

  @Test func `a tab of a controller with a title shows that`() throws {
    func text(_ title: String, _ tab: String) throws -> Measured<String>? {
      let scene = IBTabTests.scene("<viewController \(title) id=\"c\">\(tab)</viewController>")
      return try IBTabTests.elements(scene).first?.text
    }
    #expect(try text("title=\"Teas\"", IBTabTests.tab()) == .found("Teas"))
    #expect(try text("title=\"Teas\"", IBTabTests.tab(attributes: "title=\"\"")) == .found("Teas"))
    #expect(
      try text("title=\"Teas\"", IBTabTests.tab(attributes: "title=\"Cup\"")) == .found("Cup"))
    #expect(try text("", IBTabTests.tab()) == Measured.none)
  }

  @Test func `the title of a controller inside a navigation controller may be its tab's`() throws {
    func element(_ title: String) throws -> Element? {
      try IBTabTests.elements(
        IBTabTests.scene(
          """
          <navigationController id="n">\(IBTabTests.tab())<connections>
            <segue destination="c" kind="relationship" relationship="rootViewController" id="l"/>
          </connections></navigationController>
          """) + IBTabTests.scene("<viewController \(title) id=\"c\"/>")
      ).first
    }
    let open = try element("title=\"Teas\"")
    #expect(open?.label == .notMeasured)
    #expect(open?.source?.expression == "title")
    #expect(try element("")?.label == Measured.none)
  }

  @Test func `an attribute of a class's own may title an item without a title`() throws {
    func element(_ attribute: String, _ title: String = "") throws -> Element? {
      let more = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
        keyPath="\(attribute)" value="tab.tea"/></userDefinedRuntimeAttributes>
        """
      let tab = IBTabTests.tab(more, attributes: title)
      return try IBTabTests.elements(
        IBTabTests.scene("<viewController id=\"c\">\(tab)</viewController>")
      ).first
    }
    #expect(try element("localizableString")?.label == .notMeasured)
    #expect(try element("localizableString")?.source?.expression == "localizableString")
    #expect(try element("titleColor")?.label == Measured.none)
    #expect(try element("localizableString", "title=\"Tea\"")?.text == .found("Tea"))
  }

  @Test func `tabs of the Mac show the titles of their controllers in order`() throws {
    let items = try IBTabTests.elements(
      IBTabTests.scene(
        """
        <tabViewController id="p"><tabViewItems>
          <tabViewItem image="tea" id="a"/><tabViewItem label="Cups" image="cup" id="b"/>
          <tabViewItem image="me" id="c"/>
        </tabViewItems><connections>
          <segue destination="x" kind="relationship" relationship="tabItems" id="1"/>
          <segue destination="y" kind="relationship" relationship="tabItems" id="2"/>
          <segue destination="z" kind="relationship" relationship="tabItems" id="3"/>
        </connections></tabViewController>
        """) + IBTabTests.scene("<viewController title=\"Teas\" id=\"x\"/>")
        + IBTabTests.scene("<viewController title=\"Not shown\" id=\"y\"/>")
        + IBTabTests.scene("<viewController id=\"z\"/>"), mac: true)
    #expect(items.map(\.text) == [.found("Teas"), .found("Cups"), .none])
  }
}
