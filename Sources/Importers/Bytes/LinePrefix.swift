/// What a tool puts before every line it passes on: a time, a name in brackets, a mark of a quotation.
enum LinePrefix {
  /// The text without the prefix that the lines of a capture share; as it is where they share none.
  ///
  /// Half of the lines that look like a capture's decide, as the ones between may be a log's own.
  /// - Complexity: O(bytes).
  static func removed(from whole: consuming [UInt8]) -> [UInt8] {
    var text = whole
    for _ in 0..<mostParts {
      guard let shape = sharedShape(in: text) else { break }
      text = removed(shape, from: text)
    }
    return text
  }

  /// A time, a name and a mark may follow one another.
  private static let mostParts = 6
  /// A log has a few kinds of lines.
  private static let mostShapes = 64

  private static func sharedShape(in text: [UInt8]) -> [UInt8]? {
    var counts: [[UInt8]: Int] = [:]
    var lines = 0
    forEachLine(of: text) { line in
      guard looksLikeCapture(text, line) else { return }
      lines += 1
      guard let end = part(in: text, line) else { return }
      let shape = shape(of: text[line.lowerBound..<end])
      if counts[shape] != nil || counts.count < mostShapes { counts[shape, default: 0] += 1 }
    }
    guard let most = counts.max(by: { ($0.value, $1.key.count) < ($1.value, $0.key.count) }),
      most.value * 2 > lines
    else { return nil }
    return most.key
  }

  private static func removed(_ shape: [UInt8], from text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    forEachLine(of: text) { line in
      var start = line.lowerBound
      if let end = part(in: text, line), self.shape(of: text[line.lowerBound..<end]) == shape {
        start = end
      }
      result += text[start..<line.upperBound]
      if line.upperBound < text.count { result.append(0x0A) }
    }
    return result
  }

  private static func forEachLine(of text: [UInt8], _ body: (Range<Int>) -> Void) {
    var at = 0
    while at < text.count {
      let end = text[at...].firstIndex(of: 0x0A) ?? text.count
      body(at..<end)
      at = end + 1
    }
  }

  /// Whether a line holds a frame, as elements of a description do, or a member of JSON.
  private static func looksLikeCapture(_ text: [UInt8], _ line: Range<Int>) -> Bool {
    var at = line.lowerBound
    while at + 1 < line.upperBound {
      let (one, two) = (text[at], text[at + 1])
      if one == UInt8(ascii: "{"), two == one { return true }
      if one == UInt8(ascii: "\""), two == UInt8(ascii: ":") { return true }
      at += 1
    }
    return false
  }

  /// The shape of a part: the same for other times and numbers.
  private static func shape(of part: ArraySlice<UInt8>) -> [UInt8] {
    var shape: [UInt8] = []
    for byte in part where !isDigit(byte) || shape.last != UInt8(ascii: "0") {
      shape.append(isDigit(byte) ? UInt8(ascii: "0") : byte)
    }
    return shape
  }

  // MARK: - Parts

  /// The end of the part of a prefix that a line begins with, with the space behind it.
  private static func part(in text: [UInt8], _ line: Range<Int>) -> Int? {
    guard let end = mark(in: text, line) ?? time(in: text, line) ?? name(in: text, line) else {
      return nil
    }
    guard end < line.upperBound, text[end] != 0x0D else { return end }
    return text[end] == 0x20 ? end + 1 : nil
  }

  /// The marks of a quotation and of fastlane.
  private static func mark(in text: [UInt8], _ line: Range<Int>) -> Int? {
    for mark in [">", "|", "\u{25B8}", "\u{2502}"] as [StaticString] {
      let length = mark.utf8CodeUnitCount
      let bytes = UnsafeBufferPointer(start: mark.utf8Start, count: length)
      if line.count >= length, text[line].prefix(length).elementsEqual(bytes) {
        return line.lowerBound + length
      }
    }
    return nil
  }

  /// A time, such as `2026-05-01T10:00:00.123Z` or `10:00:00`, or a date.
  private static func time(in text: [UInt8], _ line: Range<Int>) -> Int? {
    var at = line.lowerBound
    var colons = 0
    var joints = 0
    while at < line.upperBound, at - line.lowerBound < longestTime {
      switch text[at] {
      case let byte where isDigit(byte): break
      case UInt8(ascii: ":"): colons += 1
      case UInt8(ascii: "-"), UInt8(ascii: "/"): joints += 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"): break
      case UInt8(ascii: "T"), UInt8(ascii: "Z"): break
      default: return isTime(text, line.lowerBound, at, colons, joints) ? at : nil
      }
      at += 1
    }
    return isTime(text, line.lowerBound, at, colons, joints) ? at : nil
  }

  private static let longestTime = 40

  private static func isTime(
    _ text: [UInt8], _ start: Int, _ end: Int, _ colons: Int, _ joints: Int
  ) -> Bool {
    end - start >= 5 && isDigit(text[start]) && (colons > 0 || joints == 2)
  }

  /// A name or a time in brackets, such as `[Xcode]` or `[14:02:11]:`.
  private static func name(in text: [UInt8], _ line: Range<Int>) -> Int? {
    guard line.count > 2, text[line.lowerBound] == UInt8(ascii: "[") else { return nil }
    var at = line.lowerBound + 1
    while at < line.upperBound, at - line.lowerBound < longestName {
      switch text[at] {
      case UInt8(ascii: "]"):
        guard at > line.lowerBound + 1 else { return nil }
        let hasColon = at + 1 < line.upperBound && text[at + 1] == UInt8(ascii: ":")
        return at + (hasColon ? 2 : 1)
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""): return nil
      default: at += 1
      }
    }
    return nil
  }

  private static let longestName = 64

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
