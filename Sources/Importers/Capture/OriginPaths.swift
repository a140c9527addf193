/// Short places of nodes in a capture: types and their order, without views of no type.
struct OriginPaths {
  private var paths: [String] = []
  private var counts: [[String: Int]] = []
  /// For every node the nearest one around it, or itself, that stands in paths.
  private var named: [Int] = []
  private var top: [String: Int] = [:]

  /// The place of a node; call it for every node in document order.
  ///
  /// - Complexity: O(length of the path).
  mutating func path(of node: CaptureNode, at index: Int) -> String {
    let around = node.parent.map { named[$0] } ?? -1
    if isSilent(node) {
      paths.append(around < 0 ? "" : paths[around])
      counts.append([:])
      named.append(around)
      return paths[index].isEmpty ? node.type : paths[index] + "/" + node.type
    }
    let number = count(node.type, under: around)
    var path = around < 0 || paths[around].isEmpty ? "" : paths[around] + "/"
    path += node.type
    if number > 1 { path += "[\(number)]" }
    paths.append(path)
    counts.append([:])
    named.append(index)
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
    counts[around][type, default: 0] += 1
    return counts[around][type] ?? 1
  }
}
