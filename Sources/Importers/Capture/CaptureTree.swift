/// The nodes of one screen in document order, each before its children.
struct CaptureTree {
  private(set) var nodes = NodeList()
  private var open: [Int] = []

  /// How many nodes may stand inside one another; real captures stay below 100.
  static let deepest = 200

  var depth: Int { open.count }

  /// Begins a node inside the ones that are open.
  mutating func begin(_ node: CaptureNode) {
    var node = node
    node.parent = open.last
    node.subtreeEnd = nodes.count + 1
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Ends the node begun last.
  mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[index].subtreeEnd = nodes.count
  }

  /// Changes a node in place.
  subscript(_ index: Int) -> CaptureNode {
    get { nodes[index] }
    _modify { yield &nodes[index] }
  }

  /// Lets go of the nodes before one that stands in their place; nobody asks for them again.
  mutating func release(before index: Int) { nodes.release(before: index) }

  /// The indices of the nodes inside one.
  func inside(_ index: Int) -> Range<Int> { index + 1..<nodes[index].subtreeEnd }

  /// Leaves out the nodes of a subtree that are not left out yet.
  mutating func omit(_ index: Int, _ omission: Omission) {
    for at in index..<nodes[index].subtreeEnd where nodes[at].omission == nil {
      nodes[at].omission = omission
    }
  }
}
