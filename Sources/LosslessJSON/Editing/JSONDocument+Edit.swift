extension JSONDocument {
  /// The splice that makes an edit, or nil where the document already is as the edit wants it.
  ///
  /// Nothing outside the edited value, member or element changes: what is new copies the indent,
  /// line breaks, colons and commas of its neighbours, and what goes away takes one comma and its
  /// own line with it. Linear in the number of siblings on the way from the root.
  ///
  /// - Throws: `JSONEditError` where the edit does not fit the document.
  public func splice(for edit: JSONEdit) throws(JSONEditError) -> JSONSplice? {
    try withReader { (reader) throws(JSONEditError) in
      try EditPlanner(reader: reader).splice(for: edit)
    }
  }

  /// The splice that gives the value at a path another value, or nil where it has it already.
  ///
  /// Members missing on the way are added with new objects; a missing element is an error.
  ///
  /// - Throws: `JSONEditError` where the path leads through a value that cannot hold its next step.
  public func splice(
    setting path: [JSONPathStep], to fragment: JSONFragment, placement: JSONPlacement = .end
  ) throws(JSONEditError) -> JSONSplice? {
    var node = JSONDocument.root
    for (depth, step) in path.enumerated() {
      let child = withReader { $0.value(at: [step], from: node) }
      if let child {
        node = child
        continue
      }
      guard case .key(let name) = step else { throw missing(step, in: node) }
      var value = fragment
      for rest in path[(depth + 1)...].reversed() {
        guard case .key(let inner) = rest else { throw missing(rest, in: node) }
        value = .object([JSONFragmentMember(inner, value)])
      }
      return try splice(
        for: .setMember(object: node, name: name, to: value, placement: placement))
    }
    return try splice(for: .set(node: node, to: fragment))
  }

  private func missing(_ step: JSONPathStep, in node: Int) -> JSONEditError {
    guard case .index(let place) = step, nodes[node].kind == .array else {
      return .notAnArray(node: node)
    }
    return .noSuchElement(place: place, count: withReader { $0.memberCount(node) })
  }
}

/// Turns edits into splices.
struct EditPlanner {
  let reader: JSONReader

  func splice(for edit: JSONEdit) throws(JSONEditError) -> JSONSplice? {
    switch edit {
    case .set(let node, let fragment):
      return try set(node, to: fragment)
    case .setMember(let object, let name, let fragment, let placement):
      try check(object, is: .object)
      if let value = reader.member(name, of: object) { return try set(value, to: fragment) }
      try check(fragment)
      return insertMember(name, fragment, into: object, placement)
    case .removeMember(let object, let name):
      try check(object, is: .object)
      return reader.member(name, of: object).map { removal(of: $0, from: object) }
    case .insertElement(let array, let place, let fragment, let layout):
      return try insertElement(fragment, into: array, at: place, layout)
    case .appendElement(let array, let fragment, let layout):
      try check(array, is: .array)
      return try insertElement(fragment, into: array, at: reader.memberCount(array), layout)
    case .removeElement(let array, let place):
      return removal(of: try element(place, of: array), from: array)
    case .moveElement(let array, let from, let to):
      return try move(in: array, from: from, to: to)
    }
  }

  // MARK: - Checks

  private func check(_ node: Int, is kind: JSONKind) throws(JSONEditError) {
    guard node >= 0, node < reader.nodeCount else { throw .noSuchValue(node: node) }
    guard reader.kind(node) != kind else { return }
    throw kind == .object ? .notAnObject(node: node) : .notAnArray(node: node)
  }

  private func check(_ fragment: JSONFragment) throws(JSONEditError) {
    if let spelling = fragment.misspelledNumber { throw .notANumber(spelling) }
  }

  private func element(_ place: Int, of array: Int) throws(JSONEditError) -> Int {
    try check(array, is: .array)
    guard let element = reader.element(place, of: array) else {
      throw .noSuchElement(place: place, count: reader.memberCount(array))
    }
    return element
  }

  // MARK: - Setting

