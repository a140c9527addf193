/// Which sizes of views a file fixes, and which only stand in its design.
struct IBSizes {
  /// What is known of both sides of a view.
  struct Sides {
    var isWidthFixed = false
    var isHeightFixed = false
    /// Whether the width is another one when the app runs.
    var isWidthOfDesign = false
    /// Whether the height is another one when the app runs.
    var isHeightOfDesign = false
    /// Whether the view itself grows with the one around it.
    var isWidthFlexible = false
    var isHeightFlexible = false
  }

  /// For every node its sides; what is inside a view of a size of the design is sized with it.
  private(set) var sides: [Sides]

  /// Looks through the constraints of a file.
  ///
  /// - Complexity: O(nodes + constraints).
  init(_ tree: IBTree, links: IBLinks) {
    sides = [Sides](repeating: Sides(), count: tree.nodes.count)
    for size in tree.sizes {
      let index = size.item.map { links.indices[$0] } ?? size.owner
      guard let index else { continue }
      switch (size.isWidth, size.isOfDesignOnly) {
      case (true, true): sides[index].isWidthOfDesign = true
      case (false, true): sides[index].isHeightOfDesign = true
      case (true, false): sides[index].isWidthFixed = sides[index].isWidthFixed || size.isExact
      case (false, false): sides[index].isHeightFixed = sides[index].isHeightFixed || size.isExact
      }
    }
    for (index, isWidth) in tree.flexible {
      if isWidth {
        sides[index].isWidthFlexible = true
      } else {
        sides[index].isHeightFlexible = true
      }
    }
    for (index, node) in tree.nodes.enumerated() {
      if IBSizes.isStandIn(node.attributes["placeholderIntrinsicWidth"]) {
        sides[index].isWidthOfDesign = true
      }
      if IBSizes.isStandIn(node.attributes["placeholderIntrinsicHeight"]) {
        sides[index].isHeightOfDesign = true
      }
      guard let parent = node.parent else { continue }
      if sides[parent].isWidthOfDesign { sides[index].isWidthOfDesign = true }
      if sides[parent].isHeightOfDesign { sides[index].isHeightOfDesign = true }
    }
  }

  /// Whether a size stands in for one that the view has of itself when the app runs.
  private static func isStandIn(_ size: String?) -> Bool {
    size.map { $0 != "infinite" } ?? false
  }
}
