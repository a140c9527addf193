import AuditRules
import Workbench

/// The parts of the README that are made from the code: the screen, the five commands, the rules.
enum DocsReadme {
  /// The project of the screen.
  static let sample = "Projects/tea-shop.json"

  /// The commands of the main job; each runs in the folder the ones before it left.
  static let session = [
    "aloud import Projects/captures/tea-timer.json -o timer.json",
    "aloud audit timer.json",
    "aloud fix timer.json brewing-timer/timerMinusButton --label \"One minute less\"",
    "aloud decide timer.json image-name@brewing-timer/img_teapot --as confirmed "
      + "--reason \"the pot shows how full it is\"",
    "aloud export timer.json -o timer-review.html",
  ]

  /// The README with its made parts made anew; what stands between them is written by hand.
  ///
  /// - Throws: `DocsProblem` when a part's marks are missing.
  static func page(_ old: String, parts: [(name: String, text: String)]) throws -> DocsPage {
    var text = old
    for part in parts {
      let (begin, end) = ("<!-- made: \(part.name) -->\n", "<!-- end -->")
      guard let from = text.firstRange(of: begin),
        let to = text[from.upperBound...].firstRange(of: end)
      else { throw DocsProblem("README.md has no part \"\(part.name)\"") }
      text.replaceSubrange(from.upperBound..<to.lowerBound, with: "\n\(part.text)\n")
    }
    return DocsPage(path: "README.md", text: text)
  }

  /// The session with what each command answers.
  ///
  /// - Parameters:
  ///   - root: the package's folder.
  ///   - programs: the folder of the built programs.
  /// - Throws: `DocsProblem` when a command cannot do what it is to show.
  static func sessionText(root: String, programs: String) throws -> String {
    let folder = DocsShell.run("mktemp -d").output.split(separator: "\n").first.map(String.init)
    guard let folder else { throw DocsProblem("there is no folder for temporary files") }
    defer { _ = DocsShell.run("rm -r \(DocsShell.quoted(folder))") }
    let world =
      "cd \(DocsShell.quoted(folder)) && ln -sfn \(DocsShell.quoted(root))/Projects Projects && "
      + "export PATH=\(DocsShell.quoted(programs)):\"$PATH\" ALOUD_NOW=\(DocsScreen.now) "
      + "ALOUD_REVIEWER=mira && "
    var text = ""
    for line in session {
      let answer = DocsShell.run(world + line)
      guard answer.code == 0 else { throw DocsProblem("\(line)\n\(answer.output)") }
      text += (text.isEmpty ? "" : "\n") + "$ \(line)\n\(answer.output)"
    }
    return DocsMarkdown.block(text, language: "console")
  }
}

/// Why the documentation cannot be made.
struct DocsProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
