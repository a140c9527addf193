/// Reads one JSON text and writes its tape, in one pass and without recursion.
///
/// An open container keeps its parent's tape index in `next` and, while a container inside it is
/// being read, its number of children so far in `end`; both get their real values when it closes.
/// So nesting needs no stack of its own.
struct TapeBuilder {
  enum Step {
    case value, firstElement, firstName, name, afterValue, finished
  }

  let bytes: UnsafePointer<UInt8>
  let count: Int
  let maximumDepth: Int
  /// Where an object may have a name twice.
  let repeatedNames: RepeatedNames.Allowance

  var tape: UnsafeMutablePointer<JSONNode>
  var capacity: Int
  var nodeCount = 0
  var position: Int
  var step = Step.value
  /// Tape index of the innermost open container, or -1.
  var container = -1
  var containerIsObject = false
  var childCount = 0
  var depth: Int

  /// Reads on until the text ends (`true`) or the tape is full (`false`); it can then be resumed.
  mutating func run() throws(ScanFailure) -> Bool {
    while true {
      switch step {
      case .value:
        guard nodeCount < capacity else { return false }
        try scanValue()
      case .firstName:
        try scanFirstName()
      case .name:
        guard nodeCount < capacity else { return false }
        try scanName()
      case .firstElement:
        scanFirstElement()
      case .afterValue:
        try scanAfterValue()
      case .finished:
        return true
      }
    }
  }

  /// Takes over a larger tape that already holds the nodes written so far.
  mutating func continueOn(_ buffer: UnsafeMutablePointer<JSONNode>, capacity: Int) {
    tape = buffer
    self.capacity = capacity
  }

  // MARK: - Steps

  @inline(__always)
  private mutating func scanValue() throws(ScanFailure) {
    let start = skippingWhitespace(position)
    guard start < count else { throw ScanFailure(.value, at: count) }
    switch bytes[start] {
    case UInt8(ascii: "\""):
      var flags = JSONNodeFlags()
      let close = try scanString(from: start &+ 1, flags: &flags)
      finishScalar(.string, start, close &+ 1, flags)
    case UInt8(ascii: "{"):
      try open(.object, at: start)
    case UInt8(ascii: "["):
      try open(.array, at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      var flags = JSONNodeFlags()
      let end = try scanNumber(from: start, flags: &flags)
      finishScalar(.number, start, end, flags)
    default:
      try scanLiteral(at: start)
    }
  }

  private mutating func scanLiteral(at start: Int) throws(ScanFailure) {
    switch bytes[start] {
    case UInt8(ascii: "t"):
      try expect("true", .literalTrue, at: start)
      finishScalar(.bool, start, start + 4, .isTrue)
    case UInt8(ascii: "f"):
      try expect("false", .literalFalse, at: start)
      finishScalar(.bool, start, start + 5, [])
    case UInt8(ascii: "n"):
      try expect("null", .literalNull, at: start)
      finishScalar(.null, start, start + 4, [])
    default:
      throw ScanFailure(.value, at: start)
    }
  }

  @inline(__always)
  private mutating func scanFirstName() throws(ScanFailure) {
    let start = skippingWhitespace(position)
    position = start
    if start < count, bytes[start] == UInt8(ascii: "}") {
      try close(at: start)
    } else if start < count, bytes[start] == UInt8(ascii: "\"") {
      step = .name
    } else {
      throw ScanFailure(.firstName, at: start)
    }
  }

  @inline(__always)
  private mutating func scanName() throws(ScanFailure) {
    let start = skippingWhitespace(position)
    guard start < count, bytes[start] == UInt8(ascii: "\"") else {
      throw ScanFailure(.name, at: start)
    }
    var flags = JSONNodeFlags.isName
    let close = try scanString(from: start &+ 1, flags: &flags)
    let hash = NameHash.hash(
      raw: bytes + (start &+ 1), length: close &- start &- 1,
      hasEscapes: flags.contains(.hasEscapes))
    tape[nodeCount] = JSONNode(
      .string, from: start, to: close &+ 1, next: nodeCount &+ 1, detail: hash, flags: flags)
    nodeCount &+= 1
    let colon = skippingWhitespace(close &+ 1)
    guard colon < count, bytes[colon] == UInt8(ascii: ":") else {
      throw ScanFailure(.colon, at: colon)
    }
    position = colon &+ 1
    step = .value
  }

  @inline(__always)
  private mutating func scanFirstElement() {
    let start = skippingWhitespace(position)
    position = start
    if start < count, bytes[start] == UInt8(ascii: "]") {
      finishContainer(at: start)
    } else {
      step = .value
    }
  }

  @inline(__always)
  private mutating func scanAfterValue() throws(ScanFailure) {
    let next = skippingWhitespace(position)
    guard container >= 0 else {
      guard next == count else { throw ScanFailure(.endOfFile, at: next) }
      position = next
      step = .finished
      return
    }
    guard next < count else {
      throw ScanFailure(containerIsObject ? .commaOrBrace : .commaOrBracket, at: next)
    }
    switch (bytes[next], containerIsObject) {
    case (UInt8(ascii: ","), true):
      position = next &+ 1
      step = .name
    case (UInt8(ascii: ","), false):
      position = next &+ 1
      step = .value
    case (UInt8(ascii: "}"), true):
      try close(at: next)
    case (UInt8(ascii: "]"), false):
      finishContainer(at: next)
    case (_, true):
      throw ScanFailure(.commaOrBrace, at: next)
    case (_, false):
      throw ScanFailure(.commaOrBracket, at: next)
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
    step = .afterValue
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
    step = containerIsObject ? .firstName : .firstElement
  }

  @inline(__always)
  private mutating func close(at bracket: Int) throws(ScanFailure) {
    if childCount > 1, !repeatedNames.holds(root: container == 0) {
      let nodes = UnsafePointer(tape)
      let repeated = RepeatedNames.first(
        in: nodes, from: container &+ 1, to: nodeCount, memberCount: childCount, bytes: bytes)
      if let repeated { throw ScanFailure(.unusedName, at: Int(nodes[repeated].start)) }
    }
    finishContainer(at: bracket)
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
    step = .afterValue
  }

  /// The parent kept in an open container; a tape index is below 2^32 - 1, so that one means none.
  @inline(__always)
  private func parentIndex(_ stored: UInt32) -> Int {
    stored == UInt32.max ? -1 : Int(stored)
  }
}
