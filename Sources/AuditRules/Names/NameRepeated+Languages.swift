import AuditCore

/// The repetitions that only other languages have, those of the same controls together.
struct RepeatedElsewhere {
  /// So many languages are told one by one; more of them together.
  private static let fewest = 2

  /// One repetition and the languages that have it.
  private struct Repetition {
    let members: [Int]
    /// The languages, each with the name it repeats.
    var languages: [(locale: String, name: String)]
  }

  private var repetitions: [Repetition] = []

  /// Whether there is none.
  var isEmpty: Bool { repetitions.isEmpty }

  /// The repetitions of languages that are none of the base language, which is told once.
  ///
  /// - Complexity: O(names).
  init(
    _ base: NameGroups, _ localized: [(locale: String, groups: NameGroups)], in screen: Screen
  ) {
    var places: [[Int]: Int] = [:]
    for (locale, groups) in localized {
      for group in groups.groups where !group.others.isEmpty {
        for members in MetTogether.sets(of: group.members, in: screen) where members.count > 1 {
          guard !base.holdsTogether(members) else { continue }
          let place = places[members] ?? repetitions.count
          if place == repetitions.count {
            places[members] = place
            repetitions.append(Repetition(members: members, languages: []))
          }
          repetitions[place].languages.append((locale, group.name))
        }
      }
    }
  }

  /// What is to be said of them; the first repetition of a control goes without a language in its
  /// key, another has its first language.
  ///
  /// - Complexity: O(controls × languages of each).
  func outcomes(
    _ evidence: RepetitionEvidence, besides base: NameGroups, _ context: AuditContext
  ) -> [ScreenOutcome] {
    let repeated = base.groups.lazy.filter { !$0.others.isEmpty }
    var taken = Set(repeated.map { RepeatedElsewhere.key(of: $0.members, context) })
    return repetitions.flatMap { repetition in
      let isFree = taken.insert(RepeatedElsewhere.key(of: repetition.members, context)).inserted
      return outcomes(of: repetition, evidence, isFree: isFree)
    }
  }

  /// The control that stands for the others in a finding's key.
  private static func key(of members: [Int], _ context: AuditContext) -> String {
    members.lazy.map { context.screen.elements[$0].id }.min() ?? ""
  }

  private func outcomes(
    of repetition: Repetition, _ evidence: RepetitionEvidence, isFree: Bool
  ) -> [ScreenOutcome] {
    guard let first = repetition.members.first else { return [] }
    let others = Array(repetition.members.dropFirst())
    let told = repetition.languages.map { locale, name in
      ScreenOutcome(
        index: first, related: others, locale: locale,
        outcome: evidence.outcome(of: repetition.members, called: name, locale: locale))
    }
    guard told.count > RepeatedElsewhere.fewest, var group = told.first else { return told }
    group.locales = repetition.languages.map(\.locale)
    group.outcome = together(group.outcome, group.locales)
    if isFree { group.locale = nil }
    return [group]
  }

  private func together(_ outcome: Outcome, _ locales: [String]) -> Outcome {
    func of(_ report: Report) -> Report {
      var report = report
      report.message += "; the same in \(locales.count - 1) more languages"
      report.evidence.append(Evidence("languages", LanguageName.list(of: locales)))
      return report
    }
    switch outcome {
    case .failed(let report): return .failed(of(report))
    case .cannotTell(let reason, let report): return .cannotTell(reason, of(report))
    case .passed, .notApplicable: return outcome
    }
  }
}
