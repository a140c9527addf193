/// A format of captures: how it is told from others, and how it is read.
public struct Importer: Sendable {
  /// The id, as `--from` takes it.
  public let id: String
  /// The format in a reviewer's words, with the tools that write it.
  public let title: String
  /// Whether the first bytes of a file look like this format; a few kilobytes are enough.
  public let guess: @Sendable ([UInt8]) -> Bool
  /// Reads a whole file; the path names it in messages, element origins and screen ids.
  public let read: @Sendable ([UInt8], _ path: String) throws(ImportError) -> ImportedCapture

  /// An importer of its parts.
  public init(
    id: String, title: String, guess: @escaping @Sendable ([UInt8]) -> Bool,
    read: @escaping @Sendable ([UInt8], _ path: String) throws(ImportError) -> ImportedCapture
  ) {
    self.id = id
    self.title = title
    self.guess = guess
    self.read = read
  }
}
