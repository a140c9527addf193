/// A place in a text as people count it.
///
/// LF, CRLF and a lone CR each end a line. A byte-order mark takes no column.
public struct JSONPosition: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// Makes a position from a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var counter = LineCounter(bytes)
    self = counter.position(ofByte: offset)
  }
}

/// Counts lines forward through a text; each byte is looked at once however many places are asked.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cursor = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if ByteOrderMark.starts(bytes) {
      cursor = ByteOrderMark.length
      lineStart = ByteOrderMark.length
    }
  }

  /// The position of a byte that is not before any asked for earlier.
  mutating func position(ofByte offset: Int) -> JSONPosition {
    let target = min(max(offset, cursor), bytes.count)
    advance(to: target)
    var column = 1
    var index = lineStart
    while index < target {
      // A continuation byte belongs to the scalar counted at its lead.
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return JSONPosition(line: line, column: column)
  }

  private mutating func advance(to target: Int) {
    guard let base = bytes.baseAddress else { return }
    while cursor < target {
      if cursor &+ 8 <= target, !Word.load(base, cursor).hasLineBreak {
        cursor &+= 8
        continue
      }
      let byte = bytes[cursor]
      cursor += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      // The LF of a CRLF ends the line, not the CR before it.
      if byte == 0x0D, cursor < bytes.count, bytes[cursor] == 0x0A { continue }
      line += 1
      lineStart = cursor
    }
  }
}

/// The three bytes some editors put before UTF-8 text.
enum ByteOrderMark {
  static let length = 3

  static func starts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }
}
