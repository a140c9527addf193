/// Recognises names that were written for programs: identifiers, localisation keys, type names.
public enum CodeName {
  /// What gives a name away.
  public enum Kind: Sendable {
    /// `stopTask`
    case camelCase
    /// `NavigationBack`
    case pascalCase
    /// `audio_selected_button`
    case snakeCase
    /// `status.action.context-menu`
    case key
    /// `btn-back-catalog`
    case kebabCase
    /// `UIButton`, `Optional("x")`, `<null>`
    case programText

    /// The kind in a reviewer's words, with its article.
    public var words: String {
      switch self {
      case .camelCase, .pascalCase, .snakeCase, .kebabCase: "a code name"
      case .key: "a localisation key"
      case .programText: "text from the program"
      }
    }
  }

  /// A name recognised as code.
  public struct Match: Sendable {
    /// What gives it away.
    public let kind: Kind
    /// Whether it is beyond reasonable doubt.
    public let certain: Bool
    /// Whether it equals the element's own identifier.
    public var isIdentifier = false
  }

  /// Recognises a name as code, or returns nil.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - shape: the name's shape.
  ///   - identifier: the element's own identifier, which settles doubtful spellings.
  /// - Returns: what gives it away and whether it is certain, or nil.
  /// - Complexity: O(1) for the shape of an ordinary label, else O(length).
  public static func match(_ text: String, shape: NameShape, identifier: String?) -> Match? {
    guard shape.count <= 160 else { return nil }
    let mayBeWord = shape.isOneToken && (shape.startsSmall || shape.capitals > 2)
    if shape.isPlain && shape.isCodeLike && !mayBeWord { return nil }
    if shape.marks > 0, let match = programText(text) { return match }
    guard shape.isCodeLike else { return nil }
    // Several words with nothing of code in them, such as "Page 2 of 5".
    if !shape.isOneToken, shape.dots + shape.underscores + shape.humps == 0 { return nil }
    let own = identifier.map { $0 == text } ?? false
    guard var match = shape.isOneToken ? token(text, shape, own) : keyInWords(text, shape) else {
      return nil
    }
    match.isIdentifier = own
    return match
  }

  // MARK: One token

  private static func token(_ text: String, _ shape: NameShape, _ own: Bool) -> Match? {
    if shape.dots > 0 { return dotted(text, shape, own) }
    if shape.underscores > 0 { return snake(text, shape) }
    if shape.hyphens > 0 { return kebab(text, shape, own) }
    if isCoordinate(text, shape) { return Match(kind: .pascalCase, certain: own) }
    if shape.humps > 0 || isAcronymJoint(text, shape) { return humped(text, shape, own) }
    if shape.startsSmall { return singleWord(text) }
    return nil
  }

  private static func singleWord(_ text: String) -> Match? {
    let isWord =
      switch text {
      // The names of the outermost view and of nothing at all, as programs print them.
      case "root", "rootview", "null", "nil", "undefined", "nullptr", "unnamed": true
      default: false
      }
    if isWord { return Match(kind: .programText, certain: true) }
    // "btn4", "lbl2": a part of the code's speech with a number.
    let letters = text.prefix { !$0.isNumber }
    let isNumbered = letters.utf8.count < text.utf8.count
    let isPart = ["btn", "lbl", "img", "txt"].contains(String(letters))
    return isNumbered && isPart || ["textfield", "textview", "imageview"].contains(text)
      ? Match(kind: .camelCase, certain: true) : nil
  }

  private static func snake(_ text: String, _ shape: NameShape) -> Match? {
    guard shape.capitals + shape.smalls >= 3, text.first != "_" || shape.underscores > 1 else {
      return nil
    }
    let parts = text.split(separator: "_")
    let hasWord = parts.contains { $0.utf8.count > 1 && $0.contains(where: \.isLetter) }
    return parts.count >= 2 && hasWord ? Match(kind: .snakeCase, certain: true) : nil
  }

