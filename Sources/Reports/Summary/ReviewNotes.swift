import AuditCore

/// Sentences that the reports for people share.
enum ReviewNotes {
  /// What such a review cannot see.
  static let limits =
    "Aloud judges what the project file states. It does not run the app: reading order in motion, "
    + "announcements and how a name sounds in use need a person with VoiceOver and Voice Control "
    + "on a device."

  /// Why a screen has no counts of findings.
  static func unjudged(_ screen: Screen) -> String {
    screen.isGone ? "gone from the app" : "not audited"
  }

  /// Where the findings are that a report leaves out.
  static func more(_ hidden: Int) -> String {
    "… and \(Words.grouped(hidden)) more like \(hidden == 1 ? "this" : "these"); "
      + "the JSON and CSV reports have all."
  }

  /// Where the screens are that a report leaves out.
  static func moreScreens(_ shown: Int, of total: Int) -> String {
    "Shown are the \(Words.grouped(shown)) screens with the worst open findings of "
      + "\(Words.grouped(total)) with findings; the JSON and CSV reports have all."
  }

  /// The result of a check in a reviewer's words.
  static func result(_ result: String) -> String {
    result == "cannotTell" ? "cannot tell" : result
  }
}

extension FindingEntry {
  /// The elements' ids: the first finding's, then those that say the same or belong to its group.
  func elementIDs(on screen: Screen) -> [String] {
    if !first.related.isEmpty { return [first.element] + first.related }
    var ids = [first.element]
    for index in elements.dropFirst() where screen.elements.indices.contains(index) {
      ids.append(screen.elements[index].id)
    }
    return ids
  }

  /// The decision in words, without names; a recorded one that has expired is named after it.
  func decisionWords(_ decided: DecidedFindings) -> String {
    guard let recorded, decided.isExpired(recorded) else { return decision.words }
    return "open again. \(Words.capitalised(recorded.decision.words))"
  }
}
