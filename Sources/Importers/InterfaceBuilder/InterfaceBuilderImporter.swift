import AuditCore

extension Importer {
  /// Storyboards and xibs.
  static let interfaceBuilder = Importer(
    id: InterfaceBuilderSource.format, title: "Interface Builder storyboard or xib (XML)",
    howToGet: """
      # the files are in the app's folder; the folder itself brings their translations and code
      aloud import path/to/App -o app.json
      """,
    reads: """
      Views, controls, bar items, tabs, menus and cells of iOS and macOS: titles and images by state, \
      accessibility settings and runtime attributes, outlets and actions, tooltips, and frames of the \
      design. With the folder also the texts by object id, in every language.
      """,
    leavesOut: """
      Launch screens, and what code sets when the app runs. A label that is missing here counts as missing only where no \
      code can reach the object.
      """,
    example: """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <button opaque="NO" id="b1">
                <rect key="frame" x="329" y="59" width="44" height="44"/>
                <accessibility key="accessibilityConfiguration" label="Cart"/>
                <state key="normal" image="cart" catalog="system"/>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
      """,
    guess: InterfaceBuilderSource.looksRight, read: InterfaceBuilderSource.read)
}

/// Reads one storyboard or xib without the app's texts.
enum InterfaceBuilderSource {
  /// The format's id.
  static let format = "ib"

  /// Whether the first bytes look like a storyboard or xib.
  @Sendable static func looksRight(_ start: [UInt8]) -> Bool {
    start.contains("type=\"com.apple.InterfaceBuilder")
      || start.contains("type='com.apple.InterfaceBuilder")
      || start.starts(with: Array("NIBArchive".utf8))
  }

  /// Reads one file.
  @Sendable static func read(
    _ bytes: consuming [UInt8], path: String
  ) throws(ImportError) -> ImportedCapture {
    let capture = try InterfaceBuilderReader(tables: StringTables(), path: path).read(bytes)
    guard !capture.screens.isEmpty else {
      let isLaunchScreen = try IBDocument(bytes, path: path).isLaunchScreen
      throw ImportError(
        file: path, expected: "elements of a screen",
        found: isLaunchScreen
          ? "a launch screen, which is only shown while the app begins" : "none",
        help: isLaunchScreen
          ? "bring what people use once the app runs"
          : "controllers without views hold nothing to review; code may show what is on them")
    }
    return capture
  }
}
