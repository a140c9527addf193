import AuditCore

/// Rectangles filed by place and size, to find those near a point without looking at all of them.
///
/// A rectangle lies in one cell of the layer whose cells are at least as large as it is, so that a
/// search looks at a few cells in each layer.
struct TargetGrid {
  private struct Cell: Hashable {
    let layer: Int
    let column: Int
    let row: Int
  }

  private var cells: [Cell: [Int]] = [:]
  private var layers: [Int] = []
  private static let smallest = 32.0

  /// Files a rectangle under a number.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ number: Int, _ area: Rect) {
    var layer = 0
    while TargetGrid.side(layer) < max(area.width, area.height), layer < 40 { layer += 1 }
    if !layers.contains(layer) { layers.append(layer) }
    cells[TargetGrid.cell(layer, area.x, area.y), default: []].append(number)
  }

  /// The first rectangle for which a test holds among those that may come within a distance of the
  /// centre of an area.
  ///
  /// - Complexity: O(number of rectangles in a few cells).
  func first(near area: Rect, within distance: Double, where test: (Int) -> Bool) -> Int? {
    for layer in layers {
      let side = TargetGrid.side(layer)
      // A rectangle reaches at most one cell beyond the corner it is filed under.
      let low = TargetGrid.cell(layer, area.midX - distance - side, area.midY - distance - side)
      let high = TargetGrid.cell(layer, area.midX + distance, area.midY + distance)
      for row in low.row...high.row {
        for column in low.column...high.column {
          let cell = Cell(layer: layer, column: column, row: row)
          if let found = cells[cell]?.first(where: test) { return found }
        }
      }
    }
    return nil
  }

  private static func side(_ layer: Int) -> Double { smallest * Double(1 << layer) }

  /// Places are plausible before they get here, so their cells fit into an integer.
  private static func cell(_ layer: Int, _ x: Double, _ y: Double) -> Cell {
    let side = side(layer)
    return Cell(
      layer: layer, column: Int((x / side).rounded(.down)), row: Int((y / side).rounded(.down)))
  }
}
