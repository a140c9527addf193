/// Words that stand in captures and hardly anywhere else, to find one behind a long log.
enum CaptureMarks {
  private static let all: [StaticString] = [
    "<XCUIElementType", "<AppiumAUT", "&lt;XCUIElementType", "&lt;AppiumAUT", "Element subtree:",
    "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"", "\"accessibilityText\"", "\"hierarchyRoot\"",
    "\"rawIdentifier\"", "\"isAccessible\"", "\"auditType\"", "\"issue_classification\"",
    "\"traversalIndex\"", "\"elementType\"", "element_num,depth,", "id,depth,bounds,",
    "\"issueType\"", "\"axeRuleResults\"",
  ]

  /// No mark is longer.
  static let longest = 32

  /// The offset of the first mark at or after an offset.
  ///
  /// - Complexity: O(bytes); of most two bytes tell that no mark begins there.
  static func next(in text: [UInt8], from start: Int) -> Int? {
    var begins = [Bool](repeating: false, count: 1 << 16)
    for mark in all { begins[pair(mark.utf8Start[0], mark.utf8Start[1])] = true }
    return text.withUnsafeBufferPointer { bytes in
      var at = max(0, start)
      while at + 1 < bytes.count {
        if begins[pair(bytes[at], bytes[at + 1])],
          all.contains(where: { stands($0, in: bytes, at) })
        {
          return at
        }
        at += 1
      }
      return nil
    }
  }

  private static func pair(_ one: UInt8, _ two: UInt8) -> Int { Int(one) << 8 | Int(two) }

  private static func stands(
    _ mark: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard bytes.count - at >= length else { return false }
    for offset in 0..<length where bytes[at + offset] != mark.utf8Start[offset] { return false }
    return true
  }
}
