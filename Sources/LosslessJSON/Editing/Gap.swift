/// The white space between two tokens of a text.
enum Gap {
  static func hasLineBreak(_ gap: some Sequence<UInt8>) -> Bool {
    gap.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The gap from its last line break on; the whole gap where it has none.
  ///
  /// So a blank line between two neighbours is not copied for a third.
  static func lastLine(_ gap: [UInt8]) -> [UInt8] {
    guard let last = gap.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return gap }
    let isPair = gap[last] == 0x0A && last > 0 && gap[last - 1] == 0x0D
    return Array(gap[(isPair ? last - 1 : last)...])
  }

  /// What follows the last line break; nothing where there is none.
  static func indent(_ gap: [UInt8]) -> [UInt8] {
    guard let last = gap.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [] }
    return Array(gap[(last + 1)...])
  }

  /// The first line break as it is spelled: LF, CRLF or CR.
  static func lineBreak(in bytes: some Collection<UInt8>) -> [UInt8]? {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let following = bytes.index(after: first)
    let isPair = bytes[first] == 0x0D && following < bytes.endIndex && bytes[following] == 0x0A
    return isPair ? [0x0D, 0x0A] : [bytes[first]]
  }
}
