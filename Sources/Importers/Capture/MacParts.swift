import AuditCore

/// What macOS itself puts into the windows and menus of a Mac app.
enum MacParts {
  /// Whether only a Mac app has such a node.
  static func isOfMac(_ node: CaptureNode) -> Bool {
    switch node.type {
    case "MenuBar", "MenuBarItem", "TouchBar", "Dialog", "SplitGroup", "StatusItem": true
    default: isWindowButton(node)
    }
  }

  /// Whether it is a button of a window's title bar, or another part that XCUITest names itself.
  static func isWindowButton(_ node: CaptureNode) -> Bool {
    node.identifier.value?.hasPrefix("_XCUI:") ?? false
  }

  /// Whether it belongs to a menu that is not open, whose items have no area.
  static func isInClosedMenu(_ node: CaptureNode) -> Bool {
    (node.type == "MenuItem" || node.type == "Menu") && node.frame?.isEmpty ?? false
  }

  /// Leaves out of a tree what every window and menu of the system has, and names what opens a menu.
  ///
  /// - Complexity: O(nodes).
  static func prune(_ tree: inout CaptureTree) {
    for index in tree.nodes.indices where tree.nodes[index].omission == nil {
      let node = tree.nodes[index]
      if isWindowButton(node) || isSeparator(index, of: tree) || isAppleMenu(index, of: tree) {
        tree.omit(index, .macSystem)
      } else if node.type == "MenuItem", opensMenu(index, of: tree) {
        tree[index].role = .menuButton
      }
    }
  }

  /// The lines between items are items without words that cannot be chosen.
  private static func isSeparator(_ index: Int, of tree: CaptureTree) -> Bool {
    let node = tree.nodes[index]
    guard node.type == "MenuItem", node.heard == nil, node.value.value?.isBlank ?? true,
      tree.inside(index).isEmpty
    else { return false }
    return node.enabled == false || (node.frame?.height ?? .infinity) <= tallestSeparator
  }

  /// An item with words is taller, in points.
  private static let tallestSeparator = 14.0

  /// The first menu of the menu bar is the system's, and is called Apple in every language.
  private static func isAppleMenu(_ index: Int, of tree: CaptureTree) -> Bool {
    let node = tree.nodes[index]
    guard node.type == "MenuBarItem", node.heard == "Apple", let parent = node.parent else {
      return false
    }
    return parent == index - 1 && tree.nodes[parent].type == "MenuBar"
  }

  private static func opensMenu(_ index: Int, of tree: CaptureTree) -> Bool {
    let inside = tree.inside(index)
    return !inside.isEmpty && tree.nodes[inside.lowerBound].type == "Menu"
  }
}
