import AuditCore
import AuditRules
import ProjectStore
import Workbench

extension Subcommand {
  static let rules = Subcommand(
    name: "rules", arguments: "[ID]", count: 0...1,
    summary: "Lists the rules, or shows one with its cases and sources.",
    example: "aloud rules control-name"
  ) { arguments, rim in
    if let id = arguments.plain.first {
      guard let rule = RuleCatalog.all.first(where: { $0.id == id }) else {
        throw Complaint("there is no rule \"\(id)\"", help: "aloud rules lists them")
      }
      let lines = ["\(rule.id)"] + RulePage.lines(rule)
      try rim.write(lines.map { $0 + "\n" }.joined())
      return 0
    }
    let width = RuleCatalog.all.map(\.id.count).max() ?? 0
    for rule in RuleCatalog.all {
      let criteria = rule.wcag.map { Criterion.of($0)?.numberAndLevel ?? $0 }
      try rim.write(
        "\(rule.id.padded(to: width))  \(rule.impact.rawValue.padded(to: 8))  "
          + "\(criteria.joined(separator: ", ").padded(to: 18))  \(rule.title)\n")
    }
    return 0
  }

  static let themes = Subcommand(
    name: "themes", arguments: "", count: 0...0, summary: "Lists the themes there are."
  ) { _, rim in
    for name in ThemeLibrary.names(environment: rim.environment, executable: rim.executable) {
      try rim.write(name + "\n")
    }
    return 0
  }

  static let validate = Subcommand(
    name: "validate", arguments: "PROJECT...", count: 1...Int.max,
    summary: "Checks that a file is a project, and says where it is not."
  ) { arguments, rim in
    for path in arguments.plain {
      let project = try rim.project(path)
      var elements = 0
      for index in 0..<project.screenCount {
        do throws(ProjectError) {
          elements += try project.screen(at: index).elements.count
        } catch { throw Complaint("\(path):\(error.description)") }
      }
      try rim.write(
        "\(path): valid, \(project.screenCount.of("screen")), \(elements.of("element"))\n")
    }
    return 0
  }

  static let help = Subcommand(
    name: "help", arguments: "[SUBCOMMAND]", count: 0...1,
    summary: "Shows help, for the program or for one subcommand."
  ) { arguments, rim in
    guard let name = arguments.plain.first else {
      try rim.write(HelpText.overview)
      return 0
    }
    guard let command = Subcommand.named(name) else {
      throw Complaint("there is no subcommand \"\(name)\"", help: "aloud help lists them")
    }
    try rim.write(HelpText.page(command))
    return 0
  }
}
