import AuditCore

/// Finds the screens of a project in what is brought into it.
///
/// In order: the id; what its elements were read from before, for a screen that was renamed in the
/// code since; the title; and for screens of sources that are not there any more, one that shows
/// mostly the same elements.
struct ScreenMatching {
  /// For every new screen the index of the old one.
  private(set) var oldOfNew: [Int?]
  /// The old screens that were found by what they show, by the index of the new one.
  private(set) var renamed: Set<Int> = []
  private var left: Set<Int>
  private let olds: [Screen]
  private let news: [Screen]

  /// Matches screens.
  ///
  /// - Parameters:
  ///   - olds: the screens of the project.
  ///   - news: the screens that are brought in.
  ///   - isMissed: whether a new screen's import would show an old one if it were still there.
  /// - Complexity: O(elements), and for the screens left O(old × new), bounded.
  init(_ olds: [Screen], _ news: [Screen], isMissed: (_ old: Int, _ new: Int) -> Bool) {
    self.olds = olds
    self.news = news
    oldOfNew = Array(repeating: nil, count: news.count)
    left = Set(olds.indices)
    match(byOld: { [$0.id] }, byNew: { $0.id })
    match(byOld: { $0.types }, byNew: { $0.id })
    match(byOld: { [$0.filledTitle].compactMap(\.self) }, byNew: { $0.filledTitle })
    matchByElements(isMissed)
  }

  private mutating func match(
    byOld oldKeys: (Screen) -> some Sequence<String>, byNew newKey: (Screen) -> String?
  ) {
    var places: [String: [Int]] = [:]
    for index in olds.indices.reversed() where left.contains(index) {
      for key in oldKeys(olds[index]) { places[key, default: []].append(index) }
    }
    for index in news.indices where oldOfNew[index] == nil {
      guard let key = newKey(news[index]),
        let place = places[key]?.lastIndex(where: left.contains)
      else { continue }
      let old = places[key]?.remove(at: place)
      oldOfNew[index] = old
      if let old { left.remove(old) }
    }
  }

  // MARK: Renamed screens

  private mutating func matchByElements(_ isMissed: (Int, Int) -> Bool) {
    let fresh = news.indices.filter { oldOfNew[$0] == nil }
    guard !fresh.isEmpty, fresh.count * left.count <= ScreenMatching.mostPairs else { return }
    let oldFaces = Dictionary(uniqueKeysWithValues: left.map { ($0, ScreenFace(olds[$0])) })
    var pairs: [(likeness: Double, old: Int, new: Int)] = []
    for new in fresh {
      let face = ScreenFace(news[new])
      for (old, oldFace) in oldFaces where isMissed(old, new) {
        if let likeness = face.likeness(to: oldFace) { pairs.append((likeness, old, new)) }
      }
    }
    pairs.sort { ($1.likeness, $0.new, $0.old) < ($0.likeness, $1.new, $1.old) }
    for pair in pairs where oldOfNew[pair.new] == nil && left.contains(pair.old) {
      oldOfNew[pair.new] = pair.old
      left.remove(pair.old)
      renamed.insert(pair.new)
    }
  }

  /// So many pairs are compared; a project that is all new is not one whose screens were renamed.
  private static let mostPairs = 100_000
}

/// What a screen shows, for telling whether another one is the same under a new name.
private struct ScreenFace {
  private var elements: [String: Int] = [:]
  private var count = 0
  private let files: Set<String>
  private let folders: Set<Substring>

  init(_ screen: Screen) {
    files = Set(screen.elements.compactMap { $0.source?.file })
    folders = Set(files.map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] })
    for element in screen.elements where element.missingSince == nil {
      let names = [
        element.identifier.value, element.label.value, element.text.value,
        element.icon.value?.name, element.action.value, element.source?.expression,
      ]
      guard let name = names.lazy.compactMap(\.self).first(where: { !$0.isBlank }) else { continue }
      elements["\(element.role.rawValue) \(name)", default: 0] += 1
      count += 1
    }
  }

  /// How many of their elements two screens share, 0 to 1 and more where they are near each other;
  /// nil where that is too little to be the same: less than half, or a single one in another folder.
  func likeness(to other: ScreenFace) -> Double? {
    let all = max(count, other.count)
    guard all > 0 else { return nil }
    var shared = 0
    for (name, count) in elements { shared += min(count, other.elements[name] ?? 0) }
    let isNear = !folders.isDisjoint(with: other.folders)
    guard shared * 2 >= all, shared > (isNear ? 0 : 1) else { return nil }
    let isSameFile = !files.isDisjoint(with: other.files)
    return Double(shared) / Double(all) + (isSameFile ? 1 : isNear ? 0.5 : 0)
  }
}

extension Screen {
  /// The types of code its elements were read from; the screen may be called otherwise since it was
  /// renamed there.
  fileprivate var types: Set<String> {
    // What a device showed has a frame, and its place in the capture is no type.
    Set(elements.compactMap { $0.source == nil || $0.frame != nil ? nil : $0.origin?.path })
  }

  fileprivate var filledTitle: String? { title.value.flatMap { $0.isBlank ? nil : $0 } }
}
