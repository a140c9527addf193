import AuditCore

/// The platform an Interface Builder file is made for.
enum IBDialect: Sendable {
  /// UIKit.
  case touch
  /// AppKit.
  case mac

  var platform: Platform { self == .mac ? .macOS : .iOS }
}

/// An Interface Builder file: what it is made for, and its objects.
struct IBDocument {
  let dialect: IBDialect
  let tree: IBTree
  let places: LinePlaces
  /// Whether it is a storyboard, which has a scene for every screen.
  let isStoryboard: Bool
  /// The id of the controller that a storyboard begins with.
  let firstController: String?
  /// Whether it is only shown while the app begins.
  let isLaunchScreen: Bool

  /// Reads a file.
  ///
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], path: String) throws(ImportError) {
    let known = ForeignContent.compiled(bytes)
    if let known {
      throw ImportError(
        file: path, expected: "a storyboard or xib", found: known.found, help: known.help)
    }
    let text = try CaptureText.utf8(bytes, path: path)
    let root: XMLTag?
    do throws(XMLFailure) {
      (root, tree) = try IBParsing.read(text)
    } catch {
      throw IBDocument.error(error, in: text, path: path)
    }
    guard let root else {
      throw ForeignContent.error(for: text, path: path, expected: "a storyboard or xib")
    }
    dialect = try IBDocument.dialect(of: root, in: text, path: path)
    places = LinePlaces(text)
    firstController = root.attributes["initialViewController"]
    isLaunchScreen = root.attributes["launchScreen"] == "YES"
    isStoryboard = (root.attributes["type"] ?? "").contains("Storyboard")
  }

  private static func error(_ failure: XMLFailure, in text: [UInt8], path: String) -> ImportError {
    let place = text.place(of: failure.offset)
    if text.dropFirst(failure.offset).starts(with: Array("!DOCTYPE".utf8)) {
      return ImportError(
        file: path, line: place.line, column: place.column, expected: "a storyboard or xib",
        found: "a document type", help: "Interface Builder writes none; entities are not read")
    }
    return ImportError(
      file: path, line: place.line, column: place.column, expected: failure.expected,
      found: failure.found,
      help: failure.openAtEnd == nil
        ? "open the file in Xcode and save it again" : "the file was cut off; bring it whole")
  }

  /// What the root says the file is made for; other systems than iOS and macOS are refused.
  private static func dialect(
    of root: XMLTag, in text: [UInt8], path: String
  ) throws(ImportError) -> IBDialect {
    let type = root.attributes["type"] ?? ""
    func refusal(_ found: String, _ help: String) -> ImportError {
      let place = text.place(of: root.offset)
      return ImportError(
        file: path, line: place.line, column: place.column,
        expected: "a storyboard or xib for iOS or macOS", found: found, help: help)
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw ForeignContent.error(for: text, path: path, expected: "a storyboard or xib")
    }
    if root.name == "archive" {
      throw refusal(
        "a xib of Xcode 4 or older", "open it in a current Xcode and save it; it is then converted")
    }
    guard root.name == "document" else {
      throw refusal("<\(root.name)>", "open the file in Xcode and save it again")
    }
    let runtime = root.attributes["targetRuntime"] ?? ""
    if type.contains(".CocoaTouch.") && (runtime.isEmpty || runtime.hasPrefix("iOS.")) {
      return .touch
    }
    if type.contains(".Cocoa.") { return .mac }
    let system = type.contains("AppleTV") ? "tvOS" : type.contains("atch") ? "watchOS" : runtime
    throw refusal(
      "one for \(system.isEmpty ? "another system" : system)", "only iOS and macOS are read")
  }
}
