import AuditCore
import AuditRules
import ProjectStore
import Testing

/// How much it hinders people that nobody labelled an icon.
@Suite struct FallbackImpactTests {
  private func impact(_ icon: String, role: String = "button") throws -> Impact? {
    let text = """
      {"format": "aloud-project", "screens": [{"id": "s", "elements": [
        {"id": "e", "role": "\(role)", "icon": \(icon), "label": null}]}]}
      """
    let project = try Project(parsing: Array(text.utf8))
    let audit = Auditor(rules: [.controlName, .imageName]).audit(
      try project.screen(at: 0), of: project.facts)
    return audit.findings.first?.impact
  }

  @Test func `Apple's words for a symbol hinder less than none`() throws {
    #expect(try impact(#"{"symbol": "plus.circle"}"#) == .moderate)
    #expect(try impact(#"{"symbol": "lock.fill"}"#, role: "image") == .moderate)
    #expect(try impact(#"{"symbol": "leaf"}"#) == .critical)
    #expect(try impact(#"{"asset": "plus"}"#) == .critical)
    #expect(try impact("null") == .critical)
  }
}
