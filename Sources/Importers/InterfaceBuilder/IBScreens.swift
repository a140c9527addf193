import AuditCore

/// Makes screens of a file: one for every scene of a storyboard, or one for a xib.
struct IBScreens {
  private let elements: IBElements
  private let translations: IBTranslations
  private let document: IBDocument
  private var screenIDs = ElementIDs()
  private(set) var screens: [Screen] = []
  /// How code reaches the elements of each screen, in their order.
  private(set) var holds: [[ElementHold]] = []
  /// The ids of the screens' scenes, in their order; none for what is no scene.
  private(set) var scenes: [String?] = []
  /// How many scenes hold nothing to be met, such as those of navigation controllers.
  private(set) var emptyScenes = 0
  /// How many elements are hidden until code shows them.
  private(set) var unshown = 0
  /// How many have a size of the design only.
  private(set) var unsized = 0

  init(_ document: IBDocument, tables: StringTables, path: String) {
    self.document = document
    let links = IBLinks(document.tree)
    let layout = IBLayout(document.tree, links: links, dialect: document.dialect)
    elements = IBElements(
      tree: document.tree, links: links, bars: IBBars(document.tree, links: links), layout: layout,
      dialect: document.dialect,
      places: document.places, path: path, tables: tables)
    translations = IBTranslations(tables, path: path)
    read(path)
  }

  private var tree: IBTree { document.tree }

  private mutating func read(_ path: String) {
    let scenes = tree.nodes.indices.filter { tree[$0].tag == "scene" }
    guard document.isStoryboard || !scenes.isEmpty else {
      add(
        0..<tree.nodes.count, id: StringsPath(path).table,
        title: windowTitle(in: tree.nodes.indices), scene: IBScene.id(ofXib: path))
      return
    }
    for scene in scenes {
      let inside = (scene + 1)..<tree[scene].subtreeEnd
      let controller = tree.controller(of: scene)
      add(
        inside, id: controller.flatMap { name(of: $0) } ?? StringsPath(path).table,
        title: controller.flatMap { title(of: $0) } ?? windowTitle(in: inside),
        scene: controller.map { IBScene.id(of: tree[$0], in: path) })
    }
  }

  private mutating func add(
    _ range: Range<Int>, id: String, title: IBText?, scene: String? = nil
  ) {
    var screen = Screen(id: "")
    var held: [ElementHold] = []
    append(range, to: &screen, &held)
    guard !screen.elements.isEmpty else {
      emptyScenes += 1
      return
    }
    screen.id = screenIDs.unique(ElementIDs.plain(id))
    screen.platform = document.dialect.platform
    screen.locales = translations.languages
    if let title = translations.baseText(of: title), !title.isBlank { screen.title = .found(title) }
    let root = range.first { elements.layout.frames[$0] != nil }
    if let frame = root.flatMap({ elements.layout.frames[$0] }), !frame.isEmpty {
      screen.size = Extent(width: frame.width, height: frame.height)
    }
    screens.append(screen)
    holds.append(held)
    scenes.append(scene)
  }

  // MARK: - Elements

  private mutating func append(
    _ range: Range<Int>, to screen: inout Screen, _ held: inout [ElementHold]
  ) {
    var ids = ElementIDs()
    // For every node of the range the element it became, or the one around it.
    var home: [Int?] = []
    home.reserveCapacity(range.count)
    let layers = IBLayers(
      tree, range, dialect: document.dialect,
      hasScenes: document.isStoryboard)
    for index in range {
      let parent = tree[index].parent.flatMap { $0 >= range.lowerBound ? $0 : nil }
      let around = parent.flatMap { home[$0 - range.lowerBound] }
      guard var made = elements.element(at: index) else {
        home.append(around)
        continue
      }
      translations.translate(&made)
      made.element.id = id(of: made, &ids)
      if let around, isSealed(around, in: screen) {
        // Where the file keeps a control out of reach, the one around it acts for it.
        if made.element.isAccessibilityElement == false { made.element.action = .notMeasured }
        made.element.isAccessibilityElement = false
      }
      made.element.origin?.path += layers.path(of: index)
      if elements.layout.visibility[index] == .untilShown { unshown += 1 }
      if made.isSizedByDesignOnly { unsized += 1 }
      let own = screen.append(made.element, under: around)
      held.append(made.hold)
      // A heading stands before its rows, and a menu opens beside its item: neither holds them.
      home.append(
        tree[index].tag == "tableViewSection" || tree[index].tag == "menuItem" ? around : own)
    }
    numberSegments(of: &screen)
  }

  /// Whether VoiceOver does not look inside an element: it or one around it is met as a whole.
  private func isSealed(_ index: Int, in screen: Screen) -> Bool {
    var around: Int? = index
    while let at = around {
      if screen.elements[at].isAccessibilityElement == true { return true }
      around = screen.elements[at].parent
    }
    return false
  }

  private func numberSegments(of screen: inout Screen) {
    for index in screen.elements.indices where screen.elements[index].role == .segmentedControl {
      let parts = screen.children(of: index)
      let frame = screen.elements[index].frame
      for (place, part) in parts.enumerated() {
        if let frame {
          // Segments share the width evenly, unless they are told not to.
          let width = frame.width / Double(parts.count)
          screen.elements[part].frame = CaptureFacts.frame(
            frame.x + width * Double(place), frame.y, width, frame.height)
        }
        screen.elements[part].position = .found("\(place + 1) of \(parts.count)")
      }
    }
  }

  /// A readable id: the identifier, what it is called, the property that holds it, its picture, or
  /// the object's id.
  private func id(of made: IBElement, _ ids: inout ElementIDs) -> String {
    let element = made.element
    let words = element.label.value ?? element.text.value ?? element.placeholder.value ?? ""
    let slug = ElementIDs.slug(words)
    if element.identifier.value?.isBlank == false { return ids.id(for: element) }
    if !slug.isEmpty { return ids.unique(element.role.rawValue + "-" + slug) }
    if let outlet = made.outlet { return ids.unique(ElementIDs.plain(outlet)) }
    if let icon = element.icon.value, !ElementIDs.slug(icon.name).isEmpty {
      return ids.id(for: element)
    }
    let object = element.source?.key.map { "-" + ElementIDs.slug($0) } ?? ""
    return ids.unique(element.role.rawValue + object)
  }

  // MARK: - Scenes

  private func name(of controller: Int) -> String? {
    let attributes = tree[controller].attributes
    for name in ["customClass", "storyboardIdentifier", "title", "userLabel"] {
      if let text = attributes[name], !ElementIDs.slug(text).isEmpty { return text }
    }
    return nil
  }

  private func title(of controller: Int) -> IBText? {
    let item = tree.child(of: controller) { $0.tag == "navigationItem" }
    for index in [item, controller].compactMap({ $0 }) {
      if let text = tree.text("title", of: index), !text.isBlank {
        return IBText(text, key: (tree[index].id ?? "") + ".title")
      }
    }
    return nil
  }

  private func windowTitle(in range: Range<Int>) -> IBText? {
    guard let window = range.first(where: { tree[$0].tag == "window" }),
      let text = tree.text("title", of: window), text != "Window"
    else { return nil }
    return IBText(text, key: (tree[window].id ?? "") + ".title")
  }
}
