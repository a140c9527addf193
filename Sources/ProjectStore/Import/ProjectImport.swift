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
  ) -> NewProjectText {
    let locales = [baseLocale] + locales(of: screens).filter { $0 != baseLocale }
    return NewProjectText(
      screens, platform: platform, head: head(name: name, platform: platform, locales: locales))
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
