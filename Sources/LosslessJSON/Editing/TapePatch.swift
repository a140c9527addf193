/// What a splice does to the tape, found by reading only the children it touches.
struct TapePatch {
  /// The containers around the change, from the root inwards.
  let chain: [Int]
  /// The nodes that go away.
  let removed: Range<Int>
  /// The nodes that come in their place, with their final offsets and indexes.
  let added: [JSONNode]
  let byteGrowth: Int
  /// The innermost container's number of children afterwards.
  let childCount: Int

  var nodeGrowth: Int { added.count - removed.count }

  /// Moves a node that lies after the change.
  @inline(__always)
  func moved(_ node: JSONNode) -> JSONNode {
    var node = node
    node.start = UInt32(truncatingIfNeeded: Int(node.start) &+ byteGrowth)
    node.end = UInt32(truncatingIfNeeded: Int(node.end) &+ byteGrowth)
    node.next = UInt32(truncatingIfNeeded: Int(node.next) &+ nodeGrowth)
    return node
  }

  /// Corrects the containers around the change, whose starts stay where they are.
  func stretchContainers(_ nodes: UnsafeMutableBufferPointer<JSONNode>) {
    for container in chain {
      let start = nodes[container].start
      nodes[container] = moved(nodes[container])
      nodes[container].start = start
    }
    if let innermost = chain.last { nodes[innermost].detail = UInt16(clamping: childCount) }
  }
}

/// Finds the patch for a splice.
///
/// The children that the splice touches, with the white space and commas around them, are copied
/// and parsed as a small container of their own, between stand-ins for the untouched neighbours.
/// Where that does not succeed the whole text has to be parsed, which also finds the right error.
struct TapePatcher {
  let reader: JSONReader
  let splice: JSONSplice
  let maximumDepth: Int

  /// The patch, or nil where the whole text has to be parsed.
  func patch() -> TapePatch? {
    guard reader.byteCount + splice.growth <= Parser.largestFile else { return nil }
    let chain = containersAround()
    guard let container = chain.last else { return nil }
    let touched = Touched(reader, splice.range, in: container)
    let isObject = reader.kind(container) == .object
    let region = Region(touched: touched, isObject: isObject, splice: splice, reader: reader)
    guard let parsed = region.parse(maximumDepth: maximumDepth, depth: chain.count - 1) else {
      return nil
    }
    if isObject, repeatsName(parsed, region, outside: touched.nodes, in: container) { return nil }
    let children = reader.memberCount(container) - touched.count + parsed.childCount
    return TapePatch(
      chain: chain, removed: touched.nodes, added: parsed.nodes, byteGrowth: splice.growth,
      childCount: children)
  }

  private func containersAround() -> [Int] {
    var chain: [Int] = []
    var next: Int? = JSONDocument.root
    while let container = next, holdsSplice(container) {
      chain.append(container)
      next = nil
      let limit = reader.end(container)
      var child = container + 1
      while child < limit, Int(reader.node(child).start) < splice.range.lowerBound {
        if holdsSplice(child) {
          next = child
          break
        }
        child = reader.next(child)
      }
    }
    return chain
  }

  private func holdsSplice(_ index: Int) -> Bool {
    let node = reader.node(index)
    return node.isContainer && Int(node.start) < splice.range.lowerBound
      && splice.range.upperBound < Int(node.end)
  }

  /// Whether a new name is one that an untouched member has, or there are too many to compare.
  private func repeatsName(
    _ parsed: Region.Parsed, _ region: Region, outside touched: Range<Int>, in container: Int
  ) -> Bool {
    guard parsed.childCount <= 64 else { return true }
    return region.text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return false }
      for name in parsed.names {
        for member in reader.members(container) where !touched.contains(member.name) {
          let own = reader.node(member.name)
          if own.detail == name.detail,
            RepeatedNames.areEqual(own, in: reader.bytes, name, in: base)
          {
            return true
          }
        }
      }
      return false
    }
  }
}

/// The children of a container that a splice may change, and what bounds them.
struct Touched {
  let nodes: Range<Int>
  /// How many members or elements.
  let count: Int
  let bytes: Range<Int>
  let hasPrevious: Bool
  let hasFollowing: Bool

  init(_ reader: JSONReader, _ range: Range<Int>, in container: Int) {
    let limit = reader.end(container)
    let valueOffset = reader.kind(container) == .object ? 1 : 0
    var child = container + 1
    var start = Int(reader.node(container).start) + 1
    while child < limit, Int(reader.node(child + valueOffset).end) <= range.lowerBound {
      start = Int(reader.node(child + valueOffset).end)
      child = reader.next(child + valueOffset)
    }
    let first = child
    var count = 0
    while child < limit, Int(reader.node(child).start) < range.upperBound {
      count += 1
      child = reader.next(child + valueOffset)
    }
    let end = child < limit ? reader.node(child).start : reader.node(container).end - 1
    nodes = first..<child
    self.count = count
    bytes = start..<Int(end)
    hasPrevious = first > container + 1
    hasFollowing = child < limit
  }
}
