import AuditCore
import LosslessJSON

/// Brings captured screens into project files.
public enum ProjectImport {
  /// The text of a new project with these screens.
  ///
  /// Screen ids that are taken get a number, and so do element ids of one screen.
  /// - Complexity: O(elements).
  public static func newProject(
    _ screens: [Screen], name: String, platform: Platform, baseLocale: String = "en"
  ) -> [UInt8] {
    var text = ProjectText()
    text.add("{")
    for line in head(name: name, platform: platform, baseLocale: baseLocale) {
      text.newLine(indent: 2)
      text.add(line, indent: 2)
      text.add(",")
    }
    text.newLine(indent: 2)
    text.add("\"screens\": [")
    var ids: Set<String> = []
    for (place, screen) in screens.enumerated() {
      var screen = screen
      screen.id = uniqueID(screen.id, in: ids)
      ids.insert(screen.id)
      text.add(place == 0 ? "" : ",")
      text.newLine(indent: 4)
      ScreenText.add(screen, to: &text, indent: 4)
    }
    if !screens.isEmpty { text.newLine(indent: 2) }
    text.add("],")
    text.newLine(indent: 2)
    text.add("\"review\": { \"decisions\": [], \"fixes\": [], \"checks\": [] }")
    text.newLine(indent: 0)
    text.add("}")
    text.newLine(indent: 0)
    return text.bytes
  }

  private static func head(
    name: String, platform: Platform, baseLocale: String
  ) -> [[JSONFragmentMember]] {
    [
      [JSONFragmentMember("$schema", "project.schema.json")],
      [JSONFragmentMember("format", "aloud-project"), JSONFragmentMember("version", .integer(1))],
      [
        JSONFragmentMember("name", .string(name)),
        JSONFragmentMember("platform", .string(platform.rawValue)),
        JSONFragmentMember("baseLocale", .string(baseLocale)),
        JSONFragmentMember("locales", .strings([baseLocale])),
      ],
      [JSONFragmentMember("components", .object([]))],
    ]
  }

  /// An id that is not taken: the wanted one, or it with a number.
  static func uniqueID(_ wanted: String, in taken: Set<String>) -> String {
    var id = wanted
    var number = 1
    while taken.contains(id) {
      number += 1
      id = "\(wanted)-\(number)"
    }
    return id
  }
}

/// Spells screens and their elements.
enum ScreenText {
  /// Adds a screen whose first brace stands at an indent.
  static func add(_ screen: Screen, to text: inout ProjectText, indent: Int) {
    text.add("{ ")
    text.add(members(of: screen), indent: indent + 2)
    text.add(",")
    text.newLine(indent: indent + 2)
    text.add("\"elements\": [")
    let inner = indent + 4
    // The elements whose lists of children are open.
    var open: [Int] = []
    var isFirst = true
    for (index, element) in screen.elements.enumerated() {
      while let last = open.last, index >= screen.elements[last].subtreeEnd {
        open.removeLast()
        close(&text, indent: inner + open.count * 4)
        isFirst = false
      }
      if !isFirst { text.add(",") }
      let own = inner + open.count * 4
      text.newLine(indent: own)
      text.add("{ ")
      text.add(ElementMembers.members(of: element), indent: own + 2)
      isFirst = element.subtreeEnd > index + 1
      if isFirst {
        text.add(",")
        text.newLine(indent: own + 2)
        text.add("\"children\": [")
        open.append(index)
      } else {
        text.add(" }")
      }
    }
    while open.popLast() != nil { close(&text, indent: inner + open.count * 4) }
    if !screen.elements.isEmpty { text.newLine(indent: indent + 2) }
    text.add("] }")
  }

  private static func close(_ text: inout ProjectText, indent: Int) {
    text.newLine(indent: indent + 2)
    text.add("] }")
  }

  /// The members of a screen without its elements.
  static func members(of screen: Screen) -> [JSONFragmentMember] {
    var list = MemberList()
    list.add("id", screen.id)
    list.add("title", screen.title)
    if let size = screen.size, let width = ElementMembers.number(size.width),
      let height = ElementMembers.number(size.height)
    {
      list.add("size", .array([width, height]))
    }
    list.add("screenshot", screen.screenshot.map { .string($0) })
    return list.members
  }
}
