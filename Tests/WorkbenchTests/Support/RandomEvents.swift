import ProjectStore
import TestSupport

@testable import Workbench

/// Events as hands, terminals and disks may send them, in any order.
struct RandomEvents {
  private var random: SeededGenerator
  private let keys: [Key]
  private static let texts = [
    "a", "検索", "👩‍👩‍👧‍👦", "\u{1B}[31m", "\u{202E}x", "e\u{301}", "\u{301}", "\n", "🇩", "ب", "zwj\u{200D}",
    "a long text that is wider than any pane of a narrow terminal and goes on", "\u{7F}", "",
  ]
  private static let sizes = [
    (0, 0), (1, 1), (20, 5), (40, 12), (41, 13), (59, 12), (60, 12), (80, 24), (111, 15), (112, 30),
    (200, 12), (240, 60), (40, 60), (-1, 5),
  ]

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    let names =
      CommandTable.all.flatMap(\.keys) + [
        "Enter", "Enter", "Esc", "Up", "Down", "Left", "Right", "Backspace", "Delete", "Home",
        "End",
        "Tab", "F9", "Ctrl-W", "Ctrl-A", "x", "1", "9", "Insert", "n", "n", "a", "a", "A", "u", "u",
        "e", "e",
        "Esc", "Esc", "Enter", "Enter", "D", "Alt-r", "Alt-1", "Alt-Up",
      ]
    keys =
      names.compactMap(Key.init(name:)).filter { $0.code != .character("q") && !$0.control }
      + ["Ctrl-D", "Ctrl-T", "Ctrl-X", "Ctrl-R", "Ctrl-P", "Ctrl-N", "Ctrl-G", "Ctrl-U"]
      .compactMap(Key.init(name:))
  }

  /// Edits on their way to the disk, which may be answered.
  var pending: [ProjectEdit] = []

  mutating func next() -> Event {
    if let edit = pending.first, random.oneIn(3) {
      pending.removeFirst()
      switch random.below(6) {
      case 0: return .conflict(edit, current: "It is \"theirs\" now.")
      case 1: return .saveFailed(edit, reason: "the disk is full")
      default: return .saved(edit)
      }
    }
    switch random.below(40) {
    case 0:
      let (columns, rows) = random.pick(Self.sizes)
      return .input(.resize(Size(columns: columns, rows: rows)))
    case 1, 2: return .input(.paste(random.pick(Self.texts)))
    case 3:
      return .input(.mouse(Position(row: random.below(62) - 1, column: random.below(242) - 1)))
    case 4: return .input(.wheel(random.below(3) - 1, Position(row: 1, column: 1)))
    case 5: return .tick
    case 6: return .input(.resumed)
    case 7: return .exported("a.html")
    case 8: return .exportFailed("no room")
    case 9: return .themeLoaded("dark")
    case 10, 11, 12: return .input(.key(Key(.character(random.pick(Self.texts).first ?? "a"))))
    default: return .input(.key(random.pick(keys)))
    }
  }

  /// A size that shows something.
  mutating func size() -> Size {
    let (columns, rows) = random.pick(Self.sizes)
    return Size(columns: columns, rows: rows)
  }
}
