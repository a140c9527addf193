/// Names that tools make of the keys of texts: `LocalString.common_button_close` and
/// `L10n.Cart.title`, in files that are made when the app is built and are not in its tree.
struct GeneratedNames: Sendable {
  /// By the letters and digits of a key, the key; an empty one where two are spelled alike.
  private var keys: [String: (key: String, table: String)] = [:]
  /// Types that code of the app declares: no tool makes those.
  private(set) var declared: Set<String> = []

  init() {}

  /// The names of the texts of an app.
  ///
  /// - Complexity: O(keys).
  init(_ tables: StringTables) {
    for (key, table) in tables.keys {
      let plain = GeneratedNames.plain(key)
      let isTaken = keys[plain] != nil
      keys[plain] = isTaken ? ("", "") : (key, table)
    }
  }

  /// Takes note of types that code of the app declares.
  mutating func add(declared types: Set<String>) { declared.formUnion(types) }

  /// The text of a name with its types, where its first type is called as one for texts and no code
  /// of the app declares it.
  func text(_ path: [String]) -> ViewText? {
    guard !keys.isEmpty, let type = path.first, path.count > 1, !declared.contains(type) else {
      return nil
    }
    // R.swift has "R.string.localizable.close()".
    if type == "R", path[1] == "string" { return text(behind: path.dropFirst(2)) }
    return GeneratedNames.isForTexts(type) ? text(behind: path.dropFirst()) : nil
  }

  /// The text of a name behind the type for texts.
  private func text(behind path: ArraySlice<String>) -> ViewText? {
    // Some tools put a type around the texts of each table.
    for skipped in 0...1 where path.count > skipped {
      let name = GeneratedNames.plain(path.dropFirst(skipped).joined())
      guard let (key, table) = keys[name], !key.isEmpty else { continue }
      let isOther = path.first.map { GeneratedNames.plain(table) != GeneratedNames.plain($0) }
      if skipped == 1, isOther ?? true { continue }
      return ViewText(words: key, key: key, table: table)
    }
    return nil
  }

  private static func plain(_ text: String) -> String {
    String(
      decoding: text.utf8.filter { $0.isSwiftDigit || (0x61...0x7A).contains($0 | 0x20) }
        .map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Whether a type is called as one for texts.
  static func isForTexts(_ type: String) -> Bool {
    let lowered = type.lowercased()
    return ["l10n", "locali", "localstring", "strings"].contains { lowered.contains($0) }
  }
}
