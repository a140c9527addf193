/// Every report format, declared once; the command line, the palette and the help read this list.
public enum ReportCatalog {
  /// The formats, in the order they are listed to people.
  public static let all: [ReportFormat] = [
    ReportFormat(
      id: "text", title: "plain text, one finding a line", fileExtensions: ["txt"],
      looksAtElements: false, canFollowAnother: true, render: TextReport.render),
    ReportFormat(
      id: "markdown", title: "review summary in Markdown", fileExtensions: ["md", "markdown"],
      canFollowAnother: true, render: MarkdownReport.render),
    ReportFormat(
      id: "html", title: "review summary as one web page", fileExtensions: ["html", "htm"],
      render: HTMLReport.render),
    ReportFormat(
      id: "csv", title: "table of findings for spreadsheets", fileExtensions: ["csv"],
      render: CSVReport.render),
    ReportFormat(
      id: "json", title: "findings for programs", fileExtensions: ["json"],
      render: JSONReport.render),
  ]

  /// The format of an id, or nil when there is none.
  public static func format(id: String) -> ReportFormat? { all.first { $0.id == id } }

  /// The format a file's name asks for, or nil when its ending is not known.
  ///
  /// The longest ending wins, so that a format may claim one such as "sarif.json".
  public static func format(forFile name: String) -> ReportFormat? {
    let name = name.lowercased()
    var best: (format: ReportFormat, length: Int)?
    for format in all {
      for ending in format.fileExtensions where name.hasSuffix("." + ending) {
        if ending.utf8.count > best?.length ?? 0 { best = (format, ending.utf8.count) }
      }
    }
    return best?.format
  }
}
