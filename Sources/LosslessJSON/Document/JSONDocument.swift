/// A JSON text and where its values are in it.
///
/// The bytes are kept exactly as they were given, a byte-order mark and the final newline included.
/// Nothing is decoded until it is asked for.
public struct JSONDocument: Sendable {
  /// The text, unchanged.
  public internal(set) var bytes: [UInt8]
  /// The tape: every value and every member name, in document order.
  public internal(set) var nodes: [JSONNode]
  /// How many containers may be open at once.
  public let maximumDepth: Int

  /// The tape index of the outermost value.
  public static let root = 0

  /// Parses a text by RFC 8259; linear in its length, without recursion.
  ///
  /// A byte-order mark at the start is accepted. Two members of one object with the same decoded
  /// name, ill-formed UTF-8 and deeper nesting than `maximumDepth` are refused. A `\u` escape that
  /// is half a surrogate pair is accepted, keeps its bytes and decodes to U+FFFD.
  ///
  /// - Parameter allowsRepeatedNames: whether objects may have a name twice, in files of other
  ///   programs that are only read; `member(_:of:)` then finds the first.
  /// - Throws: `JSONSyntaxError` with the place of the first byte that does not fit.
  public init(
    parsing bytes: [UInt8], maximumDepth: Int = 512, allowsRepeatedNames: Bool = false
  ) throws(JSONSyntaxError) {
    nodes = try JSONDocument.parse(
      bytes, maximumDepth: maximumDepth,
      repeatedNames: allowsRepeatedNames ? .everywhere : .nowhere)
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  static func parse(
    _ bytes: [UInt8], maximumDepth: Int, repeatedNames: RepeatedNames.Allowance = .nowhere
  ) throws(JSONSyntaxError) -> [JSONNode] {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) in
      do throws(ScanFailure) {
        return try Parser.tape(
          of: buffer, maximumDepth: maximumDepth, repeatedNames: repeatedNames)
      } catch {
        throw JSONSyntaxError(error, in: buffer)
      }
    }
  }
}

extension JSONDocument: Equatable {
  /// Whether two documents have the same bytes.
  public static func == (left: JSONDocument, right: JSONDocument) -> Bool {
    left.bytes == right.bytes
  }
}

extension JSONDocument {
  /// The line and column of a byte; linear in the offset.
  public func position(ofByte offset: Int) -> JSONPosition {
    bytes.withUnsafeBufferPointer { JSONPosition(ofByte: offset, in: $0) }
  }

  /// The lines and columns of many bytes, given in ascending order, in one pass over the text.
  public func positions(ofBytes ascendingOffsets: [Int]) -> [JSONPosition] {
    bytes.withUnsafeBufferPointer { buffer in
      var counter = LineCounter(buffer)
      return ascendingOffsets.map { counter.position(ofByte: $0) }
    }
  }
}
