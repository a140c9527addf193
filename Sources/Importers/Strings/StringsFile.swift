/// One text of a file.
struct StringsEntry {
  var key: String
  var text: String
  /// The language, where the file says it itself.
  var locale: String?
  /// The line, from 1; 0 where there is none.
  var line: Int32
  /// Whether it is a key that is named like code, for want of a text.
  var isBareKey = false
}

/// What a string file holds.
struct StringsContent {
  var entries: [StringsEntry] = []
  var notes = StringsNotes()
  /// The language its keys are written in, where it says so.
  var sourceLanguage: String?
  /// How many keys it has.
  var keyCount = 0
  /// Whether its texts go before those of a `.strings` file.
  var isPlural = false
}

/// What was wrong in a file, by line; only the first few are told.
struct StringsNotes {
  private var told: [(line: Int, text: String)] = []
  private(set) var count = 0

  private static let most = 3

  /// The first one, for a file in which nothing else can be read.
  var first: (line: Int, text: String)? { told.first }

  mutating func add(_ text: String, line: Int) {
    count += 1
    if told.count < StringsNotes.most { told.append((line, text)) }
  }

  /// The notes with their places, and how many more there are.
  func listed(in path: String) -> [String] {
    var lines = told.map { "\(path):\($0.line): \($0.text)" }
    if count > told.count { lines.append("\(path): and \(count - told.count) more like these") }
    return lines
  }
}

/// Reads a string file by what it is.
enum StringsFile {
  static let help = "fix the file, or export it again"

  /// The texts of a file.
  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> StringsContent {
    if bytes.starts(with: Array("bplist".utf8)) {
      let list = try BinaryPropertyList.read(bytes, path: path)
      return try content(of: list, places: nil, path: path)
    }
    let text = try StringsEncoding.utf8(bytes, path: path)
    if path.hasSuffix(".xcstrings") { return try StringCatalogFile.read(text, path: path) }
    let first = text.first { !isSpace($0) }
    if first == UInt8(ascii: "<") {
      let list = try XMLPropertyList.read(text, path: path)
      return try content(of: list, places: LinePlaces(text), path: path)
    }
    if path.hasSuffix(".stringsdict") {
      throw ImportError(
        file: path, expected: "a property list with plurals",
        found: first == nil ? "an empty file" : "other text", help: help)
    }
    return try plain(text, path: path)
  }

  private static func plain(_ text: [UInt8], path: String) throws(ImportError) -> StringsContent {
    let content = StringsSyntax.read(text)
    if content.entries.isEmpty, let first = content.notes.first {
      throw ImportError(
        file: path, line: first.line, expected: "texts as \"key\" = \"text\";",
        found: "none (\(first.text))", help: help)
    }
    return content
  }

  /// The texts of a property list: plain ones, and those with plurals.
  private static func content(
    of list: PropertyListValue, places: LinePlaces?, path: String
  ) throws(ImportError) -> StringsContent {
    guard case .dictionary(let members) = list else {
      throw ImportError(
        file: path, expected: "a dictionary of texts", found: "another value", help: help)
    }
    var content = StringsContent()
    content.isPlural = path.hasSuffix(".stringsdict")
    content.entries.reserveCapacity(members.count)
    for member in members {
      let line = places?.line(of: member.offset) ?? 0
      guard let text = VariedText.text(of: member.value) else {
        content.notes.add("\"\(member.key)\" has no text and was left out", line: max(line, 1))
        continue
      }
      content.entries.append(
        StringsEntry(key: member.key, text: text, line: Int32(clamping: line)))
    }
    content.keyCount = content.entries.count
    return content
  }
}
