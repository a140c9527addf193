/// A value of an Xcode project, or of another description of one.
enum ProjectValue: Hashable, Sendable {
  case text(String)
  case list([ProjectValue])
  case table([String: ProjectValue])

  /// What stands under a key of a table.
  subscript(_ key: String) -> ProjectValue? {
    guard case .table(let table) = self else { return nil }
    return table[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list; a lone text is a list of one.
  var texts: [String] { values.compactMap(\.text) }

  /// The values of a list; a lone value is a list of one.
  var values: [ProjectValue] {
    guard case .list(let list) = self else { return [self] }
    return list
  }

  var table: [String: ProjectValue] {
    guard case .table(let table) = self else { return [:] }
    return table
  }
}
