import AuditCore

/// Decides which nodes of a capture become elements.
///
/// The steps: leave out what belongs to the system; find what can be seen; join texts that stand
/// twice; move a control's texts and picture into it; leave out what cannot be seen; leave out
/// nodes that only group others. Every step is O(nodes).
struct CapturePruning {
  var tree = CaptureTree()
  /// The views that were looked through for keys beside the keyboard.
  private var docks: Set<Int> = []
  /// Whether a node, or one inside it, can be seen.
  private var seen: [Bool] = []
  /// Whether the tool said of everything that it cannot be seen.
  private(set) var saysAllUnseen = false

  /// Prunes a tree, which is taken over: were it shared, the first change would copy it.
  init(_ captured: inout CaptureTree) {
    swap(&tree, &captured)
    omitSystemParts()
    MacParts.prune(&tree)
    WebHeadings.join(&tree)
    nameTabs()
    findSeen()
    openContainers()
    joinTwinTexts()
    for index in tree.nodes.indices where isSeenControl(index) {
      ControlFacts.move(into: index, of: &self.tree, seen: seen)
    }
    omitUnseen()
    omitWrappers()
  }

  private func isSeenControl(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    return node.omission == nil && seen[index] && (node.role.isPressed || node.role.isTextEntry)
  }

  private mutating func omitSystemParts() {
    for index in tree.nodes.indices where tree[index].omission == nil {
      let node = tree.nodes[index]
      switch node.type {
      case "Keyboard":
        tree.omit(index, .keyboard)
        if let around = node.parent, docks.insert(around).inserted { omitDock(of: index) }
      case "StatusBar": tree.omit(index, .statusBar)
      case "ScrollBar": tree.omit(index, .scrollBar)
      default:
        if isScrollBar(node) { tree.omit(index, .scrollBar) }
        if node.pictureName == "AdditionalDimmingOverlay" { tree[index].omission = .wrapper }
      }
    }
  }

  /// The keys for emoji and dictation below the keyboard stand beside it in a view of its own.
  private mutating func omitDock(of keyboard: Int) {
    guard let around = tree.nodes[keyboard].parent, tree.nodes[around].type == "Other",
      let top = tree.nodes[keyboard].frame?.y
    else { return }
    var at = around + 1
    var isAll = true
    while at < tree.nodes[around].subtreeEnd {
      if let frame = tree.nodes[at].frame, frame.y >= top { tree.omit(at, .keyboard) }
      if tree.nodes[at].omission != .keyboard { isAll = false }
      at = tree.nodes[at].subtreeEnd
    }
    if isAll { tree[around].omission = .keyboard }
  }

  /// The buttons of a tab bar are tabs, whatever their type says.
  private mutating func nameTabs() {
    for index in tree.nodes.indices where tree.nodes[index].type == "TabBar" {
      for at in tree.inside(index) where tree.nodes[at].role == .button { tree[at].role = .tab }
    }
  }

  /// Scroll bars come as views of no type with a value in percent; their label is translated.
  private func isScrollBar(_ node: CaptureNode) -> Bool {
    guard node.type == "Other", node.accessible != true, node.heard != nil else { return false }
    if let traits = node.traits.value, traits != .adjustable { return false }
    guard let value = node.value.value, value.utf8.count <= 12,
      value.unicodeScalars.contains(where: { $0 == "%" || $0 == "\u{66A}" })
    else { return false }
    guard let parent = node.parent else { return false }
    return RoleOfType.scrolling.contains(tree.nodes[parent].type)
  }

  private mutating func findSeen() {
    seen = Array(repeating: false, count: tree.nodes.count)
    var anySeen = false
    for index in tree.nodes.indices.reversed() where tree[index].omission == nil {
      let node = tree.nodes[index]
      if node.visible != false { seen[index] = true }
      if seen[index], let parent = node.parent { seen[parent] = true }
      if node.visible != false && node.isTelling { anySeen = true }
    }
    guard !anySeen, tree.nodes.contains(where: { $0.omission == nil && $0.isTelling }) else {
      return
    }
    saysAllUnseen = true
    seen = Array(repeating: true, count: tree.nodes.count)
  }

