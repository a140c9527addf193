/// The bytes of a capture as UTF-8 without a byte-order mark.
enum CaptureText {
  /// The text of a capture as valid UTF-8, without what a log puts before its lines.
  ///
  /// - Complexity: O(bytes).
  static func captured(_ bytes: consuming [UInt8], path: String) throws(ImportError) -> [UInt8] {
    LinePrefix.removed(from: withoutColours(try utf8(bytes, path: path)))
  }

  /// A text without the codes that colour it on a terminal, which no capture holds.
  private static func withoutColours(_ text: consuming [UInt8]) -> [UInt8] {
    guard text.contains(escape) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = 0
    while at < text.count {
      if text[at] == escape, at + 1 < text.count, text[at + 1] == UInt8(ascii: "[") {
        at += 2
        // Numbers and semicolons, up to a letter.
        while at < text.count, (0x20...0x3F).contains(text[at]) { at += 1 }
        if at < text.count, text[at] >= 0x40 { at += 1 }
      } else {
        result.append(text[at])
        at += 1
      }
    }
    return result
  }

  private static let escape: UInt8 = 0x1B

  /// The bytes as valid UTF-8: UTF-16 is recoded, as some shells write it.
  ///
  /// - Complexity: O(bytes).
  static func utf8(_ bytes: consuming [UInt8], path: String) throws(ImportError) -> [UInt8] {
    if isUTF32(bytes) { throw encodingError("UTF-32", path: path) }
    if let order = utf16Order(bytes) {
      let (text, isBroken) = recoded(bytes, order)
      if isBroken || !bytes.count.isMultiple(of: 2) {
        throw encodingError("broken UTF-16", path: path)
      }
      return text
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let offset = firstInvalid(bytes) {
      let place = bytes.place(of: offset)
      throw ImportError(
        file: path, line: place.line, column: place.column, expected: "UTF-8 text",
        found: "byte \(bytes[offset]) that is not part of a character",
        help: "save the capture as UTF-8")
    }
    return bytes
  }

  private static func encodingError(_ name: String, path: String) -> ImportError {
    ImportError(
      file: path, expected: "UTF-8 text", found: name + " text", help: "save the capture as UTF-8")
  }

  /// The first bytes of a file as they are to be looked at: UTF-8, also where the file is UTF-16.
  static func start(of bytes: [UInt8], _ count: Int) -> [UInt8] {
    guard !isUTF32(bytes), let order = utf16Order(bytes) else { return Array(bytes.prefix(count)) }
    return recoded(Array(bytes.prefix(2 * count)), order).text
  }

  /// All of a file as it is to be looked at, where it is UTF-16; nil for any other.
  ///
  /// - Complexity: O(bytes).
  static func recoded(_ bytes: [UInt8]) -> [UInt8]? {
    guard !isUTF32(bytes), let order = utf16Order(bytes) else { return nil }
    return recoded(bytes, order).text
  }

  private static func isUTF32(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
  }

  /// Which byte of a UTF-16 unit comes first.
  private enum ByteOrder {
    case low, high
  }

  /// The order of bytes in UTF-16, by its mark or, without one, by two characters of ASCII; nil for what
  /// is another encoding.
  private static func utf16Order(_ bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .low }
    if bytes.starts(with: [0xFE, 0xFF]) { return .high }
    guard bytes.count >= 4 else { return nil }
    let isLetter = (0..<4).map { (0x09...0x7E).contains(bytes[$0]) }
    if isLetter[0] && isLetter[2] && bytes[1] == 0 && bytes[3] == 0 { return .low }
    return isLetter[1] && isLetter[3] && bytes[0] == 0 && bytes[2] == 0 ? .high : nil
  }

  private static func recoded(
    _ bytes: [UInt8], _ order: ByteOrder
  ) -> (text: [UInt8], isBroken: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var at = bytes[0] >= 0xFE ? 2 : 0
    while at + 1 < bytes.count {
      let (one, two) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      units.append(order == .low ? one | two << 8 : one << 8 | two)
      at += 2
    }
    var result: [UInt8] = []
    result.reserveCapacity(units.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { result.append($0) }
    return (result, isBroken)
  }

  /// The offset of the first byte that is not part of a well-formed UTF-8 character.
  ///
  /// - Complexity: O(bytes).
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      var at = 0
      while at < text.count {
        if text[at] < 0x80 {
          at += 1
          continue
        }
        let length = characterLength(text, at)
        if length == 0 { return at }
        at += length
      }
      return nil
    }
  }

  /// The length of the well-formed character of several bytes at an offset, or 0.
  ///
  /// Source: The Unicode Standard, table 3-7.
  private static func characterLength(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch text[at] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard at + length <= text.count, second.contains(text[at + 1]) else { return 0 }
    for next in 2..<max(2, length) where !(0x80...0xBF).contains(text[at + next]) { return 0 }
    return length
  }
}
