import AuditCore

/// Reads the tables of `maestro hierarchy --compact` and of Maestro's MCP server.
///
/// Source: Maestro, ViewHierarchyFormatters.kt, for the columns and their order.
struct MaestroTable {
  var tree = MaestroTree()
  /// Whether the text ends inside a quoted field.
  private(set) var isCutOff = false

  /// The offset of the row of titles, which may follow lines of a log.
  ///
  /// - Complexity: O(bytes).
  static func header(in text: [UInt8]) -> Int? {
    for title in ["element_num,depth,", "id,depth,bounds,"] as [StaticString] {
      if let offset = text.offset(of: title), offset == 0 || text[offset - 1] == 0x0A {
        return offset
      }
    }
    return nil
  }

  /// Reads every row; one that does not begin with a number is a line of a log.
  ///
  /// - Complexity: O(bytes).
  mutating func read(_ text: [UInt8], from start: Int) {
    var rows = TableRows(text, from: start)
    guard let titles = rows.next() else { return }
    var pending: (depth: Int, attributes: MaestroAttributes)?
    while let row = rows.next() {
      guard let first = row.first, Int(first) != nil, row.count >= 3, let depth = Int(row[1])
      else { continue }
      if let pending { add(pending, next: depth) }
      pending = (max(0, depth), MaestroTable.attributes(row, titles))
    }
    if let pending { add(pending, next: 0) }
    while tree.tree.depth > 0 { tree.end() }
    isCutOff = rows.isCutOff
  }

  private mutating func add(
    _ row: (depth: Int, attributes: MaestroAttributes), next depth: Int
  ) {
    while tree.tree.depth > row.depth { tree.end() }
    _ = tree.begin(row.attributes, hasChildren: depth > row.depth)
  }

  private static func attributes(_ row: [String], _ titles: [String]) -> MaestroAttributes {
    var attributes = MaestroAttributes()
    for (title, field) in zip(titles, row) where !field.isEmpty {
      if title == "attributes" {
        read(field, into: &attributes)
      } else if let name = names[title] {
        attributes[name] = field
      }
    }
    // What is false is left out of a row.
    for name in ["enabled", "selected", "checked"] where attributes[name] == nil {
      attributes[name] = "false"
    }
    return attributes
  }

  private static let names = [
    "bounds": "bounds", "text": "text", "resource_id": "resource-id",
    "accessibility": "accessibilityText", "hint": "hintText", "class": "class", "value": "value",
    "enabled": "enabled", "selected": "selected", "checked": "checked",
  ]

  /// Attributes as `name=value; name=value`; a value may hold a semicolon as well.
  private static func read(_ field: String, into attributes: inout MaestroAttributes) {
    var name: String?
    var parts: [Substring] = []
    func store() {
      if let name { attributes[name] = parts.joined(separator: ";") }
    }
    for part in field.split(separator: ";", omittingEmptySubsequences: false) {
      let trimmed = part.drop { $0 == " " }
      if let sign = trimmed.firstIndex(of: "="), written.contains(String(trimmed[..<sign])) {
        store()
        name = String(trimmed[..<sign])
        parts = [trimmed[trimmed.index(after: sign)...]]
      } else {
        parts.append(part)
      }
    }
    store()
  }

  private static let written: Set<String> = [
    "accessibilityText", "title", "value", "text", "hintText", "resource-id", "bounds", "enabled",
    "focused", "selected", "checked", "class", "clickable", "scrollable", "package", "url",
    "ignoreBoundsFiltering", "content-desc", "long-clickable", "password",
  ]
}
