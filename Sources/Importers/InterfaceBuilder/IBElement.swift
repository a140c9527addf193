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
}

/// Makes elements of the nodes of a file.
struct IBElements {
  let tree: IBTree
  let links: IBLinks
  let layout: IBLayout
  let dialect: IBDialect
  let places: LinePlaces
  let path: String
  let tables: StringTables

  /// The cell of a control of AppKit, which says most of what it is.
  func cell(of index: Int) -> Int? {
    dialect == .mac ? tree.child(of: index) { $0.key == "cell" } : nil
  }

  /// The element a node is, or nil where it is none.
  ///
  /// - Complexity: O(the node's attributes and children).
  func element(at index: Int) -> IBElement? {
    let node = tree[index]
    guard let kind = IBKind.kind(of: node, dialect), !isLeftOut(index, kind) else { return nil }
    let cell = cell(of: index)
    let access = IBAccessibility(of: index, cell: cell, in: tree, tables: tables)
    guard isMet(node, index, kind, access) else { return nil }
    var face = face(of: index, kind, cell: cell)
    // A class that takes a key shows its text in place of the file's.
    if face.words != nil, let text = access.text { face.title = text }
    var made = IBElement(
      element: Element(id: "", role: role(of: index, kind, cell: cell, access)))
    made.outlet =
      links.outlet(of: node) ?? cell.flatMap { links.outlet(of: tree[$0]) }
      ?? node.attributes["reuseIdentifier"]
      ?? toolbarItem(around: index).flatMap { tree.text("label", of: $0) }
    made.hint = access.hint
    made.value = access.value
    name(&made, index, kind, access, face)
    describe(&made.element, index, kind, access, cell: cell)
    if kind == .field || kind == .textView || kind == .searchBar {
      readField(&made, cell ?? index, isReached: isReached(index))
    } else if kind == .popUp, let cell, !tree[cell].isSet("pullsDown") {
      readChoice(&made, cell, isReached: isReached(index))
    }
    return made
  }

  func isReached(_ index: Int) -> Bool {
    let node = tree[index]
    if links.isReached(node) { return true }
    if let cell = cell(of: index), links.isReached(tree[cell]) { return true }
    // A segment is reached through its control.
    return node.tag == "segment" && node.parent.map { isReached($0) } ?? false
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
        || isInPopUp(index)
    case .section: return (tree.text("headerTitle", of: index) ?? "").isBlank
    default: return false
    }
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

  // MARK: - Facts

  private func role(
    of index: Int, _ kind: IBKind, cell: Int?, _ access: IBAccessibility
  ) -> Role {
    var role = IBKind.role(of: tree[index], kind: kind)
    if let cell {
      switch (kind, tree[cell].attributes["type"]) {
      case (.button, "check"): role = .checkbox
      case (.button, "radio"): role = .radio
      case (.field, _) where !tree[cell].isSet("editable") && tree[index].tag == "textField":
        role = .text
      default: break
      }
    }
    if kind == .field, let input = tree.child(of: index, where: { $0.tag == "textInputTraits" }),
      tree[input].isSet("secureTextEntry")
    {
      role = .secureTextField
    }
    if kind == .menuItem, tree.child(of: index, where: { $0.tag == "menu" }) != nil {
      role = .menuButton
    }
    return RoleOfType.refined(role, by: access.traits ?? [])
  }

  private func face(of index: Int, _ kind: IBKind, cell: Int?) -> IBFace {
    switch kind {
    case .button:
      return cell.map { IBFace.cell($0, in: tree) } ?? IBFace.button(index, in: tree)
    case .popUp:
      guard let cell, tree[cell].isSet("pullsDown") else { return IBFace() }
      return IBFace.cell(cell, in: tree)
    case .barButton, .tabItem, .toolbarItem:
      return tree[index].tag == "tabViewItem"
        ? IBFace.text("label", of: index, in: tree) : IBFace.item(index, in: tree)
    case .menuItem: return IBFace.text("title", of: index, in: tree)
    case .image: return IBFace.image(index, cell: cell, in: tree)
    case .label: return IBFace.text("text", styled: "attributedText", of: index, in: tree)
    case .section: return IBFace.text("headerTitle", of: index, in: tree)
    case .segment: return segmentFace(index)
    case .field:
      guard let cell, !tree[cell].isSet("editable") else { return IBFace() }
      return IBFace.text("title", of: cell, in: tree)
    case .textView:
      guard tree[index].isUnset("editable") else { return IBFace() }
      return IBFace.text("text", styled: "attributedText", of: index, in: tree)
    default: return IBFace()
    }
  }

  private func segmentFace(_ index: Int) -> IBFace {
    guard let parent = tree[index].parent else { return IBFace() }
    let place = tree.children(of: parent).filter { tree[$0].tag == "segment" && $0 < index }.count
    return IBFace.segment(index, place: place, control: tree[parent], in: tree)
  }

  private func describe(
    _ element: inout Element, _ index: Int, _ kind: IBKind, _ access: IBAccessibility, cell: Int?
  ) {
    let node = tree[index]
    let isReached = isReached(index)
    if let identifier = access.identifier { element.identifier = .found(identifier) }
    if let traits = access.traits { element.traits = .found(traits) }
    if let labels = access.inputLabels { element.inputLabels = .found(labels) }
    let item = toolbarItem(around: index)
    let action =
      links.action(of: index) ?? cell.flatMap { links.action(of: $0) }
      ?? item.flatMap { links.action(of: $0) }
    if let action {
      element.action = .found(action)
    }
    element.isAccessibilityElement = access.isElement ?? usualReach(node, kind, isReached)
    let isInert = element.role.isControl && node.isUnset("userInteractionEnabled") && !isReached
    if node.isUnset("enabled") || cell.map({ tree[$0].isUnset("enabled") }) ?? false || isInert {
      element.enabled = false
    }
    if node.isSet("selected") { element.selected = true }
    if node.isSet("adjustsFontForContentSizeCategory") { element.scalesWithDynamicType = true }
    if let tip = tree.text("toolTip", of: index) ?? item.flatMap({ tree.text("toolTip", of: $0) }) {
      element.tooltip = .found(tip)
    } else if dialect == .mac, !isReached, element.role.isPressed {
      element.tooltip = .none
    }
    show(&element, index)
    let place = places.place(of: node.offset)
    element.source = SourceLocation(
      file: path, line: place.line, column: place.column, key: node.id)
    element.origin = (InterfaceBuilderSource.format, node.id ?? "\(node.tag)@\(place.line)")
  }

  /// Whether VoiceOver can land on it where the file does not say so.
  private func usualReach(_ node: IBNode, _ kind: IBKind, _ isReached: Bool) -> Bool? {
    switch kind {
    case .image:
      // UIKit passes over pictures; a class of its own may not.
      return dialect == .touch && node.attributes["customClass"] == nil ? false : nil
    case .segments: return false
    case .view: return isReached ? nil : false
    default: return nil
    }
  }

  /// Frame and opacity; of what is hidden now, code may choose the place when it shows it.
  private func show(_ element: inout Element, _ index: Int) {
    let node = tree[index]
    switch layout.visibility[index] {
    case .shown:
      element.frame = layout.frames[index].flatMap { $0.isEmpty ? nil : $0 }
      let alpha = CaptureFacts.number(node.attributes["alpha"] ?? node.attributes["alphaValue"])
      if let alpha, alpha >= 0, alpha < 1 { element.opacity = (alpha * 100).rounded() / 100 }
    case .untilShown: break
    case .hidden:
      element.hidden = true
      element.opacity = 0
    }
    if layout.isSilenced[index] { element.hidden = true }
  }
}
