/// Lays text out in terminal cells, one user-perceived character a cell, made visible first.
///
/// The widths are the project's own (Unicode's EastAsianWidth, emoji presentation, joined emoji,
/// flags), because terminals and C libraries disagree; text in a right-to-left script stays in
/// the order it is stored in. Time is linear in the text.
/// - Parameters:
///   - text: any text; what could not be seen is shown as `visibleText` has it.
///   - style: what the cells are.
///   - forms: which characters the visible forms may use.
///   - limit: the columns there are; a long text is laid out no further than just past them, so
///     that `clipped` still sees that something is left out.
/// - Returns: cells of width 1 or 2, ready for `Frame.put`.
public func cells(
  _ text: String, style: Style = .plain, forms: VisibleForms = .unicode, limit: Int = .max
) -> [Cell] {
  var cells: [Cell] = []
  for character in visibleText(beginning(of: text, columns: limit), forms: forms) {
    let width = cellWidth(of: character)
    if width == 1 || width == 2 {
      cells.append(Cell(text: character, width: UInt8(width), style: style))
    } else {
      appendPieces(of: character, style: style, to: &cells)
    }
  }
  return cells
}

/// The cells a text takes once it is made visible; O(text).
public func cellWidth(of text: String, forms: VisibleForms = .unicode) -> Int {
  cells(text, forms: forms).cellWidth
}

/// As much of a text as can matter within so many columns.
///
/// Visible text puts at most twelve scalars into a cell: the longest joined emoji.
private func beginning(of text: String, columns: Int) -> String {
  let most = min(max(0, columns), 1 << 20) * 12 + 64
  if text.utf8.count <= most { return text }
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex)
  else { return text }
  return String(scalars[..<end])
}

/// Splits a cluster of several spacing letters, such as an Indic conjunct, before each letter, and
/// before a spacing mark that would not fit into two cells with its letter.
private func appendPieces(of character: Character, style: Style, to cells: inout [Cell]) {
  var piece = String.UnicodeScalarView()
  var width = 0
  func flush(into cells: inout [Cell]) {
    for part in String(piece) {
      let partWidth = min(2, max(1, cellWidth(of: part)))
      cells.append(Cell(text: part, width: UInt8(partWidth), style: style))
    }
  }
  for scalar in character.unicodeScalars {
    let next = cellWidth(of: scalar)
    let isLetter = next > 0 && scalar.properties.generalCategory != .spacingMark
    if !piece.isEmpty && (isLetter || width + next > 2) {
      flush(into: &cells)
      piece = String.UnicodeScalarView()
      width = 0
    }
    piece.append(scalar)
    width += next
  }
  flush(into: &cells)
}

extension [Cell] {
  /// The terminal cells taken together.
  public var cellWidth: Int { reduce(0) { $0 + Int($1.width) } }

  /// The cells that fit into a width, with a mark where something was left out.
  ///
  /// - Parameters:
  ///   - width: the most cells to take; nothing fits into 0 or less.
  ///   - forms: `…` where Unicode may be used, `..` otherwise.
  /// - Returns: cells no wider than the width.
  public func clipped(to width: Int, forms: VisibleForms = .unicode) -> [Cell] {
    if cellWidth <= width { return self }
    if width <= 0 { return [] }
    let mark = forms == .unicode ? "…" : ".."
    let room = Swift.max(0, width - mark.count)
    var kept: [Cell] = []
    var taken = 0
    for cell in self {
      if taken + Int(cell.width) > room { break }
      kept.append(cell)
      taken += Int(cell.width)
    }
    let style = kept.last?.style ?? first?.style ?? .plain
    for character in mark.prefix(width - taken) {
      kept.append(Cell(text: character, style: style))
    }
    return kept
  }

  /// The cells followed by spaces up to a width; unchanged where they are as wide already.
  public func padded(to width: Int, style: Style = .plain) -> [Cell] {
    let missing = width - cellWidth
    if missing <= 0 { return self }
    return self + Array(repeating: Cell(text: " ", style: style), count: missing)
  }
}
