import AuditCore
import LosslessJSON

/// Collects the nodes of one tree of idb or AXe.
struct IDBTree {
  var tree = CaptureTree()
  private(set) var appName: String?
  private(set) var size: Extent?
  private(set) var notes: [String] = []
  private(set) var isTooDeep = false
  /// How many elements were there.
  private(set) var objects = 0
  /// How many of them said anything about themselves.
  private(set) var told = 0

  /// Reads every element: a list, a nested tree, a lone element, or an answer with `elements`.
  ///
  /// - Complexity: O(values).
  mutating func read(_ document: JSONDocument) {
    document.withReader { reader in
      let root = JSONDocument.root
      if let elements = reader.member("elements", of: root) {
        readFacts(of: root, reader)
        readAll(elements, reader)
      } else if reader.kind(root) == .array {
        readAll(root, reader)
      } else {
        readElement(root, reader)
      }
    }
  }

  private mutating func readFacts(of root: Int, _ reader: JSONReader) {
    if let truncated = reader.member("truncated", of: root), reader.bool(truncated) == true {
      notes.append("the tool cut the tree short; elements are missing")
    }
    guard let screen = reader.member("screen", of: root) else { return }
    let number = { (name: String) in reader.member(name, of: screen).flatMap { reader.double($0) } }
    if let width = number("width"), let height = number("height") {
      note(size: CaptureFacts.frame(0, 0, width, height))
    }
  }

  private mutating func note(size frame: Rect?) {
    guard size == nil, let frame, !frame.isEmpty else { return }
    size = Extent(width: frame.width, height: frame.height)
  }

  private mutating func readAll(_ array: Int, _ reader: JSONReader) {
    for element in reader.elements(array) { readElement(element, reader) }
  }

  /// Goes no deeper than a capture may, so the recursion is bounded.
  private mutating func readElement(_ index: Int, _ reader: JSONReader) {
    guard let facts = IDBNode(index, reader) else { return }
    guard tree.depth < CaptureTree.deepest else {
      isTooDeep = true
      return
    }
    objects += 1
    if facts.tellsAnything { told += 1 }
    let node = facts.node()
    if node.type == "Application" {
      if appName == nil { appName = node.heard }
      note(size: node.frame)
    }
    tree.begin(node)
    if let children = reader.member("children", of: index) { readAll(children, reader) }
    tree.end()
  }
}
