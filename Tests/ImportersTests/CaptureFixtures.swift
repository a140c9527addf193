import AuditCore

@testable import Importers

/// Page sources and trees of a small shop app, shaped as the tools write them.
enum CaptureFixtures {
  /// A page source around the given nodes, as Appium gives it.
  static func page(_ nodes: String, name: String = "Tea Shop") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="\(name)" \
    label="\(name)" enabled="true" visible="true" accessible="false" x="0" y="0" width="393" \
    height="852" index="0" traits="" processId="7" bundleId="com.example.tea">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" \
    accessible="false" x="0" y="0" width="393" height="852" index="0" traits="">
          \(nodes)
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """
  }

  /// One node; what is not given stands as on a plain visible view.
  static func node(
    _ type: String, _ attributes: String = "", frame: [Int] = [16, 100, 100, 44],
    traits: String? = "", visible: Bool = true, accessible: Bool = false, _ inside: String = ""
  ) -> String {
    let tag = "XCUIElementType\(type)"
    let place = "x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\""
    let listed = traits.map { " traits=\"\($0)\"" } ?? ""
    return "<\(tag) type=\"\(tag)\" \(attributes) enabled=\"true\" visible=\"\(visible)\""
      + " accessible=\"\(accessible)\" \(place) index=\"0\"\(listed)>\(inside)</\(tag)>\n"
  }

  /// A button with a label of its own.
  static func button(
    _ label: String, name: String? = nil, frame: [Int] = [16, 100, 100, 44], _ inside: String = ""
  ) -> String {
    node(
      "Button", "name=\"\(name ?? label)\" label=\"\(label)\"", frame: frame, traits: "Button",
      accessible: true, inside)
  }

  static func text(_ words: String, name: String? = nil, frame: [Int] = [20, 110, 60, 20]) -> String
  {
    node(
      "StaticText", "value=\"\(words)\" name=\"\(name ?? words)\" label=\"\(words)\"", frame: frame,
      traits: "StaticText")
  }

  static func appium(_ xml: String, path: String = "tea.xml") throws -> ImportedCapture {
    try AppiumSource.read(Array(xml.utf8), path: path)
  }

  /// The elements of a page source with the given nodes.
  static func elements(_ nodes: String) throws -> [Element] {
    try appium(page(nodes)).screens.flatMap(\.elements)
  }

  /// One element of idb, as its flat list has it; members given replace the usual ones.
  static func idb(
    _ type: String, label: String = "null", value: String = "null", id: String = "null",
    frame: String = "{\"y\":100,\"x\":16,\"width\":100,\"height\":44}", more: String = ""
  ) -> String {
    """
    {"AXFrame":"{{16, 100}, {100, 44}}","AXUniqueId":\(id),"frame":\(frame),\
    "role_description":"x","AXLabel":\(label),"content_required":false,"type":"\(type)",\
    "title":null,"help":null,"custom_actions":[],"AXValue":\(value),"enabled":true,\
    "role":"AX\(type)","subrole":null\(more)}
    """
  }

  /// The application's own element.
  static let idbApp =
    "{\"AXFrame\":\"{{0, 0}, {393, 852}}\",\"AXUniqueId\":null,\"frame\":{\"y\":0,\"x\":0,"
    + "\"width\":393,\"height\":852},\"AXLabel\":\"Tea Shop\",\"type\":\"Application\","
    + "\"role\":\"AXApplication\",\"AXValue\":null,\"enabled\":true}"

  static func read(idb json: String, path: String = "tea.json") throws -> ImportedCapture {
    try IDBSource.read(Array(json.utf8), path: path)
  }

  /// The elements of a flat list.
  static func idbElements(_ elements: String...) throws -> [Element] {
    try read(idb: "[" + ([idbApp] + elements).joined(separator: ",") + "]").screens[0].elements
  }

  /// The error a reading ends with, or nil where it succeeds.
  static func refusal(of content: String, path: String = "tea.xml") -> ImportError? {
    refusal(of: Array(content.utf8), path: path)
  }

  static func refusal(of bytes: [UInt8], path: String = "tea.xml") -> ImportError? {
    do {
      _ = try ImporterCatalog.read(bytes, path: path)
      return nil
    } catch {
      return error
    }
  }
}
