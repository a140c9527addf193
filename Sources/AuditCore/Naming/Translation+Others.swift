/// What the other texts of an app show of one.
extension Translation {
  /// A text without the addresses in it, such as those behind links; nil where it has none.
  ///
  /// - Complexity: O(length).
  static func withoutAddresses(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let parts = text.split { " ()[]<>\"“”„«»".contains($0) }
    let words = parts.filter { !$0.contains("://") && !isPath($0) }
    return words.count < parts.count ? words.joined(separator: " ") : nil
  }

  /// Whether a word is a path, such as "/tea/where".
  private static func isPath(_ word: Substring) -> Bool {
    word.first == "/" && word.dropFirst().contains("/")
  }

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

  /// Whether a text is the same in every language: a product's name, a short abbreviation, a unit of
  /// measure, an address, or nothing with letters.
  ///
  /// - Complexity: O(length).
  public static func isAlikeEverywhere(_ text: String) -> Bool {
    let shape = NameShape(text)
    if isAddress(text, shape) || isHandles(text, shape) { return true }
    return text.split { $0 == " " || $0 == "/" }.allSatisfy { isAlikeEverywhere(word: $0) }
  }

  private static func isAlikeEverywhere(word: Substring) -> Bool {
    let letters = word.drop { !$0.isLetter }
    let bare = letters[
      ..<(letters.lastIndex(where: \.isLetter).map(letters.index(after:)) ?? letters.startIndex)]
    guard !bare.isEmpty else { return true }
    let name = String(bare)
    if KnownNames.contains(name) || units.contains(name) { return true }
    let folded = Words.folded(name)
    if KnownNames.containsFolded(folded) { return true }
    // "PDF" is one; "OFF" is a word.
    let isShort = name.utf8.count <= 4 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    return isShort && UITerms.english(for: name, in: "en") == nil
      && !InterfaceWords.contains(folded)
  }

  /// Source: BIPM, The International System of Units, and units of data.
  private static let units = InterfaceWords.set(
    """
    GB GHz Hz KB MB MHz TB bpm cm dB dL dl g h hPa kB kHz kJ kW kWh kcal kg km l m mAh mL mbar mg min ml
    mm mmol mol ms pt px s µg
    """)
}
