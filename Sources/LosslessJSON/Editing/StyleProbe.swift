/// Finds out how a text is laid out around one of its containers.
struct StyleProbe {
  let reader: JSONReader
  /// The containers around the place of the edit, from the root inwards.
  let chain: [Int]

  /// Looks at the containers that hold a node, and at the node itself where it is a container.
  init(_ reader: JSONReader, around node: Int) {
    self.reader = reader
    var chain: [Int] = []
    var current = JSONDocument.root
    while reader.node(current).isContainer {
      chain.append(current)
      guard current != node, let (_, child) = reader.step(towards: node, from: current) else {
        break
      }
      current = child
    }
    self.chain = chain
  }

  /// Looks at the containers that hold a node, but not at the node itself.
  init(_ reader: JSONReader, holding node: Int) {
    let around = StyleProbe(reader, around: node)
    self.init(reader, chain: around.chain.last == node ? around.chain.dropLast() : around.chain)
  }

  private init(_ reader: JSONReader, chain: [Int]) {
    self.reader = reader
    self.chain = chain
  }

  // MARK: - Text

  func bytes(_ from: Int, _ to: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: reader.bytes + from, count: max(0, to - from)))
  }

  /// The node a child begins with: its name in an object, itself in an array.
  func item(of value: Int) -> Int {
    value > 0 && reader.node(value - 1).flags.contains(.isName) ? value - 1 : value
  }

  func start(_ node: Int) -> Int { Int(reader.node(node).start) }

  func end(_ node: Int) -> Int { Int(reader.node(node).end) }

  /// The first value in a container, or nil where it is empty.
  func firstValue(_ container: Int) -> Int? {
    guard reader.end(container) > container + 1 else { return nil }
    return reader.kind(container) == .object ? container + 2 : container + 1
  }

  /// The white space between a container's bracket and its first child, or all inside it if empty.
  func lead(_ container: Int) -> [UInt8] {
    let first = firstValue(container).map { start(item(of: $0)) } ?? end(container) - 1
    return bytes(start(container) + 1, first)
  }

  /// Whether a container takes more than one line, judged by its beginning.
  func spansLines(_ container: Int) -> Bool {
    let limit = min(end(container), start(container) + Self.reach)
    return Gap.hasLineBreak(UnsafeBufferPointer(rebasing: text[start(container)..<limit]))
  }

  /// How many bytes are looked at to tell whether a text is on one line; it may be 100 MB long.
  private static let reach = 1 << 16

  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: reader.bytes, count: reader.byteCount)
  }

  // MARK: - Lines

  /// The white space before a byte on its line, or nil where something else is before it.
  func indent(before offset: Int) -> [UInt8]? {
    var index = offset
    while index > 0, text[index - 1] == 0x20 || text[index - 1] == 0x09 { index -= 1 }
    guard index == 0 || text[index - 1] == 0x0A || text[index - 1] == 0x0D else { return nil }
    return bytes(index, offset)
  }

  /// The indent of the line that the container at a depth of the chain begins on.
  func lineIndent(depth: Int) -> [UInt8] {
    for container in chain.prefix(depth + 1).reversed() {
      if let indent = indent(before: start(item(of: container))) { return indent }
    }
    return []
  }

  /// The indent of the line that the innermost container begins on.
  var lineIndent: [UInt8] { lineIndent(depth: chain.count - 1) }

  /// The style of the values around the innermost container.
  var style: FragmentStyle {
    let colon = self.colon
    return FragmentStyle(
      lineBreak: lineBreak, unit: unit, colon: colon,
      afterComma: afterComma ?? (colon.last == 0x20 || colon.last == 0x09 ? [0x20] : []))
  }

  private var lineBreak: [UInt8] {
    for container in chain.reversed() {
      if let lineBreak = Gap.lineBreak(in: lead(container)) { return lineBreak }
    }
    return Gap.lineBreak(in: text.prefix(Self.reach)) ?? [0x0A]
  }

  /// By how much a child is indented more than its container.
  private var unit: [UInt8] {
    for depth in chain.indices.reversed() {
      guard let first = firstValue(chain[depth]),
        let inner = indent(before: start(item(of: first)))
      else { continue }
      let outer = lineIndent(depth: depth)
      if inner.starts(with: outer) {
        return Array(inner[outer.count...])
      }
    }
    return [0x20, 0x20]
  }

  /// The colon and the white space around it, as the nearest member has it.
  private var colon: [UInt8] {
    for container in chain.reversed() where reader.kind(container) == .object {
      if let value = firstValue(container) { return colon(before: value) }
    }
    if let first = chain.first, let nested = firstValue(first), reader.kind(nested) == .object,
      let value = firstValue(nested)
    {
      return colon(before: value)
    }
    return Array(": ".utf8)
  }

  private func colon(before value: Int) -> [UInt8] {
    let spelled = bytes(end(value - 1), start(value))
    return Gap.hasLineBreak(spelled) ? Array(": ".utf8) : spelled
  }

  /// The white space after a comma inside a line, as the nearest container has it.
  private var afterComma: [UInt8]? {
    for container in chain.reversed() {
      var previous: Int?
      // A few children tell; a long list is not walked.
      for value in children(container, limit: 8) {
        if let previous {
          let after = separator(previous, value).after
          if !Gap.hasLineBreak(after) { return after }
        }
        previous = value
      }
    }
    return nil
  }

  private func children(_ container: Int, limit: Int) -> [Int] {
    reader.kind(container) == .object
      ? reader.members(container).prefix(limit).map(\.value)
      : Array(reader.elements(container).prefix(limit))
  }

  /// What stands before and after the comma between two neighbours, without blank lines.
  func separator(_ value: Int, _ following: Int) -> (before: [UInt8], after: [UInt8]) {
    let gap = bytes(end(value), start(item(of: following)))
    guard let comma = gap.firstIndex(of: UInt8(ascii: ",")) else { return ([], []) }
    return (Gap.lastLine(Array(gap[..<comma])), Gap.lastLine(Array(gap[(comma + 1)...])))
  }
}
