import LosslessJSON

/// A document with the newest changes not made on it yet.
///
/// To save, the changed text is written in pieces, without being put together; the document takes
/// the changes over when it is needed again. A large file is so neither copied nor moved while a
/// reviewer waits for a save.
struct EditedText: Sendable {
  private var base: JSONDocument
  private var pending: SpliceBatch?

  init(_ document: JSONDocument) { base = document }

  /// The document with every change made on it.
  ///
  /// - Complexity: O(size of the file) after a change, O(1) otherwise.
  var document: JSONDocument {
    guard let pending else { return base }
    var document = base
    // What is pending was planned on the document, so it fits.
    try? document.make(pending)
    return document
  }

  /// The document to plan on; takes over what is pending, in place where nobody else holds it.
  ///
  /// - Throws: `JSONSyntaxError` where what is pending does not make a JSON text.
  mutating func settle() throws(JSONSyntaxError) -> JSONDocument {
    if let batch = pending {
      pending = nil
      try base.make(batch)
    }
    return base
  }

  /// Adds changes of the settled document.
  ///
  /// - Returns: what takes them back.
  mutating func add(_ batch: SpliceBatch) throws(JSONSyntaxError) -> SpliceBatch {
    let document = try settle()
    assert((try? document.applying(batch.splices)) != nil, "an edit makes another JSON text")
    pending = batch
    return batch.inverse(in: document)
  }

  /// Takes back changes, given by what `add` returned, the newest first.
  mutating func takeBack(_ undo: [SpliceBatch]) throws(JSONSyntaxError) {
    var rest = undo[...]
    if pending != nil, !rest.isEmpty {
      pending = nil
      rest = rest.dropFirst()
    }
    for batch in rest { try base.make(batch) }
  }

  /// The text in pieces, to be written one after the other.
  var pieces: [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var written = 0
    for splice in pending?.splices ?? [] {
      pieces.append(base.bytes[written..<splice.range.lowerBound])
      pieces.append(splice.replacement[...])
      written = splice.range.upperBound
    }
    pieces.append(base.bytes[written...])
    return pieces
  }
}
