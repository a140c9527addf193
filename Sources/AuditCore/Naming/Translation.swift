/// Judges whether a name in another language is a translation, from the two texts alone.
public enum Translation {
  /// What the texts show.
  public enum Verdict: Hashable, Sendable {
    /// Nothing speaks against it.
    case fine
    /// A symbol's, asset's or code name.
    case leak
    /// Words of the base language that this language says otherwise, and how it says them.
    case untranslated(expected: String?)
    /// Latin letters only in a language with a script of its own.
    case otherScript
    /// One text has a place for a value and the other has none.
    case placeholder
    /// Equal to the base text, and nothing tells why.
    case unclear
  }

  /// Judges one name.
  ///
  /// Equal texts are no proof: "Pause" is German too, and products keep their names. A text fails
  /// where the table of interface words says that the language has another word, where it is an
  /// English sentence, or where its script is not the language's.
  /// - Complexity: O(length).
  public static func judge(
    _ text: String, in locale: String, base: String, baseLocale: String
  ) -> Verdict {
    judge(text, base: base, Languages(locale: locale, baseLocale: baseLocale))
  }

  /// What the two languages of a comparison are; the same for every name of a screen.
  public struct Languages: Sendable {
    /// The language judged, as it is in the project.
    public let locale: String
    let language: String
    fileprivate let baseLocale: String
    fileprivate let baseLanguage: String
    /// Whether the language has letters of its own, other than the Latin ones.
    public let hasOwnScript: Bool

    /// The languages of two locales.
    public init(locale: String, baseLocale: String) {
      self.locale = locale
      self.baseLocale = baseLocale
      language = LanguageName.primary(of: locale)
      baseLanguage = LanguageName.primary(of: baseLocale)
      hasOwnScript = scripts.contains(language)
    }
  }

  /// Judges one name as `judge(_:in:base:baseLocale:)` does.
  ///
  /// - Complexity: O(length).
  public static func judge(_ text: String, base: String, _ languages: Languages) -> Verdict {
    judge(text, shape: NameShape(text), base: base, languages)
  }

  /// Judges one name as `judge(_:in:base:baseLocale:)` does.
  ///
  /// - Parameter shape: what the name looks like.
  /// - Complexity: O(length).
  public static func judge(
    _ text: String, shape: NameShape, base: String, _ languages: Languages
  ) -> Verdict {
    guard languages.language != languages.baseLanguage else { return placeholders(text, base) }
    let isEqual = text.isSameWording(as: base)
    if isLeak(text, shape) { return .leak }
    // The sign of a place for a value is one of the marks that were counted.
    let hasPlace = shape.marks > 0 && hasPlaceholder(text)
    if hasPlace != hasPlaceholder(base) { return .placeholder }
    // A text in the language's own letters is at home; one pass settles the ordinary case.
    let isAtHome =
      shape.capitals + shape.smalls <= 1 || (shape.hasOther && hasOtherLetters(text))
    guard !isAtHome else {
      guard shape.hasOther && isEqual else { return .fine }
      return equalBeyondASCII(text, languages.locale, languages.baseLocale)
    }
    if !isEqual, !isWorthReading(text, shape, languages) { return .fine }
    return wording(text, shape, isEqual: isEqual, languages)
  }

  /// Notes what the words that only English has begin with.
  static func note(in index: inout ClueIndexBuilder) { index.add(englishOnly, .english) }

  /// Whether a text that differs from the base text may still be in the base language.
  private static func isWorthReading(
    _ text: String, _ shape: NameShape, _ languages: Languages
  ) -> Bool {
    if languages.hasOwnScript { return true }
    guard languages.baseLanguage == "en" else { return false }
    return shape.count <= UITerms.longestEnglish || hasEnglishOnly(text, shape)
  }

  /// Whether a text has a word that no other language has.
  private static func hasEnglishOnly(_ text: String, _ shape: NameShape) -> Bool {
    shape.clues.mayHave(.english) && englishOnly.isIn(text)
  }

  // MARK: Words

  /// Whether a text is an address of the web or of mail, which is the same in every language.
  static func isAddress(_ text: String, _ shape: NameShape) -> Bool {
    guard shape.isOneToken, shape.marks + shape.dots > 0 else { return false }
    if shape.marks == 0 { return HostName.isHost(text) }
    return text.contains("://") || shape.dots > 0 && text.utf8.contains(UInt8(ascii: "@"))
  }

  /// Whether a text is a list of people by the handles they have on the web.
  static func isHandles(_ text: String, _ shape: NameShape) -> Bool {
    guard shape.marks > 0, text.utf8.contains(UInt8(ascii: "@")) else { return false }
    return text.split(separator: " ").allSatisfy { word in
      guard let sign = word.firstIndex(of: "@") else { return false }
      return word[sign...].dropFirst().first?.isLetter ?? false
    }
  }

  private static func wording(
    _ text: String, _ shape: NameShape, isEqual: Bool, _ languages: Languages
  ) -> Verdict {
    if !shape.isOneToken, shape.marks > 2, let words = withoutAddresses(text) {
      let verdict = wording(words, NameShape(words), isEqual: isEqual, languages)
      // Who stands beside an address is thanked by name.
      return verdict == .otherScript ? .unclear : verdict
    }
    let locale = languages.locale
    let isEnglish = languages.baseLanguage == "en"
    // No interface word of the table has a digit in it.
    if shape.digits == 0,
      let verdict = term(
        text, isEqual: isEqual, locale, isEnglish ? "en" : languages.baseLocale)
    {
      return verdict
    }
    // A text of its own in Latin letters is the base language's only by words no other has.
    if !isEqual, !languages.hasOwnScript, !hasEnglishOnly(text, shape) { return .fine }
    if isAbbreviation(shape) || KnownNames.contains(text) || isAddress(text, shape)
      || isHandles(text, shape)
    {
      return .fine
    }
    if KnownNames.containsFolded(Words.folded(text)) { return .fine }
    let words = Words.spoken(text)
    if words.allSatisfy(KnownNames.containsFolded) { return .fine }
    let isTitle = words.count > 1 && isTitleCase(text)
    let english = isEnglish ? EnglishWords(words, isEqual: isEqual, languages) : nil
    if let verdict = english?.verdict(isTitle: isTitle) { return verdict }
    guard languages.hasOwnScript else {
      // A phrase with small words is seldom the same in two languages, a product's name often.
      return isEqual && (words.count > 2 || words.count > 1 && !isTitle) ? .unclear : .fine
    }
    // A product's name keeps its Latin letters and its capitals; a phrase has small words.
    if !isTitle && words.count > 1 { return .otherScript }
    return isEqual || words.count > 1 ? .unclear : .fine
  }

