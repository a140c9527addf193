extension String {
  /// Hands the UTF-8 bytes to a loop as they lie in memory; going through the string's own view
  /// costs several times as much a byte.
  @inlinable @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether two strings are the same scalar by scalar, without looking for other spellings of the
  /// same characters.
  ///
  /// - Complexity: O(length).
  public func isSame(as other: String) -> Bool {
    withBytes { mine in
      other.withBytes { theirs in
        guard mine.count == theirs.count else { return false }
        for index in 0..<mine.count where mine[index] != theirs[index] { return false }
        return true
      }
    }
  }

  /// Whether the string holds nothing but white space, or nothing at all.
  ///
  /// - Complexity: O(leading white space).
  public var isBlank: Bool {
    let verdict: Bool? = withBytes { bytes in
      for at in bytes.indices {
        switch bytes[at] {
        case 0x20, 0x09...0x0D: continue
        case ..<0x80: return false
        // White space beyond ASCII begins with C2, E1, E2 or, U+3000 alone, with E3 80: letters of
        // most scripts do not.
        case 0xC2, 0xE1, 0xE2: return nil
        case 0xE3 where bytes[at + 1] == 0x80: return nil
        default: return false
        }
      }
      return true
    }
    return verdict ?? unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
