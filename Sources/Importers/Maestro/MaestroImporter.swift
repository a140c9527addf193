import AuditCore
import LosslessJSON

extension Importer {
  /// Hierarchies of Maestro.
  static let maestro = Importer(
    id: "maestro", title: "Maestro hierarchy (JSON or CSV), or commands of a failed run",
    howToGet: """
      maestro hierarchy > screen.json
      # after a run that failed, the screen it failed on is in
      ls ~/.maestro/tests/*/commands-*.json
      """,
    reads: """
      Label (`accessibilityText`, else `title`; `text` in versions of 2023), value, placeholder (`hintText`), identifier \
      (`resource-id`), bounds, enabled, selected and checked; as `maestro hierarchy` prints them, with \
      `--compact`, as its MCP server's compact JSON, or as `hierarchyRoot` of a failed step. Views that \
      only repeat what stands inside them, scroll bars and the status bar are left out.
      """,
    leavesOut: """
      Maestro drops types and traits, so nearly everything has the role `other`: a field is known by \
      its placeholder and a switch that is on by its check, and no rule can find a button without a \
      name. Hints, input labels and languages are not in it. Android hierarchies and the YAML form are \
      refused.
      """,
    example: """
      {"attributes": {"accessibilityText": "Tea Shop", "bounds": "[0,0][393,852]", "enabled": "true"},
       "children": [
         {"attributes": {"accessibilityText": "cart", "resource-id": "cartButton", "text": "",
           "bounds": "[329,59][373,103]", "enabled": "true", "checked": "false"}, "children": []}]}
      """,
    guess: MaestroSource.looksRight, read: MaestroSource.read)
}

/// Reads hierarchies of Maestro.
enum MaestroSource {
  /// The format's id.
  static let format = "maestro"

  private static let help = "run `maestro hierarchy` while the screen is in front"

  /// Whether the first bytes look like a hierarchy, or like the commands of a run.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    if MaestroTable.header(in: start) != nil { return true }
    return start.contains("\"accessibilityText\"") || start.contains("\"hierarchyRoot\"")
      || start.contains("ui_schema")
      || (start.contains("\"resource-id\"") && start.contains("\"bounds\""))
      || (start.contains("\"command\"") && start.contains("\"metadata\"")
        && start.contains("\"status\""))
  }

  /// Reads every hierarchy, one screen each; the same one twice is read once.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let screens = JSONScreens(
      format: format, path: path, expected: "a hierarchy of Maestro", help: help)
    let text = try CaptureText.captured(bytes, path: path)
    if let start = MaestroTable.header(in: text) {
      var capture = ImportedCapture(format: format, screens: [])
      var table = MaestroTable()
      table.read(text, from: start)
      try add(&table.tree, to: &capture, screens)
      if table.isCutOff { capture.notes.append("the table was cut off; elements are missing") }
      return capture
    }
    if text.contains("ui_schema:") {
      throw ImportError(
        file: path, expected: screens.expected, found: "Maestro's YAML form",
        help: "run `maestro hierarchy`, which writes JSON")
    }
    return try screens.read(text) { (document) throws(ImportError) in
      try collect(document, screens)
    } add: { (trees, capture) throws(ImportError) in
      try addAll(&trees, to: &capture, screens)
    }
  }

  private static func collect(
    _ document: JSONDocument, _ screens: JSONScreens
  ) throws(ImportError) -> [MaestroTree] {
    let roots = MaestroRoots.all(in: document)
    guard !roots.isEmpty else { throw refusal(of: document, screens) }
    return document.withReader { reader in
      roots.map { root in
        var tree = MaestroTree()
        tree.read(root, reader)
        return tree
      }
    }
  }

  private static func addAll(
    _ trees: inout [MaestroTree], to capture: inout ImportedCapture, _ screens: JSONScreens
  ) throws(ImportError) {
    var failure: ImportError?
    var read = 0
    for index in trees.indices {
      do throws(ImportError) {
        try add(&trees[index], to: &capture, screens)
        read += 1
      } catch {
        failure = failure ?? error
      }
    }
    if read == 0, let failure { throw failure }
  }

  private static func refusal(of document: JSONDocument, _ screens: JSONScreens) -> ImportError {
    guard document.bytes.contains("\"command\"") else {
      return ForeignContent.error(
        for: document.bytes, path: screens.path, expected: screens.expected)
    }
    return ImportError(
      file: screens.path, expected: screens.expected,
      found: "the commands of a run without one; Maestro keeps it for steps that fail", help: help)
  }

  private static func add(
    _ collected: inout MaestroTree, to capture: inout ImportedCapture, _ screens: JSONScreens
  ) throws(ImportError) {
    if collected.isAndroid {
      throw ImportError(
        file: screens.path, expected: "a hierarchy of an iOS screen",
        found: "one of an Android screen",
        help: "its names follow other rules and its frames are pixels; "
          + "run `maestro hierarchy` with the iOS app")
    }
    MaestroPruning.prune(&collected.tree)
    try screens.add(
      &collected.tree, isTooDeep: collected.isTooDeep, size: collected.size, to: &capture)
    if capture.appName == nil { capture.appName = collected.appName }
    if collected.isHomeScreen {
      capture.notes.append("the home screen was in front, not the app; it may have ended")
    }
    capture.dropRepeatedScreen()
  }
}
