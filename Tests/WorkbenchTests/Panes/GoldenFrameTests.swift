import Testing

@testable import Workbench

@Suite struct GoldenFrameTests {
  static let sizes = [(20, 6), (40, 12), (60, 20), (80, 24), (112, 30), (240, 60)]

  /// What is typed to come to each state, as the help spells the keys; `"…"` is typed letter by
  /// letter.
  static let states: [(name: String, keys: [String])] = [
    ("start", []),
    ("tree", ["Down", "Right", "Down", "Down", "Down", "Down"]),
    ("findings", ["Tab", "Down", "Space", "Space", "*"]),
    ("fix", ["n", "n", "n", "Enter", "Ctrl-U", "\"Filter results\""]),
    (
      "fix-long",
      ["n", "n", "n", "Enter", "\" and everything else that anyone could ever want to find here\""]
    ),
    ("names", ["n", "n", "n", "n", "n", "Enter", "Down", "Down", "Down", "Down", "Ctrl-T"]),
    (
      "prompt", ["n", "n", "i", "\"internal build only, and it will be gone by the next release\""]
    ),
    ("palette", [":", "\"na\"", "Down"]),
    ("filter", ["f", "Down", "Down"]),
    ("help", ["?"]),
    ("help-find", ["?", "/", "\"mark\""]),
    ("rule", ["n", "n", "R", "Down"]),
    ("message", ["n", "n", "$"]),
    ("error", ["Tab", "a", "!fail"]),
  ]

  @Test("what is shown is as it was agreed", arguments: states.map(\.name))
  func shop(name: String) throws {
    try expect(name, SampleProjects.shop, in: "shop-\(name)", sizes: Self.sizes)
  }

  @Test(
    "text in any script is shown whole, in its own cells",
    arguments: ["start", "tree", "findings", "fix", "fix-long", "prompt", "rule"])
  func scripts(name: String) throws {
    try expect(
      name, SampleProjects.scripts, in: "scripts-\(name)", sizes: [(40, 12), (80, 24), (112, 30)])
  }

  @Test("a project without screens says so")
  func bare() throws {
    try expect("start", SampleProjects.bare, in: "bare-start", sizes: [(40, 12), (80, 24)])
  }

  private func expect(
    _ name: String, _ json: String, in file: String, sizes: [(Int, Int)]
  ) throws {
    let keys = try #require(Self.states.first { $0.name == name }).keys
    var text = ""
    for (columns, rows) in sizes {
      var hands = Hands(try Opened.state(json, columns: columns, rows: rows))
      for key in keys {
        if key == "!fail" { hands.fail("the disk is full") } else { try hands.press(key) }
      }
      text += "[\(columns) x \(rows)]\n" + FrameText.of(hands.state.render()) + "\n"
    }
    try KeptFile.expect(text, in: "Goldens/\(file).frame")
  }
}

/// A frame as it is kept: the rows, the cursor and the spoken line.
enum FrameText {
  static func of(_ frame: Frame) -> String {
    """
    \(frame.text)
    cursor: \(frame.cursor.row),\(frame.cursor.column)
    spoken: \(frame.spoken)

    """
  }
}
