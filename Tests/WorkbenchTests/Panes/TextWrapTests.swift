import TestSupport
import Testing

@testable import Workbench

@Suite struct TextWrapTests {
  @Test("no line is wider than asked for, and no letter is lost", arguments: 0..<80)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "word", " ", "  ", "検索", "👩‍👧", "averyverylongwordindeed", "é"]
    let text = (0..<random.below(40)).map { _ in random.pick(pieces) }.joined()
    let width = 8 + random.below(30)
    let lines = TextWrap.lines(text, width: width)
    for line in lines { #expect(cellWidth(of: line) <= width, "\(line.debugDescription)") }
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test("lines after the first keep the indent of the first")
  func indent() {
    #expect(TextWrap.lines("  one two three", width: 9) == ["  one two", "  three"])
  }
}
