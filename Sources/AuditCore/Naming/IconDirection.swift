/// Compares the way an icon points with the way a name says.
public enum IconDirection {
  /// What an icon stands for that an English name says the opposite of, or nil: "Down" for an arrow
  /// down that is called "Move block up", "Zoom in" for a lens with a plus that is called "Zoom out".
  ///
  /// - Complexity: O(1) for a name that begins with no direction, else O(length).
  public static func contradiction(of name: String, shape: NameShape, icon: Icon) -> String? {
    guard shape.clues.mayBegin(with: .direction), let hit = starts.atStart(of: name) else {
      return nil
    }
    if let other = opposites[hit.phrase] {
      guard let meaning = IconMeaning.english(of: icon), Words.folded(meaning).hasPrefix(other)
      else { return nil }
      return meaning
    }
    let words = Words.spoken(name)
    if words.last == "up" { return points(icon, "down") ? "Down" : nil }
    return words.last == "down" && points(icon, "up") ? "Up" : nil
  }

  /// Notes what directions begin with.
  static func note(in index: inout ClueIndexBuilder) { index.add(starts, .direction) }

  /// Whether an icon is an arrow that points up or down and nothing else.
  private static func points(_ icon: Icon, _ way: String) -> Bool {
    let words: [String]
    switch icon {
    case .symbol(let name): words = name.split(separator: ".").map(String.init)
    case .asset(let name): words = IconMeaning.assetWords(name)
    case .glyph: return false
    }
    guard words.contains(way), words.contains(where: arrows.contains) else { return false }
    return words.allSatisfy { $0 == way || arrows.contains($0) || drawn.contains($0) }
  }

  private static let arrows: Set<String> = [
    "arrow", "chevron", "arrowtriangle", "arrowshape", "caret", "triangle",
  ]

  private static let drawn: Set<String> = ["circle", "square", "fill", "small", "rounded", "2"]

  private static let starts = PhraseSet(
    "move|go|scroll|page|swipe|jump|" + opposites.keys.sorted().joined(separator: "|"))

  private static let opposites: [String: String] = {
    var opposites: [String: String] = [:]
    let pairs = [
      ("zoom in", "zoom out"), ("next", "previous"), ("volume up", "volume down"),
      ("skip forward", "skip back"), ("fast forward", "rewind"), ("like", "dislike"),
    ]
    for (one, two) in pairs {
      opposites[one] = two
      opposites[two] = one
    }
    return opposites
  }()
}