  /// A capture tool says of the outermost thing alone that VoiceOver can land on it, and says the
  /// opposite of everything inside.
  ///
  /// Of a row that has controls inside and no name of its own that is not so: the row only groups
  /// them, and whether each can be landed on was not measured. The same goes for a cell, which is
  /// told to be reachable because its first child is.
  /// Source: WebDriverAgent, `isWDAccessible`; captures of SwiftUI lists.
  private mutating func openContainers() {
    for index in tree.nodes.indices where tree.nodes[index].accessible == true {
      let node = tree.nodes[index]
      let isUnnamed = node.role.isPressed && node.heard == nil
      guard node.omission == nil, isUnnamed || node.role == .cell,
        tree.inside(index).contains(where: { tree.nodes[$0].role.isPressed })
      else { continue }
      if isUnnamed {
        tree[index].role = .group
        tree[index].accessible = false
      } else {
        tree[index].accessible = nil
      }
      for inner in tree.inside(index) where tree.nodes[inner].accessible == false {
        tree[inner].accessible = nil
      }
    }
  }

  /// React Native wraps every text in a text of the same words; the two become one.
  private mutating func joinTwinTexts() {
    for index in tree.nodes.indices.reversed() where tree.nodes[index].role.isText {
      let inner = tree.nodes[index]
      guard inner.omission == nil, let parent = inner.parent else { continue }
      let outer = tree.nodes[parent]
      guard outer.role.isText, outer.omission == nil, let heard = outer.heard,
        heard == inner.heard
      else { continue }
      tree[parent].take(innerTwin: inner)
      if inner.role == .heading { tree[parent].role = .heading }
      seen[parent] = seen[parent] || seen[index]
      tree[index].omission = .absorbed
    }
  }

  private mutating func omitUnseen() {
    for index in tree.nodes.indices where !seen[index] && tree.nodes[index].omission == nil {
      tree[index].omission = .unseen
    }
  }

  private mutating func omitWrappers() {
    // The first node after the current one that becomes an element.
    var next = tree.nodes.count
    for index in tree.nodes.indices.reversed() where tree.nodes[index].omission == nil {
      let node = tree.nodes[index]
      let first = next < node.subtreeEnd ? tree.nodes[next] : nil
      if node.isWrapper(around: first) {
        tree[index].omission = .wrapper
      } else {
        next = index
      }
    }
  }
}

extension CaptureNode {
  /// Whether it says something to people or can be acted on.
  var isTelling: Bool {
    !RoleOfType.structural.contains(type) && (role.isControl || heard != nil)
  }

  /// Takes over what the same thing, found again inside this node, knows more.
  mutating func take(innerTwin inner: CaptureNode) {
    if inner.accessible == true { accessible = true }
    if identifier.value == nil, inner.identifier.value != nil { identifier = inner.identifier }
    if traits.value?.isEmpty ?? true, inner.traits.isMeasured { traits = inner.traits }
    if value.value == nil, inner.value.value != nil { value = inner.value }
  }

  /// Whether it only groups others, given the first element inside it.
  fileprivate func isWrapper(around first: CaptureNode?) -> Bool {
    let isNamed = heard != nil || [identifier, text].contains { !($0.value?.isBlank ?? true) }
    switch role {
    case _ where RoleOfType.structural.contains(type):
      return true
    case .other, .group:
      // Section headers and bar items repeat as their own name what stands in them.
      if accessible != true, let first, let name = heard ?? identifier.value, name == first.heard {
        return true
      }
      return !isNamed && !(accessible == true && hasArea) && !saysMore
    case .cell:
      return !isNamed && accessible != true && first == nil
    case .text, .heading:
      return !isNamed && !(accessible == true && hasArea)
    case .image:
      return pictureName == nil && !hasArea
    default:
      return role.isControl && !isNamed && accessible != true && !hasArea
    }
  }

  private var hasArea: Bool { !(frame?.isEmpty ?? false) }

  private var saysMore: Bool {
    role == .other && (!(traits.value?.isEmpty ?? true) || !(value.value?.isBlank ?? true))
  }
}

extension Role {
  /// Whether it is text to read.
  var isText: Bool { self == .text || self == .heading }
}
