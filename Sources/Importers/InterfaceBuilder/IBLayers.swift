/// Which objects of a file are not met together: those in its windows and views, of which each is shown
/// by itself, and the items of its menus, of which one is open at a time.
struct IBLayers {
  private let start: Int
  /// For every node the one around it that is in none.
  private var tops: [Int] = []
  /// For every node the menu around it.
  private var menus: [Int?] = []
  /// The window or view that the first element is in.
  private var first: Int?
  /// Whether the others are shown over it, and not on it.
  private let isOver: Bool

  private let tree: IBTree

  /// The windows, views and menus of a range of nodes.
  ///
  /// - Parameter hasScenes: whether the range is one scene of a file.
  /// - Complexity: O(nodes).
  init(_ tree: IBTree, _ range: Range<Int>, dialect: IBDialect, hasScenes: Bool) {
    self.tree = tree
    isOver = dialect == .mac
    start = range.lowerBound
    for index in range {
      let parent = tree[index].parent.flatMap { $0 >= range.lowerBound ? $0 : nil }
      tops.append(parent.map { tops[$0 - range.lowerBound] } ?? index)
      let isMenu = dialect == .mac && parent.map { tree[$0].tag == "menu" } ?? false
      menus.append(isMenu ? parent : parent.flatMap { menus[$0 - range.lowerBound] })
    }
    guard !hasScenes else { return }
    let kinds = tops.map { tree[$0].tag }
    first =
      zip(tops, kinds).first { !IBLayers.unseen.contains($1) && !$1.hasSuffix("Controller") }?.0
  }

  /// What says in the path of an element's origin where it is met.
  func path(of index: Int) -> String {
    var path = ""
    let top = tops[index - start]
    if let first, top != first, let id = tree[top].id {
      if isOver {
        path += "/over \(id)"
      } else if IBLayers.containers.contains(tree[top].tag) {
        // Views of UIKit beside a screen's own are mostly shown on it, one in the place of another.
        path += "/either beside.\(id)"
      }
    }
    if let menu = menus[index - start], let id = tree[menu].id { path += "/over \(id)" }
    return path
  }

  private static let containers: Set<String> = ["view", "stackView", "scrollView"]

  /// Objects beside windows and views that nobody sees.
  private static let unseen: Set<String> = ["customObject", "placeholder"]
}
