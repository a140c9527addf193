import LosslessJSON

/// Texts that one element after the other has: rows of a list show the same symbols and are written in
/// the same file.
///
/// A text that is the same as one of the last few is handed out again, which takes no memory.
struct SharedTexts {
  /// What a text is, of which those read last are kept.
  enum Kind: Int, CaseIterable {
    case file, symbol
  }

  /// The texts read last, those of a kind one after the other.
  private var last = Array(repeating: "", count: kept * Kind.allCases.count)
  /// How many bytes each of them has; most others have another length.
  private var lengths = Array(repeating: 0, count: kept * Kind.allCases.count)
  /// Which of a kind's is replaced next.
  private var next = 0

  private static let kept = 4

  /// The text of a string.
  mutating func text(_ json: JSONReader, _ node: Int, _ kind: Kind) -> String {
    let first = kind.rawValue * SharedTexts.kept
    let isPlain = !json.node(node).flags.contains(.hasEscapes)
    let length = json.rawString(node).count
    for place in first..<(first + SharedTexts.kept)
    where !isPlain || lengths[place] == length {
      let text = last[place]
      if json.stringEquals(node, text) { return text }
    }
    let text = json.string(node)
    last[first + next] = text
    lengths[first + next] = text.utf8.count
    next = (next + 1) % SharedTexts.kept
    return text
  }
}
