extension String {
  /// Its characters by number, such as "U+E902", for what has no shape of its own to be shown.
  ///
  /// - Complexity: O(1); more than four characters end in "…".
  public var codePoints: String {
    let limit = 4
    let shown = unicodeScalars.prefix(limit).map(\.codePoint).joined(separator: " ")
    return unicodeScalars.dropFirst(limit).isEmpty ? shown : "\(shown) …"
  }
}

extension Unicode.Scalar {
  /// The number as Unicode writes it: "U+E902".
  public var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
