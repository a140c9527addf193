/// What the system calls its own buttons, in English.
enum IBSystemNames {
  /// The name of a bar button by its system item; nil for spaces and unknown ones.
  ///
  /// Source: Apple, UIBarButtonItem.SystemItem; names as VoiceOver says them.
  static func barButton(_ item: String) -> String? { barButtons[item] }

  /// Whether a bar button of a system item shows its name as text.
  static func isShown(_ item: String) -> Bool {
    ["done", "cancel", "edit", "save", "undo", "redo"].contains(item)
  }

  /// Whether a system item only keeps others apart.
  static func isSpace(_ item: String) -> Bool { item == "flexibleSpace" || item == "fixedSpace" }

  /// The name of a tab by its system item.
  ///
  /// Source: Apple, UITabBarItem.SystemItem.
  static func tab(_ item: String) -> String? { tabs[item] }

  /// The name of a button of iOS by its type.
  ///
  /// Source: Apple, UIButton.ButtonType; names as VoiceOver says them.
  static func button(_ type: String) -> String? { buttons[type] }

  /// Whether AppKit writes the title of a menu item itself, by its action: in the language of the user,
  /// such as Enter or Exit Full Screen.
  ///
  /// Source: Apple, NSWindow.toggleFullScreen, NSWindow.toggleToolbarShown, UndoManager.undoMenuItemTitle,
  /// NSSplitViewController.toggleSidebar, NSWindow.toggleTabBar.
  static func titlesItem(of action: String) -> Bool { titlingActions.contains(action) }

  private static let titlingActions: Set<String> = [
    "undo", "redo", "toggleFullScreen", "toggleToolbarShown", "toggleSidebar", "toggleTabBar",
    "toggleTabOverview",
  ]

  private static let barButtons: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo",
    "redo": "Redo", "add": "Add", "compose": "Compose", "reply": "Reply", "action": "Share",
    "organize": "Organize", "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh",
    "stop": "Stop", "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause",
    "rewind": "Rewind", "fastForward": "Fast forward", "pageCurl": "Page curl", "close": "Close",
  ]

  private static let tabs: [String: String] = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History",
    "bookmarks": "Bookmarks", "search": "Search", "downloads": "Downloads",
    "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  private static let buttons: [String: String] = [
    "close": "Close", "contactAdd": "Add", "infoLight": "More Info", "infoDark": "More Info",
    "detailDisclosure": "More Info",
  ]
}
