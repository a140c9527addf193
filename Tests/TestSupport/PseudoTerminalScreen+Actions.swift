#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The C library's own function, which Swift's import of it leaves out.
@_silgen_name("wcwidth")
private func widthByTheLibrary(_ character: Int32) -> Int32

/// The cells of a character in a Unicode locale, which the library has to be told of once.
func libraryWidth(of scalar: Unicode.Scalar) -> Int {
  _ = localeIsUnicode
  return Int(widthByTheLibrary(Int32(scalar.value)))
}

private let localeIsUnicode = setlocale(LC_CTYPE, "C.UTF-8") != nil

extension PseudoTerminalScreen {
  mutating func put(_ scalar: Unicode.Scalar) {
    // A judge apart from the project's own table: the C library, as many terminals have it.
    let width = libraryWidth(of: scalar)
    if width == 0 {
      let at = wraps ? column : column - 1
      let base = at > 0 && grid[row][at].isEmpty ? at - 1 : at
      if base >= 0 { grid[row][base].unicodeScalars.append(scalar) }
      return
    }
    let taken = max(1, width)
    if wraps || column + taken > columns {
      column = 0
      lineFeed()
    }
    if inserts { shiftRight(by: taken) }
    grid[row][column] = String(Character(scalar))
    if taken == 2, column + 1 < columns { grid[row][column + 1] = "" }
    lastPrinted = scalar
    wraps = column + taken >= columns
    column = min(columns - 1, column + taken)
  }

  mutating func control(_ code: UInt8) {
    switch code {
    case 0x08: move(row: row, column: column - 1)
    case 0x09: move(row: row, column: (column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C:
      wraps = false
      lineFeed()
    case 0x0D: move(row: row, column: 0)
    default: break
    }
  }

  mutating func escape(_ bytes: [UInt8]) {
    switch bytes.last {
    case UInt8(ascii: "7") where bytes.count == 1: saved = (row, column)
    case UInt8(ascii: "8") where bytes.count == 1: move(row: saved.row, column: saved.column)
    case UInt8(ascii: "M"): if row == top { scroll(by: -1) } else { row = max(0, row - 1) }
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "E"):
      column = 0
      lineFeed()
    case UInt8(ascii: "="), UInt8(ascii: ">"): break
    default:
      let designatesCharacters = bytes.count == 2 && (0x28...0x2B).contains(bytes[0])
      if !designatesCharacters { unknown.append("ESC " + String(decoding: bytes, as: UTF8.self)) }
    }
  }

  mutating func run(_ sequence: PseudoTerminalParser.Sequence) {
    if sequence.prefix == UInt8(ascii: "?") { return setModes(sequence) }
    guard sequence.prefix == 0, sequence.intermediates.isEmpty else { return }
    let count = sequence.count()
    switch sequence.final {
    case UInt8(ascii: "A"): move(row: row - count, column: column)
    case UInt8(ascii: "B"), UInt8(ascii: "e"): move(row: row + count, column: column)
    case UInt8(ascii: "C"), UInt8(ascii: "a"): move(row: row, column: column + count)
    case UInt8(ascii: "D"): move(row: row, column: column - count)
    case UInt8(ascii: "G"), UInt8(ascii: "`"): move(row: row, column: count - 1)
    case UInt8(ascii: "d"): move(row: count - 1, column: column)
    case UInt8(ascii: "H"), UInt8(ascii: "f"): move(row: count - 1, column: sequence.count(1) - 1)
    case UInt8(ascii: "I"): move(row: row, column: (column / 8 + count) * 8)
    case UInt8(ascii: "Z"): move(row: row, column: ((column + 7) / 8 - count) * 8)
    case UInt8(ascii: "r"):
      (top, bottom) = (count - 1, min(rows, sequence.count(1, absent: rows)) - 1)
      move(row: 0, column: 0)
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      if count == 4 { inserts = sequence.final == UInt8(ascii: "h") }
    case UInt8(ascii: "m"): renditions.formUnion(sequence.parameters.map { $0 ?? 0 })
    case UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "t"): break
    default: edit(sequence, count: count)
    }
  }

  private mutating func edit(_ sequence: PseudoTerminalParser.Sequence, count: Int) {
    switch sequence.final {
    case UInt8(ascii: "J"): eraseScreen(sequence.count(absent: 0))
    case UInt8(ascii: "K"): eraseLine(sequence.count(absent: 0))
    case UInt8(ascii: "X"): erase(row, column..<min(columns, column + count))
    case UInt8(ascii: "P"):
      let gone = min(count, columns - column)
      grid[row].removeSubrange(column..<column + gone)
      grid[row] += Array(repeating: " ", count: gone)
    case UInt8(ascii: "@"): shiftRight(by: min(count, columns - column))
    case UInt8(ascii: "L"): scroll(by: -count, from: row)
    case UInt8(ascii: "M"): scroll(by: count, from: row)
    case UInt8(ascii: "S"): scroll(by: count)
    case UInt8(ascii: "T"): scroll(by: -count)
    case UInt8(ascii: "b"): for _ in 0..<count { put(lastPrinted) }
    default: unknown.append("CSI " + String(Unicode.Scalar(sequence.final)))
    }
  }

  private mutating func setModes(_ sequence: PseudoTerminalParser.Sequence) {
    let on = sequence.final == UInt8(ascii: "h")
    guard on || sequence.final == UInt8(ascii: "l") else { return }
    for case let mode? in sequence.parameters {
      if on { modes.insert(mode) } else { modes.remove(mode) }
      if [47, 1047, 1049].contains(mode) { showAlternate(on) }
    }
  }

  private mutating func showAlternate(_ on: Bool) {
    guard on != isAlternate else { return }
    isAlternate = on
    if on {
      saved = (row, column)
      primary = grid
      grid = Self.blank(columns, rows)
    } else {
      grid = primary
      primary = []
      move(row: saved.row, column: saved.column)
    }
  }

  private mutating func lineFeed() {
    if row == bottom { scroll(by: 1) } else { row = min(rows - 1, row + 1) }
  }

  /// Moves the rows of the scrolling region up, or down where the count is negative.
  private mutating func scroll(by count: Int, from first: Int? = nil) {
    let start = first ?? top
    guard start <= bottom else { return }
    let empty: [Cell] = Array(repeating: " ", count: columns)
    for _ in 0..<min(abs(count), bottom - start + 1) {
      grid.remove(at: count > 0 ? start : bottom)
      grid.insert(empty, at: count > 0 ? bottom : start)
    }
  }

  private mutating func shiftRight(by count: Int) {
    grid[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
    grid[row].removeLast(count)
  }

  private mutating func eraseScreen(_ kind: Int) {
    if kind == 2 || kind == 3 { grid = Self.blank(columns, rows) }
    if kind == 0 {
      eraseLine(0)
      for below in row + 1..<max(row + 1, rows) { erase(below, 0..<columns) }
    }
    if kind == 1 {
      for above in 0..<row { erase(above, 0..<columns) }
      eraseLine(1)
    }
  }

  private mutating func eraseLine(_ kind: Int) {
    let range = kind == 0 ? column..<columns : kind == 1 ? 0..<column + 1 : 0..<columns
    erase(row, range)
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range { grid[row][column] = " " }
  }
}
