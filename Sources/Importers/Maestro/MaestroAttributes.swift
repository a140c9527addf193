import AuditCore

/// What a hierarchy says of one view, by the names of Maestro's attributes.
///
/// Source: Maestro, IOSDriver.kt, for what each attribute holds; ViewHierarchyFormatters.kt for the
/// short names.
struct MaestroAttributes {
  private var values: [String: String] = [:]

  init() {}

  /// The attributes of a view of the full form; empty ones may be left out.
  init(full node: JSONFacts) {
    guard let attributes = node.object("attributes") else { return }
    for member in attributes.reader.members(attributes.index) {
      let name = attributes.reader.string(member.name)
      values[name] = attributes.text(name).value
    }
    // Versions of 2023 had one member for what is label, title or value today, and it held the label.
    if !["accessibilityText", "title", "value", "hintText"].contains(where: attributes.has) {
      values["accessibilityText"] = values["text"]
      values["text"] = nil
    }
  }

  /// The attributes of a view of the compact form, where only what is unusual is written.
  init(compact node: JSONFacts) {
    for (short, name) in MaestroAttributes.names { values[name] = node.text(short).value }
    for name in ["focused", "selected", "checked"] { values[name] = node.text(name).value ?? "0" }
    values["enabled"] = node.text("enabled").value ?? "1"
    for name in ["clickable", "package"] { values[name] = node.text(name).value }
  }

  private static let names = [
    "b": "bounds", "a11y": "accessibilityText", "txt": "text", "val": "value", "rid": "resource-id",
    "hint": "hintText", "cls": "class", "title": "title",
  ]

  /// A value by its name; empty ones are none.
  subscript(_ name: String) -> String? {
    get { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    set { values[name] = newValue }
  }

  /// Whether only Android's views have what is there.
  var isAndroid: Bool {
    if let type = self["class"], type.hasPrefix("android") { return true }
    return self["ignoreBoundsFiltering"] != nil || self["package"] != nil
      || self["resource-id"]?.contains(":id/") ?? false
  }

  /// Whether a view stands there that Maestro made up to hold others.
  var isMadeUp: Bool {
    ["accessibilityText", "title", "value", "text", "hintText", "resource-id"]
      .allSatisfy { self[$0] == nil } && (frame?.isEmpty ?? true) && flag("enabled") != true
  }

  /// The frame in points; Maestro writes the left, top, right and bottom edges.
  var frame: Rect? {
    guard let bounds = self["bounds"], bounds.utf8.count <= 120 else { return nil }
    let edges = bounds.split { "[], ".contains($0) }.compactMap { CaptureFacts.number(String($0)) }
    guard edges.count == 4 else { return nil }
    return CaptureFacts.frame(edges[0], edges[1], edges[2] - edges[0], edges[3] - edges[1])
  }

  private func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// The view; without types its role is known only by what no other view has.
  func node() -> CaptureNode {
    let placeholder = self["hintText"]
    let isOn = flag("checked") == true
    let type = placeholder != nil ? "TextField" : isOn ? "Switch" : "Other"
    var node = CaptureNode(type: type, role: RoleOfType.role(type))
    let title = self["title"]
    node.label = measured(self["accessibilityText"] ?? title)
    // The text is the title or the value once more.
    node.value = measured(self["value"] ?? self["text"].flatMap { $0 == title ? nil : $0 })
    if let placeholder { node.placeholder = .found(placeholder) }
    if node.value.value != nil, node.value == node.placeholder { node.value = .none }
    let identifier = self["resource-id"]
    node.identifier =
      identifier.map(CaptureFacts.isMangled) == true ? .notMeasured : measured(identifier)
    node.frame = frame
    node.enabled = flag("enabled")
    node.selected = isOn ? true : flag("selected")
    return node
  }

  /// What XCUITest does not have it writes as an empty text, which Maestro may leave out.
  private func measured(_ text: String?) -> Measured<String> { text.map { .found($0) } ?? .none }
}
