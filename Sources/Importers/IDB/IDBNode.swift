import AuditCore
import LosslessJSON

/// One element of idb or AXe, under the names of either of its two spellings.
struct IDBNode {
  private let index: Int
  private let reader: JSONReader

  /// The element at a node, or nil where none of an element's members stands there.
  init?(_ index: Int, _ reader: JSONReader) {
    guard reader.kind(index) == .object,
      IDBNode.marks.contains(where: { reader.member($0, of: index) != nil })
    else { return nil }
    self.index = index
    self.reader = reader
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
    node.hint = text("help")
    node.placeholder = text("placeholder")
    node.frame = frame
    node.enabled = flag("enabled")
    node.hidden = flag("hidden")
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
      if node.heard == nil, let words = node.value.value, !words.isBlank {
        node.text = .found(words)
      }
    case .textField, .secureTextField, .searchField:
      if node.value.value != nil, node.value == node.placeholder { node.value = .none }
    default:
      break
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
    guard let list = reader.member("traits", of: index), reader.kind(list) == .array else {
      return .notMeasured
    }
    var traits: Traits = []
    var isEmpty = true
    for item in reader.elements(list) {
      guard let name = reader.stringIfPresent(item), let first = name.first else { continue }
      isEmpty = false
      if let trait = Traits(name: first.lowercased() + name.dropFirst()) { traits.insert(trait) }
    }
    return isEmpty ? .notMeasured : .found(traits)
  }

  private var customActions: [String] {
    guard let list = reader.member("custom_actions", of: index) else { return [] }
    return reader.elements(list).prefix(64).compactMap { item in
      reader.stringIfPresent(item)
        ?? reader.member("name", of: item).flatMap { reader.stringIfPresent($0) }
    }
  }

  // MARK: - Members

  /// A text, whatever it is spelled as: numbers and truth values stand where texts are due.
  private func text(_ name: String) -> Measured<String> {
    guard let value = reader.member(name, of: index) else { return .notMeasured }
    switch reader.kind(value) {
    case .null: return .none
    case .string: return .found(reader.string(value))
    case .number: return reader.numberSpelling(value).map { .found($0) } ?? .none
    case .bool: return .found(reader.bool(value) == true ? "1" : "0")
    case .array, .object: return .notMeasured
    }
  }

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

  private func flag(_ name: String) -> Bool? {
    switch text(name).value {
    case "1", "true": true
    case "0", "false": false
    default: nil
    }
  }

  private var frame: Rect? {
    if let frame = reader.member("frame", of: index), reader.kind(frame) == .object {
      let edges = ["x", "y", "width", "height"].compactMap { name in
        reader.member(name, of: frame).flatMap { reader.double($0) }
      }
      return edges.count == 4 ? CaptureFacts.frame(edges[0], edges[1], edges[2], edges[3]) : nil
    }
    guard let spelled = text("AXFrame").value, spelled.utf8.count <= 200 else { return nil }
    let edges = spelled.split { "{}, ".contains($0) }.compactMap { CaptureFacts.number(String($0)) }
    return edges.count == 4 ? CaptureFacts.frame(edges[0], edges[1], edges[2], edges[3]) : nil
  }
}
