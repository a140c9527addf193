/// The types that stand around the places of a file: code looks a name up in them from the inside out.
struct SwiftScopes: Sendable {
  private struct Scope {
    let name: String
    let inside: Range<Int>
    /// The scope around it.
    let outer: Int?
  }

  /// In the order they begin in.
  private var scopes: [Scope] = []

  init() {}

  /// - Complexity: O(types × log of them).
  init(_ types: SwiftTypes) {
    var open: [Int] = []
    for (name, inside) in types.braces.sorted(by: { $0.inside.lowerBound < $1.inside.lowerBound }) {
      while let last = open.last, scopes[last].inside.upperBound <= inside.lowerBound {
        open.removeLast()
      }
      open.append(scopes.count)
      scopes.append(Scope(name: name, inside: inside, outer: open.dropLast().last))
    }
  }

  /// The names of the types around a token, the outermost first.
  ///
  /// - Complexity: O(log types), and the types that it stands behind or in.
  func types(around token: Int) -> [String] {
    var low = 0
    var high = scopes.count
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].inside.lowerBound <= token { low = middle + 1 } else { high = middle }
    }
    var names: [String] = []
    var at: Int? = low > 0 ? low - 1 : nil
    while let scope = at {
      if scopes[scope].inside.contains(token) { names.append(scopes[scope].name) }
      at = scopes[scope].outer
    }
    return names.reversed()
  }
}
