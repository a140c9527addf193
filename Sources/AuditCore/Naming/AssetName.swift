/// Recognises names of image assets, written as they are stored and as they are read aloud.
public enum AssetName {
  /// What gives a name away.
  public enum Kind: Sendable {
    /// A character of an icon font, which has no spoken form.
    case glyph
    /// `close.png`, `icon-arrow-left@2x`
    case fileName
    /// `ic_close_24`, `btn_filter`, `BtnCancel white`
    case prefix
    /// `cog-outline`, `CloseButtonBlack`, `BarcodeIconDark`
    case variant
    /// The name of the element's own asset.
    case own
    /// One plain word that is the name of the element's own asset, such as `close`.
    case ownWord
  }

  /// A name recognised as an asset's.
  public struct Match: Sendable {
    /// What gives it away.
    public let kind: Kind
    /// Whether it is beyond reasonable doubt.
    public let certain: Bool
  }

  /// Recognises a name as an asset's, or returns nil.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - shape: the name's shape.
  ///   - asset: the element's own asset, which settles doubtful names.
  /// - Returns: what gives it away and whether it is certain, or nil.
  /// - Complexity: O(1) for the shape of an ordinary label without an asset, else O(length).
  public static func match(_ text: String, shape: NameShape, asset: String?) -> Match? {
    if shape.hasPrivateUse { return Match(kind: .glyph, certain: true) }
    guard shape.count <= 160 else { return nil }
    if shape.marks > 0, text.contains("@2x") || text.contains("@3x") {
      return Match(kind: .fileName, certain: true)
    }
    if FileName.isImageFile(text, shape: shape) { return fileName(text, shape) }
    if let asset, let match = ownAsset(text, shape, asset) { return match }
    if shape.isPlain && shape.isOneToken { return nil }
    // Several words are a file name only by what the first of them starts with, or glued together.
    if !shape.isOneToken, shape.humps == 0, !startsWithPrefix(text) { return nil }
    guard shape.isCodeLike, shape.dots == 0, !KnownNames.contains(text) else { return nil }
    return shape.isOneToken ? token(text, shape) : spaced(text)
  }

  /// Whether a system default made of an asset's name is a code name rather than words.
  ///
  /// - Complexity: O(length).
  public static func isCodeLike(asset: String) -> Bool {
    let shape = NameShape(asset)
    if shape.underscores > 0 || shape.hyphens > 0 || shape.dots > 0 { return true }
    if shape.humps > 0 && !KnownNames.contains(asset) { return true }
    return shape.digits > 0 && shape.isOneToken && shape.smalls > 2
  }

  // MARK: Without its asset

  private static func fileName(_ text: String, _ shape: NameShape) -> Match? {
    if shape.isOneToken { return Match(kind: .fileName, certain: true) }
    // "Export logo.png" is a task with a file for its object.
    let first = Words.spoken(text).first ?? ""
    return InterfaceWords.verbs.contains(first) ? nil : Match(kind: .fileName, certain: false)
  }

  private static func token(_ text: String, _ shape: NameShape) -> Match? {
    guard shape.underscores + shape.hyphens + shape.humps > 0 else { return nil }
    if shape.hyphens > 0 && KnownNames.isHyphenated(text.lowercased()) { return nil }
    let words = Words.split(text)
    guard words.count >= 2, let first = words.first, let last = words.last else { return nil }
    if prefixes.contains(first), !isOneLetterHump(text, first) {
      return Match(kind: .prefix, certain: !mayBeCompound(text, shape, words))
    }
    if isControlVariant(words) { return Match(kind: .variant, certain: true) }
    let isSmallKebab = shape.hyphens > 0 && shape.capitals == 0
    if drawings.contains(last) && (shape.underscores + shape.humps > 0 || isSmallKebab) {
      return Match(kind: .variant, certain: true)
    }
    let isKnown = InterfaceWords.contains(first) || pictures.contains(first)
    if sizes.contains(last) && (isKnown || words.count > 2) {
      return Match(kind: .variant, certain: true)
    }
    if colours.contains(last) && isKnown { return Match(kind: .variant, certain: true) }
    let areBothPictures = words.allSatisfy { pictures.contains($0) || directions.contains($0) }
    return isSmallKebab && areBothPictures ? Match(kind: .variant, certain: true) : nil
  }

