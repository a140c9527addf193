/// What a review came to, in one sentence.
enum ResultSentence {
  /// The result as a line of plain text: words before numbers, digits not grouped, for searching.
  static func line(_ counts: FindingCounts, screens: Int) -> String {
    let decided = counts.total - counts.open
    return "findings \(counts.total), failed \(counts.failed), cannot tell \(counts.cannotTell); "
      + "open \(counts.open), decided \(decided); critical \(counts.count(.critical)), "
      + "serious \(counts.count(.serious)), moderate \(counts.count(.moderate)), "
      + "minor \(counts.count(.minor)); screens \(screens)"
  }

  /// The result for people.
  static func words(_ counts: FindingCounts, screens: Int, screensOpen: Int) -> String {
    if screens == 0 { return "There was nothing to review: the project has no screens." }
    let on = Words.count(screens, "screen")
    if counts.total == 0 { return "No rule failed on \(on)." }
    if counts.open == 0 {
      return "Nothing is open: all of \(Words.count(counts.total, "finding")) on \(on) are decided."
    }
    let open = "\(Words.count(counts.open, "finding")) \(counts.open == 1 ? "is" : "are") open"
    let place = screensOpen == screens ? on : "\(Words.grouped(screensOpen)) of \(on)"
    let critical = counts.count(.critical, .open)
    if critical == 0 { return "\(open) on \(place), none of them critical." }
    return "\(open) on \(place), \(Words.grouped(critical)) of them critical."
  }
}
