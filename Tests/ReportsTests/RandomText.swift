/// Strings of awkward characters, the same on every run.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let pieces =
    Samples.hostile.filter { !$0.isEmpty } + [
      "<", ">", "&", "\"", "'", "\\", "`", "|", ",", ";", "\r\n", "\n", "\t", "\u{0}", "\u{7F}",
      "\u{200B}", "\u{2066}", "\u{E0001}", "\u{10FFFF}", "a", "Label", "日本語", "ü", "\u{301}", "{",
      "}",
      "[", "]", "\u{2029}", "=", "+", "-", "@", " ",
    ]

  /// SplitMix64.
  private mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func text() -> String {
    let count = next(below: 6)
    return (0..<count).map { _ in
      RandomText.pieces[next(below: RandomText.pieces.count)]
    }.joined()
  }

  static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = RandomText(seed: seed)
    return (0..<count).map { _ in random.text() }
  }
}
