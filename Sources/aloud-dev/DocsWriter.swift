import AuditRules
import ProjectStore
import Workbench

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Makes the generated pages, and writes them or says which are stale.
struct DocsWriter {
  /// The package's folder.
  let root: String
  /// The folder of the built programs.
  let programs: String

  /// Makes every page; writes those that changed, or only compares.
  ///
  /// - Returns: the exit code: 0 done or fresh, 1 stale, 2 the pages cannot be made.
  static func run(isCheck: Bool) -> Int32 {
    // Where there is no /proc, the program is found by the name it was started with.
    let link = "/proc/self/exe"
    let program = PosixFile.exists(link) ? link : CommandLine.arguments.first ?? "aloud-dev"
    let programs = PosixFile.folder(of: PosixFile.resolved(program))
    do {
      let writer = DocsWriter(root: try packageFolder(around: programs), programs: programs)
      return try writer.compare(try writer.pages(), isCheck: isCheck)
    } catch {
      print("aloud-dev: the documentation cannot be made: \(error)")
      return 2
    }
  }

  /// The folder with the package's manifest: the one worked in, or one around the programs.
  private static func packageFolder(around programs: String) throws -> String {
    if PosixFile.exists("Package.swift") { return PosixFile.resolved(".") }
    var folder = programs
    while folder.count > 1 {
      if PosixFile.exists(folder + "/Package.swift") { return folder }
      folder = PosixFile.folder(of: folder)
    }
    throw DocsProblem("there is no Package.swift around \(programs)")
  }

  /// Every generated page.
  func pages() throws -> [DocsPage] {
    var pages = try RuleCatalog.all.map(DocsRulePage.page)
    pages.append(DocsRuleIndex.page(RuleCatalog.all))
    let small = Array(DocsSchema.small.utf8)
    pages.append(DocsKeys.page(linearHelp: try DocsScreen.linearAnswer("help", small)))
    pages.append(
      try DocsCommands.page(overview: try answer("help")) { try answer("help \($0)") })
    pages.append(
      DocsFormats.page(
        schema: try DocsSchema.text(PosixFile.read(root + "/Projects/project.schema.json"))))
    let sample = try PosixFile.read("\(root)/\(DocsReadme.sample)")
    let screen = try DocsScreen.text(
      sample, path: DocsReadme.sample, size: Size(columns: 100, rows: 30), keys: ["2"])
    pages.append(
      try DocsReadme.page(
        String(decoding: try PosixFile.read(root + "/README.md"), as: UTF8.self),
        parts: [
          ("screen", DocsMarkdown.block(screen, language: "text")),
          ("session", try DocsReadme.sessionText(root: root, programs: programs)),
          ("rules", DocsRuleIndex.summary(RuleCatalog.all)),
        ]))
    return pages
  }

  private func answer(_ arguments: String) throws -> String {
    let line = "\(DocsShell.quoted(programs + "/aloud")) \(arguments)"
    let (output, code) = DocsShell.run(line)
    guard code == 0 else { throw DocsProblem("\(line) ended with \(code); build aloud first") }
    return output
  }

  private func compare(_ pages: [DocsPage], isCheck: Bool) throws -> Int32 {
    let stale = pages.filter { page in
      let written = try? PosixFile.read("\(root)/\(page.path)")
      return written != Array(page.text.utf8)
    }
    let extra = leftOver(pages)
    if isCheck {
      for path in stale.map(\.path) { print("\(path): stale; run make docs") }
      for path in extra { print("\(path): belongs to no rule; run make docs") }
      return stale.isEmpty && extra.isEmpty ? 0 : 1
    }
    for folder in ["Documentation", "Documentation/Rules"] {
      _ = mkdir("\(root)/\(folder)", 0o777)
    }
    for page in stale {
      try AtomicFile.write(Array(page.text.utf8), to: "\(root)/\(page.path)")
      print("wrote \(page.path)")
    }
    for path in extra {
      unlink("\(root)/\(path)")
      print("removed \(path)")
    }
    return 0
  }

  /// Pages of rules there are no more.
  private func leftOver(_ pages: [DocsPage]) -> [String] {
    guard let listing = opendir("\(root)/Documentation/Rules") else { return [] }
    defer { closedir(listing) }
    var extra: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = "Documentation/Rules/\(name)"
      if name.hasSuffix(".md"), !pages.contains(where: { $0.path == path }) { extra.append(path) }
    }
    return extra.sorted()
  }
}
