/// One step from a container to a value inside it.
public enum JSONPathStep: Hashable, Sendable {
  /// The member with this name.
  case key(String)
  /// The element at this place, counted from 0.
  case index(Int)
}

extension JSONPathStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Makes a step to a member.
  public init(stringLiteral value: String) {
    self = .key(value)
  }

  /// Makes a step to an element.
  public init(integerLiteral value: Int) {
    self = .index(value)
  }
}

extension JSONDocument {
  /// The tape index of the value at the end of a path, or nil where there is none.
  ///
  /// Linear in the number of siblings passed on the way.
  public func value(at path: [JSONPathStep]) -> Int? {
    withReader { $0.value(at: path) }
  }

  /// The steps that lead from the root to a value or to a member's name.
  ///
  /// Linear in the number of siblings passed on the way; nil where there is no such node.
  public func path(to node: Int) -> [JSONPathStep]? {
    guard nodes.indices.contains(node) else { return nil }
    return withReader { reader in
      var path: [JSONPathStep] = []
      var container = JSONDocument.root
      while container != node {
        guard let (step, child) = reader.step(towards: node, from: container) else { return nil }
        path.append(step)
        if child > node { break }
        container = child
      }
      return path
    }
  }
}

extension JSONReader {
  /// The tape index of the value at the end of a path, or nil where there is none.
  public func value(at path: [JSONPathStep], from start: Int = JSONDocument.root) -> Int? {
    var current = start
    for step in path {
      let child =
        switch step {
        case .key(let name): member(name, of: current)
        case .index(let place): element(place, of: current)
        }
      guard let child else { return nil }
      current = child
    }
    return current
  }

  /// The child of a container that is or holds a node, and the step to it.
  func step(towards node: Int, from container: Int) -> (JSONPathStep, child: Int)? {
    if kind(container) == .object {
      for member in members(container) where node < next(member.value) {
        return (.key(string(member.name)), member.value)
      }
    } else {
      var place = 0
      for element in elements(container) {
        if node < next(element) { return (.index(place), element) }
        place += 1
      }
    }
    return nil
  }
}
