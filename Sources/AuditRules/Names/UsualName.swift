import AuditCore

/// The name most screens give a function.
struct UsualName {
  /// The name.
  let name: String
  /// The base-language name of the first control that has it.
  let base: String
  /// The controls that have it, one a screen, in document order.
  let places: [(screen: String, element: String)]

  /// The name that has a word in common with those of most screens, of several such the most common
  /// one, of several such the earliest; nil where all are one.
  ///
  /// - Complexity: O(mentions).
  init?(_ mentions: [Mention], locale: String) {
    // The controls of one screen agree, so its first one stands for all of them.
    let firsts = mentions.compactMap(\.speakers.first)
    var names: [String: Int] = [:]
    for first in firsts { names[Words.folded(first.name), default: 0] += 1 }
    guard names.count > 1 else { return nil }
    let subjects = firsts.map { NameAgreement.themes(of: $0.name, locale: locale) }
    var themes: [String: Int] = [:]
    for subject in subjects { for theme in Set(subject) { themes[theme, default: 0] += 1 } }
    var best: (speaker: Mention.Speaker, score: (Int, Int))?
    for (first, subject) in zip(firsts, subjects) {
      let shared = subject.reduce(0) { max($0, themes[$1] ?? 0) }
      let score = (shared, names[Words.folded(first.name)] ?? 0)
      if best.map({ score > $0.score }) ?? true { best = (first, score) }
    }
    guard let usual = best?.speaker else { return nil }
    name = usual.name
    base = usual.base
    let folded = Words.folded(usual.name)
    places = mentions.compactMap { mention in
      mention.speakers.first.flatMap {
        Words.folded($0.name) == folded ? (mention.screen, $0.id) : nil
      }
    }
  }
}
