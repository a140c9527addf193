import AuditCore
import LosslessJSON

/// Collects the views of one hierarchy.
struct MaestroTree {
  var tree = CaptureTree()
  private(set) var appName: String?
  private(set) var size: Extent?
  private(set) var isTooDeep = false
  private(set) var isAndroid = false
  /// Whether the home screen was in front rather than an app.
  private(set) var isHomeScreen = false

  /// Reads a hierarchy: a view of the full form, or the list of the compact form.
  ///
  /// - Complexity: O(values).
  mutating func read(_ root: Int, _ reader: JSONReader) {
    if reader.kind(root) == .array {
      for element in reader.elements(root) { readCompact(element, reader) }
    } else {
      readFull(root, reader)
    }
  }

  /// Goes no deeper than a capture may, so the recursion is bounded.
  private mutating func readFull(_ index: Int, _ reader: JSONReader) {
    guard let facts = JSONFacts(index, reader),
      begin(MaestroAttributes(full: facts), hasChildren: facts.elements("children") != nil)
    else { return }
    if let children = facts.elements("children") {
      for child in children { readFull(child, reader) }
    }
    end()
  }

  private mutating func readCompact(_ index: Int, _ reader: JSONReader) {
    guard let facts = JSONFacts(index, reader),
      begin(MaestroAttributes(compact: facts), hasChildren: facts.has("c"))
    else { return }
    if let children = facts.elements("c") {
      for child in children { readCompact(child, reader) }
    }
    end()
  }

  /// Begins a view inside the ones that are open; false where there are too many.
  mutating func begin(_ attributes: MaestroAttributes, hasChildren: Bool) -> Bool {
    guard tree.depth < CaptureTree.deepest else {
      isTooDeep = true
      return false
    }
    if attributes.isAndroid { isAndroid = true }
    if attributes["resource-id"] == "Home screen icons" { isHomeScreen = true }
    var node = attributes.node()
    if attributes.isMadeUp {
      // The first of them holds the app, the next one the status bar.
      node.type = tree.depth == 1 && size != nil ? "StatusBar" : "Application"
      node.enabled = nil
    } else if size == nil, tree.depth <= 1, hasChildren, let frame = node.frame, !frame.isEmpty,
      frame.x == 0 && frame.y == 0
    {
      node.type = "Application"
      appName = node.heard
      size = Extent(width: frame.width, height: frame.height)
    }
    if MaestroPruning.isScrollBar(node) { node.type = "ScrollBar" }
    tree.begin(node)
    return true
  }

  /// Ends the view begun last.
  mutating func end() { tree.end() }
}
