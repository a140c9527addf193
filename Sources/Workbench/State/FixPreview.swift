import AuditCore
import ProjectStore

/// What a fix would change, shown while it is typed.
public struct FixPreview: Sendable {
  /// What VoiceOver says now, and what it would say.
  public var heard: (before: String, after: String)
  /// What Voice Control shows now, and what it would show.
  public var shown: (before: String, after: String)
  /// The rules whose findings would go.
  public var clears: [String]
  /// The rules whose findings would come, with the language where they are about one.
  public var raises: [String]
  /// Keys of the findings that would go.
  public var clearedKeys: [String]

  /// Compares an element as it is with what a fix would make of it.
  ///
  /// What changes on other screens that are compared with this one is told as well.
  /// - Complexity: O(elements of the screen × rules + mentions of what it mentions); O(rules) where
  ///   the fix changes nothing.
  public init(
    model: ProjectModel, screen: Int, element: Int, member: FixMember, locale: String?,
    value: FixValue
  ) {
    let before = model.screens[screen]
    var after = before
    after.elements[element].set(member, locale: locale, to: value)
    let language = locale ?? model.facts.baseLocale
    heard = (
      Speech.phrase(for: element, in: before, project: model.facts, locale: language),
      Speech.phrase(for: element, in: after, project: model.facts, locale: language)
    )
    shown = (
      VoiceControl.shownName(
        of: element, in: before, project: model.facts, locale: language),
      VoiceControl.shownName(of: element, in: after, project: model.facts, locale: language)
    )
    guard before.elements[element].value(of: member, locale: locale) != value else {
      (clears, raises, clearedKeys) = ([], [], [])
      return
    }
    let audit = model.auditor.audit(after, of: model.facts)
    let compared = model.comparisons(of: audit, screen: screen)
    let rules = model.auditor.projectRules
    let own = model.findings[screen]?.audit.findings.filter { !rules.contains($0.rule) } ?? []
    let old = own + compared.before
    let new = audit.findings + compared.after
    let oldKeys = Set(old.map(\.id))
    let newKeys = Set(new.map(\.id))
    let gone = old.filter { !newKeys.contains($0.id) }
    clears = FixPreview.names(gone)
    clearedKeys = gone.map(\.id)
    raises = FixPreview.names(new.filter { !oldKeys.contains($0.id) })
  }

  private static func names(_ findings: [Finding]) -> [String] {
    var seen: [String] = []
    for finding in findings {
      let name = finding.locale.map { "\(finding.rule) (\($0))" } ?? finding.rule
      if !seen.contains(name) { seen.append(name) }
    }
    return seen
  }
}
