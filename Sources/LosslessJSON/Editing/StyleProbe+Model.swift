/// How a container that is already there spreads its children.
struct ContainerModel {
  let spreadsOverLines: Bool
  /// The white space inside the brackets where everything is on one line.
  let padding: [UInt8]
}

extension StyleProbe {
  /// How far from the edit a model is looked for, in nodes.
  private static let modelReach = 4096

  /// The nearest container that shows how one of this kind and content is laid out here.
  ///
  /// One that belongs to a member of the same name is the best model.
  func model(
    _ kind: JSONKind, name: String?, holdsContainers: Bool, near node: Int
  ) -> ContainerModel? {
    var best: Int?
    for distance in 0...Self.modelReach {
      let both = stride(from: node - distance, through: node + distance, by: max(1, 2 * distance))
      for candidate in both where isModel(candidate, kind, near: node) {
        if let name, item(of: candidate) != candidate,
          reader.stringEquals(candidate - 1, name)
        {
          return model(candidate)
        }
        if best == nil, holdsContainers == self.holdsContainers(candidate) { best = candidate }
      }
    }
    if let best { return model(best) }
    // Without one, a container around the edit that keeps its brackets and children on one line.
    let around = chain.last { reader.kind($0) == kind && firstValue($0) != nil }.map(model)
    return around.flatMap { $0.spreadsOverLines ? nil : $0 }
  }

  private func isModel(_ candidate: Int, _ kind: JSONKind, near node: Int) -> Bool {
    guard candidate >= 0, candidate < reader.nodeCount else { return false }
    let found = reader.node(candidate)
    let isAround = candidate < node && Int(found.next) > node
    return found.kind == kind && found.detail > 0 && !isAround
  }

  private func holdsContainers(_ container: Int) -> Bool {
    firstValue(container).map { reader.node($0).isContainer } ?? false
  }

  private func model(_ container: Int) -> ContainerModel {
    let lead = lead(container)
    let spreads = Gap.hasLineBreak(lead)
    return ContainerModel(spreadsOverLines: spreads, padding: spreads ? [] : lead)
  }
}
