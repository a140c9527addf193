/// Reads binary property lists, as the string files of built apps are.
///
/// Source: CFBinaryPList.c of CoreFoundation.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  /// How many more values may be read: values may be shared, so a small file could name very many.
  private var left: Int

  private static let trailer = 32

  /// The outermost value.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> PropertyListValue {
    guard var list = BinaryPropertyList(bytes),
      let top = list.number(bytes.count - 16, 8),
      let value = list.value(top, depth: 0)
    else {
      throw ImportError(
        file: path, expected: "a whole binary property list", found: "a damaged one",
        help: "copy the file again, or bring the text file it was made from")
    }
    return value
  }

  private init?(_ bytes: [UInt8]) {
    let size = bytes.count
    guard size >= 8 + BinaryPropertyList.trailer else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[size - 26])
    referenceSize = Int(bytes[size - 25])
    left = 0
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = BinaryPropertyList.number(bytes, size - 24, 8),
      let table = BinaryPropertyList.number(bytes, size - 8, 8),
      count <= size, table >= 8,
      table + count * offsetSize <= size - BinaryPropertyList.trailer
    else { return nil }
    self.count = count
    self.table = table
    left = size
  }

  /// A value by its number; nil where the file is damaged.
  private mutating func value(_ number: Int, depth: Int) -> PropertyListValue? {
    left -= 1
    guard left > 0, depth < PropertyListValue.deepest, number < count,
      let offset = self.number(table + number * offsetSize, offsetSize), offset < table
    else { return nil }
    let kind = bytes[offset] >> 4
    switch kind {
    case 0x5, 0x6:
      guard let (length, start) = length(at: offset) else { return nil }
      return text(start, length, isWide: kind == 0x6).map { .text($0) }
    case 0xD:
      guard let (length, start) = length(at: offset) else { return nil }
      return dictionary(start, length, depth: depth)
    case 0x1:
      return self.number(offset + 1, 1 << Int(bytes[offset] & 0xF)).map { .text(String($0)) }
    default: return .other
    }
  }

  private mutating func dictionary(_ start: Int, _ length: Int, depth: Int) -> PropertyListValue? {
    guard length <= (table - start) / (2 * referenceSize) else { return nil }
    var members: [PropertyListMember] = []
    members.reserveCapacity(length)
    for index in 0..<length {
      guard let key = number(start + index * referenceSize, referenceSize),
        let reference = number(start + (length + index) * referenceSize, referenceSize),
        case .text(let name)? = value(key, depth: depth + 1),
        let value = value(reference, depth: depth + 1)
      else { return nil }
      members.append(PropertyListMember(key: name, value: value, offset: 0))
    }
    return .dictionary(members)
  }

  private mutating func text(_ start: Int, _ length: Int, isWide: Bool) -> String? {
    guard length <= (table - start) / (isWide ? 2 : 1) else { return nil }
    // A long text named over and over counts by its length.
    left -= length / 8
    guard left > 0 else { return nil }
    guard isWide else { return String(decoding: bytes[start..<(start + length)], as: UTF8.self) }
    var units: [UInt16] = []
    units.reserveCapacity(length)
    for index in 0..<length {
      units.append(UInt16(bytes[start + 2 * index]) << 8 | UInt16(bytes[start + 2 * index + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The length a value's first byte states, and where its content begins.
  private func length(at offset: Int) -> (length: Int, start: Int)? {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < table, bytes[offset + 1] >> 4 == 0x1 else { return nil }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard let length = number(offset + 2, size), offset + 2 + size <= table else { return nil }
    return (length, offset + 2 + size)
  }

  private func number(_ offset: Int, _ size: Int) -> Int? {
    BinaryPropertyList.number(bytes, offset, size)
  }

  /// A whole number of some bytes, highest first; nil where it does not fit or is too large.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
    guard (1...8).contains(size), offset >= 0, offset <= bytes.count - size else { return nil }
    var value = 0
    for at in offset..<(offset + size) {
      guard value < 1 << 40 else { return nil }
      value = value << 8 | Int(bytes[at])
    }
    return value < 1 << 48 ? value : nil
  }
}
