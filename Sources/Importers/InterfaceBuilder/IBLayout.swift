import AuditCore

/// Where the views of a file lie on their screen, and which of them are shown.
struct IBLayout {
  /// Whether something is shown.
  enum Visibility {
    /// It is shown.
    case shown
    /// It is hidden until code that holds it shows it.
    case untilShown
    /// It is hidden, and no code can show it.
    case hidden
  }

  /// For every node its frame on the screen, in points.
  private(set) var frames: [Rect?] = []
  /// For every node whether it is shown.
  private(set) var visibility: [Visibility] = []
  /// For every node whether it or something around it hides what is inside from VoiceOver.
  private(set) var isSilenced: [Bool] = []
  /// For every node whether it stands in the design of a row that code makes many of.
  private(set) var isInPrototype: [Bool] = []
  /// For every control of AppKit its cell.
  private(set) var cells: [Int: Int] = [:]
  /// For every segment its place in its control, from 0.
  private(set) var segments: [Int: Int] = [:]
  /// Which sizes the file fixes, and which it only draws.
  let sizes: IBSizes
  private var segmentCounts: [Int: Int] = [:]
  /// For every node the nearest one around it, or itself, that has a frame.
  private var views: [Int?] = []
  /// Where the next view lies that has none around it, so that several do not lie on one another.
  private var nextTop = 0.0

  private static let gap = 200.0

  /// Sums up the frames, which are relative to the view around; a Mac counts from below.
  ///
  /// - Complexity: O(nodes × children that are looked through once).
  init(_ tree: IBTree, links: IBLinks, dialect: IBDialect) {
    sizes = IBSizes(tree, links: links)
    frames.reserveCapacity(tree.nodes.count)
    let silencing = IBLayout.silencing(tree)
    for (index, node) in tree.nodes.enumerated() {
      if node.tag == "scene" { nextTop = 0 }
      notePart(node, index)
      let parent = node.parent
      let around = parent.flatMap { views[$0] }
      let own = node.tag == "rect" ? nil : IBLayout.rect(of: index, in: tree)
      let frame = own.map { place($0, in: around, tree, dialect) } ?? nil
      frames.append(frame)
      views.append(frame == nil ? around : index)
      visibility.append(
        IBLayout.visibility(
          of: node, in: tree, links: links, around: parent.map { visibility[$0] } ?? .shown))
      isInPrototype.append(isInPrototype(node, in: tree))
      isSilenced.append(
        silencing.contains(index) || parent.map { isSilenced[$0] } ?? false)
    }
  }

  private func isInPrototype(_ node: IBNode, in tree: IBTree) -> Bool {
    switch node.tag {
    case "tableViewSection": return false
    case "collectionViewCell", "tableCellView", "collectionReusableView": return true
    case "tableViewCell":
      // The rows of a section are the app's own, one each.
      return node.parent.map { tree[$0].tag != "tableViewSection" } ?? true
    default: return node.parent.map { isInPrototype[$0] } ?? false
    }
  }

  /// The nodes that hide what is inside them from VoiceOver by a runtime attribute.
  private static func silencing(_ tree: IBTree) -> Set<Int> {
    var found: Set<Int> = []
    for node in tree.nodes {
      if node.attributes["keyPath"] == "accessibilityElementsHidden",
        node.isSet("value"), let parent = node.parent
      {
        found.insert(parent)
      }
    }
    return found
  }

  private mutating func notePart(_ node: IBNode, _ index: Int) {
    guard let parent = node.parent else { return }
    if node.key == "cell", cells[parent] == nil { cells[parent] = index }
    if node.tag == "segment" {
      segments[index] = segmentCounts[parent, default: 0]
      segmentCounts[parent, default: 0] += 1
    }
  }

  private mutating func place(
    _ own: Rect, in around: Int?, _ tree: IBTree, _ dialect: IBDialect
  ) -> Rect? {
    guard let around, let outer = frames[around] else {
      let top = nextTop
      nextTop += own.height + IBLayout.gap
      return CaptureFacts.frame(0, top, own.width, own.height)
    }
    let isFromBelow = dialect == .mac && !IBLayout.flipped.contains(tree[around].tag)
    let y = isFromBelow ? outer.maxY - own.maxY : outer.y + own.y
    return CaptureFacts.frame(outer.x + own.x, y, own.width, own.height)
  }

  /// Views of AppKit that count from above.
  private static let flipped: Set<String> = ["tableView", "outlineView", "collectionView"]

  private static func rect(of index: Int, in tree: IBTree) -> Rect? {
    guard let child = tree.child(of: index, where: { $0.tag == "rect" && $0.key == "frame" })
    else { return nil }
    let attributes = tree[child].attributes
    guard let width = CaptureFacts.number(attributes["width"]),
      let height = CaptureFacts.number(attributes["height"])
    else { return nil }
    return CaptureFacts.frame(
      CaptureFacts.number(attributes["x"]) ?? 0, CaptureFacts.number(attributes["y"]) ?? 0, width,
      height)
  }

  private static func visibility(
    of node: IBNode, in tree: IBTree, links: IBLinks, around: Visibility
  ) -> Visibility {
    guard around != .hidden, !links.isLeftOver(node) else { return .hidden }
    let alpha = CaptureFacts.number(node.attributes["alpha"] ?? node.attributes["alphaValue"])
    // UIKit takes a view below this for hidden.
    guard tree.isUnshown(node) || (alpha ?? 1) < 0.01 else { return around }
    return links.isReached(node) ? .untilShown : .hidden
  }
}
