import AuditCore

/// Which controls of a screen are met together, as far as their places in code say.
///
/// A reader of code writes the branches of conditions, menus and what opens over the screen into the
/// path of an origin: `TeaView/either 1.2`, `TeaView/over 3`.
struct MetTogether {
  /// A branch of a condition, or what opens over the screen.
  private struct Place {
    var layer = ""
    var branches: [(choice: String, branch: String)] = []
  }

  /// Controls as sets of which each may be met together, the first control's set first; of the branches
  /// of a condition the one with most controls counts.
  ///
  /// - Complexity: O(controls × depth of their places).
  static func sets(of members: [Int], in screen: Screen) -> [[Int]] {
    guard members.count > 1 else { return [members] }
    let places = members.map { place(of: screen.elements[$0]) }
    guard places.contains(where: { !$0.layer.isEmpty || !$0.branches.isEmpty }) else {
      return [members]
    }
    var layers: [String: Int] = [:]
    var sets: [[(member: Int, place: Place)]] = []
    for (member, place) in zip(members, places) {
      let number = layers[place.layer] ?? sets.count
      if number == sets.count {
        layers[place.layer] = number
        sets.append([])
      }
      sets[number].append((member, place))
    }
    return sets.map(inOneBranch)
  }

  private static func inOneBranch(_ set: [(member: Int, place: Place)]) -> [Int] {
    var counts: [String: Int] = [:]
    for (_, place) in set {
      for (choice, branch) in place.branches { counts[choice + "." + branch, default: 0] += 1 }
    }
    var chosen: [String: String] = [:]
    for (_, place) in set {
      for (choice, branch) in place.branches {
        let known = chosen[choice].flatMap { counts[choice + "." + $0] } ?? 0
        if counts[choice + "." + branch, default: 0] > known { chosen[choice] = branch }
      }
    }
    return set.filter { _, place in place.branches.allSatisfy { chosen[$0.choice] == $0.branch } }
      .map(\.member)
  }

  private static func place(of element: Element) -> Place {
    var place = Place()
    guard let path = element.origin?.path, path.utf8.contains(UInt8(ascii: "/")) else {
      return place
    }
    // Numbers are those of one file.
    let file = element.source?.file ?? ""
    for part in path.split(separator: "/").dropFirst() {
      if part.hasPrefix("over ") { place.layer = file + part }
      if part.hasPrefix("either "), let dot = part.lastIndex(of: ".") {
        let branch = part[part.index(after: dot)...]
        place.branches.append((file + part[..<dot], String(branch)))
      }
    }
    return place
  }
}
