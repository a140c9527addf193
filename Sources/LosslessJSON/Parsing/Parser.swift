/// Makes a tape from bytes.
enum Parser {
  /// Offsets and tape indexes are 32 bits wide; the highest value stands for "none".
  static let largestFile = Int(UInt32.max) - 1

  /// Parses one text; `depth` levels of nesting count as open around it already.
  static func tape(
    of bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int, depth: Int = 0,
    repeatedNames: RepeatedNames.Allowance = .nowhere
  ) throws(ScanFailure) -> [JSONNode] {
    guard bytes.count <= largestFile else { throw ScanFailure(.smallerFile, at: 0) }
    guard let base = bytes.baseAddress else { throw ScanFailure(.value, at: 0) }
    // Indented files have a node for every twelve bytes or so; untouched pages cost nothing.
    var capacity = bytes.count / 8 + 8
    var failure: ScanFailure?
    var builder: TapeBuilder?
    var nodes: [JSONNode] = []
    var isFinished = false
    while !isFinished {
      let previous = nodes
      nodes = [JSONNode](unsafeUninitializedCapacity: capacity) { buffer, filled in
        guard let tape = buffer.baseAddress else { return }
        var running =
          builder
          ?? TapeBuilder(
            text: TextScanner(bytes: base, count: bytes.count), maximumDepth: maximumDepth,
            repeatedNames: repeatedNames, tape: tape, capacity: capacity,
            position: ByteOrderMark.starts(bytes) ? ByteOrderMark.length : 0, depth: depth)
        previous.withUnsafeBufferPointer { copy($0, to: tape) }
        running.continueOn(tape, capacity: buffer.count)
        do throws(ScanFailure) {
          isFinished = try running.run()
        } catch {
          failure = error
          isFinished = true
        }
        filled = running.nodeCount
        builder = running
      }
      capacity *= 2
    }
    if let failure { throw failure }
    return nodes
  }

  private static func copy(
    _ nodes: UnsafeBufferPointer<JSONNode>, to tape: UnsafeMutablePointer<JSONNode>
  ) {
    guard let source = nodes.baseAddress else { return }
    tape.initialize(from: source, count: nodes.count)
  }
}
