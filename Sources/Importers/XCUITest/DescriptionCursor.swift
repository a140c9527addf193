/// A place in a line of a description, moved over what is read.
struct DescriptionCursor {
  private let text: [UInt8]
  private var at = 0

  init(_ text: [UInt8]) { self.text = text }

  /// What is not read yet.
  var rest: ArraySlice<UInt8> { text[at...] }

  /// Passes over spaces, arrows and marks of a comment, and tells how many columns they take.
  mutating func skipIndent() -> Int {
    var columns = 0
    while at < text.count {
      switch text[at] {
      case 0x20: columns += 1
      case 0x09: columns += 2
      // A no-break space, as copied from a web page.
      case 0xC2 where at + 1 < text.count && text[at + 1] == 0xA0:
        columns += 1
        at += 1
      // The arrows → and ↳.
      case 0xE2 where at + 2 < text.count && text[at + 1] == 0x86:
        columns += 1
        at += 2
      case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "#"): columns += 1
      default: return columns
      }
      at += 1
    }
    return columns
  }

  /// The type, without what stands in brackets behind it, such as "(Main)".
  mutating func takeType() -> String? {
    let start = at
    while at < text.count, at - start < 40, isLetter(text[at]) { at += 1 }
    guard at > start, (0x41...0x5A).contains(text[start]) else { return nil }
    let type = String(decoding: text[start..<at], as: UTF8.self)
    if isAt(" ("), let end = text[at...].prefix(48).firstIndex(of: UInt8(ascii: ")")) {
      at = end + 1
    }
    return type
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether a text stands here.
  func isAt(_ wanted: StaticString) -> Bool {
    let length = wanted.utf8CodeUnitCount
    guard text.count - at >= length else { return false }
    let bytes = UnsafeBufferPointer(start: wanted.utf8Start, count: length)
    for offset in 0..<length where text[at + offset] != bytes[offset] { return false }
    return true
  }

  /// Passes over a text that stands here.
  mutating func take(_ wanted: StaticString) -> Bool {
    guard isAt(wanted) else { return false }
    at += wanted.utf8CodeUnitCount
    return true
  }

  /// Passes over the comma before the next attribute.
  mutating func skipComma() -> Bool { take(", ") }

  /// Passes over an address as Xcode 8 wrote it, with a colon behind it.
  mutating func skipOldAddress() -> Bool {
    var ahead = self
    guard ahead.take(" "), ahead.skipAddress(), ahead.take(": ") else { return false }
    self = ahead
    return true
  }

  /// A flag before the frame, such as "Main Window"; behind the frame flags stand among the attributes.
  mutating func takeFlag() -> String? {
    let start = at
    var end = at
    while end < text.count, end - start < 24, isLetter(text[end]) || text[end] == 0x20 { end += 1 }
    var ahead = self
    ahead.at = end
    guard end > start, ahead.take(", "), ahead.isAt("{{") else { return nil }
    at = end
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// Passes over an address.
  mutating func skipAddress() -> Bool {
    guard take("0x") else { return false }
    while at < text.count, isHexadecimal(text[at]) { at += 1 }
    return true
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Passes over the number of a process.
  mutating func skipProcess() -> Bool {
    guard take("pid: ") else { return false }
    while at < text.count, isDigit(text[at]) { at += 1 }
    return true
  }

  /// A number of digits, or nil where there is none that fits.
  mutating func takeNumber() -> UInt64? {
    let start = at
    while at < text.count, at - start < 24, isDigit(text[at]) { at += 1 }
    return UInt64(String(decoding: text[start..<at], as: UTF8.self))
  }

  /// The frame `{{x, y}, {w, h}}`, or nil where it does not end.
  mutating func takeFrame() -> String? {
    let start = at
    while at + 1 < text.count, at - start < 200 {
      if text[at] == UInt8(ascii: "}"), text[at + 1] == UInt8(ascii: "}") {
        at += 2
        return String(decoding: text[start..<at], as: UTF8.self)
      }
      at += 1
    }
    return nil
  }
}
