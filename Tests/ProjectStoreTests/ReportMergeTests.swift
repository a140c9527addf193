import AuditCore
import LosslessJSON
import Testing

@testable import ProjectStore

/// Reports of other engines brought into a project.
@Suite struct ReportMergeTests {
  private let project = """
    {
      "format": "aloud-project", "version": 1, "name": "Tea",   "platform": "iOS",
      "screens": [
        { "id": "shop", "title": "Shop", "owner": "Ada",
          "elements": [
            { "id": "pay", "role": "button", "label": "Pay", "identifier": "payButton",
              "frame": [0, 0, 44, 44], "source": {"file": "App/Shop.swift", "line": 10} },
            { "id": "close", "role": "button", "label": "xmark", "frame": [300, 0, 30, 30],
              "source": {"file": "App/Shop.swift", "line": 20} }
          ],
          "reported": {
            "evinced": [
              { "rule": "Tappable-Area", "element": "close", "message": "Too small.", "note": 1.50 }
            ]
          } },
        { "id": "cart", "title": "Cart",
          "elements": [ { "id": "close", "role": "button", "label": "Close", "frame": [0, 0, 44, 44] } ] }
      ],
      "review": { "decisions": [], "fixes": [], "checks": [] }
    }\r\n
    """

  private func element(
    _ id: String, _ role: Role = .button, label: String? = nil, identifier: String? = nil,
    frame: Rect? = nil, line: Int? = nil
  ) -> Element {
    var element = Element(id: id, role: role)
    if let label { element.label = .found(label) }
    if let identifier { element.identifier = .found(identifier) }
    element.frame = frame
    if let line { element.source = SourceLocation(file: "/builds/App/Shop.swift", line: line) }
    element.origin = ("axe-devtools", "Button")
    return element
  }

  private func report(
    _ elements: [Element], id: String = "report", engine: String = "axe-devtools",
    coversProject: Bool = false, wholeScreen: Bool = false
  ) -> EngineReport {
    var screen = Screen(id: id)
    for element in elements {
      screen.append(element)
      var finding = ReportedFinding(
        engine: engine, rule: "Rule", element: element.id, message: "At fault.")
      finding.label = element.label
      screen.reported.append(finding)
    }
    if wholeScreen {
      screen.reported.append(ReportedFinding(engine: engine, rule: "Title", message: "No title."))
    }
    return EngineReport(engine: engine, screens: [screen], coversProject: coversProject)
  }

  private func merge(
    _ report: EngineReport, into text: String? = nil
  ) throws -> (text: String, project: [Screen], summary: ImportSummary) {
    let document = try JSONDocument(parsing: Array((text ?? project).utf8))
    let merged = try ProjectImport.merge(report, into: document)
    let screens = try Project(document: merged.document).screens()
    return (String(decoding: merged.document.bytes, as: UTF8.self), screens, merged.summary)
  }

  @Test func `findings stand with the elements that have the identifier, place or name`() throws {
    let merged = try merge(
      report([
        element("a", identifier: "payButton"),
        element("b", frame: Rect(x: 300, y: 0, width: 30, height: 30)),
      ]))
    #expect(merged.summary.placed == 2)
    #expect(merged.summary.addedScreens == [])
    let ours = merged.project[0].reported.filter { $0.engine == "axe-devtools" }
    #expect(ours.map(\.element) == ["pay", "close"])
  }

  @Test func `nothing else changes by a byte`() throws {
    let merged = try merge(report([element("a", identifier: "payButton")]))
    let added = """
      ,
              "axe-devtools": [
                { "rule": "Rule", "element": "pay", "impact": "serious", "message": "At fault." }
              ]
      """
    let parts = merged.text.split(separator: added, omittingEmptySubsequences: false)
    #expect(parts.joined() == project, "\(merged.text)")
  }

