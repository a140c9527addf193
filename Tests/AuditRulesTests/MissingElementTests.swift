import AuditCore
import AuditRules
import ProjectStore
import Testing

/// Elements that the last capture no longer showed.
@Suite struct MissingElementTests {
  private func findings(_ elements: String) throws -> [String] {
    let text = """
      {"format": "aloud-project", "locales": ["en", "de"], "screens": [{"id": "s", "elements": [
      \(elements)]}]}
      """
    let project = try Project(parsing: Array(text.utf8))
    let auditor = Auditor(rules: RuleCatalog.all)
    return try project.screens().flatMap { screen in
      auditor.audit(screen, of: project.facts).findings.map(\.id)
    }
  }

  /// A control that fails in many ways, and its neighbour.
  private func pair(_ more: String) -> String {
    """
    {"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "xmark", \(more)
     "localized": {"de": {"label": "xmark"}}, "frame": [0, 0, 20, 20], "foreground": "#EEEEEE",
     "background": "#FFFFFF"},
    {"id": "next", "role": "button", "label": "xmark", "frame": [22, 0, 20, 20]}
    """
  }

  @Test func `no rule judges an element that is gone`() throws {
    let there = try findings(pair(""))
    #expect(Set(there.map { $0.split(separator: "@")[0] }).count > 5)
    let gone = try findings(pair(#""missingSince": "2026-08-02","#))
    #expect(gone == ["name-is-symbol@s/next", "target-size@s/next"])
  }

  @Test func `a text that is gone names nothing, and what is left inside is judged`() throws {
    let gone = try findings(
      """
      {"id": "e", "role": "button", "label": null, "children": [
        {"id": "text", "role": "text", "label": "Close", "missingSince": "2026-08-02"}]}
      """)
    #expect(gone == ["control-name@s/e"])
    let left = try findings(
      """
      {"id": "row", "role": "group", "missingSince": "2026-08-02", "children": [
        {"id": "e", "role": "button", "label": null}]}
      """)
    #expect(left == ["control-name@s/e"])
  }
}
