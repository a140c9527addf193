extension ClassReader {
  /// The properties by which a view shows its text.
  static let texts: Set<String> = [
    "title", "text", "stringValue", "attributedText", "attributedTitle", "attributedStringValue",
  ]

  /// The parts of a view that show its text for it.
  static let carriers: Set<String> = ["configuration", "titleLabel", "cell"]

  /// States of a button beside the usual one.
  static let otherStates: Set<String> = [
    "selected", "highlighted", "disabled", "focused", "application", "reserved",
  ]

  /// Whether a method gives a view its text: `setTitle`, or an app's own such as `setText`.
  static func setsText(_ method: String) -> Bool {
    let starts = ["setTitle", "setText", "setAttributedT"]
    guard starts.contains(where: method.hasPrefix) else { return false }
    return !["Color", "Colour", "Font", "Alignment", "Style"].contains { method.contains($0) }
  }

  /// Whether a method gives a view its picture: `setImage`, or an app's own such as `setLargeIcon`.
  static func setsPicture(_ method: String) -> Bool {
    method.hasPrefix("set") && (method.contains("Image") || method.contains("Icon"))
      && !method.contains("Background")
  }

  /// Takes down that the class sets its own text, in place of the file's; the same in another style is no
  /// other.
  mutating func noteOwnText(_ value: Range<Int>?) {
    guard let value, !value.isEmpty, !ClassFacts.isNoText(code.source(value)),
      !value.contains(where: { ClassReader.ownTexts.contains(code.text($0)) })
    else { return }
    facts.makesOwnText = true
  }

  private static let ownTexts = texts.union(["currentTitle", "titleLabel"])

  /// Takes down what a method sets on a property's view: `close.setTitle(…)`.
  mutating func noteText(
    _ method: String, _ arguments: [SwiftCall.Argument], of property: String
  ) {
    if method.contains("Segment") || arguments.contains(where: { $0.label == "forSegmentAt" }) {
      let parts = ["setTitle", "setImage", "setAction", "insertSegment", "removeSegment"]
      if parts.contains(method) || method == "removeAllSegments" {
        facts.segmented.insert(property)
      }
      return
    }
    let state = arguments.first { $0.label == "for" }?.value.last.map(code.text) ?? "normal"
    // What another state shows does not take the place of the usual.
    guard let first = arguments.first, !ClassReader.otherStates.contains(state) else { return }
    if ClassReader.setsPicture(method) { facts.pictured.insert(property) }
    guard ClassReader.setsText(method) else { return }
    noteChoice(first.value, on: property)
    facts.note(text: code.source(first.value), on: property)
  }

  /// `isOn ? "Pause" : "Play"` is one thing now and another then.
  mutating func noteChoice(_ value: Range<Int>, on property: String) {
    if code.choices(value).count > 1 { facts.varied.insert(property) }
  }

  /// Whether a method gives a view another look.
  static func styles(_ method: String) -> Bool {
    method.hasPrefix("apply") || method.hasPrefix("configure") || method.hasPrefix("style")
      || method.contains("Style")
  }

  /// Whether a method takes out all views inside: `removeAllSubviews`, `clearArrangedSubviews`.
  static func empties(_ method: String) -> Bool {
    // Apps put a prefix of their own before what they add to the system's classes.
    let method = method.split(separator: "_").last ?? ""
    return (method.hasPrefix("remove") || method.hasPrefix("clear") || method.hasPrefix("delete"))
      && (method.hasSuffix("Subviews") || method.hasSuffix("subviews"))
  }

  /// Whether a property or method has to do with what happens when a view is pressed.
  static func acts(_ member: String) -> Bool {
    if acting.contains(member) { return true }
    guard member.hasPrefix("add") || member.hasPrefix("on") || member.hasPrefix("set") else {
      return false
    }
    return ["Target", "Action", "Tap", "Gesture", "Handler", "Menu"].contains {
      member.contains($0)
    }
  }

  private static let acting: Set<String> = [
    "on", "rx", "tap", "menu", "showsMenuAsPrimaryAction", "publisher", "tapPublisher", "onTap",
    "action", "target", "sendActions", "controlEvent", "interactions",
  ]
}
