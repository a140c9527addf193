/// The rows of a table of comma-separated values.
struct TableRows {
  private let text: [UInt8]
  private var at: Int
  /// Whether the text ended inside a quoted field.
  private(set) var isCutOff = false

  init(_ text: [UInt8], from start: Int) {
    self.text = text
    at = start
  }

  /// The fields of the next row, without their quotes; nil at the end.
  ///
  /// - Complexity: O(length of the row).
  mutating func next() -> [String]? {
    guard at < text.count else { return nil }
    var fields: [String] = []
    while true {
      fields.append(field())
      guard at < text.count else { return fields }
      let byte = text[at]
      at += 1
      if byte == 0x0A { return fields }
    }
  }

  /// One field; stops before the comma or line feed behind it.
  private mutating func field() -> String {
    var bytes: [UInt8] = []
    var isQuoted = false
    while at < text.count {
      let byte = text[at]
      if byte == UInt8(ascii: "\"") {
        let isDoubled = isQuoted && at + 1 < text.count && text[at + 1] == byte
        if isDoubled { bytes.append(byte) }
        if !isDoubled { isQuoted.toggle() }
        at += isDoubled ? 2 : 1
        continue
      }
      if !isQuoted, byte == UInt8(ascii: ",") || byte == 0x0A { break }
      if byte != 0x0D || isQuoted { bytes.append(byte) }
      at += 1
    }
    if isQuoted { isCutOff = true }
    return String(decoding: bytes, as: UTF8.self)
  }
}
