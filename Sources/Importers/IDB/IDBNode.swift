import AuditCore
import LosslessJSON

/// One element of idb or AXe, under the names of either of its two spellings.
struct IDBNode {
  private let facts: JSONFacts

  /// The element at a node, or nil where none of an element's members stands there.
  init?(_ index: Int, _ reader: JSONReader) {
    guard let facts = JSONFacts(index, reader), IDBNode.marks.contains(where: facts.has) else {
      return nil
    }
    self.facts = facts
  }

  private static let marks = [
    "AXLabel", "AXFrame", "AXUniqueId", "AXValue", "role", "type", "role_description",
  ]

  /// Whether it says anything about itself; an element of which all is null is a failed read.
  var tellsAnything: Bool {
    ["AXLabel", "label", "AXUniqueId", "identifier", "type", "role", "AXValue", "title"]
      .contains { text($0).value.map { !$0.isEmpty } ?? false }
  }

  /// The node it is.
  func node() -> CaptureNode {
    let traits = self.traits
    let type = self.type
    var node = CaptureNode(type: type, role: role(type, traits.value ?? []))
    node.traits = traits
    node.label = first("AXLabel", "label", orWhereNull: "title")
    node.identifier = first("AXUniqueId", "identifier")
    if let name = node.identifier.value {
      if name.isEmpty { node.identifier = .none }
      if CaptureFacts.isMangled(name) { node.identifier = .notMeasured }
    }
    // Versions of 2019 had a member of its own for it.
    node.hint = first("help", "AXHint")
    node.placeholder = text("placeholder")
    node.frame = frame
    node.enabled = facts.flag("enabled")
    node.hidden = facts.flag("hidden")
    node.accessible = node.role != .group
    node.customActions = customActions
    readValue(into: &node)
    return node
  }

  private func readValue(into node: inout CaptureNode) {
    node.value = first("AXValue", "value")
    let selected = node.traits.value?.contains(.selected)
    switch node.role {
    case .switch, .toggle, .checkbox, .radio:
      switch node.value.value {
      case "1": node.selected = true
      case "0": node.selected = false
      default: node.selected = selected
      }
    case .text, .heading:
      // Read-only texts keep their words as value where they have no label.
      if node.heard == nil { node.readWordsOfValue() }
    case .textField, .secureTextField, .searchField:
      if node.value.value != nil, node.value == node.placeholder { node.value = .none }
    default:
      node.readMarkOfTab()
    }
    if node.selected == nil { node.selected = selected }
  }

  // MARK: - What it is

  private var type: String {
    let name = text("type").value ?? text("role").value ?? ""
    let type = name.hasPrefix("AX") && name.utf8.count > 2 ? String(name.dropFirst(2)) : name
    return type.isEmpty ? "Other" : type
  }

  private func role(_ type: String, _ traits: Traits) -> Role {
    switch text("subrole").value {
    case "AXSearchField": return .searchField
    case "AXSecureTextField": return .secureTextField
    case "AXSwitch": return .switch
    case "AXToggle", "AXToggleButton": return .toggle
    case "AXTabButton": return .tab
    default: return RoleOfType.role(type, traits: traits)
    }
  }

  /// AXe writes an empty list for every element, so an empty one tells nothing.
  private var traits: Measured<Traits> {
    let names = facts.texts("traits")?.filter { !$0.isEmpty } ?? []
    return names.isEmpty ? .notMeasured : .found(CaptureFacts.traits(names))
  }

  private var customActions: [String] {
    guard let list = facts.elements("custom_actions") else { return [] }
    return list.prefix(64).compactMap { item in
      facts.reader.stringIfPresent(item) ?? JSONFacts(item, facts.reader)?.text("name").value
    }
  }

  // MARK: - Members

  private func text(_ name: String) -> Measured<String> { facts.text(name) }

  /// The first of the spellings that was asked for, or another member where that is null.
  private func first(
    _ legacy: String, _ complete: String, orWhereNull other: String? = nil
  ) -> Measured<String> {
    let own = text(legacy).isMeasured ? text(legacy) : text(complete)
    guard own.value == nil, let other, let instead = text(other).value, !instead.isEmpty else {
      return own
    }
    return .found(instead)
  }

  private var frame: Rect? {
    if let frame = facts.object("frame") { return frame.rect("x", "y", "width", "height") }
    return text("AXFrame").value.flatMap(CaptureFacts.frame(spelled:))
  }
}
