import AuditCore

/// Collects the nodes of one description or snapshot.
struct DescribedTree {
  var tree = CaptureTree()
  private(set) var appName: String?
  private var first: Extent?
  private(set) var isMac = false
  private(set) var isTooDeep = false
  private var isAppDisabled = false

  /// The screen's size; none of a Mac's, where frames are places on the display and windows lie anywhere.
  var size: Extent? { isMac ? nil : first }

  /// Begins a node; false where too many stand inside one another.
  mutating func begin(_ described: CaptureNode) -> Bool {
    guard tree.depth < CaptureTree.deepest else {
      isTooDeep = true
      return false
    }
    var node = described
    switch node.type {
    case "Application":
      if appName == nil { appName = node.heard }
      isAppDisabled = node.enabled == false
      note(node.frame)
    case "Window": note(node.frame)
    default: break
    }
    if MacParts.isOfMac(node) { isMac = true }
    // Of a Mac app that is not in front the app and its views are told to be disabled.
    if isAppDisabled, node.enabled == false { node.enabled = nil }
    if MacParts.isInClosedMenu(node) { node.visible = false }
    tree.begin(node)
    return true
  }

  /// Ends the node begun last.
  mutating func end() { tree.end() }

  private mutating func note(_ frame: Rect?) {
    guard first == nil, let frame, !frame.isEmpty else { return }
    first = Extent(width: frame.width, height: frame.height)
  }

  /// A node of what XCUITest says; it leaves out what is empty, so what is absent is not there.
  static func node(
    type: String, traits: Measured<Traits> = .notMeasured, label: String?, value: String?,
    placeholder: String?, identifier: String?
  ) -> CaptureNode {
    var node = CaptureNode(type: type, role: RoleOfType.role(type, traits: traits.value ?? []))
    node.traits = traits
    node.label = measured(label)
    node.value = measured(value)
    node.identifier =
      identifier.map(CaptureFacts.isMangled) == true ? .notMeasured : measured(identifier)
    node.accessible = accessible(node)
    if let placeholder, !placeholder.isEmpty { node.placeholder = .found(placeholder) }
    switch node.role {
    case .textField, .secureTextField, .searchField:
      // A field without text has its placeholder for a value.
      if node.value.value != nil, node.value == node.placeholder { node.value = .none }
    case .text, .heading:
      // A text of a Mac app has its words as value.
      if node.heard == nil {
        node.readWordsOfValue()
      } else if node.value == node.label {
        node.value = .none
      }
    default: break
    }
    return node
  }

  /// Whether VoiceOver can land on it, where that is known.
  ///
  /// XCUITest lists what VoiceOver passes over: groups and alerts, and views and pictures without a
  /// label, which UIKit makes no accessibility elements. Of the rest it does not tell.
  private static func accessible(_ node: CaptureNode) -> Bool? {
    switch node.role {
    case .group, .alert: false
    case .image, .other: node.heard == nil && node.value.value == nil ? false : nil
    default: nil
    }
  }

  /// Takes on whether the node is selected; a switch says it by its value.
  static func select(_ node: inout CaptureNode, _ isSelected: Bool?) {
    node.selected = isSelected
    switch (node.role, node.value.value) {
    case (.switch, "1"), (.toggle, "1"), (.checkbox, "1"), (.radio, "1"): node.selected = true
    case (.switch, "0"), (.toggle, "0"), (.checkbox, "0"), (.radio, "0"): node.selected = false
    default: node.readMarkOfTab()
    }
  }

  private static func measured(_ text: String?) -> Measured<String> {
    guard let text, !text.isEmpty else { return .none }
    return .found(text)
  }
}
