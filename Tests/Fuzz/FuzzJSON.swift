// Feeds arbitrary bytes to the parser and the edits. Compiled into one module with the sources of
// LosslessJSON, so that coverage guides the fuzzer through them. See run.sh.

/// Reads one input; any broken promise stops the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzInput(UnsafeBufferPointer(start: start, count: count))
  var choices = input.takeChoices()
  let text = input.rest
  guard let document = try? JSONDocument(parsing: text, maximumDepth: 64) else {
    checkRefusal(text)
    return 0
  }
  precondition(document.bytes == text, "parsing changed the text")
  decodeEverything(document)
  checkEdit(of: document, &choices)
  checkRawSplice(of: document, &choices)
  return 0
}

/// Takes the choices off the front of the input; what remains is the text.
struct FuzzInput {
  private(set) var rest: [UInt8]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = Array(bytes)
  }

  mutating func takeChoices() -> Choices {
    let taken = min(12, rest.count / 3)
    defer { rest.removeFirst(taken) }
    return Choices(bytes: Array(rest.prefix(taken)))
  }
}

/// Decisions made by the first bytes of the input.
struct Choices {
  var bytes: [UInt8]

  mutating func below(_ limit: Int) -> Int {
    guard limit > 0, let byte = bytes.popLast() else { return 0 }
    return Int(byte) % limit
  }
}

private func checkRefusal(_ text: [UInt8]) {
  do {
    _ = try JSONDocument(parsing: text, maximumDepth: 64)
  } catch {
    precondition(error.offset <= text.count && error.line >= 1 && error.column >= 1)
    precondition(!error.description.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }
}

private func decodeEverything(_ document: JSONDocument) {
  let table = JSONKeyTable(["a", "id", "label", "elements"])
  document.withReader { reader in
    for node in 0..<reader.nodeCount {
      let text = reader.string(node)
      let place = reader.keyIndex(node, in: table)
      let isString = reader.kind(node) == .string
      precondition(
        (place >= 0) == (isString && table.names.contains { $0.utf8.elementsEqual(text.utf8) }))
      precondition(!isString || reader.stringEquals(node, text))
      _ = reader.double(node)
      _ = reader.int(node)
      _ = reader.memberCount(node)
    }
  }
}

private func checkEdit(of document: JSONDocument, _ choices: inout Choices) {
  let node = choices.below(document.nodes.count)
  let fragments: [JSONFragment] = [
    .null, .string("\u{7}tea\""), .integer(7), .strings(["a", "b"]), .array([]),
    .object([JSONFragmentMember("k", .array([.bool(true)], layout: .lines))]),
  ]
  let fragment = fragments[choices.below(fragments.count)]
  let count = document.withReader { $0.memberCount(node) }
  let edits: [JSONEdit] = [
    .set(node: node, to: fragment),
    .setMember(object: node, name: "k", to: fragment, placement: .start),
    .setMember(object: node, name: "a", to: fragment, placement: .after(["a", "b"])),
    .removeMember(object: node, name: "a"),
    .insertElement(array: node, at: choices.below(count + 1), fragment),
    .appendElement(array: node, fragment, layout: .lines),
    .removeElement(array: node, at: choices.below(count)),
    .moveElement(array: node, from: choices.below(count), to: choices.below(count)),
  ]
  let edit = edits[choices.below(edits.count)]
  guard let splice = try? document.splice(for: edit) else { return }
  // Only nesting can be in the way of an edit.
  guard let after = try? document.applying(splice) else {
    precondition(depth(of: document) > 58, "an edit was refused")
    return
  }
  checkPatched(after, from: document, splice)
}

private func checkRawSplice(of document: JSONDocument, _ choices: inout Choices) {
  let low = choices.below(document.bytes.count + 1)
  let high = low + choices.below(document.bytes.count - low + 1)
  let replacement = Array(choices.bytes.prefix(4))
  let splice = JSONSplice(range: low..<high, replacement: replacement)
  let text = Array(document.bytes[..<low] + replacement + document.bytes[high...])
  let fresh = try? JSONDocument(parsing: text, maximumDepth: 64)
  let patched = try? document.applying(splice)
  precondition((fresh == nil) == (patched == nil), "patching and parsing disagree")
  if let patched { checkPatched(patched, from: document, splice) }
}

private func checkPatched(
  _ after: JSONDocument, from before: JSONDocument, _ splice: JSONSplice
) {
  guard let fresh = try? JSONDocument(parsing: after.bytes, maximumDepth: 64) else {
    preconditionFailure("a patched text does not parse")
  }
  precondition(fresh.nodes == after.nodes, "a patched tape is not the tape of the text")
  let suffix = before.bytes.count - splice.range.upperBound
  precondition(
    after.bytes.prefix(splice.range.lowerBound) == before.bytes[..<splice.range.lowerBound])
  precondition(after.bytes.suffix(suffix) == before.bytes.suffix(suffix))
  var restored = after
  guard let inverse = before.inverse(of: splice), (try? restored.apply(inverse)) != nil else {
    preconditionFailure("a splice cannot be undone")
  }
  precondition(restored.bytes == before.bytes && restored.nodes == before.nodes)
}

private func depth(of document: JSONDocument) -> Int {
  var ends: [UInt32] = []
  var deepest = 0
  for node in document.nodes where node.isContainer {
    while let end = ends.last, end <= node.start { ends.removeLast() }
    ends.append(node.end)
    deepest = max(deepest, ends.count)
  }
  return deepest
}
