/// A WebDriver answer, `{"value": "<?xml …"}`, as saved with curl.
enum AppiumAnswer {
  /// The page source inside the answer.
  static func source(in text: [UInt8], path: String) throws(ImportError) -> [UInt8] {
    throw ImportError(file: path, expected: "XML", found: "JSON", help: "")
  }
}
