import AuditCore
import Importers
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
    let components = try into.map { try ProjectFile.open($0).1.facts.components.keys } ?? [:].keys
    var baseLocale = arguments.value("--locale")
    let platform = try platform(arguments)
    let captures = try arguments.plain.map { path in
      guard isSource(path) else {
        var capture = try capture(path, arguments, rim)
        CapturePicture.link(&capture, of: path, project: into ?? output ?? "-")
        return capture
      }
      let app = try AppReading.read(
        path, baseLocale: baseLocale, platform: platform, components: Set(components))
      baseLocale = baseLocale ?? app.baseLocale
      return app.capture
    }
    let screens = captures.flatMap(\.screens)
    if screens.isEmpty, into == nil {
      throw Complaint(
        "\(arguments.plain.joined(separator: " ")): found no view, controller, storyboard or xib that "
          + "shows something", help: "name the folder the app's code is in")
    }
    for note in captures.flatMap(\.notes) { rim.complain(note) }
    if let into {
      var (file, _) = try ProjectFile.open(into)
      let now = rim.now
      let summary = try file.rewrite { document in
        let merged = try ProjectImport.merge(screens, into: document, now: now)
        return (merged.document, merged.summary)
      }
      try rim.write("\(into): \(summary.description)\n")
      return 0
    }
    guard let output else { return 2 }
    guard output == "-" || !PosixFile.exists(output) else {
      throw Complaint(
        "\(output) is there already", help: "--into \(output) adds to it and keeps what it holds")
    }
    let name =
      arguments.value("--name") ?? captures.lazy.compactMap(\.appName).first
      ?? fileTitle(arguments.plain[0])
    let bytes = ProjectImport.newProject(
      screens, name: name, platform: platform ?? captures.first?.platform ?? .iOS,
      baseLocale: baseLocale ?? "en")
    guard output != "-" else {
      try rim.write(bytes)
      return 0
    }
    try AtomicFile.write(bytes, to: output)
    let count = screens.reduce(0) { $0 + $1.elements.count }
    try rim.write("\(output): \(name), \(screens.count.of("screen")), \(count.of("element"))\n")
    return 0
  }

  /// Whether something holds an app's code: its folder, or a file of code.
  private static func isSource(_ path: String) -> Bool {
    if SourceTree.isFolder(path) { return true }
    return switch AppFile(path: path) {
    case .swift, .interfaceBuilder: true
    case .strings, .project, nil: false
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

  /// A file's name without its folder and its last ending.
  private static func fileTitle(_ path: String) -> String {
    // "." and "App/" are folders by where they lead.
    let name = PosixFile.name(of: SourceTree.isFolder(path) ? PosixFile.resolved(path) : path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func capture(
    _ path: String, _ arguments: Arguments, _ rim: Rim
  ) throws -> ImportedCapture {
    let bytes = path == "-" ? try PosixFile.readStandardInput() : try PosixFile.read(path)
    guard let id = arguments.value("--from") else {
      return try ImporterCatalog.read(bytes, path: path)
    }
    guard let importer = ImporterCatalog.importer(id) else {
      let ids = ImporterCatalog.all.map(\.id).joined(separator: ", ")
      throw Complaint("there is no capture format \"\(id)\"", help: "the formats are \(ids)")
    }
    return try importer.read(bytes, path)
  }
}
