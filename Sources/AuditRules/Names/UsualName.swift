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
  /// - Complexity: O(mentions), and O(length) for every name there is.
  init?(_ mentions: [Mention], locale: String) {
    let spellings = UsualName.spellings(of: mentions)
    // A project says the same few names on all its screens, so each is looked at once.
    var counts: [String: Int] = [:]
    var themes: [String: Int] = [:]
    let looks = spellings.map { spelling in
      let look = (
        folded: Words.folded(spelling.first.name),
        themes: NameAgreement.themes(of: spelling.first.name, locale: locale)
      )
      counts[look.folded, default: 0] += spelling.count
      for theme in Set(look.themes) { themes[theme, default: 0] += spelling.count }
      return look
    }
    guard counts.count > 1 else { return nil }
    var best: (speaker: Mention.Speaker, folded: String, score: (Int, Int))?
    for (spelling, look) in zip(spellings, looks) {
      let shared = look.themes.reduce(0) { max($0, themes[$1] ?? 0) }
      let score = (shared, counts[look.folded] ?? 0)
      if best.map({ score > $0.score }) ?? true { best = (spelling.first, look.folded, score) }
    }
    guard let best else { return nil }
    name = best.speaker.name
    base = best.speaker.base
    var alike: Set<String> = []
    for (spelling, look) in zip(spellings, looks) where look.folded == best.folded {
      alike.insert(spelling.first.name)
    }
    places = mentions.compactMap { mention in
      mention.speakers.first.flatMap { alike.contains($0.name) ? (mention.screen, $0.id) : nil }
    }
  }

  /// One way a name is spelled, by the first control that has it, and how many screens do.
  private struct Spelling {
    let first: Mention.Speaker
    var count: Int
  }

  /// The spellings, in the order of their first.
  ///
  /// The controls of one screen agree, so its first one
  /// stands for all of them.
  private static func spellings(of mentions: [Mention]) -> [Spelling] {
    var spellings: [Spelling] = []
    var places: [String: Int] = [:]
    for mention in mentions {
      guard let first = mention.speakers.first else { continue }
      if let place = places[first.name] {
        spellings[place].count += 1
      } else {
        places[first.name] = spellings.count
        spellings.append(Spelling(first: first, count: 1))
      }
    }
    return spellings
  }
}
