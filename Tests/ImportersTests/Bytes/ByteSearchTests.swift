import TestSupport
import Testing

@testable import Importers

/// Texts found in bytes.
@Suite struct ByteSearchTests {
  private static let texts: [StaticString] = ["a", "ab", "aab", "abab", "bbbb", "abcabcab", "é"]

  @Test func `the first occurrence is found wherever it begins, in short and in long files`() {
    var generator = SeededGenerator(seed: 7)
    for count in [0, 1, 3, 40, 511, 512, 513, 2000] {
      let bytes = (0..<count).map { _ in
        UInt8(ascii: "a") + UInt8.random(in: 0...2, using: &generator)
      }
      for text in Self.texts {
        let wanted = Array(text.description.utf8)
        for start in [0, 1, 7, count / 2, max(0, count - wanted.count), count, count + 1] {
          let places = bytes.indices.dropFirst(start)
          let expected = places.first { bytes[$0...].starts(with: wanted) }
          #expect(
            bytes.offset(of: text, from: start) == expected, "\(text) in \(count) from \(start)")
        }
      }
    }
  }

  @Test func `it is found at the very end, and with bytes that are no letters before it`() {
    let before = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    #expect((before + Array("loc(\"".utf8)).offset(of: "loc(\"") == 4096)
    #expect((before + Array("loc(".utf8)).offset(of: "loc(\"") == nil)
    #expect((before + Array("LOC(".utf8)).offset(of: "loc(", ignoringCase: true) == 4096)
  }
}
