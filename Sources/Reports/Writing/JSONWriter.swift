import AuditCore

/// Writes JSON on one buffer: the caller gives the tokens, this spells them.
struct JSONWriter {
  private(set) var text = ByteText()
  private var needsComma = false

  mutating func reserve(_ count: Int) { text.reserve(count) }

  /// Starts a new line; JSON readers skip it, people and diffs do not.
  mutating func newLine() { text.raw(0x0A) }

  mutating func openObject() { open(UInt8(ascii: "{")) }
  mutating func closeObject() { close(UInt8(ascii: "}")) }
  mutating func openArray() { open(UInt8(ascii: "[")) }
  mutating func closeArray() { close(UInt8(ascii: "]")) }

  /// Separates the next value from the last, with a line of its own.
  mutating func nextOnNewLine() {
    if needsComma { text.raw(UInt8(ascii: ",")) }
    needsComma = false
    newLine()
  }

  mutating func key(_ name: String) {
    separate()
    quoted(name)
    text.raw(": ")
    needsComma = false
  }

  mutating func string(_ value: String?) {
    guard let value else { return null() }
    separate()
    quoted(value)
    needsComma = true
  }

  mutating func number(_ value: Int?) {
    guard let value else { return null() }
    literal(String(value))
  }

  mutating func flag(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func null() { literal("null") }

  mutating func strings(_ values: [String]) {
    openArray()
    for value in values { string(value) }
    closeArray()
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    text.raw(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    text.raw(bracket)
    needsComma = true
  }

  private mutating func literal(_ value: String) {
    separate()
    text.raw(value)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text.raw(", ") }
  }

  /// Writes a string; hidden characters are escaped, so that the text is safe to show and exact.
  private mutating func quoted(_ value: String) {
    text.raw(UInt8(ascii: "\""))
    if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text.raw(value)
    } else {
      for scalar in value.unicodeScalars { quoted(scalar) }
    }
    text.raw(UInt8(ascii: "\""))
  }

  private mutating func quoted(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text.raw("\\\"")
    case "\\": text.raw("\\\\")
    case "\n": text.raw("\\n")
    case "\r": text.raw("\\r")
    case "\t": text.raw("\\t")
    default:
      if HiddenCharacter.isHidden(scalar) {
        for unit in String(scalar).utf16 { escape(unit) }
      } else if scalar.isASCII {
        text.raw(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        text.raw(String(scalar))
      }
    }
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    text.raw("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}
