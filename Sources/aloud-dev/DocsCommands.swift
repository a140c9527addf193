/// The page of the command line, made from what the program says of itself.
enum DocsCommands {
  /// The page.
  ///
  /// - Parameters:
  ///   - overview: what `aloud help` answers.
  ///   - page: what `aloud help NAME` answers.
  static func page(
    overview: String, page: (String) throws -> String
  ) rethrows -> DocsPage {
    var text = DocsMarkdown.notice + "# Commands\n\n"
    text += DocsMarkdown.block(overview, language: "text")
    for name in names(in: overview) {
      text += "\n## aloud \(name)\n\n"
      text += DocsMarkdown.block(try page(name), language: "text")
    }
    return DocsPage(path: "Documentation/Commands.md", text: text)
  }

  /// The subcommands an overview lists: its lines that stand two spaces in.
  static func names(in overview: String) -> [String] {
    overview.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
      return line.split(separator: " ").first.map(String.init)
    }
  }
}