  @Test func `the same report again changes nothing, and a clean one takes its findings away`()
    throws
  {
    let first = try merge(report([element("a", identifier: "payButton")], id: "shop"))
    let again = try merge(
      report([element("a", identifier: "payButton")], id: "shop"), into: first.text)
    #expect(again.text == first.text)
    let clean = try merge(report([], id: "shop"), into: first.text)
    #expect(clean.project[0].reported.map(\.engine) == ["evinced"])
    #expect(clean.text.contains("\"note\": 1.50"))
  }

  @Test func `an element that is not there is added with its finding`() throws {
    let merged = try merge(
      report([element("a", identifier: "payButton"), element("close", label: "Help")]))
    #expect(merged.summary.added == 1)
    #expect(merged.project[0].elements.map(\.id) == ["pay", "close", "close-2"])
    #expect(merged.project[0].reported.last?.element == "close-2")
  }

  @Test func `a screen that shows other things is a new one`() throws {
    let merged = try merge(report([element("a", label: "Help"), element("b", label: "Terms")]))
    #expect(merged.summary.addedScreens == ["report"])
    #expect(merged.project[2].reported.count == 2)
    #expect(merged.summary.reported == 2)
  }

  @Test func `two screens that fit alike are not guessed between`() throws {
    let twins = project.split(separator: "\"xmark\"").joined(separator: "\"Close\"")
      .split(separator: "[300, 0, 30, 30]").joined(separator: "[0, 0, 44, 44]")
    let merged = try merge(report([element("a", label: "Close")]), into: twins)
    #expect(merged.summary.addedScreens == ["report"])
  }

  @Test func `a finding at a line of code stands with the element written there`() throws {
    let merged = try merge(
      report(
        [
          element("a", .other, line: 20), element("b", .other, line: 13),
          element("c", .other, line: 99),
        ],
        engine: "a11y-check", coversProject: true))
    let ours = merged.project[0].reported.filter { $0.engine == "a11y-check" }
    #expect(ours.map(\.element) == ["close", "pay"])
    #expect(merged.project[2].elements.map(\.id) == ["c"])
    #expect(merged.summary.placed == 2)
  }

  @Test func `a report on all code takes away what it does not say again`() throws {
    let first = try merge(
      report([element("a", .other, line: 20)], engine: "a11y-check", coversProject: true))
    let later = try merge(
      report([element("a", .other, line: 10)], engine: "a11y-check", coversProject: true),
      into: first.text)
    let ours = later.project[0].reported.filter { $0.engine == "a11y-check" }
    #expect(ours.map(\.element) == ["pay"])
  }

  @Test func `a finding about the whole screen names no element`() throws {
    let merged = try merge(report([], id: "cart", wholeScreen: true))
    #expect(merged.project[1].reported.map(\.element) == [nil])
  }

  @Test func `a finding about a screen that is not there, and names nothing on it, is not lost`()
    throws
  {
    let merged = try merge(report([], wholeScreen: true))
    #expect(merged.project[2].elements.map(\.role) == [.group])
    #expect(merged.project[2].reported.map(\.rule) == ["Title"])
  }

  @Test func `the label the engine met is the project's, unless a fix changed it`() throws {
    let plain = try merge(
      report([element("a", label: "Pay now", identifier: "payButton")], id: "shop"))
    #expect(plain.project[0].reported.last?.label == .found("Pay"))
    let fixed = project.split(separator: "\"fixes\": []").joined(
      separator:
        "\"fixes\": [{\"element\": \"shop/pay\", \"member\": \"label\", \"from\": \"Pay now\", \"to\": \"Pay\"}]"
    )
    let known = try merge(
      report([element("a", label: "Pay now", identifier: "payButton")], id: "shop"), into: fixed)
    #expect(known.project[0].reported.last?.label == .found("Pay now"))
  }

  @Test func `a new project tells a report's screen in full`() throws {
    let empty = ProjectImport.newProject([], name: "Tea", platform: .iOS).bytes
    let merged = try merge(
      report([element("a", label: "Help")], wholeScreen: true),
      into: String(decoding: empty, as: UTF8.self))
    #expect(merged.project.map(\.id) == ["report"])
    #expect(merged.text.contains("\"reported\": {\n"))
    #expect(!merged.text.contains(" \n"))
  }
}
