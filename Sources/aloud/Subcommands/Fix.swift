import AuditCore
import AuditRules
import ProjectStore
import Workbench

extension Subcommand {
  static let fix = Subcommand(
    name: "fix", arguments: "PROJECT ELEMENT", count: 2...2,
    summary: "Corrects an element's label, hint or Voice Control names; ELEMENT is screen/element.",
    options: [
      Option(name: "--label", value: "TEXT", help: "The label."),
      Option(
        name: "--input-label", value: "TEXT", isRepeatable: true,
        help: "A Voice Control name, the shown one first; may be repeated."),
      Option(name: "--hint", value: "TEXT", help: "The hint."),
      Option(name: "--decorative", value: "YES|NO", help: "Whether an image says nothing."),
      Option(name: "--locale", value: "TAG", help: "The language; else the base one."),
      reviewerOption,
    ],
    example: "aloud fix Projects/tea-shop.json catalog/filter --label \"Filter results\""
  ) { arguments, rim in
    let values = try fixValues(arguments)
    let path = arguments.plain[0]
    var (file, project) = try ProjectFile.open(path)
    var model = try oneScreen(of: project, element: arguments.plain[1], rim)
    guard let element = model.screens[0].index(of: elementID(arguments.plain[1])) else {
      throw Complaint(
        "screen \"\(model.screens[0].id)\" has no element \"\(elementID(arguments.plain[1]))\"")
    }
    let locale = arguments.value("--locale").flatMap { $0 == project.facts.baseLocale ? nil : $0 }
    if let locale { try project.facts.check(language: locale) }
    var edits: [ProjectEdit] = []
    for (member, value) in values {
      let place = MemberPlace(
        screen: model.screens[0].id, element: model.screens[0].elements[element].id,
        locale: member == .decorative ? nil : locale, member: member)
      let from = model.screens[0].elements[element].value(of: member, locale: place.locale)
      guard from != value else { continue }
      let preview = FixPreview(
        model: model, screen: 0, element: element, member: member, locale: place.locale,
        value: value)
      let edit = ProjectEdit.fix(
        place, from: from, to: value, clears: preview.clearedKeys,
        reviewer: rim.reviewer(arguments), now: rim.now, review: model.review)
      edits.append(edit)
      model.apply(edit, now: rim.now)
      try rim.write(words(edit, preview))
    }
    guard !edits.isEmpty else {
      try rim.write("Nothing changed: the project holds this already.\n")
      return 0
    }
    let conflicts = try file.save(edits)
    if let first = conflicts.first { throw Complaint("\(path): \(first.conflict)") }
    try rim.write("Saved \(path).\n")
    return 0
  }

  private static func fixValues(
    _ arguments: Arguments
  ) throws(Complaint) -> [(FixMember, FixValue)] {
    var values: [(FixMember, FixValue)] = []
    if let label = arguments.value("--label") { values.append((.label, .text(label))) }
    if arguments.has("--input-label") {
      values.append((.inputLabels, .list(arguments.all("--input-label").filter { !$0.isBlank })))
    }
    if let hint = arguments.value("--hint") { values.append((.hint, .text(hint))) }
    if let word = arguments.value("--decorative") {
      guard word == "yes" || word == "no" else { throw Complaint("--decorative takes yes or no") }
      values.append((.decorative, .flag(word == "yes")))
    }
    guard !values.isEmpty else {
      throw Complaint("fix needs --label, --input-label, --hint or --decorative")
    }
    return values
  }

  private static func words(_ edit: ProjectEdit, _ preview: FixPreview) -> String {
    var lines = [
      "The \(edit.title).", "Heard: \"\(preview.heard.before)\" -> \"\(preview.heard.after)\"",
    ]
    let shown = [preview.shown.before, preview.shown.after].map { name in
      name.isEmpty ? "nothing" : "\"\(name)\""
    }
    lines.append("Shown to Voice Control: \(shown[0]) -> \(shown[1])")
    if !preview.clears.isEmpty { lines.append("Clears: \(preview.clears.joined(separator: ", "))") }
    if !preview.raises.isEmpty { lines.append("Raises: \(preview.raises.joined(separator: ", "))") }
    return lines.map { visibleText($0) + "\n" }.joined()
  }

  /// The element's id in screen/element.
  static func elementID(_ path: String) -> String {
    guard let slash = path.firstIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// What the other screens mention, by their place before or behind a screen; one that cannot be
  /// read is left out, since it is not the one to be changed.
  private static func others(
    than screen: Int, in project: Project, _ auditor: Auditor
  ) -> [Int: [Mention]] {
    var others: [Int: [Mention]] = [:]
    for index in 0..<project.screenCount where index != screen {
      guard let other = try? project.screen(at: index) else { continue }
      others[index - screen] = auditor.mentions(of: other, of: project.facts)
    }
    return others
  }

  /// A model with only the screen of an element path; the others are known by what they mention.
  static func oneScreen(
    of project: Project, element path: String, _ rim: Rim
  ) throws -> ProjectModel {
    guard let slash = path.firstIndex(of: "/") else {
      throw Complaint("\"\(path)\" is no element; it is named as screen/element")
    }
    let id = String(path[..<slash])
    let auditor = Auditor(rules: RuleCatalog.all)
    var model = ProjectModel(facts: project.facts, review: project.review, auditor: auditor)
    for index in 0..<project.screenCount {
      guard project.screenID(at: index) == id else { continue }
      let screen = try project.screen(at: index)
      let findings = ScreenFindings(
        auditor.audit(screen, of: project.facts), review: project.review,
        ruleIndex: model.ruleIndex, now: rim.now)
      model.append([(screen, findings)])
      model.compare(with: others(than: index, in: project, auditor), now: rim.now)
      return model
    }
    throw Complaint("the project has no screen \"\(id)\"")
  }
}
