import AuditCore

/// Gathers the languages in which the elements of a screen have no words of their own, so that a
/// language in which next to nothing of it was translated is told once.
struct ScreenLanguages {
  /// Fewer names are told one by one.
  private static let fewestNames = 5

  private let context: AuditContext
  private var outcomes: [ScreenOutcome] = []
  /// The elements with gaps, and where their outcomes stand among the others.
  private var gaps: [(position: Int, index: Int, gaps: LanguageGaps)] = []
  private var failures: [String: Int] = [:]

  init(_ context: AuditContext, capacity: Int) {
    self.context = context
    outcomes.reserveCapacity(capacity)
  }

  mutating func add(_ outcome: ScreenOutcome) { outcomes.append(outcome) }

  /// Takes in what one element has no words for.
  mutating func add(_ element: LanguageGaps, at index: Int) {
    // Nearly every element has them all.
    guard !element.isEmpty else { return }
    gaps.append((outcomes.count, index, element))
    for locale in element.failed { failures[locale, default: 0] += 1 }
  }

  /// The outcomes of the screen, in the order of its elements.
  ///
  /// - Complexity: O(outcomes + elements × languages that are not begun).
  consuming func all() -> [ScreenOutcome] {
    guard !gaps.isEmpty else { return outcomes }
    let notBegun = failures.keys.filter(isNotBegun).sorted()
    var all: [ScreenOutcome] = []
    all.reserveCapacity(outcomes.count + gaps.count)
    var next = 0
    var isTold = notBegun.isEmpty
    for (position, index, element) in gaps {
      all += outcomes[next..<position]
      next = position
      if !isTold, element.failed.contains(where: notBegun.contains) {
        all.append(told(notBegun, at: index))
        isTold = true
      }
      all += element.without(notBegun).outcomes(at: index, context)
    }
    return all + outcomes[next...]
  }

  /// Whether nine of ten names that a language would say otherwise are not in it.
  private func isNotBegun(_ locale: String) -> Bool {
    guard let failed = failures[locale], failed >= ScreenLanguages.fewestNames else { return false }
    var translated = 0
    for (index, element) in context.screen.elements.enumerated() {
      guard let name = element.localization(locale)?.givenName,
        !name.isSameWording(as: context.names[index].text)
      else { continue }
      translated += 1
      if translated * 9 > failed { return false }
    }
    return true
  }

  private func told(_ locales: [String], at first: Int) -> ScreenOutcome {
    // The element may have words in the others.
    let own = gaps.first { $0.index == first }.flatMap { element in
      locales.first(where: element.gaps.failed.contains)
    }
    let elements = gaps.filter { $0.gaps.failed.contains(where: locales.contains) }.map(\.index)
    let language = ScreenLanguages.words(locales.map(LanguageName.english))
    let base = LanguageName.english(of: context.baseLocale)
    let report = Report(
      "next to nothing on this screen is translated into \(language): \(elements.count) names are "
        + "in \(base); VoiceOver reads them as if they were in "
        + (locales.count == 1 ? language : "each of these"),
      evidence: [
        Evidence("languages", LanguageName.list(of: locales)),
        Evidence("names", "\(elements.count)"),
      ])
    return ScreenOutcome(
      index: first, related: elements.filter { $0 != first }, locale: own ?? locales.first,
      locales: locales.count == 1 ? [] : locales, outcome: .failed(report))
  }

  /// Few languages by their names, many by their number; the evidence names all.
  private static func words(_ languages: [String]) -> String {
    guard languages.count <= 3, let last = languages.last else {
      return "\(languages.count) languages of the app"
    }
    let others = languages.dropLast()
    return others.isEmpty ? last : others.joined(separator: ", ") + " and " + last
  }
}
