/// Writes a large project of a made-up app, for measuring; the same every time.
enum GenerateProject {
  /// Elements of one screen, as busy screens of real apps have them.
  static let elementsPerScreen = 200

  /// A project with about this many elements in English, German and Japanese.
  static func bytes(elements: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(elements * 450)
    text += Array(
      """
      {
        "$schema": "project.schema.json",
        "format": "aloud-project", "version": 1,
        "name": "Large", "platform": "iOS", "baseLocale": "en", "locales": ["en", "de", "ja"],
        "components": {
          "DSIconButton": { "iconOnly": true, "requires": ["label"], "minimumTarget": 44,
            "sizes": {"sm": 32, "md": 44, "lg": 56} } },
        "screens": [

      """.utf8)
    let screens = max(1, elements / elementsPerScreen)
    for screen in 0..<screens {
      text += Array(
        "    { \"id\": \"screen-\(screen)\", \"title\": \"Screen \(screen)\", \"size\": [393, 852],\n      \"elements\": [\n"
          .utf8)
      for row in 0..<(elementsPerScreen / 4) {
        text += Array(group(screen: screen, row: row).utf8)
        text += Array(row + 1 == elementsPerScreen / 4 ? "\n".utf8 : ",\n".utf8)
      }
      text += Array((screen + 1 == screens ? "      ] }\n" : "      ] },\n").utf8)
    }
    text += Array(
      "  ],\n  \"review\": {\n    \"decisions\": [\n    ],\n    \"fixes\": [\n    ],\n    \"checks\": [\n    ]\n  }\n}\n".utf8)
    return text
  }

  private static let teas = [
    ("jasmine tea", "Jasmintee", "ジャスミン茶"), ("assam", "Assam", "アッサム"),
    ("sencha", "Sencha", "煎茶"), ("oolong", "Oolong", "烏龍茶"), ("rooibos", "Rooibos", "ルイボス"),
  ]

  /// A row: a group with a title, a button with text, an icon button and a toggle; some are wrong.
  private static func group(screen: Int, row: Int) -> String {
    let tea = teas[(screen + row) % teas.count]
    let y = 60 + row * 48
    let name = "\(tea.0) \(row + 1)"
    let label: String
    switch (screen * 7 + row) % 20 {
    case 0: label = "null"
    case 1: label = "\"square.and.arrow.up\""
    case 2: label = "\"shareButton\""
    case 3: label = "\"Share button\""
    default: label = "\"Share \(name)\""
    }
    return """
              { "id": "row-\(row)", "role": "group", "frame": [0, \(y), 393, 48],
                "children": [
                  { "id": "title-\(row)", "role": "text", "text": "\(name)", "label": null,
                    "frame": [16, \(y), 180, 44], "foreground": "#1F2933", "background": "#FFFFFF",
                    "localized": {"de": {"text": "\(tea.1) \(row + 1)"}, "ja": {"text": "\(tea.2) \(row + 1)"}},
                    "source": {"file": "Screen\(screen)View.swift", "line": \(20 + row * 10)} },
                  { "id": "share-\(row)", "role": "button", "icon": {"symbol": "square.and.arrow.up"},
                    "label": \(label), "identifier": "shareButton", "frame": [200, \(y), 44, 44],
                    "action": "shareTea", "component": {"name": "DSIconButton", "size": "md"},
                    "localized": {"de": {"label": "\(tea.1) \(row + 1) teilen"}, "ja": {"label": "\(tea.2) \(row + 1)を共有"}},
                    "source": {"file": "Screen\(screen)View.swift", "line": \(23 + row * 10)} },
                  { "id": "favorite-\(row)", "role": "toggle", "icon": {"symbol": "heart"},
                    "label": "Favorite \(name)", "object": "\(name)", "frame": [250, \(y), 44, 44],
                    "action": "toggleFavorite", "traits": ["button"],
                    "localized": {"de": {"label": "Favorit \(tea.1) \(row + 1)"}, "ja": {"label": "\(tea.2) \(row + 1)をお気に入り"}},
                    "source": {"file": "Screen\(screen)View.swift", "line": \(27 + row * 10)} }
                ] }
      """
  }
}
