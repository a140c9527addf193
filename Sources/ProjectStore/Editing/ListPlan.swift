import LosslessJSON

/// What is to become of one list of the review in one pass.
struct ListPlan {
  private let node: Int
  private let index: ReviewIndex
  private var insertions: [(place: Int, key: [UInt8], entry: JSONFragment)] = []
  private var replacements: [JSONSplice] = []
  private var removed: Set<Int> = []
  private var touched: Set<[UInt8]> = []

  init(_ list: ReviewList, at node: Int, _ reader: JSONReader) {
    self.node = node
    index = ReviewIndex(list, at: node, reader)
  }

  /// Plans the change of an entry; false where it has to wait for the next pass.
  ///
  /// - Throws: `EditConflict` when the entry says something else than the change was made from.
  mutating func plan(_ change: EntryChange, on document: JSONDocument) throws -> Bool {
    guard !touched.contains(change.key) else { return false }
    if let place = index.place(of: change.key) {
      let entry = index.entries[place]
      let outcome = try document.withReader { try change.outcome(for: entry, $0) }
      switch outcome {
      case .asItIs: break
      case .removed:
        guard insertions.isEmpty, replacements.isEmpty else { return false }
        removed.insert(place)
      case .replaced:
        guard removed.isEmpty, let to = change.to else { return false }
        replacements.append(try change.replacing(entry, in: document, by: to))
      }
    } else if let to = change.to {
      guard change.from == nil else {
        throw EditConflict(place: change.place, expected: change.expectedWords, found: "gone")
      }
      // What comes after the first entry of an empty list takes that one's layout.
      guard removed.isEmpty, insertions.isEmpty || !index.entries.isEmpty else { return false }
      insertions.append((index.insertion(of: change.key), change.key, to))
    }
    touched.insert(change.key)
    return true
  }

  /// The splices that do it.
  func splices(on document: JSONDocument) throws -> [JSONSplice] {
    var splices = document.withReader { removals($0) } + replacements
    let layout = document.withReader { $0.layoutOfLists }
    let sorted = insertions.sorted { one, other in
      one.place != other.place
        ? one.place < other.place : one.key.lexicographicallyPrecedes(other.key)
    }
    for insertion in sorted {
      let edit = JSONEdit.insertElement(
        array: node, at: insertion.place, insertion.entry, layout: layout)
      if let splice = try document.splice(for: edit) { splices.append(splice) }
    }
    return splices
  }

  /// Takes out runs of entries, each with its commas and lines.
  private func removals(_ reader: JSONReader) -> [JSONSplice] {
    var splices: [JSONSplice] = []
    let places = removed.sorted()
    var next = 0
    while next < places.count {
      let first = places[next]
      var last = first
      while next + 1 < places.count, places[next + 1] == last + 1 {
        next += 1
        last += 1
      }
      next += 1
      splices.append(JSONSplice(range: range(first, last, reader), replacement: []))
    }
    return splices
  }

  private func range(_ first: Int, _ last: Int, _ reader: JSONReader) -> Range<Int> {
    let start = reader.byteRange(index.entries[first]).lowerBound
    let end = reader.byteRange(index.entries[last]).upperBound
    if first > 0 { return reader.byteRange(index.entries[first - 1]).upperBound..<end }
    if last + 1 < index.entries.count {
      return start..<reader.byteRange(index.entries[last + 1]).lowerBound
    }
    let list = reader.byteRange(node)
    return (list.lowerBound + 1)..<(list.upperBound - 1)
  }
}
