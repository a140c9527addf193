/// What the other texts of an app show of one.
extension Translation {
  /// Whether a text is words, by what other languages made of it: a product keeps its name in most
  /// of them; words that most of them translate are no name.
  ///
  /// Words that are written in Latin letters everywhere show nothing.
  /// - Parameters:
  ///   - text: the text in the base language.
  ///   - others: the texts of all other languages.
  /// - Complexity: O(length of the texts).
  public static func isTranslated(_ text: String, in others: [String]) -> Bool {
    let words = Words.spoken(text)
    let isOfAll = words.allSatisfy {
      SharedWords.inLatinEverywhere.contains($0) || KnownNames.containsFolded($0)
    }
    let shape = NameShape(text)
    let isOneName = shape.isOneToken && shape.humps > 0
    guard !isOfAll, !isOneName, !hasOtherLetters(text) else { return false }
    var (kept, translated) = (0, 0)
    for other in others {
      let theirs = Set(Words.spoken(other))
      if words.allSatisfy(theirs.contains) { kept += 1 } else { translated += 1 }
    }
    return translated > 1 && translated > kept
  }

  /// The words that a translation kept from the base text, where it translated others.
  ///
  /// - Complexity: O(length).
  public static func keptWords(of text: String, base: String) -> Set<String> {
    let words = Set(Words.spoken(text))
    let theirs = Set(Words.spoken(base))
    let kept = words.intersection(theirs)
    return kept.count < words.count && kept.count < theirs.count ? kept : []
  }
}
