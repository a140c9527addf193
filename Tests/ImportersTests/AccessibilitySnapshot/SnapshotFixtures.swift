import AuditCore

@testable import Importers

/// Hierarchies of a small shop app, shaped as AccessibilitySnapshot's encoder writes them.
enum SnapshotFixtures {
  /// One element; members given replace the usual ones.
  static func element(_ order: Int, _ members: String = "") -> String {
    var text = "\"description\":\"x\",\"customContent\":[],\"customRotors\":[]"
    if !members.contains("\"customActions\"") { text += ",\"customActions\":[]" }
    if !members.contains("\"traits\"") { text += ",\"traits\":[\"button\"]" }
    if !members.contains("\"label\"") { text += ",\"label\":\"Pay\"" }
    if !members.contains("\"shape\"") {
      text += ",\"shape\":{\"type\":\"frame\",\"frame\":[[16,100],[100,44]]}"
    }
    if !members.contains("\"respondsToUserInteraction\"") {
      text += ",\"respondsToUserInteraction\":true"
    }
    if !members.isEmpty { text += "," + members }
    return "{\"element\":{\"_0\":{\(text)},\"traversalIndex\":\(order)}}"
  }

  /// A container of a kind around items.
  static func container(_ type: String, _ items: String..., more: String = "") -> String {
    "{\"container\":{\"_0\":{\"type\":{\(type)},\"frame\":[[0,0],[393,300]]\(more)},\"children\":["
      + items.joined(separator: ",") + "]}}"
  }

  /// The elements of a hierarchy.
  static func elements(_ items: String...) throws -> [Element] {
    try read("[\(items.joined(separator: ","))]").screens.flatMap(\.elements)
  }

  static func read(_ text: String) throws -> ImportedCapture {
    try AccessibilitySnapshotSource.read(Array(text.utf8), path: "tea.json")
  }
}
