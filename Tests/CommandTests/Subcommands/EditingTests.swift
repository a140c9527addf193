import TestSupport
import Testing

/// `aloud fix` and `aloud decide`: the bytes they change, and no others.
@Suite("aloud fix and aloud decide") struct EditingTests {
  static let review = #"  "review": { "decisions": [], "fixes": [], "checks": [] }"#

  @Test func `a fix changes one value and notes itself`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("fix", "list.json", "list/add", "--label", "Add note")
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(
      run.text == """
        The label of list/add is "Add note".
        Heard: "addButton, button" -> "Add note, button"
        Shown to Voice Control: "addButton" -> "Add note"
        Clears: name-is-identifier
        Saved list.json.

        """)
    #expect(
      LineChanges(from: SmallProject.faulty, to: try box.text("list.json"))
        == LineChanges(
          removed: [
            #"        { "id": "add", "role": "button", "icon": {"symbol": "plus"}, "label": "addButton","#,
            EditingTests.review,
          ],
          added: [
            #"        { "id": "add", "role": "button", "icon": {"symbol": "plus"}, "label": "Add note","#,
            #"  "review": { "decisions": [], "fixes": ["#,
            #"    { "element": "list/add", "member": "label", "from": "addButton", "to": "Add note", "#
              + #""reviewer": "Ada", "at": "2027-01-02T03:04:05Z", "#
              + #""clears": ["name-is-identifier@list/add"] }"#,
            #"  ], "checks": [] }"#,
          ]))
    let again = try box.aloud("fix", "list.json", "list/add", "--label", "Add note")
    #expect(again.text == "Nothing changed: the project holds this already.\n")
    #expect(again.code == 0)
  }

  @Test func `every option of a fix reaches the file`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud(
      "fix", "list.json", "list/trash", "--label", "Delete", "--input-label", "Delete",
      "--input-label", "Bin", "--hint", "Deletes the note", "--reviewer", "Ben")
    #expect(run.code == 0)
    let text = try box.text("list.json")
    #expect(text.contains(#""label": "Delete""#))
    #expect(text.contains(#""inputLabels": ["Delete", "Bin"]"#))
    #expect(text.contains(#""hint": "Deletes the note""#))
    #expect(text.contains(#""reviewer": "Ben""#))
    #expect(run.text.contains("The input labels of list/trash are \"Delete\", \"Bin\".\n"))
    let german = try box.aloud(
      "fix", "list.json", "list/trash", "--label", "Löschen", "--locale", "de")
    #expect(german.code == 0)
    #expect(try box.text("list.json").contains(#""localized": { "de": { "label": "Löschen" } }"#))
    #expect(try box.aloud("validate", "list.json").code == 0)
    #expect(try box.aloud("speak", "list.json", "list", "--locale", "de").text.contains("Löschen"))
  }

  @Test func `a fix of an image says that it is decorative`() throws {
    let box = try Sandbox([
      "list.json": SmallProject.faulty.replacing(
        #""role": "button", "icon": {"symbol": "trash"}"#,
        with: #""role": "image", "icon": {"symbol": "trash"}"#)
    ])
    let run = try box.aloud("fix", "list.json", "list/trash", "--decorative", "yes")
    #expect(run.code == 0)
    #expect(try box.text("list.json").contains(#""decorative": true"#))
  }

  @Test func `a decision is one line in the file, and taken back leaves none`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud(
      "decide", "list.json", "control-name@list/trash", "--as", "acceptedRisk", "--reason",
      "Replaced in May \"for good\"", "--expires", "2027-06-30")
    #expect(run.code == 0)
    #expect(run.text == "Decided: control-name@list/trash: accepted risk. Saved list.json.\n")
    #expect(
      LineChanges(from: SmallProject.faulty, to: try box.text("list.json"))
        == LineChanges(
          removed: [EditingTests.review],
          added: [
            #"  "review": { "decisions": ["#,
            #"    { "finding": "control-name@list/trash", "decision": "acceptedRisk", "#
              + #""reason": "Replaced in May \"for good\"", "reviewer": "Ada", "#
              + #""at": "2027-01-02T03:04:05Z", "expires": "2027-06-30" }"#,
            #"  ], "fixes": [], "checks": [] }"#,
          ]))
    let back = try box.aloud("decide", "list.json", "control-name@list/trash", "--as", "open")
    #expect(back.code == 0)
    #expect(!(try box.text("list.json")).contains("control-name@list/trash"))
  }

  @Test func `an accepted risk holds until its day is over`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    _ = try box.aloud(
      "decide", "list.json", "control-name@list/trash", "--as", "acceptedRisk", "--expires",
      "2027-06-30")
    func code(_ now: String) throws -> Int32 {
      try box.aloud("audit", "list.json", "--fail-on", "critical", more: ["ALOUD_NOW": now]).code
    }
    #expect(try code("2027-06-29T23:59:59Z") == 0)
    #expect(try code("2027-06-30T12:00:00Z") == 0)
    #expect(try code("2027-07-01T00:00:01Z") == 1)
  }

  @Test func `many findings are decided at once, or none when one is unknown`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let keys = ["control-name@list/trash", "name-is-identifier@list/add"]
    let refused = try box.run(
      ["decide", "list.json"] + keys + ["x@list/add", "--as", "confirmed"])
    #expect(refused.code == 2)
    #expect(try box.text("list.json") == SmallProject.faulty)
    let run = try box.run(["decide", "list.json"] + keys + ["--as", "needsDevice"])
    #expect(run.code == 0)
    let decided = try box.text("list.json").split(separator: "\n").filter {
      $0.contains(#""decision": "needsDevice""#)
    }
    #expect(decided.count == 2)
  }

  @Test func `a project on standard input cannot be written into`() throws {
    let box = try Sandbox()
    for words in [
      ["fix", "-", "list/add", "--label", "A"], ["decide", "-", "a@b/c", "--as", "open"],
    ] {
      let run = try box.run(words, input: SmallProject.faulty)
      #expect(run.code == 2)
      #expect(run.messages.hasPrefix("aloud: "))
    }
  }
}
