import TestSupport
import Testing

/// The rules held against the package's own labelled names.
@Suite struct AccuracyTests {
  @Test func `the rules keep their bounds on the package's own names`() throws {
    let tool = PseudoTerminal.builtProgram("aloud-dev")
    let (text, code) = try PackageFiles.run(tool, ["accuracy"])
    #expect(code == 0, "\(text)")
    for figure in [
      "cases: faults found", "label in name: good ones failed", "SF Symbol names", "asset names",
      "good labels failed", "bad labels reported",
    ] {
      #expect(text.contains("\n\(figure) "), "\(figure) was not measured")
    }
  }

  @Test func `contested cases are listed with the reason and not counted`() throws {
    let tool = PseudoTerminal.builtProgram("aloud-dev")
    let folder = try TemporaryFolder()
    _ = try PackageFiles.run("/bin/mkdir", [folder.path("cases")])
    let project = """
      {"format": "aloud-project", "version": 1, "screens": [{"id": "s", "elements": [
      {"id": "e0", "role": "button", "icon": {"asset": "plus"}, "label": "create"}]}]}
      """
    let cases = ["D073", "Q073"].map { id in
      let line = project.split(separator: "\n").joined()
      return """
        {"id": "\(id)", "project": \(line), "expect": [
        {"rule": "icon-ambiguous", "element": "e0", "verdict": "failed"}]}
        """.split(separator: "\n").joined()
    }
    try TestFile.write(
      Array(cases.joined(separator: "\n").utf8), to: folder.path("cases/labels.jsonl"))
    let run = try PackageFiles.run(tool, ["accuracy", folder.path])
    #expect(run.code == 1)
    #expect(run.text.contains("D073 icon-ambiguous e0: plus is an icon people know"))
    #expect(run.text.contains("faults found                       0 of 1"))
    #expect(run.text.contains("faults found, with contested ones  0 of 2"))
  }

  @Test func `names below a bound are told by the exit code`() throws {
    let tool = PseudoTerminal.builtProgram("aloud-dev")
    let folder = try TemporaryFolder()
    _ = try PackageFiles.run("/bin/mkdir", [folder.path("data")])
    let table = "label\twhy\nClose\tsf-symbol-name\nShare\tsf-symbol-name\n"
    try TestFile.write(Array(table.utf8), to: folder.path("data/labels-bad.tsv"))
    let below = try PackageFiles.run(tool, ["accuracy", folder.path])
    #expect(below.code == 1)
    #expect(below.text.contains("BELOW"))
    #expect(below.text.contains("\"Share\" (sf-symbol-name)"))
    let nothing = try PackageFiles.run(tool, ["accuracy", folder.path("missing")])
    #expect(nothing.code == 2)
  }

  @Test func `a case that cannot be read is named by its file and number`() throws {
    let tool = PseudoTerminal.builtProgram("aloud-dev")
    let folder = try TemporaryFolder()
    _ = try PackageFiles.run("/bin/mkdir", [folder.path("cases")])
    try TestFile.write(Array("[]\n".utf8), to: folder.path("cases/labels.jsonl"))
    let (text, code) = try PackageFiles.run(tool, ["accuracy", folder.path])
    #expect(code == 2)
    #expect(text.contains("cases/labels.jsonl: case 1: it expects nothing"))
  }
}
