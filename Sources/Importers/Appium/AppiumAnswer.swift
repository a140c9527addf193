import LosslessJSON

/// A WebDriver answer, `{"value": "<?xml …"}`, as saved with curl.
enum AppiumAnswer {
  /// The page source inside the answer, or inside a lone JSON string.
  ///
  /// - Complexity: O(bytes).
  static func source(in text: [UInt8], path: String) throws(ImportError) -> [UInt8] {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: text)
    } catch {
      throw ImportError(
        file: path, line: error.line, column: error.column, expected: error.expected,
        found: error.found, help: "the answer was cut off; take the page source again")
    }
    let source = document.withReader { reader in
      reader.stringIfPresent(JSONDocument.root)
        ?? reader.member("value", of: JSONDocument.root).flatMap { reader.stringIfPresent($0) }
    }
    guard let source else {
      throw ForeignContent.error(
        for: text, path: path, expected: "the page source as text under \"value\"")
    }
    return Array(source.utf8)
  }
}
