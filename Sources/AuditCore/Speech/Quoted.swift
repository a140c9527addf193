extension String {
  /// The text in straight quotation marks for a message, cut to what a reader takes in at a glance.
  ///
  /// - Complexity: O(length kept).
  public var quoted: String {
    let limit = 80
    guard utf8.count > limit, let cut = index(startIndex, offsetBy: limit, limitedBy: endIndex),
      cut != endIndex
    else { return "\"\(self)\"" }
    return "\"\(self[..<cut])…\""
  }
}
