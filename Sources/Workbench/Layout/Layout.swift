/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// First row.
  public var row: Int
  /// First column.
  public var column: Int
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// A rectangle of its parts.
  public init(row: Int, column: Int, columns: Int, rows: Int) {
    self.row = row
    self.column = column
    self.columns = columns
    self.rows = rows
  }

  /// Just past the last column.
  public var end: Int { column + columns }
}

/// Where everything lies for a size and a focus: a pure function of both.
///
/// Wide terminals show the tree beside the findings and the form below; medium ones the tree left
/// and the other two stacked; narrow ones the focused pane alone; too small ones say so.
public struct Layout: Hashable, Sendable {
  /// The smallest size the panes fit in.
  public static let smallest = Size(columns: 40, rows: 12)
  /// From this width on, panes lie side by side.
  static let mediumColumns = 60
  /// From this width on, the form takes the full width.
  static let wideColumns = 112

  /// The terminal's size.
  public let size: Size
  /// Whether the panes do not fit.
  public let isTooSmall: Bool
  /// The panes shown and where; the title of each takes its first row.
  public let panes: [Pane: CellRect]

  /// The layout of a size and a focus.
  public init(size: Size, focus: Pane) {
    self.size = size
    isTooSmall =
      size.columns < Layout.smallest.columns || size.rows < Layout.smallest.rows
    // One row at the top for the title and one at the foot for the status.
    let rows = size.rows - 2
    if isTooSmall {
      panes = [:]
    } else if size.columns < Layout.mediumColumns {
      panes = [focus: CellRect(row: 1, column: 0, columns: size.columns, rows: rows)]
    } else if size.columns < Layout.wideColumns {
      let left = max(26, size.columns * 3 / 10)
      let top = Layout.upper(rows)
      panes = [
        .screens: CellRect(row: 1, column: 0, columns: left, rows: rows),
        .findings: CellRect(row: 1, column: left + 1, columns: size.columns - left - 1, rows: top),
        .fix: CellRect(
          row: 1 + top, column: left + 1, columns: size.columns - left - 1, rows: rows - top),
      ]
    } else {
      let left = min(48, max(33, size.columns * 3 / 10))
      let top = Layout.upper(rows)
      panes = [
        .screens: CellRect(row: 1, column: 0, columns: left, rows: top),
        .findings: CellRect(row: 1, column: left + 1, columns: size.columns - left - 1, rows: top),
        .fix: CellRect(row: 1 + top, column: 0, columns: size.columns, rows: rows - top),
      ]
    }
  }

  /// Rows a pane has for its content, without its title.
  public func rows(of pane: Pane) -> Int { max(1, (panes[pane]?.rows ?? 2) - 1) }

  /// The rows above the form; the same whatever has the focus, so that moving between panes
  /// redraws nothing.
  private static func upper(_ rows: Int) -> Int { max(4, rows - max(6, rows * 55 / 100)) }
}
