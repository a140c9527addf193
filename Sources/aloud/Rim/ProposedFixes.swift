import AuditCore
import Reports
import Synchronization

/// The fixes to offer for findings, made when a report asks for them.
final class ProposedFixes: Sendable {
  private let project: AuditedProject
  private let auditor: Auditor
  private let screens: [String: Int]
  // Findings are asked for screen by screen, so one suggester at a time is enough.
  private let current = Mutex<(screen: String, suggester: Suggester)?>(nil)

  /// Fixes for the findings of a project.
  init(_ project: AuditedProject) {
    self.project = project
    auditor = Auditor(rules: project.rules)
    screens = Dictionary(
      project.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The fixes for one finding, the best first.
  func fixes(for finding: Finding) -> [ProposedFix] {
    let id = finding.reportedBy?.counterpart ?? finding.rule
    guard let rule = project.rules.first(where: { $0.id == id }) else { return [] }
    guard rule.family.judgesNames || rule.id == "image-name" else { return [] }
    let member = finding.firstLocale(baseLocale: project.facts.baseLocale)
    let locale = member ?? project.facts.baseLocale
    let names =
      suggester(finding.screen)?.suggestions(
        for: finding.index, locale: locale, preferred: finding.suggestion) ?? []
    return names.map {
      ProposedFix(member: .label, locale: member, value: .text($0.text))
    }
  }

  private func suggester(_ screen: String) -> Suggester? {
    current.withLock { current in
      if let current, current.screen == screen { return current.suggester }
      guard let index = screens[screen] else { return nil }
      let made = Suggester(
        auditor: auditor, project: project.facts, screen: project.screens[index])
      current = (screen, made)
      return made
    }
  }
}
