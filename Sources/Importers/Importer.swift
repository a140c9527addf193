/// A format of captures: how it is told from others, how it is read, and how a reviewer gets one.
public struct Importer: Sendable {
  /// The id, as `--from` takes it.
  public let id: String
  /// The format in a reviewer's words, with the tools that write it.
  public let title: String
  /// How to get a capture: lines for a shell, or Swift where they begin with a comment of it.
  public let howToGet: String
  /// What is read, in Markdown.
  public let reads: String
  /// What the format does not hold, or holds and is not read, in Markdown.
  public let leavesOut: String
  /// A small capture that is guessed as this format and read.
  public let example: String
  /// Whether the first bytes of a file look like this format; a few kilobytes are enough.
  public let guess: @Sendable ([UInt8]) -> Bool
  /// Reads a whole file; the path names it in messages, element origins and screen ids.
  ///
  /// The bytes are taken over, so that they can be let go before the screens are made of them.
  public let read: Reading

  /// How a whole file is read.
  public typealias Reading =
    @Sendable (consuming [UInt8], _ path: String) throws(ImportError) -> ImportedCapture

  /// An importer of its parts.
  public init(
    id: String, title: String, howToGet: String, reads: String, leavesOut: String,
    example: String, guess: @escaping @Sendable ([UInt8]) -> Bool,
    read: @escaping Reading
  ) {
    self.id = id
    self.title = title
    self.howToGet = howToGet
    self.reads = reads
    self.leavesOut = leavesOut
    self.example = example
    self.guess = guess
    self.read = read
  }
}
