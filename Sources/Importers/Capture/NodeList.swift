/// A list of nodes that grows without moving what is in it, and can be let go from the front.
///
/// A capture of 500 MB has millions of nodes; in one array they would stand in memory twice each
/// time it grows, and all of them until the last became an element.
struct NodeList: RandomAccessCollection, MutableCollection {
  private var blocks: [[CaptureNode]] = []
  private(set) var count = 0

  private static let blockBits = 10
  private static let blockSize = 1 << blockBits

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  /// Numbers alone; the default would hold the list, and a change in a loop over it copy every block.
  var indices: Range<Int> { 0..<count }

  /// The node at an index; it must not have been let go.
  ///
  /// - Complexity: O(1).
  subscript(_ index: Int) -> CaptureNode {
    get { blocks[index >> NodeList.blockBits][index & (NodeList.blockSize - 1)] }
    _modify { yield &blocks[index >> NodeList.blockBits][index & (NodeList.blockSize - 1)] }
  }

  /// Adds a node at the end.
  ///
  /// - Complexity: O(1).
  mutating func append(_ node: CaptureNode) {
    if count >> NodeList.blockBits == blocks.count {
      blocks.append([])
      // The first block grows with the capture; most have a few hundred nodes.
      if count > 0 { blocks[blocks.count - 1].reserveCapacity(NodeList.blockSize) }
    }
    blocks[blocks.count - 1].append(node)
    count += 1
  }

  /// Lets go of nodes before an index, block by block; they must not be asked for again.
  mutating func release(before index: Int) {
    let full = index >> NodeList.blockBits
    guard full > 0, !blocks[full - 1].isEmpty else { return }
    blocks[full - 1] = []
  }
}
