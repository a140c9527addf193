/// Breaking text into lines that fit.
public enum TextWrap {
  /// A text as lines of at most `width` cells, broken at spaces where there are some; the lines
  /// after the first are indented like it.
  ///
  /// - Complexity: O(length).
  public static func lines(_ text: String, width: Int) -> [String] {
    guard cellWidth(of: text) > width else { return [text] }
    let indent = String(text.prefix { $0 == " " }.prefix(max(0, width / 2)))
    var lines: [String] = []
    var line = indent
    var lineWidth = indent.count
    for word in text.drop(while: { $0 == " " }).split(
      separator: " ", omittingEmptySubsequences: false)
    {
      let wide = cellWidth(of: String(word))
      if lineWidth > indent.count, lineWidth + 1 + wide > width {
        lines.append(line)
        line = indent
        lineWidth = indent.count
      }
      if lineWidth > indent.count {
        line += " "
        lineWidth += 1
      }
      for piece in pieces(String(word), width: width - indent.count) {
        if lineWidth > indent.count, lineWidth + cellWidth(of: piece) > width {
          lines.append(line)
          line = indent
          lineWidth = indent.count
        }
        line += piece
        lineWidth += cellWidth(of: piece)
      }
    }
    lines.append(line)
    return lines
  }

  /// A word in pieces that fit a line.
  private static func pieces(_ word: String, width: Int) -> [String] {
    guard cellWidth(of: word) > width, width > 1 else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if cellWidth(of: piece + String(character)) > width {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    pieces.append(piece)
    return pieces
  }
}
