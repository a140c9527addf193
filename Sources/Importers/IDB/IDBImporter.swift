import AuditCore
import LosslessJSON

extension Importer {
  /// Accessibility trees of idb and of the tools built on it.
  static let idb = Importer(
    id: "idb", title: "idb describe-all or AXe describe-ui (JSON)",
    howToGet: """
      idb ui describe-all > screen.json
      # or AXe; UDID is the simulator's
      axe describe-ui --udid UDID > screen.json
      """,
    reads: """
      Role, label, value, hint (`help`), placeholder, identifier, traits, custom actions, frame and \
      enabled, as a flat list, a nested tree, a lone element, or the answer of `--format complete`. \
      Several reads may stand in one file, among log lines; elements that stand alone, one a line, are of \
      one screen. It is what VoiceOver meets in a simulator.
      """,
    leavesOut: """
      Input labels, languages and colours are not in it. A row that VoiceOver meets as one element \
      comes without what is inside, so visible texts and pictures are often unknown. AXe writes no \
      traits.
      """,
    example: """
      [{"type": "Application", "AXLabel": "Tea Shop", "AXFrame": "{{0, 0}, {393, 852}}", "children": [
        {"type": "Button", "role": "AXButton", "AXLabel": "cart", "AXUniqueId": "cartButton",
         "AXValue": null, "help": "Opens the cart", "enabled": true, "custom_actions": [],
         "frame": {"x": 329, "y": 59, "width": 44, "height": 44}}]}]
      """,
    guess: IDBSource.looksRight, read: IDBSource.read)
}

/// Reads accessibility trees of idb and AXe.
enum IDBSource {
  /// The format's id.
  static let format = "idb"

  private static let help =
    "run `idb ui describe-all` or `axe describe-ui` again while the app is in front; "
    + "accessibility may have been off or the app starting"

  /// Whether the first bytes look like a tree of idb or AXe.
  @Sendable static func looksRight(_ text: [UInt8]) -> Bool {
    if text.contains("\"AXFrame\"") || text.contains("\"AXLabel\"")
      || text.contains("\"AXUniqueId\"") || text.contains("\"role_description\"")
    {
      return true
    }
    return ForeignContent.known(text) == nil && text.contains("\"elements\"")
      && (text.contains("\"backend\"") || text.contains("\"coordinate_space\"")
        || (text.contains("\"identifier\"") && text.contains("\"frame\"")))
  }

  /// Reads one or more trees, one screen each; elements that stand alone, one a line, are of one screen.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let screens = JSONScreens(
      format: format, path: path, expected: "a tree of elements", help: help)
    return try screens.read(bytes) { (document) throws(ImportError) in
      try collect(document, screens)
    } join: { (builder, document) in
      builder.join(document)
    } add: { (builder, capture) throws(ImportError) in
      try screens.add(
        &builder.tree, isTooDeep: builder.isTooDeep, size: builder.size,
        appName: builder.appName, notes: builder.notes, to: &capture)
    }
  }

  private static func collect(
    _ document: JSONDocument, _ screens: JSONScreens
  ) throws(ImportError) -> IDBTree {
    var builder = IDBTree()
    builder.read(document)
    if builder.objects == 0, !builder.isTooDeep {
      throw ForeignContent.error(
        for: document.bytes, path: screens.path, expected: screens.expected)
    }
    if builder.told == 0, !builder.isTooDeep {
      throw ImportError(
        file: screens.path, expected: "elements on the screen",
        found: builder.objects == 1 ? "one element of which nothing is known" : "nothing known",
        help: "the read failed; " + help)
    }
    return builder
  }
}
