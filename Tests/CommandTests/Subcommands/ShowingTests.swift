import TestSupport
import Testing

@testable import aloud

/// What is written to be read: walks, rules, themes, reports.
@Suite("Walks, lists and reports") struct ShowingTests {
  @Test func `speak says each stop of a screen in order, in a language`() throws {
    let box = try Sandbox.teaShop()
    let english = try box.aloud("speak", "tea.json", "catalog")
    #expect(english.code == 0)
    #expect(
      english.lines.prefix(4) == [
        "Catalog, en", #"  1  "Teas, heading""#, #"  2  "Cart button, button""#,
        #"  3  "Sort teas, button""#,
      ])
    let german = try box.aloud("speak", "tea.json", "catalog", "--locale", "de")
    #expect(german.lines.contains(#"  2  "Warenkorb, Taste""#))
    #expect(german.lines.count == english.lines.count)
  }

  @Test func `commands shows what is said, and what clashes`() throws {
    let run = try Sandbox.teaShop().aloud("commands", "tea.json", "catalog")
    #expect(run.code == 0)
    #expect(run.lines.contains("  Tap Sort teas"))
    #expect(
      run.lines.contains { $0.hasPrefix(#"  clash: "Favorite" reaches "#) }, "\(run.text)")
  }

  @Test func `a screen with nothing to hear or say is told in words`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    #expect(
      try box.aloud("speak", "list.json", "empty").text
        == "Nothing here, en\n  VoiceOver stops at nothing here\n")
    #expect(
      try box.aloud("commands", "list.json", "empty").text
        == "Nothing here, en\n  Voice Control reaches nothing here\n")
  }

  @Test func `rules lists each rule, and shows each on a page`() throws {
    let box = try Sandbox()
    let list = try box.aloud("rules")
    #expect(list.code == 0)
    let ids = list.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids.contains("control-name") && ids.count >= 14)
    for id in ids {
      let page = try box.aloud("rules", id)
      #expect(page.code == 0)
      #expect(page.lines.first == id)
      #expect(page.text.contains("Impact: ") && page.text.contains("Cases"))
    }
  }

  @Test func `themes lists the ones that come with the program and the reviewer's own`() throws {
    let box = try Sandbox()
    #expect(try box.aloud("themes").lines == ThemeTests.shipped)
    try box.write(BuiltInTheme.text, to: "mine.json")
    let own = try box.aloud("themes", more: ["ALOUD_THEMES": box.folder.path])
    #expect(own.lines == (ThemeTests.shipped + ["mine"]).sorted())
  }

  @Test func `validate counts what is there`() throws {
    let run = try Sandbox(["list.json": SmallProject.faultless]).aloud("validate", "list.json")
    #expect(run.code == 0)
    #expect(run.text == "list.json: valid, 1 screen, 1 element\n")
  }

  static let reports: [(file: String, begins: String)] = [
    ("r.txt", "critical failed"), ("r.md", "# "), ("r.markdown", "# "),
    ("r.html", "<!DOCTYPE html>"), ("r.htm", "<!DOCTYPE html>"), ("r.csv", "key,rule"),
    ("r.json", #"{"tool""#),
  ]

  @Test(arguments: reports.indices)
  func `a report's format is told by the file's name`(_ index: Int) throws {
    let (file, begins) = ShowingTests.reports[index]
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("export", "list.json", "-o", file)
    #expect(run.code == 0)
    #expect(run.text == "")
    #expect(run.messages.hasPrefix("aloud: wrote \(file), "))
    #expect(try box.text(file).hasPrefix(begins))
    let format = try #require(Subcommand.exportFormat(nil, file: file).id as String?)
    let shown = try box.aloud("export", "list.json", "-o", "-", "--format", format)
    #expect(shown.text == (try box.text(file)))
    #expect(shown.messages == "")
  }

  @Test func `a report is narrowed like an audit, and says who reviewed`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud(
      "export", "list.json", "-o", "r.md", "--rule", "control-name", "--reviewer", "Ben")
    #expect(run.code == 0)
    let text = try box.text("r.md")
    #expect(text.contains("control-name") && !text.contains("name-is-identifier"))
    #expect(text.contains("Ben"))
  }

  static let watched = [
    "audit", "speak", "commands", "validate", "audit --format markdown", "audit --format csv",
    "audit --format html", "audit --format json", "review --linear",
  ]

  @Test(arguments: watched)
  func `no text of a project reaches the terminal as anything but text`(_ words: String) throws {
    let box = try Sandbox(["evil.json": SmallProject.hostile])
    let typed = words.split(separator: " ").map(String.init)
    let run = try box.run(
      [typed[0], "evil.json"] + typed.dropFirst(),
      input: "show\nlist\nlist screens\nlist elements\nsay\nfix\nwhere\nquit\n")
    #expect(run.code == 0)
    #expect(run.output.count > 20)
    let isCSV = words.hasSuffix("csv")
    for text in [run.text, run.messages] {
      for scalar in text.unicodeScalars {
        #expect(!ShowingTests.isHostile(scalar, carriageReturns: isCSV), "\(scalar.value)")
      }
    }
    if isCSV {
      let cells = run.text.split(separator: ",")
      #expect(!cells.contains { $0.hasPrefix("=") || $0.hasPrefix("\"=") })
    }
    if words.hasSuffix("html") { #expect(!run.text.contains("<script")) }
  }

  /// Whether a scalar steers a terminal or turns the text around it.
  static func isHostile(_ scalar: Unicode.Scalar, carriageReturns: Bool) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x0D: !carriageReturns
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }

  @Test func `a hostile name in a message is shown, not obeyed`() throws {
    let box = try Sandbox()
    let run = try box.aloud("audit", "no\u{1B}[2Jsuch\u{202E}.json")
    #expect(run.code == 2)
    #expect(
      run.messages == "aloud: no<ESC>[2Jsuch<U+202E>.json: cannot read: no such file or folder\n")
  }
}
