import AuditCore
import Testing

@testable import Importers

/// Items of bars, segments and fields of UIKit.
@Suite struct IBItemTests {
  private typealias Make = IBFixtures

  private func item(_ attributes: String, owner: String = "") throws -> Element {
    try Make.element("<barButtonItem \(attributes) id=\"abc-12-xyz\"/>", owner: owner)
  }

  @Test func `the title beside a picture is what a bar button is called`() throws {
    let element = try item("title=\"Toggle Read\" image=\"circle\" catalog=\"system\"")
    #expect(element.label == .found("Toggle Read"))
    #expect(element.text == .none)
    #expect(element.icon == .found(.symbol("circle")))
    #expect(element.id == "button-toggle-read")
  }

  @Test func `a bar button with a picture alone has no name`() throws {
    #expect(try item("image=\"share\"").label == .none)
    let held = try item(
      "title=\"Item\" image=\"share\"",
      owner: "<outlet property=\"Old.shareItem\" destination=\"abc-12-xyz\" id=\"o\"/>")
    #expect(held.label == .notMeasured && held.id == "shareItem")
    // Nobody replaces this one.
    #expect(try item("title=\"Item\" image=\"share\"").label == .found("Item"))
  }

  @Test func `the system names its items, and spaces are none`() throws {
    let add = try item("systemItem=\"add\"")
    #expect(add.label == .found("Add") && add.text == .none)
    let done = try item("systemItem=\"done\"")
    #expect(done.label == .found("Done") && done.text == .found("Done"))
    #expect(try item("title=\"Brew\"").text == .found("Brew"))
    #expect(throws: ImportError.self) {
      let xib = Make.xib(
        """
        <barButtonItem systemItem="flexibleSpace" id="a"/><barButtonItem key="backBarButtonItem" title="Back" id="b"/>
        """)
      _ = try Importer.interfaceBuilder.read(Array(xib.utf8), "a.xib")
    }
  }

  @Test func `the view inside a bar button is the element`() throws {
    let element = try Make.element(
      """
      <barButtonItem id="abc-12-xyz"><button key="customView" id="d"><state key="normal" title="Brew"/></button></barButtonItem>
      """)
    #expect(element.source?.key == "d")
  }

  @Test func `tabs show their title`() throws {
    let own = try Make.element(
      "<tabBarItem key=\"tabBarItem\" title=\"Teas\" image=\"leaf\" catalog=\"system\" id=\"t\"/>")
    #expect(own.role == .tab && own.text == .found("Teas") && own.label == .none)
    let system = try Make.element("<tabBarItem systemItem=\"search\" id=\"t\"/>")
    #expect(system.label == .found("Search"))
  }

  @Test func `segments are elements with a place, and their control is none`() throws {
    let elements = try Make.elements(
      """
      <segmentedControl selectedSegmentIndex="0" id="abc-12-xyz">\(Make.rect((0, 0, 100, 32)))
        <segments><segment title="Green"/><segment title="" image="leaf" catalog="system"/></segments>
      </segmentedControl>
      """)
    #expect(elements.map(\.role) == [.segmentedControl, .button, .button])
    #expect(elements[0].isAccessibilityElement == false)
    #expect(elements[1].text == .found("Green") && elements[1].position == .found("1 of 2"))
    #expect(elements[2].label == .none && elements[2].icon == .found(.symbol("leaf")))
    #expect(elements[2].frame == Rect(x: 50, y: 0, width: 50, height: 32))
    #expect(elements[2].parent == 0)
  }

  @Test func `fields have a placeholder, which is no label`() throws {
    let field = try Make.element("<textField placeholder=\"Name\" text=\"Assam\" id=\"t\"/>")
    #expect(field.role == .textField && field.label == .none)
    #expect(field.placeholder == .found("Name") && field.value == .found("Assam"))
    let secret = try Make.element(
      """
      <textField id="t"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    #expect(secret.role == .secureTextField && secret.placeholder == .none)
    let search = try Make.element("<searchBar placeholder=\"Teas\" id=\"t\"/>")
    #expect(search.role == .searchField && search.label == .notMeasured)
    let text = try Make.element(
      "<textView editable=\"NO\" id=\"t\"><string key=\"text\">A\nB</string></textView>")
    #expect(text.role == .text && text.text == .found("A\nB"))
  }

  @Test(arguments: [
    ("switch", Role.switch), ("slider", .slider), ("stepper", .stepper),
  ])
  func `controls without a title need a label`(tag: String, role: Role) throws {
    let element = try Make.element("<\(tag) id=\"abc-12-xyz\" enabled=\"NO\"/>")
    #expect(element.role == role && element.label == .none)
    #expect(element.enabled == false)
    #expect(element.id == role.rawValue + "-abc-12-xyz")
  }
}
