/// What modifiers show: parts of a view, and what stands beside it or opens over it.
extension ViewReader {
  /// Reads what a modifier shows.
  ///
  /// - Parameters:
  ///   - facts: what all modifiers of the view say.
  ///   - behind: the modifiers behind it, which are said of what it shows where that is a
  ///   part of the view.
  mutating func visit(
    modifier: SwiftCall, _ around: Context, _ facts: ViewModifiers, behind: ArraySlice<SwiftCall>
  ) {
    guard modifier.isCalled else { return }
    switch modifier.name {
    case "overlay", "background":
      // What is drawn over or behind a view is a part of it; everything else stands beside it.
      let facts = ViewModifiers(behind.prefix(ViewReader.mostBehind), in: code)
      var inner = around.behind(facts)
      inner.parent = nil
      inner.enter(facts)
      inner.isInControl = around.isInControl || facts.children == .ignore
      visitViews(of: modifier, inner)
    case "mask":
      // Of a mask only the shape is drawn.
      noteUses(in: modifier.inside, .ignored, around)
    case "toolbar":
      var inner = around
      inner.isInHiddenBar = facts.isBarHidden || around.isBarHidden
      visit(beside: modifier, inner)
    default: visit(beside: modifier, around)
    }
  }

  private mutating func visit(beside modifier: SwiftCall, _ around: Context) {
    let presents = ViewReader.presenting.contains(modifier.name)
    var inner = around
    inner.parent = nil
    inner.isHidden = false
    inner.isUnseen = around.isInHiddenBar
    inner.isEmpty = false
    inner.cover = []
    inner.slots = []
    if presents || ViewReader.outside.contains(modifier.name) {
      // A label around the view is not around what opens from it.
      inner.labelAround = nil
      inner.joinedAround = nil
      inner.titleAround = nil
    }
    switch modifier.name {
    case "tabItem": addTab(modifier, inner)
    case "searchable": addSearchField(modifier, inner)
    case _ where presents || ViewReader.showing.contains(modifier.name):
      inner.isInControl = false
      inner.isApart = true
      inner.isCombined = false
      inner.isInMenu = modifier.name == "contextMenu"
      inner.isMenuItem = false
      if presents || modifier.name == "navigationDestination" {
        inner.isBarHidden = false
        inner.isTitled = false
      }
      inner.isPresented = around.isPresented || presents
      inner.isOpened = around.isOpened || presents || modifier.name == "navigationDestination"
      if ViewReader.covering.contains(modifier.name) { enterLayer(&inner) }
      if let state = ViewSheets.state(of: modifier, code), type.closed.contains(state) {
        // It never opens.
        inner.isUnseen = true
        inner.cover = .closed
      }
      visitViews(of: modifier, inner)
    default: break
    }
  }

  private mutating func visitViews(of modifier: SwiftCall, _ context: Context) {
    for argument in modifier.arguments { visit(argument, context) }
    for closure in modifier.closures { walk(closure.body, context) }
  }

  /// A view, or a closure with views, that is handed to a modifier.
  private mutating func visit(_ argument: SwiftCall.Argument, _ context: Context) {
    let value = code.unwrapped(argument.value)
    let start = value.lowerBound
    guard argument.label?.hasPrefix("on") != true, argument.label != "action" else { return }
    if code.opens(start, "{") { return walk(code.inside(start), context) }
    // ".sheet(isPresented: $isShown, content: details)"
    if value.count == 1, code.kind(start) == .identifier { note(part: start, context) }
    guard code.kind(start) == .identifier,
      let chain = code.chain(at: start, before: value.upperBound),
      chain.root.name.first?.isUppercase ?? false || isMember(chain.root.name)
        || isLocal(chain.root)
    else { return }
    visit(chain, context)
  }

  /// Modifiers whose views open over the screen.
  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu",
    "swipeActions", "inspector", "accessibilityActions",
  ]

  /// Modifiers whose views stand in bars, or on other screens.
  private static let outside: Set<String> = [
    "toolbar", "navigationBarItems", "navigationDestination",
  ]

  /// Modifiers whose views cover the screen, so that what is behind them is not met beside them.
  static let covering: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu",
    "swipeActions", "navigationDestination",
  ]

  /// Modifiers whose views stand on the screen.
  static let showing: Set<String> = [
    "safeAreaInset", "safeAreaBar", "toolbar", "navigationBarItems",
    "navigationDestination", "listRowBackground", "tabViewBottomAccessory",
  ]

  /// So many modifiers behind one are looked at; nobody writes more.
  private static let mostBehind = 64
}
