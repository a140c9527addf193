import AuditCore
import LosslessJSON

/// Makes a screen and its elements from a document.
struct ScreenReader {
  var facts: FactReader
  private var ids: Set<String> = []

  init(_ facts: FactReader) { self.facts = facts }

  mutating func read(_ node: Int) -> Screen {
    var screen = Screen(id: "")
    screen.node = node
    var elements: Int?
    for member in facts.json.members(node) {
      let value = member.value
      switch facts.json.keyIndex(member.name, in: ScreenReader.members) {
      case 0: screen.id = facts.text(value, "id") ?? ""
      case 1: screen.title = facts.measuredText(value, "title")
      case 2: screen.size = facts.extent(value, "size")
      case 3:
        if facts.json.kind(value) != .null { screen.screenshot = facts.text(value, "screenshot") }
      case 4: elements = value
      case 5:
        var reader = ReportedReader(facts)
        screen.reported = reader.read(value)
        facts = reader.facts
      case 6: screen.platform = facts.platform(value)
      case 7:
        if facts.json.kind(value) != .null { screen.locales = facts.textList(value, "locales") }
      default: break
      }
    }
    if let elements {
      // An element of a capture has some thirty values; room for them all at once saves copies.
      let values = facts.json.end(elements) - elements
      screen.elements.reserveCapacity(values / 24)
      ids.reserveCapacity(values / 24)
      read(elements, into: &screen, parent: nil, depth: 0)
    }
    return screen
  }

  /// The document's depth is bounded, so this cannot run the stack out.
  private mutating func read(_ list: Int, into screen: inout Screen, parent: Int?, depth: Int) {
    guard facts.json.kind(list) == .array else {
      facts.complain(list, expected: "a list of elements")
      return
    }
    for node in facts.json.elements(list) {
      guard facts.problem == nil else { return }
      read(element: node, into: &screen, parent: parent, depth: depth)
    }
  }

  private mutating func read(
    element node: Int, into screen: inout Screen, parent: Int?, depth: Int
  ) {
    guard facts.json.kind(node) == .object else {
      facts.complain(node, expected: "an element, as an object")
      return
    }
    let index = screen.elements.count
    var element = Element(id: "", role: .other)
    element.parent = parent
    element.depth = depth
    element.node = node
    var reader = ElementReader(facts: facts)
    reader.read(node, into: &element)
    if let problem = reader.facts.problem {
      facts.complain(problem)
      return
    }
    guard ids.insert(element.id).inserted else {
      facts.complain(
        node, expected: "an id no other element of screen \"\(screen.id)\" has",
        found: "\"\(element.id)\" again")
      return
    }
    screen.elements.append(consume element)
    if let children = reader.children {
      read(children, into: &screen, parent: index, depth: depth + 1)
    }
    screen.elements[index].subtreeEnd = screen.elements.count
  }

  private static let members = JSONKeyTable([
    "id", "title", "size", "screenshot", "elements", "reported", "platform", "locales",
  ])
}
