import AuditCore
import Importers
import ProjectStore

extension Subcommand {
  static let importing = Subcommand(
    name: "import", arguments: "SOURCE... -o PROJECT", count: 0...Int.max,
    summary: "Makes a project from captures of an app, or adds captures to one.",
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
      Option(name: "--locale", value: "TAG", help: "The language of the captures; en if not said."),
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
    let captures = try arguments.plain.map { path in
      var capture = try capture(path, arguments, rim)
      CapturePicture.link(&capture, of: path, project: into ?? output ?? "-")
      return capture
    }
    let screens = captures.flatMap(\.screens)
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
      screens, name: name, platform: captures.first?.platform ?? .iOS,
      baseLocale: arguments.value("--locale") ?? "en")
    guard output != "-" else {
      try rim.write(bytes)
      return 0
    }
    try AtomicFile.write(bytes, to: output)
    let count = screens.reduce(0) { $0 + $1.elements.count }
    try rim.write("\(output): \(name), \(screens.count.of("screen")), \(count.of("element"))\n")
    return 0
  }

  /// The formats, one a line.
  private static var list: String {
    let width = ImporterCatalog.all.map(\.id.count).max() ?? 0
    return ImporterCatalog.all.map { "\($0.id.padded(to: width))  \($0.title)\n" }.joined()
  }

  /// A file's name without its folder and its last ending.
  private static func fileTitle(_ path: String) -> String {
    let name = PosixFile.name(of: path)
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
