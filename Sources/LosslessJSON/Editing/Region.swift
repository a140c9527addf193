/// The changed part of a container as a small container of its own.
///
/// Strings stand in for the neighbours, so the part is well formed only if it keeps apart from them
/// with commas; a number beside it cannot have grown then.
struct Region {
  struct Parsed {
    let nodes: [JSONNode]
    let names: [JSONNode]
    let childCount: Int
  }

  let text: [UInt8]
  private let touched: Touched
  private let isObject: Bool
  /// Where the text of the region begins in `text`, and where it ends.
  private let inner: Range<Int>

  init(touched: Touched, isObject: Bool, splice: JSONSplice, reader: JSONReader) {
    self.touched = touched
    self.isObject = isObject
    let standIn = Array((isObject ? "\"\":\"\"" : "\"\"").utf8)
    var text = [UInt8(ascii: isObject ? "{" : "[")]
    if touched.hasPrevious { text += standIn }
    let start = text.count
    let before = touched.bytes.lowerBound..<splice.range.lowerBound
    let after = splice.range.upperBound..<touched.bytes.upperBound
    text += UnsafeBufferPointer(start: reader.bytes + before.lowerBound, count: before.count)
    text += splice.replacement
    text += UnsafeBufferPointer(start: reader.bytes + after.lowerBound, count: after.count)
    inner = start..<text.count
    if touched.hasFollowing { text += standIn }
    text.append(UInt8(ascii: isObject ? "}" : "]"))
    self.text = text
  }

  /// The region's nodes as they will be on the tape, or nil where it is not well formed by itself.
  func parse(maximumDepth: Int, depth: Int) -> Parsed? {
    let tape = text.withUnsafeBufferPointer {
      try? Parser.tape(
        of: $0, maximumDepth: maximumDepth, depth: depth, repeatedNames: .inRoot)
    }
    guard let tape else { return nil }
    let nodesOfStandIn = isObject ? 2 : 1
    let first = 1 + (touched.hasPrevious ? nodesOfStandIn : 0)
    let last = tape.count - (touched.hasFollowing ? nodesOfStandIn : 0)
    guard first <= last else { return nil }
    // An open string at the end of the part may have swallowed the stand-in.
    if touched.hasFollowing, Int(tape[last].start) != inner.upperBound { return nil }
    return parsed(tape, first..<last)
  }

  private func parsed(_ tape: [JSONNode], _ range: Range<Int>) -> Parsed? {
    var names: [JSONNode] = []
    var childCount = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if isObject {
        if childCount < 65 { names.append(tape[index]) }
        index += 1
      }
      childCount += 1
      index = Int(tape[index].next)
    }
    if isObject, repeatsName(tape, range, childCount) { return nil }
    let byteShift = touched.bytes.lowerBound - inner.lowerBound
    let nodeShift = touched.nodes.lowerBound - range.lowerBound
    let nodes = tape[range].map { node in
      var node = node
      node.start = UInt32(truncatingIfNeeded: Int(node.start) + byteShift)
      node.end = UInt32(truncatingIfNeeded: Int(node.end) + byteShift)
      node.next = UInt32(truncatingIfNeeded: Int(node.next) + nodeShift)
      return node
    }
    return Parsed(nodes: nodes, names: names, childCount: childCount)
  }

  private func repeatsName(_ tape: [JSONNode], _ range: Range<Int>, _ childCount: Int) -> Bool {
    text.withUnsafeBufferPointer { text in
      tape.withUnsafeBufferPointer { tape in
        guard let bytes = text.baseAddress, let nodes = tape.baseAddress else { return false }
        let repeated = RepeatedNames.first(
          in: nodes, from: range.lowerBound, to: range.upperBound, memberCount: childCount,
          bytes: bytes)
        return repeated != nil
      }
    }
  }
}
