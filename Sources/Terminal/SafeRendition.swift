import Workbench

/// One cell as it is sent: a base character and the marks on it.
struct SentCell: Equatable {
  var base: UInt32
  var marks: [UInt32] = []
}

/// Turns a frame's cell into what every terminal draws in exactly the cell's width.
///
/// Terminals that do not join an emoji sequence draw its parts side by side, and those that do may
/// not agree with the C library about its width; either way the rest of the row would drift. So a
/// sequence is sent as its first picture, padded where that is narrower. Nothing a terminal would
/// obey is ever sent, whatever the cell holds.
/// - Parameters:
///   - cell: the frame's cell.
///   - scalarWidth: the C library's width of a scalar, -1 where it does not know it.
/// - Returns: cells whose widths add up to the cell's, nothing for the right half of a wide one.
func safeRendition(of cell: Cell, scalarWidth: (UInt32) -> Int32) -> [SentCell] {
  let width = Int(cell.width)
  if width == 0 { return [] }
  var sent: [SentCell] = []
  var used = 0
  var joined = false
  for scalar in cell.text.unicodeScalars {
    let value = scalar.value
    if isJoinerOrSelector(value) {
      joined = joined || value == 0x200D
      continue
    }
    let control = value < 0x20 || (0x7F...0x9F).contains(value)
    let own = control ? -1 : Int(scalarWidth(value))
    if own == 0 {
      if !joined, let last = sent.indices.last, sent[last].marks.count < 4 {
        sent[last].marks.append(value)
      }
    } else if sent.isEmpty {
      let fits = own > 0 && own <= width
      sent.append(SentCell(base: fits ? value : 0xFFFD))
      used = fits ? own : 1
    } else if own > 0 && used + own <= width && !joined && !(0x1F3FB...0x1F3FF).contains(value) {
      sent.append(SentCell(base: value))
      used += own
    }
  }
  let padding = max(0, width - used)
  return sent + Array(repeating: SentCell(base: 0x20), count: padding)
}

/// Joiners, variation selectors and tags: they steer how a terminal draws, and not all agree how.
private func isJoinerOrSelector(_ value: UInt32) -> Bool {
  value == 0x200C || value == 0x200D || (0xFE00...0xFE0F).contains(value)
    || (0xE0000...0xE0FFF).contains(value)
}
