/// So many of so many, and the bound that holds it.
struct AccuracyFigure {
  /// What a figure must keep to.
  enum Bound {
    /// At least this many of a thousand.
    case atLeast(perMille: Int)
    /// At most this many of a thousand.
    case atMost(perMille: Int)
    /// At most this many.
    case atMostCount(Int)
    /// Nothing; the figure is told, not held.
    case none
  }

  /// What was counted.
  let title: String
  /// What it must keep to.
  let bound: Bound
  /// How many there were.
  var count = 0
  /// Of how many.
  var total = 0
  /// What speaks against the bound, for people to look at.
  var misses: [String] = []

  init(_ title: String, _ bound: Bound) {
    self.title = title
    self.bound = bound
  }

  /// Whether the bound is kept; a figure of nothing keeps every bound.
  var holds: Bool {
    switch bound {
    case .atLeast(let perMille): count * 1000 >= total * perMille
    case .atMost(let perMille): count * 1000 <= total * perMille
    case .atMostCount(let most): count <= most
    case .none: true
    }
  }

  /// The figure as the cells of a row.
  var row: [String] {
    [
      title, "\(count) of \(total)", percent, bound.text, holds ? "ok" : "BELOW",
    ]
  }

  private var percent: String {
    guard total > 0 else { return "-" }
    let hundredths = count * 10_000 / total
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
  }
}

extension AccuracyFigure.Bound {
  /// The bound in words.
  var text: String {
    switch self {
    case .atLeast(let perMille): "at least \(perMille / 10).\(perMille % 10) %"
    case .atMost(let perMille): "at most \(perMille / 10).\(perMille % 10) %"
    case .atMostCount(let most): "at most \(most)"
    case .none: "not held"
    }
  }
}

/// Rows of text in columns.
enum AccuracyTable {
  /// The rows as lines, each cell as wide as its column.
  static func lines(_ rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
