/// The text of a file that is to be changed, and how its lines are made.
struct PatchText {
  /// UTF-8 without a byte-order mark.
  let bytes: [UInt8]
  /// How many bytes of byte-order marks stand before it in the file.
  let mark: Int

  /// Reads a file that is UTF-8; another encoding is refused, so that it is not changed by the way.
  ///
  /// - Complexity: O(bytes).
  init(_ file: [UInt8]) throws(PatchRefusal) {
    if PatchText.isWide(file) {
      throw PatchRefusal("it is UTF-16; change it by hand, or save it as UTF-8 first")
    }
    var text = file[...]
    while text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    bytes = Array(text)
    mark = file.count - bytes.count
    if let offset = CaptureText.firstInvalid(bytes) {
      let line = bytes.place(of: offset).line
      throw PatchRefusal("line \(line) is not UTF-8; save it as UTF-8 first")
    }
  }

  /// Whether it is UTF-16 or UTF-32, with a mark or, as its first letters are ASCII, without one.
  private static func isWide(_ file: [UInt8]) -> Bool {
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) { return true }
    return file.prefix(4).contains(0)
  }

  /// The line end of the file: that of its first line, else LF.
  var lineBreak: String {
    guard let at = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[at] == 0x0A { return "\n" }
    return at + 1 < bytes.count && bytes[at + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// One level of indent: that of the first line that has one, else four spaces as of Xcode.
  ///
  /// - Complexity: O(bytes).
  var indentUnit: String {
    var isAtStart = true
    for (at, byte) in bytes.enumerated() {
      if isAtStart, byte == 0x20 || byte == 0x09 {
        let indent = bytes[at...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: indent, as: UTF8.self)
      }
      isAtStart = byte == 0x0A || byte == 0x0D
    }
    return "    "
  }

  /// The white space before an offset, if nothing else stands before it on its line.
  func indent(before offset: Int) -> String? {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self)
  }

  /// The edit of the file that some edits of this text are together, in any order.
  ///
  /// What stands between them is part of it, unchanged. They must not overlap.
  func edit(_ edits: [SourceEdit]) throws(PatchRefusal) -> SourceEdit {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard let first = sorted.first else { throw PatchRefusal("there is nothing to change") }
    var text: [UInt8] = []
    var at = first.range.lowerBound
    for edit in sorted {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else {
        throw PatchRefusal("the changes touch each other; make them by hand")
      }
      text += bytes[at..<edit.range.lowerBound]
      text += edit.text
      at = edit.range.upperBound
    }
    let range = (first.range.lowerBound + mark)..<(at + mark)
    return SourceEdit(range, String(decoding: text, as: UTF8.self))
  }
}