  /// Whether a name is spelled like a German noun that begins with Icon or an abbreviation: "Icon-Farbe",
  /// "BG-Messung".
  private static func mayBeCompound(_ text: String, _ shape: NameShape, _ words: [String]) -> Bool {
    guard let hyphen = text.firstIndex(of: "-"), words.count == 2, let last = words.last,
      shape.digits == 0, shape.hyphens == 1, shape.underscores == 0
    else { return false }
    let head = text[..<hyphen]
    let isHead = head == "Icon" || head.allSatisfy(\.isUppercase)
    guard isHead, shape.capitals == head.count(where: \.isUppercase) + 1,
      text[hyphen...].dropFirst().first?.isUppercase ?? false
    else { return false }
    let isKnown =
      InterfaceWords.contains(last) || pictures.contains(last) || directions.contains(last)
    return !isKnown && !isLook(last)
  }

  /// Whether words are a part of an interface and then how it is drawn: `BarcodeButtonBlack`.
  ///
  /// What the picture shows may be any word, so only what follows it is looked at.
  private static func isControlVariant(_ words: [String]) -> Bool {
    guard let part = words.lastIndex(where: { !isLook($0) }), part < words.count - 1 else {
      return false
    }
    // Digits run into the word behind them: "0ButtonBlack", "DiceD20ButtonBlack".
    let word = words[part]
    let tail = word.lastIndex(where: \.isNumber).map { word[word.index(after: $0)...] } ?? word[...]
    return parts.contains(String(tail))
  }

  private static func isLook(_ word: String) -> Bool {
    colours.contains(word) || sizes.contains(word) || drawings.contains(word)
  }

  /// Whether a first word is one letter or an "ic" that a product may be spelled with.
  private static func isOneLetterHump(_ text: String, _ first: String) -> Bool {
    first == "ic" && text.hasPrefix("IC")
  }

  private static func spaced(_ text: String) -> Match? {
    let words = Words.spoken(text)
    guard words.count >= 2, let first = words.first else { return nil }
    // "BtnCancel white", "img btnAnswer": a code name with the rest of a file name behind it.
    let isGlued = text.split(separator: " ").contains { part in
      guard part.utf8.count > 3, part.hasPrefix("btn") || part.hasPrefix("Btn") else {
        return false
      }
      return part.dropFirst(3).first?.isUppercase ?? false
    }
    if isGlued { return Match(kind: .prefix, certain: true) }
    guard let start = text.utf8.first else { return nil }
    let isSmall = (0x61...0x7A).contains(start)
    if ["btn", "img", "icn"].contains(first) || first == "ic" && !text.hasPrefix("IC") {
      return Match(kind: .prefix, certain: true)
    }
    let rest = words.dropFirst()
    let isVariant = words.last.map { drawings.contains($0) || colours.contains($0) } ?? false
    if ["nav", "navbar", "tabbar"].contains(first), isSmall || isVariant {
      return Match(kind: .prefix, certain: true)
    }
    guard first == "icon", let second = rest.first, !iconObjects.contains(second) else {
      return nil
    }
    let isCode = isSmall && (text.utf8.allSatisfy { !(0x41...0x5A).contains($0) })
    let isKnown = rest.contains { InterfaceWords.contains($0) || pictures.contains($0) }
    return isCode || isKnown ? Match(kind: .prefix, certain: isCode) : nil
  }

