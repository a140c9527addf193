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
      visible and accessible; of Mac apps the title where there is no label. Sources may stand in JSON, \
      as `curl` saves it, in the log of a server, and several in one file. Texts and the picture inside \
      a button become its visible text and icon. Covered and scrolled-away elements, the keyboard, the \
      status bar and scroll bars are left out and counted, and so are a Mac's window buttons, Apple \
      menu and lines in menus.
      """,
    leavesOut: """
      Hints, input labels, languages and colours are not in a page source; an empty label there is \
      none. `name` is the identifier or, without one, the label, so that an identifier equal to the \
      label is unknown. Names of custom actions are joined there and are left out.
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

  /// Whether the first bytes look like a page source, alone or inside another text.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    let hasElement = start.contains("<XCUIElementType") || start.contains("&lt;XCUIElementType")
    guard ForeignContent.known(start) == nil || hasElement else { return false }
    return hasElement || start.contains("<AppiumAUT") || start.contains("&lt;AppiumAUT")
  }

  /// Reads every page source, one screen each; the same one twice is read once.
  ///
  /// - Complexity: O(bytes).
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    var text = try AppiumText(CaptureText.captured(bytes, path: path), path: path)
    var trees: [AppiumTree] = []
    var failure: ImportError?
    do throws(ImportError) {
      try collect(&text, into: &trees)
    } catch {
      failure = error
    }
    if trees.isEmpty, let failure { throw failure }
    // The text is let go before the elements are made.
    _ = consume text
    var capture = ImportedCapture(format: format, screens: [])
    // Beside a whole source a part of one is what a log tells of.
    let isAnyWhole = trees.contains(where: \.isWhole)
    for index in trees.indices where trees[index].isWhole || !isAnyWhole {
      do throws(ImportError) {
        try add(&trees[index], to: &capture, path: path)
      } catch {
        failure = failure ?? error
      }
    }
    if capture.screens.isEmpty, let failure { throw failure }
    if let failure { capture.notes.append("left out a page source: \(failure.found)") }
    return capture
  }

  /// Reads page sources up to the end, or to one that is broken.
  private static func collect(
    _ text: inout AppiumText, into trees: inout [AppiumTree]
  ) throws(ImportError) {
    var missed = 0
    while true {
      var next: AppiumText.Source?
      do throws(ImportError) {
        next = try text.next()
      } catch {
        // An answer that a log has shortened; a whole one may follow.
        missed += 1
        guard missed <= mostMissed, text.passBroken() else { throw error }
        continue
      }
      guard let source = next else { return }
      do throws(ImportError) {
        try read(source, of: &text, into: &trees)
      } catch {
        // A log may name a tag; what it means is not to be had where a whole source follows.
        missed += 1
        guard !source.isWhole, missed <= mostMissed, text.passToWhole(behind: source) else {
          throw error
        }
      }
    }
  }

  /// How many tags that are no page source are tried; one may be read to the end of the text.
  private static let mostMissed = 16

  /// Reads one page source; parts of one that follow another are one screen.
  private static func read(
    _ source: AppiumText.Source, of text: inout AppiumText, into trees: inout [AppiumTree]
  ) throws(ImportError) {
    let goesOn = !source.isWhole && trees.last.map { !$0.isWhole } ?? false
    // What was read before stays where this one breaks off.
    var builder = goesOn ? trees[trees.count - 1] : AppiumTree(isWhole: source.isWhole)
    do throws(XMLFailure) {
      let end = try XMLReading.readRoot(
        source.bytes, at: source.start, deepest: CaptureTree.deepest
      ) {
        builder.begin($0)
      } end: {
        builder.end()
      }
      text.pass(source, end: end)
    } catch {
      throw text.error(error, in: source)
    }
    if let refusal = builder.refusal {
      throw text.error(
        at: refusal.offset, in: source.bytes, isWrapped: source.isWrapped,
        expected: "a screen of an iOS or macOS app", found: refusal.found, help: refusal.help)
    }
    if goesOn { trees.removeLast() }
    trees.append(builder)
  }

  private static func add(
    _ builder: inout AppiumTree, to capture: inout ImportedCapture, path: String
  ) throws(ImportError) {
    let built = ScreenBuilding(format: format, path: path)
      .screen(of: &builder.tree, size: builder.size)
    guard !built.screen.elements.isEmpty else {
      throw ImportError(
        file: path, expected: "elements on the screen", found: "none",
        help: "the app may have been starting or in the background; take the page source again")
    }
    if capture.screens.isEmpty { capture.platform = builder.platform }
    capture.screens.append(built.screen)
    if capture.appName == nil { capture.appName = builder.appName }
    for note in built.notes + builder.notes where !capture.notes.contains(note) {
      capture.notes.append(note)
    }
    capture.dropRepeatedScreen()
  }
}
