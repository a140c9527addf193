import AuditCore

/// An element of a screen with what its translations are found by.
struct IBElement {
  var element: Element
  var label: IBText?
  var text: IBText?
  var hint: IBText?
  var value: IBText?
  /// The property of a class in code that holds it, or the name it is made by.
  var outlet: String?
  /// How code reaches it.
  var hold = ElementHold(views: [])
  /// Whether its size is one that only stands in the design.
  var isSizedByDesignOnly = false
}

/// Makes elements of the nodes of a file.
struct IBElements {
  let tree: IBTree
  let links: IBLinks
  let bars: IBBars
  let layout: IBLayout
  let dialect: IBDialect
  let places: LinePlaces
  let path: String
  let tables: StringTables

  /// The cell of a control of AppKit, which says most of what it is.
  func cell(of index: Int) -> Int? { dialect == .mac ? layout.cells[index] : nil }

  /// The element a node is, or nil where it is none.
  ///
  /// - Complexity: O(the node's attributes and children).
  func element(at index: Int) -> IBElement? {
    let node = tree[index]
    guard let kind = IBKind.kind(of: node, dialect), !isLeftOut(index, kind) else { return nil }
    let cell = cell(of: index)
    let access = IBAccessibility(of: index, cell: cell, in: tree, tables: tables)
    guard isMet(node, index, kind, access) else { return nil }
    let face = face(of: index, kind, cell: cell, access)
    var made = IBElement(
      element: Element(id: "", role: role(of: index, kind, cell: cell, access)))
    made.outlet =
      links.outlet(of: node) ?? cell.flatMap { links.outlet(of: tree[$0]) }
      ?? node.attributes["reuseIdentifier"]
      ?? toolbarItem(around: index).flatMap { tree[$0].attributes["label"] }
      ?? IBElements.partsOfCells.first { $0 == node.key } ?? links.part(of: node)
    made.hold = hold(of: index)
    made.hint = access.hint
    made.value = access.value
    name(&made, index, kind, access, face)
    describe(&made.element, index, kind, access, cell: cell)
    if !made.element.label.isMeasured, let code = titleLeftOpen(index, kind, access, face) {
      made.element.source?.expression = code
    }
    made.hold.isPlainView = kind == .view
    made.hold.isPassedOver = access.isElement == nil && isPassedOver(node)
    made.hold.hasAction = made.element.action.value != nil
    setTouch(of: &made.element, index, kind, made.hold)
    if isSizedByDesignOnly(made.element, index, kind) {
      made.element.frame = nil
      made.isSizedByDesignOnly = true
    }
    if kind == .field || kind == .textView || kind == .searchBar {
      readField(&made, cell ?? index, isReached: isReached(index))
    } else if kind == .popUp, let cell, !tree[cell].isSet("pullsDown") {
      readChoice(&made, cell, isReached: isReached(index))
    }
    return made
  }

  /// What is seen on a node, with what its class and the bars around it show.
  private func face(
    of index: Int, _ kind: IBKind, cell: Int?, _ access: IBAccessibility
  ) -> IBFace {
    var face = face(of: index, kind, cell: cell)
    if kind.isItem, face.words == nil, face.systemName == nil {
      face.title = access.text ?? bars.titles[index] ?? face.title
    } else if face.words != nil, let text = access.text {
      // A class that takes a key shows its text in place of the file's.
      face.title = text
    } else if isFilledByRow(index, kind) || isStandIn(index, kind) {
      face.title = nil
    }
    return face
  }

  func isReached(_ index: Int) -> Bool {
    let node = tree[index]
    if links.isReached(node) { return true }
    if let cell = cell(of: index), links.isReached(tree[cell]) { return true }
    if IBElements.partsOfCells.contains(node.key ?? "") || links.part(of: node) != nil {
      return true
    }
    // A segment is reached through its control, whose cell may stand between them.
    guard node.tag == "segment", let parent = node.parent else { return false }
    return links.isReached(tree[parent])
      || tree[parent].parent.map { links.isReached(tree[$0]) } ?? false
  }

  /// The texts a cell has of itself; code asks the cell for them.
  private static let partsOfCells: Set<String> = ["textLabel", "detailTextLabel"]

  /// Whether a text is what stood in a row's design before code filled it in.
  func isFilledByRow(_ index: Int, _ kind: IBKind) -> Bool {
    guard kind == .label || kind == .field, isReached(index) else { return false }
    return layout.isInPrototype[index]
  }

  /// Whether a note for translators says that a text only stands in for what code shows.
  private func isStandIn(_ index: Int, _ kind: IBKind) -> Bool {
    guard kind == .label, let note = tree.child(of: index, where: { $0.key == "userComments" })
    else {
      return false
    }
    let words = (note..<tree[note].subtreeEnd).map {
      tree[$0].attributes["content"] ?? tree[$0].text
    }
    .joined(separator: " ").lowercased()
    if words.contains("placeholder") { return true }
    return isReached(index) && words.contains(" not ") && words.contains("translate")
  }

  /// The toolbar item of AppKit that shows a control.
  func toolbarItem(around index: Int) -> Int? {
    guard tree[index].key == "view", let parent = tree[index].parent,
      tree[parent].tag == "toolbarItem"
    else { return nil }
    return parent
  }

  // MARK: - What is an element

  private func isLeftOut(_ index: Int, _ kind: IBKind) -> Bool {
    let node = tree[index]
    switch kind {
    case .barButton:
      // A custom view is an element itself; a back button stands on the screen after this one.
      return node.attributes["systemItem"].map(IBSystemNames.isSpace) ?? false
        || node.key == "backBarButtonItem"
        || tree.child(of: index) { $0.key == "customView" } != nil
    case .toolbarItem:
      let identifier = node.attributes["implicitItemIdentifier"] ?? ""
      return node.attributes["reference"] != nil || identifier.hasPrefix("NSToolbar")
        || tree.child(of: index) { $0.key == "view" } != nil
    case .menuItem:
      return node.isSet("isSeparatorItem") || (tree.text("title", of: index) ?? "").isBlank
        || isInPopUp(index) || isMenuAlone(index)
    case .section: return (tree.text("headerTitle", of: index) ?? "").isBlank
    case .tabItem: return bars.unseen.contains(index)
    default: return false
    }
  }

  /// Whether a menu item only holds a menu that code shows somewhere.
  private func isMenuAlone(_ index: Int) -> Bool {
    tree[index].parent.map { tree[$0].tag != "menu" } ?? true
      && tree.child(of: index) { $0.tag == "menu" } != nil
  }

  /// Whether a menu item is a value of a pop-up button.
  private func isInPopUp(_ index: Int) -> Bool {
    guard let menu = tree[index].parent, let owner = tree[menu].parent else { return false }
    return tree[owner].tag == "popUpButtonCell"
  }

  /// Whether VoiceOver meets it, or people see something on it.
  private func isMet(
    _ node: IBNode, _ index: Int, _ kind: IBKind, _ access: IBAccessibility
  ) -> Bool {
    switch kind {
    case .view:
      return access.isElement ?? (access.label != nil)
    case .image:
      return access.isElement != nil || access.label != nil || links.action(of: index) != nil
        || IBFace.image(index, cell: cell(of: index), in: tree).hasImage
    default: return true
    }
  }
}
