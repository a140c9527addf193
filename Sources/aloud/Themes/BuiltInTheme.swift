import Workbench

/// The default theme, which the program has without any file.
enum BuiltInTheme {
  /// The text of `Themes/default.json`; a test holds the two the same.
  static let text = """
    {
      "name": "default",
      "styles": {
        "plain": {},
        "title": {"bold": true},
        "heading": {"bold": true, "underline": true},
        "marker": {"bold": true},
        "focus": {"reverse": true},
        "muted": {"dim": true},
        "critical": {"bold": true, "underline": true},
        "serious": {"bold": true},
        "moderate": {"underline": true},
        "minor": {},
        "cannotTell": {"dim": true},
        "passed": {},
        "changed": {"bold": true},
        "warning": {"bold": true, "underline": true},
        "input": {"underline": true},
        "selection": {"bold": true, "reverse": true},
        "status": {},
        "statusError": {"bold": true, "reverse": true},
        "key": {"bold": true},
        "match": {"bold": true, "underline": true}
      }
    }

    """

  /// The theme; plain where the text above could not be read.
  static var theme: Theme {
    guard let file = try? ThemeFile(parsing: Array(text.utf8), path: "built-in theme"),
      let theme = try? ThemeResolution([file]).theme(named: ThemeLibrary.standardName)
    else { return Theme(name: ThemeLibrary.standardName) { _ in Look() } }
    return theme
  }
}
