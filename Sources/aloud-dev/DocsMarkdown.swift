/// A page of the documentation that is made from the code.
struct DocsPage {
  /// Where it lies, from the package's folder.
  let path: String
  /// Its text.
  let text: String
}

/// Pieces of Markdown.
enum DocsMarkdown {
  /// What every generated page says in its first line, unseen by readers.
  static let notice =
    "<!-- Made by `make docs`; changes belong in the code it is made from. -->\n\n"

  /// Text that is read as written, whatever signs of Markdown it holds.
  static func escaped(_ text: String) -> String {
    var shown = ""
    for character in text {
      if "\\`*_[]<>|".contains(character) { shown.append("\\") }
      shown.append(character)
    }
    return shown
  }

  /// Text in the type of code, whatever backticks it holds.
  static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + gap + text + gap + fence
  }

  /// A block of code.
  static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\(fence)\(language)\n\(text)\(end)\(fence)\n"
  }

  /// A table with its heading row.
  static func table(_ headings: [String], _ rows: [[String]]) -> String {
    let lines = [headings, headings.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A list; nothing where there are no items.
  static func list(_ items: [String]) -> String {
    items.map { "- \($0)\n" }.joined()
  }

  private static func longestRun(of wanted: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == wanted ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
