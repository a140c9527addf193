/// What a reviewer should know about what was left out.
enum CaptureNotes {
  /// How much of a capture was left out, by its reason.
  private struct Omitted {
    var unseen = 0
    var keys = 0
    var bars = 0
    var status = 0
    var mac = 0
    var unknown: [String] = []

    init(_ nodes: NodeList) {
      for node in nodes {
        switch node.omission {
        case .unseen: unseen += node.isTelling ? 1 : 0
        case .keyboard: keys += node.isTelling ? 1 : 0
        case .scrollBar: bars += node.heard != nil ? 1 : 0
        case .statusBar: status += 1
        case .macSystem: mac += node.isTelling ? 1 : 0
        case .unknown: unknown.append(node.identifier.value ?? "")
        case .wrapper, .absorbed, nil: break
        }
      }
    }
  }

  /// The notes of one capture.
  ///
  /// - Complexity: O(nodes).
  static func notes(of pruned: CapturePruning) -> [String] {
    let left = Omitted(pruned.tree.nodes)
    var notes: [String] = []
    if pruned.saysAllUnseen {
      notes.append("the capture says nothing on the screen can be seen; everything was kept")
    }
    if left.unseen > 0 {
      let elements = count(left.unseen, "element", "elements")
      notes.append("left out \(elements) that cannot be seen: covered or scrolled away")
    }
    if left.keys > 0 {
      notes.append("left out the keyboard with \(count(left.keys, "key", "keys"))")
    }
    if left.bars > 0 { notes.append("left out \(count(left.bars, "scroll bar", "scroll bars"))") }
    if left.status > 0 { notes.append("left out the status bar") }
    if left.mac > 0 {
      notes.append(
        "left out \(count(left.mac, "part", "parts")) of macOS itself: buttons of the window, the Apple"
          + " menu, lines in menus")
    }
    if !left.unknown.isEmpty {
      let named =
        left.unknown.prefix(4).joined(separator: ", ") + (left.unknown.count > 4 ? ", …" : "")
      notes.append(
        "left out \(count(left.unknown.count, "view", "views")) with an identifier and no name,"
          + " of which it is not known what they are: \(named)")
    }
    return notes
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