  private static func kebab(_ text: String, _ shape: NameShape, _ own: Bool) -> Match? {
    if isUUID(text, shape) { return Match(kind: .programText, certain: true) }
    guard shape.startsSmall, !KnownNames.isHyphenated(text.lowercased()) else { return nil }
    let parts = text.split(separator: "-").map { $0.lowercased() }
    guard parts.count >= 2, let first = parts.first, let last = parts.last else { return nil }
    if text == "radio-button" || text == "push-button" { return nil }
    if own { return Match(kind: .kebabCase, certain: true) }
    let hasPart =
      InterfaceWords.strongCodeParts.contains(last) || ["btn", "lbl", "img", "txt"].contains(first)
    if hasPart { return Match(kind: .kebabCase, certain: true) }
    if isBrandJoined(text) { return nil }
    if shape.humps > 0 { return Match(kind: .kebabCase, certain: true) }
    let known = parts.reduce(0) { $0 + (InterfaceWords.contains($1) ? 1 : 0) }
    return parts.count >= 3 && known == parts.count ? Match(kind: .kebabCase, certain: false) : nil
  }

  /// Whether a known name is joined to a word, as many languages do: "iCloud-varmuuskopiot",
  /// "macOS-Version".
  private static func isBrandJoined(_ text: String) -> Bool {
    let parts = text.split(separator: "-")
    guard parts.count > 1, let first = parts.first else { return false }
    return KnownNames.contains(String(first))
      && parts.dropFirst().allSatisfy { $0.allSatisfy(\.isLetter) }
  }

