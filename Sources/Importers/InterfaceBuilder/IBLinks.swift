/// What the lines between objects say: which property holds an object, and what it calls.
struct IBLinks {
  /// For every object's id the property of a class that holds it.
  private var outlets: [String: String] = [:]
  /// For every object's id the class whose property that is, where the file names it.
  private var owners: [String: String] = [:]
  /// For the ids of texts that rows have of themselves what the rows call them.
  private var parts: [String: String] = [:]
  /// For every node's index the method or segue it triggers.
  private var actions: [Int: String] = [:]
  /// For every node's index the id of the object that names it.
  private(set) var titles: [Int: String] = [:]
  /// For every id its node's index.
  private(set) var indices: [String: Int] = [:]

  /// The class that loads a xib, whose own view its content may be.
  private(set) var fileOwner: String?

  /// The id of the view that the class which loads a xib shows as its own.
  private var ownView: String?

  /// Looks through the lines of a file.
  ///
  /// - Complexity: O(nodes + lines).
  init(_ tree: IBTree) {
    for (index, node) in tree.nodes.enumerated() {
      if let id = node.id, indices[id] == nil { indices[id] = index }
      for part in ["textLabel", "detailTextLabel"] where node.tag == "tableViewCell" {
        if let id = node.attributes[part] { parts[id] = part }
      }
      if node.tag == "placeholder", node.id == "-1" { fileOwner = node.attributes["customClass"] }
    }
    var gestures: [(owner: Int, recognizer: String)] = []
    for connection in tree.connections {
      switch connection.kind {
      case .outlet where connection.name == "gestureRecognizers":
        gestures.append((connection.owner, connection.destination))
      case .outlet:
        takeOutlet(connection, tree)
      case .action:
        if let selector = connection.name, actions[connection.owner] == nil,
          !leadsElsewhere(connection, tree)
        {
          actions[connection.owner] = String(selector.prefix { $0 != ":" })
        }
      case .segue:
        guard connection.segue != "relationship", connection.segue != "embed",
          actions[connection.owner] == nil
        else { continue }
        actions[connection.owner] = connection.name ?? "segue to \(connection.destination)"
      case .accessibility:
        if connection.name == "title" { titles[connection.owner] = connection.destination }
      }
    }
    for (owner, recognizer) in gestures {
      guard let at = indices[recognizer], tree[at].tag == "tapGestureRecognizer",
        let action = actions[at], actions[owner] == nil
      else { continue }
      actions[owner] = action
    }
  }

  /// Whether an action is one of another scene's controller, as a copied object keeps it; nothing is
  /// called then.
  private func leadsElsewhere(_ connection: IBConnection, _ tree: IBTree) -> Bool {
    guard let target = indices[connection.destination], let there = scene(of: target, tree),
      let here = scene(of: connection.owner, tree)
    else { return false }
    return there != here
  }

  private func scene(of index: Int, _ tree: IBTree) -> Int? {
    var at = index
    while tree[at].tag != "scene" {
      guard let parent = tree[at].parent else { return nil }
      at = parent
    }
    return at
  }

  private mutating func takeOutlet(_ connection: IBConnection, _ tree: IBTree) {
    if connection.name == "view", tree[connection.owner].id == "-1" {
      ownView = connection.destination
    }
    guard let property = connection.name, !IBLinks.orderings.contains(property),
      outlets[connection.destination] == nil
    else { return }
    // "NavigationBar.closeButton" is how old files spell it.
    let name = property.split(separator: ".").last.map(String.init)
    outlets[connection.destination] = name ?? property
    owners[connection.destination] = tree[connection.owner].attributes["customClass"]
  }

  /// Whether a view lies in a xib beside the one that is shown, and nothing holds it.
  func isLeftOver(_ node: IBNode) -> Bool {
    guard node.parent == nil, let ownView, node.id != ownView else { return false }
    return IBLinks.views.contains(node.tag) && !isReached(node)
  }

  private static let views: Set<String> = ["view", "customView", "stackView", "scrollView", "box"]

  /// The property that holds an object.
  func outlet(of node: IBNode) -> String? { node.id.flatMap { outlets[$0] } }

  /// What a row calls a text that it has of itself, `textLabel` or `detailTextLabel`.
  func part(of node: IBNode) -> String? { node.id.flatMap { parts[$0] } }

  /// The property that holds an object, with the class it is in.
  func holder(of node: IBNode) -> OutletName? {
    guard let id = node.id, let type = owners[id], let property = outlets[id] else { return nil }
    return OutletName(type: type, property: property)
  }

  /// What a node triggers.
  func action(of index: Int) -> String? { actions[index] }

  /// Whether code can reach an object and so may name it while the app runs: a property holds it,
  /// it has a class of its own, or a tag to find it by.
  func isReached(_ node: IBNode) -> Bool {
    if node.attributes["customClass"] != nil || outlet(of: node) != nil { return true }
    guard let tag = node.attributes["tag"] else { return false }
    // Menus and segments of the Mac carry tags as values; -1 and 0 are what is not set.
    return tag != "0" && tag != "-1"
  }

  /// Outlets that only order objects.
  private static let orderings: Set<String> = [
    "nextKeyView", "initialFirstResponder", "delegate", "dataSource", "menu", "formatter",
  ]
}
