import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A reviewer's work in tmux with the real program, from the shell and back to it.
@Suite(
  "End to end in tmux", .serialized,
  .enabled(if: TmuxSession.program != nil, "tmux is not installed; .ci/run installs it"))
struct TmuxTests {
  /// A shell with the sample project open in the workbench.
  static func open(columns: Int = 80, rows: Int = 24) throws -> TmuxSession {
    let tmux = try TmuxSession(columns: columns, rows: rows, in: try Sandbox.teaShop())
    try tmux.type(command)
    try tmux.press("Enter")
    try #require(tmux.waitForFocus(on: "All screens"), tmux.shown)
    return tmux
  }

  /// What is typed in the shell; the program's number is in `pid`, and its exit code is shown.
  static let command = "sh -c 'echo $$ >pid; exec aloud tea.json'; echo \"code $?\""

  /// Sends the program a signal.
  static func signal(_ number: Int32, _ tmux: TmuxSession) throws {
    let text = try tmux.box.text("pid").filter(\.isNumber)
    #expect(kill(try #require(pid_t(text)), number) == 0)
  }

  /// Leaves the workbench, and waits for the shell.
  static func quit(_ tmux: TmuxSession, by key: String = "q") throws {
    try tmux.press(key)
    #expect(tmux.wait(for: "code 0"), tmux.shown)
    #expect(try tmux.tmux(["display-message", "-p", "#{alternate_on}#{cursor_flag}"]) == "01\n")
  }

  @Test func `find, fix, undo, decide, export, quit, and the file has just that`() throws {
    let tmux = try TmuxTests.open()
    try tmux.press("2", "/")
    #expect(tmux.waitForCaret(behind: "Search for: "), tmux.shown)
    try tmux.type("square.and")
    #expect(tmux.waitForCaret(behind: "Search for: square.and"), tmux.shown)
    try tmux.press("Enter")
    #expect(tmux.waitForFocus(on: "name-is-symbol button \"square.and"), tmux.shown)
    try tmux.press("n")
    #expect(tmux.waitForFocus(on: "control-name button no name (bell)"), tmux.shown)
    try tmux.press("a")
    #expect(tmux.wait(for: "Saved label of catalog/bell"), tmux.shown)
    // The finding is gone, and the cursor is on the next one.
    #expect(tmux.waitForFocus(on: "name-is-identifier button \"filterButton"), tmux.shown)

    try tmux.press("e")
    #expect(tmux.waitForCaret(behind: "Label en    filterButton"), tmux.shown)
    try tmux.press("C-u")
    try tmux.type("Filter results")
    #expect(tmux.waitForCaret(behind: "Label en    Filter results"), tmux.shown)
    try tmux.press("Enter")
    #expect(tmux.wait(for: "Saved label of catalog/filter is \"Filter results\""), tmux.shown)
    try tmux.press("Down", "Down", "Down", "Down")
    #expect(tmux.waitForCaret(behind: "Say en +    "), tmux.shown)
    try tmux.type("Filter")
    try tmux.press("Enter")
    #expect(tmux.wait(for: "are \"Filter\""), tmux.shown)
    try tmux.type("Sieve")
    #expect(tmux.waitForCaret(behind: "Say en +    Sieve"), tmux.shown)
    try tmux.press("Enter")
    #expect(tmux.wait(for: "are \"Filter\", \"Sieve\""), tmux.shown)
    try tmux.press("Escape")
    #expect(tmux.waitForFocus(on: "name-translated ja button \"Filter"), tmux.shown)
    try tmux.press("u")
    #expect(tmux.wait(for: "Undone: input labels of catalog/filter"), tmux.shown)

    try tmux.press("i")
    #expect(tmux.waitForCaret(behind: "not an issue, 1 finding. Reason: "), tmux.shown)
    try tmux.type("Said in Japanese")
    try tmux.press("Enter")
    #expect(tmux.wait(for: "Decided: not an issue"), tmux.shown)
    try tmux.press("x")
    #expect(tmux.waitForCaret(behind: "tea-review.html"), tmux.shown)
    try tmux.press("C-u")
    try tmux.type("review.md")
    try tmux.press("Enter")
    #expect(tmux.wait(for: "Exported to review.md."), tmux.shown)
    try TmuxTests.quit(tmux)

    #expect(try tmux.box.text("review.md").contains("Said in Japanese"))
    let changes = LineChanges(
      from: try TestFile.text(Sandbox.teaShopPath), to: try tmux.box.text("tea.json"))
    #expect(changes == TmuxTests.expected, "\(changes)")
  }

