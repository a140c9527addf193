import LosslessJSON
import TestSupport
import Testing

/// What holds for every edit of every text, tried on many random ones.
@Suite struct SplicePropertyTests {
  private static let seeds = Array<UInt64>(0..<400)

  @Test("Parsing keeps every byte of a text")
  func parsingKeepsBytes() throws {
    for seed in Self.seeds {
      let text = RandomText.make(seed: seed)
      #expect(try JSONDocument(parsing: text).bytes == text, "seed \(seed)")
    }
  }

  @Test("A patched tape is the tape of the new text, in place and as a copy")
  func patchedTapeIsFreshTape() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 7_000)
      var document = try JSONDocument(parsing: RandomText.make(seed: seed))
      for step in 0..<12 {
        let edit = RandomEdit.make(&random, for: document)
        guard let splice = try document.splice(for: edit) else { continue }
        let copy = try document.applying(splice)
        let fresh = try JSONDocument(parsing: copy.bytes)
        try #require(copy.nodes == fresh.nodes, "seed \(seed), step \(step), \(edit)")
        try document.apply(splice)
        try #require(document.bytes == copy.bytes, "seed \(seed), step \(step)")
        try #require(document.nodes == copy.nodes, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("An edit leaves every byte outside its splice as it was, and its inverse restores the rest")
  func editsTouchOnlyTheirSpan() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 9_000)
      let document = try JSONDocument(parsing: RandomText.make(seed: seed))
      let edit = RandomEdit.make(&random, for: document)
      guard let splice = try document.splice(for: edit) else { continue }
      let after = try document.applying(splice)
      let (low, high) = (splice.range.lowerBound, splice.range.upperBound)
      #expect(after.bytes.prefix(low) == document.bytes.prefix(low), "seed \(seed)")
      let suffix = document.bytes.count - high
      #expect(after.bytes.suffix(suffix) == document.bytes.suffix(suffix), "seed \(seed)")
      let inverse = try #require(document.inverse(of: splice))
      let restored = try after.applying(inverse)
      #expect(restored.bytes == document.bytes, "seed \(seed)")
      #expect(restored.nodes == document.nodes, "seed \(seed)")
    }
  }

  @Test("An edit that was made is not needed again")
  func settingTwiceIsNoEdit() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 11_000)
      let document = try JSONDocument(parsing: RandomText.make(seed: seed))
      let values = document.nodes.indices.filter { !document.nodes[$0].flags.contains(.isName) }
      let node = random.pick(values)
      let fragment = RandomEdit.fragment(&random)
      guard let splice = try document.splice(for: .set(node: node, to: fragment)) else { continue }
      let after = try document.applying(splice)
      #expect(try after.splice(for: .set(node: node, to: fragment)) == nil, "seed \(seed)")
    }
  }

  @Test("Any bytes put anywhere give what parsing gives, or the same refusal")
  func arbitrarySplicesBehaveLikeParsing() throws {
    let scraps = [
      "", ",", "\"", "1", ".5", "[", "]", "{", "}", ":", "\"\\", ",2", "\"x\":1", ",\"x\":1", "1,",
      " ", "\\",
      "e1",
      "tr", "\"n1\":0,", "], [", "\u{FEFF}", "-",
    ]
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 13_000)
      let document = try JSONDocument(parsing: RandomText.make(seed: seed, size: 12))
      for _ in 0..<30 {
        let low = random.below(document.bytes.count + 1)
        let high = min(document.bytes.count, low + random.pick([0, 0, 1, 2, 9]))
        let splice = JSONSplice(range: low..<high, replacement: Array(random.pick(scraps).utf8))
        let text = document.bytes[..<low] + splice.replacement + document.bytes[high...]
        let fresh = Result { try JSONDocument(parsing: Array(text)) }
        let patched = Result { try document.applying(splice) }
        switch (fresh, patched) {
        case (.success(let fresh), .success(let patched)):
          try #require(fresh.nodes == patched.nodes, "seed \(seed), \(splice)")
        case (.failure(let fresh), .failure(let patched)):
          #expect("\(fresh)" == "\(patched)", "seed \(seed), \(splice)")
        default:
          Issue.record("seed \(seed): \(splice) is accepted in one way and refused in the other")
        }
      }
    }
  }
}
