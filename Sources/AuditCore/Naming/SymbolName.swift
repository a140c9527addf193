/// Recognises SF Symbol names, written and as they are read aloud.
public enum SymbolName {
  /// Whether a text is a symbol's name: known words joined by full stops, or one of the
  /// run-together words only symbols have, such as `xmark`.
  ///
  /// - Complexity: O(length); one pass over the bytes where it is not one token.
  public static func isName(_ text: String, shape: NameShape) -> Bool {
    guard shape.isOneToken, !shape.hasOther, shape.underscores == 0, shape.hyphens == 0,
      shape.marks == 0, shape.count <= 128
    else { return false }
    return shape.dots > 0 ? isChain(text) : isCompound(text, shape: shape)
  }

  /// Whether a text is what is heard for a symbol's name: its words with `and` and `dot` spoken.
  ///
  /// - Complexity: O(length).
  public static func isSpokenName(_ text: String, shape: NameShape) -> Bool {
    guard shape.spaces >= 2, !shape.hasOther, shape.count <= 96,
      shape.clues.mayHave(.symbolJoint), joints.isIn(text)
    else {
      return false
    }
    var words = Words.spoken(text)
    let count = words.count
    words.removeAll { $0 == "dot" }
    guard words.count >= 2, words.allSatisfy(isToken) else { return false }
    if words.count < count, words.contains(where: outlines.contains) || count - words.count > 1 {
      return true
    }
    // "square and arrow up": shapes alone, joined, name no task.
    if words[0] == "square" && words[1] == "and" { return true }
    let shapes = words.reduce(0) { $0 + (outlines.contains($1) ? 1 : 0) }
    return shapes >= 2 && (words.contains("and") || words.contains("fill"))
  }

  /// The run-together word of symbol names that a text of several words starts with, or nil:
  /// "Xmark if it is wrong".
  ///
  /// - Complexity: O(1) for nearly every text, else O(length of the word).
  public static func leadingWord(of text: String, shape: NameShape) -> String? {
    guard shape.spaces > 0, shape.clues.mayBegin(with: .symbolWord),
      let hit = compoundPhrases.atStart(of: text)
    else { return nil }
    return hit.phrase
  }

  /// Notes what the words only symbols have begin with.
  static func note(in index: inout ClueIndexBuilder) {
    index.add(joints, .symbolJoint)
    index.add(compoundPhrases, .symbolWord)
    index.add(compounds, .symbolWord)
  }

  /// How a text agrees with the name of an element's own symbol.
  public enum Agreement: Sendable {
    /// It is something else.
    case none
    /// The whole name or its first words, with an outline among them: "square and arrow".
    case outline
    /// Several words of the name, none of them an outline: "music note".
    case words
    /// The picture's one word: "star" for `star.fill`.
    case picture
  }

  /// Compares a text with the name of an element's own symbol, word by word.
  ///
  /// - Complexity: O(length); it ends at the first letter that differs.
  public static func agreement(
    of text: String, shape: NameShape, with symbol: String
  ) -> Agreement {
    switch text.withBytes({ mine in symbol.withBytes { matchedStops(mine, $0) } }) {
    case .differs: shape.clues.mayHave(.symbolJoint) ? spokenWithDots(text, symbol) : .none
    case .endsInsideWord: .none
    case .ends(let stops):
      verdict(text, tokens: symbol.split(separator: ".").map(String.init), matched: stops + 1)
    }
  }

  /// How far a text follows the letters of a symbol's name.
  private enum Following {
    case differs, endsInsideWord
    /// To the end of a word of the name, with so many stops passed.
    case ends(stops: Int)
  }

  private static func matchedStops(
    _ text: UnsafeBufferPointer<UInt8>, _ symbol: UnsafeBufferPointer<UInt8>
  ) -> Following {
    var at = 0
    var stops = 0
    for byte in text where isWordByte(byte) {
      while at < symbol.count, !isWordByte(symbol[at]) {
        stops += 1
        at += 1
      }
      guard at < symbol.count, lower(symbol[at]) == lower(byte) else { return .differs }
      at += 1
    }
    return at == symbol.count || symbol[at] == 0x2E ? .ends(stops: stops) : .endsInsideWord
  }

  private static func spokenWithDots(_ text: String, _ symbol: String) -> Agreement {
    // Only a name read out with its stops needs taking apart: "crown dot fill".
    guard text.utf8.count > symbol.utf8.count, joints.isIn(text) else { return .none }
    let tokens = symbol.split(separator: ".").map(String.init)
    let words = Words.spoken(text).filter { $0 != "dot" }
    return words == tokens && tokens.count > 1 ? .outline : .none
  }

