import AuditCore
import Testing

@testable import Importers

struct A11yCheckTests {
  private func read(_ text: String) throws -> ImportedCapture {
    let importer = try #require(ImporterCatalog.guess(Array(text.utf8)))
    #expect(importer.id == "a11y-check")
    return try importer.read(Array(text.utf8), "findings")
  }

  @Test func `a diagnostic is a finding at its line`() throws {
    let capture = try read(
      #"""
      {"diagnostics": [
        {"filePath": "/tmp/Tea/./App/A.swift", "line": 7, "column": 5, "severity": "error",
         "ruleID": "image-missing-label", "impact": "critical", "wcagCriteria": ["1.1.1"],
         "message": "It has no label."},
        {"filePath": "/tmp/Tea/./App/A.swift", "line": 9, "ruleID": "fixed-font-size"},
        {"filePath": "", "line": 9, "ruleID": "nowhere"}, {"ruleID": "nothing"}],
       "score": {"grade": "D"}}
      """#)
    #expect(capture.engine == "a11y-check")
    #expect(capture.coversProject)
    let screen = try #require(capture.screens.first)
    #expect(capture.screens.count == 1)
    #expect(screen.title == .found("A.swift"))
    #expect(
      screen.elements.map(\.source) == [
        SourceLocation(file: "/tmp/Tea/App/A.swift", line: 7, column: 5),
        SourceLocation(file: "/tmp/Tea/App/A.swift", line: 9),
      ])
    #expect(
      screen.reported.map(\.ruleID) == [
        "a11y-check/image-missing-label", "a11y-check/fixed-font-size",
      ])
    #expect(screen.reported.map(\.impact) == [.critical, .moderate])
    #expect(screen.reported.map(\.wcag) == [["1.1.1"], []])
    #expect(screen.reported.map(\.counterpart) == ["image-name", nil])
    #expect(screen.reported.map(\.message) == ["It has no label.", "fixed-font-size"])
  }

  @Test func `lines for Xcode are read as well`() throws {
    let capture = try read(
      """
      App/A: B.swift:7:5: error: [icon-button-missing-label] [critical] Say what it does. [WCAG 3.3.2, 4.1.2]
      App/C.swift:9:1: note: [hardcoded-color] [minor] A colour [dark].
      App/C.swift:9:1: note: a compiler's own
      : warning: [a11y-score] Score: 57.7/100 (F)
      """)
    #expect(capture.screens.map(\.name) == ["A: B.swift", "C.swift"])
    let findings = capture.screens.flatMap(\.reported)
    #expect(findings.map(\.message) == ["Say what it does.", "A colour [dark]."])
    #expect(findings.map(\.wcag) == [["3.3.2", "4.1.2"], []])
    #expect(findings.map(\.impact) == [.critical, .minor])
    #expect(capture.screens[0].elements[0].source?.line == 7)
  }

  @Test(arguments: [
    "App/A.swift:7:5: warning: unused variable", "[1, 2]",
    #"{"diagnostics": 1, "ruleID": 2}"#,
  ])
  func `what is no report is refused or empty`(_ text: String) throws {
    let bytes = Array(text.utf8)
    if ImporterCatalog.guess(bytes) == nil {
      #expect(throws: ImportError.self) { try Importer.a11yCheck.read(bytes, "x") }
    } else {
      #expect(try Importer.a11yCheck.read(bytes, "x").screens.isEmpty)
    }
  }

  @Test func `criteria are numbers, however they are written`() throws {
    let capture = try read(
      #"""
      {"diagnostics": [
        {"filePath": "A.swift", "line": 7, "ruleID": "r", "message": "m",
         "wcagCriteria": ["WCAG 4.1.2", "wcag258", "1.1.1\u001b[31m", "+1.2.3", "1.4.3 Contrast"]}]}
      """#)
    #expect(capture.screens[0].reported.map(\.wcag) == [["4.1.2", "2.5.8", "1.4.3"]])
  }

  @Test func `a message may quote how another line is written`() throws {
    let capture = try read(
      "App/A.swift:7:5: warning: [icon-name] [serious] It says: error: [x] [minor] there."
        + "\nApp/B.swift:8:1: note: [colour] [minor] Also: warning: [y] [serious] there.")
    #expect(
      capture.screens.flatMap(\.reported).map(\.message) == [
        "It says: error: [x] [minor] there.", "Also: warning: [y] [serious] there.",
      ])
  }
}
