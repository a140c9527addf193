/// A change of a file of sources: bytes to take out, and what comes in their place.
struct SourceEdit: Hashable {
  /// Offsets in UTF-8 bytes; empty where something is only put in.
  let range: Range<Int>
  let text: [UInt8]

  init(_ range: Range<Int>, _ text: String) { self.init(bytes: Array(text.utf8), at: range) }

  init(bytes: [UInt8], at range: Range<Int>) {
    self.range = range
    text = bytes
  }
}

/// Why a fix cannot be carried into a file safely, in words for a reviewer.
struct PatchRefusal: Error, Hashable {
  /// Lower case, without a full stop.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
