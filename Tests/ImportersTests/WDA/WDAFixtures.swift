import AuditCore

@testable import Importers

/// JSON sources of a small shop app, shaped as WebDriverAgent writes them.
enum WDAFixtures {
  /// One node; members given replace the usual ones.
  static func node(_ type: String, _ members: String = "", _ children: String...) -> String {
    var text = "{\"type\":\"\(type)\""
    let usual = [
      "rawIdentifier": "null", "name": "null", "label": "null", "value": "null",
      "isEnabled": "\"1\"", "isVisible": "\"1\"", "isAccessible": "\"0\"",
      "rect": "{\"x\":16,\"y\":100,\"width\":100,\"height\":44}", "traits": "\"\"",
    ]
    for (name, value) in usual.sorted(by: { $0.key < $1.key })
    where !members.contains("\"\(name)\"") {
      text += ",\"\(name)\":\(value)"
    }
    if !members.isEmpty { text += ",\(members)" }
    return text + ",\"children\":[\(children.joined(separator: ","))]}"
  }

  /// An answer around nodes in an application.
  static func answer(_ nodes: String) -> String {
    let app = node(
      "Application",
      "\"label\":\"Tea Shop\",\"rect\":{\"x\":0,\"y\":0,\"width\":393,\"height\":852}",
      nodes)
    return "{\"value\":\(app),\"sessionId\":\"A1\"}"
  }

  /// The elements of an answer around nodes.
  static func elements(_ nodes: String...) throws -> [Element] {
    try read(answer(nodes.joined(separator: ","))).screens.flatMap(\.elements)
  }

  static func read(_ text: String) throws -> ImportedCapture {
    try WDASource.read(Array(text.utf8), path: "tea.json")
  }
}
