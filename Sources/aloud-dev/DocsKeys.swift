import Workbench

/// The page of keys, made from the table of commands.
enum DocsKeys {
  /// The page.
  ///
  /// - Parameter linearHelp: what linear mode answers to `help`, line by line.
  static func page(linearHelp: [String]) -> DocsPage {
    var text = DocsMarkdown.notice
    text += """
      # Keys

      Every key the workbench knows, by the place where it works. Inside the workbench `F1` shows the
      keys of the place you are in, and `:` or `Ctrl-P` lists every command; typing narrows the list.


      """
    text += "## Everywhere\n\n" + table(CommandTable.all.filter { places($0) == Place.allCases })
    text += heading("Lists", "the tree of screens and the findings")
    text += table(CommandTable.all.filter { places($0) == [.screens, .findings] })
    text += heading("Tree of screens", "besides the keys of lists")
    text += table(CommandTable.all.filter { places($0) == [.screens] })
    text += heading("Findings", "besides the keys of lists")
    text += table(CommandTable.all.filter { places($0) == [.findings] })
    text += heading("Form", "the fix of one element")
    text += table(CommandTable.all.filter { places($0) == [.fix] }) + form
    text += over
    let keyless = CommandTable.all.filter { places($0).isEmpty }
    if !keyless.isEmpty {
      text += "\n## Only in the list of commands\n\n"
      text += DocsMarkdown.list(keyless.map { "\(DocsMarkdown.code($0.id)): \($0.help)" })
    }
    text += "\n## Linear mode\n\n"
    text += "Where lines are typed instead of keys, `help` answers this:\n\n"
    text += DocsMarkdown.block(linearHelp.joined(separator: "\n"), language: "text")
    return DocsPage(path: "Documentation/Keys.md", text: text)
  }

  // Typing is the form's own and has no commands.
  private static let form = """

    Letters go into the row. `Left`, `Right`, `Home`, `End`, `Ctrl-Left` and `Ctrl-Right` move in it;
    `Ctrl-W` deletes the word before the caret, `Ctrl-U` everything before it. On the row of names
    offered, `Left` and `Right` choose and `1` to `9` take one; `Alt-1` to `Alt-9` do so in every row.

    """

  private static let over = """

    ## Questions, choices and pages

    What lies over the panes takes every key until it is left. `Esc` or `Ctrl-G` leaves it, `Enter`
    answers. In a list of choices `Up`, `Down`, `PageUp`, `PageDown`, `Home` and `End` move and letters
    narrow it. On a page `/` finds the lines that hold a text, and `q` leaves it too.

    """

  /// The places where a command's keys work, in their order; none without keys.
  private static func places(_ command: Command) -> [Place] {
    command.keys.isEmpty ? [] : Place.allCases.filter { command.places.contains($0) }
  }

  private static func heading(_ title: String, _ rest: String) -> String {
    "\n## \(title): \(rest)\n\n"
  }

  private static func table(_ commands: [Command]) -> String {
    let rows = CommandGroup.allCases.flatMap { group in
      commands.filter { $0.group == group }.map { command in
        [
          command.keys.map(DocsMarkdown.code).joined(separator: " "),
          DocsMarkdown.escaped(command.title), DocsMarkdown.escaped(command.help), group.rawValue,
        ]
      }
    }
    return DocsMarkdown.table(["Keys", "Command", "What it does", "Group"], rows)
  }
}
