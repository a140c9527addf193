/// What an item of a bar is called by its place, in code and in storyboards alike:
/// `navigationItem.rightBarButtonItems?[0]`, `tabBar.items?[1]`.
enum BarPlace {
  /// The items of a tab bar; the controllers of the tabs stand in the same order.
  static let tabs = "tabBar.items"
  /// The tabs of a controller on the Mac.
  static let macTabs = "tabViewItems"
  /// The tab of the controller itself.
  static let ownTab = "tabBarItem"
  /// The tab of the navigation controller that a controller stands in.
  static let tabAround = "navigationController.tabBarItem"
  /// The title of a controller, which its tab shows where it has none.
  static let title = "title"

  /// The lists of bar buttons, by the property that holds only the first.
  static let lists = [
    "leftBarButtonItem": "leftBarButtonItems", "rightBarButtonItem": "rightBarButtonItems",
  ]

  /// The item at a place in a list.
  static func name(_ list: String, _ place: Int) -> String { "\(list)[\(place)]" }

  /// The last item of a list.
  static func last(_ list: String) -> String { "\(list)[last]" }

  /// An item of a list of which the place is not known.
  static func any(_ list: String) -> String { "\(list)[any]" }

  /// All that an item may be called, the surest first.
  static func names(_ list: String, _ place: Int, of count: Int) -> [String] {
    [name(list, place)] + (place == count - 1 ? [last(list)] : []) + [any(list)]
  }
}
