import AuditCore
import LosslessJSON

extension Importer {
  /// JSON sources of WebDriverAgent.
  static let wda = Importer(
    id: "wda", title: "WebDriverAgent source (JSON)",
    howToGet: "curl -s 'http://localhost:8100/source?format=json' > screen.json",
    reads: """
      Type, label, value, placeholder, identifier (`rawIdentifier`), traits, frame, enabled, and what \
      the tool says of visible and accessible, as today's and older versions write them. Texts and the \
      picture inside a button become its visible text and icon. Covered and scrolled-away elements, \
      the keyboard, the status bar and scroll bars are left out and counted.
      """,
    leavesOut: """
      Hints, input labels, languages and colours are not in the source. Names of custom actions are \
      joined there and are left out.
      """,
    example: """
      {"value": {"type": "Application", "label": "Tea Shop", "isVisible": "1",
        "rect": {"x": 0, "y": 0, "width": 393, "height": 852}, "children": [
          {"type": "Button", "rawIdentifier": "cartButton", "name": "cartButton", "label": "cart",
           "value": null, "isEnabled": "1", "isVisible": "1", "isAccessible": "1",
           "rect": {"x": 329, "y": 59, "width": 44, "height": 44}}]}, "sessionId": "1"}
      """,
    guess: WDASource.looksRight, read: WDASource.read)
}

/// Reads JSON sources of WebDriverAgent.
enum WDASource {
  /// The format's id.
  static let format = "wda"

  private static let help =
    "take `/source?format=json` again while the app is in front"

  /// Whether the first bytes look like a JSON source.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    guard !start.contains("<XCUIElementType"), !start.contains("\"auditType\""),
      !start.contains("\"AXFrame\"")
    else { return false }
    return start.contains("\"rawIdentifier\"") || start.contains("\"isAccessible\"")
      || (start.contains("\"isEnabled\"") && start.contains("\"rect\""))
  }

  /// Reads one or more sources, one screen each.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let screens = JSONScreens(
      format: format, path: path, expected: "a source of WebDriverAgent", help: help)
    return try screens.read(bytes) { (document) throws(ImportError) in
      try collect(document, screens)
    } add: { (builder, capture) throws(ImportError) in
      if !builder.tellsAccess { EchoPruning.prune(&builder.tree) }
      try screens.add(
        &builder.tree, isTooDeep: builder.isTooDeep, size: builder.size,
        appName: builder.appName, notes: builder.notes, to: &capture)
    }
  }

  private static func collect(
    _ document: JSONDocument, _ screens: JSONScreens
  ) throws(ImportError) -> WDATree {
    var builder = WDATree()
    builder.read(document)
    if builder.tree.nodes.isEmpty, !builder.isTooDeep {
      throw ForeignContent.error(
        for: document.bytes, path: screens.path, expected: screens.expected)
    }
    if builder.isTelevision {
      throw ImportError(
        file: screens.path, expected: "a screen of an iOS or macOS app", found: "a tvOS screen",
        help: "Aloud reads iOS and macOS captures; Apple TV has other controls")
    }
    return builder
  }
}
