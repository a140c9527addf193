/// What the rules over several screens say of a project, kept so that an edit of one screen judges
/// anew only what that screen mentions.
public struct ProjectAudit: Sendable {
  private struct Place: OnScreen {
    let screen: Int
    let mention: Mention
  }

  /// A finding and the screen it is on.
  private struct Placed: OnScreen {
    let screen: Int
    let finding: Finding
  }

  private let auditor: Auditor
  private let facts: ProjectFacts
  /// The mentions of a subject, in document order.
  private var places: [Mention.Key: [Place]] = [:]
  /// What each screen mentions.
  private var keys: [Int: [Mention.Key]] = [:]
  /// The findings of the subjects that have any, in the order of the screens.
  private var found: [Mention.Key: [Placed]] = [:]
  /// The subjects each screen has findings of.
  private var troubled: [Int: Set<Mention.Key>] = [:]
  /// Subjects that changed since they were judged.
  private var pending: Set<Mention.Key> = []

  /// An audit that knows no screen yet.
  public init(auditor: Auditor, facts: ProjectFacts) {
    self.auditor = auditor
    self.facts = facts
  }

  /// Takes in what a screen mentions, in place of what it mentioned before.
  ///
  /// What it mentions as before is left as it was judged.
  /// - Parameter screen: the screen's number in document order.
  /// - Complexity: O(mentions), and O(mentions of a subject on all screens) for each that changed.
  public mutating func set(_ mentions: [Mention], ofScreen screen: Int) {
    let new = Dictionary(grouping: mentions, by: \.key)
    for key in keys[screen] ?? [] {
      let range = range(of: screen, in: places[key] ?? [])
      guard !isSame(range, of: key, as: new[key] ?? []) else { continue }
      places[key]?.removeSubrange(range)
      pending.insert(key)
    }
    for (key, mentions) in new {
      let range = range(of: screen, in: places[key] ?? [])
      guard range.isEmpty else { continue }
      let added = mentions.map { Place(screen: screen, mention: $0) }
      places[key, default: []].insert(contentsOf: added, at: range.lowerBound)
      pending.insert(key)
    }
    keys[screen] = new.isEmpty ? nil : Array(new.keys)
  }

