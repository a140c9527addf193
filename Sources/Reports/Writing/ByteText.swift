import AuditCore

/// UTF-8 text being written, piece by piece, in one growing buffer.
struct ByteText {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds text as it is.
  ///
  /// Text of the project goes through an escaping function of its format first.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a line as it is.
  mutating func line(_ text: String = "") {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x0A)
  }

  /// Adds a whole number in digits.
  mutating func number(_ value: Int) { raw(String(value)) }

  /// Adds text with every hidden character spelled out, so that one line stays one line.
  mutating func visible(_ text: String) { raw(HiddenCharacter.spelled(text)) }
}
