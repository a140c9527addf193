import AuditCore
import Testing

@testable import Importers

struct SARIFTests {
  private func read(_ text: String) throws -> ImportedCapture {
    try Importer.sarif.read(Array(text.utf8), "log.sarif")
  }

  private func log(_ results: String..., tool: String = "a11y-check", rules: String = "") -> String
  {
    """
    {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "\(tool)"\(rules)}},
      "results": [\(results.joined(separator: ","))]}]}
    """
  }

  private func result(
    _ rule: String = "image-missing-label", uri: String = "App/A.swift", line: Int? = 7,
    more: String = ""
  ) -> String {
    let region = line.map { ", \"region\": {\"startLine\": \($0)}" } ?? ""
    return """
      {"ruleId": "\(rule)", "message": {"text": "It has no label."}\(more), "locations": [
        {"physicalLocation": {"artifactLocation": {"uri": "\(uri)"}\(region)}}]}
      """
  }

  @Test func `a result is a finding at its line`() throws {
    let capture = try read(log(result()))
    #expect(capture.engine == "a11y-check")
    #expect(capture.coversProject)
    let screen = try #require(capture.screens.first)
    #expect(screen.title == .found("A.swift"))
    #expect(screen.elements.map(\.source) == [SourceLocation(file: "App/A.swift", line: 7)])
    #expect(screen.elements[0].label == .notMeasured)
    let finding = try #require(screen.reported.first)
    #expect(finding.ruleID == "a11y-check/image-missing-label")
    #expect(finding.element == screen.elements[0].id)
    #expect(finding.impact == .moderate)
    #expect(finding.counterpart == "image-name")
  }

  @Test func `impact and criteria come from the result, its rule or its level`() throws {
    let rules = """
      , "rules": [
        {"id": "r1", "properties": {"tags": ["cat", "wcag412", "wcag2a"]},
         "defaultConfiguration": {"level": "error"}},
        {"id": "r2", "relationships": [{"target": {"id": "wcag1410"}}]}]
      """
    let own =
      ", \"properties\": {\"impact\": \"Critical\", \"wcagCriteria\": [\"WCAG 2.5.8\", \"x\\u0007\"]}"
    let capture = try read(
      log(
        result("r1"), result("r2", more: ", \"level\": \"note\""), result("r3", more: own),
        rules: rules))
    let findings = capture.screens[0].reported
    #expect(findings.map(\.wcag) == [["4.1.2"], ["1.4.10"], ["2.5.8"]])
    #expect(findings.map(\.impact) == [.serious, .minor, .critical])
  }

  @Test func `results that passed or are suppressed are left out`() throws {
    let capture = try read(
      log(
        result(more: ", \"kind\": \"pass\""), result(more: ", \"level\": \"none\""),
        result(more: ", \"suppressions\": [{\"kind\": \"inSource\"}]"),
        result(line: 9, more: ", \"suppressions\": [{\"status\": \"rejected\"}]"),
        result(line: 11, more: ", \"kind\": \"review\"")))
    #expect(capture.screens[0].reported.map(\.failed) == [true, false])
  }

  @Test func `what has no place in an app is counted`() throws {
    let capture = try read(
      log(result(uri: "https://example.org/"), result(line: nil), result(uri: "")))
    #expect(capture.screens.isEmpty)
    #expect(
      capture.notes == [
        "left out 1 result about web pages", "left out 2 results without a line of code",
      ])
  }

  @Test func `of a linter only the rules on accessibility are read`() throws {
    let capture = try read(
      log(result("line_length"), result("accessibility_label_for_image"), tool: "SwiftLint"))
    #expect(capture.engine == "swiftlint")
    #expect(capture.screens[0].reported.map(\.rule) == ["accessibility_label_for_image"])
    #expect(capture.notes.count == 1)
  }

  @Test(arguments: [
    ("file:///builds/./App/A.swift", "/builds/App/A.swift"),
    ("App/My%20View.swift", "App/My View.swift"),
    ("./a/../b/C+D.swift", "b/C+D.swift"), ("../A.swift", "../A.swift"), ("a%2", "a%2"),
    ("%zz/%41", "%zz/A"),
  ])
  func `an address is a path`(uri: String, path: String) {
    #expect(CodePlace.path(ofAddress: uri) == path)
  }

  @Test func `a second tool's run is named, not mixed in`() throws {
    let one = log(result())
    let two = log(result("x"), tool: "Other")
    let runs = [one, two].map { text in
      text.split(separator: "\"runs\": [", maxSplits: 1)[1].dropLast(2)
    }
    let capture = try read("{\"runs\": [\(runs.joined(separator: ","))]}")
    #expect(capture.engine == "a11y-check")
    #expect(capture.notes == ["left out the runs of Other; bring them alone"])
  }

  @Test func `what has no runs is refused`() {
    #expect(throws: ImportError.self) { try read("{\"version\": \"2.1.0\"}") }
  }
}