  /// What the table of interface words says of the whole text.
  private static func term(
    _ text: String, isEqual: Bool, _ locale: String, _ source: String
  ) -> Verdict? {
    guard let english = UITerms.english(for: text, in: source) else { return nil }
    if isEqual, source == "en" {
      let language = LanguageName.primary(of: locale)
      if SharedWords.isUsual(english, in: language) { return .fine }
      if SharedWords.contains(english, in: language) { return .unclear }
    }
    guard let known = UITerms.translations(of: english, in: locale) else {
      let isOnlyEnglish = source == "en" && isEqual && UITerms.differsEverywhere(english)
      return isOnlyEnglish ? .untranslated(expected: nil) : nil
    }
    let folded = Words.folded(text)
    if known.contains(where: { Words.folded($0) == folded }) { return .fine }
    // "Retour" is Dutch too: a word that this language has for something else is at home.
    if UITerms.english(for: text, in: locale) != nil { return .fine }
    // "Profile" is what German has for "Profiles": a form of its own word.
    if !isEqual, known.contains(where: { isForm(folded, of: Words.folded($0)) }) { return .fine }
    return .untranslated(expected: known.first)
  }

  /// Whether a word is another one with a short ending.
  private static func isForm(_ word: String, of other: String) -> Bool {
    other.count > 3 && word.hasPrefix(other) && word.count <= other.count + 2
      && word.dropFirst(other.count).allSatisfy(\.isLetter)
  }

  /// Whether a language says an English word of interfaces otherwise.
  static func differs(_ word: String, _ locale: String) -> Bool {
    if SharedWords.contains(word, in: LanguageName.primary(of: locale)) { return false }
    guard let known = UITerms.translations(of: word, in: locale) else {
      return UITerms.differsEverywhere(word)
    }
    return !known.contains { Words.folded($0) == word }
  }

  private static func equalBeyondASCII(
    _ text: String, _ locale: String, _ baseLocale: String
  ) -> Verdict {
    let source = LanguageName.primary(of: baseLocale)
    if let verdict = term(text, isEqual: true, locale, source == "zh" ? baseLocale : source) {
      return verdict
    }
    return text.utf8.contains(0x20) ? .unclear : .fine
  }

  // MARK: Shapes

  private static func isLeak(_ text: String, _ shape: NameShape) -> Bool {
    if shape.hasOther {
      // A picture behind words leaves them words; name-is-asset tells of the picture.
      return shape.hasPrivateUse && shape.capitals + shape.smalls == 0 && !hasOtherLetters(text)
    }
    if !shape.isOneToken, shape.marks + shape.dots + shape.underscores + shape.humps == 0,
      !AssetName.startsWithPrefix(text)
    {
      return false
    }
    if SymbolName.isName(text, shape: shape) { return true }
    if let match = CodeName.match(text, shape: shape, identifier: nil), match.certain {
      return true
    }
    return AssetName.match(text, shape: shape, asset: nil)?.certain ?? false
  }

  static func hasOtherLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.value >= 0x80 && (scalar.isCommonLetter || scalar.properties.isAlphabetic)
    }
  }

  private static func isAbbreviation(_ shape: NameShape) -> Bool {
    shape.smalls == 0 || shape.isOneToken && shape.smalls <= 1 && shape.capitals > 1
  }

  private static func isTitleCase(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      guard let first = word.utf8.first else { return true }
      return !(0x61...0x7A).contains(first)
        || InterfaceWords.functionWords.contains(String(word)) || KnownNames.contains(String(word))
    }
  }

  // MARK: Places for values

  private static func placeholders(_ text: String, _ base: String) -> Verdict {
    hasPlaceholder(text) == hasPlaceholder(base) ? .fine : .placeholder
  }

  /// Whether a text has a format specifier such as `%@`, `%1$@` or `%lld`.
  private static func hasPlaceholder(_ text: String) -> Bool {
    let mayHave = text.withBytes { bytes in
      for byte in bytes where byte == UInt8(ascii: "%") { return true }
      return false
    }
    guard mayHave else { return false }
    var isOpen = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "%") {
        isOpen.toggle()
      } else if isOpen {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "f"),
          UInt8(ascii: "i"), UInt8(ascii: "s"):
          return true
        case 0x30...0x39, UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "l"),
          UInt8(ascii: "#"):
          continue
        default: isOpen = false
        }
      }
    }
    return false
  }

  /// Languages with a script that is not Latin.
  private static let scripts = InterfaceWords.set(
    """
    am ar as ba be bg bn bo ce ckb cv dv dz el fa gu he hi hy ja ka kk km kn ko ky lo mk ml mn mr my ne
    or os pa ps ru sa sah sd si skr ta te tg th ti tt ug uk ur yi yue zh
    """)

  static let englishOnly = PackedWords(
    "and are for from have that the their there these this what when where which with you your")
}