  /// Where what is on a screen stands, or would, among all of a subject.
  ///
  /// - Complexity: O(log number).
  private func range(of screen: Int, in all: [some OnScreen]) -> Range<Int> {
    func first(_ isPast: (Int) -> Bool) -> Int {
      var (low, high) = (0, all.count)
      while low < high {
        let middle = (low + high) / 2
        if isPast(all[middle].screen) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return first { $0 >= screen }..<first { $0 > screen }
  }

  private func isSame(_ range: Range<Int>, of key: Mention.Key, as mentions: [Mention]) -> Bool {
    guard range.count == mentions.count, let places = places[key] else { return false }
    return zip(range, mentions).allSatisfy { places[$0].mention == $1 }
  }

  /// Judges what changed.
  ///
  /// - Returns: the screens whose findings may be others now, in document order.
  /// - Complexity: O(mentions of what changed).
  public mutating func settle() -> [Int] { settle { _, _, _ in } }

  /// Judges what changed, and tells every outcome with the screen's number and the rule's.
  fileprivate mutating func settle(_ count: (Int, Int, Outcome) -> Void) -> [Int] {
    var screens: Set<Int> = []
    for key in pending {
      for placed in found[key] ?? [] {
        screens.insert(placed.screen)
        troubled[placed.screen]?.remove(key)
      }
      let new = findings(of: key, among: places[key] ?? [], count)
      found[key] = new.isEmpty ? nil : new
      for placed in new {
        screens.insert(placed.screen)
        troubled[placed.screen, default: []].insert(key)
      }
      if places[key]?.isEmpty == true { places[key] = nil }
    }
    pending = []
    return screens.sorted()
  }

  /// The findings of a screen, as last settled.
  ///
  /// - Complexity: O(its findings), and O(log findings) of each subject it has findings of.
  public func findings(ofScreen screen: Int) -> [Finding] {
    let own = (troubled[screen] ?? []).flatMap { key in
      let all = found[key] ?? []
      return all[range(of: screen, in: all)].map(\.finding)
    }
    return own.sorted(by: ProjectAudit.isBefore)
  }

  /// The findings, on all screens, of what a screen would mention otherwise: as they are, and as
  /// they would be with other mentions of that screen.
  ///
  /// - Complexity: O(mentions of those subjects).
  public func preview(
    _ mentions: [Mention], ofScreen screen: Int
  ) -> (before: [Finding], after: [Finding]) {
    let new = Dictionary(grouping: mentions, by: \.key)
    var before: [Finding] = []
    var after: [Finding] = []
    for key in Set(keys[screen] ?? []).union(new.keys) {
      var changed = places[key] ?? []
      let range = range(of: screen, in: changed)
      guard !isSame(range, of: key, as: new[key] ?? []) else { continue }
      before += (found[key] ?? []).map(\.finding)
      changed.replaceSubrange(
        range, with: (new[key] ?? []).map { Place(screen: screen, mention: $0) })
      after += findings(of: key, among: changed) { _, _, _ in }.map(\.finding)
    }
    return (before, after)
  }

  private static func isBefore(_ one: Finding, _ two: Finding) -> Bool {
    (one.index, one.rule, one.locale ?? "") < (two.index, two.rule, two.locale ?? "")
  }

  /// Judges the mentions of one subject, which are nothing to compare on one screen alone.
  private func findings(
    of key: Mention.Key, among places: [Place], _ count: (Int, Int, Outcome) -> Void
  ) -> [Placed] {
    guard places.count > 1, let entry = auditor.projectChecks.first(where: { $0.rule == key.rule })
    else { return [] }
    var found: [Placed] = []
    for result in entry.check.judge(places.map(\.mention), facts) {
      let place = places[result.mention]
      count(place.screen, key.rule, result.outcome)
      let parts: (Report, Reason?)
      switch result.outcome {
      case .passed, .notApplicable: continue
      case .failed(let report): parts = (report, nil)
      case .cannotTell(let reason, let report): parts = (report, reason)
      }
      let rule = auditor.rules[key.rule]
      let speaker = place.mention.speakers[result.speaker]
      found.append(
        Placed(
          screen: place.screen,
          finding: Finding(
            rule: rule.id, failed: parts.1 == nil, reason: parts.1, impact: rule.impact,
            screen: place.mention.screen, element: speaker.id, index: speaker.index, related: [],
            locale: key.locale, message: parts.0.message, evidence: parts.0.evidence,
            suggestion: parts.0.suggestion)))
    }
    // A rule gives its outcomes in the order of the mentions, or in one of its own.
    let isInOrder = zip(found, found.dropFirst()).allSatisfy { $0.screen <= $1.screen }
    return isInOrder ? found : found.sorted { $0.screen < $1.screen }
  }
}

/// Something of a subject that is on one screen.
private protocol OnScreen {
  var screen: Int { get }
}

extension Auditor {
  /// Adds to the audits of all screens of a project, in document order, what the rules over several
  /// screens say.
  ///
  /// - Complexity: O(findings + mentions).
  public func compare(_ audits: inout [ScreenAudit], of facts: ProjectFacts) {
    guard !projectChecks.isEmpty else { return }
    var project = ProjectAudit(auditor: self, facts: facts)
    for (screen, audit) in audits.enumerated() { project.set(audit.mentions, ofScreen: screen) }
    let changed = project.settle { screen, rule, outcome in
      audits[screen].tallies[rule].count(outcome)
    }
    for screen in changed {
      audits[screen] = audits[screen].replacing(
        findingsOf: projectRules, by: project.findings(ofScreen: screen))
    }
  }

  /// Audits all screens of a project.
  ///
  /// - Complexity: O(elements × rules).
  public func audit(_ screens: [Screen], of facts: ProjectFacts) -> [ScreenAudit] {
    var audits = screens.map { audit($0, of: facts) }
    compare(&audits, of: facts)
    return audits
  }
}
