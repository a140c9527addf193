import AuditCore

/// Leaves out views that only say once more what stands inside them.
///
/// React Native gives a view the words of everything inside it, and UIKit a button those of its text.
/// Of captures that do not tell what VoiceOver can land on, such a view cannot be told from an element
/// otherwise.
enum EchoPruning {
  /// Leaves out the echoes among the views of no type.
  ///
  /// - Complexity: O(nodes and their texts): a label is held against the nearest ones inside it.
  static func prune(_ tree: inout CaptureTree) {
    WebHeadings.join(&tree)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      guard node.omission == nil, node.type == "Other", !tree.inside(index).isEmpty,
        let parts = partsSaid(by: index, in: tree)
      else { continue }
      join(index, parts, &tree)
    }
  }

  /// Of the view and its parts the parts stay; a control and its one text become one.
  private static func join(_ index: Int, _ parts: [Int], _ tree: inout CaptureTree) {
    guard parts.count == 1, let part = parts.first else {
      tree[index].omission = .wrapper
      return
    }
    let inner = tree.nodes[part]
    if inner.omission == nil, inner.type == "Other", isControl(tree.nodes[index], around: inner) {
      tree[index].take(innerTwin: inner)
      tree[part].omission = .absorbed
      return
    }
    if inner.identifier.value == nil { tree[part].identifier = tree.nodes[index].identifier }
    tree[index].omission = .wrapper
  }

  /// The nearest views with a label inside one, where its label is theirs in order and no more.
  private static func partsSaid(by index: Int, in tree: CaptureTree) -> [Int]? {
    guard let label = tree.nodes[index].heard else { return nil }
    var words = SaidLetters(label)
    var parts: [Int] = []
    // Some versions say the scroll bars as well, in another order.
    var bars: [String] = []
    var at = index + 1
    while at < tree.nodes[index].subtreeEnd {
      let node = tree.nodes[at]
      if node.type == "ScrollBar" || node.type == "StatusBar" {
        if let inner = node.heard, bars.count < mostBars { bars.append(inner) }
        at = node.subtreeEnd
      } else if let inner = node.heard, node.omission != .absorbed {
        words.pass(anyOf: &bars)
        guard words.pass(inner) else { return nil }
        parts.append(at)
        at = node.subtreeEnd
      } else {
        at += 1
      }
    }
    words.pass(anyOf: &bars)
    return parts.isEmpty || !words.isAtEnd ? nil : parts
  }

  /// A scrolling view has two of them, at times doubled.
  private static let mostBars = 8

  /// Whether the outer view has the area of a control around its text rather than of a screen.
  private static func isControl(_ outer: CaptureNode, around inner: CaptureNode) -> Bool {
    guard let outer = outer.frame, let inner = inner.frame else { return false }
    return outer.width - inner.width <= 44 && outer.height - inner.height <= 44
  }
}

/// The letters of a label, without what joins labels.
private struct SaidLetters {
  private var scalars: String.UnicodeScalarView.Iterator

  init(_ label: String) { scalars = label.unicodeScalars.makeIterator() }

  /// Whether nothing is left.
  var isAtEnd: Bool {
    var rest = self
    return rest.next() == nil
  }

  /// Passes over another label where it stands here.
  mutating func pass(_ label: String) -> Bool {
    var rest = self
    var own = SaidLetters(label)
    while let scalar = own.next() {
      guard rest.next() == scalar else { return false }
    }
    self = rest
    return true
  }

  /// Passes over those of some labels that stand here, in any order, and takes them off the list.
  mutating func pass(anyOf labels: inout [String]) {
    while let place = labels.firstIndex(where: { pass($0) }) { labels.remove(at: place) }
  }

  private mutating func next() -> Unicode.Scalar? {
    while let scalar = scalars.next() {
      if scalar != "," && !scalar.properties.isWhitespace { return scalar }
    }
    return nil
  }
}
