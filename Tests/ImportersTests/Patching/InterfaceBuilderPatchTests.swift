import AuditCore
import Testing

@testable import Importers

/// Changing storyboards and xibs.
@Suite struct InterfaceBuilderPatchTests {
  private typealias Make = PatchFixtures

  private static let frame =
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"44\" height=\"44\"/>"

  /// A xib with one object, indented as Xcode does.
  private static func xib(_ object: String, mac: Bool = false) -> String {
    IBFixtures.xib(object, mac: mac)
  }

  /// Changes the object "b" of a xib, and gives what became of it.
  private func change(
    _ object: String, _ member: FixMember = .label, to value: FixValue, mac: Bool = false
  ) throws -> String {
    let before = Self.xib(object, mac: mac)
    let after = try Make.interface(before, "b", member, to: value)
    let around = before.components(around: object)
    #expect(after.hasPrefix(around.0) && after.hasSuffix(around.1))
    return String(after.dropFirst(around.0.count).dropLast(around.1.count))
  }

  private func refusal(
    _ object: String, _ member: FixMember = .label, to value: FixValue = .text("x"),
    mac: Bool = false
  ) -> String? {
    Make.refusal { try change(object, member, to: value, mac: mac) }
  }

  // MARK: - Label and hint

  @Test(arguments: [
    ("label=\"Cart\"", "label=\"A &amp; &quot;B&quot;\""),
    ("hint=\"H\" label='Cart' ", "hint=\"H\" label='A &amp; \"B\"' "),
    ("", "label=\"A &amp; &quot;B&quot;\""),
    ("identifier=\"cart\"", "identifier=\"cart\" label=\"A &amp; &quot;B&quot;\""),
    ("zzz='cart'", "label='A &amp; \"B\"' zzz='cart'"),
  ])
  func `an attribute is replaced or put in its place`(_ before: String, _ after: String) throws {
    func object(_ inside: String) -> String {
      let space = inside.isEmpty ? "" : " "
      return
        "<button id=\"b\">\(Self.frame)<accessibility key=\"accessibilityConfiguration\"\(space)\(inside)/><state key=\"normal\" image=\"cart\"/></button>"
    }
    #expect(try change(object(before), to: .text("A & \"B\"")) == object(after))
  }

