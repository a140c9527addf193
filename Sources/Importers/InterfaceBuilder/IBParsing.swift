/// Reads the XML of an Interface Builder file, keeping what says something about elements.
///
/// Most of a file is constraints, colours and fonts; all but the sizes among them are passed over.
struct IBParsing {
  private var tree = IBTree()
  /// For every open tag its node, or -1 where it is none.
  private var open: [Int] = []
  /// The node that things inside the open tags belong to.
  private var around: [Int] = []
  /// How many open tags are inside one that is passed over.
  private var skipped = 0
  /// Whether the last mask of a variation is about views, and not constraints.
  private var masksViews = false
  /// Whether the last variation is for all sizes of window that have none of their own.
  private var isUsual = false
  /// The file's root.
  private(set) var root: XMLTag?

  /// How many tags may stand inside one another; every view brings two.
  static let deepest = 600

  /// The nodes of a file and its root tag.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8]) throws(XMLFailure) -> (root: XMLTag?, tree: IBTree) {
    var parsing = IBParsing()
    try XMLReading.read(bytes, deepest: deepest, options: [.text]) {
      parsing.begin($0)
    } end: {
      parsing.end()
    } text: {
      parsing.take($0)
    }
    return (parsing.root, parsing.tree)
  }

  private mutating func begin(_ tag: XMLTag) {
    if root == nil { root = tag }
    addVariation(tag)
    guard skipped == 0, !IBParsing.passedOver.contains(tag.name) else {
      skipped += 1
      return
    }
    if let owner = around.last,
      addConnection(tag, owner: owner) || addConstraint(tag, owner: owner)
        || addFlexibility(tag, owner: owner)
    {
      open.append(-1)
    } else {
      addNode(tag, parent: around.last)
    }
  }

  private mutating func addNode(_ tag: XMLTag, parent: Int?) {
    guard tag.attributes["id"] != nil || IBParsing.kept.contains(tag.name) else {
      open.append(-1)
      return
    }
    let index = tree.nodes.count
    let attributes = tag.attributes.filter { IBParsing.attributes.contains($0.key) }
    tree.nodes.append(
      IBNode(
        tag: tag.name, attributes: attributes, offset: tag.offset, parent: parent,
        subtreeEnd: index + 1))
    open.append(index)
    around.append(index)
  }

  private mutating func addConnection(_ tag: XMLTag, owner: Int) -> Bool {
    guard let kind = IBParsing.connections[tag.name] else { return false }
    let destination = tag.attributes["destination"] ?? tag.attributes["target"] ?? ""
    tree.connections.append(
      IBConnection(
        kind: kind, owner: owner,
        name: tag.attributes["property"] ?? tag.attributes["selector"]
          ?? tag.attributes["identifier"],
        destination: destination, segue: tag.attributes["kind"],
        relationship: tag.attributes["relationship"]))
    return true
  }

  /// Takes down a constraint that alone says how large a view is; the others are passed over.
  private mutating func addConstraint(_ tag: XMLTag, owner: Int) -> Bool {
    guard tag.name == "constraint" else { return false }
    let attribute = tag.attributes["firstAttribute"] ?? ""
    guard tag.attributes["secondItem"] == nil, attribute == "width" || attribute == "height" else {
      return true
    }
    tree.sizes.append(
      IBSize(
        owner: owner, item: tag.attributes["firstItem"], isWidth: attribute == "width",
        isExact: tag.attributes["relation"] == nil,
        isOfDesignOnly: tag.attributes["placeholder"] == "YES"))
    return true
  }

  /// Takes down which sides of a view grow with the view around it.
  private mutating func addFlexibility(_ tag: XMLTag, owner: Int) -> Bool {
    guard tag.name == "autoresizingMask" else { return false }
    // Constraints take its place.
    if tree.nodes[owner].isUnset("translatesAutoresizingMaskIntoConstraints") { return true }
    if tag.attributes["widthSizable"] == "YES" { tree.flexible.append((owner, isWidth: true)) }
    if tag.attributes["heightSizable"] == "YES" { tree.flexible.append((owner, isWidth: false)) }
    return true
  }

  /// Takes down which views the file has for some sizes of window only.
  private mutating func addVariation(_ tag: XMLTag) {
    switch tag.name {
    case "variation":
      isUsual = tag.attributes["key"] == "default"
      if tag.attributes["hidden"] == "NO", let owner = around.last, let id = tree.nodes[owner].id {
        tree.shownInVariations.insert(id)
      }
    case "mask": masksViews = tag.attributes["key"] == "subviews"
    case "exclude" where skipped > 0 && masksViews && isUsual:
      if let id = tag.attributes["reference"] { tree.leftOut.insert(id) }
    case "include" where skipped > 0 && masksViews:
      if let id = tag.attributes["reference"] { tree.shownInVariations.insert(id) }
    default: break
    }
  }

  private mutating func end() {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let index = open.popLast(), index >= 0 else { return }
    around.removeLast()
    tree.nodes[index].subtreeEnd = tree.nodes.count
  }

  private mutating func take(_ text: String) {
    guard skipped == 0, let index = open.last, index >= 0,
      tree.nodes[index].tag == "string" || tree.nodes[index].tag == "mutableString"
    else { return }
    tree.nodes[index].text += text
  }

  private static let connections: [String: IBConnection.Kind] = [
    "outlet": .outlet, "outletCollection": .outlet, "action": .action, "segue": .segue,
    "accessibilityConnection": .accessibility,
  ]

  /// Tags that say nothing about elements, with everything inside.
  private static let passedOver: Set<String> = [
    "variation", "resources", "dependencies", "color", "viewLayoutGuide",
    "viewControllerLayoutGuide", "layoutGuides", "binding",
  ]

  /// Tags without an id that are kept.
  private static let kept: Set<String> = [
    "scene", "rect", "accessibility", "accessibilityTraits", "bool", "state", "attributedString",
    "fragment", "string", "mutableString", "segment", "buttonConfiguration", "imageReference",
    "userDefinedRuntimeAttribute", "textInputTraits", "array", "userInputLabels", "userLabels",
    "integer", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
  ]

  /// Attributes that are kept.
  private static let attributes: Set<String> = [
    "id", "key", "customClass", "userLabel", "tag", "title", "image", "catalog", "systemItem",
    "buttonType", "text", "placeholder", "hidden", "enabled", "selected", "alpha", "alphaValue",
    "userInteractionEnabled", "label", "hint", "value", "identifier", "description", "help",
    "toolTip", "x", "y", "width", "height", "keyPath", "type", "content", "headerTitle",
    "footerTitle", "storyboardIdentifier", "backgroundImage", "secureTextEntry", "editable",
    "placeholderString", "imagePosition", "bezelStyle", "paletteLabel", "implicitItemIdentifier",
    "reference", "isSeparatorItem", "sceneMemberID", "adjustsFontForContentSizeCategory",
    "prompt", "selectedItem", "language", "button", "link", "header", "searchField",
    "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
    "updatesFrequently", "startsMediaSession", "adjustable", "allowsDirectInteraction",
    "causesPageTurn", "none", "userInputLabels", "reuseIdentifier", "pullsDown",
    "textLabel", "detailTextLabel", "translatesAutoresizingMaskIntoConstraints",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "referencedIdentifier",
  ]
}
