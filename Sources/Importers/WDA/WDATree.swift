import AuditCore
import LosslessJSON

/// Collects the nodes of a JSON source of WebDriverAgent.
struct WDATree {
  var tree = CaptureTree()
  private(set) var appName: String?
  private(set) var size: Extent?
  private(set) var isTooDeep = false
  /// Whether the source tells what VoiceOver can land on; old versions do not.
  private(set) var tellsAccess = false
  private var joinedActions = 0
  private var hasFocus = false

  /// Whether it is a screen of an Apple TV, the only one where elements tell of focus at that size.
  var isTelevision: Bool { hasFocus && size == Extent(width: 1920, height: 1080) }

  /// What to tell beyond what was left out.
  var notes: [String] {
    guard joinedActions > 0 else { return [] }
    return [
      "left out the custom actions of "
        + CaptureNotes.count(joinedActions, "element", "elements")
        + "; the source joins their names"
    ]
  }

  /// Reads every element: a bare tree, or the answer around one.
  ///
  /// - Complexity: O(values).
  mutating func read(_ document: JSONDocument) {
    document.withReader { reader in
      var root = JSONDocument.root
      // An answer wraps the tree once, an old one twice.
      for name in ["value", "tree"] {
        guard reader.kind(root) == .object, let inner = reader.member(name, of: root),
          reader.kind(inner) == .object || reader.kind(inner) == .array
        else { continue }
        root = inner
      }
      if reader.kind(root) == .array {
        for element in reader.elements(root) { readElement(element, reader) }
      } else {
        readElement(root, reader)
      }
    }
  }

  /// Goes no deeper than a capture may, so the recursion is bounded.
  private mutating func readElement(_ index: Int, _ reader: JSONReader) {
    guard let facts = JSONFacts(index, reader), WDANode.isElement(facts) else { return }
    guard tree.depth < CaptureTree.deepest else {
      isTooDeep = true
      return
    }
    let node = WDANode.node(facts)
    if node.type == "Application" {
      if appName == nil { appName = node.heard ?? node.identifier.value }
      if size == nil, let frame = node.frame, !frame.isEmpty {
        size = Extent(width: frame.width, height: frame.height)
      }
    }
    if facts.has("isAccessible") { tellsAccess = true }
    if facts.has("isFocused") { hasFocus = true }
    if let actions = facts.text("customActions").value, !actions.isBlank { joinedActions += 1 }
    tree.begin(node)
    if let children = facts.elements("children") {
      for child in children { readElement(child, reader) }
    }
    tree.end()
  }
}
