extension String {
  /// Whether a speech synthesiser has anything to say of it: not only white space, invisible
  /// characters, or the private characters of an icon font.
  ///
  /// - Complexity: O(1) where it starts with a letter or digit, else O(length).
  public var isSayable: Bool {
    if let first = utf8.first, first < 0x80, first > 0x20, first != 0x7F { return true }
    if let first = unicodeScalars.first, first.isCommonLetter { return true }
    return unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .surrogate, .unassigned, .spaceSeparator,
        .lineSeparator, .paragraphSeparator:
        false
      default: scalar.value != 0xFFFC
      }
    }
  }
}
