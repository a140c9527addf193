/// How many terminal cells a user-perceived character takes: 0, 1 or 2, or more for a cluster
/// of several spacing letters.
func cellWidth(of character: Character) -> Int {
  var width = 0
  var previous: Unicode.Scalar?
  for scalar in character.unicodeScalars {
    if let before = previous, joinsIntoEmoji(scalar, after: before) { return 2 }
    width += cellWidth(of: scalar)
    previous = scalar
  }
  return width
}

/// Whether a scalar turns what stands before it into one two-cell picture.
private func joinsIntoEmoji(_ scalar: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x200D: return before.properties.isEmoji || before.value == 0xFE0F
  case 0xFE0F: return before.properties.isEmoji
  case _ where scalar.isEmojiModifier: return before.properties.isEmojiModifierBase
  default: return scalar.isRegionalIndicator && before.isRegionalIndicator
  }
}

/// How many terminal cells one scalar takes: 0 for marks, 2 for wide, 1 otherwise.
func cellWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return 1 }
  if isWide(value) {
    return scalar.properties.generalCategory == .nonspacingMark ? 0 : 2
  }
  if scalar.isTrailingJamo { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  case .format: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
  default: return 1
  }
}

/// Whether Unicode's EastAsianWidth calls a scalar Wide or Fullwidth; O(log ranges).
private func isWide(_ value: UInt32) -> Bool {
  if value < 0x1100 { return false }
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if value > wideRanges[middle].1 { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && value >= wideRanges[low].0
}

/// Unicode's EastAsianWidth W and F, which includes every emoji shown as a picture by default.
///
/// Gaps of unassigned code points are closed where both neighbours are wide.
private let wideRanges: [(UInt32, UInt32)] = [
  (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
  (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2630, 0x2637), (0x2648, 0x2653),
  (0x267F, 0x267F), (0x268A, 0x268F), (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB),
  (0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA),
  (0x26F2, 0x26F3), (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705),
  (0x270A, 0x270B), (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755),
  (0x2757, 0x2757), (0x2795, 0x2797), (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C),
  (0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0xA4CF),
  (0xA960, 0xA97F), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6F),
  (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x18DFF), (0x18E00, 0x191FF), (0x1AFF0, 0x1AFFF),
  (0x1B000, 0x1B2FF), (0x1D300, 0x1D356), (0x1D360, 0x1D376), (0x1F004, 0x1F004),
  (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F1AE, 0x1F1AE),
  (0x1F200, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393),
  (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4),
  (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D),
  (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596),
  (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC),
  (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6DF), (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC),
  (0x1F7DA, 0x1F7DA), (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945),
  (0x1F947, 0x1F9FF), (0x1FA70, 0x1FAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
]
