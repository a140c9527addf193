import LosslessJSON

/// Changes of one text that are made at once: ascending, none over another.
struct SpliceBatch: Hashable, Sendable {
  let splices: [JSONSplice]

  /// A batch of splices of one text, in any order; those of one place keep theirs.
  init(_ splices: [JSONSplice]) {
    let order = splices.indices.sorted { one, other in
      let (a, b) = (splices[one].range, splices[other].range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      return a.upperBound != b.upperBound ? a.upperBound < b.upperBound : one < other
    }
    self.splices = order.map { splices[$0] }
  }

  private init(ascending splices: [JSONSplice]) { self.splices = splices }

  /// The batch that takes this one back, in terms of the text it makes.
  func inverse(in document: JSONDocument) -> SpliceBatch {
    var shift = 0
    var inverse: [JSONSplice] = []
    for splice in splices {
      let start = splice.range.lowerBound + shift
      inverse.append(
        JSONSplice(
          range: start..<(start + splice.replacement.count),
          replacement: Array(document.bytes[splice.range])))
      shift += splice.growth
    }
    return SpliceBatch(ascending: inverse)
  }
}

extension JSONDocument {
  /// How many splices are cheaper to make one by one than by reading the whole text again.
  private static let few = 6

  /// Makes a batch of changes, in place where nobody else holds the document.
  ///
  /// - Throws: `JSONSyntaxError` where the new text is not JSON; the document is then unchanged.
  /// - Complexity: O(size).
  mutating func make(_ batch: SpliceBatch) throws(JSONSyntaxError) {
    guard batch.splices.count <= JSONDocument.few else {
      self = try applying(batch.splices)
      return
    }
    // From the end on, so that what is still to be made keeps its place.
    var made: [JSONSplice] = []
    do throws(JSONSyntaxError) {
      for splice in batch.splices.reversed() {
        let back = inverse(of: splice)
        try apply(splice)
        if let back { made.append(back) }
      }
    } catch {
      for splice in made.reversed() { try apply(splice) }
      throw error
    }
  }

  /// Makes batches that each belong to the text the one before made.
  ///
  /// - Throws: `JSONSyntaxError` where a new text is not JSON.
  mutating func make(_ batches: [SpliceBatch]) throws(JSONSyntaxError) {
    for batch in batches { try make(batch) }
  }
}
