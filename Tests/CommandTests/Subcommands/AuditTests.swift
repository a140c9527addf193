import TestSupport
import Testing

/// `aloud audit` on projects, as scripts and people call it.
@Suite("aloud audit") struct AuditTests {
  @Test func `findings are lines in document order, with a summary`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("audit", "list.json")
    #expect(run.code == 0)
    #expect(run.messages == "")
    let begins = [
      "critical failed open control-name 4.1.2 A, 1.1.1 A  list/trash: button has no label; ",
      "serious failed open name-is-identifier 4.1.2 A, 2.4.6 AA  list/add: ",
      "critical cannot-tell open control-name 4.1.2 A, 1.1.1 A  list/find: ",
      "Notes: findings 3, failed 2, cannot tell 1; open 3, decided 0; "
        + "critical 2, serious 1, moderate 0, minor 0; screens 2",
    ]
    #expect(run.lines.count == begins.count)
    for (line, begin) in zip(run.lines, begins) { #expect(line.hasPrefix(begin), "\(line)") }
    #expect(try box.text("list.json") == SmallProject.faulty)
  }

  @Test func `the same project gives the same bytes, from a file and from standard input`() throws {
    let box = try Sandbox.teaShop()
    let first = try box.aloud("audit", "tea.json")
    #expect(try box.aloud("audit", "tea.json").output == first.output)
    #expect(try box.aloud("audit", "-", input: try box.text("tea.json")).output == first.output)
    #expect(first.lines.count > 20)
  }

  @Test(arguments: ["text", "markdown", "html", "csv", "json"])
  func `every format is written to standard output alone`(_ format: String) throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("audit", "list.json", "--format", format)
    #expect(run.code == 0)
    #expect(run.messages == "")
    let starts = [
      "text": "critical failed open", "markdown": "# ", "html": "<!DOCTYPE html>",
      "csv": "key,rule",
      "json": #"{"tool": {"name": "aloud""#,
    ]
    #expect(run.text.hasPrefix(try #require(starts[format])), "\(run.text.prefix(40))")
    #expect(run.text.contains("control-name"))
  }

  @Test func `json names each finding by the key that decide takes`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let text = try box.aloud("audit", "list.json", "--format", "json").text
    for key in ["control-name@list/trash", "name-is-identifier@list/add", "control-name@list/find"]
    {
      #expect(text.contains(#"{"key": "\#(key)", "#))
    }
    #expect(text.contains(#""line": 7}"#))
  }

  static let narrowed: [(options: [String], keys: Int)] = [
    ([], 3), (["--rule", "control-name"], 2),
    (["--rule", "control-name", "--rule", "name-is-identifier"], 3), (["--screen", "list"], 3),
    (["--screen", "empty"], 0), (["--screen", "empty", "--screen", "list"], 3),
    (["--locale", "en"], 3), (["--locale", "de"], 0), (["--impact", "minor"], 3),
    (["--impact", "critical"], 2), (["--impact=serious", "--rule=name-is-identifier"], 1),
  ]

  @Test(arguments: narrowed.indices)
  func `an audit is narrowed by rule, screen, language and impact`(_ index: Int) throws {
    let (options, keys) = AuditTests.narrowed[index]
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.run(["audit", "list.json"] + options)
    #expect(run.code == 0)
    #expect(run.lines.count == keys + 1, "\(run.text)")
    #expect(run.lines.last?.hasPrefix("Notes: findings \(keys), ") == true)
  }

  @Test(arguments: [("en", 0), ("de", 1), ("ja", 1), ("pl", 0)])
  func `a fault of several languages is there for each of them`(
    _ locale: String, _ count: Int
  ) throws {
    let box = try Sandbox([
      "list.json": """
      {"format": "aloud-project", "version": 1, "name": "Notes", "baseLocale": "en",
       "locales": ["en", "de", "fr", "ja", "pl"], "screens": [{"id": "list", "elements": [
         {"id": "close", "role": "button", "label": "Close", "localized": {
           "de": {"label": "Close"}, "fr": {"label": "Close"}, "ja": {"label": "Close"},
           "pl": {"label": "Zamknij"}}}]}]}
      """
    ])
    let run = try box.aloud("audit", "list.json", "--locale", locale)
    #expect(run.lines.filter { $0.contains("name-translated") }.count == count)
  }

  @Test func `findings at or above the threshold exit with 1, and only when failed`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty, "good.json": SmallProject.faultless])
    #expect(try box.aloud("audit", "list.json", "--fail-on", "critical").code == 1)
    #expect(try box.aloud("audit", "list.json", "--fail-on", "minor").code == 1)
    #expect(try box.aloud("audit", "good.json", "--fail-on", "minor").code == 0)
    #expect(try box.aloud("audit", "good.json", "list.json", "--fail-on", "minor").code == 1)
    #expect(try box.aloud("audit", "list.json", "good.json", "--fail-on", "minor").code == 1)
    try box.write(
      SmallProject.faulty.replacing(
        #"{"symbol": "trash"}, "label": null"#, with: #"{"symbol": "trash"}, "label": "Delete""#),
      to: "unsure.json")
    let unsure = try box.aloud(
      "audit", "unsure.json", "--rule", "control-name", "--fail-on", "minor")
    #expect(unsure.code == 0)
    #expect(unsure.text.contains("cannot-tell"))
  }

  @Test func `a decision that it is no issue lets the threshold pass, a confirmed one does not`()
    throws
  {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let audit = ["audit", "list.json", "--fail-on", "critical"]
    #expect(
      try box.aloud("decide", "list.json", "control-name@list/trash", "--as", "confirmed").code == 0
    )
    #expect(try box.run(audit).code == 1)
    #expect(
      try box.aloud("decide", "list.json", "control-name@list/trash", "--as", "notAnIssue").code
        == 0)
    #expect(try box.run(audit).code == 0)
  }

  @Test func `a baseline leaves out what was there before`() throws {
    let box = try Sandbox(["old.json": SmallProject.faulty])
    let worse = SmallProject.faulty.replacing(#""label": "Notes","#, with: #""label": null,"#)
      .replacing(#""text": "Notes","#, with: #""text": null,"#)
      .replacing(#""role": "heading""#, with: #""role": "button""#)
    try box.write(worse, to: "new.json")
    let run = try box.aloud("audit", "new.json", "--baseline", "old.json", "--fail-on", "minor")
    #expect(run.code == 1)
    #expect(run.text.contains("list/title"))
    #expect(!run.text.contains("list/trash"))
    let same = try box.aloud("audit", "old.json", "--baseline", "old.json", "--fail-on", "minor")
    #expect(same.code == 0)
    #expect(same.lines.count == 1)
  }

  @Test func `several projects follow one another`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty, "good.json": SmallProject.faultless])
    let run = try box.aloud("audit", "good.json", "list.json")
    #expect(run.lines.first?.hasPrefix("Notes: findings 0,") == true)
    #expect(run.lines.last?.hasPrefix("Notes: findings 3,") == true)
  }
}
