@testable import Importers

/// One larger capture a format, shaped as its tool writes it and long enough to be damaged.
enum CatalogFixtures {
  private typealias Make = CaptureFixtures

  /// The captures, each with the id it is to be guessed as.
  static let all: [(id: String, text: String)] = [
    (
      "appium",
      Make.page(
        Make.node("NavigationBar", "name=\"Shop\"", Make.text("Shop"))
          + Make.node(
            "Cell", "label=\"Grün &amp; weiß\"",
            Make.button(
              "Kaufen", Make.node("Image", "name=\"cart.fill\" label=\"x\"", traits: "Image"))
              + Make.node("Switch", "value=\"1\""))
          + Make.node("Keyboard", "", Make.node("Key", "label=\"q\"")))
    ),
    (
      "idb",
      "warning\n[\(Make.idbApp)," + Make.idb("Button", label: "\"Grün \\u00fc\"", value: "1e3")
        + ",{\"AXLabel\":null,\"type\":\"Group\",\"children\":["
        + Make.idb("CheckBox", label: "\"A\"", more: ",\"traits\":[\"Selected\"]") + "]}]\n"
    ),
    (
      "wda",
      WDAFixtures.answer(
        WDAFixtures.node("NavigationBar", "\"rawIdentifier\":\"Shop\"")
          + "," + WDAFixtures.node("Button", "\"label\":\"Grün\",\"rawIdentifier\":null")
          + "," + WDAFixtures.node("Switch", "\"label\":\"A\",\"value\":\"1\""))
    ),
    (
      "maestro",
      MaestroFixtures.app(
        MaestroFixtures.view("Grün, weiß", id: "colour"),
        MaestroFixtures.view("", "\"hintText\":\"Search\",\"value\":\"Search\""))
    ),
    (
      "maestro",
      "Running on 1\nelement_num,depth,attributes,parent_num\n"
        + "0,0,\"accessibilityText=Tea; bounds=[0,0][393,852]; enabled=true\",\n"
        + "1,1,\"accessibilityText=Say \"\"hi; there\"\"; bounds=[1,2][30,40]; enabled=true\",0\n"
    ),
    (
      "xcuitest",
      DescriptionFixtures.description(
        "Button, 0x3, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'a', label: 'It's Grün', Selected",
        "TextView, 0x4, {{1.0, 20.0}, {3.0, 4.0}}, placeholderValue: 'Say', value: one\ntwo, Disabled"
      )
    ),
    (
      "xcuitest",
      "{\"identifier\":\"\",\"label\":\"Tea\",\"elementType\":2,\"frame\":{\"X\":0,\"Y\":0,"
        + "\"Width\":393,\"Height\":852},\"enabled\":true,\"children\":[{\"elementType\":9,"
        + "\"label\":\"Grün\",\"identifier\":\"a\",\"value\":1,\"selected\":false,"
        + "\"frame\":{\"X\":1,\"Y\":2,\"Width\":3,\"Height\":4}}]}"
    ),
    (
      "accessibility-snapshot",
      "["
        + SnapshotFixtures.element(1, "\"label\":\"Grün\",\"traits\":[\"button\",\"unknown(32)\"]")
        + "," + SnapshotFixtures.container("\"list\":{}", SnapshotFixtures.element(0)) + "]"
    ),
    (
      "apple-audit",
      "{\"value\":[{\"auditType\":\"XCUIAccessibilityAuditTypeContrast\","
        + "\"compactDescription\":\"Contrast failed\",\"detailedDescription\":\"Grün\",\"element\":\"\","
        + "\"elementAttributes\":{\"type\":\"Button\",\"label\":\"Grün\",\"rect\":{\"x\":1,\"y\":2,"
        + "\"width\":3,\"height\":4}}},{\"auditType\":2,\"compactDescription\":\"x\","
        + "\"elementDescription\":\"Button, 0x1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'a'\"}]}"
    ),
    (
      "apple-audit",
      "[{\"element_rect_value\":\"{{8, 9}, {20, 21}}\",\"font_size\":1e1,"
        + "\"issue_classification\":\"testTypeHitRegion\"}]"
    ),
    (
      "evinced",
      "[{\"createdAt\":\"2026\",\"rootBounds\":{\"x\":0,\"y\":0,\"width\":9,\"height\":9},"
        + "\"elements\":[{\"issues\":[{\"issueType\":{\"name\":\"Tappable Area\"},"
        + "\"severity\":{\"name\":\"Serious\"},\"elementType\":\"Button\",\"metadata\":{\"w\":4},"
        + "\"accessibilityLabel\":\"Grün\",\"coordinates\":{\"x\":1,\"y\":2,\"width\":3,"
        + "\"height\":4}}]}]}]"
    ),
    (
      "axe-devtools",
      "{\"axeContext\":{\"axeView\":{\"axeViewId\":\"1\",\"elementType\":2,\"children\":["
        + "{\"axeViewId\":\"2\",\"elementType\":9,\"name\":\"Grün\",\"boundsInScreen\":"
        + "{\"left\":1,\"top\":2,\"right\":3,\"bottom\":4}}]}},\"axeRuleResults\":[{\"axeViewId\":\"2\","
        + "\"ruleId\":\"LabelInName\",\"status\":3,\"impact\":2,\"props\":{\"contrast\":\"2\"}}]}"
    ),
    (
      "sarif",
      "{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"grün\",\"rules\":["
        + "{\"id\":\"r\",\"properties\":{\"tags\":[\"wcag412\"]}}]}},\"results\":[{\"ruleId\":\"r\","
        + "\"message\":{\"text\":\"x\"},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":"
        + "{\"uri\":\"a%20b/./c.swift\"},\"region\":{\"startLine\":7}}}]}]}]}"
    ),
  ]
}
