import AuditCore
import Testing

@testable import Importers

struct AccessibilitySnapshotTests {
  private typealias Make = SnapshotFixtures

  @Test func `an element is read with everything it has`() throws {
    let element = try #require(
      try Make.elements(
        Make.element(
          0,
          "\"label\":\"Favorite\",\"value\":\"1\",\"hint\":\"Keeps the tea\",\"identifier\":\"fav\","
            + "\"userInputLabels\":[\"Favorite\",\"Keep\"],\"accessibilityLanguage\":\"en-US\","
            + "\"customActions\":[\"Share\"],\"traits\":[\"button\",\"selected\",\"notEnabled\"]")
      ).first)
    #expect(element.role == .button)
    #expect(element.label == .found("Favorite"))
    #expect(element.value == .found("1"))
    #expect(element.hint == .found("Keeps the tea"))
    #expect(element.identifier == .found("fav"))
    #expect(element.inputLabels == .found(["Favorite", "Keep"]))
    #expect(element.language == .found("en-US"))
    #expect(element.traits.value == [.button, .selected, .notEnabled])
    #expect(element.selected == true)
    #expect(element.enabled == false)
    #expect(element.isAccessibilityElement == true)
    #expect(element.text == .notMeasured)
  }

  @Test func `the encoder leaves out nil, so what is absent is none`() throws {
    let element = try #require(try Make.elements(Make.element(0)).first)
    #expect(element.value == .none)
    #expect(element.hint == .none)
    #expect(element.identifier == .none)
    #expect(element.inputLabels == .none)
    #expect(element.language == .notMeasured)
  }

  @Test func `input labels of what takes no action are not known, an empty list is empty`() throws {
    let elements = try Make.elements(
      Make.element(0, "\"respondsToUserInteraction\":false"),
      Make.element(1, "\"userInputLabels\":[]"))
    #expect(elements.map(\.inputLabels) == [.notMeasured, .found([])])
  }

  @Test(arguments: [
    ("\"button\"", Role.button), ("\"button\",\"tabBarItem\"", .tab), ("\"switchButton\"", .switch),
    ("\"textEntry\"", .textField), ("\"textEntry\",\"secureTextField\"", .secureTextField),
    ("\"textEntry\",\"searchField\"", .searchField), ("\"adjustable\"", .slider),
    ("\"staticText\",\"header\"", .heading), ("\"image\"", .image), ("\"link\"", .link),
    ("\"staticText\"", .text), ("\"unknown(268435457)\"", .tab), ("\"unknown(x)\"", .other),
    ("\"backButton\",\"button\"", .button), ("", .other),
  ])
  func `traits make the role`(traits: String, role: Role) throws {
    #expect(try Make.elements(Make.element(0, "\"traits\":[\(traits)]")).map(\.role) == [role])
  }

  @Test func `elements come in VoiceOver's order inside their containers`() throws {
    let elements = try Make.elements(
      Make.element(3, "\"label\":\"D\""),
      Make.container(
        "\"list\":{}", Make.element(2, "\"label\":\"C\""), Make.element(1, "\"label\":\"B\"")),
      Make.element(0, "\"label\":\"A\""))
    #expect(elements.compactMap(\.label.value) == ["A", "B", "C", "D"])
    #expect(elements.map(\.parent) == [nil, nil, nil, nil])
  }

  @Test func `a container with a name stays, and the buttons of a tab bar are tabs`() throws {
    let elements = try Make.elements(
      Make.container(
        "\"semanticGroup\":{\"label\":\"At a glance\",\"identifier\":\"glance\"}", Make.element(0)),
      Make.container("\"tabBar\":{}", Make.element(1)))
    #expect(elements.map(\.role) == [.group, .button, .tab])
    #expect(elements[0].label == .found("At a glance"))
    #expect(elements[0].identifier == .found("glance"))
    #expect(elements[0].isAccessibilityElement == false)
    #expect(elements[1].parent == 0)
  }

  private static let hints: [(hint: String, own: String?)] = [
    ("Double tap to toggle setting.", nil), ("Saves tea. Double tap to edit.", "Saves tea"),
    ("Swipe up or down with one finger to adjust the value.", nil), ("Saves tea.", "Saves tea."),
    ("Here: Double tap to edit.", "Here: Double tap to edit."),
  ]

  @Test(arguments: hints.indices)
  func `hints of the system are taken off`(_ index: Int) throws {
    let (hint, own) = Self.hints[index]
    let element = try #require(try Make.elements(Make.element(0, "\"hint\":\"\(hint)\"")).first)
    #expect(element.hint.value == own)
    #expect(element.hint.isMeasured)
  }

  @Test func `a path becomes the box around it`() throws {
    let path =
      "\"shape\":{\"type\":\"path\",\"pathElements\":[{\"move\":{\"to\":[10,20]}},"
      + "{\"line\":{\"to\":[50,20]}},{\"curve\":{\"to\":[30,60],\"control1\":[50,40],"
      + "\"control2\":[40,60]}},{\"closeSubpath\":{}}]}"
    let elements = try Make.elements(
      Make.element(0, path), Make.element(1, "\"shape\":{\"type\":\"path\",\"pathElements\":[]}"),
      Make.element(2, "\"shape\":{\"type\":\"frame\",\"frame\":[[1e400,0],[1,1]]}"))
    #expect(elements.map(\.frame) == [Rect(x: 10, y: 20, width: 40, height: 40), nil, nil])
  }

  @Test func `a flat list of elements is read too`() throws {
    let flat = "[{\"description\":\"Pay. Button.\",\"label\":\"Pay\",\"traits\":[\"button\"]}]"
    #expect(try Make.read(flat).screens[0].elements.map(\.role) == [.button])
  }

  @Test(arguments: ["[]", "{}", "[1]", "[{\"container\":5}]", "null"])
  func `what holds no element is refused`(text: String) {
    #expect(throws: ImportError.self) { try Make.read(text) }
  }

  @Test func `the app's own hint is read where it stands apart`() throws {
    let elements = try Make.elements(
      Make.element(0, "\"authoredHint\":\"Double tap to edit.\""),
      Make.element(1, "\"authoredHint\":null,\"hint\":\"Double tap to toggle setting.\""))
    #expect(elements.map(\.hint) == [.found("Double tap to edit."), .none])
  }
}
