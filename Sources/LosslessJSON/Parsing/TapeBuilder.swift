/// Reads one JSON text and writes its tape, in one pass and without recursion.
///
/// An open container keeps its parent's tape index in `next` and, while a container inside it is
/// being read, its number of children so far in `end`; both get their real values when it closes.
/// So nesting needs no stack of its own.
struct TapeBuilder {
  let text: TextScanner
  let maximumDepth: Int
  /// Where an object may have a name twice.
  let repeatedNames: RepeatedNames.Allowance

  var tape: UnsafeMutablePointer<JSONNode>
  var capacity: Int
  var nodeCount = 0
  var position: Int
  /// Whether a member's name is due at `position`, before its value.
  var isAtName = false
  /// Tape index of the innermost open container, or -1.
  var container = -1
  var containerIsObject = false
  var childCount = 0
  var depth: Int

  /// Reads on until the text ends (`true`) or the tape is full (`false`); it can then be resumed.
  @inline(__always)
  mutating func run() throws(ScanFailure) -> Bool {
    while true {
      // A member takes two nodes.
      guard nodeCount &+ 2 <= capacity else { return false }
      if isAtName { try scanName() }
      if try scanValue(), try scanOpening() { continue }
      guard try scanAfterValue() else { return true }
    }
  }

  /// Takes over a larger tape that already holds the nodes written so far.
  mutating func continueOn(_ buffer: UnsafeMutablePointer<JSONNode>, capacity: Int) {
    tape = buffer
    self.capacity = capacity
  }

  // MARK: - Steps

  /// Reads a scalar or opens a container, and says whether it was that.
  @inline(__always)
  private mutating func scanValue() throws(ScanFailure) -> Bool {
    let start = text.skippingWhitespace(position)
    guard start < text.count else { throw ScanFailure(.value, at: text.count) }
    switch text.bytes[start] {
    case UInt8(ascii: "\""):
      var flags = JSONNodeFlags()
      let close = try text.scanString(from: start &+ 1, flags: &flags)
      finishScalar(.string, start, close &+ 1, flags)
    case UInt8(ascii: "{"):
      try open(.object, at: start)
      return true
    case UInt8(ascii: "["):
      try open(.array, at: start)
      return true
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      var flags = JSONNodeFlags()
      let end = try text.scanNumber(from: start, flags: &flags)
      finishScalar(.number, start, end, flags)
    default:
      let literal = try text.scanLiteral(at: start)
      finishScalar(literal.kind, start, literal.end, literal.flags)
    }
    return false
  }

  @inline(__always)
  private mutating func scanName() throws(ScanFailure) {
    let start = text.skippingWhitespace(position)
    guard start < text.count, text.bytes[start] == UInt8(ascii: "\"") else {
      throw ScanFailure(.name, at: start)
    }
    var flags = JSONNodeFlags.isName
    let close = try text.scanString(from: start &+ 1, flags: &flags)
    let hash = NameHash.hash(
      raw: text.bytes + (start &+ 1), length: close &- start &- 1,
      hasEscapes: flags.contains(.hasEscapes))
    tape[nodeCount] = JSONNode(
      .string, from: start, to: close &+ 1, next: nodeCount &+ 1, detail: hash, flags: flags)
    nodeCount &+= 1
    let colon = text.skippingWhitespace(close &+ 1)
    guard colon < text.count, text.bytes[colon] == UInt8(ascii: ":") else {
      throw ScanFailure(.colon, at: colon)
    }
    position = colon &+ 1
  }

  /// Looks behind an opening bracket: whether there is something in the container, which is closed
  /// where there is not.
  @inline(__always)
  private mutating func scanOpening() throws(ScanFailure) -> Bool {
    let start = text.skippingWhitespace(position)
    position = start
    let byte = start < text.count ? text.bytes[start] : 0
    isAtName = containerIsObject
    if containerIsObject {
      if byte == UInt8(ascii: "\"") { return true }
      guard byte == UInt8(ascii: "}") else { throw ScanFailure(.firstName, at: start) }
    } else if byte != UInt8(ascii: "]") {
      return true
    }
    finishContainer(at: start)
    return false
  }

  /// Closes containers until there is a comma (`true`) or the text ends (`false`).
  @inline(__always)
  private mutating func scanAfterValue() throws(ScanFailure) -> Bool {
    while true {
      let next = text.skippingWhitespace(position)
      guard container >= 0 else {
        guard next == text.count else { throw ScanFailure(.endOfFile, at: next) }
        position = next
        return false
      }
      let byte = next < text.count ? text.bytes[next] : 0
      if byte == UInt8(ascii: ",") {
        position = next &+ 1
        isAtName = containerIsObject
        return true
      }
      if containerIsObject {
        guard byte == UInt8(ascii: "}") else { throw ScanFailure(.commaOrBrace, at: next) }
        try checkNames()
      } else {
        guard byte == UInt8(ascii: "]") else { throw ScanFailure(.commaOrBracket, at: next) }
      }
      finishContainer(at: next)
    }
  }

  // MARK: - Nodes

  @inline(__always)
  private mutating func finishScalar(
    _ kind: JSONKind, _ start: Int, _ end: Int, _ flags: JSONNodeFlags
  ) {
    tape[nodeCount] = JSONNode(kind, from: start, to: end, next: nodeCount &+ 1, flags: flags)
    nodeCount &+= 1
    childCount &+= 1
    position = end
  }

  @inline(__always)
  private mutating func open(_ kind: JSONKind, at start: Int) throws(ScanFailure) {
    guard depth < maximumDepth else { throw ScanFailure(.shallower, at: start) }
    depth &+= 1
    if container >= 0 { tape[container].end = UInt32(truncatingIfNeeded: childCount) }
    tape[nodeCount] = JSONNode(kind, from: start, to: 0, next: container)
    container = nodeCount
    containerIsObject = kind == .object
    childCount = 0
    nodeCount &+= 1
    position = start &+ 1
  }

  /// Refuses an object that has a name twice.
  @inline(__always)
  private func checkNames() throws(ScanFailure) {
    guard childCount > 1, !repeatedNames.holds(root: container == 0) else { return }
    let nodes = UnsafePointer(tape)
    let repeated = RepeatedNames.first(
      in: nodes, from: container &+ 1, to: nodeCount, memberCount: childCount, bytes: text.bytes)
    if let repeated { throw ScanFailure(.unusedName, at: Int(nodes[repeated].start)) }
  }

  @inline(__always)
  private mutating func finishContainer(at bracket: Int) {
    let closed = container
    let parent = parentIndex(tape[closed].next)
    tape[closed].end = UInt32(truncatingIfNeeded: bracket &+ 1)
    tape[closed].next = UInt32(truncatingIfNeeded: nodeCount)
    tape[closed].detail = UInt16(clamping: childCount)
    depth &-= 1
    container = parent
    if parent >= 0 {
      childCount = Int(tape[parent].end) &+ 1
      containerIsObject = tape[parent].kind == .object
    }
    position = bracket &+ 1
  }

  /// The parent kept in an open container; a tape index is below 2^32 - 1, so that one means none.
  @inline(__always)
  private func parentIndex(_ stored: UInt32) -> Int {
    stored == UInt32.max ? -1 : Int(stored)
  }
}
