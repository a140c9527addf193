/// Every format of captures that can be read.
public enum ImporterCatalog {
  /// The importers, in the order they are asked to guess: those with marks of their own first.
  public static let all: [Importer] = [
    .appleAudit, .evinced, .axeMobile, .sarif, .a11yCheck,
    .appium, .wda, .xcuitest, .maestro, .accessibilitySnapshot, .idb,
    .interfaceBuilder,
  ]

  /// The importer with an id.
  public static func importer(_ id: String) -> Importer? {
    all.first { $0.id == id }
  }

  /// The importer whose format the bytes look like, or nil when none does.
  ///
  /// - Complexity: O(1); only the first kilobytes are looked at.
  public static func guess(_ bytes: [UInt8]) -> Importer? {
    let start = Array(bytes.prefix(guessedBytes))
    return all.first { $0.guess(start) }
  }

  /// Reads a capture whose format is guessed.
  ///
  /// - Throws: for content that no importer reads, an error naming what it looks like.
  public static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    guard let importer = guess(bytes) else { throw refusal(of: bytes, path: path) }
    return try importer.read(bytes, path)
  }

  /// Why content that no importer reads is refused: what it looks like, and what to bring instead.
  public static func refusal(of bytes: [UInt8], path: String) -> ImportError {
    ForeignContent.error(for: bytes, path: path, expected: "a capture of an iOS screen")
  }

  /// How much of a file is looked at; log lines before the capture rarely fill it.
  static let guessedBytes = 16_384
}
