/// Where the lines of a text begin, so that many places can be named at little cost.
struct LinePlaces {
  /// The offset of each line's first byte, in order.
  private let starts: [Int]

  /// Looks for the line ends of a text: LF, CRLF, or a lone CR.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8]) {
    var starts = [0]
    var last: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A {
        if last == 0x0D { starts.removeLast() }
        starts.append(offset + 1)
      } else if byte == 0x0D {
        starts.append(offset + 1)
      }
      last = byte
    }
    self.starts = starts
  }

  /// The line and the column in bytes, both from 1, of an offset.
  ///
  /// - Complexity: O(log of the lines).
  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, max(0, offset - starts[low]) + 1)
  }

  /// The line, from 1, of an offset.
  func line(of offset: Int) -> Int { place(of: offset).line }
}
