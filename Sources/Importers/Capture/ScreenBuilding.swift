import AuditCore

/// Makes a screen of the nodes of a capture.
struct ScreenBuilding {
  /// The id of the format.
  let format: String
  /// The file as the reviewer named it.
  let path: String

  /// A screen and what to tell about it.
  struct Result {
    var screen: Screen
    var notes: [String]
    /// For every node the element it became, or the one around it; -1 for none.
    fileprivate let homes: [Int32]

    /// The element a node became, or the one around it.
    func home(of node: Int) -> Int? { homes[node] < 0 ? nil : Int(homes[node]) }
  }

  /// The screen of a capture, whose tree is taken over; the id is a wish and may be taken in the
  /// project.
  ///
  /// - Complexity: O(nodes × depth of the elements).
  func screen(of captured: inout CaptureTree, size: Extent?) -> Result {
    var pruned = CapturePruning(&captured)
    var screen = Screen(id: "")
    screen.size = size
    let title = ScreenTitle.title(of: pruned.tree)
    screen.title = title.map { .found($0) } ?? .notMeasured
    screen.id = ScreenTitle.id(title: title, path: path)
    let notes = CaptureNotes.notes(of: pruned)
    let homes = append(&pruned.tree, to: &screen)
    return Result(screen: screen, notes: notes, homes: homes)
  }

  /// Adds the elements of a tree, and lets go of its nodes on the way.
  private func append(_ tree: inout CaptureTree, to screen: inout Screen) -> [Int32] {
    var ids = ElementIDs()
    var paths = OriginPaths()
    var homes: [Int32] = []
    homes.reserveCapacity(tree.nodes.count)
    screen.elements.reserveCapacity(
      tree.nodes.reduce(0) { $0 + ($1.omission == nil ? 1 + $1.customActions.count : 0) })
    for index in tree.nodes.indices {
      tree.release(before: index)
      let node = tree.nodes[index]
      let around = node.parent.map { homes[$0] } ?? -1
      let path = paths.path(of: node, at: index)
      guard node.omission == nil else {
        homes.append(around)
        continue
      }
      var element = Element(node)
      element.id = ids.id(for: element)
      element.origin = (format, path)
      let own = screen.append(element, under: around < 0 ? nil : Int(around))
      homes.append(Int32(clamping: own))
      for name in node.customActions where !name.isBlank {
        var action = Element(id: "", role: .customAction)
        action.label = .found(name)
        action.isAccessibilityElement = false
        action.id = ids.unique(element.id + "-" + ElementIDs.slug(name))
        action.origin = (format, path + "/custom_actions")
        screen.append(action, under: own)
      }
    }
    return homes
  }
}

extension Element {
  /// The element a node becomes.
  init(_ node: CaptureNode) {
    self.init(id: "", role: node.role)
    label = node.label
    value = node.value
    hint = node.hint
    placeholder = node.placeholder
    identifier = node.identifier
    inputLabels = node.inputLabels
    language = node.language
    traits = node.traits
    text = node.text
    icon = node.icon
    frame = node.frame
    // Every node has these facts; they matter where something can be used or chosen.
    if node.role.isControl || node.enabled == false { enabled = node.enabled }
    if node.role.isChosen || node.selected == true { selected = node.selected }
    isAccessibilityElement = node.accessible
    hidden = node.hidden
    if node.role.isText, !text.isMeasured, let words = node.heard { text = .found(words) }
    if node.role.isPressed, !icon.isMeasured, let name = CaptureFacts.symbol(ofControl: node) {
      icon = .found(.symbol(name))
    }
    if node.role == .image, !icon.isMeasured, let icon = CaptureFacts.icon(ofImage: node) {
      self.icon = .found(icon)
    }
  }
}

extension Role {
  /// Whether it is one that is on or off, or chosen among others.
  fileprivate var isChosen: Bool {
    switch self {
    case .tab, .toggle, .switch, .checkbox, .radio: true
    default: false
    }
  }
}
