import AuditCore

/// Collects the nodes of a page source.
struct AppiumTree {
  var tree = CaptureTree()
  /// Whether it is an app's, and not a part of one.
  let isWhole: Bool
  private var first: Extent?
  private(set) var platform = Platform.iOS
  private(set) var refusal: (offset: Int, found: String, help: String)?
  private var apps: [(name: String?, isSystem: Bool)] = []
  private var joinedActions = 0
  private var hasFocus = false

  init(isWhole: Bool) { self.isWhole = isWhole }

  /// The screen's size; none of a Mac's, where frames are places on the display and windows lie anywhere.
  var size: Extent? { platform == .macOS ? nil : first }

  /// The app's name: the first one that is not the home screen.
  var appName: String? {
    let app = apps.first { !$0.isSystem && $0.name != nil } ?? apps.first
    return app?.name
  }

  /// What to tell beyond what was left out.
  var notes: [String] {
    var notes: [String] = []
    if apps.count > 1 { notes.append("the capture holds \(apps.count) apps over one another") }
    if joinedActions > 0 {
      notes.append(
        "left out the custom actions of "
          + CaptureNotes.count(joinedActions, "element", "elements")
          + "; the page source joins their names")
    }
    return notes
  }

  /// Begins the node of a tag.
  mutating func begin(_ tag: XMLTag) {
    let type = AppiumTree.type(of: tag)
    if type == "Application" { note(application: tag) }
    if tag.attributes["focused"] != nil { hasFocus = true }
    if tag.attributes["customActions"].map({ !$0.isEmpty }) ?? false { joinedActions += 1 }
    if hasFocus, platform == .iOS, let size, size == Extent(width: 1920, height: 1080) {
      refuse(
        tag, "a tvOS screen", "Aloud reads iOS and macOS captures; Apple TV has other controls")
    }
    var node = AppiumNode.node(type: type, attributes: tag.attributes)
    if MacParts.isInClosedMenu(node) { node.visible = false }
    tree.begin(node)
  }

  /// Ends the node begun last.
  mutating func end() { tree.end() }

  private mutating func note(application tag: XMLTag) {
    let attributes = tag.attributes
    if attributes["elementType"] != nil { platform = .macOS }
    let name = ["label", "name", "title"].lazy.compactMap { attributes[$0] }.first { !$0.isBlank }
    apps.append((name, attributes["bundleId"] == "com.apple.springboard"))
    if first == nil, let frame = AppiumNode.frame(attributes), !frame.isEmpty {
      first = Extent(width: frame.width, height: frame.height)
    }
  }

  private mutating func refuse(_ tag: XMLTag, _ found: String, _ help: String) {
    if refusal == nil { refusal = (tag.offset, found, help) }
  }

  private static func type(of tag: XMLTag) -> String {
    let prefix = "XCUIElementType"
    for name in [tag.name, tag.attributes["type"] ?? ""] where name.hasPrefix(prefix) {
      let type = name.dropFirst(prefix.count)
      if !type.isEmpty { return String(type) }
    }
    return tag.name == "AppiumAUT" ? tag.name : "Other"
  }
}
