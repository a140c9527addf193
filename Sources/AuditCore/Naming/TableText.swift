extension String {
  /// The parts of a table's text between signs of ASCII, empty ones left out unless they count.
  ///
  /// Going by bytes needs no look for the bounds of characters, which would take most of the time
  /// until the first screen is audited.
  func parts(at sign: Unicode.Scalar, keepingEmpty: Bool = false) -> [Substring] {
    Substring(self).parts(at: sign, keepingEmpty: keepingEmpty)
  }
}

extension Substring {
  /// The parts of a table's text between signs of ASCII, as `String.parts` gives them.
  func parts(
    at sign: Unicode.Scalar, atMost: Int = .max, keepingEmpty: Bool = false
  ) -> [Substring] {
    let byte = UInt8(truncatingIfNeeded: sign.value)
    return utf8.split(
      separator: byte, maxSplits: atMost - 1, omittingEmptySubsequences: !keepingEmpty
    ).map { Substring($0) }
  }
}
