/// A scene of a storyboard, or a xib: by what it is found, and where it leads.
struct IBScene: Sendable {
  /// The storyboard and the id of its controller.
  let id: String
  /// What code makes its controller by.
  var identifier: String?
  /// The classes by which it may be found: that of its controller; of a xib those of its owner and of what
  /// is in it.
  var types: Set<String> = []
  var isXib = false
  /// Whether it is met without being asked for, as far as is known.
  var isFirst = false
  /// The scenes it leads to by their ids, and all words in it.
  var names = NameMentions()
  /// The lines that lead on only where code follows them by their identifiers.
  var segues: [Segue] = []

  /// A line from a controller itself, and not from anything on it.
  struct Segue: Hashable, Sendable {
    let identifier: String
    /// The id of the scene it leads from.
    let origin: String
    /// The id of the scene it leads to.
    let scene: String

    /// The names in code by which it may be followed.
    var callers: [String] { [identifier] + StoryboardNames.members(identifier) }
  }

  /// The names in code by which it may be found, beside those of its classes.
  var callers: [String] {
    identifier.map { [IBScene.reference($0), $0] + StoryboardNames.members($0) } ?? []
  }

  /// How another storyboard refers to a scene.
  private static func reference(_ identifier: String) -> String { "#" + identifier }

  static func id(of controller: IBNode, in path: String) -> String {
    path + "#" + (controller.id ?? "")
  }

  static func id(ofXib path: String) -> String { path + "#" }

  /// Whether an id is that of a xib.
  static func isXib(_ id: String) -> Bool { id.hasSuffix("#") }

  /// The scenes of a storyboard, in order.
  ///
  /// - Complexity: O(bytes + connections).
  static func all(in document: IBDocument, _ bytes: [UInt8], path: String) -> [IBScene] {
    let tree = document.tree
    guard document.isStoryboard else { return [xib(tree, bytes, path: path)] }
    let places = tree.nodes.indices.filter { tree[$0].tag == "scene" }
    var scenes: [IBScene] = []
    for (number, place) in places.enumerated() {
      guard let controller = tree.controller(of: place) else { continue }
      var scene = IBScene(id: id(of: tree[controller], in: path))
      scene.read(tree[controller], first: document.firstController)
      let end = number + 1 < places.count ? tree[places[number + 1]].offset : bytes.count
      let start = min(tree[place].offset, bytes.count)
      scene.names.add(words: bytes[start..<max(start, min(end, bytes.count))])
      scene.readAttributes(place..<tree[place].subtreeEnd, of: tree)
      scenes.append(scene)
    }
    // Lines are in the order of their owners.
    var number = 0
    for connection in tree.connections where connection.kind == .segue {
      while number + 1 < places.count, connection.owner >= places[number + 1] { number += 1 }
      guard number < scenes.count, scenes.count == places.count else { continue }
      let scene = path + "#" + connection.destination
      if let identifier = followed(connection, tree) {
        scenes[number].segues.append(
          Segue(identifier: identifier, origin: scenes[number].id, scene: scene))
      } else {
        scenes[number].names.add(name: scene)
      }
    }
    return scenes.count == places.count ? scenes : []
  }

  /// The identifier by which alone code follows a line; nil for one that the system follows.
  private static func followed(_ line: IBConnection, _ tree: IBTree) -> String? {
    guard line.segue != "relationship", line.segue != "embed", line.relationship == nil,
      tree[line.owner].tag.hasSuffix("Controller"), let name = line.name,
      name.utf8.allSatisfy(\.isSwiftNamePart)
    else { return nil }
    return name
  }

  private static func xib(_ tree: IBTree, _ bytes: [UInt8], path: String) -> IBScene {
    var xib = IBScene(id: id(ofXib: path))
    xib.isXib = true
    let name = StringsPath(path).table
    xib.identifier = name
    xib.types = Set(tree.nodes.compactMap { $0.attributes["customClass"] })
    xib.isFirst = name.hasPrefix("Main") || !name.utf8.allSatisfy(\.isSwiftNamePart)
    xib.names.add(words: bytes[...])
    return xib
  }

  /// Takes the values of attributes of classes' own for identifiers of scenes, as menus that slide in
  /// have them.
  private mutating func readAttributes(_ nodes: Range<Int>, of tree: IBTree) {
    for node in nodes where tree[node].tag == "userDefinedRuntimeAttribute" {
      if let value = tree.text("value", of: node) { names.add(name: IBScene.reference(value)) }
    }
  }

  private mutating func read(_ controller: IBNode, first: String?) {
    identifier = controller.attributes["storyboardIdentifier"]
    if let type = controller.attributes["customClass"] { types = [type] }
    let isApp = controller.tag == "application"
    // Where the words of an identifier stand in code is not known.
    let isOpen = identifier.map { !$0.utf8.allSatisfy(\.isSwiftNamePart) } ?? false
    isFirst = isApp || isOpen || controller.id == first
    if let reference = controller.attributes["referencedIdentifier"] {
      names.add(name: IBScene.reference(reference))
    }
  }
}
