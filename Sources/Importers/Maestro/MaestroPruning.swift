import AuditCore

/// Leaves out views that VoiceOver does not meet, which without types takes a closer look.
enum MaestroPruning {
  /// Leaves out of a tree what only repeats others.
  ///
  /// - Complexity: O(nodes and their texts).
  static func prune(_ tree: inout CaptureTree) {
    omitStatusBar(&tree)
    for index in tree.nodes.indices where tree.nodes[index].type == "ScrollBar" {
      tree.omit(index, .scrollBar)
    }
    EchoPruning.prune(&tree)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.omission == nil, node.type == "Other", !node.isTold,
        node.identifier.value.map({ !$0.isBlank }) ?? false
      else { continue }
      // An identifier is for tests and is never heard; around other views it says nothing.
      tree[index].omission = tree.inside(index).isEmpty ? .unknown : .wrapper
    }
  }

  /// Scroll bars come as views with a value in percent, their pages in the label, and a width or
  /// height of 30 points; the label is translated.
  static func isScrollBar(_ node: CaptureNode) -> Bool {
    guard node.type == "Other", let label = node.heard, let value = node.value.value,
      let frame = node.frame, frame.width == 30 || frame.height == 30
    else { return false }
    return value.unicodeScalars.contains { $0 == "%" || $0 == "\u{66A}" }
      && label.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  /// The status bar is a hierarchy of its own, and over the home screen stands in the app's as well.
  private static func omitStatusBar(_ tree: inout CaptureTree) {
    var bars: Set<Mark> = []
    for index in tree.nodes.indices where tree.nodes[index].type == "StatusBar" {
      let inside = tree.inside(index).map { tree.nodes[$0] }
      let isAtTop = inside.allSatisfy { ($0.frame?.maxY ?? 0) <= lowestBar || !$0.isTold }
      guard isAtTop else {
        tree[index].type = "Other"
        continue
      }
      for node in inside where node.isTold { bars.insert(Mark(node)) }
      tree.omit(index, .statusBar)
    }
    guard !bars.isEmpty else { return }
    for index in tree.nodes.indices
    where tree.nodes[index].omission == nil && bars.contains(Mark(tree.nodes[index])) {
      tree.omit(index, .statusBar)
    }
  }

  /// No status bar reaches lower, in points.
  private static let lowestBar = 70.0

  /// What tells one view of the status bar from another.
  private struct Mark: Hashable {
    let label: String?
    let value: String?
    let frame: Rect?

    init(_ node: CaptureNode) {
      label = node.label.value
      value = node.value.value
      frame = node.frame
    }
  }
}

extension CaptureNode {
  fileprivate var isTold: Bool { heard != nil || !(value.value?.isBlank ?? true) }
}
