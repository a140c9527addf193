import AuditCore

/// What the attributes of a page source say of one node.
enum AppiumNode {
  /// The node of a type and its attributes.
  static func node(type: String, attributes: [String: String]) -> CaptureNode {
    let traits = traits(attributes)
    var node = CaptureNode(
      type: type, role: RoleOfType.role(type, traits: traits.value ?? []))
    node.traits = traits
    node.label = label(attributes)
    node.identifier = identifier(attributes)
    node.frame = frame(attributes)
    node.enabled = flag(attributes["enabled"])
    node.accessible = flag(attributes["accessible"])
    node.visible = flag(attributes["visible"])
    if let placeholder = attributes["placeholderValue"] { node.placeholder = .found(placeholder) }
    readValue(attributes, into: &node)
    return node
  }

  /// The page source leaves out attributes that are nil, so a missing label was looked for.
  ///
  /// To XCUITest a label that nobody set is an empty text. WebDriverAgent leaves that out of all but
  /// fields, and Appium's driver for Macs writes it everywhere, beside the title people see.
  /// Source: WebDriverAgent, `wdLabel`; Appium Mac2 driver, `AMSnapshotUtils`.
  private static func label(_ attributes: [String: String]) -> Measured<String> {
    for name in ["label", "title"] {
      if let text = attributes[name], !text.isEmpty { return .found(text) }
    }
    return .none
  }

  /// The identifier: `name` is it or, without one, the label, so that equal texts tell nothing.
  private static func identifier(_ attributes: [String: String]) -> Measured<String> {
    if let identifier = attributes["identifier"] {
      return identifier.isEmpty ? .none : known(identifier)
    }
    guard let name = attributes["name"], !name.isEmpty else { return .none }
    return name == attributes["label"] ? .notMeasured : known(name)
  }

  private static func known(_ identifier: String) -> Measured<String> {
    CaptureFacts.isMangled(identifier) ? .notMeasured : .found(identifier)
  }

  private static func traits(_ attributes: [String: String]) -> Measured<Traits> {
    guard let listed = attributes["traits"] else { return .notMeasured }
    let names = listed.split(separator: ",").prefix(64).map { String($0.drop { $0 == " " }) }
    return .found(CaptureFacts.traits(names))
  }

  /// The frame in points, or nil where there is none or it is no place on a screen.
  static func frame(_ attributes: [String: String]) -> Rect? {
    guard let x = CaptureFacts.number(attributes["x"]),
      let y = CaptureFacts.number(attributes["y"]),
      let width = CaptureFacts.number(attributes["width"]),
      let height = CaptureFacts.number(attributes["height"])
    else { return nil }
    return CaptureFacts.frame(x, y, width, height)
  }

  private static func flag(_ text: String?) -> Bool? {
    switch text {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// WebDriverAgent fills `value` by role: a text's words, a field's placeholder, "1" for selected.
  private static func readValue(_ attributes: [String: String], into node: inout CaptureNode) {
    let value = attributes["value"]
    // Appium's driver for Macs says it of everything.
    let selected = flag(attributes["selected"]) ?? node.traits.value?.contains(.selected)
    node.value = measured(value)
    switch node.role {
    case .text, .heading:
      if node.heard == nil { node.readWordsOfValue() }
      if value == nil || value == attributes["label"] { node.value = .notMeasured }
    case .textField, .secureTextField, .searchField:
      if value != nil, value == attributes["placeholderValue"] { node.value = .none }
    case .switch, .toggle, .checkbox, .radio:
      node.selected = selected == true ? true : flag(value)
    default:
      node.selected = selected
      // Without traits "1" is all that tells a selected button; only buttons have it for that.
      if node.type == "Button", value == "1", selected != false {
        node.value = .none
        node.selected = true
      }
      node.readMarkOfTab()
    }
    if node.selected == nil, selected == true { node.selected = true }
  }

  private static func measured(_ value: String?) -> Measured<String> {
    value.map { .found($0) } ?? .none
  }
}
