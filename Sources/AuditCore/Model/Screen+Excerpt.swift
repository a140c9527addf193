extension Screen {
  /// The part of a screen that the rules of one element look at: what is around the element, the
  /// element, and what is inside it.
  ///
  /// - Returns: the part, and the element's index in it.
  /// - Complexity: O(depth + size of the element's subtree).
  public func excerpt(around index: Int) -> (screen: Screen, index: Int) {
    var chain: [Int] = []
    var around = elements[index].parent
    while let at = around {
      chain.append(at)
      around = elements[at].parent
    }
    var part = self
    part.elements = []
    var parent: Int?
    for at in chain.reversed() { parent = part.append(elements[at], under: parent) }
    let shift = part.elements.count - index
    for at in index..<elements[index].subtreeEnd {
      let above = at == index ? parent : elements[at].parent.map { $0 + shift }
      part.append(elements[at], under: above)
    }
    return (part, index + shift)
  }
}
