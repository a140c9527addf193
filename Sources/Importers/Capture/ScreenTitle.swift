import AuditCore

/// The title and the id of a captured screen.
enum ScreenTitle {
  /// The title: the navigation bar's, else a Mac window's, else the first heading, else the alert's.
  ///
  /// - Complexity: O(nodes).
  static func title(of tree: CaptureTree) -> String? {
    var heading: String?
    var alert: String?
    var bar: String?
    var window: String?
    for (index, node) in tree.nodes.enumerated() {
      if node.type == "NavigationBar", node.omission == .wrapper {
        // A later bar lies over an earlier one, as in a sheet.
        bar = barTitle(index, of: tree) ?? bar
      }
      if node.type == "Window", window == nil { window = node.heard }
      guard node.omission == nil, let words = node.heard else { continue }
      if node.role == .alert { alert = alert ?? words }
      if node.role == .heading || node.traits.value?.contains(.header) ?? false {
        heading = heading ?? words
      }
    }
    return bar ?? window ?? heading ?? alert
  }

  /// What people see in a bar: its label, or the title that UIKit makes its identifier.
  ///
  /// Of a controller without a title the identifier is the name of its class, which nobody sees.
  private static func barTitle(_ index: Int, of tree: CaptureTree) -> String? {
    let bar = tree.nodes[index]
    var shown: [String] = []
    for at in tree.inside(index) where tree.nodes[at].omission == nil {
      let node = tree.nodes[at]
      if node.role.isText || node.traits.value?.contains(.header) ?? false, let words = node.heard {
        shown.append(words)
      }
    }
    if let label = bar.heard, !CaptureFacts.isMangled(label) { return label }
    if let name = bar.pictureName, !CaptureFacts.isMangled(name),
      shown.contains(name)
        || CodeName.match(name, shape: NameShape(name), identifier: nil) == nil
    {
      return name
    }
    return shown.first
  }

  /// The id: the title in short, else the file's name without its ending.
  static func id(title: String?, path: String) -> String {
    let slug = ElementIDs.slug(title ?? "")
    if !slug.isEmpty { return slug }
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    let name = ElementIDs.slug(String(stem))
    return name.isEmpty ? "screen" : name
  }
}
