extension JSONReader {
  /// The bytes between a string's quotes, escapes not decoded; empty where it is not a string.
  @inlinable @inline(__always)
  public func rawString(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let string = node(index)
    guard string.kind == .string else { return UnsafeBufferPointer(start: bytes, count: 0) }
    return UnsafeBufferPointer(
      start: bytes + (Int(string.start) &+ 1), count: Int(string.end &- string.start) &- 2)
  }

  /// The text of a string; empty where the value is not a string.
  @inlinable
  public func string(_ index: Int) -> String {
    let raw = rawString(index)
    guard node(index).flags.contains(.hasEscapes) else {
      return String(decoding: raw, as: UTF8.self)
    }
    return String(decoding: StringDecoding.decoded(raw), as: UTF8.self)
  }

  /// The text of a string, or nil where the value is not a string.
  @inlinable
  public func stringIfPresent(_ index: Int) -> String? {
    kind(index) == .string ? string(index) : nil
  }

  /// Whether a value is a string with this text, compared byte by byte after decoding.
  @inlinable
  public func stringEquals(_ index: Int, _ text: String) -> Bool {
    // A native string shows its bytes where they are; only others are copied.
    if let isEqual = text.utf8.withContiguousStorageIfAvailable({ stringEquals(index, $0) }) {
      return isEqual
    }
    var text = text
    return text.withUTF8 { stringEquals(index, $0) }
  }

  /// Whether a value is a string with this UTF-8 text, compared byte by byte after decoding.
  @inlinable
  public func stringEquals(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let string = node(index)
    guard string.kind == .string else { return false }
    let raw = rawString(index)
    guard string.flags.contains(.hasEscapes) else {
      guard raw.count == text.count else { return false }
      guard let left = raw.baseAddress, let right = text.baseAddress else { return true }
      return EqualBytes.areEqual(left, right, count: raw.count)
    }
    return StringDecoding.decoded(raw).elementsEqual(text)
  }

  /// Which name of a table a string is, or -1 where it is none of them.
  ///
  /// A member's name is found by the hash the parser kept; a string value is hashed first.
  @inlinable @inline(__always)
  public func keyIndex(_ index: Int, in table: JSONKeyTable) -> Int {
    let string = node(index)
    let length = Int(string.end &- string.start) &- 2
    guard string.kind == .string, !string.flags.contains(.hasEscapes) else {
      return keyIndexOfDecoded(index, in: table)
    }
    let raw = bytes + (Int(string.start) &+ 1)
    let hash = string.flags.contains(.isName) ? string.detail : JSONKeyTable.hash(raw, length)
    return table.index(of: raw, length: length, hash: hash)
  }

  @usableFromInline @inline(never)
  func keyIndexOfDecoded(_ index: Int, in table: JSONKeyTable) -> Int {
    guard kind(index) == .string else { return -1 }
    return StringDecoding.decoded(rawString(index)).withUnsafeBufferPointer { decoded in
      let first = decoded.baseAddress ?? bytes
      return table.index(
        of: first, length: decoded.count, hash: NameHash.hash(first, decoded.count))
    }
  }
}

/// Comparing short runs of bytes.
@usableFromInline
enum EqualBytes {
  @inlinable @inline(__always)
  static func areEqual(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int
  ) -> Bool {
    let first = UnsafeRawPointer(left)
    let second = UnsafeRawPointer(right)
    var offset = 0
    while offset &+ 8 <= count {
      guard
        first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    while offset < count {
      guard left[offset] == right[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}
