import AuditCore
import Testing

@testable import Importers

/// Views, pictures, texts and what hides them.
@Suite struct IBViewTests {
  private typealias Make = IBFixtures

  private static let brew =
    "<button id=\"bbb-bb-bbb\"><state key=\"normal\" title=\"Brew\"/></button>"

  @Test func `a picture is no element unless the file says so`() throws {
    let plain = try Make.element("<imageView image=\"pot\" id=\"i\"/>")
    #expect(plain.isAccessibilityElement == false && plain.icon == .found(.asset("pot")))
    #expect(plain.role == .image)
    let own = try Make.element("<imageView image=\"pot\" customClass=\"PotView\" id=\"i\"/>")
    #expect(own.isAccessibilityElement == false && own.label == .notMeasured)
    let spoken = try Make.element(
      """
      <imageView id="i"><imageReference key="image" image="cup.and.saucer" catalog="system"/>
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
      </imageView>
      """)
    #expect(spoken.isAccessibilityElement == true && spoken.label == .none)
    #expect(spoken.icon == .found(.symbol("cup.and.saucer")))
    #expect(throws: ImportError.self) {
      _ = try Importer.interfaceBuilder.read(Array(Make.xib("<imageView id=\"i\"/>").utf8), "a.xib")
    }
  }

  @Test func `texts are read, and headings by their trait`() throws {
    let text = try Make.element(
      "<label text=\"Teas\" adjustsFontForContentSizeCategory=\"YES\" id=\"l\"/>")
    #expect(text.role == .text && text.text == .found("Teas"))
    #expect(text.scalesWithDynamicType == true && text.label == .notMeasured)
    let heading = try Make.element(
      """
      <label text="Teas" id="l"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" header="YES"/></accessibility></label>
      """)
    #expect(heading.role == .heading)
  }

  @Test func `a view is an element where the file says so, and hides what is inside`() throws {
    let elements = try Make.elements(
      Make.view(
        Make.view(Self.brew, id: "inn-er-vie"),
        attributes: "customClass=\"Card\"",
        more: """
          <accessibility key="accessibilityConfiguration" label="Assam">
            <accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/>
          </accessibility>
          """))
    #expect(elements.map(\.role) == [.button, .button])
    #expect(elements[0].label == .found("Assam") && elements[0].isAccessibilityElement == true)
    #expect(elements[1].isAccessibilityElement == false && elements[1].parent == 0)
  }

  @Test func `a view without a configuration is none`() throws {
    let elements = try Make.elements(
      Make.view(
        Self.brew,
        more: """
          <accessibility key="accessibilityConfiguration" identifier="card"><bool key="isElement" value="NO"/></accessibility>
          """))
    #expect(elements.map(\.id) == ["button-brew"])
  }

  @Test func `a tap on a view is its action`() throws {
    let element = try Make.element(
      """
      <imageView image="pot" id="i"><connections>
        <outletCollection property="gestureRecognizers" destination="ges-tu-res" appends="YES" id="o"/>
      </connections></imageView>
      <tapGestureRecognizer id="ges-tu-res"><connections>
        <action selector="pour:" destination="-1" id="a"/></connections></tapGestureRecognizer>
      """)
    #expect(element.action == .found("pour"))
  }

  @Test func `frames are summed up`() throws {
    let elements = try Make.elements(
      Make.view(
        Make.view(
          "<button id=\"b\">\(Make.rect((5, 6, 44, 40)))</button>", (10, 20, 100, 100),
          id: "in", tag: "stackView"), (0, 0, 390, 800))
        + Make.view("<button id=\"c\">\(Make.rect((1, 2, 3, 4)))</button>", id: "two"))
    #expect(elements[0].frame == Rect(x: 15, y: 26, width: 44, height: 40))
    // A second view at the top does not lie on the first one.
    #expect(elements[1].frame == Rect(x: 1, y: 1002, width: 3, height: 4))
  }

  @Test func `a view that no size of window has is not met`() throws {
    func variation(_ key: String, _ part: String, mask: String = "subviews") -> String {
      "<variation key=\"\(key)\"><mask key=\"\(mask)\"><\(part) reference=\"b\"/></mask></variation>"
    }
    func hidden(_ variations: String) throws -> Bool? {
      try Make.elements(
        Make.view("<button id=\"b\">\(Make.rect((5, 6, 44, 40)))</button>", more: variations))[0]
        .hidden
    }
    let usual = variation("default", "exclude")
    let wide = "heightClass=regular-widthClass=regular"
    #expect(try hidden(usual) == true)
    #expect(try hidden(usual + variation(wide, "include")) == nil)
    #expect(try hidden(variation(wide, "exclude")) == nil)
    #expect(try hidden(variation("default", "exclude", mask: "constraints")) == nil)
    let inLandscape = try Make.elements(
      Make.view(
        """
        <button hidden="YES" id="b">\(Make.rect((5, 6, 44, 40)))
          <variation key="heightClass=compact" hidden="NO"/></button>
        """))
    #expect(inLandscape[0].hidden == nil)
  }

  @Test func `what is hidden for good is not met, what code shows has no frame yet`() throws {
    let hidden = try Make.elements(
      Make.view(
        "<button id=\"b\">\(Make.rect((5, 6, 44, 40)))</button>", attributes: "hidden=\"YES\""))
    #expect(hidden[0].hidden == true && hidden[0].opacity == 0 && hidden[0].frame == nil)
    let shownLater = try Make.elements(
      Make.view(
        "<button id=\"b\">\(Make.rect((5, 6, 44, 40)))</button>",
        attributes: "alpha=\"0.0\" customClass=\"Panel\""))
    #expect(shownLater[0].hidden == nil && shownLater[0].frame == nil)
    let faint = try Make.element(
      "<button alpha=\"0.4\" id=\"b\">\(Make.rect((5, 6, 44, 40)))</button>")
    #expect(faint.opacity == 0.4 && faint.frame != nil)
  }

  @Test func `a runtime attribute hides what is inside`() throws {
    let elements = try Make.elements(
      Make.view(
        Self.brew,
        more: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
          keyPath="accessibilityElementsHidden" value="YES"/></userDefinedRuntimeAttributes>
          """))
    #expect(elements.map(\.hidden) == [true])
  }

  @Test func `rows stand beside their heading, with what they hold`() throws {
    let elements = try Make.elements(
      """
      <tableView id="t">\(Make.rect((0, 0, 390, 800)))<sections>
        <tableViewSection headerTitle="Teas" id="s"><cells>
          <tableViewCell reuseIdentifier="TeaCell" id="c">\(Make.rect((0, 50, 390, 44)))
            <tableViewCellContentView key="contentView" id="v">\(Make.rect((0, 0, 390, 44)))
              <subviews><label text="Assam" id="l">\(Make.rect((16, 2, 100, 40)))</label></subviews>
            </tableViewCellContentView>
            <connections><segue destination="x" kind="show" identifier="showTea" id="g"/></connections>
          </tableViewCell>
        </cells></tableViewSection></sections></tableView>
      """)
    #expect(elements.map(\.id) == ["heading-teas", "TeaCell", "text-assam"])
    #expect(elements.map(\.role) == [.heading, .cell, .text])
    #expect(elements.map(\.parent) == [nil, nil, 1])
    #expect(elements[1].action == .found("showTea"))
    #expect(elements[2].frame == Rect(x: 16, y: 52, width: 100, height: 40))
  }

  @Test func `texts in the design of a row are not those of the row`() throws {
    let cell = """
      <tableViewCell reuseIdentifier="TeaCell" id="c">
        <label key="textLabel" text="Title" id="t"/><label text="Subtitle" id="s"/>
        <label text="Price:" id="p"/>
        <connections><outlet property="nameLabel" destination="s" id="o"/></connections>
      </tableViewCell>
      """
    let row = try Make.elements("<tableView id=\"v\"><prototypes>\(cell)</prototypes></tableView>")
    #expect(row.map(\.id) == ["TeaCell", "textLabel", "nameLabel", "text-price"])
    #expect(row.map(\.text.value) == [nil, nil, nil, "Price:"])
    let named = try Make.elements(
      """
      <tableView id="v"><prototypes><tableViewCell textLabel="t" detailTextLabel="s" id="c">
        <label text="Title" id="t"/><label text="Detail" id="s"/><label text="Price:" id="p"/>
      </tableViewCell></prototypes></tableView>
      """)
    #expect(named.map(\.id) == ["cell-c", "textLabel", "detailTextLabel", "text-price"])
    #expect(named.map(\.text.value) == [nil, nil, nil, "Price:"])
    #expect(named.map { $0.source?.expression } == ["textLabel", nil, nil, nil])
    let fixed = try Make.elements(
      "<tableView id=\"v\"><sections><tableViewSection id=\"w\"><cells>\(cell)</cells>"
        + "</tableViewSection></sections></tableView>")
    #expect(fixed.map(\.text.value) == [nil, "Title", "Subtitle", "Price:"])
  }

  @Test(arguments: [
    ("Placeholder - Do not translate", "", false), ("Do not translate", "", true),
    ("Do not translate", "<outlet property=\"name\" destination=\"l\" id=\"o\"/>", false),
    ("Shown above the pot", "", true),
  ])
  func `a note may say that a text only stands in`(
    _ note: String, _ outlet: String, _ isText: Bool
  ) throws {
    let label = try Make.elements(
      """
      <label text="Detail detail" id="l"><attributedString key="userComments">
        <fragment content="\(note)"/></attributedString></label>
      """, owner: outlet)
    #expect(label.map(\.text) == [isText ? .found("Detail detail") : .notMeasured])
  }
}
