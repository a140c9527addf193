/// What a rule says of one name of an element, kept until all its languages were judged.
struct HeldOutcome {
  /// The rule's number.
  let rule: Int
  var report: Report
  /// Why it could not tell; nil where it failed.
  let reason: Reason?
  /// The language, or nil for the base one.
  var locale: String?
  /// The languages of a group.
  var locales: [String] = []

  init(_ rule: Int, _ report: Report, _ reason: Reason?, _ locale: String?) {
    self.rule = rule
    self.report = report
    self.reason = reason
    self.locale = locale
  }

  /// So many languages beside the base one are told one by one; more of them together.
  static let fewest = 2

  /// What makes outcomes of several languages one fault.
  private struct Fault: Hashable {
    let rule: Int
    let cause: String
    let isFailed: Bool
  }

  /// The outcomes with those of one fault in one, at the place of its first.
  ///
  /// Where the base language has the fault, the others have it with that name; where only others
  /// have it, more than two are told together. The first group of a rule goes without a language
  /// in its key, and so does an outcome of the base language; another group of the rule has its
  /// first language there.
  /// - Complexity: O(outcomes).
  static func grouped(_ held: [HeldOutcome], baseLocale: String) -> [HeldOutcome] {
    var members: [Fault: [Int]] = [:]
    for (place, outcome) in held.enumerated() {
      members[outcome.fault, default: []].append(place)
    }
    guard members.count < held.count else { return held }
    // An outcome of the base language keeps the key without a language.
    var taken = Set(held.filter { $0.locale == nil }.map(\.rule))
    var told: [HeldOutcome] = []
    for (place, outcome) in held.enumerated() {
      guard let group = members[outcome.fault], group.count > 1 else {
        told.append(outcome)
        continue
      }
      let isOfBase = held[group[0]].locale == nil
      guard isOfBase || group.count > fewest else {
        told.append(outcome)
        continue
      }
      guard place == group[0] else { continue }
      let isFree = taken.insert(outcome.rule).inserted || isOfBase
      told.append(
        outcome.together(
          with: group.dropFirst().map { held[$0] }, baseLocale: baseLocale,
          keepingLocale: !isFree))
    }
    return told
  }

  private var fault: Fault { Fault(rule: rule, cause: report.cause, isFailed: reason == nil) }

  private func together(
    with others: [HeldOutcome], baseLocale: String, keepingLocale: Bool
  ) -> HeldOutcome {
    var group = self
    group.locales = ([self] + others).map { $0.locale ?? baseLocale }
    group.locale = keepingLocale ? locale : nil
    let rest =
      others.count == 1
      ? LanguageName.english(of: others[0].locale ?? baseLocale)
      : "\(others.count) more languages"
    group.report.message += "; the same in \(rest)"
    group.report.evidence.append(
      Evidence("languages", LanguageName.list(of: group.locales)))
    return group
  }
}
