import AuditCore

extension IBElements {
  /// Sets what an element is called and what is seen on it.
  ///
  /// What the file does not say is known to be missing only where no code can reach the object: a
  /// class or a property that holds it may set it while the app runs.
  func name(
    _ made: inout IBElement, _ index: Int, _ kind: IBKind, _ access: IBAccessibility,
    _ face: IBFace
  ) {
    let isReached = isReached(index) || access.isLabelledByClass
    if let icon = face.icon {
      made.element.icon = .found(icon)
    } else if !face.hasImage, !isReached, kind.showsText {
      made.element.icon = .none
    }
    setText(&made, kind, face, isReached)
    if !face.isTitleShown { made.hold.titleUse = .heard }
    if let label = access.label ?? titleElement(of: index) {
      made.label = label
      made.element.label = .found(label.text)
      if !face.isTitleShown { made.hold.titleUse = .unused }
      return
    }
    if !face.isTitleShown, let words = face.words,
      !(isReached && isStandIn(words.text, made.element.role))
    {
      made.label = words
      made.element.label = .found(words.text)
    } else if let name = face.systemName, !face.hasImage, face.words == nil || kind.isItem {
      made.element.label = .found(name)
      // An item of the system's shows what it is, whatever its title.
      if kind.isItem { made.hold.titleUse = .unused }
    } else if isNamedByItem(index) {
      made.hold.isNamedByItem = true
    } else if kind.isNamedByFile, !isReached, !isNamedBySystem(kind, face),
      tree[index].tag != "pageControl", titleLeftOpen(index, kind, access, face) == nil
    {
      made.element.label = .none
    }
  }

  /// What may title an item that has no title in the file: an attribute of a class's own, or the title
  /// of the controller that its own controller shows.
  func titleLeftOpen(
    _ index: Int, _ kind: IBKind, _ access: IBAccessibility, _ face: IBFace
  ) -> String? {
    guard kind.isItem, face.words == nil, face.systemName == nil else { return nil }
    return access.titleOfClass ?? (bars.maybeTitled.contains(index) ? "title" : nil)
  }

  private func setText(
    _ made: inout IBElement, _ kind: IBKind, _ face: IBFace, _ isReached: Bool
  ) {
    guard face.isTitleShown, let words = face.words else {
      if kind.isNamedByFile, !isReached || !face.isTitleShown, kind.showsText {
        made.element.text = .none
      }
      return
    }
    // "Button" on a button that code holds is what stood there before the code ran.
    if isReached, kind.isNamedByFile, isStandIn(words.text, made.element.role) {
      made.hold.standIn = words.text
      return
    }
    made.text = words
    made.element.text = .found(words.text)
  }

  private func isStandIn(_ text: String, _ role: Role) -> Bool {
    text == "Item" || text == "Item 1"
      || StandInName.match(text, shape: NameShape(text), role: role, language: "en") != nil
  }

  /// Pictures of AppKit have descriptions of their own, and its image views take them over.
  private func isNamedBySystem(_ kind: IBKind, _ face: IBFace) -> Bool {
    guard dialect == .mac else { return false }
    if kind == .image { return true }
    guard case .asset(let name)? = face.icon else { return false }
    return name.hasPrefix("NS")
  }

  /// A toolbar item shows its label beside its control, if the toolbar shows labels.
  private func isNamedByItem(_ index: Int) -> Bool {
    guard let item = toolbarItem(around: index) else { return false }
    return !(tree[item].attributes["label"] ?? "").isBlank
  }

  /// The text of the object that names another one, on the Mac.
  private func titleElement(of index: Int) -> IBText? {
    let owner = links.titles[index] ?? cell(of: index).flatMap { links.titles[$0] }
    guard let owner, let at = links.indices[owner] else { return nil }
    let node = tree[cell(of: at) ?? at]
    guard let title = node.attributes["title"], !title.isBlank else { return nil }
    return IBText(title, key: (node.id ?? "") + ".title")
  }

  /// Sets what a pop-up button shows: its choice, which is its value and not its name.
  func readChoice(_ made: inout IBElement, _ cell: Int, isReached: Bool) {
    guard made.value == nil, let title = tree.text("title", of: cell), !title.isBlank,
      !(isReached && isStandIn(title, made.element.role))
    else { return }
    let chosen = tree[cell].attributes["selectedItem"] ?? tree[cell].id ?? ""
    made.value = IBText(title, key: chosen + ".title")
    made.element.value = .found(title)
  }

  /// Sets what a field shows while it is empty, and what stands in it.
  func readField(_ made: inout IBElement, _ index: Int, isReached: Bool) {
    let name =
      tree[index].attributes["placeholderString"] != nil ? "placeholderString" : "placeholder"
    if let text = tree.text(name, of: index), !text.isEmpty {
      made.element.placeholder = .found(text)
    } else if !isReached {
      made.element.placeholder = .none
    }
    guard made.element.role.isTextEntry, !isReached, made.value == nil else { return }
    let isCell = tree[index].key == "cell"
    if let text = tree.text(isCell ? "title" : "text", of: index), !text.isBlank {
      made.element.value = .found(text)
    }
  }
}

extension IBKind {
  /// Whether an object without a label in the file has none, but for what code does.
  fileprivate var isNamedByFile: Bool {
    switch self {
    case .button, .barButton, .image, .field, .textView, .segment, .tabItem, .toolbarItem, .popUp,
      .plainControl, .view:
      true
    case .label, .searchBar, .segments, .cell, .section, .menuItem, .indicator, .webView: false
    }
  }

  /// Whether people expect a title on it.
  fileprivate var showsText: Bool {
    switch self {
    case .button, .barButton, .segment, .tabItem, .toolbarItem, .popUp: true
    default: false
    }
  }

  /// Whether it is an item of a bar.
  var isItem: Bool { self == .barButton || self == .tabItem }
}
