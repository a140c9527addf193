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
  /// Whether nothing but elements that stand alone was read.
  private var isBare = false

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
        isBare = IDBTree.isLone(root, reader)
        readElement(root, reader)
      }
    }
  }

  /// Takes in another text of one element, where nothing but such was read; false for any other.
  mutating func join(_ document: JSONDocument) -> Bool {
    document.withReader { reader in
      guard isBare, IDBTree.isLone(JSONDocument.root, reader) else { return false }
      readElement(JSONDocument.root, reader)
      return true
    }
  }

  /// Whether a text is one element, and not the app with what it shows.
  private static func isLone(_ root: Int, _ reader: JSONReader) -> Bool {
    guard reader.kind(root) == .object, reader.member("elements", of: root) == nil,
      let node = IDBNode(root, reader)
    else { return false }
    return node.node().type != "Application"
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
