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
  /// A log of any length may stand before the capture.
  /// - Complexity: O(1) where the first kilobytes tell, else one quick look at every byte.
  public static func guess(_ bytes: [UInt8]) -> Importer? {
    let start = CaptureText.start(of: bytes, guessedBytes)
    if let importer = claimant(of: start) { return importer }
    guard bytes.count > guessedBytes, ForeignContent.known(start) == nil else { return nil }
    return later(in: CaptureText.recoded(bytes) ?? bytes)
  }

  /// The importer whose marks stand further on.
  private static func later(in bytes: [UInt8]) -> Importer? {
    var at = min(bytes.count, guessedBytes) - CaptureMarks.longest
    for _ in 0..<mostMarks {
      guard let mark = CaptureMarks.next(in: bytes, from: at) else { return nil }
      let first = max(0, mark - guessedBytes / 8)
      let part = Array(bytes[first..<min(bytes.count, first + guessedBytes)])
      if let importer = claimant(of: part) { return importer }
      at = mark + 1
    }
    return nil
  }

  private static func claimant(of part: [UInt8]) -> Importer? { all.first { $0.guess(part) } }

  /// How many marks of captures are looked at; what has more of them that are none is something else.
  private static let mostMarks = 64

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

  /// How much of a file an importer looks at.
  static let guessedBytes = 16_384
}
