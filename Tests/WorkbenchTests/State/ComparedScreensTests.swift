import AuditCore
import AuditRules
import ProjectStore
import Testing

@testable import Workbench

/// A function with one name on two screens and another on the third, in the workbench.
@Suite struct ComparedScreensTests {
  private static let project = """
    {"format": "aloud-project", "version": 1, "name": "Shop", "screens": [
      {"id": "catalog", "title": "Catalog", "elements": [
        {"id": "filter", "role": "button", "label": "Filter", "action": "openFilters"}]},
      {"id": "orders", "title": "Orders", "elements": [
        {"id": "filter", "role": "button", "label": "Show options", "action": "openFilters"}]},
      {"id": "stores", "title": "Stores", "elements": [
        {"id": "filter", "role": "button", "label": "Filter", "action": "openFilters"}]}]}
    """

  private static let now = "2026-01-01T00:00:00Z"

  private static func model() throws -> ProjectModel {
    let project = try Project(parsing: Array(ComparedScreensTests.project.utf8))
    let auditor = Auditor(rules: RuleCatalog.all.filter { $0.id == "name-inconsistent" })
    var model = ProjectModel(facts: project.facts, review: project.review, auditor: auditor)
    for screen in try project.screens() {
      let audit = auditor.audit(screen, of: project.facts)
      model.append([
        (screen, ScreenFindings(audit, review: project.review, ruleIndex: [:], now: now))
      ])
    }
    return model
  }

  private static func edit(_ screen: String, from: String, to: String) -> ProjectEdit {
    ProjectEdit.fix(
      MemberPlace(screen: screen, element: "filter", locale: nil, member: .label),
      from: .text(from), to: .text(to), clears: [], reviewer: nil, now: now, review: Review())
  }

  private func found(_ model: ProjectModel) -> [[String]] {
    model.findings.map { $0?.audit.findings.map(\.id) ?? [] }
  }

  @Test func `screens are compared when all are in, and again after an edit of one`() throws {
    var model = try ComparedScreensTests.model()
    #expect(found(model) == [[], [], []])
    model.compare(now: ComparedScreensTests.now)
    #expect(found(model) == [[], ["name-inconsistent@orders/filter"], []])
    #expect(model.counts.moderate == 1)
    // With the other name on two screens, the third is the one that differs.
    let touched = model.apply(
      ComparedScreensTests.edit("catalog", from: "Filter", to: "Show options"),
      now: ComparedScreensTests.now)
    #expect(touched == [0, 1, 2])
    #expect(found(model) == [[], [], ["name-inconsistent@stores/filter"]])
    #expect(model.counts.moderate == 1)
  }

  @Test func `a preview tells what an edit clears here and raises elsewhere`() throws {
    var model = try ComparedScreensTests.model()
    model.compare(now: ComparedScreensTests.now)
    let right = FixPreview(
      model: model, screen: 1, element: 0, member: .label, locale: nil, value: .text("Filter"))
    #expect(right.clearedKeys == ["name-inconsistent@orders/filter"])
    #expect(right.raises.isEmpty)
    let wrong = FixPreview(
      model: model, screen: 0, element: 0, member: .label, locale: nil,
      value: .text("Show options"))
    #expect(wrong.clearedKeys == ["name-inconsistent@orders/filter"])
    #expect(found(model)[1] == ["name-inconsistent@orders/filter"])
  }
}