  private func set(_ node: Int, to fragment: JSONFragment) throws(JSONEditError) -> JSONSplice? {
    guard node >= 0, node < reader.nodeCount, !reader.node(node).flags.contains(.isName) else {
      throw .noSuchValue(node: node)
    }
    try check(fragment)
    guard !reader.equals(node, fragment) else { return nil }
    let probe = StyleProbe(reader, holding: node)
    let item = probe.item(of: node)
    let indent = probe.indent(before: probe.start(item))
    let place = FragmentPlace(
      node: node, indent: indent ?? probe.lineIndent, beginsLine: indent != nil,
      allowsLines: probe.chain.last.map(probe.spansLines) ?? true)
    let name = item == node ? nil : reader.string(item)
    return JSONSplice(
      range: reader.byteRange(node),
      replacement: FragmentWriter.spell(fragment, name: name, at: place, probe: probe))
  }

  // MARK: - Inserting

  private func insertMember(
    _ name: String, _ fragment: JSONFragment, into object: Int, _ placement: JSONPlacement
  ) -> JSONSplice {
    let values = reader.members(object).map(\.value)
    var place = values.count
    switch placement {
    case .start: place = 0
    case .end: break
    case .after(let names):
      let found = names.lazy.compactMap { reader.member($0, of: object) }.first
      if let found { place = (values.firstIndex(of: found) ?? place) + 1 }
    }
    return Insertion(reader, into: object, children: values, at: place, layout: .automatic)
      .splice { FragmentWriter.spellMember(name, fragment, at: $0, probe: $1) }
  }

  private func insertElement(
    _ fragment: JSONFragment, into array: Int, at place: Int, _ layout: JSONLayout
  ) throws(JSONEditError) -> JSONSplice {
    try check(array, is: .array)
    try check(fragment)
    let elements = Array(reader.elements(array))
    guard place >= 0, place <= elements.count else {
      throw .noSuchElement(place: place, count: elements.count)
    }
    return Insertion(reader, into: array, children: elements, at: place, layout: layout)
      .splice { FragmentWriter.spell(fragment, name: nil, at: $0, probe: $1) }
  }

  // MARK: - Removing

  /// Takes a child with one comma: the one before it, or for the first child the one after it.
  private func removal(of value: Int, from container: Int) -> JSONSplice {
    let probe = StyleProbe(reader, holding: value)
    let item = probe.item(of: value)
    let following = reader.next(value)
    let isFirst = item == container + 1
    let isLast = following == reader.end(container)
    let range =
      switch (isFirst, isLast) {
      case (true, true): (probe.start(container) + 1)..<(probe.end(container) - 1)
      case (true, false): probe.start(item)..<probe.start(following)
      case (false, _): endOfPrevious(item, in: container)..<probe.end(value)
      }
    return JSONSplice(range: range, replacement: [])
  }

  private func endOfPrevious(_ item: Int, in container: Int) -> Int {
    var child = container + 1
    var end = Int(reader.node(container).start) + 1
    while child < item {
      let value = reader.kind(container) == .object ? child + 1 : child
      end = Int(reader.node(value).end)
      child = reader.next(value)
    }
    return end
  }

  // MARK: - Moving

  /// The elements change places; what stands between them stays where it is.
  private func move(in array: Int, from: Int, to: Int) throws(JSONEditError) -> JSONSplice? {
    _ = try element(from, of: array)
    _ = try element(to, of: array)
    guard from != to else { return nil }
    let elements = Array(reader.elements(array))
    let low = min(from, to)
    let high = max(from, to)
    var order = Array(elements[low...high])
    order.insert(order.remove(at: from - low), at: to - low)
    var moved: [UInt8] = []
    for (place, element) in zip(low...high, order) {
      append(reader.byteRange(element), to: &moved)
      if place < high {
        let gapStart = reader.byteRange(elements[place]).upperBound
        append(gapStart..<reader.byteRange(elements[place + 1]).lowerBound, to: &moved)
      }
    }
    let start = reader.byteRange(elements[low]).lowerBound
    return JSONSplice(
      range: start..<reader.byteRange(elements[high]).upperBound, replacement: moved)
  }

  private func append(_ range: Range<Int>, to output: inout [UInt8]) {
    output.append(
      contentsOf: UnsafeBufferPointer(start: reader.bytes + range.lowerBound, count: range.count))
  }
}
