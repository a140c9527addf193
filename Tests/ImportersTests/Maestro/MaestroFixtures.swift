import AuditCore

@testable import Importers

/// Hierarchies of a small shop app, shaped as Maestro prints them.
enum MaestroFixtures {
  /// One view of the full form; attributes given come behind the usual ones.
  static func view(
    _ label: String, _ more: String = "", id: String = "", bounds: String = "[16,100][116,144]",
    enabled: Bool = true, _ children: String...
  ) -> String {
    view(label, more, id: id, bounds: bounds, enabled: enabled, inside: children)
  }

  private static func view(
    _ label: String, _ more: String, id: String, bounds: String, enabled: Bool,
    inside children: [String]
  ) -> String {
    "{\"attributes\":{\"accessibilityText\":\"\(label)\",\"title\":\"\",\"text\":\"\","
      + "\"resource-id\":\"\(id)\",\"bounds\":\"\(bounds)\",\"enabled\":\"\(enabled)\","
      + "\"focused\":\"false\",\"selected\":\"false\",\"checked\":\"false\""
      + (more.isEmpty ? "" : ",\(more)") + "},\"children\":[\(children.joined(separator: ","))]}"
  }

  /// The hierarchy of an app's views: Maestro puts the app and the status bar into views of its own.
  static func app(_ views: String...) -> String {
    let app = view(
      "Tea Shop", "", id: "", bounds: "[0,0][393,852]", enabled: true, inside: views)
    let bar = view(
      "", "", id: "", bounds: "[0,0][0,0]", enabled: false,
      inside: [view("9:41", bounds: "[47,19][96,39]")])
    return view(
      "", "", id: "", bounds: "[0,0][0,0]", enabled: false, inside: [app, bar])
  }

  static func read(_ text: String) throws -> ImportedCapture {
    try MaestroSource.read(Array(text.utf8), path: "tea.json")
  }

  /// The elements of an app's views.
  static func elements(_ views: String) throws -> [Element] {
    try read(app(views)).screens.flatMap(\.elements)
  }

  /// The names of an app's elements.
  static func names(_ views: String) throws -> [String] {
    try elements(views).map { $0.label.value ?? "-" }
  }
}