  /// Whether the first letters, up to anything else, are a prefix of file names.
  static func startsWithPrefix(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "b"), UInt8(ascii: "B"),
      UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"):
      // A longer first word is none of the prefixes.
      var word = ""
      for byte in text.utf8 {
        let letter = byte | 0x20
        guard (0x61...0x7A).contains(letter) else { break }
        guard word.utf8.count < 8 else { return false }
        word.unicodeScalars.append(Unicode.Scalar(letter))
      }
      return prefixes.contains(word)
    default: return false
    }
  }

  // MARK: With its asset

  private static func ownAsset(_ text: String, _ shape: NameShape, _ asset: String) -> Match? {
    guard agree(text, asset), !shape.hasOther, !KnownNames.contains(text) else { return nil }
    let words = Words.split(asset)
    let isStored = shape.underscores > 0 || shape.humps > 0 || shape.isOneToken && shape.hyphens > 0
    if isStored {
      let isOrdinary = KnownNames.isHyphenated(text.lowercased())
      return isOrdinary ? nil : Match(kind: .own, certain: true)
    }
    let hasCode = words.contains { prefixes.contains($0) && $0 != "icon" || drawings.contains($0) }
    if hasCode || words.first == "icon" && words.count > 1 {
      return words.count > 1 ? Match(kind: .own, certain: true) : nil
    }
    if shape.isOneToken {
      // "forward15": a number run into a word.
      let isNumbered = shape.digits > 0 && shape.smalls > 3
      return isNumbered ? Match(kind: .own, certain: true) : ownWord(text, shape)
    }
    // An asset may be stored with spaces; then only the small letter tells.
    if shape.startsSmall, text == asset { return Match(kind: .own, certain: false) }
    guard asset.utf8.contains(where: isJoint) || NameShape(asset).humps > 0 else { return nil }
    let startsWithVerb = words.first.map(InterfaceWords.verbs.contains) ?? false
    if shape.startsSmall { return Match(kind: .own, certain: !startsWithVerb) }
    // A capital is how people write; only a verb at the end gives the file name's order away.
    let endsWithVerb = words.last.map { InterfaceWords.verbs.contains($0) } ?? false
    return endsWithVerb && !startsWithVerb && !InterfaceWords.nouns.contains(words.last ?? "")
      ? Match(kind: .own, certain: false) : nil
  }

  /// One plain word: a capital is how people write a task; a small letter, or a thing that icons
  /// show, may be the file's name that nobody replaced.
  private static func ownWord(_ text: String, _ shape: NameShape) -> Match? {
    guard shape.smalls > 0, shape.digits == 0, shape.hyphens == 0 else { return nil }
    let word = text.lowercased()
    let isPicture = pictures.contains(word) && !InterfaceWords.contains(word)
    return shape.startsSmall || isPicture ? Match(kind: .ownWord, certain: false) : nil
  }

  /// Whether two texts have the same letters and digits, case aside.
  private static func agree(_ text: String, _ asset: String) -> Bool {
    var mine = text.utf8.makeIterator()
    var theirs = asset.utf8.makeIterator()
    var isEmpty = true
    while true {
      let one = nextLetter(&mine)
      let two = nextLetter(&theirs)
      guard one == two else { return false }
      if one == nil { return !isEmpty }
      isEmpty = false
    }
  }

  private static func nextLetter(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
    while let byte = bytes.next() {
      switch byte {
      case 0x41...0x5A: return byte | 0x20
      case 0x61...0x7A, 0x30...0x39, 0x80...: return byte
      default: continue
      }
    }
    return nil
  }

  private static func isJoint(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F }

  // MARK: Words of asset names

  static let prefixes = InterfaceWords.set(
    "bg btn ic icn ico icon icons illu img nav navbar tabbar")

  /// Words for how an asset is drawn.
  static let drawings = InterfaceWords.set(
    "alt filled fill outline outlined solid stroke regular rounded thin 2x 3x")

  /// Parts of an interface that an asset is drawn for.
  private static let parts = InterfaceWords.set(
    "badge btn button glyph ic icn icon image img logo symbol")

  static let colours = InterfaceWords.set(
    "black blue bright dark gray green grey large light orange purple red small white yellow xl xs")

  static let sizes = InterfaceWords.set(
    """
    12 14 16 18 20 24 28 30 32 36 40 44 48 50 64 72 96 128 256 12pt 16pt 18pt 20pt 24pt 28pt 32pt 36pt
    40pt 44pt 48pt 64pt 16px 20px 24px 32px 48px 64px
    """)

  static let directions = InterfaceWords.set(
    "back backward bottom down forward in left next out right top up")

  /// Things that icons show and labels seldom say.
  static let pictures = InterfaceWords.set(
    """
    arrow arrows asterisk bars bell caret checkmark chevron circle clipboard clock cog cogwheel cross ellipsis
    envelope eye eyeball face frown funnel gear hamburger heart hexagon kebab lightbulb magnifier
    magnify minus paperclip pencil plus rectangle smile smiley square star thumb tick times triangle
    x xmark
    """)

  /// Words after "icon" that make it the object of an ordinary label.
  private static let iconObjects = InterfaceWords.set(
    """
    and badge color colors colour colours editor for gallery in label labels library list name names
    of only pack packs picker position preview set sets shape size sizes spacing style styles theme
    themes type view
    """)
}
