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

/// A changed text in three runs, so that it can be written without being put together.
public struct JSONSpans: Sendable {
  /// The bytes before the change.
  public let prefix: ArraySlice<UInt8>
  /// The changed bytes.
  public let replacement: [UInt8]
  /// The bytes after the change.
  public let suffix: ArraySlice<UInt8>

  /// How many bytes the runs have together.
  public var count: Int {
    prefix.count + replacement.count + suffix.count
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

  /// The text after a splice, without a copy; nil where it does not lie inside this document.
  public func spans(applying splice: JSONSplice) -> JSONSpans? {
    guard contains(splice) else { return nil }
    return JSONSpans(
      prefix: bytes[..<splice.range.lowerBound], replacement: splice.replacement,
      suffix: bytes[splice.range.upperBound...])
  }

  func contains(_ splice: JSONSplice) -> Bool {
    splice.range.lowerBound >= 0 && splice.range.upperBound <= bytes.count
  }
}
