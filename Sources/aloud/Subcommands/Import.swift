import AuditCore
import Importers
import LosslessJSON
import ProjectStore

extension Subcommand {
  static let importing = Subcommand(
    name: "import", arguments: "SOURCE... -o PROJECT", count: 0...Int.max,
    summary: "Makes a project from captures or the sources of an app, or adds them to one.",
    options: [
      Option(name: "--output", value: "PROJECT", help: "The project file to make."),
      Option(
        name: "--into", value: "PROJECT",
        help: "The project to add to; it keeps its ids, fixes and decisions."),
      Option(
        name: "--from", value: "FORMAT",
        help: "One of " + ImporterCatalog.all.map(\.id).joined(separator: ", ")
          + "; else guessed from the content."),
      Option(name: "--list", value: nil, help: "Lists the formats, and reads nothing."),
      Option(name: "--name", value: "NAME", help: "The app's name; else the capture's."),
      Option(
        name: "--locale", value: "TAG",
        help: "The language of the captures or of the texts in code; else what the app says, or en."
      ),
      Option(
        name: "--platform", value: "PLATFORM",
        help: "The platform the app is read for, such as macOS; else what the app says, or iOS."),
      Option(
        name: "--unshown", value: nil,
        help: "Also reads code that the app never shows: tests, debug code, views for previews."),
    ],
    example: "aloud import capture.xml -o Projects/app.json"
  ) { arguments, rim in
    if arguments.has("--list") {
      try rim.write(list)
      return 0
    }
    guard !arguments.plain.isEmpty else {
      throw Complaint(
        "import needs SOURCE... -o PROJECT", help: "aloud help import shows how it is used")
    }
    let output = arguments.value("--output")
    let into = arguments.value("--into")
    guard (output == nil) != (into == nil) else {
      throw Complaint(
        "import needs -o PROJECT for a new project, or --into PROJECT to add to one")
    }
    let brought = try read(arguments, rim, for: into ?? output ?? "-")
    for note in brought.captures.flatMap(\.notes) { rim.complain(note) }
    if let into { return try add(brought, to: into, rim) }
    return try make(brought, as: output ?? "-", arguments, rim)
  }

  /// What was read of the sources named.
  private struct Brought {
    var captures: [ImportedCapture] = []
    var platform: Platform?
    var baseLocale: String?

    /// The screens of captures and code, with what was looked at.
    var parts: [ImportedPart] = []
    /// The screens as a new project has them.
    var screens: [Screen] { ProjectImport.screens(of: parts) }
    /// The reports of other engines.
    var reports: [EngineReport] { EngineReport.all(in: captures) }

    /// The platform that every screen says it is for; nil where one says none or another.
    var platformOfScreens: Platform? {
      let stated = Set(screens.map(\.platform))
      return stated.count == 1 ? stated.first ?? nil : nil
    }

    /// Takes in a capture, with the picture beside it.
    mutating func add(_ capture: ImportedCapture, of path: String, for project: String) {
      var capture = capture
      CapturePicture.link(&capture, of: path, project: project)
      if capture.engine == nil { parts.append(ImportedPart(capture.screens)) }
      captures.append(capture)
    }
  }

  private static func read(
    _ arguments: Arguments, _ rim: Rim, for project: String
  ) throws -> Brought {
    let into = arguments.value("--into")
    // Only code is read for the components the project declares.
    let declaring = arguments.plain.contains(where: isSource) ? into : nil
    let components =
      try declaring.map { try ProjectFile.open($0).1.facts.components.keys } ?? [:].keys
    var brought = Brought()
    brought.baseLocale = arguments.value("--locale")
    brought.platform = try platform(arguments)
    for path in arguments.plain {
      if try isLinked(path, arguments, rim) { continue }
      guard isSource(path) else {
        try brought.add(capture(path, arguments, rim), of: path, for: project)
        continue
      }
      let app = try AppReading.read(
        path, baseLocale: brought.baseLocale, platform: brought.platform,
        components: Set(components), unshown: arguments.has("--unshown"),
        progress: { rim.progress("Reading \(path)", files: $0) })
      if !app.hasCode, try add(capturesOf: path, to: &brought, arguments, rim, for: project) {
        continue
      }
      brought.baseLocale = brought.baseLocale ?? app.baseLocale
      brought.parts.append(ImportedPart(app.capture.screens, coverage: app.coverage))
      brought.captures.append(app.capture)
    }
    if into == nil, brought.screens.isEmpty, !brought.captures.contains(where: { $0.engine != nil })
    {
      try refuseInterfaces(arguments.plain)
      for note in brought.captures.flatMap(\.notes) { rim.complain(note) }
      throw Complaint(
        "\(arguments.plain.joined(separator: " ")): found no view, controller, storyboard or xib that "
          + "shows something",
        help: "name the folder the app's code is in, or one of captures")
    }
    return brought
  }

  /// Takes in the captures of a folder without code; false where it holds none.
  private static func add(
    capturesOf folder: String, to brought: inout Brought, _ arguments: Arguments, _ rim: Rim,
    for project: String
  ) throws -> Bool {
    guard SourceTree.isFolder(folder) else { return false }
    let found = try CaptureFolder.read(folder, format: arguments.value("--from"))
    for (path, capture) in found.captures { brought.add(capture, of: path, for: project) }
    for note in found.notes { rim.complain(note) }
    return !found.captures.isEmpty
  }

  /// Whether a source is the picture of a capture, which is linked with that; told where it is of none.
  private static func isLinked(_ path: String, _ arguments: Arguments, _ rim: Rim) throws -> Bool {
    let others = arguments.plain.filter { !CapturePicture.isPicture($0) }
    guard CapturePicture.isPicture(path), !others.isEmpty else { return false }
    let stem = CapturePicture.stem(path)
    if !others.contains(where: { CapturePicture.stem($0) == stem }) {
      rim.complain("left out \(path): a picture, and no capture of its name is given")
    }
    return true
  }

