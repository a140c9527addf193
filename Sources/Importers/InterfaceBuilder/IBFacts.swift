import AuditCore

extension IBElements {
  func role(
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

  func face(of index: Int, _ kind: IBKind, cell: Int?) -> IBFace {
    switch kind {
    case .button:
      return cell.map { IBFace.cell($0, in: tree) } ?? IBFace.button(index, in: tree)
    case .popUp:
      guard let cell, tree[cell].isSet("pullsDown") else { return IBFace() }
      return IBFace.cell(cell, in: tree)
    case .barButton, .tabItem, .toolbarItem:
      return tree[index].tag == "tabViewItem"
        ? IBFace.text("label", of: index, in: tree) : IBFace.item(index, in: tree)
    case .menuItem: return menuItemFace(index)
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

  /// A menu item's title; in other languages the system's, where it writes the title itself.
  private func menuItemFace(_ index: Int) -> IBFace {
    var face = IBFace.text("title", of: index, in: tree)
    if let action = links.action(of: index), IBSystemNames.titlesItem(of: action) {
      face.title?.table = ""
    }
    return face
  }

  private func segmentFace(_ index: Int) -> IBFace {
    guard let parent = tree[index].parent else { return IBFace() }
    return IBFace.segment(
      index, place: layout.segments[index] ?? 0, control: tree[parent], in: tree)
  }

  func describe(
    _ element: inout Element, _ index: Int, _ kind: IBKind, _ access: IBAccessibility, cell: Int?
  ) {
    let node = tree[index]
    let isReached = isReached(index)
    let item = toolbarItem(around: index)
    if let identifier = access.identifier { element.identifier = .found(identifier) }
    if let traits = access.traits { element.traits = .found(traits) }
    if let labels = access.inputLabels { element.inputLabels = .found(labels) }
    if let action = action(of: index, kind, cell: cell, item: item) {
      element.action = .found(action)
    }
    if let tip = tree.text("toolTip", of: index) ?? item.flatMap({ tree[$0].attributes["toolTip"] })
    {
      element.tooltip = .found(tip)
    } else if dialect == .mac, !isReached, element.role.isPressed {
      element.tooltip = .none
    }
    element.isAccessibilityElement = access.isElement ?? usualReach(node, kind, access, isReached)
    describeState(&element, index, kind, cell: cell, isReached: isReached)
    show(&element, index)
    locate(&element, index, kind)
  }

  /// What pressing it does, told at it, at its cell or at the toolbar item around it.
  private func action(of index: Int, _ kind: IBKind, cell: Int?, item: Int?) -> String? {
    // The system shows at a menu item whether what it switches is on.
    guard kind != .menuItem else { return nil }
    // What is off and what no code reaches is never pressed.
    if tree[index].isUnset("enabled"), !isReached(index) { return nil }
    return links.action(of: index) ?? cell.flatMap { links.action(of: $0) }
      ?? item.flatMap { links.action(of: $0) }
  }

  private func describeState(
    _ element: inout Element, _ index: Int, _ kind: IBKind, cell: Int?, isReached: Bool
  ) {
    let node = tree[index]
    // Texts and pictures of UIKit take no touches of themselves.
    let isTouchable = kind != .label && kind != .image
    let isInert =
      isTouchable && element.role.isControl && node.isUnset("userInteractionEnabled") && !isReached
    if node.isUnset("enabled") || cell.map({ tree[$0].isUnset("enabled") }) ?? false || isInert {
      element.enabled = false
    }
    if node.isSet("selected") { element.selected = true }
    // Code may name a row's own object for what the row is about.
    if layout.isInPrototype[index], element.role.isControl,
      !isReached || links.holder(of: node) != nil
    {
      element.repeated = true
    }
    if node.isSet("adjustsFontForContentSizeCategory") { element.scalesWithDynamicType = true }
  }

  private func locate(_ element: inout Element, _ index: Int, _ kind: IBKind) {
    let node = tree[index]
    let place = places.place(of: node.offset)
    element.source = SourceLocation(
      file: path, line: place.line, column: place.column, key: node.id)
    // What a row's own text shows is set for every row.
    if kind == .cell, layout.isInPrototype[index], node.attributes["textLabel"] != nil {
      element.source?.expression = "textLabel"
    }
    // The system calls it by its pages, "page 1 of 3".
    if node.tag == "pageControl" { element.source?.expression = "the system" }
    element.origin = (InterfaceBuilderSource.format, node.id ?? "\(node.tag)@\(place.line)")
  }

  /// Whether VoiceOver can land on it where the file does not say so.
  private func usualReach(
    _ node: IBNode, _ kind: IBKind, _ access: IBAccessibility, _ isReached: Bool
  ) -> Bool? {
    switch kind {
    case .image:
      // UIKit passes over pictures; a class of its own that is given a label may not.
      let isSpokenByClass = node.attributes["customClass"] != nil && access.label != nil
      return dialect == .touch && !isSpokenByClass ? false : nil
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
