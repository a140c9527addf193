/// Fast access to a document's values, by tape index.
///
/// A reader is a handful of pointers: passing one costs nothing, and any number of threads may read
/// through copies of it. It is valid only inside the closure of `JSONDocument.withReader`. Asking
/// for a node that is not on the tape is a programming error and stops the program.
@frozen public struct JSONReader: @unchecked Sendable {
  /// The first byte of the text.
  public let bytes: UnsafePointer<UInt8>
  /// How many bytes the text has.
  public let byteCount: Int
  @usableFromInline let nodes: UnsafePointer<JSONNode>
  /// How many nodes the tape has.
  public let nodeCount: Int

  @inlinable
  init(
    bytes: UnsafePointer<UInt8>, byteCount: Int, nodes: UnsafePointer<JSONNode>, nodeCount: Int
  ) {
    self.bytes = bytes
    self.byteCount = byteCount
    self.nodes = nodes
    self.nodeCount = nodeCount
  }

  /// The node at a tape index.
  @inlinable @inline(__always)
  public func node(_ index: Int) -> JSONNode {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: nodeCount), "no such node")
    return nodes[index]
  }

  /// The kind of a value.
  @inlinable @inline(__always)
  public func kind(_ index: Int) -> JSONKind {
    node(index).kind
  }

  /// The bytes that spell a value, quotes and brackets included.
  @inlinable @inline(__always)
  public func byteRange(_ index: Int) -> Range<Int> {
    node(index).byteRange
  }

  // MARK: - Walking

  /// The first child of a container, or `end` of it where it is empty.
  @inlinable @inline(__always)
  public func firstChild(_ index: Int) -> Int {
    index &+ 1
  }

  /// The node after a value and everything inside it: its sibling, or the `end` of its container.
  @inlinable @inline(__always)
  public func next(_ index: Int) -> Int {
    Int(node(index).next)
  }

  /// Where walking through a container's children stops.
  @inlinable @inline(__always)
  public func end(_ index: Int) -> Int {
    next(index)
  }

  /// The number of members or elements; constant time below 65535, then linear.
  @inlinable
  public func memberCount(_ index: Int) -> Int {
    let container = node(index)
    guard container.isContainer else { return 0 }
    guard container.detail == UInt16.max else { return Int(container.detail) }
    var count = 0
    var child = firstChild(index)
    while child < Int(container.next) {
      count &+= 1
      child = Int(nodes[container.kind == .object ? child &+ 1 : child].next)
    }
    return count
  }

  /// The members of an object in order; none where the value is not an object.
  @inlinable @inline(__always)
  public func members(_ index: Int) -> JSONMembers {
    let object = node(index)
    return JSONMembers(
      nodes: nodes, from: firstChild(index), to: object.kind == .object ? Int(object.next) : index)
  }

  /// The elements of an array in order; none where the value is not an array.
  @inlinable @inline(__always)
  public func elements(_ index: Int) -> JSONElements {
    let array = node(index)
    return JSONElements(
      nodes: nodes, from: firstChild(index), to: array.kind == .array ? Int(array.next) : index)
  }

  /// The value of an object's member, or nil; linear in the number of members.
  public func member(_ name: String, of index: Int) -> Int? {
    memberPair(name, of: index)?.value
  }

  /// The name and value nodes of an object's member, or nil; linear in the number of members.
  public func memberPair(_ name: String, of index: Int) -> JSONMembers.Element? {
    var name = name
    return name.withUTF8 { text in
      for member in members(index) where stringEquals(member.name, text) { return member }
      return nil
    }
  }

  /// The element of an array at a place, or nil; linear in the place.
  public func element(_ place: Int, of index: Int) -> Int? {
    var left = place
    guard left >= 0 else { return nil }
    for element in elements(index) {
      if left == 0 { return element }
      left -= 1
    }
    return nil
  }
}

/// The members of an object, one after the other.
@frozen public struct JSONMembers: Sequence, IteratorProtocol {
  /// The tape indexes of a member's name and of its value.
  public typealias Element = (name: Int, value: Int)

  @usableFromInline let nodes: UnsafePointer<JSONNode>
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable @inline(__always)
  init(nodes: UnsafePointer<JSONNode>, from: Int, to: Int) {
    self.nodes = nodes
    position = from
    end = to
  }

  /// The next member, or nil after the last.
  @inlinable @inline(__always)
  public mutating func next() -> Element? {
    guard position < end else { return nil }
    let name = position
    position = Int(nodes[name &+ 1].next)
    return (name, name &+ 1)
  }
}

/// The elements of an array, one after the other.
@frozen public struct JSONElements: Sequence, IteratorProtocol {
  @usableFromInline let nodes: UnsafePointer<JSONNode>
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable @inline(__always)
  init(nodes: UnsafePointer<JSONNode>, from: Int, to: Int) {
    self.nodes = nodes
    position = from
    end = to
  }

  /// The tape index of the next element, or nil after the last.
  @inlinable @inline(__always)
  public mutating func next() -> Int? {
    guard position < end else { return nil }
    let element = position
    position = Int(nodes[element].next)
    return element
  }
}

extension JSONDocument {
  /// Gives a reader to a closure; the reader is valid only while the closure runs.
  @inlinable
  public func withReader<Result, Failure: Error>(
    _ body: (JSONReader) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (text) throws(Failure) -> Result in
      try nodes.withUnsafeBufferPointer { (tape) throws(Failure) -> Result in
        guard let first = text.baseAddress, let root = tape.baseAddress else {
          preconditionFailure("a document has at least one byte and one node")
        }
        return try body(
          JSONReader(bytes: first, byteCount: text.count, nodes: root, nodeCount: tape.count))
      }
    }
  }
}
