import AuditCore
import LosslessJSON

/// Brings captured screens into project files.
public enum ProjectImport {
  /// The text of a new project with these screens.
  ///
  /// Screen ids that are taken get a number.
  /// - Complexity: O(elements).
  public static func newProject(
    _ screens: [Screen], name: String, platform: Platform, baseLocale: String = "en"
  ) -> [UInt8] {
    var text = ProjectText()
    text.add("{")
    let locales = [baseLocale] + locales(of: screens).filter { $0 != baseLocale }
    for line in head(name: name, platform: platform, locales: locales) {
      text.newLine(indent: 2)
      text.add(line, indent: 2)
      text.add(",")
    }
    text.newLine(indent: 2)
    var ids: Set<String> = []
    var fragments: [JSONFragment] = []
    for screen in screens {
      var screen = screen.stated(in: platform)
      screen.id = uniqueID(screen.id, in: ids)
      ids.insert(screen.id)
      fragments.append(ElementFragments(screen).screenFragment)
    }
    text.add("screens", list: fragments, indent: 2)
    text.add(",")
    text.newLine(indent: 2)
    // Each list stands open on lines of its own, so that its first entry is one added line and two
    // reviewers' branches merge.
    let lists = ["decisions", "fixes", "checks"].map { "    \"\($0)\": [\n    ]" }
    text.add("\"review\": {\n" + lists.joined(separator: ",\n") + "\n  }")
    text.newLine(indent: 0)
    text.add("}")
    text.newLine(indent: 0)
    return text.bytes
  }

  /// The screens of parts that make up a new project; places in one of several folders are told from
  /// the folder around.
  public static func screens(of parts: [ImportedPart]) -> [Screen] {
    let isSeveral = parts.count(where: { $0.coverage?.folder != nil }) > 1
    return parts.flatMap { part in
      guard isSeveral, let folder = part.coverage?.folder else { return part.screens }
      return part.screens.map { $0.movingSources(into: folder + "/") }
    }
  }

  private static func head(
    name: String, platform: Platform, locales: [String]
  ) -> [[JSONFragmentMember]] {
    [
      [JSONFragmentMember("$schema", "project.schema.json")],
      [JSONFragmentMember("format", "aloud-project"), JSONFragmentMember("version", .integer(1))],
      [
        JSONFragmentMember("name", .string(name)),
        JSONFragmentMember("platform", .string(platform.rawValue)),
        JSONFragmentMember("baseLocale", .string(locales.first ?? "en")),
        JSONFragmentMember("locales", .strings(locales)),
      ],
      [JSONFragmentMember("components", .object([]))],
    ]
  }

  /// The languages the elements have texts in, in order.
  private static func locales(of screens: [Screen]) -> [String] {
    var locales: Set<String> = []
    for screen in screens {
      for element in screen.elements {
        for texts in element.localizations { locales.insert(texts.locale) }
      }
    }
    return locales.sorted()
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

extension Screen {
  /// The screen as a project for a platform writes it: without a platform where that is the same.
  func stated(in platform: Platform) -> Screen {
    var screen = self
    if screen.platform == platform { screen.platform = nil }
    return screen
  }
}
