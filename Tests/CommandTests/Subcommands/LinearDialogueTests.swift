import TestSupport
import Testing

/// The line dialogue as it is used through pipes: lines in, lines out, the project saved between.
@Suite("The dialogue through pipes") struct LinearDialogueTests {
  static let opening = """
    Linear mode, on because of standard output is not a terminal. \
    Type help for commands, quit to leave.
    """

  @Test func `the first line says why there is no screen`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let piped = try box.aloud("list.json", input: "quit\n")
    #expect(piped.code == 0)
    #expect(piped.messages == "")
    #expect(piped.lines.first == LinearDialogueTests.opening)
    let asked = try box.aloud("review", "list.json", "--linear", input: "quit\n")
    #expect(asked.lines.first?.contains("on because of --linear.") == true)
    let set = try box.aloud("list.json", input: "quit\n", more: ["ALOUD_LINEAR": "1"])
    #expect(set.lines.first?.contains("on because of ALOUD_LINEAR.") == true)
    let off = try box.aloud("list.json", input: "quit\n", more: ["ALOUD_LINEAR": "0"])
    #expect(off.lines.first == LinearDialogueTests.opening)
  }

  @Test func `a review is done line by line and saved line by line`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud(
      "list.json",
      input: """
        fix 1
        label Add note
        undo
        redo
        label Find notes
        export review.html
        quit

        """)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.lines.filter { $0 == "Saved." || $0 == "> Saved." }.count == 5, "\(run.text)")
    #expect(run.text.contains("Exported to review.html."))
    #expect(run.text.hasSuffix("Everything is saved. 0 findings open.\n"), "\(run.text)")
    let text = try box.text("list.json")
    #expect(text.contains(#""label": "Delete""#) && text.contains(#""label": "Add note""#))
    #expect(text.contains(#""label": "Find notes""#))
    #expect(try box.text("review.html").hasPrefix("<!DOCTYPE html>"))
    #expect(!box.folder.names.contains("state"))
  }

  @Test func `a decision with a reason is saved before the next prompt`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("list.json", input: "confirm because heard on a phone\nquit\n")
    let saved = try #require(run.lines.firstIndex(of: "Saved."))
    let left = try #require(run.lines.firstIndex { $0.hasPrefix("> Everything is saved.") })
    #expect(saved < left)
    #expect(try box.text("list.json").contains(#""reason": "heard on a phone""#))
  }

  @Test func `the end of the input leaves, with a line of its own`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("list.json", input: "label Delete")
    #expect(run.code == 0)
    #expect(run.text.hasSuffix("\n> \n"), "\(run.text)")
    #expect(try box.text("list.json").contains(#""label": "Delete""#))
  }

  @Test func `what cannot be exported is told, and the dialogue goes on`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let run = try box.aloud("list.json", input: "export none/a.html\nwhere\nquit\n")
    #expect(run.code == 0)
    #expect(run.text.contains("Problem: Not exported: none/a.html: cannot save: no such file"))
    #expect(run.text.contains("> Finding 1 of 3"))
  }

  @Test func `edits that could not be saved are kept, told, and saved the next time`() throws {
    let box = try Sandbox(["list.json": SmallProject.faulty])
    let opening = try box.aloud("review", "--linear", "list.json").output.count - 1
    // The project's folder goes away while the project is open, and is back the next time.
    let run = try box.shell(
      """
      mkdir p && mv list.json p && mkfifo in out; exec 3<>in
      { head -c \(opening) >/dev/null; mv p q; printf 'label Delete\\nquit\\n' >in; cat >said; } <out &
      aloud review --linear p/list.json <in >out; echo "code $?" >&2; wait; mv q p
      """)
    #expect(
      run.messages == """
        aloud: not saved, kept in a draft: label of list/trash is "Delete"
        code 2

        """)
    #expect(try box.text("said").contains("Problem: not saved, p/list.json: cannot "))
    #expect(try box.text("p/list.json") == SmallProject.faulty)

    let next = try box.aloud("p/list.json", input: "quit\n")
    #expect(next.code == 0)
    #expect(next.lines.dropFirst().first == "Saving 1 edit that could not be saved last time.")
    #expect(next.lines.contains("Saved."))
    #expect(try box.text("p/list.json").contains(#""label": "Delete""#))

    let third = try box.aloud("p/list.json", input: "quit\n")
    #expect(!third.text.contains("last time"))
    #expect(!third.text.contains("Saved."))
  }
}
