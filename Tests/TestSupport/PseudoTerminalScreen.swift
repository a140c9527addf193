/// What a terminal of xterm's kind would show: enough of one to check a program's output.
public struct PseudoTerminalScreen: Sendable {
  /// One cell: a base with its marks; empty for the right half of a wide character.
  public typealias Cell = String

  /// Cells across.
  public private(set) var columns: Int
  /// Cells down.
  public private(set) var rows: Int
  /// The cursor's row, from 0.
  public internal(set) var row = 0
  /// The cursor's column, from 0.
  public internal(set) var column = 0
  /// Whether the alternate screen is shown.
  public internal(set) var isAlternate = false
  /// The private modes switched on, such as 2004 for bracketed paste.
  public internal(set) var modes: Set<Int> = [25]
  /// Control sequences this screen does not know; a test may insist on none.
  public internal(set) var unknown: [String] = []
  /// The operating system commands received, such as `52;c;…`.
  public internal(set) var commands: [String] = []

  /// Every number of every Select Graphic Rendition, such as 7 for reverse and 31 for red.
  public internal(set) var renditions: Set<Int> = []

  var grid: [[Cell]]
  var primary: [[Cell]] = []
  var saved = (row: 0, column: 0)
  var top = 0
  var bottom: Int
  var wraps = false
  var inserts = false
  var lastPrinted: Unicode.Scalar = " "
  var parser = PseudoTerminalParser()

  /// A blank screen of a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    bottom = rows - 1
    grid = Self.blank(columns, rows)
  }

  /// The text of a row, without trailing spaces.
  public func line(_ index: Int) -> String {
    guard grid.indices.contains(index) else { return "" }
    var text = grid[index].joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// All rows, without trailing spaces.
  public var text: String { (0..<rows).map(line).joined(separator: "\n") }

  /// Takes output in, in pieces of any size.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      guard let action = parser.take(byte) else { continue }
      switch action {
      case .print(let scalar): put(scalar)
      case .control(let code): control(code)
      case .escape(let bytes): escape(bytes)
      case .sequence(let sequence): run(sequence)
      case .command(let command): commands.append(command)
      }
    }
  }

  /// Takes a new size, keeping the top left.
  public mutating func resize(columns: Int, rows: Int) {
    var larger = Self.blank(columns, rows)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) { larger[row][column] = grid[row][column] }
    }
    grid = larger
    if !primary.isEmpty { primary = Self.blank(columns, rows) }
    self.columns = columns
    self.rows = rows
    (top, bottom, wraps) = (0, rows - 1, false)
    move(row: row, column: column)
  }

  static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  mutating func move(row: Int, column: Int) {
    self.row = max(0, min(rows - 1, row))
    self.column = max(0, min(columns - 1, column))
    wraps = false
  }
}
