extension LabelInName {
  /// The answer where the words differ: whether they may be the same words written otherwise.
  static func alike(_ visible: FoldedWords, _ spoken: FoldedWords) -> Verdict {
    if isSymbolicLetter(visible) {
      return .needsPerson("one letter may be a symbol, such as X for Close")
    }
    let (text, name) = (visible.joined, spoken.joined)
    if FoldedWords.start(of: text, in: name) != nil {
      return .needsPerson("the two differ only in hyphens, apostrophes or digit separators")
    }
    let hasAccents = (text + name).contains { $0.utf8.contains { $0 >= 0x80 } }
    if hasAccents, FoldedWords.start(of: bare(text), in: bare(name)) != nil {
      return .needsPerson("the two differ only in accents")
    }
    if mayAbbreviate(visible.words, spoken.words) {
      return .needsPerson("one of the two may abbreviate the other")
    }
    return .missing
  }

  /// Whether the text is one cased letter, or "Aa", as buttons for Close, Bold or text size show.
  private static func isSymbolicLetter(_ visible: FoldedWords) -> Bool {
    guard visible.words.count == 1, let word = visible.words.first?.text else { return false }
    if word == "aa" { return true }
    guard word.unicodeScalars.count == 1, let letter = word.unicodeScalars.first else {
      return false
    }
    return letter.properties.isCased
  }

  private static func bare(_ words: [String]) -> [String] {
    words.map { word in
      var result = String.UnicodeScalarView()
      for scalar in word.unicodeScalars where CompatibilityFolding.kind(of: scalar) != .mark {
        result.append(CompatibilityFolding.withoutAccent(scalar))
      }
      return String(result)
    }
  }

  private static func mayAbbreviate(
    _ visible: [FoldedWords.Word], _ spoken: [FoldedWords.Word]
  ) -> Bool {
    let run = FoldedWords.firstStart(visible.count, in: spoken.count) { wanted, at in
      visible[wanted].text == spoken[at].text
        || abbreviates(visible[wanted], spoken[at]) || abbreviates(spoken[at], visible[wanted])
    }
    return run != nil || isInitials(visible, of: spoken) || isInitials(spoken, of: visible)
  }

  /// Whether a word is a shorter writing of another: with a full stop, or by common use.
  private static func abbreviates(_ short: FoldedWords.Word, _ long: FoldedWords.Word) -> Bool {
    guard short.text.utf8.count < long.text.utf8.count else { return false }
    if short.endsWithStop, short.text.first == long.text.first { return true }
    guard let full = commonAbbreviations[short.text] else { return false }
    return full.contains { long.text.hasPrefix($0) }
  }

  /// Whether one side has a word of capitals that are the initials of words on the other side.
  private static func isInitials(_ short: [FoldedWords.Word], of long: [FoldedWords.Word]) -> Bool {
    // Letters spelled out one by one are not the word they spell.
    let firsts = long.map { $0.text.count > 1 ? $0.text.first : nil }
    return short.contains { word in
      let letters = Array(word.text)
      guard word.isCapitals, letters.count > 1 else { return false }
      return FoldedWords.firstStart(letters.count, in: firsts.count) { letters[$0] == firsts[$1] }
        != nil
    }
  }

  /// English short forms that interfaces show without a full stop, with the beginnings of what
  /// they stand for.
  private static let commonAbbreviations: [String: [String]] = [
    "mon": ["monday"], "tue": ["tuesday"], "tues": ["tuesday"], "wed": ["wednesday"],
    "thu": ["thursday"], "thurs": ["thursday"], "fri": ["friday"], "sat": ["saturday"],
    "sun": ["sunday"], "jan": ["january"], "feb": ["february"], "mar": ["march"],
    "apr": ["april"], "jun": ["june"], "jul": ["july"], "aug": ["august"],
    "sep": ["september"], "sept": ["september"], "oct": ["october"], "nov": ["november"],
    "dec": ["december"], "h": ["hour"], "hr": ["hour"], "hrs": ["hours"], "min": ["minute"],
    "mins": ["minutes"], "s": ["second"], "sec": ["second"], "secs": ["seconds"],
    "km": ["kilomet"], "m": ["meter", "metre"], "kg": ["kilogram"], "g": ["gram"],
    "lb": ["pound"], "lbs": ["pounds"], "mi": ["mile"], "ft": ["feet", "foot"],
    "qty": ["quantity"], "info": ["information"], "msg": ["message"], "no": ["number"],
    "nr": ["number"], "st": ["street", "saint"], "ave": ["avenue"],
    "rd": ["road"], "blvd": ["boulevard"], "max": ["maximum"], "temp": ["temperature"],
    "vol": ["volume"], "pic": ["picture"], "pics": ["pictures"], "vs": ["versus"],
    "dept": ["department"],
  ]
}
