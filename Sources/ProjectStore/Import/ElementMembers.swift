import AuditCore
import LosslessJSON

/// The members that spell an element in a project file, in the order of the format's page.
///
/// What was not measured is left out, and what was looked for and not there is `null`. Children are
/// not among them.
enum ElementMembers {
  /// The members of an element.
  ///
  /// - Complexity: O(members).
  static func members(of element: Element) -> [JSONFragmentMember] {
    var list = MemberList()
    list.add("id", element.id)
    list.add("role", element.role.rawValue)
    addTexts(of: element, to: &list)
    addGeometry(of: element, to: &list)
    addAppearance(of: element, to: &list)
    addUse(of: element, to: &list)
    return list.members
  }

  private static func addTexts(of element: Element, to list: inout MemberList) {
    list.add("label", element.label)
    list.add("value", element.value)
    list.add("hint", element.hint)
    list.add("identifier", element.identifier)
    list.add("traits", element.traits) { .strings($0.names) }
    list.add("inputLabels", element.inputLabels) { .strings($0) }
    list.add("language", element.language)
    list.add("text", element.text)
    list.add("placeholder", element.placeholder)
    list.add("icon", element.icon) { icon($0, or: element.otherIcon) }
  }

  private static func addGeometry(of element: Element, to list: inout MemberList) {
    list.add("frame", element.frame.flatMap(rectangle))
    switch element.hitFrame {
    case .found(let area): list.add("hitFrame", rectangle(area))
    case .none: list.add("hitFrame", .null)
    case .notMeasured: break
    }
    list.add("isAccessibilityElement", element.isAccessibilityElement)
    list.add("hidden", element.hidden)
    list.add("decorative", element.decorative)
    list.add("informative", element.informative)
    list.add("enabled", element.enabled)
    list.add("selected", element.selected)
  }

  private static func addAppearance(of element: Element, to list: inout MemberList) {
    list.add("opacity", element.opacity.flatMap(number))
    list.add("foreground", element.foreground.map { .string($0.hex) })
    list.add("background", element.background.map { .string($0.hex) })
    list.add("textSize", element.textSize.flatMap(number))
    list.add("bold", element.bold)
    if !element.states.isEmpty { list.add("states", .array(element.states.map(state))) }
    list.add("component", element.component.map(component))
  }

  private static func addUse(of element: Element, to list: inout MemberList) {
    list.add("action", element.action)
    list.add("tooltip", element.tooltip)
    list.add("object", element.object)
    list.add("repeated", element.repeated)
    if element.userContent { list.add("userContent", true) }
    list.add("position", element.position)
    list.add("focusable", element.focusable)
    list.add("scalesWithDynamicType", element.scalesWithDynamicType)
    if !element.localizations.isEmpty {
      list.add("localized", .object(element.localizations.map(localization)))
    }
    list.add("source", element.source.map(source))
    if let origin = element.origin {
      list.add(
        "origin",
        .object([
          JSONFragmentMember("format", .string(origin.format)),
          JSONFragmentMember("path", .string(origin.path)),
        ]))
    }
  }

  // MARK: - Values

  private static func icon(_ icon: Icon, or other: Icon?) -> JSONFragment {
    let kind =
      switch icon {
      case .symbol: "symbol"
      case .asset: "asset"
      case .glyph: "glyph"
      }
    let or = other.map { [JSONFragmentMember("or", .string($0.name))] } ?? []
    return .object([JSONFragmentMember(kind, .string(icon.name))] + or)
  }

  private static func rectangle(_ rect: Rect) -> JSONFragment? {
    let edges = [rect.x, rect.y, rect.width, rect.height].compactMap(number)
    return edges.count == 4 ? .array(edges) : nil
  }

  /// A number as people write it, or nil for what JSON cannot spell.
  static func number(_ value: Double) -> JSONFragment? {
    guard value.isFinite else { return nil }
    if let whole = Int(exactly: value) { return .integer(whole) }
    return .number("\(value)")
  }

  private static func state(_ state: ElementState) -> JSONFragment {
    var list = MemberList()
    list.add("name", state.name)
    list.add("label", state.label)
    list.add("value", state.value)
    list.add("traits", state.traits) { .strings($0.names) }
    return .object(list.members)
  }

  private static func component(_ use: ComponentUse) -> JSONFragment {
    var list = MemberList()
    list.add("name", use.name)
    list.add("size", use.size.map { .string($0) })
    list.add("variant", use.variant.map { .string($0) })
    return .object(list.members)
  }

  private static func localization(_ texts: Localization) -> JSONFragmentMember {
    var list = MemberList()
    list.add("label", texts.label)
    list.add("text", texts.text)
    list.add("value", texts.value)
    list.add("hint", texts.hint)
    list.add("inputLabels", texts.inputLabels) { .strings($0) }
    return JSONFragmentMember(texts.locale, .object(list.members))
  }

  private static func source(_ place: SourceLocation) -> JSONFragment {
    var list = MemberList()
    list.add("file", place.file)
    list.add("line", place.line.map { .integer($0) })
    list.add("column", place.column.map { .integer($0) })
    list.add("key", place.key.map { .string($0) })
    list.add("expression", place.expression.map { .string($0) })
    return .object(list.members)
  }
}

/// Members in order; what is nil or not measured is not added.
struct MemberList {
  private(set) var members: [JSONFragmentMember] = []

  mutating func add(_ name: String, _ value: JSONFragment?) {
    if let value { members.append(JSONFragmentMember(name, value)) }
  }

  mutating func add(_ name: String, _ text: String) { add(name, .string(text)) }

  mutating func add(_ name: String, _ flag: Bool?) { add(name, flag.map { .bool($0) }) }

  mutating func add(_ name: String, _ text: Measured<String>) { add(name, text) { .string($0) } }

  mutating func add<Value>(
    _ name: String, _ value: Measured<Value>, as spell: (Value) -> JSONFragment
  ) {
    switch value {
    case .notMeasured: break
    case .none: add(name, JSONFragment.null)
    case .found(let value): add(name, spell(value))
    }
  }
}
