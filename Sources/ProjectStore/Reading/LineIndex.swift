/// Where the lines of a file begin, so that many places can be named quickly.
public struct LineIndex: Sendable {
  private let ends: [UInt32]

  /// The lines of a text.
  ///
  /// - Complexity: O(size).
  public init(_ bytes: [UInt8]) {
    var ends: [UInt32] = []
    bytes.withUnsafeBufferPointer { buffer in
      for offset in 0..<buffer.count where buffer[offset] == 0x0A {
        ends.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    self.ends = ends
  }

  /// The line a byte is on, from 1.
  ///
  /// - Complexity: O(log lines).
  public func line(ofByte offset: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
