import TestSupport
import Testing

@testable import aloud

/// Help, versions and what is typed wrong.
@Suite("The command line") struct HelpTests {
  @Test func `help goes to standard output and names every subcommand`() throws {
    let box = try Sandbox()
    for way in ["help", "--help", "-h"] {
      let run = try box.aloud(way)
      #expect(run.code == 0)
      #expect(run.messages == "")
      #expect(run.text == HelpText.overview)
      for command in Subcommand.all { #expect(run.text.contains("\n  \(command.name)")) }
    }
  }

  @Test(arguments: Subcommand.all.map(\.name))
  func `every subcommand has a page that shows each option`(_ name: String) throws {
    let box = try Sandbox()
    let run = try box.aloud("help", name)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.text == (try box.aloud(name, "--help").text))
    let command = try #require(Subcommand.named(name))
    #expect(run.text.hasPrefix("Usage: aloud \(name)"))
    for option in command.options { #expect(run.text.contains("\(option.name) ")) }
  }

  @Test func `who reviews is asked only where it is recorded or reported`() {
    let asking = Subcommand.all.filter { $0.options.contains { $0.name == "--reviewer" } }
    #expect(asking.map(\.name) == ["review", "audit", "fix", "decide", "export"])
  }

  @Test func `the version is one line`() throws {
    let run = try Sandbox().aloud("--version")
    #expect(run.code == 0)
    #expect(run.text == "aloud \(Version.text)\n")
  }

  @Test func `nothing at all shows the help, as a mistake`() throws {
    let run = try Sandbox().aloud()
    #expect(run.code == 2)
    #expect(run.text == HelpText.overview)
  }

  static let mistakes: [(typed: [String], told: String)] = [
    (["nosuch"], #""nosuch" is neither a subcommand nor a file"#),
    (["help", "nosuch"], #"there is no subcommand "nosuch""#),
    (["audit"], "audit needs PROJECT..."),
    (["review", "-"], "the workbench writes into the project, so it needs a file"),
    (["review", "a.json", "b.json"], #"review does not know what to do with "b.json""#),
    (["audit", "list.json", "--colour"], "audit has no option --colour"),
    (["audit", "list.json", "--rule"], "--rule needs a value: --rule ID"),
    (["audit", "list.json", "--rule", "nosuch"], #"there is no rule "nosuch""#),
    (["audit", "list.json", "--screen", "nosuch"], #"list.json has no screen "nosuch""#),
    (["audit", "list.json", "--locale", "fr"], #"the project has no language "fr""#),
    (["audit", "list.json", "--impact", "bad"], "--impact takes minor, moderate, serious"),
    (["audit", "list.json", "--fail-on", "bad"], "--fail-on takes minor, moderate, serious"),
    (["audit", "list.json", "--format", "bad"], #"there is no report format "bad""#),
    (
      ["audit", "list.json", "list.json", "--format", "json"],
      "a json report is of one project, found 2"
    ),
    (["audit", "list.json", "--format", "text", "--format", "csv"], "--format was given twice"),
    (["review", "list.json", "--linear=yes"], "--linear takes no value"),
    (["review", "list.json", "--linear", "--theme"], "--theme needs a value"),
    (["rules", "nosuch"], #"there is no rule "nosuch""#),
    (["themes", "extra"], #"themes does not know what to do with "extra""#),
    (["speak", "list.json", "nosuch"], #"the project has no screen "nosuch""#),
    (["speak", "list.json", "--locale", "fr"], #"the project has no language "fr""#),
    (["commands", "list.json", "nosuch"], #"the project has no screen "nosuch""#),
    (["export", "list.json"], "export needs -o FILE"),
    (["export", "list.json", "-o", "a.pages"], #"cannot tell the format from "a.pages""#),
    (["export", "list.json", "-o", "none/a.html"], "none/a.html: cannot save: no such file"),
    (["import", "a.xml"], "import needs -o PROJECT for a new project, or --into PROJECT"),
    (["import", "a.xml", "-o", "b.json", "--into", "c.json"], "import needs -o PROJECT"),
    (["import", "a.xml", "-o", "list.json"], "a.xml: cannot read: no such file"),
    (["import", "list.json", "-o", "list.json"], "found an Aloud project"),
    (["import", "list.json", "-o", "new.json", "--from", "x"], #"no capture format "x""#),
    (["fix", "list.json", "list/add"], "fix needs --label, --input-label, --hint"),
    (["fix", "list.json", "add", "--label", "A"], #""add" is no element"#),
    (["fix", "list.json", "list/no", "--label", "A"], #"screen "list" has no element "no""#),
    (["fix", "list.json", "no/add", "--label", "A"], #"the project has no screen "no""#),
    (["fix", "list.json", "list/add", "--label", "A", "--locale", "fr"], #"no language "fr""#),
    (["fix", "list.json", "list/add", "--decorative", "perhaps"], "takes yes or no"),
    (["decide", "list.json", "x@list/add"], "decide needs --as with one of open, confirmed"),
    (["decide", "list.json", "x", "--as", "confirmed"], #""x" is no finding"#),
    (
      ["decide", "list.json", "control-name@list/add", "--as", "confirmed"],
      #"the project has no finding "control-name@list/add""#
    ),
    (
      ["decide", "list.json", "control-name@list/trash", "--as", "confirmed", "--expires", "now"],
      "--expires takes a date such as 2027-06-30"
    ),
    (
      [
        "decide", "list.json", "control-name@list/trash", "--as", "confirmed", "--expires",
        "2027-02-01",
      ], "--expires goes with --as acceptedRisk only"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake is told on standard error alone, and changes nothing`(_ index: Int) throws {
    let mistake = HelpTests.mistakes[index]
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.run(mistake.typed)
    #expect(run.code == 2, "\(mistake.typed)")
    #expect(run.text == "", "\(mistake.typed)")
    let lines = run.messages.split(separator: "\n")
    #expect(lines.first?.hasPrefix("aloud: ") == true, "\(run.messages)")
    #expect(lines.first?.contains(mistake.told) == true, "\(run.messages)")
    #expect(lines.count == 1 || (lines.count == 2 && lines[1].hasPrefix("aloud: help: ")))
    #expect(box.folder.names == ["list.json"])
    #expect(try box.text("list.json") == SmallProject.faulty)
  }
}
