import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are not there, not readable or not a project, and readers that go away.
@Suite("Files and streams that fail") struct FileErrorTests {
  static let broken: [(name: String, text: String, told: String)] = [
    ("empty", "", "p.json:1:1: expected a value, found the end of the file"),
    ("cut off", "{\n  \"format\": ", "p.json:2:13: expected a value, found the end of the file"),
    ("no JSON", "{\"a\": nope}", "p.json:1:7: expected"),
    ("a byte that is no UTF-8", "{\"a\": \"\u{0}\"}", "p.json:1:8: expected"),
    ("a list", "[]", "p.json:1:1: expected"),
    ("another format", #"{"format": "other"}"#, #"p.json:1:12: expected "aloud-project""#),
    (
      "a number for an id",
      "{\"format\": \"aloud-project\", \"version\": 1,\n \"screens\": [{\"id\": 3}]}",
      #"p.json:2:21: expected a string for "id", found the number 3"#
    ),
  ]

  @Test(arguments: broken.indices, ["audit", "validate", "speak", "commands", "review"])
  func `what is no project is told by its place, in one line`(
    _ index: Int, command: String
  ) throws {
    let broken = FileErrorTests.broken[index]
    let box = try Sandbox(["p.json": broken.text])
    let run = try box.run([command, "p.json"])
    #expect(run.code == 2, "\(broken.name)")
    #expect(run.text == "")
    #expect(run.messages.hasPrefix("aloud: \(broken.told)"), "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    #expect(box.folder.names == ["p.json"])
    #expect(try box.text("p.json") == broken.text)
  }

  @Test(arguments: ["audit", "validate", "speak", "export -o out.html", "fix list/add --label A"])
  func `a project cannot be missing, a folder or a loop`(_ command: String) throws {
    let box = try Sandbox()
    #expect(symlink("loop.json", box.folder.path("loop.json")) == 0)
    let words = command.split(separator: " ").map(String.init)
    for (path, told) in [
      ("missing.json", "missing.json: cannot read: no such file or folder"),
      (".", ".: expected a file, found a folder"),
      ("loop.json", "loop.json: cannot read: "),
    ] {
      let run = try box.run([words[0], path] + words.dropFirst())
      #expect(run.code == 2)
      #expect(run.text == "")
      #expect(run.messages.hasPrefix("aloud: " + told), "\(run.messages)")
    }
    #expect(box.folder.names == ["loop.json"])
  }

  @Test func `a file nobody may read is told`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    chmod(box.folder.path("list.json"), 0)
    let run = try box.aloud("audit", "list.json")
    guard geteuid() != 0 else {
      withKnownIssue("not tried: the superuser may read every file") {
        #expect(run.code == 2)
      }
      return
    }
    #expect(run.code == 2)
    #expect(run.messages == "aloud: list.json: cannot read: not allowed\n")
  }

  @Test func `a report never replaces a project, by whatever name it is reached`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty, "other.json": SmallProject.faulty])
    #expect(symlink("list.json", box.folder.path("link.json")) == 0)
    for target in ["list.json", "./list.json", "link.json", "other.json"] {
      let run = try box.aloud("export", "list.json", "-o", target)
      #expect(run.code == 2)
      #expect(
        run.messages.hasPrefix("aloud: \(target) is a project; a report would replace it"),
        "\(run.messages)")
      #expect(try box.text("list.json") == SmallProject.faulty)
      #expect(try box.text("other.json") == SmallProject.faulty)
    }
    let dialogue = try box.aloud("review", "--linear", "list.json", input: "export list.json\n")
    #expect(dialogue.text.contains("Problem: Not exported: list.json is a project"))
    #expect(try box.text("list.json") == SmallProject.faulty)
    for _ in 1...2 {
      #expect(try box.aloud("export", "list.json", "-o", "report.json").code == 0)
    }
  }

  @Test func `a report made after a fix in the dialogue tells the lines of the file as it is now`()
    throws
  {
    let box = try Sandbox.teaShop()
    _ = try box.aloud(
      "review", "--linear", "tea.json", input: "label de Neu\nlabel ja 新\nexport one.json\n")
    _ = try box.aloud("export", "tea.json", "-o", "two.json")
    let line = { (text: String) in
      text.split(separator: "\n").filter { $0.contains("\"line\"") }
    }
    #expect(try !line(box.text("one.json")).isEmpty)
    #expect(try line(box.text("one.json")) == line(box.text("two.json")))
  }

  @Test func `one broken project does not hide those before it`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty, "bad.json": "{"])
    let run = try box.aloud("validate", "list.json", "bad.json")
    #expect(run.code == 2)
    #expect(run.text == "list.json: valid, 2 screens, 4 elements\n")
    #expect(run.messages.hasPrefix("aloud: bad.json:1:2: expected"))
  }

  @Test(arguments: ["audit tea.json", "speak tea.json", "export tea.json -o - --format html"])
  func `a reader that has read enough is no error`(_ command: String) throws {
    let box = try Sandbox.teaShop()
    let run = try box.shell("{ aloud \(command); echo \"code $?\" >&2; } | head -n 1")
    #expect(run.lines.count == 1)
    #expect(run.messages == "code 0\n")
  }

  @Test(.enabled(if: TestFile.exists("/dev/full"), "there is no device that is always full"))
  func `a full disk under standard output is told`() throws {
    let box = try Sandbox.teaShop()
    let run = try box.shell("aloud audit tea.json >/dev/full")
    #expect(run.code == 2)
    #expect(run.messages == "aloud: standard output: cannot write: the disk is full\n")
  }

  @Test func `the reader's going away in the dialogue does not lose what was decided`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    // A reader takes the opening lines and the first prompt, and goes; then a decision is typed.
    let opening = try box.aloud("review", "--linear", "list.json").output.count - 1
    let run = try box.shell(
      """
      mkfifo in out; exec 3<>in
      { head -c \(opening) <out >/dev/null; printf 'confirm\\nquit\\n' >in; } &
      aloud review --linear list.json <in >out; echo "code $?" >&2
      """)
    #expect(run.messages == "code 0\n")
    #expect(try box.text("list.json").contains(#""decision": "confirmed""#))
  }
}
