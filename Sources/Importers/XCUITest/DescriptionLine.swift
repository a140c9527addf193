import AuditCore

/// One element of a description: `Button, 0x…, {{x, y}, {w, h}}, identifier: '…', label: '…'`.
struct DescriptionLine {
  /// How far it is indented, in columns.
  let indent: Int
  /// The node.
  private(set) var node: CaptureNode
  /// Whether it ends inside a quoted value or inside its frame.
  private(set) var isOpen = false

  /// Reads an element; it must be one by `begins`.
  ///
  /// - Complexity: O(length).
  init(_ text: [UInt8]) {
    var cursor = DescriptionCursor(text)
    indent = cursor.skipIndent()
    let type = cursor.takeType() ?? "Other"
    var frame: Rect?
    var bits: UInt64?
    var isOpen = false
    var flags: Set<String> = []
    var mayGoOn = cursor.skipOldAddress() || cursor.skipComma()
    while mayGoOn {
      defer { mayGoOn = cursor.skipComma() }
      if cursor.skipAddress() || cursor.skipProcess() { continue }
      if cursor.isAt("{{") {
        guard let spelled = cursor.takeFrame() else {
          isOpen = true
          break
        }
        frame = CaptureFacts.frame(spelled: spelled)
      } else if cursor.take("traits: ") {
        bits = cursor.takeNumber()
      } else if let flag = cursor.takeFlag() {
        flags.insert(flag)
      } else {
        break
      }
    }
    let attributes = DescriptionAttributes(cursor.rest)
    flags.formUnion(attributes.flags)
    self.isOpen = isOpen || attributes.isOpen
    node = DescribedTree.node(
      type: type, traits: bits.map { .found(TraitBits.traits($0)) } ?? .notMeasured,
      label: attributes.texts["label"] ?? attributes.texts["title"],
      value: attributes.texts["value"], placeholder: attributes.texts["placeholderValue"],
      identifier: attributes.texts["identifier"])
    node.frame = frame
    node.enabled = !flags.contains("Disabled")
    DescribedTree.select(&node, flags.contains("Selected"))
  }

  /// Whether a line begins an element: a type and an address, a process or a frame.
  ///
  /// - Complexity: O(1) beside the indent.
  static func begins(_ line: [UInt8]) -> Bool {
    var cursor = DescriptionCursor(line)
    _ = cursor.skipIndent()
    guard cursor.takeType() != nil else { return false }
    if cursor.skipOldAddress() { return cursor.isAt("{{") || cursor.isAt("traits: ") }
    guard cursor.skipComma() else { return false }
    return cursor.skipAddress() || cursor.skipProcess() || cursor.isAt("{{")
  }

  /// Whether an element may go on in the next line: a quote is open, or a value stands without
  /// quotes.
  static func mayGoOn(_ text: [UInt8], unquoted: Bool) -> Bool {
    DescriptionLine(text).isOpen || (unquoted && text.contains(", value: "))
  }

  /// Whether a line is one of xcodebuild's, such as `    t =     3.21s Tap "Pay" Button`.
  static func isLog(_ line: [UInt8]) -> Bool {
    var cursor = DescriptionCursor(line)
    _ = cursor.skipIndent()
    return cursor.isAt("t = ") || cursor.isAt("Test Case ") || cursor.isAt("Test Suite ")
  }
}
