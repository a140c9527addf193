/// Two versions of a file as a unified diff, as `git apply` takes it.
enum UnifiedDiff {
  /// Lines around a change that are shown as they are.
  private static let context = 3

  /// The diff of a file; empty where nothing changed.
  ///
  /// - Parameter path: the file relative to the folder the diff is applied in.
  /// - Complexity: O(lines × changes).
  static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    guard old != new else { return [] }
    let steps = steps(from: lines(of: old), to: lines(of: new))
    var text = Array("--- \(quoted("a/" + path))\n+++ \(quoted("b/" + path))\n".utf8)
    for piece in pieces(of: steps) { write(steps, piece, to: &text) }
    return text
  }

  /// A path as git writes it: between quotation marks where it has some, or a line break.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x22 && $0 != 0x5C }
    guard !isPlain else { return path }
    var text = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The file after changes that do not overlap; those at one place in the order they are given.
  static func applied(_ edits: [SourceEdit], to old: [UInt8]) -> [UInt8] {
    var new: [UInt8] = []
    new.reserveCapacity(old.count + 64)
    var at = 0
    let ordered = edits.enumerated().sorted { one, two in
      (one.element.range.lowerBound, one.offset) < (two.element.range.lowerBound, two.offset)
    }
    for (_, edit) in ordered {
      new += old[at..<edit.range.lowerBound]
      new += edit.text
      at = edit.range.upperBound
    }
    return new + old[at...]
  }

  private enum Mark: UInt8 {
    case same = 0x20
    case removed = 0x2D
    case added = 0x2B
  }

  private struct Step {
    let mark: Mark
    let line: ArraySlice<UInt8>
    /// The lines before it in the old and in the new file.
    let old: Int
    let new: Int
  }

  /// The lines of a text, each with its line break.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func steps(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Step] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var (at, place) = (0, 0)
    while at < old.count || place < new.count {
      if at < old.count, removed.contains(at) {
        steps.append(Step(mark: .removed, line: old[at], old: at, new: place))
        at += 1
      } else if place < new.count, added.contains(place) {
        steps.append(Step(mark: .added, line: new[place], old: at, new: place))
        place += 1
      } else {
        guard at < old.count else { break }
        steps.append(Step(mark: .same, line: old[at], old: at, new: place))
        at += 1
        place += 1
      }
    }
    return steps
  }

  /// The changed steps with what is around them; those whose surroundings meet share a piece.
  private static func pieces(of steps: [Step]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for (index, step) in steps.enumerated() where step.mark != .same {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = pieces.last, range.lowerBound <= last.upperBound {
        pieces[pieces.count - 1] = last.lowerBound..<range.upperBound
      } else {
        pieces.append(range)
      }
    }
    return pieces
  }

  private static func write(_ steps: [Step], _ piece: Range<Int>, to text: inout [UInt8]) {
    let old = steps[piece].count { $0.mark != .added }
    let new = steps[piece].count { $0.mark != .removed }
    let first = steps[piece.lowerBound]
    text += "@@ -\(place(first.old, old)) +\(place(first.new, new)) @@\n".utf8
    for step in steps[piece] {
      text.append(step.mark.rawValue)
      text += step.line
      if step.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  private static func place(_ before: Int, _ count: Int) -> String {
    count == 0 ? "\(before),0" : "\(before + 1),\(count)"
  }
}
