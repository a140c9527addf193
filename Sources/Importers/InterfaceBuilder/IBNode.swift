/// One tag of an Interface Builder file that says something about an element.
struct IBNode {
  let tag: String
  /// The attributes that are read.
  let attributes: [String: String]
  /// The offset of its "<".
  let offset: Int
  /// Index of the node around it.
  let parent: Int?
  /// Index just past its last descendant.
  var subtreeEnd: Int
  /// The text between its tags.
  var text = ""

  /// The object's id, such as "abc-12-xyz".
  var id: String? { attributes["id"] }
  /// The part it plays in the node around it, such as "frame".
  var key: String? { attributes["key"] }

  func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
  func isUnset(_ name: String) -> Bool { attributes[name] == "NO" }
}

/// A line between two objects.
struct IBConnection {
  /// What kind of line it is.
  enum Kind {
    /// A property of a class in code holds the object.
    case outlet
    /// The object calls a method.
    case action
    /// The object leads to another scene.
    case segue
    /// The object is named by another one, on the Mac.
    case accessibility
  }

  var kind: Kind
  /// Index of the node it is drawn from.
  var owner: Int
  /// The outlet's property, the method, the segue's identifier or the accessibility property.
  var name: String?
  /// The id of the object it is drawn to.
  var destination: String
  /// What kind of segue it is.
  var segue: String?
  /// What a segue that only relates two controllers is called, such as "viewControllers".
  var relationship: String?
}

/// A constraint that says how large a view is, whatever else is on the screen.
struct IBSize {
  /// Index of the node it is kept with.
  var owner: Int
  /// The id of the view it is about, where that is not the owner.
  var item: String?
  /// Whether it is about the width, and not the height.
  var isWidth: Bool
  /// Whether it is that large, and not only at least or at most.
  var isExact: Bool
  /// Whether it is left out of the running app.
  var isOfDesignOnly: Bool
}

/// The nodes of a file in document order, each before its children.
struct IBTree {
  var nodes: [IBNode] = []
  var connections: [IBConnection] = []
  var sizes: [IBSize] = []
  /// The nodes with a side that grows with the view around them.
  var flexible: [(node: Int, isWidth: Bool)] = []
  /// The ids of views that all sizes of window go without, but those that say otherwise.
  var leftOut: Set<String> = []
  /// The ids of views that a size of window has or shows which others do without.
  var shownInVariations: Set<String> = []

  /// Whether a view is hidden or left out, and no size of window has it otherwise.
  func isUnshown(_ node: IBNode) -> Bool {
    guard let id = node.id else { return node.isSet("hidden") }
    return (node.isSet("hidden") || leftOut.contains(id)) && !shownInVariations.contains(id)
  }

  subscript(_ index: Int) -> IBNode { nodes[index] }

  /// The indices of a node's direct children.
  ///
  /// - Complexity: O(number of children).
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var at = index + 1
    while at < nodes[index].subtreeEnd {
      result.append(at)
      at = nodes[at].subtreeEnd
    }
    return result
  }

  /// The controller of a scene.
  func controller(of scene: Int) -> Int? {
    let children = children(of: scene)
    return children.first { nodes[$0].attributes["sceneMemberID"] == "viewController" }
      ?? children.first { nodes[$0].tag.hasSuffix("Controller") || nodes[$0].tag == "application" }
  }

  /// The first direct child that fits.
  ///
  /// - Complexity: O(number of children).
  func child(of index: Int, where fits: (IBNode) -> Bool) -> Int? {
    var at = index + 1
    while at < nodes[index].subtreeEnd {
      if fits(nodes[at]) { return at }
      at = nodes[at].subtreeEnd
    }
    return nil
  }

  /// A text of a node: an attribute, or a child for texts of several lines or styles.
  func text(_ name: String, styled: String? = nil, of index: Int) -> String? {
    if let text = nodes[index].attributes[name] { return text }
    let child = child(of: index) { node in
      guard let key = node.key else { return false }
      return key == name && (node.tag == "string" || node.tag == "mutableString")
        || key == styled && node.tag == "attributedString"
    }
    guard let child else { return nil }
    guard nodes[child].tag == "attributedString" else { return nodes[child].text }
    let texts = (child..<nodes[child].subtreeEnd).compactMap { at -> String? in
      switch nodes[at].tag {
      case "fragment": nodes[at].attributes["content"]
      case "string", "mutableString": nodes[at].text
      default: nil
      }
    }
    return texts.joined()
  }
}
