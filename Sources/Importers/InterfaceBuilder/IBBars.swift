/// What the classes of a file's controllers call bar buttons and tabs by their places, and what tabs
/// show of the controllers they stand for.
struct IBBars {
  /// By node what classes call it, the surest first.
  private(set) var places: [Int: [OutletName]] = [:]
  /// By node the titles of controllers that it shows where it has none of its own.
  private(set) var titlesInCode: [Int: [OutletName]] = [:]
  /// By node the title in the file of the controller that it stands for.
  private(set) var titles: [Int: IBText] = [:]
  /// The nodes that may show the title of a controller further in.
  private(set) var maybeTitled: Set<Int> = []
  /// The tabs that nobody sees.
  private(set) var unseen: Set<Int> = []

  private let tree: IBTree
  /// By controller the one it shows first.
  private var roots: [Int: Int] = [:]
  /// By controller the navigation controller that shows it first.
  private var around: [Int: Int] = [:]
  /// By controller its place in the tabs of another one.
  private var tabs: [Int: (owner: Int, place: Int)] = [:]
  /// By controller with tabs how many it has.
  private var counts: [Int: Int] = [:]

  /// - Complexity: O(nodes + lines).
  init(_ tree: IBTree, links: IBLinks) {
    self.tree = tree
    for connection in tree.connections where connection.kind == .segue {
      guard let relationship = connection.relationship,
        let controller = links.indices[connection.destination]
      else { continue }
      switch relationship {
      case "rootViewController":
        roots[connection.owner] = controller
        around[controller] = connection.owner
      case "viewControllers", "tabItems":
        tabs[controller] = (connection.owner, counts[connection.owner, default: 0])
        counts[connection.owner, default: 0] += 1
      default: break
      }
    }
    for (index, node) in tree.nodes.enumerated() {
      switch node.tag {
      case "navigationItem": readButtons(of: index)
      case "toolbarItems": if let owner = node.parent { readList(index, "toolbarItems", of: owner) }
      case "tabBarItem": readTab(index)
      default: break
      }
    }
    readMacTabs()
  }

  // MARK: Bar buttons

  private mutating func readButtons(of item: Int) {
    guard let controller = tree[item].parent else { return }
    for child in tree.children(of: item) {
      let key = tree[child].key ?? ""
      if let list = BarPlace.lists[key], tree[child].tag == "barButtonItem" {
        note(child, controller, BarPlace.names(list, 0, of: 1))
      } else if BarPlace.lists.values.contains(tree[child].tag) {
        readList(child, tree[child].tag, of: controller)
      }
    }
  }

  private mutating func readList(_ list: Int, _ name: String, of controller: Int) {
    let items = tree.children(of: list)
    for (place, item) in items.enumerated() {
      note(item, controller, BarPlace.names(name, place, of: items.count))
    }
  }

  private mutating func note(_ item: Int, _ controller: Int, _ names: [String]) {
    guard let type = tree[controller].attributes["customClass"] else { return }
    places[item, default: []] += names.map { OutletName(type: type, property: $0) }
  }

  // MARK: Tabs

  private mutating func readTab(_ item: Int) {
    guard let controller = tree[item].parent else { return }
    let outer = around[controller]
    let outerItem = outer.flatMap { at in tree.child(of: at) { $0.tag == "tabBarItem" } }
    // The navigation controller's own item is the one in the bar; one that stands for another
    // storyboard is that storyboard's.
    if outerItem != nil && tabs[controller] == nil
      || tree[controller].tag == "viewControllerPlaceholder"
    {
      unseen.insert(item)
      return
    }
    if let tab = tabs[controller] ?? outer.flatMap({ tabs[$0] }) {
      note(
        item, tab.owner, BarPlace.names(BarPlace.tabs, tab.place, of: counts[tab.owner] ?? 0))
    }
    note(item, controller, [BarPlace.ownTab])
    let inner = roots[controller]
    if let inner { note(item, inner, [BarPlace.tabAround]) }
    takeTitle(item, of: [controller, outer].compactMap(\.self))
    if titles[item] == nil, let inner {
      takeTitleInCode(item, of: inner)
      if title(of: inner) != nil { maybeTitled.insert(item) }
    }
  }

  /// Tabs of the Mac stand in the order of the lines to their controllers.
  private mutating func readMacTabs() {
    for (controller, tab) in tabs.sorted(by: { $0.key < $1.key })
    where tree[tab.owner].tag == "tabViewController" {
      let items = tree.children(of: tab.owner).filter { tree[$0].tag == "tabViewItem" }
      guard tab.place < items.count else { continue }
      let item = items[tab.place]
      note(item, tab.owner, BarPlace.names(BarPlace.macTabs, tab.place, of: items.count))
      takeTitle(item, of: [controller])
    }
  }

  private mutating func takeTitle(_ item: Int, of controllers: [Int]) {
    titles[item] = controllers.lazy.compactMap(title).first
    for controller in controllers { takeTitleInCode(item, of: controller) }
  }

  private func title(of controller: Int) -> IBText? {
    guard let text = tree.text("title", of: controller), !text.isBlank else { return nil }
    return IBText(text, key: (tree[controller].id ?? "") + ".title")
  }

  private mutating func takeTitleInCode(_ item: Int, of controller: Int) {
    guard let type = tree[controller].attributes["customClass"] else { return }
    titlesInCode[item, default: []].append(OutletName(type: type, property: BarPlace.title))
  }
}
