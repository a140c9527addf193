import AuditCore

/// What a hierarchy says of one element or container.
///
/// The encoder leaves out what is nil, so what is absent is not there.
/// Source: AccessibilitySnapshotModel, AccessibilityElement.swift and AccessibilityContainer.swift.
enum AccessibilitySnapshotNode {
  /// The node of an element.
  static func element(_ facts: JSONFacts) -> CaptureNode {
    let traits = traits(facts)
    let role = role(traits.value ?? [])
    var node = CaptureNode(
      type: role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst(), role: role)
    node.traits = traits
    node.label = measured(facts, "label")
    node.value = measured(facts, "value")
    node.hint = hint(facts)
    node.identifier = measured(facts, "identifier")
    node.language = facts.text("accessibilityLanguage")
    node.inputLabels = inputLabels(facts)
    node.customActions = facts.texts("customActions").map { Array($0.prefix(64)) } ?? []
    node.frame = facts.object("shape").flatMap(frame)
    node.accessible = true
    if let traits = traits.value { node.enabled = !traits.contains(.notEnabled) }
    node.selected = isSelected(node)
    return node
  }

  /// The node of a container; most have no name and only group.
  static func container(_ facts: JSONFacts) -> CaptureNode {
    let type = facts.object("type")
    let isTabBar = type?.has("tabBar") ?? (facts.text("type").value == "tabBar")
    var node = CaptureNode(type: isTabBar ? "TabBar" : "Group", role: .group)
    let group = type?.object("semanticGroup")
    node.label = group.map { measured($0, "label") } ?? .none
    node.value = group.map { measured($0, "value") } ?? .none
    if node.heard != nil {
      node.identifier = measured(facts, "identifier")
      if let group, node.identifier == .none { node.identifier = measured(group, "identifier") }
    }
    node.frame = corners(facts, "frame")
    node.accessible = false
    node.customActions = facts.texts("customActions").map { Array($0.prefix(64)) } ?? []
    return node
  }

  private static func measured(_ facts: JSONFacts, _ name: String) -> Measured<String> {
    let text = facts.text(name)
    return text.isMeasured ? text : .none
  }

  // MARK: - What it is

  private static func traits(_ facts: JSONFacts) -> Measured<Traits> {
    guard let names = facts.texts("traits") else { return .notMeasured }
    var traits = CaptureFacts.traits(names)
    for name in names.prefix(64) {
      if name == "tabBarItem" { traits.insert(.tab) }
      if name == "textArea" { traits.insert(.textEntry) }
      if name.hasPrefix("unknown("), name.hasSuffix(")"),
        let bits = UInt64(name.dropFirst(8).dropLast())
      {
        traits.formUnion(TraitBits.traits(bits))
      }
    }
    return .found(traits)
  }

  private static func role(_ traits: Traits) -> Role {
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.secureTextField) { return .secureTextField }
    if traits.contains(.textEntry) { return .textField }
    if traits.contains(.tab) { return .tab }
    return RoleOfType.role("Other", traits: traits)
  }

  private static func isSelected(_ node: CaptureNode) -> Bool? {
    let isMarked = node.traits.value?.contains(.selected)
    guard node.role == .switch || node.role == .toggle else { return isMarked }
    switch node.value.value {
    case "1": return true
    case "0": return false
    default: return isMarked
    }
  }

  /// The parser gives no names for an element that takes no action, and for an empty list.
  private static func inputLabels(_ facts: JSONFacts) -> Measured<[String]> {
    if let names = facts.texts("userInputLabels") { return .found(names) }
    return facts.flag("respondsToUserInteraction") == false ? .notMeasured : .none
  }

  // MARK: - Hints

  /// The hint without what VoiceOver adds by itself for some traits.
  ///
  /// Source: AccessibilitySnapshotModel, Strings.swift; its translations are not known here.
  private static func hint(_ facts: JSONFacts) -> Measured<String> {
    // Newer versions keep the app's own apart.
    let own = facts.text("authoredHint")
    if own.isMeasured { return own }
    guard let hint = facts.text("hint").value else { return .none }
    for added in addedHints where hint.hasSuffix(added) {
      let own = hint.dropLast(added.count)
      if own.isEmpty { return .none }
      if own.hasSuffix(". ") { return .found(String(own.dropLast(2))) }
    }
    return .found(hint)
  }

  private static let addedHints = [
    "Double tap to edit., Use the rotor to access Misspelled Words",
    "Swipe up or down with one finger to adjust the value.", "Double tap to toggle setting.",
    "Double tap to edit.", "Use the rotor to access Misspelled Words",
  ]

  // MARK: - Shapes

  private static func frame(_ shape: JSONFacts) -> Rect? {
    if shape.has("frame") { return corners(shape, "frame") }
    guard let parts = shape.elements("pathElements") else { return nil }
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    for part in parts {
      guard let part = JSONFacts(part, shape.reader) else { continue }
      // `{"line": {"to": [x, y]}}`; the curve lies inside the box of its control points.
      for step in part.reader.members(part.index) {
        for point in part.reader.members(step.value) {
          guard let (x, y) = pair(point.value, part) else { continue }
          box =
            box.map { (min($0.left, x), min($0.top, y), max($0.right, x), max($0.bottom, y)) }
            ?? (x, y, x, y)
        }
      }
    }
    return box.flatMap {
      CaptureFacts.frame($0.left, $0.top, $0.right - $0.left, $0.bottom - $0.top)
    }
  }

  /// A rectangle as `[[x, y], [width, height]]`.
  private static func corners(_ facts: JSONFacts, _ name: String) -> Rect? {
    guard let list = facts.elements(name) else {
      return facts.object(name).flatMap { $0.has("_0") ? corners($0, "_0") : nil }
    }
    let pairs = list.prefix(3).compactMap { pair($0, facts) }
    guard pairs.count == 2 else { return nil }
    return CaptureFacts.frame(pairs[0].0, pairs[0].1, pairs[1].0, pairs[1].1)
  }

  private static func pair(_ index: Int, _ facts: JSONFacts) -> (Double, Double)? {
    let numbers = facts.reader.elements(index).prefix(3).compactMap { facts.reader.double($0) }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
    return (numbers[0], numbers[1])
  }
}
