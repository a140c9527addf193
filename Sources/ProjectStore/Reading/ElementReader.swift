import AuditCore
import LosslessJSON

/// Makes one element from its object in a document.
struct ElementReader {
  var facts: FactReader
  /// The node of the element's children, which the screen's reader goes on with.
  private(set) var children: Int?
  private var hasID = false
  private var hasRole = false

  init(facts: FactReader) { self.facts = facts }

  mutating func read(_ node: Int, into element: inout Element) {
    (children, hasID, hasRole) = (nil, false, false)
    for member in facts.json.members(node) {
      let key = facts.json.keyIndex(member.name, in: ElementReader.members)
      guard key >= 0 else { continue }
      readSpoken(ElementReader.all[key], member.value, into: &element)
    }
    if !hasID { facts.complain(node, expected: "an element with an \"id\"", found: "none") }
    if !hasRole { facts.complain(node, expected: "an element with a \"role\"", found: "none") }
  }

  /// What is heard and said; the rest is passed on.
  private mutating func readSpoken(_ member: Member, _ value: Int, into element: inout Element) {
    switch member {
    case .id:
      element.id = facts.filledText(value, "id")
      hasID = true
    case .role:
      element.role = role(value)
      hasRole = true
    case .label: element.label = facts.measuredText(value, "label")
    case .value: element.value = facts.measuredText(value, "value")
    case .hint: element.hint = facts.measuredText(value, "hint")
    case .identifier: element.identifier = facts.measuredText(value, "identifier")
    case .traits: element.traits = facts.traits(value)
    case .inputLabels: element.inputLabels = facts.measuredList(value, "inputLabels")
    case .language: element.language = facts.measuredText(value, "language")
    case .text: element.text = facts.measuredText(value, "text")
    case .placeholder: element.placeholder = facts.measuredText(value, "placeholder")
    case .icon:
      element.icon = facts.icon(value)
      element.otherIcon = facts.otherIcon(value, than: element.icon)
    case .localized: element.localizations = localizations(value)
    case .states: element.states = states(value)
    case .tooltip: element.tooltip = facts.measuredText(value, "tooltip")
    case .action: element.action = facts.measuredText(value, "action")
    case .object: element.object = facts.measuredText(value, "object")
    case .position: element.position = facts.measuredText(value, "position")
    case .children: children = value
    default: readSeen(member, value, into: &element)
    }
  }

  /// What is seen and touched, and where the element came from.
  private mutating func readSeen(_ member: Member, _ value: Int, into element: inout Element) {
    switch member {
    case .frame: element.frame = facts.rect(value, "frame")
    case .hitFrame: element.hitFrame = facts.measuredRect(value, "hitFrame")
    case .isAccessibilityElement:
      element.isAccessibilityElement = facts.flag(value, "isAccessibilityElement")
    case .hidden: element.hidden = facts.flag(value, "hidden")
    case .decorative: element.decorative = facts.flag(value, "decorative")
    case .informative: element.informative = facts.flag(value, "informative")
    case .enabled: element.enabled = facts.flag(value, "enabled")
    case .selected: element.selected = facts.flag(value, "selected")
    case .repeated: element.repeated = facts.flag(value, "repeated")
    case .userContent: element.userContent = facts.flag(value, "userContent") ?? false
    case .focusable: element.focusable = facts.flag(value, "focusable")
    case .scalesWithDynamicType:
      element.scalesWithDynamicType = facts.flag(value, "scalesWithDynamicType")
    case .opacity: element.opacity = facts.number(value, "opacity")
    case .foreground: element.foreground = facts.colour(value, "foreground")
    case .background: element.background = facts.colour(value, "background")
    case .textSize: element.textSize = facts.number(value, "textSize")
    case .bold: element.bold = facts.flag(value, "bold")
    case .component: element.component = component(value)
    case .source: element.source = source(value)
    case .origin: element.origin = origin(value)
    case .missingSince: element.missingSince = facts.measuredText(value, "missingSince").value
    default: break
    }
  }

  private mutating func role(_ node: Int) -> Role {
    let index = facts.json.kind(node) == .string ? facts.json.keyIndex(node, in: Self.roles) : -1
    guard ElementReader.allRoles.indices.contains(index) else {
      facts.complain(
        node,
        expected: "a role (\(Role.allCases.map(\.rawValue).joined(separator: ", ")))")
      return .other
    }
    return ElementReader.allRoles[index]
  }

  /// The members of an element, in the order of the format's page.
  enum Member: String, CaseIterable {
    case id, role, label, value, hint, identifier, traits, inputLabels, language, text
    case placeholder, icon, frame, hitFrame, isAccessibilityElement, hidden, decorative
    case informative, enabled, selected, opacity, foreground, background, textSize, bold, states
    case component, action, tooltip, object, repeated, userContent, position, focusable
    case scalesWithDynamicType, localized, children, source, origin, missingSince
  }

  private static let all = Member.allCases
  private static let members = JSONKeyTable(Member.allCases.map(\.rawValue))
  private static let allRoles = Role.allCases
  private static let roles = JSONKeyTable(Role.allCases.map(\.rawValue))
}
