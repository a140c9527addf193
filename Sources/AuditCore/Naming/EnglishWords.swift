/// How much of a text in another language is English words of interfaces.
struct EnglishWords: Sendable {
  private let count: Int
  /// Whether the text is the same as in English.
  private let isEqual: Bool
  /// Small words, such as "to" and "the".
  private var functions = 0
  /// Words of interfaces.
  private var known = 0
  /// Those that the language says otherwise.
  private var differing = 0
  /// Those that are known in other languages and the same in this one.
  private var cognates = 0
  /// Small words that the language has as well.
  private var joining = 0
  /// Names that no language translates, counted where small words join them.
  private var names = 0

  /// - Parameters:
  ///   - words: the words of the text, in small letters.
  ///   - isEqual: whether the text is the same as in English.
  /// - Complexity: O(words).
  init(_ words: [String], isEqual: Bool, _ languages: Translation.Languages) {
    count = words.count
    self.isEqual = isEqual
    let shared = EnglishWords.sharedWords[languages.language] ?? []
    let isOwn = !isEqual && !languages.hasOwnScript
    for word in words {
      if InterfaceWords.functionWords.contains(word) {
        // In a text of its own only words that no other language has speak for English.
        if isOwn, !Translation.englishOnly.isIn(word) { continue }
        if shared.contains(word) { joining += 1 } else { functions += 1 }
      } else if InterfaceWords.contains(word) {
        known += 1
        if Translation.differs(word, languages.locale) {
          differing += 1
        } else if UITerms.isKnown(word) {
          cognates += 1
        }
      }
    }
    if joining > 0 { names = words.count(where: KnownNames.containsFolded) }
  }

  /// What follows from them, or nil where they say nothing.
  ///
  /// - Parameter isTitle: whether the text is written as a title, which a product's name may be.
  func verdict(isTitle: Bool) -> Translation.Verdict? {
    guard count > 1 else { return nil }
    // "Add to favorites": small words that join English words.
    if functions > 0 && known > 0 && (!isTitle || known > 1 || isEqual && differing > 0) {
      return .untranslated(expected: nil)
    }
    if functions > 1 && !isTitle { return .untranslated(expected: nil) }
    guard isEqual else { return nil }
    // In "Open in Safari" all is English but the product and a small word of both languages.
    let isAllKnown = count == known || joining > 0 && count == known + joining + names
    if differing > 1 || differing > 0 && (!isTitle || isAllKnown) {
      return .untranslated(expected: nil)
    }
    // "Filter results": small words that are all words of English interfaces, cognates aside.
    if !isTitle && known == count && cognates < known { return .untranslated(expected: nil) }
    return differing > 0 || functions + known > 1 ? .unclear : nil
  }

  /// English function words that are words of another language too.
  private static let sharedWords: [String: Set<String>] = [
    "nl": InterfaceWords.set("of is in was me we have on the my per our no not up"),
    "de": InterfaceWords.set("in an was on up no all from"),
    "da": InterfaceWords.set("for at and have in on all my to no by can of be"),
    "nb": InterfaceWords.set("for at and have in on all my to no by can of be"),
    "sv": InterfaceWords.set("for at and have in on all my to no by can of be i"),
    "fr": InterfaceWords.set("a on or as an all no my our can at the"),
    "es": InterfaceWords.set("a no has as me an all can"),
    "it": InterfaceWords.set("a in no an as all on per"),
    "pt": InterfaceWords.set("a no as an me all in"),
    "pl": InterfaceWords.set("a to as by my on no in"),
    "cs": InterfaceWords.set("a to on by my no in"),
    "sk": InterfaceWords.set("a to on by my no in"),
    "hu": InterfaceWords.set("a is an"),
    "ro": InterfaceWords.set("a in an are as"),
    "fi": InterfaceWords.set("on no"),
    "et": InterfaceWords.set("on no"),
    "tr": InterfaceWords.set("on at an"), "hr": InterfaceWords.set("a on no"),
    "sl": InterfaceWords.set("a on no in to"), "id": InterfaceWords.set("all as"),
    "ca": InterfaceWords.set("a no has as"), "vi": InterfaceWords.set("in an to can"),
  ]
}
