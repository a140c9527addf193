import AuditCore
import ProjectStore
import Workbench

extension Subcommand {
  private static let walkOptions = [
    Option(name: "--locale", value: "TAG", help: "The language; else the base one.")
  ]

  static let speak = Subcommand(
    name: "speak", arguments: "PROJECT [SCREEN]", count: 1...2,
    summary: "Shows what VoiceOver says, screen by screen.", options: walkOptions,
    example: "aloud speak Projects/tea-shop.json catalog --locale de"
  ) { arguments, rim in
    try walk(arguments, rim) { context, locale in
      var lines: [String] = []
      for index in context.screen.elements.indices where isStop(index, context) {
        let phrase = Speech.phrase(
          for: index, in: context.screen, project: context.project, locale: locale)
        lines.append("\(lines.count + 1)  \"\(phrase)\"")
      }
      return lines.isEmpty ? ["VoiceOver stops at nothing here"] : lines
    }
  }

  static let commands = Subcommand(
    name: "commands", arguments: "PROJECT [SCREEN]", count: 1...2,
    summary: "Shows what Voice Control calls each control, and which names clash.",
    options: walkOptions, example: "aloud commands Projects/tea-shop.json catalog"
  ) { arguments, rim in
    try walk(arguments, rim) { context, locale in
      let names = VoiceControl.names(in: context, locale: locale)
      var lines = names.map { name in
        guard !name.shown.isEmpty else {
          return "by number only: \(context.screen.elements[name.index].id)"
        }
        let rest = name.phrases.dropFirst()
        let also = rest.isEmpty ? "" : "  (also \(rest.joined(separator: ", ")))"
        return "Tap \(name.shown)\(also)"
      }
      lines += VoiceControl.clashes(among: names).map {
        "clash: \"\($0.phrase)\" reaches \($0.indices.count) controls; Voice Control numbers them"
      }
      return lines.isEmpty ? ["Voice Control reaches nothing here"] : lines
    }
  }

  private static func walk(
    _ arguments: Arguments, _ rim: Rim, _ lines: (AuditContext, String) -> [String]
  ) throws -> Int32 {
    let project = try rim.project(arguments.plain[0])
    let locale = arguments.value("--locale") ?? project.facts.baseLocale
    try project.facts.check(language: locale)
    let wanted = arguments.plain.count > 1 ? arguments.plain[1] : nil
    var isFound = false
    for index in 0..<project.screenCount {
      if let wanted, project.screenID(at: index) != wanted { continue }
      isFound = true
      let screen = try project.screen(at: index)
      let context = AuditContext(project: project.facts, screen: screen)
      try rim.write(visibleText("\(screen.name), \(locale)") + "\n")
      if screen.isGone, let day = screen.elements.first?.missingSince {
        try rim.write("  " + visibleText("gone from the app since \(day)") + "\n")
        continue
      }
      for line in lines(context, locale) { try rim.write("  " + visibleText(line) + "\n") }
    }
    if let wanted, !isFound { throw Complaint("the project has no screen \"\(wanted)\"") }
    return 0
  }

  /// Whether VoiceOver stops at an element as it is swiped through the screen.
  private static func isStop(_ index: Int, _ context: AuditContext) -> Bool {
    let element = context.screen.elements[index]
    guard context.isExposed(index) else { return false }
    if let stops = element.isAccessibilityElement { return stops }
    return element.role != .group || !context.names[index].text.isBlank
  }
}
