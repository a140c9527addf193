extension String {
  /// Whether two strings have the same words, however their apostrophes, quotation marks and
  /// ellipses are typed: "Don't" and "Don’t", "Wait..." and "Wait…".
  ///
  /// - Complexity: O(length).
  public func isSameWording(as other: String) -> Bool {
    if isSame(as: other) { return true }
    // What is typed in two ways is beyond ASCII in one of them.
    guard isBeyondASCII || other.isBeyondASCII else { return false }
    var (mine, theirs) = (unicodeScalars.makeIterator(), other.unicodeScalars.makeIterator())
    var (myDots, theirDots) = (0, 0)
    func next(_ scalars: inout String.UnicodeScalarView.Iterator, _ dots: inout Int) -> UInt32? {
      if dots > 0 {
        dots -= 1
        return 0x2E
      }
      guard let value = scalars.next()?.value else { return nil }
      if value == 0x2026 { dots = 2 }
      return String.plainMark(value)
    }
    while true {
      let (one, two) = (next(&mine, &myDots), next(&theirs, &theirDots))
      guard one == two else { return false }
      if one == nil { return true }
    }
  }

  private var isBeyondASCII: Bool {
    withBytes { bytes in
      for byte in bytes where byte >= 0x80 { return true }
      return false
    }
  }

  /// A mark as typewriters have it.
  private static func plainMark(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x2018, 0x2019, 0x201B, 0x2BB, 0x2BC, 0x2BD, 0x2032, 0x60, 0xB4: 0x27
    case 0x201C, 0x201D, 0x201F, 0x2033: 0x22
    case 0x2026: 0x2E
    default: value
    }
  }
}
