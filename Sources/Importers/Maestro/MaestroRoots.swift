import LosslessJSON

/// Finds the hierarchies of a JSON text of Maestro.
enum MaestroRoots {
  /// The roots: the text itself, the list of its compact form, or what failed steps recorded.
  ///
  /// - Complexity: O(values), without recursion.
  static func all(in document: JSONDocument) -> [Int] {
    document.withReader { reader in
      if let root = JSONFacts(JSONDocument.root, reader) {
        if root.has("attributes") { return [JSONDocument.root] }
        if root.has("ui_schema") || isCompact(root) {
          return reader.member("elements", of: root.index).map { [$0] } ?? []
        }
      }
      return recorded(reader)
    }
  }

  private static func isCompact(_ root: JSONFacts) -> Bool {
    guard let first = root.elements("elements")?.first(where: { _ in true }) else { return false }
    return JSONFacts(first, root.reader)?.has("b") ?? false
  }

  private static func recorded(_ reader: JSONReader) -> [Int] {
    var roots: [Int] = []
    var open = [JSONDocument.root]
    while let index = open.popLast() {
      var inside: [Int] = []
      for member in reader.members(index) {
        let isObject = reader.kind(member.value) == .object
        if isObject, reader.stringEquals(member.name, "hierarchyRoot") {
          roots.append(member.value)
        } else if isObject || reader.kind(member.value) == .array {
          inside.append(member.value)
        }
      }
      for element in reader.elements(index)
      where reader.kind(element) == .object || reader.kind(element) == .array {
        inside.append(element)
      }
      open += inside.reversed()
    }
    return roots
  }
}
