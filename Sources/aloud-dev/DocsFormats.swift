import Importers
import Reports

/// The page of formats: what can be read, what can be written, and the project itself.
enum DocsFormats {
  /// The page.
  ///
  /// - Parameter schema: the tables of the project format.
  static func page(schema: String) -> DocsPage {
    var text = DocsMarkdown.notice + "# Formats\n\n## Captures that can be read\n\n"
    text += """
      `aloud import SOURCE... -o PROJECT` makes a project of captures; `--into PROJECT` adds to one and
      keeps its ids, fixes and decisions. The format is guessed from the content unless `--from` says it.
      Log lines around a capture are passed over. Where a capture gives one screen and a picture of the
      same name lies beside it, such as `screen.png` beside `screen.json`, the screen refers to it.
      A folder that holds captures and no code brings all of them, with those in the folders inside it.

      A capture may stand in a log of any length, with a time, a name in brackets or a mark before every
      line, and in UTF-16; one that is compressed is to be unpacked first.


      """
    text += DocsMarkdown.table(
      ["`--from`", "What it is"],
      ImporterCatalog.all.map { [DocsMarkdown.code($0.id), DocsMarkdown.escaped($0.title)] })
    text += ImporterCatalog.all.map(section).joined()
    text += sources
    text += "\n## Reports that can be written\n\n"
    text += """
      `aloud export PROJECT -o FILE` takes the format from the file's name unless `--format` says it;
      `aloud audit PROJECT --format FORMAT` writes the same to standard output.


      """
    text += DocsMarkdown.table(
      ["`--format`", "What it is", "Endings"],
      ReportCatalog.all.map { format in
        [
          DocsMarkdown.code(format.id), DocsMarkdown.escaped(format.title),
          format.fileExtensions.map { DocsMarkdown.code("." + $0) }.joined(separator: ", "),
        ]
      })
    text += "\n" + schema
    return DocsPage(path: "Documentation/Formats.md", text: text)
  }

  /// What is read of an app's folder.
  private static var sources: String {
    let table = DocsMarkdown.table(
      ["Files", "Read", "Not read"],
      AppSource.all.map { [$0.endings, $0.reads, $0.leavesOut] })
    return """

      ## The sources of an app

      ```sh
      git clone https://example.com/tea-shop.git
      aloud import tea-shop -o tea-shop.json
      ```

      A folder is walked as git ignores it, without tests, previews, generated code and what was built or
      fetched, and without following links out of it. Every view, controller, scene and xib that shows
      something becomes a screen; each element keeps its file, line and column. Again with
      `--into tea-shop.json`, ids, fixes and decisions stay. A screen that was renamed in the code is known
      by what it shows, and one that is not there any more is marked as gone with its elements. That is said
      only of files that were read, or that are missing from a folder that is there; of a folder that is
      missing only in a working tree of git that holds everything. A folder or file of the app, imported
      by itself, updates its part, and its places are told from the app's folder.

      \(table)
      """
  }

  private static func section(_ importer: Importer) -> String {
    let isSwift = importer.howToGet.hasPrefix("//")
    let kind = importer.example.first.map {
      "<".contains($0) ? "xml" : "[{".contains($0) ? "json" : "text"
    }
    return """

      ### \(importer.id): \(importer.title)

      ```\(isSwift ? "swift" : "sh")
      \(importer.howToGet)
      ```

      - Read: \(importer.reads)
      - Not read: \(importer.leavesOut)

      ```\(kind ?? "text")
      \(importer.example)
      ```

      """
  }
}