  static let expected = LineChanges(
    removed: [
      #"            { "id": "bell", "role": "button", "icon": {"symbol": "bell"}, "label": null,"#,
      #"              "label": "filterButton", "identifier": "filterButton", "inputLabels": [],"#,
    ],
    added: [
      #"            { "id": "bell", "role": "button", "icon": {"symbol": "bell"}, "#
        + #""label": "Show notifications","#,
      #"              "label": "Filter results", "identifier": "filterButton", "#
        + #""inputLabels": ["Filter"],"#,
      #"      {"finding": "name-translated@catalog/filter#ja", "decision": "notAnIssue", "#
        + #""reason": "Said in Japanese", "reviewer": "Ada", "at": "2027-01-02T03:04:05Z"}"#,
      #"      {"element": "catalog/bell", "member": "label", "from": null, "#
        + #""to": "Show notifications", "reviewer": "Ada", "at": "2027-01-02T03:04:05Z", "#
        + #""clears": ["control-name@catalog/bell"]},"#,
      #"      {"element": "catalog/filter", "member": "inputLabels", "from": [], "#
        + #""to": ["Filter"], "reviewer": "Ada", "at": "2027-01-02T03:04:05Z", "clears": []},"#,
      #"      {"element": "catalog/filter", "member": "label", "from": "filterButton", "#
        + #""to": "Filter results", "reviewer": "Ada", "at": "2027-01-02T03:04:05Z", "#
        + #""clears": ["name-is-identifier@catalog/filter"]}"#,
    ])

  @Test func `the window's size changes, down to too small and back`() throws {
    let tmux = try TmuxTests.open()
    try tmux.press("2", "j")
    #expect(tmux.waitForFocus(on: "name-is-symbol"), tmux.shown)
    try tmux.resize(columns: 40, rows: 12)
    #expect(tmux.wait { $0.count == 12 && $0[1].hasPrefix("== Findings") }, tmux.shown)
    #expect(tmux.waitForFocus(on: "name-is-symbol"), tmux.shown)
    try tmux.resize(columns: 30, rows: 8)
    #expect(tmux.wait(for: "Too small: 30 x 8."), tmux.shown)
    #expect(tmux.wait(for: "Needs 40 x 12."), tmux.shown)
    try tmux.press("a")
    try tmux.resize(columns: 120, rows: 34)
    #expect(tmux.wait { $0.count == 34 && $0[0].hasPrefix("Tea Shop  iOS") }, tmux.shown)
    #expect(tmux.waitForFocus(on: "name-is-symbol"), tmux.shown)
    try TmuxTests.quit(tmux)
    #expect(try tmux.box.text("tea.json") == (try TestFile.text(Sandbox.teaShopPath)))
  }

