/// The OSC 52 sequence by which a terminal puts text on the clipboard, even across ssh.
enum ClipboardSequence {
  /// The most encoded bytes terminals are known to take.
  static let limit = 74_994

  /// The bytes to send, or nil where the text is too long.
  ///
  /// GNU screen passes a sequence on only inside a wrapper.
  static func bytes(copying text: String, insideScreen: Bool) -> [UInt8]? {
    if text.utf8.count > limit / 4 * 3 { return nil }
    let encoded = base64(Array(text.utf8))
    if encoded.count > limit { return nil }
    let sequence = Array("\u{1B}]52;c;".utf8) + encoded + [0x07]
    if !insideScreen { return sequence }
    return Array("\u{1B}P".utf8) + sequence + Array("\u{1B}\\".utf8)
  }

  /// RFC 4648 base64 with padding.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for digit in 0..<4 {
        let shift = UInt32(18 - 6 * digit)
        encoded.append(digit <= count ? alphabet[Int(group >> shift & 0x3F)] : UInt8(ascii: "="))
      }
      start += 3
    }
    return encoded
  }
}
