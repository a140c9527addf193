/// Short places of nodes in a capture: types and their order, without views of no type.
struct OriginPaths {
  /// The node asked for last and those around it, outermost first.
  private var open: [Step] = []
  private var top: [String: Int] = [:]

  private struct Step {
    let node: Int
    let path: String
    /// Where the nearest one that stands in paths is among the open ones, itself included; -1 for none.
    let named: Int
    /// How many of each type stand inside, so far.
    var counts: [String: Int] = [:]
  }

  /// The place of a node; call it for every node in document order.
  ///
  /// - Complexity: O(length of the path), on average.
  mutating func path(of node: CaptureNode, at index: Int) -> String {
    while let last = open.last, last.node != node.parent { open.removeLast() }
    let around = open.last?.named ?? -1
    let outer = around < 0 ? "" : open[around].path
    if isSilent(node) {
      open.append(Step(node: index, path: outer, named: around))
      return outer.isEmpty ? node.type : outer + "/" + node.type
    }
    let number = count(node.type, under: around)
    var path = outer.isEmpty ? "" : outer + "/"
    path += node.type
    if number > 1 { path += "[\(number)]" }
    open.append(Step(node: index, path: path, named: open.count))
    return path
  }

  private func isSilent(_ node: CaptureNode) -> Bool {
    switch node.type {
    case "Application", "Window", "AppiumAUT": true
    case "Other", "Group": node.omission == .wrapper
    default: false
    }
  }

  private mutating func count(_ type: String, under around: Int) -> Int {
    if around < 0 {
      top[type, default: 0] += 1
      return top[type] ?? 1
    }
    open[around].counts[type, default: 0] += 1
    return open[around].counts[type] ?? 1
  }
}