  @Test func `settings that are missing are put in before what belongs to the kind`() throws {
    func button(_ inside: String) -> String {
      """
          <button opaque="NO" id="b">
              \(Self.frame)
              <autoresizingMask key="autoresizingMask"/>
              <color key="tintColor" white="1"/>\(inside)
              <color key="titleColor" white="1"/>
              <state key="normal" image="cart"/>
          </button>
      """
    }
    #expect(
      try change(button(""), to: .text("Cart"))
        == button("\n        <accessibility key=\"accessibilityConfiguration\" label=\"Cart\"/>"))
    #expect(
      try change(button(""), .hint, to: .text("a\nb"))
        == button("\n        <accessibility key=\"accessibilityConfiguration\" hint=\"a&#10;b\"/>"))
    #expect(
      try change("<button id=\"b\">\(Self.frame)</button>", to: .text("<"))
        == "<button id=\"b\">\(Self.frame)<accessibility key=\"accessibilityConfiguration\" label=\"&lt;\"/></button>"
    )
  }

  @Test func `settings go after the last child where nothing belongs to the kind`() throws {
    #expect(
      try change("    <view id=\"b\">\n\t\(Self.frame)\n    </view>", to: .text("x"))
        == "    <view id=\"b\">\n\t\(Self.frame)\n\t<accessibility key=\"accessibilityConfiguration\" label=\"x\"/>\n    </view>"
    )
  }

  @Test(arguments: [
    (
      "    <barButtonItem image=\"a\" id=\"b\"/>",
      "    <barButtonItem image=\"a\" id=\"b\">\n      "
    ),
    (
      "    <barButtonItem image=\"a\" id=\"b\" />",
      "    <barButtonItem image=\"a\" id=\"b\">\n      "
    ),
    (
      "    <barButtonItem image=\"a\" id=\"b\"></barButtonItem>",
      "    <barButtonItem image=\"a\" id=\"b\">\n      "
    ),
    (
      "    <barButtonItem image=\"a\" id=\"b\">\n    </barButtonItem>",
      "    <barButtonItem image=\"a\" id=\"b\">\n      "
    ),
  ])
  func `an empty object is opened`(_ before: String, _ begin: String) throws {
    #expect(
      try change(before, to: .text("Cart"))
        == begin
        + "<accessibility key=\"accessibilityConfiguration\" label=\"Cart\"/>\n    </barButtonItem>"
    )
  }

  @Test func `a text of several lines is replaced between its tags`() throws {
    func object(_ text: String) -> String {
      "<button id=\"b\"><accessibility key=\"accessibilityConfiguration\"><string key=\"label\">\(text)</string></accessibility></button>"
    }
    #expect(try change(object("a\nb"), to: .text("a<\n\"b\"")) == object("a&lt;\n\"b\""))
    #expect(refusal(object("<![CDATA[a]]>")) == "its text is no plain string; change it by hand")
  }

  @Test func `line ends and marks stay as they are`() throws {
    let text = Self.xib("    <button id=\"b\">\n        \(Self.frame)\n    </button>")
      .replacing("\n", with: "\r\n")
    let after = try Make.interface("\u{FEFF}" + text, "b", to: .text("x"))
    #expect(
      after == "\u{FEFF}"
        + text.replacing(
          Self.frame,
          with: Self.frame
            + "\r\n        <accessibility key=\"accessibilityConfiguration\" label=\"x\"/>"))
  }

  @Test func `a label or hint can be taken away`() throws {
    func object(_ inside: String) -> String {
      "<button id=\"b\"><accessibility key=\"accessibilityConfiguration\"\(inside)/></button>"
    }
    #expect(
      try change(object(" hint=\"h\" label=\"l\""), .hint, to: .null) == object(" label=\"l\""))
    #expect(try change(object(" label=\"l\""), .label, to: .absent) == object(""))
    #expect(refusal(object(""), to: .null) == "the object has no label to take away")
  }

  // MARK: - Pictures

  @Test func `a picture with a label is made an element`() throws {
    func image(_ inside: String) -> String {
      """
          <imageView id="b">
              \(Self.frame)\(inside)
          </imageView>
      """
    }
    let begin = "\n        <accessibility key=\"accessibilityConfiguration\""
    let end = "\n        </accessibility>"
    func flag(_ value: String) -> String {
      "\n          <bool key=\"isElement\" value=\"\(value)\"/>"
    }
    #expect(
      try change(image(""), to: .text("Pot"))
        == image(begin + " label=\"Pot\">" + flag("YES") + end))
    #expect(
      try change(image(begin + " identifier=\"p\"/>"), to: .text("Pot"))
        == image(begin + " identifier=\"p\" label=\"Pot\">" + flag("YES") + end))
    #expect(
      try change(image(begin + ">" + flag("NO") + end), to: .text("Pot"))
        == image(begin + " label=\"Pot\">" + flag("NO") + end))
    #expect(
      try change(image(""), .hint, to: .text("Pot")) == image(begin + " hint=\"Pot\"/>"))
  }

  @Test func `a picture is made decorative`() throws {
    func image(_ inside: String) -> String {
      "<imageView id=\"b\">\(Self.frame)\(inside)</imageView>"
    }
    let begin = "<accessibility key=\"accessibilityConfiguration\""
    func flag(_ value: String) -> String { "<bool key=\"isElement\" value=\"\(value)\"/>" }
    let none = image(begin + ">" + flag("NO") + "</accessibility>")
    #expect(try change(image(""), .decorative, to: .flag(true)) == none)
    #expect(try change(image(begin + "/>"), .decorative, to: .flag(true)) == none)
    #expect(
      try change(none, .decorative, to: .flag(false))
        == image(begin + ">" + flag("YES") + "</accessibility>"))
    #expect(
      try change(
        image(begin + "><accessibilityTraits key=\"traits\" image=\"YES\"/></accessibility>"),
        .decorative, to: .flag(true))
        == image(
          begin + "><accessibilityTraits key=\"traits\" image=\"YES\"/>" + flag("NO")
            + "</accessibility>"))
    #expect(refusal(image(""), .decorative, to: .flag(false))?.contains("needs a label") == true)
    #expect(
      refusal("<button id=\"b\"/>", .decorative, to: .flag(true))?.contains("only pictures") == true
    )
  }

  // MARK: - The Mac

  @Test func `on the Mac a label is the description of the cell`() throws {
    func button(_ inside: String) -> String {
      "<button id=\"b\"><buttonCell key=\"cell\" image=\"pot\" id=\"c\"><font key=\"font\"/>\(inside)</buttonCell></button>"
    }
    let after = button("<accessibility description=\"Pot\"/>")
    #expect(try change(button(""), to: .text("Pot"), mac: true) == after)
    #expect(
      try change(after, .hint, to: .text("H"), mac: true)
        == button("<accessibility description=\"Pot\" help=\"H\"/>"))
    #expect(
      try change(after, to: .text("Tea"), mac: true)
        == button("<accessibility description=\"Tea\"/>"))
    let beside =
      "<button id=\"b\"><buttonCell key=\"cell\" id=\"c\"/><accessibility identifier=\"i\"/></button>"
    #expect(
      try change(beside, to: .text("Pot"), mac: true)
        == beside.replacing("identifier", with: "description=\"Pot\" identifier"))
    #expect(refusal("<customView id=\"b\"/>", mac: true)?.contains("no cell") == true)
    #expect(refusal("<menuItem title=\"A\" id=\"b\"/>", mac: true) != nil)
  }

  // MARK: - Refusals

  @Test func `what Interface Builder does not hold is refused`() {
    let object = "<button id=\"b\"/>"
    #expect(refusal(object, .value) == "Interface Builder has no field for it")
    #expect(
      refusal(object, .inputLabels, to: .list(["a"])) == "Interface Builder has no field for it")
    #expect(
      refusal(object, .label, to: .flag(true)) == "Interface Builder has no field for such a value")
    #expect(
      refusal(object, to: .text("\u{1}")) == "the text has a character that XML does not allow")
    #expect(refusal("<button id=\"a\"/>") == "it has no object with id \"b\"")
    #expect(
      refusal("<button id=\"b\"/><button id=\"b\"/>") == "it has several objects with id \"b\"")
    #expect(
      refusal("<tableViewSection id=\"b\"/>")
        == "a <tableViewSection> has no accessibility settings")
    #expect(refusal("<button id=\"b\">") != nil)
    #expect(Make.refusal { try Make.interface("{}", "b", to: .text("x")) } != nil)
  }

  @Test func `a runtime attribute is changed where it alone is the label`() throws {
    func object(_ attribute: String, _ more: String = "") -> String {
      "<button id=\"b\">\(more)<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)/></userDefinedRuntimeAttributes></button>"
    }
    let plain = "type=\"string\" keyPath=\"accessibilityLabel\" value="
    #expect(try change(object(plain + "\"a\""), to: .text("b")) == object(plain + "\"b\""))
    for attribute in [
      "type=\"localizedString\" keyPath=\"accessibilityLabel\" value=\"a\"",
      "type=\"string\" keyPath=\"accLabelText\" value=\"a\"",
    ] {
      #expect(refusal(object(attribute))?.contains("runtime attribute") == true)
    }
    let settings = "<accessibility key=\"accessibilityConfiguration\" label=\"c\"/>"
    #expect(refusal(object(plain + "\"a\"", settings))?.contains("runtime attributes") == true)
  }
}

extension String {
  /// What stands before and after a part that is there once.
  fileprivate func components(around part: String) -> (String, String) {
    guard let range = firstRange(of: part) else { return (self, "") }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
