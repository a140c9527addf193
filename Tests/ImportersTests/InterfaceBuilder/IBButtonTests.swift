import AuditCore
import Testing

@testable import Importers

/// Buttons of UIKit.
@Suite struct IBButtonTests {
  private typealias Make = IBFixtures

  @Test func `a picture without a label that no code reaches has no name`() throws {
    let element = try Make.element(
      """
      <button buttonType="system" userLabel="Close Button" id="abc-12-xyz">
        <state key="normal" image="xmark" catalog="system"/>
        <connections><action selector="close:" destination="-1" eventType="touchUpInside" id="a"/></connections>
      </button>
      """)
    #expect(element.role == .button)
    #expect(element.label == .none)
    #expect(element.text == .none)
    #expect(element.icon == .found(.symbol("xmark")))
    #expect(element.action == .found("close"))
    #expect(element.identifier == .notMeasured)
    #expect(element.id == "button-xmark")
    #expect(
      element.source
        == SourceLocation(file: "App/Tea.xib", line: 8, column: 1, key: "abc-12-xyz"))
    #expect(element.origin?.format == "ib" && element.origin?.path == "abc-12-xyz")
  }

  @Test(arguments: [
    ("", "<outlet property=\"closeButton\" destination=\"abc-12-xyz\" id=\"o\"/>", "closeButton"),
    ("", "<outletCollection property=\"buttons\" destination=\"abc-12-xyz\" id=\"o\"/>", "buttons"),
    ("customClass=\"CloseButton\"", "", "button-close"), ("tag=\"7\"", "", "button-close"),
  ])
  func `what code reaches may be named by it`(attributes: String, owner: String, id: String) throws
  {
    let element = try Make.element(
      "<button \(attributes) id=\"abc-12-xyz\"><state key=\"normal\" image=\"close\"/></button>",
      owner: owner)
    #expect(element.label == .notMeasured)
    #expect(element.text == .notMeasured)
    #expect(element.icon == .found(.asset("close")))
    #expect(element.id == id)
  }

  @Test func `the order of the keyboard is no way for code to reach it`() throws {
    let element = try Make.element(
      "<button id=\"abc-12-xyz\"><state key=\"normal\" image=\"close\"/></button>",
      owner: "<outlet property=\"nextKeyView\" destination=\"abc-12-xyz\" id=\"o\"/>")
    #expect(element.label == .none)
  }

  @Test func `the label of the configuration is the label, beside hint and traits`() throws {
    let element = try Make.element(
      """
      <button id="abc-12-xyz">
        <accessibility key="accessibilityConfiguration" hint="Opens the pot" identifier="pot" label="Brew">
          <accessibilityTraits key="traits" button="YES" playsSound="YES"/>
          <bool key="isElement" value="YES"/>
          <userInputLabels><string>Brew</string><string>Tea</string></userInputLabels>
        </accessibility>
        <state key="normal" image="pot"/>
      </button>
      """)
    #expect(element.label == .found("Brew"))
    #expect(element.hint == .found("Opens the pot"))
    #expect(element.identifier == .found("pot"))
    #expect(element.id == "pot")
    #expect(element.traits.value?.names == ["button", "playsSound"])
    #expect(element.inputLabels == .found(["Brew", "Tea"]))
    #expect(element.isAccessibilityElement == true)
  }

  @Test func `runtime attributes name it as well`() throws {
    let element = try Make.element(
      """
      <button id="abc-12-xyz">
        <state key="normal" image="pot"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Brew"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint"><string key="value">One
      Two</string></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="pot"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="NO"/>
          <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits"><integer key="value" value="65537"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </button>
      """)
    #expect(element.label == .found("Brew"))
    #expect(element.hint == .found("One\nTwo"))
    #expect(element.id == "pot")
    #expect(element.isAccessibilityElement == false)
    #expect(element.traits.value?.names == ["button", "header"])
  }

  @Test func `an attribute of a class that sets the label is taken for it`() throws {
    let element = try Make.element(
      """
      <barButtonItem title="Item" image="circle" catalog="system" id="abc-12-xyz">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accLabelText" value="Mark as Read"/>
        </userDefinedRuntimeAttributes>
      </barButtonItem>
      """)
    #expect(element.label == .found("Mark as Read"))
  }

  @Test(arguments: [
    ("<state key=\"normal\" title=\"Brew\"/>", "Brew"),
    ("<state key=\"normal\" title=\" \"/><state key=\"selected\" title=\"Brewing\"/>", "Brewing"),
    ("<state key=\"normal\"><string key=\"title\">Brew\nnow</string></state>", "Brew\nnow"),
    (
      "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragments>"
        + "<fragment content=\"Brew \"/><fragment><string key=\"content\">now</string></fragment>"
        + "</fragments></attributedString></state>", "Brew now"
    ),
    (
      "<state key=\"normal\" title=\"Button\"/>"
        + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Brew\"/>", "Brew"
    ),
  ])
  func `the title is the text people see`(content: String, text: String) throws {
    let element = try Make.element("<button id=\"abc-12-xyz\">\(content)</button>")
    #expect(element.text == .found(text))
    #expect(element.label == .none)
  }

  @Test func `a configuration shows its own picture and not the state's title`() throws {
    let element = try Make.element(
      """
      <button id="abc-12-xyz"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain">
          <imageReference key="image" image="chevron.down" catalog="system" symbolScale="medium"/>
        </buttonConfiguration>
      </button>
      """)
    #expect(element.text == .none)
    #expect(element.icon == .found(.symbol("chevron.down")))
  }

  @Test func `a stand-in title is judged only where no code replaces it`() throws {
    let button = "<button id=\"abc-12-xyz\"><state key=\"normal\" title=\"Button\"/></button>"
    #expect(try Make.element(button).text == .found("Button"))
    let held = try Make.element(
      button, owner: "<outlet property=\"brew\" destination=\"abc-12-xyz\" id=\"o\"/>")
    #expect(held.text == .notMeasured && held.id == "brew")
  }

  @Test(arguments: [("close", "Close"), ("infoLight", "More Info"), ("contactAdd", "Add")])
  func `the system names its own kinds of buttons`(type: String, label: String) throws {
    let element = try Make.element("<button buttonType=\"\(type)\" id=\"abc-12-xyz\"/>")
    #expect(element.label == .found(label))
  }
}
