/// The bytes of a string file as UTF-8.
enum StringsEncoding {
  /// The text as valid UTF-8 without a byte-order mark; UTF-16 is recoded.
  ///
  /// - Complexity: O(bytes).
  static func utf8(_ bytes: [UInt8], path: String) throws(ImportError) -> [UInt8] {
    do {
      var text = try CaptureText.utf8(marked(bytes), path: path)[...]
      // Converters have been seen to put a second mark behind the first.
      while text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
      return Array(text)
    } catch {
      var error = error
      error.help = "save the file as UTF-8"
      throw error
    }
  }

  /// Puts the byte-order mark before UTF-16 text that has none: its first letters are ASCII.
  private static func marked(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 4, bytes[0] == 0 || bytes[1] == 0 else { return bytes }
    let isLowFirst = bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
    let isHighFirst = bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
    if isLowFirst { return [0xFF, 0xFE] + bytes }
    return isHighFirst ? [0xFE, 0xFF] + bytes : bytes
  }
}
