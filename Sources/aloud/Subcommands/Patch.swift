import AuditCore
import Importers
import ProjectStore
import Reports

extension Subcommand {
  static let patch = Subcommand(
    name: "patch", arguments: "PROJECT --source DIR", count: 1...1,
    summary: "Writes the fixes as a patch of the app's sources, for git apply.",
    options: [
      Option(name: "--source", value: "DIR", help: "The app's folder, as it was imported."),
      Option(name: "--output", value: "FILE", help: "The patch; else standard output."),
    ],
    example: "aloud patch app.json --source path/to/App | git -C path/to/App apply"
  ) { arguments, rim in
    guard let source = arguments.value("--source") else {
      throw Complaint(
        "patch needs --source DIR", help: "name the folder the project was imported from")
    }
    let (_, project) = try ProjectFile.open(arguments.plain[0])
    let screens = try project.screens()
    let tree = try SourceTree(source)
    let app = try AppReading.texts(
      of: tree, baseLocale: project.facts.baseLocale, platform: nil, components: [])
    var patch = SourcePatch(app) { path in
      // A project may name any file; only those of the walk are the app's.
      tree.paths.contains(path) ? try? PosixFile.read(tree.full(path)) : nil
    }
    // Labels come before their translations, whose keys they may be, and before hints.
    let members = FixMember.allCases
    let fixes = project.review.fixes.sorted { one, two in
      let ranks = [one, two].map { members.firstIndex(of: $0.member) ?? members.count }
      return (one.locale ?? "", one.element, ranks[0]) < (two.locale ?? "", two.element, ranks[1])
    }
    for fix in fixes {
      if let found = element(fix.element, screens) { patch.add(fix, of: found.element) }
    }
    if let output = arguments.value("--output") {
      try AtomicFile.write(patch.diff, to: output)
    } else {
      try rim.write(patch.diff)
    }
    let carried = patch.carried == 1 ? "1 fix" : "\(patch.carried) fixes"
    let files = patch.changedFiles.count.of("file")
    rim.complain("\(carried) in \(files); \(patch.left.count) left to you")
    for left in patch.left {
      let found = element(left.fix.element, screens)
      let facts = found.map { project.facts.of($0.screen) } ?? project.facts
      for line in words(left, found?.element, facts) {
        rim.complain(line)
      }
    }
    return 0
  }

  private static func element(
    _ path: String, _ screens: [Screen]
  ) -> (element: Element, screen: Screen)? {
    guard let slash = path.firstIndex(of: "/"),
      let screen = screens.first(where: { $0.id == path[..<slash] }),
      let index = screen.index(of: String(path[path.index(after: slash)...]))
    else { return nil }
    return (screen.elements[index], screen)
  }

  /// A fix that is left, with the code to paste, in lines.
  private static func words(
    _ left: SourcePatch.Left, _ element: Element?, _ facts: ProjectFacts
  ) -> [String] {
    let place = left.place.map { "\($0): " } ?? ""
    var lines = ["\(place)\(left.fix.element): \(left.reason)"]
    guard let element else { return lines }
    let snippets = FixCode.snippets(
      member: left.fix.member, locale: left.fix.locale, value: left.fix.to, element: element,
      facts: facts)
    for snippet in snippets {
      let code = snippet.code.split(separator: "\n").map(String.init)
      lines.append("  \(snippet.place): \(code.first ?? "")")
      lines += code.dropFirst().map { "    \($0)" }
    }
    return lines
  }
}
