import LosslessJSON

/// Collects the elements and containers of a hierarchy, in VoiceOver's order.
struct AccessibilitySnapshotTree {
  var tree = CaptureTree()
  private(set) var isTooDeep = false

  /// One item of a list: an element, or a container with its list.
  private enum Item {
    case element(JSONFacts)
    case container(JSONFacts, children: Int?)
  }

  /// Reads every element: a hierarchy, one of its items, or a flat list of elements.
  ///
  /// - Complexity: O(values × depth of the containers).
  mutating func read(_ document: JSONDocument) {
    document.withReader { reader in
      if reader.kind(JSONDocument.root) == .array {
        readAll(JSONDocument.root, reader)
      } else if let facts = JSONFacts(JSONDocument.root, reader),
        let list = facts.has("hierarchy") ? reader.member("hierarchy", of: facts.index) : nil
      {
        readAll(list, reader)
      } else {
        readItem(JSONDocument.root, reader)
      }
    }
  }

  private mutating func readAll(_ list: Int, _ reader: JSONReader) {
    let items = Array(reader.elements(list))
    let orders = items.map { order($0, reader, depth: tree.depth) }
    // Items of the same order, as containers without elements, keep their places.
    for place in items.indices.sorted(by: { (orders[$0], $0) < (orders[$1], $1) }) {
      readItem(items[place], reader)
    }
  }

  /// Goes no deeper than a capture may, so the recursion is bounded.
  private mutating func readItem(_ index: Int, _ reader: JSONReader) {
    guard let item = item(index, reader) else { return }
    guard tree.depth < CaptureTree.deepest else {
      isTooDeep = true
      return
    }
    switch item {
    case .element(let facts):
      tree.begin(AccessibilitySnapshotNode.element(facts))
    case .container(let facts, let children):
      tree.begin(AccessibilitySnapshotNode.container(facts))
      if let children { readAll(children, reader) }
    }
    tree.end()
  }

  private func item(_ index: Int, _ reader: JSONReader) -> Item? {
    guard let facts = JSONFacts(index, reader) else { return nil }
    if let wrapped = facts.object("element") {
      return .element(wrapped.object("_0") ?? wrapped)
    }
    if let wrapped = facts.object("container") {
      return .container(
        wrapped.object("_0") ?? wrapped, children: reader.member("children", of: wrapped.index))
    }
    return facts.has("shape") || facts.has("traits") ? .element(facts) : nil
  }

  /// The place in VoiceOver's order of the first element an item holds.
  ///
  /// A container without elements, which VoiceOver does not meet, goes behind the others.
  private func order(_ index: Int, _ reader: JSONReader, depth: Int) -> Int {
    guard depth <= CaptureTree.deepest, let facts = JSONFacts(index, reader) else { return .max }
    if let wrapped = facts.object("element") {
      return reader.member("traversalIndex", of: wrapped.index).flatMap { reader.int($0) } ?? .max
    }
    guard let wrapped = facts.object("container"), let children = wrapped.elements("children")
    else { return .max }
    return children.lazy.map { order($0, reader, depth: depth + 1) }.min() ?? .max
  }
}
