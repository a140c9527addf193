/// Small projects for tests.
enum SmallProject {
  /// A screen with a control that has no name, one that is named by its identifier, one that may
  /// have no name, and one without a fault.
  static let faulty = """
    {
      "format": "aloud-project", "version": 1,
      "name": "Notes", "platform": "iOS", "baseLocale": "en", "locales": ["en", "de"],
      "screens": [
        { "id": "list", "title": "Notes", "size": [393, 852],
          "elements": [
            { "id": "trash", "role": "button", "icon": {"symbol": "trash"}, "label": null,
              "frame": [16, 60, 44, 44] },
            { "id": "add", "role": "button", "icon": {"symbol": "plus"}, "label": "addButton",
              "identifier": "addButton", "frame": [80, 60, 44, 44] },
            { "id": "title", "role": "heading", "text": "Notes", "label": "Notes",
              "frame": [140, 60, 100, 44] },
            { "id": "find", "role": "textField", "label": null, "placeholder": "Find",
              "value": null, "frame": [16, 120, 361, 44] }
          ] },
        { "id": "empty", "title": "Nothing here", "size": [393, 852], "elements": [] }
      ],
      "review": { "decisions": [], "fixes": [], "checks": [] }
    }

    """

  /// A screen on which everything is as it should be.
  static let faultless = """
    {
      "format": "aloud-project", "version": 1, "name": "Notes", "platform": "iOS",
      "baseLocale": "en", "locales": ["en"],
      "screens": [ { "id": "list", "title": "Notes", "size": [393, 852], "elements": [
        { "id": "add", "role": "button", "icon": {"symbol": "plus"}, "label": "Add note",
          "frame": [80, 60, 44, 44] } ] } ]
    }

    """

  /// A project every text of which tries something: to clear the screen, to set the window's
  /// title, to write backwards, to begin a line, a formula or a tag.
  static let hostile = """
    {
      "format": "aloud-project", "version": 1,
      "name": "\\u001b[2J\\u001b]0;owned\\u0007Evil", "platform": "iOS",
      "baseLocale": "en", "locales": ["en"],
      "screens": [
        { "id": "s\\u001b[31m", "title": "\\u202egnorw\\u001b[H", "size": [393, 852],
          "elements": [
            { "id": "e\\u009b1m", "role": "button", "icon": {"symbol": "bell"},
              "label": "Bell\\u001b[5m button\\r\\nroot#\\u2066", "frame": [16, 60, 44, 44] },
            { "id": "none\\u0008\\u0008", "role": "button", "icon": {"symbol": "trash"},
              "label": "=cmd()<script>\\u001b[8m button", "hint": "\\u0000\\u001bc",
              "inputLabels": ["Say\\u001b]52;c;cm0=\\u0007", "\\u2028other"],
              "frame": [80, 60, 20, 20] }
          ] }
      ]
    }

    """
}
