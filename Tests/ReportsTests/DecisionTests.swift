import AuditCore
import Testing

@testable import Reports

@Suite struct DecisionTests {
  private func project(expires: String?) -> AuditedProject {
    var review = Review()
    let key = "name-has-role@detail/share"
    review.decisions[key] = RecordedDecision(
      finding: key, decision: .acceptedRisk, reason: "Gone in 2.0", reviewer: "Ben",
      at: "2025-01-10T08:00:00Z", expires: expires)
    return TeaShop.audited(screens: [TeaShop.detail], review: review)
  }

  @Test(
    "an accepted risk counts as decided through its last day and as open after it",
    arguments: [
      (nil, true), ("2025-06-01", true), ("2025-05-31", false), ("2025-06-01T10:00:00Z", true),
      ("2025-06-01T09:59:59Z", false),
    ])
  func expiry(expires: String?, isDecided: Bool) {
    let project = project(expires: expires)
    let counts = ReviewSummary(project, TeaShop.options).counts
    #expect(counts.count(.acceptedRisk) == (isDecided ? 1 : 0))
    #expect(counts.count(.moderate, .open) == (isDecided ? 1 : 2))
    let words = isDecided ? "Decision: accepted risk, by Ben" : "open again. Accepted risk, by Ben"
    let markdown = String(
      decoding: MarkdownReport.render(project, TeaShop.options), as: UTF8.self)
    #expect(markdown.contains(words))
    let json = String(decoding: JSONReport.render(project, TeaShop.options), as: UTF8.self)
    #expect(json.contains("\"decision\": \"acceptedRisk\"") == isDecided)
  }

  @Test("the counts add up in every direction")
  func counts() {
    let project = TeaShop.project
    let counts = ReviewSummary(project, TeaShop.options).counts
    let findings = project.audits.flatMap(\.findings)
    #expect(counts.total == findings.count)
    #expect(counts.failed == findings.count { $0.failed })
    #expect(Impact.allCases.reduce(0) { $0 + counts.count($1) } == findings.count)
    #expect(Decision.allCases.reduce(0) { $0 + counts.count($1) } == findings.count)
    for impact in Impact.allCases {
      #expect(counts.count(impact) == findings.count { $0.impact == impact })
    }
  }

  @Test("the lists of impacts and decisions are whole")
  func lists() {
    #expect(Set(Decision.reportOrder) == Set(Decision.allCases))
    #expect(Impact.worstFirst == [.critical, .serious, .moderate, .minor])
  }

  @Test("a fix that something undid is not called in place")
  func changedSince() throws {
    var project = TeaShop.project
    project.screens[0].elements[2].label = .found("Filters")
    let fix = try #require(ReviewSummary(project, TeaShop.options).fixes().first)
    #expect(fix.changedSince == .text("Filters"))
    let page = String(decoding: HTMLReport.render(project, TeaShop.options), as: UTF8.self)
    #expect(page.contains("Changed since"))
  }

  @Test("a cleared finding that is reported again does not count as fixed")
  func fixedAgain() {
    var project = TeaShop.project
    #expect(ReviewSummary(project, TeaShop.options).fixed == 1)
    project.screens[0].elements[2].label = .found("filter_button")
    let audited = TeaShop.audited(screens: project.screens)
    #expect(ReviewSummary(audited, TeaShop.options).fixed == 0)
  }

  @Test("a fix of an element that is gone is still reported")
  func gone() {
    let project = TeaShop.audited(screens: [TeaShop.detail])
    let page = String(decoding: HTMLReport.render(project, TeaShop.options), as: UTF8.self)
    #expect(page.contains("Screens no longer in the project"))
    #expect(page.contains("the element is no longer there"))
  }
}
