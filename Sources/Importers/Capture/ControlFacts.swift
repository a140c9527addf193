import AuditCore

/// Moves the texts and the picture a control shows from the nodes inside it into the control.
enum ControlFacts {
  /// What stands inside a control.
  private struct Contents {
    var texts: [String] = []
    var icon: Icon?
    var shown: [Int] = []
    var twins: [Int] = []
    var holdsControls = false
  }

  /// Moves the contents of one control; one that holds other controls keeps them as children.
  ///
  /// - Complexity: O(nodes inside the control). A control inside a control is looked at twice at
  ///   most, because the outer one passes over it.
  static func move(into index: Int, of tree: inout CaptureTree, seen: [Bool]) {
    let contents = contents(of: index, in: tree, seen: seen)
    for twin in contents.twins {
      tree[index].take(innerTwin: tree[twin])
      tree[twin].omission = .absorbed
    }
    guard !contents.holdsControls else { return }
    for shown in contents.shown { tree[shown].omission = .absorbed }
    guard tree[index].role.isPressed else { return }
    if !contents.texts.isEmpty {
      tree[index].text = .found(contents.texts.joined(separator: " "))
    }
    if let icon = contents.icon { tree[index].icon = .found(icon) }
  }

  private static func contents(of index: Int, in tree: CaptureTree, seen: [Bool]) -> Contents {
    let control = tree.nodes[index]
    var contents = Contents()
    var at = index + 1
    while at < control.subtreeEnd {
      let node = tree.nodes[at]
      let isControl = node.role.isControl
      if isControl, node.isTwin(inside: control) {
        contents.twins.append(at)
      } else if isControl || (node.omission != nil && node.omission != .absorbed) {
        if isControl, node.omission == nil, seen[at] { contents.holdsControls = true }
        at = node.subtreeEnd
        continue
      } else {
        note(node, at, in: control, &contents)
      }
      at += 1
    }
    return contents
  }

  private static func note(
    _ node: CaptureNode, _ at: Int, in control: CaptureNode, _ contents: inout Contents
  ) {
    guard node.omission == nil, node.role.isText || node.role == .image else { return }
    contents.shown.append(at)
    guard node.isShown(on: control) else { return }
    if node.role == .image {
      if contents.icon == nil { contents.icon = CaptureFacts.icon(ofImage: node) }
    } else if let words = node.heard, !contents.texts.contains(words) {
      contents.texts.append(words)
    }
  }
}

extension CaptureNode {
  /// Whether it lies on a control with an area of its own, as far as the frames say.
  fileprivate func isShown(on control: CaptureNode) -> Bool {
    guard let frame else { return true }
    guard !frame.isEmpty else { return false }
    guard let around = control.frame else { return true }
    // Frames are rounded outward to whole points.
    return around.grown(by: 1.5).contains(frame)
  }

  /// Whether it is the control around it once more: SwiftUI menus and toggles come doubled.
  fileprivate func isTwin(inside control: CaptureNode) -> Bool {
    guard omission == nil, heard == nil || heard == control.heard else { return false }
    if let own = identifier.value, let outer = control.identifier.value, own != outer {
      return false
    }
    if role == .switch && control.role == .switch { return true }
    guard let frame, let around = control.frame else { return false }
    return frame.isNear(around, within: 1.5)
  }
}
