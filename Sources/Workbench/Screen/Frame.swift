/// What a piece of the screen is, for the theme to dress; a meaning, never a colour.
public enum Style: UInt8, CaseIterable, Sendable {
  case plain, title, heading, marker, focus, muted, critical, serious, moderate, minor
  case cannotTell, passed, changed, warning, input, selection, status, statusError, key, match
}

/// One user-perceived character in a frame, and how many terminal cells it takes.
public struct Cell: Hashable, Sendable {
  /// A grapheme cluster that is safe to print: no control character, no escape, no override.
  public var text: Character
  /// Cells taken: 1 or 2; 0 marks the right half of a wide character.
  public var width: UInt8
  /// What the cell is.
  public var style: Style

  /// A cell of its parts.
  public init(text: Character, width: UInt8 = 1, style: Style = .plain) {
    self.text = text
    self.width = width
    self.style = style
  }

  /// A space.
  public static let blank = Cell(text: " ")
}

/// The size of a terminal in cells.
public struct Size: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// A size of its parts.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A place on the screen, counted from 0 at the top left.
public struct Position: Hashable, Sendable {
  /// Rows from the top.
  public var row: Int
  /// Cells from the left.
  public var column: Int

  /// A position of its parts.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// Everything a terminal shows at one moment: cells, the hardware cursor and one spoken line.
///
/// The cursor is part of the contract: screen readers and braille displays follow it, so it stands
/// on the focused row or at the edit caret in every frame.
public struct Frame: Hashable, Sendable {
  /// The size the frame was made for.
  public let size: Size
  /// The rows, each exactly `size.columns` cells.
  public private(set) var rows: [[Cell]]
  /// Where the hardware cursor stands.
  public var cursor: Position
  /// The one line that says what just happened, in words.
  public var spoken: String

  /// A blank frame.
  public init(size: Size) {
    self.size = size
    rows = Array(
      repeating: Array(repeating: .blank, count: max(0, size.columns)), count: max(0, size.rows))
    cursor = Position(row: 0, column: 0)
    spoken = ""
  }

  /// Puts cells into a row from a column on, clipped at both edges and at `limit`.
  ///
  /// A wide character that would be cut in half becomes a space.
  /// - Returns: the column after the last cell put.
  @discardableResult
  public mutating func put(
    _ cells: [Cell], row: Int, column: Int, limit: Int = .max
  ) -> Int {
    guard rows.indices.contains(row) else { return column }
    let edge = min(limit, size.columns)
    var at = column
    for cell in cells where cell.width > 0 {
      let next = at + Int(cell.width)
      guard next <= edge else {
        if at >= 0 && at < edge { rows[row][at] = Cell(text: " ", style: cell.style) }
        return min(next, edge)
      }
      if at >= 0 {
        rows[row][at] = cell
        if cell.width == 2 { rows[row][at + 1] = Cell(text: " ", width: 0, style: cell.style) }
      }
      at = next
    }
    return at
  }

  /// The frame as plain text, a line a row, trailing spaces dropped.
  public var text: String {
    rows.map { row in
      var line = ""
      for cell in row where cell.width > 0 { line.append(cell.text) }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