  private static func isUUID(_ text: String, _ shape: NameShape) -> Bool {
    guard shape.count == 36, shape.hyphens == 4 else { return false }
    return text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) || $0 == 0x2D
    }
  }

  // MARK: Humps

  /// Whether a run of capitals runs into a word, as in `UIButton`, with no small letter before.
  private static func isAcronymJoint(_ text: String, _ shape: NameShape) -> Bool {
    guard shape.capitals >= 3, shape.smalls >= 3 else { return false }
    return text.hasPrefix("UI") || text.hasPrefix("NS") || text.hasPrefix("WK")
  }

  private static func humped(_ text: String, _ shape: NameShape, _ own: Bool) -> Match? {
    guard !KnownNames.contains(text), shape.smalls >= 2 else { return nil }
    let words = Words.split(text)
    guard words.count >= 2, let first = words.first, let last = words.last else { return nil }
    let kind: Kind = shape.startsSmall ? .camelCase : .pascalCase
    if isType(first, last) { return Match(kind: .programText, certain: true) }
    if shape.startsSmall && first.utf8.count == 1 {
      // "iPhone", "eBay": one letter before the hump is how products are spelled.
      let isCode = InterfaceWords.codeParts.contains(last) && (words.count > 2 || first == "a")
      return own || isCode ? Match(kind: kind, certain: true) : nil
    }
    if own { return Match(kind: kind, certain: true) }
    let known = words.reduce(0) { $0 + (isCodeWord($1) ? 1 : 0) }
    if shape.startsSmall { return camel(words, known, shape, kind) }
    let isPart =
      InterfaceWords.codeParts.contains(last) || words.count > 2 && first == "tab"
    let isSentence = words.count > 2 && words.dropFirst().contains(where: sentenceWords.contains)
    if isPart || isSentence || known >= 2 { return Match(kind: kind, certain: true) }
    return mayBePerson(first) ? nil : Match(kind: kind, certain: false)
  }

  /// Whether a name is spelled like that of a family: McGregor, MacArthur, DeVito.
  private static func mayBePerson(_ first: String) -> Bool {
    ["mc", "mac", "de", "di", "la", "le", "van", "fitz", "o"].contains(first)
  }

  /// Whether letters and numbers alternate as in the place of a cell, `R1C2`.
  private static func isCoordinate(_ text: String, _ shape: NameShape) -> Bool {
    guard shape.humps == 1, shape.smalls == 0, shape.capitals == 2 else { return false }
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    return (0x41...0x5A).contains(first) && (0x30...0x39).contains(last) && shape.count >= 4
  }

  private static func camel(
    _ words: [String], _ known: Int, _ shape: NameShape, _ kind: Kind
  ) -> Match? {
    if known > 0 || words.count > 2 { return Match(kind: kind, certain: true) }
    // "openHAB", "webOS": a known or unknown word and an abbreviation is how products are spelled.
    let tail = words.last?.utf8.count ?? 0
    return shape.capitals == tail && tail <= 4 ? nil : Match(kind: kind, certain: false)
  }

  private static func isType(_ first: String, _ last: String) -> Bool {
    ["ui", "ns", "wk", "mk"].contains(first) && InterfaceWords.codeParts.contains(last)
  }

  private static func isCodeWord(_ word: String) -> Bool {
    InterfaceWords.contains(word) || InterfaceWords.codeParts.contains(word)
      || ["btn", "lb", "lbl", "txt", "img"].contains(word)
  }

  /// Function words that products spelled in one run do not have inside.
  private static let sentenceWords = InterfaceWords.set(
    "and are for has is non not of the to when with")

  // MARK: Keys

  private static func dotted(_ text: String, _ shape: NameShape, _ own: Bool) -> Match? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ isKeyPart($0) }), let last = parts.last,
      let first = parts.first
    else { return nil }
    if parts.allSatisfy({ $0.utf8.count <= 2 }) { return nil }
    let tail = last.lowercased()
    let isReversedHost =
      parts.count > 2 && ["com", "org", "net", "io"].contains(first.lowercased())
    if isReversedHost { return Match(kind: .key, certain: true) }
    if FileName.isExtension(tail) { return nil }
    let isHost = HostName.isEnd(tail) || first.lowercased() == "www"
    if isHost && !(shape.underscores > 0 || shape.humps > 0 && parts.count > 2) { return nil }
    if own { return Match(kind: .key, certain: true) }
    if parts.count > 2 { return Match(kind: .key, certain: true) }
    let isNamed = keyEnds.contains(tail) || InterfaceWords.codeParts.contains(tail)
    let isJoined = shape.underscores > 0 || Words.split(String(last)).count > 1
    return isNamed || isJoined ? Match(kind: .key, certain: true) : nil
  }

  /// A key that text follows, such as "User.Detail Video Call".
  private static func keyInWords(_ text: String, _ shape: NameShape) -> Match? {
    guard shape.dots > 0, let first = text.split(separator: " ").first else { return nil }
    let parts = first.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ isKeyPart($0) && $0.utf8.count > 2 }),
      let last = parts.last, !FileName.isExtension(last.lowercased()),
      // Some languages join their endings to a host: "tea.org-a", "tea.org-eko".
      !HostName.isEnd(last.prefix(while: \.isLetter).lowercased())
    else { return nil }
    // A sentence with its space left out ("Saved.Tap to open") starts with an ordinary word too;
    // only two nouns of interfaces in a row are taken for a key.
    let isKey = parts.allSatisfy {
      InterfaceWords.nouns.contains($0.lowercased()) || Words.split(String($0)).count > 1
    }
    return isKey ? Match(kind: .key, certain: true) : nil
  }

  private static func isKeyPart(_ part: Substring) -> Bool {
    guard let first = part.utf8.first else { return false }
    return (0x61...0x7A).contains(first | 0x20)
  }

  private static let keyEnds = InterfaceWords.set(
    """
    a11y accessibilityhint accessibilitylabel add back body cancel caption close delete desc
    description done edit format header hint message name next ok open placeholder plural prompt save
    search send share submit subtitle title tooltip
    """)

  // MARK: What programs print

  private static func programText(_ text: String) -> Match? {
    let starts = ["Optional(", "<UI", "<NS", "<_", "<null>", "(null)", "[object "]
    guard starts.contains(where: text.hasPrefix) else { return nil }
    return Match(kind: .programText, certain: true)
  }
}
