import TestSupport
import Testing

/// From captures of an app to a report, and on to the app's next version.
@Suite("The whole job") struct WholeJobTests {
  /// Captures imported, reviewed in the dialogue, decided and reported.
  static func reviewed() throws -> Sandbox {
    let box = try ImportTests.box()
    _ = try box.aloud("import", "notes.xml", "settings.json", "-o", "app.json")
    let run = try box.aloud(
      "review", "app.json",
      input: """
        label Add note
        label Sort notes
        confirm because heard on a phone
        quit

        """)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.text.hasSuffix("> Everything is saved. 0 findings open.\n"), "\(run.text)")
    return box
  }

  @Test func `findings become fixes, decisions and a page to hand on`() throws {
    let box = try WholeJobTests.reviewed()
    #expect(
      try box.aloud("speak", "app.json", "my-notes").text == """
        My notes, en
          1  "Add note, button"
          2  "Sort notes, button"
          3  "Groceries"

        """)
    let audit = try box.aloud("audit", "app.json", "--fail-on", "critical")
    #expect(audit.code == 1)
    #expect(audit.lines.count == 2)
    #expect(audit.lines[0].hasPrefix("critical failed confirmed control-name"))
    #expect(try box.aloud("export", "app.json", "-o", "review.html").code == 0)
    let page = try box.text("review.html")
    for text in ["Add note", "Sort notes", "sortButton", "heard on a phone", "Ada"] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `the app's next version keeps ids, fixes and decisions`() throws {
    let box = try WholeJobTests.reviewed()
    let before = try box.text("app.json")
    let run = try box.aloud("import", "later.xml", "--into", "app.json")
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("app.json: "))
    let after = try box.text("app.json")
    let changes = LineChanges(from: before, to: after)
    #expect(changes.added.contains { $0.contains(#""label": "Share""#) })
    #expect(!changes.removed.contains { $0.contains(#""decision""#) || $0.contains(#""id""#) })
    for kept in [
      #""id": "button-sortbutton""#, #""label": "Sort notes""#, #""label": "Add note""#,
      #""finding": "control-name@settings/iCloudSwitch", "decision": "confirmed""#,
    ] {
      #expect(after.contains(kept), "\(kept)")
    }
    #expect(try box.aloud("audit", "app.json").lines.count == 2)
    #expect(try box.aloud("validate", "app.json").text.hasSuffix("2 screens, 6 elements\n"))
  }
}
