/// What a reviewer should know about what was left out.
enum CaptureNotes {
  /// The notes of one capture.
  ///
  /// - Complexity: O(nodes).
  static func notes(of pruned: CapturePruning) -> [String] {
    var unseen = 0
    var keys = 0
    var bars = 0
    var status = 0
    var mac = 0
    var unknown: [String] = []
    for node in pruned.tree.nodes {
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
    var notes: [String] = []
    if pruned.saysAllUnseen {
      notes.append("the capture says nothing on the screen can be seen; everything was kept")
    }
    if unseen > 0 {
      notes.append(
        "left out \(count(unseen, "element", "elements")) that cannot be seen: covered or scrolled away"
      )
    }
    if keys > 0 { notes.append("left out the keyboard with \(count(keys, "key", "keys"))") }
    if bars > 0 { notes.append("left out \(count(bars, "scroll bar", "scroll bars"))") }
    if status > 0 { notes.append("left out the status bar") }
    if mac > 0 {
      notes.append(
        "left out \(count(mac, "part", "parts")) of macOS itself: buttons of the window, the Apple menu,"
          + " lines in menus")
    }
    if !unknown.isEmpty {
      let named = unknown.prefix(4).joined(separator: ", ") + (unknown.count > 4 ? ", …" : "")
      notes.append(
        "left out \(count(unknown.count, "view", "views")) with an identifier and no name,"
          + " of which it is not known what they are: \(named)")
    }
    return notes
  }

  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
