import AuditCore
import AuditRules
import ProjectStore
import Workbench

/// What the workbench shows and says of a project, for pages.
enum DocsScreen {
  /// The moment pages are made at, so that they are the same on every day.
  static let now = "2026-09-01T09:00:00Z"

  /// The screen after some keys, as text.
  ///
  /// - Throws: what reading the project throws.
  static func text(
    _ bytes: [UInt8], path: String, size: Size, keys: [String]
  ) throws -> String {
    var state = try workbench(bytes, path: path, size: size)
    _ = state.render()
    for name in keys {
      guard let key = Key(name: name) else { continue }
      _ = state.update(.input(.key(key)))
      _ = state.render()
    }
    return state.render().text
  }

  /// What linear mode answers to a line.
  ///
  /// - Throws: what reading the project throws.
  static func linearAnswer(_ line: String, _ bytes: [UInt8]) throws -> [String] {
    let state = try workbench(bytes, path: "app.json", size: Size(columns: 80, rows: 24))
    var session = LinearSession(state: state, reason: "--linear")
    _ = session.start()
    return session.handle(line: line).lines
  }

  private static func workbench(
    _ bytes: [UInt8], path: String, size: Size
  ) throws -> WorkbenchState {
    let project = try Project(parsing: bytes)
    let auditor = Auditor(rules: RuleCatalog.all)
    let model = ProjectModel(facts: project.facts, review: project.review, auditor: auditor)
    let settings = WorkbenchSettings(
      path: path, reviewer: "mira", themes: ["default"], toolVersion: "")
    var state = WorkbenchState(settings: settings, model: model, size: size, now: now)
    let screens = try project.screens().map { screen in
      (
        screen: screen,
        findings: ScreenFindings(
          auditor.audit(screen, of: project.facts), review: project.review,
          ruleIndex: model.ruleIndex, now: now)
      )
    }
    _ = state.update(.loaded(screens, done: screens.count, total: screens.count))
    return state
  }
}
