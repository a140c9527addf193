import AuditCore

extension Importer {
  /// Page sources of Appium and WebDriverAgent.
  static let appium = Importer(
    id: "appium", title: "Appium or WebDriverAgent page source (XML)",
    howToGet: """
      # Appium; SESSION is the id of the running session
      curl -s http://localhost:4723/session/SESSION/source > screen.xml
      # or WebDriverAgent by itself
      curl -s http://localhost:8100/source > screen.xml
      """,
    reads: """
      Type, label, value, placeholder, identifier, traits, frame, enabled, and what the tool says of \
      visible and accessible. The answer may stand in JSON, as `curl` saves it, and among log lines. \
      Texts and the picture inside a button become its visible text and icon. Covered and \
      scrolled-away elements, the keyboard, the status bar and scroll bars are left out and counted.
      """,
    leavesOut: """
      Hints, input labels, languages and colours are not in a page source. `name` is the identifier \
      or, without one, the label, so that an identifier equal to the label is unknown. Names of custom \
      actions are joined there and are left out.
      """,
    example: """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Tea Shop" label="Tea Shop"
          enabled="true" visible="true" accessible="false" x="0" y="0" width="393" height="852">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="cartButton" label="cart"
            enabled="true" visible="true" accessible="true" x="329" y="59" width="44" height="44"/>
      </XCUIElementTypeApplication>
      """,
    guess: AppiumSource.looksRight, read: AppiumSource.read)
}

/// Reads page sources of Appium and WebDriverAgent.
enum AppiumSource {
  /// The format's id.
  static let format = "appium"

  /// Whether the first bytes look like a page source, alone or inside a WebDriver answer.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    guard ForeignContent.known(start) == nil || start.contains("<XCUIElementType") else {
      return false
    }
    return start.contains("<XCUIElementType") || start.contains("<AppiumAUT")
      || start.contains("<\0X\0C\0U\0I\0E\0l\0e\0m\0e\0n\0t\0T\0y\0p\0e")
      || start.contains("<\0A\0p\0p\0i\0u\0m\0A\0U\0T")
  }

  /// Reads one page source.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let xml = try AppiumText(CaptureText.utf8(bytes, path: path), path: path)
    var builder = AppiumTree()
    do throws(XMLFailure) {
      try XMLReading.read(xml.bytes, deepest: CaptureTree.deepest) {
        builder.begin($0)
      } end: {
        builder.end()
      }
    } catch {
      throw xml.error(error)
    }
    if let refusal = builder.refusal {
      throw xml.error(
        at: refusal.offset, expected: "a screen of an iOS or macOS app", found: refusal.found,
        help: refusal.help)
    }
    // The text is let go before the elements are made.
    _ = consume xml
    return try capture(&builder, path: path)
  }

  private static func capture(
    _ builder: inout AppiumTree, path: String
  ) throws(ImportError) -> ImportedCapture {
    let built = ScreenBuilding(format: format, path: path)
      .screen(of: &builder.tree, size: builder.size)
    guard !built.screen.elements.isEmpty else {
      throw ImportError(
        file: path, expected: "elements on the screen", found: "none",
        help: "the app may have been starting or in the background; take the page source again")
    }
    return ImportedCapture(
      format: format, appName: builder.appName, platform: builder.platform,
      screens: [built.screen], notes: built.notes + builder.notes)
  }
}
