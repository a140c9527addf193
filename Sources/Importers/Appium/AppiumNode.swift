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
  private static func label(_ attributes: [String: String]) -> Measured<String> {
    if let label = attributes["label"] { return .found(label) }
    if let title = attributes["title"], !title.isEmpty { return .found(title) }
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
    let selected = node.traits.value?.contains(.selected)
    switch node.role {
    case .text, .heading:
      if let value, value != attributes["label"] { node.value = .found(value) }
    case .textField, .secureTextField, .searchField:
      let isPlaceholder = value != nil && value == attributes["placeholderValue"]
      node.value = isPlaceholder ? .none : measured(value)
    case .switch, .toggle, .checkbox, .radio:
      node.value = measured(value)
      node.selected = selected == true ? true : flag(value)
    case .button, .tab, .link, .menuButton, .cell:
      // Without traits "1" is all that tells a selected button.
      let isMark = value == "1" && selected != false
      node.value = isMark ? .none : measured(value)
      node.selected = isMark ? true : selected
    default:
      node.value = measured(value)
    }
    if node.selected == nil, selected == true { node.selected = true }
  }

  private static func measured(_ value: String?) -> Measured<String> {
    value.map { .found($0) } ?? .none
  }
}
