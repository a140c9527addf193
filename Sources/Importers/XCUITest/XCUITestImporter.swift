import AuditCore
import LosslessJSON

extension Importer {
  /// Descriptions and snapshots of XCUITest.
  static let xcuitest = Importer(
    id: "xcuitest", title: "XCUITest debugDescription (text), or snapshot dictionary (JSON)",
    howToGet: """
      // in a UI test; the text may be cut from a log, or come from `po app` in the debugger
      print(XCUIApplication().debugDescription)
      // or as JSON
      let tree = try XCUIApplication().snapshot().dictionaryRepresentation
      try JSONSerialization.data(withJSONObject: tree)
        .write(to: URL(fileURLWithPath: "screen.json"))
      """,
    reads: """
      Type, identifier, label or title, value, placeholder, selected, disabled, traits where an old \
      Xcode writes them, and frame; among lines of a log, with line breaks in labels, from a text \
      with `\\n` and `\\'` as debuggers print it, and from a list of lines in JSON. A text with several descriptions gives several \
      screens. Texts and the picture inside a button become its visible text and icon.
      """,
    leavesOut: """
      Hints, input labels, languages, and what VoiceOver can land on are not in it; traits only in old \
      ones. Long values of a Mac app are cut short by XCUITest; its frames are places on the display, so \
      the screen has no size. Quotes inside a label are not escaped by XCUITest, so a label that itself looks like \
      attributes may be cut.
      """,
    example: """
      Element subtree:
       →Application, 0x105e24fe0, pid: 21188, label: 'Tea Shop'
          Window (Main), 0x105d18760, {{0.0, 0.0}, {393.0, 852.0}}
            Button, 0x105a2f840, {{329.0, 59.0}, {44.0, 44.0}}, identifier: 'cartButton', label: 'cart'
            StaticText, 0x105d22ea0, {{16.0, 120.0}, {361.0, 20.3}}, label: 'Today's teas'
      """,
    guess: XCUITestSource.looksRight, read: XCUITestSource.read)
}

/// Reads descriptions and snapshots of XCUITest.
enum XCUITestSource {
  /// The format's id.
  static let format = "xcuitest"

  private static let help = "print `app.debugDescription` again while the app is in front"

  /// Whether the first bytes look like a description or a snapshot.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    if isSnapshot(start) { return true }
    guard !start.contains("\"AXFrame\""), !start.contains("<XCUIElementType") else { return false }
    return start.contains("Element subtree:") || start.contains("Attributes: Application")
      || start.contains("Query chain:")
      || start.contains(", {{") && (start.contains("→Application") || hasElementLine(start))
  }

  private static func isSnapshot(_ start: [UInt8]) -> Bool {
    start.contains("\"elementType\"") && start.contains("\"label\"")
      && (start.contains("\"Width\"") || start.contains("\"horizontalSizeClass\""))
  }

  /// The text around the first element of a snapshot, which a log may precede.
  private static func nearMark(of text: [UInt8]) -> [UInt8] {
    let first = max(0, (text.offset(of: "\"elementType\"") ?? 0) - ImporterCatalog.guessedBytes / 2)
    return Array(text[first...].prefix(ImporterCatalog.guessedBytes))
  }

  private static func hasElementLine(_ start: [UInt8]) -> Bool {
    start.split(separator: 0x0A).contains { DescriptionLine.begins(Array($0)) }
  }

  /// Reads every description, one screen each; the same one twice is read once.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let screens = JSONScreens(
      format: format, path: path, expected: "a description of XCUITest", help: help)
    let text = try CaptureText.captured(bytes, path: path)
    if isSnapshot(nearMark(of: text)) {
      return try screens.read(text) { (document) throws(ImportError) in
        var builder = SnapshotTree()
        builder.read(document)
        return builder.built
      } add: { (built, capture) throws(ImportError) in
        try add(&built, to: &capture, screens)
      }
    }
    var reading = DescriptionReading()
    reading.read(DescriptionText.plain(text))
    if reading.trees.isEmpty, text.contains("Element subtree:") {
      throw ImportError(
        file: path, expected: screens.expected, found: "one of which no line begins an element",
        help: "its line breaks may be lost; " + help)
    }
    if reading.trees.isEmpty, text.contains("Query chain:") {
      throw ImportError(
        file: path, expected: screens.expected, found: "a query without its elements",
        help: "the app did not answer; " + help)
    }
    guard !reading.trees.isEmpty else {
      throw ForeignContent.error(for: text, path: path, expected: screens.expected)
    }
    // The text is let go before the elements are made.
    _ = consume text
    return try capture(&reading, screens)
  }

  private static func capture(
    _ reading: inout DescriptionReading, _ screens: JSONScreens
  ) throws(ImportError) -> ImportedCapture {
    var capture = ImportedCapture(format: format, screens: [])
    var failure: ImportError?
    for index in reading.trees.indices {
      do throws(ImportError) {
        try add(&reading.trees[index], to: &capture, screens)
      } catch {
        failure = failure ?? error
      }
    }
    if capture.screens.isEmpty, let failure { throw failure }
    if let failure { capture.notes.append("left out a description: \(failure.found)") }
    if reading.isCutOff {
      capture.notes.append("the text ends inside an element; elements may be missing")
    }
    return capture
  }

  private static func add(
    _ built: inout DescribedTree, to capture: inout ImportedCapture, _ screens: JSONScreens
  ) throws(ImportError) {
    EchoPruning.prune(&built.tree)
    try screens.add(
      &built.tree, isTooDeep: built.isTooDeep, size: built.size, to: &capture)
    if capture.appName == nil { capture.appName = built.appName }
    if built.isMac { capture.platform = .macOS }
    capture.dropRepeatedScreen()
  }
}
