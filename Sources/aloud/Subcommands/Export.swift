import ProjectStore
import Reports

extension Subcommand {
  static let export = Subcommand(
    name: "export", arguments: "PROJECT -o FILE", count: 1...1,
    summary: "Writes a review summary.",
    options: auditOptions + [
      Option(name: "--output", value: "FILE", help: "The file to write; - is standard output."),
      Option(
        name: "--format", value: "FORMAT",
        help: "One of " + ReportCatalog.all.map(\.id).joined(separator: ", ")
          + "; else the file's name tells."),
      reviewerOption,
    ],
    example: "aloud export Projects/tea-shop.json -o review.html"
  ) { arguments, rim in
    guard let file = arguments.value("--output") else {
      throw Complaint("export needs -o FILE, such as -o review.html")
    }
    let path = arguments.plain[0]
    let project = try rim.project(path)
    let audited = try rim.audited(
      project, path: path, choice: try AuditChoice(arguments), reviewer: rim.reviewer(arguments))
    let format = try exportFormat(arguments.value("--format"), file: file)
    let bytes = format.render(audited, rim.reportOptions(audited, project))
    if file == "-" {
      try rim.write(bytes)
    } else {
      try rim.write(report: bytes, to: file)
      rim.complain("wrote \(file), \(format.title)")
    }
    return 0
  }

  /// The format an export asks for, by its option or by the file's name.
  static func exportFormat(_ id: String?, file: String) throws(Complaint) -> ReportFormat {
    if let id { return try reportFormat(id) }
    guard let format = ReportCatalog.format(forFile: file) else {
      let endings = ReportCatalog.all.flatMap(\.fileExtensions).map { "." + $0 }
      throw Complaint(
        "cannot tell the format from \"\(file)\"",
        help: "end the name in \(endings.joined(separator: ", ")), or say --format")
    }
    return format
  }
}
