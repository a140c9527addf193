extension JSONDocument {
  /// Changes the document in place.
  ///
  /// Only the children that the splice touches are parsed again; what follows them on the tape is
  /// moved. Linear in the length of the text, at the speed of copying it; the result is what
  /// parsing the new text would give.
  ///
  /// - Throws: `JSONSyntaxError` where the new text is not JSON; the document is then unchanged.
  public mutating func apply(_ splice: JSONSplice) throws(JSONSyntaxError) {
    guard let patch = try patch(for: splice) else {
      self = try reparsed(applying: splice)
      return
    }
    bytes.replaceSubrange(splice.range, with: splice.replacement)
    nodes.replaceSubrange(patch.removed, with: patch.added)
    let firstMoved = patch.removed.lowerBound + patch.added.count
    nodes.withUnsafeMutableBufferPointer { nodes in
      for index in firstMoved..<nodes.count { nodes[index] = patch.moved(nodes[index]) }
      patch.stretchContainers(nodes)
    }
  }

  /// A changed copy of the document; costs one copy of the text and the tape.
  ///
  /// - Throws: `JSONSyntaxError` where the new text is not JSON.
  public func applying(_ splice: JSONSplice) throws(JSONSyntaxError) -> JSONDocument {
    guard let patch = try patch(for: splice) else { return try reparsed(applying: splice) }
    return JSONDocument(
      bytes: text(applying: splice), nodes: patched(patch), maximumDepth: maximumDepth)
  }

  /// A copy with many changes at once, given in ascending order and not overlapping.
  ///
  /// All ranges are those of this document. The new text is parsed as a whole, so this is the way
  /// to make hundreds of changes.
  ///
  /// - Throws: `JSONSyntaxError` where the ranges are not ascending or the new text is not JSON.
  public func applying(_ splices: [JSONSplice]) throws(JSONSyntaxError) -> JSONDocument {
    if let only = splices.first, splices.count == 1 { return try applying(only) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + splices.reduce(0) { $0 + $1.replacement.count })
    var copied = 0
    for splice in splices {
      guard contains(splice), splice.range.lowerBound >= copied else { throw misplaced(splice) }
      text += bytes[copied..<splice.range.lowerBound]
      text += splice.replacement
      copied = splice.range.upperBound
    }
    text += bytes[copied...]
    return try JSONDocument(parsing: text, maximumDepth: maximumDepth)
  }

  private init(bytes: [UInt8], nodes: [JSONNode], maximumDepth: Int) {
    self.bytes = bytes
    self.nodes = nodes
    self.maximumDepth = maximumDepth
  }

  // MARK: - Patching

  private func patch(for splice: JSONSplice) throws(JSONSyntaxError) -> TapePatch? {
    guard contains(splice) else { throw misplaced(splice) }
    return withReader {
      TapePatcher(reader: $0, splice: splice, maximumDepth: maximumDepth).patch()
    }
  }

  private func reparsed(applying splice: JSONSplice) throws(JSONSyntaxError) -> JSONDocument {
    try JSONDocument(parsing: text(applying: splice), maximumDepth: maximumDepth)
  }

  private func text(applying splice: JSONSplice) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + splice.growth)
    text += bytes[..<splice.range.lowerBound]
    text += splice.replacement
    text += bytes[splice.range.upperBound...]
    return text
  }

  private func patched(_ patch: TapePatch) -> [JSONNode] {
    [JSONNode](unsafeUninitializedCapacity: nodes.count + patch.nodeGrowth) { tape, count in
      nodes.withUnsafeBufferPointer { old in
        let prefix = patch.removed.lowerBound
        var end = tape[..<prefix].initialize(fromContentsOf: old[..<prefix])
        end = tape[end..<(end + patch.added.count)].initialize(fromContentsOf: patch.added)
        for index in patch.removed.upperBound..<old.count {
          tape.initializeElement(at: end, to: patch.moved(old[index]))
          end &+= 1
        }
        count = end
      }
      patch.stretchContainers(tape)
    }
  }

  private func misplaced(_ splice: JSONSplice) -> JSONSyntaxError {
    let offset = min(max(splice.range.lowerBound, 0), bytes.count)
    let place = position(ofByte: offset)
    return JSONSyntaxError(
      offset: offset, line: place.line, column: place.column,
      expected: "changes inside the text, in ascending order",
      found: "one from byte \(splice.range.lowerBound) to \(splice.range.upperBound)")
  }
}
