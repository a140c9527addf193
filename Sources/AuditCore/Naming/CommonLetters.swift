extension Unicode.Scalar {
  /// Whether it is one of the letters beyond ASCII that most names are written in, known without
  /// asking the tables of Unicode: those of Latin-1 and Latin Extended, kana, Chinese characters and
  /// Hangul.
  var isCommonLetter: Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x3041...0x3096, 0x30A1...0x30FA,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
