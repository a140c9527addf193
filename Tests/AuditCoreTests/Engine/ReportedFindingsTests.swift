import AuditCore
import AuditRules
import Testing

/// Findings of other engines beside those of the rules.
@Suite struct ReportedFindingsTests {
  private let facts = ProjectFacts(name: "Tea")

  private func screen(
    label: Measured<String>, _ change: (inout ReportedFinding) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(id: "shop")
    for id in ["first", "close"] {
      var element = Element(id: id, role: .button)
      element.label = id == "close" ? label : .found("Pay")
      screen.append(element)
    }
    var finding = ReportedFinding(
      engine: "axe-devtools", rule: "ActiveControlName", element: "close", message: "No name.")
    finding.impact = Impact.critical
    finding.wcag = ["4.1.2"]
    finding.counterpart = "control-name"
    finding.label = .none
    change(&finding)
    screen.reported = [finding]
    return screen
  }

  private func reported(_ screen: Screen, rules: [Rule] = RuleCatalog.all) -> [Finding] {
    Auditor(rules: rules).audit(screen, of: facts).findings.filter { $0.reportedBy != nil }
  }

  @Test func `it stands behind the rules' own on its element, under a key of its own`() throws {
    let all = Auditor(rules: RuleCatalog.all).audit(screen(label: .none), of: facts).findings
    let own = try #require(all.firstIndex { $0.rule == "control-name" })
    let other = try #require(all.firstIndex { $0.reportedBy != nil })
    #expect(own < other)
    #expect(all[other].id == "axe-devtools/ActiveControlName@shop/close")
    #expect(all[other].failed)
    #expect(all[other].impact == Impact.critical)
    #expect(all[other].reportedBy?.wcag == ["4.1.2"])
    #expect(all[other].engine == "axe-devtools")
    #expect(all[own].engine == "aloud")
  }

  @Test func `with another label it goes where Aloud's rule is content`() {
    #expect(reported(screen(label: .found("Close"))).isEmpty)
  }

  @Test func `with another label that is no better, a person is to judge`() throws {
    let old = screen(label: .found("xmark")) { $0.counterpart = "name-is-symbol" }
    let finding = try #require(reported(old).first)
    #expect(!finding.failed)
    #expect(finding.reason?.sentence.contains("run the engine again") == true)
  }

  @Test func `without a rule on the same matter, a person is to judge`() {
    let none = screen(label: .found("Close")) { $0.counterpart = nil }
    #expect(reported(none).map(\.failed) == [false])
    #expect(reported(screen(label: .found("Close")), rules: []).map(\.failed) == [false])
  }

  @Test func `an empty label and none are the same label`() {
    #expect(reported(screen(label: .found(""))).map(\.failed) == [true])
    #expect(reported(screen(label: .notMeasured)).map(\.failed) == [true])
  }

  @Test func `a matter that no label mends stays`() {
    let size = screen(label: .found("Close")) { $0.label = .notMeasured }
    #expect(reported(size).map(\.failed) == [true])
  }

  @Test func `what the engine is not sure of waits for a person`() {
    let unsure = screen(label: .none) { $0.failed = false }
    #expect(reported(unsure).map(\.reason?.id) == ["needsPerson"])
  }

  @Test func `it is left out where its element is gone`() {
    var gone = screen(label: .none)
    gone.elements[1].missingSince = "2026-03-01"
    #expect(reported(gone).isEmpty)
    let stray = screen(label: .none) { $0.element = "nowhere" }
    #expect(reported(stray).isEmpty)
  }

  @Test func `about the whole screen it stands with the first element that is there`() {
    var whole = screen(label: .none) { $0.element = nil }
    #expect(reported(whole).map(\.element) == ["first"])
    whole.elements[0].missingSince = "2026-03-01"
    #expect(reported(whole).map(\.element) == ["close"])
    whole.elements = []
    #expect(reported(whole).isEmpty)
  }
}