  private static func verdict(_ text: String, tokens: [String], matched: Int) -> Agreement {
    guard matched <= tokens.count, let first = tokens.first, text.utf8.count >= first.utf8.count
    else { return .none }
    if matched == 1 {
      let rest = tokens.dropFirst()
      return rest.allSatisfy { modifiers.contains($0) || isNumber($0) } ? .picture : .none
    }
    return tokens.prefix(matched).contains(where: outlines.contains) ? .outline : .words
  }

  /// A symbol's name without the words for how it is drawn: `trash` for `trash.circle.fill`.
  ///
  /// - Complexity: O(length).
  static func plain(_ symbol: String) -> String {
    var tokens = symbol.split(separator: ".").map(String.init)
    while tokens.count > 1, let last = tokens.last, modifiers.contains(last) { tokens.removeLast() }
    return tokens.joined(separator: ".")
  }

  // MARK: Grammar

  private static func isChain(_ text: String) -> Bool {
    let tokens = text.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard tokens.count >= 2 else { return false }
    var hasWord = false
    for token in tokens {
      if isNumber(token) { continue }
      guard SymbolTokens.contains(String(token)) else { return false }
      // "p.m" and "1.5" are no symbols; all names but "4k.tv" have a word of three letters.
      if token.utf8.count > 2 || token == "tv" { hasWord = true }
    }
    return hasWord
  }

  private static func isCompound(_ text: String, shape: NameShape) -> Bool {
    guard shape.count > 3, shape.humps == 0, shape.digits == 0,
      shape.clues.mayBegin(with: .symbolWord)
    else { return false }
    if shape.capitals == 0 { return compounds.contains(text) }
    return compounds.contains(text.lowercased())
  }

  private static func isToken(_ word: String) -> Bool {
    isNumber(word) || SymbolTokens.contains(word)
  }

  private static func isNumber(_ word: some StringProtocol) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte >= 0x80
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func set(_ words: String) -> Set<String> {
    InterfaceWords.set(words)
  }

  /// Words without which no run of a symbol's words is taken for its name.
  private static let joints = PackedWords("and dot fill")

  /// Words for how a symbol is drawn; a label made with one of them describes the drawing.
  private static let outlines = set(
    """
    arrow arrowshape arrowtriangle badge bubble bullet capsule checkmark chevron circle circlepath
    circlebadge crop diamond dotted exclamationmark fill gearshape hexagon inset lefthalf line
    lines magnifyingglass minus octagon oval pentagon plus questionmark rectangle rhombus righthalf
    seal slash square squareshape triangle trianglebadge trianglehead trianglepath xmark xyaxis
    """)

  /// Words that change how a symbol is drawn and not what it shows.
  private static let modifiers = set(
    "circle dashed fill horizontal landscape portrait rectangle rtl shadow square vertical")

  private static let compoundPhrases = PhraseSet(
    """
    xmark|magnifyingglass|questionmark|exclamationmark|gearshape|paperplane|arrowshape|arrowtriangle|\
    archivebox|gamecontroller|desktopcomputer|paintpalette|puzzlepiece|shippingbox
    """)

  /// Run-together words that only symbol names have, so that nobody writes them as a label.
  private static let compounds = set(
    """
    airplayaudio airplayvideo appclip applelogo archivebox arrowkeys arrowshape arrowtriangle
    aspectratio australsign bahtsign batteryblock beziercurve bitcoinsign brakesignal candybarphone
    cedisign cellularbars centsign circlebadge computermouse curlybraces
    cursorarrow deskclock desktopcomputer deskview digitalcrown directcurrent dollarsign dongsign
    eurosign eurozonesign exclamationmark externaldrive fanblades faxmachine fiberchannel
    fibrechannel flipphone florinsign francsign fuelpump gamecontroller gearshape glowplug gobackward
    goforward graduationcap greaterthan greaterthanorequalto greetingcard guaranisign hazardsign
    hifireceiver hifispeaker hryvniasign indianrupeesign internaldrive ipodtouch kipsign lanyardcard
    laptopcomputer larisign lessthan lessthanorequalto licenseplate lightrail lineweight lirasign
    macwindow magnifyingglass manatsign mappin mediastick memorychip menucard millsign movieclapper
    nairasign nosign notequal opticaldisc opticaldiscdrive opticid paintpalette paperplane
    parkinglight parkingsign peacesign personalhotspot pesetasign pesosign pianokeys playpause
    plusminus powercord powermeter poweroff poweron powerplug powersleep puzzlepiece questionmark
    quotelevel realtimetext recordingtape righttriangle rublesign rugbyball rupeesign scalemass
    sdcard sharedwithyou shekelsign shippingbox soccerball sportscourt squareroot squareshape
    staroflife steeringwheel sterlingsign studentdesk swatchpalette swiftdata tablecells tennisball
    tengesign theatermasks tirepressure togglepower triangleshape tropicalstorm tugriksign tuningfork
    turkishlirasign uiwindow videoprojector warninglight wonsign wrongwaysign xmark xserve yensign
    yieldsign
    """)
}
