import AuditCore

/// The languages in which one element has no words of their own, told one by one or, where they
/// are many, together.
///
/// An app of thirty languages that were exported with English in the gaps would bury everything
/// else under them.
struct LanguageGaps {
  /// So many languages with one kind of gap are told one by one; more of them together.
  private static let fewest = 2

  private struct Gap {
    let locale: String
    let outcome: Outcome

    var isFailed: Bool {
      if case .failed = outcome { true } else { false }
    }
  }

  /// Languages that have the base language's words.
  private var copies: [Gap] = []
  /// Languages that were looked at and have none.
  private var absent: [Gap] = []
  /// Languages nobody looked at.
  private var unmeasured: [Gap] = []
  /// Languages that have other words of the base language, such as those of an older text, by these.
  private var older: [String: [Gap]] = [:]

  /// Takes in an outcome where it is a gap.
  ///
  /// - Returns: whether it is one.
  mutating func take(
    _ localization: Localization, _ outcome: Outcome, _ verdict: Translation.Verdict,
    of base: AccessibleName
  ) -> Bool {
    switch outcome {
    case .passed, .notApplicable: return false
    case .failed, .cannotTell: break
    }
    let gap = Gap(locale: localization.locale, outcome: outcome)
    guard let name = localization.givenName else {
      guard gap.isFailed else { return false }
      absent.append(gap)
      return true
    }
    if name.isSameWording(as: base.text) {
      copies.append(gap)
      return true
    }
    guard gap.isFailed, case .untranslated = verdict else { return false }
    older[name, default: []].append(gap)
    return true
  }

  /// Takes in a language that was left out of a table.
  mutating func take(absent locale: String, _ outcome: Outcome) {
    absent.append(Gap(locale: locale, outcome: outcome))
  }

  /// Takes in a language nobody looked at.
  mutating func take(unmeasured locale: String, _ outcome: Outcome) {
    unmeasured.append(Gap(locale: locale, outcome: outcome))
  }

  /// Whether it has words in every language.
  var isEmpty: Bool {
    copies.isEmpty && absent.isEmpty && unmeasured.isEmpty && older.isEmpty
  }

  /// The languages in which it is sure to have none.
  var failed: [String] { (copies + absent).filter(\.isFailed).map(\.locale) }

  /// The gaps in other languages than some.
  func without(_ locales: [String]) -> LanguageGaps {
    guard !locales.isEmpty else { return self }
    var rest = self
    rest.copies.removeAll { $0.isFailed && locales.contains($0.locale) }
    rest.absent.removeAll { $0.isFailed && locales.contains($0.locale) }
    return rest
  }

  /// The outcomes; the first group goes without a language in its key, another has its first one.
  func outcomes(at index: Int, _ context: AuditContext) -> [ScreenOutcome] {
    var outcomes: [ScreenOutcome] = []
    var isKeyTaken = false
    let old = older.sorted { $0.key < $1.key }.map { text, gaps in
      (gaps, { kept(text, $0, $1, $2) })
    }
    for (gaps, group) in [(copies, copied), (absent, leftOut), (unmeasured, perhapsLeftOut)] + old {
      guard gaps.count > LanguageGaps.fewest else {
        outcomes += gaps.map {
          ScreenOutcome(index: index, locale: $0.locale, outcome: $0.outcome)
        }
        continue
      }
      // The languages that are sure come first: those are to be mended first.
      let locales = (gaps.filter(\.isFailed) + gaps.filter { !$0.isFailed }).map(\.locale)
      outcomes.append(
        ScreenOutcome(
          index: index, locale: isKeyTaken ? locales.first : nil, locales: locales,
          outcome: group(gaps, context.names[index], context)))
      isKeyTaken = true
    }
    return outcomes
  }

  // MARK: Groups

  private func copied(
    _ gaps: [Gap], _ name: AccessibleName, _ context: AuditContext
  ) -> Outcome {
    let sure = gaps.filter(\.isFailed)
    let doubtful = gaps.filter { !$0.isFailed }
    if sure.count == 1, case .failed(var report) = sure[0].outcome {
      report.evidence.append(open(doubtful))
      return .failed(report)
    }
    let told = sure.isEmpty ? doubtful : sure
    let base = LanguageName.english(of: context.baseLocale)
    var report = Report(
      "the \(name.sourceWords) is \(name.text.quoted) in \(told.count) languages, the same as in "
        + "\(base); VoiceOver \(sure.isEmpty ? "may read" : "reads") \(base) words as if they were in "
        + "each of them",
      evidence: evidence(name, told))
    if sure.isEmpty {
      return .cannotTell(.needsPerson("the same words may be right in all of them"), report)
    }
    if !doubtful.isEmpty { report.evidence.append(open(doubtful)) }
    return .failed(report)
  }

  private func kept(
    _ text: String, _ gaps: [Gap], _ name: AccessibleName, _ context: AuditContext
  ) -> Outcome {
    let base = LanguageName.english(of: context.baseLocale)
    return .failed(
      Report(
        "the \(name.sourceWords) is \(text.quoted) in \(gaps.count) languages, in \(base) words; "
          + "VoiceOver reads them as if they were in each of these",
        evidence: evidence(name, gaps) + [Evidence("label in them", text)]))
  }

  private func leftOut(
    _ gaps: [Gap], _ name: AccessibleName, _ context: AuditContext
  ) -> Outcome {
    .failed(
      Report(
        "there is no \(words(of: name)) in \(gaps.count) languages; VoiceOver reads "
          + "\(name.text.quoted) as if it were in each of them",
        evidence: evidence(name, gaps)))
  }

  private func perhapsLeftOut(
    _ gaps: [Gap], _ name: AccessibleName, _ context: AuditContext
  ) -> Outcome {
    .cannotTell(
      .notMeasured("the label in other languages"),
      Report(
        "there may be no label in \(gaps.count) languages; VoiceOver may read \(name.text.quoted) "
          + "as if it were in each of them", evidence: evidence(name, gaps)))
  }

  private func words(of name: AccessibleName) -> String {
    name.source == .label ? "label" : "text"
  }

  private func evidence(_ name: AccessibleName, _ gaps: [Gap]) -> [Evidence] {
    [
      Evidence("label", name.text),
      Evidence("languages", LanguageName.list(of: gaps.map(\.locale))),
    ]
  }

  /// The languages the same words may be right in.
  private func open(_ gaps: [Gap]) -> Evidence {
    Evidence("languages to look at", LanguageName.list(of: gaps.map(\.locale)))
  }
}
