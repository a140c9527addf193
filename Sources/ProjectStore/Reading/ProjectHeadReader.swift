import AuditCore
import LosslessJSON

/// Reads everything of a project but the screens' insides.
struct ProjectHeadReader {
  var facts: FactReader
  private(set) var project = ProjectFacts(name: "")
  private(set) var review = Review()
  private(set) var screenNodes: [Int] = []
  private var sawFormat = false
  private var sawScreens = false
  private var hasLocales = false

  init(_ facts: FactReader) { self.facts = facts }

  mutating func read() {
    let root = JSONDocument.root
    guard facts.json.kind(root) == .object else {
      facts.complain(root, expected: "a project, as an object")
      return
    }
    for member in facts.json.members(root) { read(member) }
    if !sawFormat {
      facts.complain(
        root, expected: "a member \"format\" with \"aloud-project\"",
        found: "none; aloud import makes a project from a capture")
    }
    if !sawScreens {
      facts.complain(root, expected: "a member \"screens\" with a list", found: "none")
    }
    if !hasLocales { project.locales = [project.baseLocale] }
    if !project.locales.contains(project.baseLocale) {
      project.locales.insert(project.baseLocale, at: 0)
    }
  }

  private mutating func read(_ member: JSONMembers.Element) {
    let value = member.value
    switch facts.json.keyIndex(member.name, in: Self.members) {
    case 0:
      sawFormat = true
      guard facts.json.stringEquals(value, "aloud-project") else {
        facts.complain(value, expected: "\"aloud-project\" for \"format\"")
        return
      }
    case 1: readVersion(value)
    case 2: project.name = facts.text(value, "name") ?? ""
    case 3:
      guard let platform = facts.platform(value) else { return }
      project.platform = platform
    case 4: project.baseLocale = facts.filledText(value, "baseLocale")
    case 5:
      project.locales = facts.textList(value, "locales")
      hasLocales = true
    case 6: project.components = components(value)
    case 7: readScreens(value)
    case 8:
      var reader = ReviewReader(facts: facts)
      review = reader.read(value)
      facts = reader.facts
    default: break
    }
  }

  private mutating func readVersion(_ value: Int) {
    guard let version = facts.json.int(value), version <= Project.formatVersion, version > 0 else {
      facts.complain(
        value, expected: "version \(Project.formatVersion) of the project format, or an older one")
      return
    }
  }

  private mutating func readScreens(_ list: Int) {
    sawScreens = true
    guard facts.json.kind(list) == .array else {
      facts.complain(list, expected: "a list for \"screens\"")
      return
    }
    var ids: Set<String> = []
    for screen in facts.json.elements(list) {
      guard facts.json.kind(screen) == .object, let id = facts.json.member("id", of: screen) else {
        facts.complain(screen, expected: "a screen, as an object with an \"id\"")
        return
      }
      let name = facts.text(id, "id") ?? ""
      // The slash parts screen from element in the keys of findings.
      if name.isEmpty || name.utf8.contains(UInt8(ascii: "/")) {
        facts.complain(id, expected: "a screen's id without \"/\"")
      }
      if !ids.insert(name).inserted {
        facts.complain(id, expected: "an id no other screen has", found: "\"\(name)\" again")
      }
      screenNodes.append(screen)
    }
  }

  private mutating func components(_ node: Int) -> [String: Component] {
    var all: [String: Component] = [:]
    guard facts.isObject(node, "an object with a member a component for \"components\"") else {
      return all
    }
    for member in facts.json.members(node) {
      guard facts.isObject(member.value, "a component, as an object") else { return all }
      let name = facts.json.string(member.name)
      var component = Component(name: name)
      for part in facts.json.members(member.value) { read(part, into: &component) }
      all[name] = component
    }
    return all
  }

  private mutating func read(_ part: JSONMembers.Element, into component: inout Component) {
    let value = part.value
    switch facts.json.keyIndex(part.name, in: Self.componentMembers) {
    case 0: component.iconOnly = facts.flag(value, "iconOnly")
    case 1: component.requires = facts.textList(value, "requires")
    case 2: component.minimumTarget = facts.number(value, "minimumTarget")
    case 3:
      guard facts.isObject(value, "an object with a number a size for \"sizes\"") else { return }
      for size in facts.json.members(value) {
        component.sizes[facts.json.string(size.name)] = facts.number(size.value, "sizes")
      }
    case 4:
      guard facts.isObject(value, "an object with a member a variant for \"variants\"") else {
        return
      }
      for variant in facts.json.members(value) {
        component.variants[facts.json.string(variant.name)] = self.variant(variant.value)
      }
    case 5: component.disabledOpacity = facts.number(value, "disabledOpacity")
    case 6: component.withText = facts.measuredText(value, "withText").value
    case 7: component.grouped = facts.measuredText(value, "grouped").value
    default: break
    }
  }

  private mutating func variant(_ node: Int) -> Component.Variant {
    var variant = Component.Variant(foreground: nil, background: nil)
    guard facts.isObject(node, "a variant, as an object") else { return variant }
    for member in facts.json.members(node) {
      switch facts.json.keyIndex(member.name, in: Self.variantMembers) {
      case 0: variant.foreground = facts.colour(member.value, "foreground")
      case 1: variant.background = facts.colour(member.value, "background")
      default: break
      }
    }
    return variant
  }

  private static let members = JSONKeyTable([
    "format", "version", "name", "platform", "baseLocale", "locales", "components", "screens",
    "review",
  ])
  private static let componentMembers = JSONKeyTable([
    "iconOnly", "requires", "minimumTarget", "sizes", "variants", "disabledOpacity", "withText",
    "grouped",
  ])
  private static let variantMembers = JSONKeyTable(["foreground", "background"])
}
