/// One change to a text: a run of bytes and what stands there afterwards.
public struct JSONSplice: Hashable, Sendable {
  /// The bytes that go away; empty for an insertion.
  public let range: Range<Int>
  /// The bytes that come in their place; empty for a removal.
  public let replacement: [UInt8]

  /// Makes a splice.
  public init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// By how much the text grows; negative where it shrinks.
  public var growth: Int {
    replacement.count - range.count
  }

  /// The bytes of the replacement after the change.
  public var rangeAfter: Range<Int> {
    range.lowerBound..<(range.lowerBound + replacement.count)
  }
}

extension JSONDocument {
  /// The splice that undoes another one; it belongs to the document that `applying` gives.
  ///
  /// Nil where the splice does not lie inside this document.
  public func inverse(of splice: JSONSplice) -> JSONSplice? {
    guard contains(splice) else { return nil }
    return JSONSplice(range: splice.rangeAfter, replacement: Array(bytes[splice.range]))
  }

  func contains(_ splice: JSONSplice) -> Bool {
    splice.range.lowerBound >= 0 && splice.range.upperBound <= bytes.count
  }
}
