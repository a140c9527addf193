/// A scene of a storyboard: by what it is found, and where it leads.
struct IBScene: Sendable {
  /// The storyboard and the id of its controller.
  let id: String
  /// What code makes its controller by.
  var identifier: String?
  /// The class of its controller, where that is one of the app's own.
  var type: String?
  /// Whether it is met without being asked for, as far as is known.
  var isFirst = false
  /// The scenes it leads to by their ids, and all words in it.
  var names = NameMentions()

  /// The names in code by which it may be found.
  var callers: [String] {
    let references =
      identifier.map { [IBScene.reference($0), $0, StoryboardNames.member($0)] } ?? []
    return references + (type.map { [$0] } ?? [])
  }

  /// How another storyboard refers to a scene.
  private static func reference(_ identifier: String) -> String { "#" + identifier }

  static func id(of controller: IBNode, in path: String) -> String {
    path + "#" + (controller.id ?? "")
  }

  /// The scenes of a storyboard, in order.
  ///
  /// - Complexity: O(bytes + connections).
  static func all(in document: IBDocument, _ bytes: [UInt8], path: String) -> [IBScene] {
    let tree = document.tree
    let places = tree.nodes.indices.filter { tree[$0].tag == "scene" }
    var scenes: [IBScene] = []
    for (number, place) in places.enumerated() {
      guard let controller = tree.controller(of: place) else { continue }
      var scene = IBScene(id: id(of: tree[controller], in: path))
      scene.read(tree[controller], first: document.firstController)
      let end = number + 1 < places.count ? tree[places[number + 1]].offset : bytes.count
      let start = min(tree[place].offset, bytes.count)
      scene.names.add(words: bytes[start..<max(start, min(end, bytes.count))])
      scenes.append(scene)
    }
    // Lines are in the order of their owners.
    var number = 0
    for connection in tree.connections where connection.kind == .segue {
      while number + 1 < places.count, connection.owner >= places[number + 1] { number += 1 }
      if number < scenes.count, scenes.count == places.count {
        scenes[number].names.add(name: path + "#" + connection.destination)
      }
    }
    return scenes.count == places.count ? scenes : []
  }

  private mutating func read(_ controller: IBNode, first: String?) {
    identifier = controller.attributes["storyboardIdentifier"]
    type = controller.attributes["customClass"]
    let isApp = controller.tag == "application"
    // Where the words of an identifier stand in code is not known.
    let isOpen = identifier.map { !$0.utf8.allSatisfy(\.isSwiftNamePart) } ?? false
    isFirst = isApp || isOpen || controller.id == first
    if let reference = controller.attributes["referencedIdentifier"] {
      names.add(name: IBScene.reference(reference))
    }
  }
}
