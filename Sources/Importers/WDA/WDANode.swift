import AuditCore

/// What a JSON source says of one node.
///
/// WebDriverAgent fills the members by the rules of its XML source, so a node is read through the
/// attributes it would have there; only the identifier is better, because it stands by itself.
enum WDANode {
  /// Whether an object has the members of an element.
  static func isElement(_ facts: JSONFacts) -> Bool {
    facts.text("type").value != nil
      && ["rect", "frame", "label", "isEnabled", "children"].contains(where: facts.has)
  }

  /// The node of an element.
  static func node(_ facts: JSONFacts) -> CaptureNode {
    let spelled = facts.text("type").value ?? ""
    let isOld = spelled.hasPrefix("UIA")
    var node = AppiumNode.node(
      type: type(spelled, isOld: isOld), attributes: attributes(facts, isOld: isOld))
    // What is not there at all was not looked at.
    if !facts.has("label"), node.label == .none { node.label = .notMeasured }
    if !facts.has("value"), node.value == .none { node.value = .notMeasured }
    if !facts.has("rawIdentifier"), !facts.has("name") { node.identifier = .notMeasured }
    node.frame = frame(facts)
    // UIKit makes no accessibility element of a picture without a label.
    if !facts.has("isAccessible"), node.role == .image, node.heard == nil {
      node.accessible = false
    }
    if isOld, let hint = facts.object("attributes")?.text("hint") { node.hint = hint }
    return node
  }

  private static let members: [(json: String, attribute: String)] = [
    ("label", "label"), ("name", "name"), ("value", "value"), ("title", "title"),
    ("traits", "traits"), ("placeholderValue", "placeholderValue"), ("isEnabled", "enabled"),
    ("isVisible", "visible"), ("isAccessible", "accessible"),
  ]

  private static func attributes(_ facts: JSONFacts, isOld: Bool) -> [String: String] {
    var attributes: [String: String] = [:]
    for member in members {
      attributes[member.attribute] = facts.text(member.json).value
    }
    switch facts.text("rawIdentifier") {
    case .found(let identifier): attributes["identifier"] = identifier
    case .none: attributes["identifier"] = ""
    case .notMeasured: break
    }
    // UI Automation named a view without label by its hint.
    if isOld, let hint = facts.object("attributes")?.text("hint").value,
      attributes["name"] == hint
    {
      attributes["name"] = nil
    }
    return attributes
  }

  private static func frame(_ facts: JSONFacts) -> Rect? {
    if let rect = facts.object("rect") {
      if let frame = rect.rect("x", "y", "width", "height") { return frame }
      if let origin = rect.object("origin"), let size = rect.object("size"),
        let x = origin.number("x"), let y = origin.number("y"),
        let width = size.number("width"), let height = size.number("height")
      {
        return CaptureFacts.frame(x, y, width, height)
      }
    }
    return facts.text("frame").value.flatMap(CaptureFacts.frame(spelled:))
  }

  private static func type(_ spelled: String, isOld: Bool) -> String {
    let prefix = "XCUIElementType"
    if spelled.hasPrefix(prefix), spelled.utf8.count > prefix.utf8.count {
      return String(spelled.dropFirst(prefix.count))
    }
    guard isOld else { return spelled.isEmpty ? "Other" : spelled }
    let type = String(spelled.dropFirst(3))
    return oldTypes[type] ?? (type.isEmpty ? "Other" : type)
  }

  /// Types of UI Automation, which ended with iOS 9, by their names today.
  private static let oldTypes = [
    "Element": "Other", "TableView": "Table", "TableCell": "Cell", "TableGroup": "Group",
    "CollectionCell": "Cell", "SearchBar": "SearchField", "ActionSheet": "Sheet",
    "ActivityIndicator": "ActivityIndicator", "Picker": "Picker", "EditingMenu": "Menu",
  ]
}
