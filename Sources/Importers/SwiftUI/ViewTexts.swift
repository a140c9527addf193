import AuditCore

/// Turns the words of code into the texts of elements, in every language the tables have.
struct ViewTexts {
  private let tables: StringTables
  private let baseLocale: String
  /// The file of code, whose app's texts they are.
  private let path: String

  init(_ tables: StringTables, baseLocale: String, path: String) {
    self.tables = tables
    self.baseLocale = baseLocale
    self.path = path
  }

  /// The words in the base language, or nil where code makes them.
  func base(of text: ViewText) -> String? {
    guard text.expression == nil else { return nil }
    guard let key = key(of: text) else { return text.words }
    // Words beside a key are the base language's, where no table has it.
    let hasWords = text.key.map { filled($0) != text.words } ?? true
    let words =
      tables.text(key, table: table(of: text), locale: baseLocale, near: path)
      ?? tables.baseText(key, table: table(of: text), near: path, isGuessed: !hasWords)
    return words.map(filled) ?? text.words
  }

  /// The words in the other languages.
  func others(of text: ViewText) -> [(locale: String, words: String)] {
    guard text.expression == nil, let key = key(of: text) else { return [] }
    return tables.texts(key, table: table(of: text), near: path).filter { $0.key != baseLocale }
      .map { ($0.key, filled($0.value)) }.sorted { $0.0 < $1.0 }
  }

  /// The languages of the apps or bundles that the texts of elements come from; nil where no table
  /// has any of them.
  func languages(of elements: [Element]) -> [String]? {
    var languages: Set<String> = []
    for element in elements where !element.localizations.isEmpty {
      guard let key = element.source?.key ?? element.label.value ?? element.text.value else {
        continue
      }
      languages.formUnion(tables.languages(of: key, near: path))
    }
    return languages.isEmpty ? nil : languages.union([baseLocale]).sorted()
  }

  /// The table that a text is looked up in; nil is the usual one.
  private func table(of text: ViewText) -> String? {
    if text.isInAnyTable, let key = text.key { return tables.table(with: key) }
    return text.table
  }

  /// The key that a table has: what is filled in is spelled there by its type.
  func key(of text: ViewText) -> String? {
    guard let key = text.key else { return nil }
    // A key with a table of its own is spelled out in the code.
    guard !text.codes.isEmpty, text.table == nil else { return key }
    var spellings = [key]
    for _ in text.codes.prefix(3) {
      spellings = spellings.flatMap { [$0] + ViewTexts.respelled($0) }
    }
    return spellings.first { !tables.texts($0, table: table(of: text), near: path).isEmpty } ?? key
  }

  /// A key with its first object written as a number.
  private static func respelled(_ key: String) -> [String] {
    guard let at = key.firstRange(of: "%@") else { return [] }
    return ["%lld", "%ld", "%d", "%f", "%lf"].map { key.replacingCharacters(at, with: $0) }
  }

  /// A text with `…` for what is filled in.
  private func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let after = rest[rest.index(after: percent)...]
      guard let length = ViewTexts.specifier(after) else {
        result += "%"
        rest = after.first == "%" ? after.dropFirst() : after
        continue
      }
      result += "…"
      rest = after.dropFirst(length)
    }
    return result + rest
  }

  /// How many characters of a format follow its percent sign, as in `1$@` and `lld`.
  private static func specifier(_ text: Substring) -> Int? {
    var length = 0
    for character in text.prefix(8) {
      length += 1
      if "@dDiuUxXoOfeEgGcCsSpaAF".contains(character) { return length }
      guard character.isNumber || "$.#lhqz-+".contains(character) else { return nil }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