  /// Tells why a storyboard or xib that was named shows nothing.
  private static func refuseInterfaces(_ paths: [String]) throws {
    guard let importer = ImporterCatalog.importer("ib") else { return }
    for path in paths
    where AppFile(path: path) == .interfaceBuilder && !SourceTree.isFolder(path) {
      _ = try importer.read(PosixFile.read(path), path)
    }
  }

  /// Adds to a project that is there.
  private static func add(_ brought: Brought, to path: String, _ rim: Rim) throws -> Int32 {
    var (file, _) = try ProjectFile.open(path)
    let now = rim.now
    let summary = try file.rewrite { document in
      let merged = try ProjectImport.merge(brought.parts, into: document, now: now)
      return try ProjectImport.merge(brought.reports, into: merged.document, after: merged.summary)
    }
    try rim.write("\(path): \(summary.description)\n")
    return 0
  }

  /// Makes a new project.
  private static func make(
    _ brought: Brought, as path: String, _ arguments: Arguments, _ rim: Rim
  ) throws -> Int32 {
    guard path == "-" || !PosixFile.exists(path) else {
      throw Complaint(
        "\(path) is there already", help: "--into \(path) adds to it and keeps what it holds")
    }
    let name =
      arguments.value("--name") ?? brought.captures.lazy.compactMap(\.appName).first
      ?? fileTitle(arguments.plain[0])
    // The folder of an app says what the app is for; files alone say it by what is in them.
    let hasFolder = arguments.plain.contains(where: SourceTree.isFolder)
    let platform =
      brought.platform ?? (hasFolder ? nil : brought.platformOfScreens)
      ?? brought.captures.first?.platform ?? .iOS
    let project = ProjectImport.newProject(
      brought.screens, name: name, platform: platform,
      baseLocale: brought.baseLocale ?? "en")
    guard brought.reports.isEmpty else {
      return try make(project, of: brought.reports, as: path, name: name, arguments, rim)
    }
    if path == "-" {
      for piece in project { try rim.write(piece) }
      return 0
    }
    try AtomicFile.write(project, to: path)
    let count = brought.screens.reduce(0) { $0 + $1.elements.count }
    try tell(path, name, screens: brought.screens.count, elements: count, rim)
    return 0
  }

  /// Makes a new project with the reports of other engines.
  private static func make(
    _ project: NewProjectText, of reports: [EngineReport], as path: String, name: String,
    _ arguments: Arguments, _ rim: Rim
  ) throws -> Int32 {
    let merged = try ProjectImport.merge(
      reports, into: JSONDocument(parsing: project.bytes), after: ImportSummary())
    let made = try Project(document: merged.document)
    guard made.screenCount > 0 else {
      throw Complaint(
        "\(arguments.plain.joined(separator: " ")): no finding that is about an app's screens",
        help: "import a capture or the app's sources first, and the report with --into")
    }
    guard path != "-" else {
      try rim.write(merged.document.bytes)
      return 0
    }
    try AtomicFile.write(merged.document.bytes, to: path)
    let count = try made.screens().reduce(0) { $0 + $1.elements.count }
    try tell(
      path, name, screens: made.screenCount, elements: count, reported: merged.summary, rim)
    return 0
  }

  /// Tells what a new project holds.
  private static func tell(
    _ path: String, _ name: String, screens: Int, elements: Int,
    reported: ImportSummary = ImportSummary(), _ rim: Rim
  ) throws {
    var words = [screens.of("screen"), elements.of("element")]
    if reported.reported > 0 { words.append(reported.reportedWords) }
    try rim.write("\(path): \(name), \(words.joined(separator: ", "))\n")
  }

  /// Whether something holds an app's code: its folder, or a file of code.
  private static func isSource(_ path: String) -> Bool {
    if SourceTree.isFolder(path) { return true }
    return switch AppFile(path: path) {
    case .swift, .interfaceBuilder: true
    case .strings, .project, .projectOutline, .outlinePart, .package, .module, .assets, .names, nil:
      false
    }
  }

  private static func platform(_ arguments: Arguments) throws(Complaint) -> Platform? {
    guard let name = arguments.value("--platform") else { return nil }
    if let platform = Platform(rawValue: name) { return platform }
    let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
    throw Complaint("there is no platform \"\(name)\"", help: "the platforms are \(names)")
  }

  /// The formats, one a line.
  private static var list: String {
    let width = ImporterCatalog.all.map(\.id.count).max() ?? 0
    return ImporterCatalog.all.map { "\($0.id.padded(to: width))  \($0.title)\n" }.joined()
  }

  /// A file's name without its folder and its last ending, or a folder's name.
  private static func fileTitle(_ path: String) -> String {
    // "." and "App/" are folders by where they lead, and "tea.shop" has no ending.
    if SourceTree.isFolder(path) { return PosixFile.name(of: PosixFile.resolved(path)) }
    let name = PosixFile.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func capture(
    _ path: String, _ arguments: Arguments, _ rim: Rim
  ) throws -> ImportedCapture {
    let bytes = path == "-" ? try PosixFile.readStandardInput() : try PosixFile.read(path)
    guard let id = arguments.value("--from") else {
      return try ImporterCatalog.read(consume bytes, path: path)
    }
    guard let importer = ImporterCatalog.importer(id) else {
      let ids = ImporterCatalog.all.map(\.id).joined(separator: ", ")
      throw Complaint("there is no capture format \"\(id)\"", help: "the formats are \(ids)")
    }
    return try importer.read(consume bytes, path)
  }
}
