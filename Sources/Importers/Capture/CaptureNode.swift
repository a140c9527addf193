import AuditCore

/// One node of a capture, before it is decided what becomes an element.
struct CaptureNode {
  /// The type without its tool's prefix, such as "Button".
  var type: String
  /// What it is.
  var role: Role
  var label: Measured<String> = .notMeasured
  var value: Measured<String> = .notMeasured
  var hint: Measured<String> = .notMeasured
  var placeholder: Measured<String> = .notMeasured
  var identifier: Measured<String> = .notMeasured
  var traits: Measured<Traits> = .notMeasured
  var text: Measured<String> = .notMeasured
  var icon: Measured<Icon> = .notMeasured
  /// The Voice Control names.
  var inputLabels: Measured<[String]> = .notMeasured
  /// The language the label is spoken in.
  var language: Measured<String> = .notMeasured
  /// The names of its custom actions.
  var customActions: [String] = []
  var frame: Rect?
  var enabled: Bool?
  var selected: Bool?
  /// Whether VoiceOver can land on it.
  var accessible: Bool?
  var hidden: Bool?
  /// Whether the tool says it can be seen.
  var visible: Bool?

  /// Index of the node around it.
  var parent: Int?
  /// Index just past its last descendant.
  var subtreeEnd = 0
  /// Why it becomes no element.
  var omission: Omission?

  /// The label, or nil when it is blank or not there.
  var heard: String? { nonBlank(label.value) }

  /// The name a picture goes by: its identifier, else its label.
  var pictureName: String? { nonBlank(identifier.value) ?? heard }

  private func nonBlank(_ text: String?) -> String? {
    guard let text, !text.isBlank else { return nil }
    return text
  }
}

/// Why a node becomes no element.
enum Omission {
  /// It groups others and says nothing itself.
  case wrapper
  /// Its facts stand in the control around it.
  case absorbed
  /// Nobody can see it: a covered screen, or scrolled away.
  case unseen
  /// It is the software keyboard.
  case keyboard
  /// It is the status bar.
  case statusBar
  /// It is a scroll bar.
  case scrollBar
  /// It has an identifier alone, and the tool does not tell what it is.
  case unknown
}

/// The nodes of one screen in document order, each before its children.
struct CaptureTree {
  private(set) var nodes: [CaptureNode] = []
  private var open: [Int] = []

  /// How many nodes may stand inside one another; real captures stay below 100.
  static let deepest = 200

  var depth: Int { open.count }

  /// Begins a node inside the ones that are open.
  mutating func begin(_ node: CaptureNode) {
    var node = node
    node.parent = open.last
    node.subtreeEnd = nodes.count + 1
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Ends the node begun last.
  mutating func end() {
    guard let index = open.popLast() else { return }
    nodes[index].subtreeEnd = nodes.count
  }

  /// Changes a node in place.
  subscript(_ index: Int) -> CaptureNode {
    get { nodes[index] }
    _modify { yield &nodes[index] }
  }

  /// Hands over the nodes and is empty then, so that whoever changes them makes no copy.
  mutating func taken() -> CaptureTree {
    let tree = CaptureTree(nodes: nodes)
    nodes = []
    return tree
  }

  /// The indices of the nodes inside one.
  func inside(_ index: Int) -> Range<Int> { index + 1..<nodes[index].subtreeEnd }

  /// Leaves out the nodes of a subtree that are not left out yet.
  mutating func omit(_ index: Int, _ omission: Omission) {
    for at in index..<nodes[index].subtreeEnd where nodes[at].omission == nil {
      nodes[at].omission = omission
    }
  }
}
