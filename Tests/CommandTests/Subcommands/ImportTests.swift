import TestSupport
import Testing

/// `aloud import` on files, folders' worth of them, and standard input.
@Suite("aloud import") struct ImportTests {
  static func box() throws -> Sandbox {
    try Sandbox([
      "notes.xml": Captures.appium(), "settings.json": Captures.idb,
      "later.xml": Captures.appium(more: Captures.addedButton),
    ])
  }

  @Test func `captures of several formats make one project`() throws {
    let box = try ImportTests.box()
    let run = try box.aloud("import", "notes.xml", "settings.json", "-o", "app.json")
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.text == "app.json: Notes, 2 screens, 5 elements\n")
    #expect(
      try box.aloud("validate", "app.json").text == "app.json: valid, 2 screens, 5 elements\n")
    #expect(
      try box.aloud("speak", "app.json").text == """
        My notes, en
          1  "button"
          2  "sortButton, button"
          3  "Groceries"
        settings, en
          1  "switch button, on"
          2  "Sign out, button"

        """)
  }

  @Test func `the report of another engine joins the queue and is decided like it`() throws {
    let box = try Sandbox([
      "notes.xml": Captures.appium(),
      "audit.json": """
      [{"auditType": "XCUIAccessibilityAuditTypeSufficientElementDescription",
        "compactDescription": "Label not human-readable", "detailedDescription": "",
        "elementAttributes": {"type": "Button", "rawIdentifier": "sortButton", "label": "sortButton"}}]
      """,
    ])
    #expect(
      try box.aloud("import", "notes.xml", "audit.json", "-o", "app.json").text
        == "app.json: Notes, 1 screen, 3 elements, 1 finding of other engines, 1 on elements that were there\n"
    )
    let key = "apple-audit/sufficientElementDescription@my-notes/button-sortbutton"
    let audit = try box.aloud("audit", "app.json", "--engine", "apple-audit").text
    #expect(
      audit.hasPrefix(
        "critical failed open apple-audit/sufficientElementDescription 4.1.2 A  my-notes/button-sortbutton: "
          + "Label not human-readable\n"))
    #expect(try box.aloud("decide", "app.json", key, "--as", "confirmed").code == 0)
    let rule = try box.aloud(
      "audit", "app.json", "--rule", "apple-audit/sufficientElementDescription")
    #expect(rule.text.contains("failed confirmed"))
    let json = try box.aloud("audit", "app.json", "--format", "json").text
    #expect(json.contains("\"engine\": \"aloud\""))
    #expect(json.contains("\"engine\": \"apple-audit\""))
    let fix = try box.aloud("fix", "app.json", "my-notes/button-sortbutton", "--label", "Sort")
    #expect(fix.text.contains("apple-audit/sufficientElementDescription"))
    #expect(!(try box.aloud("audit", "app.json").text.contains("apple-audit")))
  }

  @Test func `a report without anything about an app makes no project`() throws {
    let box = try Sandbox(["audit.json": "[]", "log.sarif": "{\"runs\": []}"])
    for report in ["audit.json", "log.sarif"] {
      let id = report == "audit.json" ? "apple-audit" : "sarif"
      let run = try box.aloud("import", report, "--from", id, "-o", "app.json")
      #expect(run.code == 2)
      #expect(run.messages.contains("no finding that is about an app's screens"))
    }
    #expect(box.folder.names == ["audit.json", "log.sarif"])
  }

  @Test func `one screen is counted as one`() throws {
    let box = try ImportTests.box()
    let run = try box.aloud("import", "notes.xml", "-o", "app.json", "--name", "Jotter")
    #expect(run.text == "app.json: Jotter, 1 screen, 3 elements\n")
  }

  @Test func `name, language and format may be said`() throws {
    let box = try ImportTests.box()
    let run = try box.aloud(
      "import", "-", "-o", "app.json", "--from", "idb", "--name", "Jotter", "--locale", "de",
      input: Captures.idb)
    #expect(run.code == 0)
    let text = try box.text("app.json")
    #expect(text.contains(#""name": "Jotter", "platform": "iOS", "baseLocale": "de""#))
    #expect(try box.aloud("speak", "app.json").text.contains("Sign out, Taste"))
  }

  @Test func `a project on standard output has nothing else with it`() throws {
    let box = try ImportTests.box()
    let run = try box.aloud("import", "notes.xml", "-o", "-")
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("{\n"))
    #expect(try box.aloud("validate", "-", input: run.text).code == 0)
    #expect(box.folder.names == ["later.xml", "notes.xml", "settings.json"])
  }

  @Test func `a project that is there is not written over`() throws {
    let box = try ImportTests.box()
    try box.write("mine", to: "app.json")
    let run = try box.aloud("import", "notes.xml", "-o", "app.json")
    #expect(run.code == 2)
    #expect(
      run.messages.hasPrefix("aloud: app.json is there already\naloud: help: --into app.json"))
    #expect(try box.text("app.json") == "mine")
  }

  @Test func `the same capture again changes no byte`() throws {
    let box = try ImportTests.box()
    _ = try box.aloud("import", "notes.xml", "-o", "app.json")
    let before = try box.text("app.json")
    let run = try box.aloud("import", "notes.xml", "--into", "app.json")
    #expect(run.code == 0)
    #expect(try box.text("app.json") == before)
  }

  static let refused: [(name: String, text: String, told: String)] = [
    ("empty.xml", "", "found an empty file"),
    ("text.txt", "Hello", "expected a capture of an iOS screen, found content of an unknown kind"),
    ("cut.xml", "<AppiumAUT><XCUIElementTypeApplication", "cut.xml:1:"),
    ("cut.json", #"[{"AXFrame": "#, "cut.json:1:"),
  ]

  @Test(arguments: refused.indices)
  func `what is no capture is told and makes nothing`(_ index: Int) throws {
    let (name, text, told) = ImportTests.refused[index]
    let box = try Sandbox([name: text])
    let run = try box.aloud("import", name, "-o", "app.json")
    #expect(run.code == 2)
    #expect(run.text == "")
    #expect(run.messages.hasPrefix("aloud: \(name)"))
    #expect(run.messages.contains(told), "\(run.messages)")
    #expect(box.folder.names == [name])
  }

  @Test func `one bad capture among good ones makes nothing`() throws {
    let box = try ImportTests.box()
    try box.write("Hello", to: "bad.xml")
    #expect(try box.aloud("import", "notes.xml", "bad.xml", "-o", "app.json").code == 2)
    #expect(!box.folder.names.contains("app.json"))
  }

  @Test func `the formats are listed`() throws {
    let run = try ImportTests.box().aloud("import", "--list")
    #expect(run.code == 0)
    let ids = run.text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.contains("appium") && ids.contains("idb") && ids.contains("maestro"))
    #expect(run.text.contains("  WebDriverAgent source (JSON)\n"))
  }

  @Test func `without a source it says what it needs`() throws {
    let run = try ImportTests.box().aloud("import", "-o", "app.json")
    #expect(run.code == 2)
    #expect(run.messages.hasPrefix("aloud: import needs SOURCE... -o PROJECT"))
  }

  @Test(arguments: [
    ("notes.xml", "notes.png", "app.json", "notes.png"),
    ("captures/notes.xml", "captures/notes.jpeg", "app.json", "captures/notes.jpeg"),
    ("captures/notes.xml", "captures/notes.png", "Projects/app.json", "../captures/notes.png"),
    ("Projects/a/notes.v2.xml", "Projects/a/notes.v2.jpg", "Projects/app.json", "a/notes.v2.jpg"),
  ])
  func `a picture beside a capture is linked`(
    source: String, picture: String, project: String, link: String
  ) throws {
    let box = try Sandbox()
    _ = try box.shell("mkdir -p captures Projects/a")
    try box.write(Captures.appium(), to: source)
    try box.write("", to: picture)
    #expect(try box.aloud("import", source, "-o", project).code == 0)
    #expect(try box.text(project).contains("\"screenshot\": \"\(link)\""))
    // The same again changes nothing.
    let before = try box.text(project)
    #expect(try box.aloud("import", source, "--into", project).code == 0)
    #expect(try box.text(project) == before)
  }

  @Test func `a picture taken later is added to its screen`() throws {
    let box = try ImportTests.box()
    _ = try box.aloud("import", "notes.xml", "-o", "app.json")
    #expect(!(try box.text("app.json").contains("screenshot")))
    try box.write("", to: "notes.png")
    #expect(try box.aloud("import", "notes.xml", "--into", "app.json").code == 0)
    #expect(try box.text("app.json").contains("\"screenshot\": \"notes.png\""))
  }

  @Test func `a picture is linked to no screen of several`() throws {
    let box = try Sandbox([
      "both.json": Captures.idb + Captures.idb.replacing("Sign out", with: "Sign in"),
      "both.png": "",
    ])
    let run = try box.aloud("import", "both.json", "-o", "app.json")
    #expect(run.text.contains("2 screens"))
    #expect(!(try box.text("app.json").contains("screenshot")))
  }

  private static func boxOfCaptures() throws -> Sandbox {
    let box = try Sandbox()
    _ = try box.shell("mkdir -p shots/more")
    try box.write(Captures.appium(), to: "shots/notes.xml")
    try box.write("", to: "shots/notes.png")
    try box.write(Captures.idb, to: "shots/more/settings.json")
    try box.write("", to: "shots/more/settings.jpg")
    return box
  }

  @Test func `a folder of captures is read with its pictures`() throws {
    let box = try ImportTests.boxOfCaptures()
    let run = try box.aloud("import", "shots", "-o", "app.json")
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.text == "app.json: Notes, 2 screens, 5 elements\n")
    let project = try box.text("app.json")
    #expect(project.contains("\"screenshot\": \"shots/notes.png\""))
    #expect(project.contains("\"screenshot\": \"shots/more/settings.jpg\""))
    #expect(try box.aloud("import", "shots", "--into", "app.json").code == 0)
    #expect(try box.text("app.json") == project)
  }

  @Test func `what is no capture in a folder is told, and one that is damaged makes nothing`()
    throws
  {
    let box = try ImportTests.boxOfCaptures()
    try box.write("Hello", to: "shots/read me.txt")
    try box.write("", to: "shots/alone.png")
    let run = try box.aloud("import", "shots", "-o", "app.json")
    #expect(run.text.contains("2 screens"))
    #expect(
      run.messages.contains(
        "left out 2 files that are no capture and no picture of one: shots/alone.png, shots/read me.txt"
      ))
    let one = try box.aloud("import", "shots", "--from", "idb", "-o", "one.json")
    #expect(one.text == "one.json: Notes, 1 screen, 2 elements\n")
    try box.write("<AppiumAUT><XCUIElementTypeApplication", to: "shots/cut.xml")
    #expect(try box.aloud("import", "shots", "-o", "none.json").code == 2)
    #expect(!box.folder.names.contains("none.json"))
  }

  @Test func `pictures named with their captures are linked, others are told`() throws {
    let box = try ImportTests.boxOfCaptures()
    try box.write("", to: "shots/alone.png")
    let run = try box.shell("aloud import shots/* -o app.json")
    #expect(run.code == 0)
    #expect(run.text == "app.json: Notes, 2 screens, 5 elements\n")
    #expect(
      run.messages.contains(
        "left out shots/alone.png: a picture, and no capture of its name is given")
    )
    #expect(!run.messages.contains("notes.png"))
    try box.write("\u{89}PNG", to: "shots/alone.png")
    let alone = try box.aloud("import", "shots/alone.png", "-o", "none.json")
    #expect(alone.code == 2)
  }
}
