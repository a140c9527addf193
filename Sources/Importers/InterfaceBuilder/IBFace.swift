import AuditCore

/// What people see on a control: its title and its picture.
struct IBFace {
  /// The title, where one is set.
  var title: IBText?
  /// The picture, where its name is known.
  var icon: Icon?
  /// Whether there is a picture, known or not.
  var hasImage = false
  /// Whether the title is shown, and not only said.
  var isTitleShown = true
  /// What the system calls a control of its own kind.
  var systemName: String?

  /// The title, or nil where it is blank.
  var words: IBText? {
    guard let title, !title.text.isBlank else { return nil }
    return title
  }

  private mutating func takeImage(of index: Int, in tree: IBTree, key: String = "image") {
    guard !hasImage else { return }
    let reference = tree.child(of: index) { $0.tag == "imageReference" && $0.key == key }
    let node = tree[reference ?? index]
    guard let name = node.attributes[reference == nil ? key : "image"], !name.isEmpty else {
      return
    }
    hasImage = true
    // A picture kept inside the file is named "buttonCell:abc-12-xyz:image".
    guard !name.utf8.contains(UInt8(ascii: ":")) else { return }
    icon = node.attributes["catalog"] == "system" ? .symbol(name) : .asset(name)
  }

  // MARK: - iOS

  /// The face of a button of UIKit: that of its configuration, else of its states, normal first.
  static func button(_ index: Int, in tree: IBTree) -> IBFace {
    var face = IBFace()
    let node = tree[index]
    let id = node.id ?? ""
    face.systemName = node.attributes["buttonType"].flatMap(IBSystemNames.button)
    let states = tree.children(of: index).filter { tree[$0].tag == "state" }
    let ordered =
      states.filter { tree[$0].key == "normal" } + states.filter { tree[$0].key != "normal" }
    if let configuration = tree.child(of: index, where: { $0.tag == "buttonConfiguration" }) {
      // The title of a state is what was there before and is not shown.
      if let title = tree.text("title", styled: "attributedTitle", of: configuration) {
        face.title = IBText(title, key: id + ".configuration.title")
      }
      face.takeImage(of: configuration, in: tree)
    } else {
      for state in ordered where face.words == nil {
        guard let title = tree.text("title", styled: "attributedTitle", of: state) else {
          continue
        }
        face.title = IBText(title, key: "\(id).\(tree[state].key ?? "normal")Title")
      }
    }
    for state in ordered { face.takeImage(of: state, in: tree) }
    for state in ordered { face.takeImage(of: state, in: tree, key: "backgroundImage") }
    return face
  }

  /// The face of a bar button or a tab of UIKit, or a toolbar item of AppKit.
  static func item(_ index: Int, in tree: IBTree) -> IBFace {
    var face = IBFace()
    let node = tree[index]
    let isToolbarItem = node.tag == "toolbarItem"
    let name = isToolbarItem ? "label" : "title"
    if let title = tree.text(name, of: index), !title.isBlank {
      face.title = IBText(title, key: (node.id ?? "") + "." + name)
    } else if isToolbarItem, let title = tree.text("paletteLabel", of: index) {
      face.title = IBText(title, key: (node.id ?? "") + ".paletteLabel")
      face.isTitleShown = false
    }
    face.takeImage(of: index, in: tree)
    // A bar button shows its picture in place of its title.
    if node.tag == "barButtonItem", face.hasImage { face.isTitleShown = false }
    if let item = node.attributes["systemItem"] {
      face.systemName =
        node.tag == "tabBarItem" ? IBSystemNames.tab(item) : IBSystemNames.barButton(item)
      if face.words == nil, node.tag == "tabBarItem" || IBSystemNames.isShown(item),
        let name = face.systemName
      {
        face.title = IBText(name, table: "", key: "")
      }
    }
    return face
  }

  /// The face of an image view of UIKit or, by its cell, of AppKit.
  static func image(_ index: Int, cell: Int?, in tree: IBTree) -> IBFace {
    var face = IBFace()
    face.takeImage(of: index, in: tree)
    if let cell { face.takeImage(of: cell, in: tree) }
    return face
  }

  /// The face of one part of a segmented control, by its place in it.
  static func segment(_ index: Int, place: Int, control: IBNode, in tree: IBTree) -> IBFace {
    var face = IBFace()
    let isMac = tree[index].attributes["label"] != nil
    if let title = tree.text(isMac ? "label" : "title", of: index) {
      let part = isMac ? ".ibShadowedLabels" : ".segmentTitles"
      face.title = IBText(title, key: (control.id ?? "") + part + "[\(place)]")
    }
    face.takeImage(of: index, in: tree)
    return face
  }

  // MARK: - macOS

  /// The face of a button of AppKit, which is its cell's.
  static func cell(_ index: Int, in tree: IBTree) -> IBFace {
    var face = IBFace()
    let node = tree[index]
    if let title = tree.text("title", of: index) {
      face.title = IBText(title, key: (node.id ?? "") + ".title")
    }
    face.takeImage(of: index, in: tree)
    // The title of a button that shows its picture only is still what it is called.
    face.isTitleShown = node.attributes["imagePosition"] != "only"
    switch node.attributes["bezelStyle"] {
    case "helpButton":
      (face.systemName, face.title) = ("Help", nil)
    case "disclosure", "roundedDisclosure": face.title = nil
    default: break
    }
    return face
  }

  /// The face of anything else: only its text.
  static func text(
    _ name: String, styled: String? = nil, of index: Int, in tree: IBTree
  ) -> IBFace {
    var face = IBFace()
    if let text = tree.text(name, styled: styled, of: index) {
      face.title = IBText(text, key: (tree[index].id ?? "") + "." + name)
    }
    return face
  }
}
