extension [UInt8] {
  /// The offset of the first occurrence of an ASCII text at or after an offset.
  ///
  /// - Complexity: O(bytes × length of the text) at worst; in practice less than O(bytes), as a long
  ///   text lets most of them be passed over.
  func offset(of text: StaticString, from start: Int = 0, ignoringCase: Bool = false) -> Int? {
    let length = text.utf8CodeUnitCount
    guard length > 0, start >= 0, count - start >= length else { return nil }
    return withUnsafeBufferPointer { bytes in
      let wanted = UnsafeBufferPointer(start: text.utf8Start, count: length)
      if ignoringCase || count - start < Self.longestPlain {
        return Self.plainOffset(of: wanted, in: bytes, from: start, ignoringCase)
      }
      return Self.offset(of: wanted, in: bytes, from: start)
    }
  }

  /// Below so many bytes it takes longer to get ready than to look at each.
  private static var longestPlain: Int { 512 }

  private static func plainOffset(
    of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    _ ignoringCase: Bool
  ) -> Int? {
    var at = start
    while at + wanted.count <= bytes.count {
      var matched = 0
      while matched < wanted.count,
        bytes[at + matched] == wanted[matched]
          || (ignoringCase && lowered(bytes[at + matched]) == lowered(wanted[matched]))
      {
        matched += 1
      }
      if matched == wanted.count { return at }
      at += 1
    }
    return nil
  }

  /// Looks at the last byte of each place first, which tells how far the text can be moved on.
  ///
  /// Source: R. N. Horspool, Practical fast searching in strings, 1980.
  private static func offset(
    of wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { steps in
      let last = wanted.count - 1
      // A step may be too short, never too long.
      steps.initialize(repeating: UInt8(clamping: wanted.count))
      for index in 0..<last { steps[Int(wanted[index])] = UInt8(clamping: last - index) }
      var at = start
      while at + last < bytes.count {
        let end = bytes[at + last]
        if end == wanted[last] {
          var matched = 0
          while matched < last, bytes[at + matched] == wanted[matched] { matched += 1 }
          if matched == last { return at }
        }
        at += Int(steps[Int(end)])
      }
      return nil
    }
  }

  /// Whether an ASCII text occurs.
  func contains(_ text: StaticString, ignoringCase: Bool = false) -> Bool {
    offset(of: text, ignoringCase: ignoringCase) != nil
  }

  /// The line and the column in bytes, both from 1, of an offset.
  ///
  /// - Complexity: O(offset).
  func place(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for at in 0..<Swift.min(Swift.max(0, offset), count) where self[at] == 0x0A {
      line += 1
      lineStart = at + 1
    }
    return (line, Swift.max(0, offset - lineStart) + 1)
  }
}

private func lowered(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
}

extension ArraySlice<UInt8> {
  /// Hands out the words of code, each with its place.
  ///
  /// - Complexity: O(bytes).
  func forEachWord(_ body: (Range<Int>) -> Void) {
    var at = startIndex
    while at < endIndex {
      guard self[at].startsSwiftName else {
        at += 1
        continue
      }
      let start = at
      while at < endIndex, self[at].isSwiftNamePart { at += 1 }
      body(start..<at)
    }
  }
}

/// Whether a byte is white space of XML and JSON.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
