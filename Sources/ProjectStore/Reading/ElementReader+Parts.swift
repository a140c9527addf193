import AuditCore
import LosslessJSON

extension ElementReader {
  mutating func localizations(_ node: Int) -> [Localization] {
    guard facts.json.kind(node) != .null else { return [] }
    guard facts.json.kind(node) == .object else {
      facts.complain(node, expected: "an object with a member a language for \"localized\"")
      return []
    }
    var all: [Localization] = []
    all.reserveCapacity(facts.json.memberCount(node))
    for language in facts.json.members(node) {
      guard facts.json.kind(language.value) == .object else {
        facts.complain(language.value, expected: "an object for one language")
        return all
      }
      all.append(localization(language))
    }
    return all
  }

  private mutating func localization(_ language: JSONMembers.Element) -> Localization {
    var localization = Localization(locale: facts.json.string(language.name))
    for member in facts.json.members(language.value) {
      let value = member.value
      switch facts.json.keyIndex(member.name, in: Self.localizedMembers) {
      case 0: localization.label = facts.measuredText(value, "label")
      case 1: localization.text = facts.measuredText(value, "text")
      case 2: localization.value = facts.measuredText(value, "value")
      case 3: localization.hint = facts.measuredText(value, "hint")
      case 4: localization.inputLabels = facts.measuredList(value, "inputLabels")
      default: break
      }
    }
    return localization
  }

  mutating func states(_ node: Int) -> [ElementState] {
    guard facts.json.kind(node) == .array else {
      if facts.json.kind(node) != .null {
        facts.complain(node, expected: "a list of states for \"states\"")
      }
      return []
    }
    var all: [ElementState] = []
    for item in facts.json.elements(node) {
      guard facts.isObject(item, "a state, as an object with a \"name\"") else { return all }
      var state = ElementState(name: "")
      for member in facts.json.members(item) {
        switch facts.json.keyIndex(member.name, in: Self.stateMembers) {
        case 0: state.name = facts.text(member.value, "name") ?? ""
        case 1: state.label = facts.measuredText(member.value, "label")
        case 2: state.value = facts.measuredText(member.value, "value")
        case 3: state.traits = facts.traits(member.value)
        default: break
        }
      }
      if state.name.isEmpty { facts.complain(item, expected: "a state with a \"name\"") }
      all.append(state)
    }
    return all
  }

  mutating func component(_ node: Int) -> ComponentUse? {
    guard facts.json.kind(node) != .null else { return nil }
    var use = ComponentUse(name: "")
    for member in facts.json.members(node) {
      switch facts.json.keyIndex(member.name, in: Self.componentMembers) {
      case 0: use.name = facts.text(member.value, "name") ?? ""
      case 1: use.size = facts.text(member.value, "size")
      case 2: use.variant = facts.text(member.value, "variant")
      default: break
      }
    }
    guard !use.name.isEmpty else {
      facts.complain(node, expected: "an object with a \"name\" for \"component\"")
      return nil
    }
    return use
  }

  mutating func source(_ node: Int) -> SourceLocation? {
    guard facts.json.kind(node) != .null else { return nil }
    var file = ""
    var place: (line: Int?, column: Int?)
    var (key, expression): (String?, String?)
    for member in facts.json.members(node) {
      switch facts.json.keyIndex(member.name, in: Self.sourceMembers) {
      case 0: file = facts.sharedText(member.value, "file", .file) ?? ""
      case 1: place.line = facts.count(member.value, "line")
      case 2: place.column = facts.count(member.value, "column")
      case 3: key = facts.measuredText(member.value, "key").value
      case 4: expression = facts.measuredText(member.value, "expression").value
      default: break
      }
    }
    guard !file.isEmpty else {
      facts.complain(node, expected: "an object with a \"file\" for \"source\"")
      return nil
    }
    return SourceLocation(
      file: file, line: place.line, column: place.column, key: key, expression: expression)
  }

  mutating func origin(_ node: Int) -> (format: String, path: String)? {
    guard facts.json.kind(node) != .null,
      facts.isObject(node, "an object with \"format\" and \"path\" for \"origin\"")
    else { return nil }
    var origin = (format: "", path: "")
    for member in facts.json.members(node) {
      switch facts.json.keyIndex(member.name, in: Self.originMembers) {
      case 0: origin.format = facts.text(member.value, "format") ?? ""
      case 1: origin.path = facts.text(member.value, "path") ?? ""
      default: break
      }
    }
    return origin
  }

  private static let localizedMembers = JSONKeyTable([
    "label", "text", "value", "hint", "inputLabels",
  ])
  private static let stateMembers = JSONKeyTable(["name", "label", "value", "traits"])
  private static let componentMembers = JSONKeyTable(["name", "size", "variant"])
  private static let sourceMembers = JSONKeyTable([
    "file", "line", "column", "key", "expression",
  ])
  private static let originMembers = JSONKeyTable(["format", "path"])
}
