import AuditCore
import LosslessJSON

/// Makes a screen and its elements from a document.
struct ScreenReader {
  private var reader: ElementReader
  private var ids: Set<String> = []

  init(_ facts: FactReader) { reader = ElementReader(facts: facts) }

  /// What is read, and what is wrong with it.
  var facts: FactReader { reader.facts }

  mutating func read(_ node: Int) -> Screen {
    var screen = Screen(id: "")
    screen.node = node
    var elements: Int?
    for member in reader.facts.json.members(node) {
      let value = member.value
      switch reader.facts.json.keyIndex(member.name, in: ScreenReader.members) {
      case 0: screen.id = reader.facts.text(value, "id") ?? ""
      case 1: screen.title = reader.facts.measuredText(value, "title")
      case 2: screen.size = reader.facts.extent(value, "size")
      case 3:
        if reader.facts.json.kind(value) != .null {
          screen.screenshot = reader.facts.text(value, "screenshot")
        }
      case 4: elements = value
      case 5:
        var others = ReportedReader(reader.facts)
        screen.reported = others.read(value)
        reader.facts = others.facts
      case 6: screen.platform = reader.facts.platform(value)
      case 7:
        if reader.facts.json.kind(value) != .null {
          screen.locales = reader.facts.textList(value, "locales")
        }
      default: break
      }
    }
    if let elements {
      // An element of a capture has twenty values or more; room for them all at once saves copies, and
      // room that is not filled costs nothing.
      let values = reader.facts.json.end(elements) - elements
      screen.elements.reserveCapacity(values / 16)
      ids.reserveCapacity(values / 24)
      read(elements, into: &screen, parent: nil, depth: 0)
    }
    return screen
  }

  /// The document's depth is bounded, so this cannot run the stack out.
  private mutating func read(_ list: Int, into screen: inout Screen, parent: Int?, depth: Int) {
    guard reader.facts.json.kind(list) == .array else {
      reader.facts.complain(list, expected: "a list of elements")
      return
    }
    for node in reader.facts.json.elements(list) {
      guard reader.facts.problem == nil else { return }
      read(element: node, into: &screen, parent: parent, depth: depth)
    }
  }

  private mutating func read(
    element node: Int, into screen: inout Screen, parent: Int?, depth: Int
  ) {
    guard reader.facts.json.kind(node) == .object else {
      reader.facts.complain(node, expected: "an element, as an object")
      return
    }
    let index = screen.elements.count
    var element = Element(id: "", role: .other)
    element.parent = parent
    element.depth = depth
    element.node = node
    reader.read(node, into: &element)
    guard reader.facts.problem == nil else { return }
    guard ids.insert(element.id).inserted else {
      reader.facts.complain(
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
