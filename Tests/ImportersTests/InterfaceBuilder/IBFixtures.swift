import AuditCore
import Testing

@testable import Importers

/// Makes storyboards and xibs of small parts, in the shape Xcode writes them.
enum IBFixtures {
  static func xib(_ objects: String, owner: String = "", mac: Bool = false) -> String {
    let type = mac ? "Cocoa" : "CocoaTouch"
    let runtime = mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" targetRuntime="\(runtime)">
        <dependencies><deployment identifier="iOS"/></dependencies>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TeaView">
            <connections>\(owner)</connections>
          </placeholder>
      \(objects)
        </objects>
        <resources><image name="xmark" catalog="system" width="8" height="8"/></resources>
      </document>
      """
  }

  /// A storyboard of scenes, each of a controller's attributes and content.
  static func storyboard(_ scenes: (attributes: String, content: String)..., mac: Bool = false)
    -> String
  {
    let type = mac ? "Cocoa" : "CocoaTouch"
    let runtime = mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    let body = scenes.enumerated().map { number, scene in
      """
      <scene sceneID="s\(number)-aa-aaa"><objects>
        <viewController \(scene.attributes) id="c\(number)-aa-aaa" sceneMemberID="viewController">
      \(scene.content)
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f\(number)-aa-aaa"/>
      </objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" targetRuntime="\(runtime)">
        <scenes>
      \(body.joined(separator: "\n"))
        </scenes>
      </document>
      """
  }

  /// A view with others inside, at a place in the view around.
  static func view(
    _ inside: String, _ frame: (Int, Int, Int, Int) = (0, 0, 390, 800), attributes: String = "",
    id: String = "vvv-vv-vvv", tag: String = "view", more: String = ""
  ) -> String {
    """
    <\(tag) \(attributes) id="\(id)">\(rect(frame))<subviews>\(inside)</subviews>\(more)</\(tag)>
    """
  }

  static func rect(_ frame: (Int, Int, Int, Int)) -> String {
    "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
  }

  /// What a reader makes of a text.
  static func read(
    _ text: String, path: String = "App/Tea.xib", tables: StringTables = StringTables()
  ) throws -> ImportedCapture {
    try InterfaceBuilderReader(tables: tables, path: path).read(Array(text.utf8))
  }

  /// The elements of the one screen of a xib of some objects.
  static func elements(
    _ objects: String, owner: String = "", mac: Bool = false
  ) throws -> [Element] {
    let capture = try read(xib(objects, owner: owner, mac: mac))
    return try #require(capture.screens.first).elements
  }

  /// The one element of a xib of one object.
  static func element(
    _ object: String, owner: String = "", mac: Bool = false
  ) throws -> Element {
    let all = try elements(object, owner: owner, mac: mac)
    #expect(all.count == 1)
    return try #require(all.first)
  }
}