  @Test func `what is pasted into a list changes nothing, into a field it is text`() throws {
    let tmux = try TmuxTests.open()
    try tmux.press("2")
    try tmux.paste("aaccqq\nxx\u{1B}[A")
    #expect(tmux.wait(for: "Nothing takes pasted text here."), tmux.shown)
    #expect(tmux.waitForFocus(on: "name-has-role button \"Cart button\""), tmux.shown)
    try tmux.press("e")
    #expect(tmux.waitForCaret(behind: "Label en    Cart button"), tmux.shown)
    try tmux.press("C-u")
    try tmux.paste("Open\nquickly")
    #expect(tmux.wait(for: "Not saved"), tmux.shown)
    #expect(try tmux.box.text("tea.json") == (try TestFile.text(Sandbox.teaShopPath)))
    try tmux.press("C-x", "Escape")
    #expect(tmux.waitForFocus(on: "name-has-role"), tmux.shown)
    try TmuxTests.quit(tmux)
    #expect(try tmux.box.text("tea.json") == (try TestFile.text(Sandbox.teaShopPath)))
  }

  @Test func `Ctrl-Z goes to the shell and fg comes back to the same place`() throws {
    let tmux = try TmuxTests.open()
    try tmux.press("2", "j", "j")
    #expect(tmux.waitForFocus(on: "control-name"), tmux.shown)
    try tmux.press("C-z")
    #expect(
      tmux.wait { lines in lines.contains("$") && !lines.contains { $0.contains("Findings") } },
      tmux.shown)
    try tmux.type("stty -a | grep -o ' icanon'; fg")
    try tmux.press("Enter")
    #expect(tmux.waitForFocus(on: "control-name"), tmux.shown)
    try tmux.press("j")
    #expect(tmux.waitForFocus(on: "name-is-identifier"), tmux.shown)
    try tmux.press("q")
    #expect(tmux.wait(for: " icanon"), tmux.shown)
  }

  @Test func `a signal to end gives the shell its terminal back`() throws {
    let tmux = try TmuxTests.open()
    try TmuxTests.signal(SIGTERM, tmux)
    #expect(tmux.wait(for: "code 0"), tmux.shown)
    try tmux.type("stty -a | grep -o ' icanon'")
    try tmux.press("Enter")
    #expect(tmux.wait { $0.contains(" icanon") }, tmux.shown)
  }

  @Test func `text that was typed survives the program's death and is offered again`() throws {
    let tmux = try TmuxTests.open()
    try tmux.press("2", "e")
    #expect(tmux.waitForCaret(behind: "Label en    Cart button"), tmux.shown)
    try tmux.type("s and bags")
    #expect(tmux.waitForCaret(behind: "Cart buttons and bags"), tmux.shown)
    let drafts = "state/aloud/drafts"
    #expect(
      tmux.wait { TmuxTests.draft(in: tmux.box, drafts)?.contains("Cart buttons and bags") == true }
    )
    try TmuxTests.signal(SIGKILL, tmux)
    #expect(tmux.wait(for: "code 137"), tmux.shown)
    #expect(try tmux.box.text("tea.json") == (try TestFile.text(Sandbox.teaShopPath)))

    // Nobody gave the terminal back, so the shell does; there Enter is not yet the end of a line.
    try tmux.type("stty sane; clear")
    try tmux.press("C-j")
    #expect(tmux.wait { lines in !lines.contains { $0.contains("code") } }, tmux.shown)
    try tmux.type(TmuxTests.command)
    try tmux.press("Enter")
    #expect(tmux.wait(for: "Text typed last time is kept: label of catalog/cart"), tmux.shown)
    try tmux.press("2", "e")
    #expect(tmux.waitForCaret(behind: "Label en    Cart buttons and bags"), tmux.shown)
    try tmux.press("Enter")
    #expect(tmux.wait(for: "Saved label of catalog/cart is \"Cart buttons and bags\""), tmux.shown)
    try TmuxTests.quit(tmux, by: "C-q")
    #expect(TmuxTests.draft(in: tmux.box, drafts) == nil)
    #expect(try tmux.box.text("tea.json").contains(#""label": "Cart buttons and bags""#))
  }

  /// The text of the one draft there is.
  static func draft(in box: Sandbox, _ folder: String) -> String? {
    guard let run = try? box.shell("cat \(folder)/*.json"), run.code == 0 else { return nil }
    return run.text
  }
}
