import AuditCore
import Testing

@testable import Importers

/// Controls of AppKit.
@Suite struct IBMacTests {
  private typealias Make = IBFixtures

  private func element(_ object: String, owner: String = "") throws -> Element {
    try Make.element(object, owner: owner, mac: true)
  }

  private func button(_ cell: String, inside: String = "", owner: String = "") throws -> Element {
    try element(
      "<button id=\"b\">\(Make.rect((0, 0, 30, 30)))<buttonCell key=\"cell\" \(cell) id=\"k\"/>\(inside)</button>",
      owner: owner)
  }

  @Test func `a button is what its cell is`() throws {
    #expect(try button("type=\"push\" title=\"Brew\"").text == .found("Brew"))
    #expect(try button("type=\"check\" title=\"Milk\"").role == .checkbox)
    #expect(try button("type=\"radio\" title=\"Green\"").role == .radio)
    #expect(try button("bezelStyle=\"helpButton\" title=\"?\"").label == .found("Help"))
  }

  @Test func `a picture alone has no name, but its title is one`() throws {
    let bare = try button("image=\"pot\" imagePosition=\"only\"")
    #expect(bare.label == .none && bare.text == .none && bare.tooltip == .none)
    #expect(bare.icon == .found(.asset("pot")))
    let titled = try button(
      "title=\"Brew\" image=\"mug\" catalog=\"system\" imagePosition=\"only\"")
    #expect(titled.label == .found("Brew") && titled.text == .none)
    #expect(titled.icon == .found(.symbol("mug")))
    // The system describes its own pictures.
    #expect(try button("image=\"NSAddTemplate\" imagePosition=\"only\"").label == .notMeasured)
    let held = try button(
      "image=\"buttonCell:k:image\" imagePosition=\"only\"",
      owner: "<outlet property=\"pot\" destination=\"b\" id=\"o\"/>")
    #expect(held.label == .notMeasured && held.icon == .notMeasured && held.id == "pot")
  }

  @Test func `descriptions, help and tooltips are read`() throws {
    let element = try element(
      """
      <button toolTip="Brew a pot" id="b"><buttonCell key="cell" image="pot" imagePosition="only" id="k">
        <accessibility description="Brew" help="Takes a while" identifier="brew"/></buttonCell></button>
      """)
    #expect(element.label == .found("Brew") && element.hint == .found("Takes a while"))
    #expect(element.tooltip == .found("Brew a pot") && element.id == "brew")
  }

  @Test func `another text names a field`() throws {
    let elements = try Make.elements(
      """
      <textField id="l"><textFieldCell key="cell" title="Name:" id="lc"/></textField>
      <textField id="f"><textFieldCell key="cell" editable="YES" placeholderString="Assam" id="fc"/>
        <connections><accessibilityConnection property="title" destination="l" id="x"/></connections>
      </textField>
      """, mac: true)
    #expect(elements.map(\.role) == [.text, .textField])
    #expect(elements[0].text == .found("Name:"))
    #expect(elements[1].label == .found("Name:") && elements[1].placeholder == .found("Assam"))
  }

  @Test func `the choice of a pop-up button is its value`() throws {
    let popUp = try element(
      """
      <popUpButton id="p"><popUpButtonCell key="cell" title="Green" selectedItem="g" id="k">
        <menu key="menu" id="m"><items><menuItem title="Green" id="g"/><menuItem title="Black" id="h"/></items></menu>
      </popUpButtonCell></popUpButton>
      """)
    #expect(popUp.role == .menuButton && popUp.value == .found("Green") && popUp.label == .none)
    let pullDown = try element(
      """
      <popUpButton id="p"><popUpButtonCell key="cell" pullsDown="YES" title="Sort" id="k"/></popUpButton>
      """)
    #expect(pullDown.text == .found("Sort"))
  }

  @Test func `menus give their items, side by side`() throws {
    let elements = try Make.elements(
      """
      <menu key="mainMenu" id="m"><items>
        <menuItem title="File" id="f"><menu key="submenu" title="File" id="n"><items>
          <menuItem title="Open…" id="o"/><menuItem isSeparatorItem="YES" id="s"/>
        </items></menu></menuItem></items></menu>
      """, mac: true)
    #expect(elements.map(\.role) == [.menuButton, .button])
    #expect(elements.map(\.text) == [.found("File"), .found("Open…")])
    #expect(elements.map(\.parent) == [nil, nil])
  }

  @Test func `toolbar items have a label, and spaces and copies are none`() throws {
    let elements = try Make.elements(
      """
      <toolbar implicitIdentifier="x" id="t"><allowedToolbarItems>
        <toolbarItem implicitItemIdentifier="a" label="Brew" paletteLabel="Brew tea" image="mug" catalog="system" id="a"/>
        <toolbarItem implicitItemIdentifier="b" label="" paletteLabel="Pour" image="pot" id="b"/>
        <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="c"/>
        <toolbarItem implicitItemIdentifier="h" label="Pour" toolTip="Pour a cup" id="h"><button key="view" id="i">
          <buttonCell key="cell" image="pot" imagePosition="only" id="j"/></button>
          <connections><action selector="pour:" target="-1" id="l"/></connections></toolbarItem>
        <toolbarItem implicitItemIdentifier="d" label="Find" id="d"><button key="view" id="e"><buttonCell key="cell" title="Find" id="g"/></button></toolbarItem>
      </allowedToolbarItems><defaultToolbarItems><toolbarItem reference="a"/></defaultToolbarItems></toolbar>
      """, mac: true)
    #expect(elements.map { $0.source?.key } == ["a", "b", "i", "e"])
    // Whether the label is shown or said depends on the toolbar.
    #expect(elements[2].label == .notMeasured && elements[2].action == .found("pour"))
    #expect(elements[2].tooltip == .found("Pour a cup") && elements[2].id == "Pour")
    #expect(elements[0].text == .found("Brew") && elements[0].icon == .found(.symbol("mug")))
    #expect(elements[1].label == .found("Pour") && elements[1].text == .none)
  }

  @Test func `frames count from below, but for tables`() throws {
    let elements = try Make.elements(
      Make.view(
        "<button id=\"b\">\(Make.rect((10, 20, 30, 40)))</button>"
          + Make.view(
            "<button id=\"c\">\(Make.rect((1, 2, 3, 4)))</button>", (0, 100, 50, 50), id: "t",
            tag: "tableView"), (50, 60, 300, 200), tag: "customView"), mac: true)
    #expect(elements[0].frame == Rect(x: 10, y: 140, width: 30, height: 40))
    #expect(elements[1].frame == Rect(x: 1, y: 52, width: 3, height: 4))
  }

  @Test func `segments of the Mac are named by their label or tooltip`() throws {
    let elements = try Make.elements(
      """
      <segmentedControl id="s"><segmentedCell key="cell" id="k"><segments>
        <segment label="List"/><segment image="grid" toolTip="Grid"/></segments></segmentedCell></segmentedControl>
      """, mac: true)
    #expect(elements.count == 3)
    #expect(elements[1].text == .found("List"))
    #expect(elements[2].label == .none && elements[2].tooltip == .found("Grid"))
  }
}
