/// Finds a role word that a name repeats.
public enum RoleWord {
  /// A role word found in a name.
  public struct Match: Hashable, Sendable {
    /// The word as it is in the table.
    public let word: String
    /// Whether it is the role there beyond reasonable doubt, rather than perhaps the object.
    public let certain: Bool
  }

  /// The role word in a name, or nil.
  ///
  /// A word counts as a whole word that stands before or behind the rest of the name. It is the
  /// object of the name, and no role, behind a verb or a determiner ("Copy link", "Press the
  /// button") and before a noun ("Button Mashers").
  /// - Parameters:
  ///   - name: the name.
  ///   - role: the element's role, whose own words count.
  ///   - language: the name's language, as a primary subtag; English words count in any language.
  /// - Returns: the word and whether it is certain to be the role.
  /// - Complexity: O(length × number of words of the role).
  public static func find(in name: String, role: Role, language: String) -> Match? {
    guard let kinds = kinds(of: role), name.utf8.count <= 400 else { return nil }
    if role == .image { return findImage(in: name, language: language) }
    // One look at the first and last letters settles nearly every name.
    let edges = NameEdges(name)
    if mayBeEnglish(name, edges, role),
      let match = find(in: name, edges, kinds, "en", RoleWordTable.english, role)
    {
      return match
    }
    guard language != "en", let place = RoleWordTable.place(of: language),
      RoleWordTable.mayHave(at: place, edges)
    else { return nil }
    return find(in: name, edges, kinds, language, place, role)
  }

  /// Whether a name has a word for a role in it that is no role there but the object, as in "Button
  /// press" or "Show the unread button".
  ///
  /// - Complexity: O(length × number of words of the role).
  public static func isObject(in name: String, role: Role, language: String) -> Bool {
    guard let kinds = kinds(of: role), name.utf8.count <= 400,
      let table = RoleWordTable.place(of: language).map({ RoleWordTable.tables[$0] })
    else { return false }
    let words = splitKeepingJoints(Words.folded(name))
    let isThere = kinds.contains { kind in
      table.words[kind.rawValue].contains { entry in
        let parts = entry.word.split(separator: " ").map(String.init)
        return words.indices.contains { words[$0...].starts(with: parts) }
      }
    }
    return isThere && find(in: name, role: role, language: language) == nil
  }

  private typealias Kind = RoleWordTable.Kind

  static func kinds(of role: Role) -> [RoleWordTable.Kind]? {
    switch role {
    case .button, .menuButton, .customAction, .toggle: buttonKinds
    // VoiceOver says of these what they are; a button in their name is what is set.
    case .switch: toggleKinds
    case .link: linkKinds
    case .tab: tabKinds
    case .checkbox: checkboxKinds
    case .radio, .segmentedControl: plainKinds
    case .slider: sliderKinds
    case .textField, .secureTextField, .searchField: fieldKinds
    case .image: imageKinds
    default: nil
    }
  }

  /// Whether a name may have an English word; a button's or a toggle's has to have one of its few.
  private static func mayBeEnglish(
    _ name: String, _ edges: NameEdges, _ role: Role
  ) -> Bool {
    RoleWordTable.mayHave(at: RoleWordTable.english, edges)
      && (!role.isPressed || role == .link || role == .tab || buttonWords.isIn(name))
  }

  /// Every English word for a button, a toggle or a check box; a test holds it to the table.
  static let buttonWords = PackedWords("btn button box check checkbox switch tick toggle")

  private static let buttonKinds: [Kind] = [.button, .toggle]
  private static let linkKinds: [Kind] = [.link, .button]
  private static let tabKinds: [Kind] = [.tab, .button]
  private static let toggleKinds: [Kind] = [.toggle]
  private static let checkboxKinds: [Kind] = [.checkbox]
  private static let plainKinds: [Kind] = [.button]
  private static let sliderKinds: [Kind] = [.slider]
  private static let fieldKinds: [Kind] = [.field]
  private static let imageKinds: [Kind] = [.image]

  private static func find(
    in name: String, _ edges: NameEdges, _ kinds: [Kind], _ language: String, _ place: Int,
    _ role: Role
  ) -> Match? {
    // "Переключатель вкладок" switches tabs: on a plain button the word is what it does.
    let hasStates = role == .toggle || role == .switch || language == "en"
    var folded: String?
    for kind in kinds where kind != .toggle || hasStates {
      // The table is not copied for the many names that its edges rule out.
      guard RoleWordTable.tables[place].edges[kind.rawValue].mayHold(edges) else { continue }
      let table = RoleWordTable.tables[place]
      let match =
        first(of: table.words[kind.rawValue], in: name, edges, &folded) {
          judge($0, $1, kind, language, role, table.isUnspaced)
        }
        ?? first(of: table.endings[kind.rawValue], in: name, edges, &folded) {
          joined($0, $1, role)
        }
      if let match { return match }
    }
    return nil
  }

  /// The first match among the words that may stand at an edge of a name, which is folded once,
  /// when a word first needs it.
  @inline(__always)
  private static func first(
    of entries: [RoleWordTable.Entry], in name: String, _ edges: NameEdges,
    _ folded: inout String?, judge: (_ name: String, _ word: String) -> Match?
  ) -> Match? {
    for number in entries.indices {
      guard entries[number].edges.mayHold(edges) else { continue }
      let entry = entries[number]
      guard isAtEdge(name, entry) else { continue }
      let text = folded ?? Words.folded(name)
      folded = text
      if let match = judge(text, entry.word) { return match }
    }
    return nil
  }

  // MARK: Whole words

  private static func judge(
    _ name: String, _ word: String, _ kind: Kind, _ language: String, _ role: Role,
    _ isUnspaced: Bool
  ) -> Match? {
    if isUnspaced {
      let isAtEdge = name.hasSuffix(word) || language == "th" && name.hasPrefix(word)
      guard isAtEdge, name.count > word.count else { return nil }
      let stem = name.hasSuffix(word) ? name.dropLast(word.count) : name.dropFirst(word.count)
      return Match(word: word, certain: stem.count > 1 && !isRelative(String(stem)))
    }
    let words = splitKeepingJoints(name)
    let parts = word.split(separator: " ").map(String.init)
    guard words.count > parts.count else { return nil }
    let isLast = Array(words.suffix(parts.count)) == parts
    let isFirst = Array(words.prefix(parts.count)) == parts
    if language == "en" { return english(name, words, parts, word, kind, role, isLast) }
    if isLast || isFirst {
      // Loan words are also objects: the English verdict was asked first.
      // "Tasto 3" may be the third one on a mouse.
      let isNumbered = isFirst && !isLast && words[parts.count].allSatisfy(\.isNumber)
      let isTask =
        kind != .link && kind != .tab && !isNumbered && !words.contains(where: isRelative)
      return Match(word: word, certain: isTask)
    }
    return nil
  }

  private static func english(
    _ name: String, _ words: [String], _ parts: [String], _ word: String, _ kind: Kind,
    _ role: Role, _ isLast: Bool
  ) -> Match? {
    if isLast {
      let before = words.dropLast(parts.count)
      return isObject(kind, word, before: before, role) ? nil : Match(word: word, certain: true)
    }
    // "Link to Apple" may name a link or a task: to link something to Apple.
    if kind == .link, role == .link, words.starts(with: parts + ["to"]) {
      return Match(word: word, certain: false)
    }
    // "Button: Save" and "Button, Save" announce the role; "Button Mashers" is a name.
    guard let mark = name.dropFirst(word.count).first, name.hasPrefix(word) else { return nil }
    return mark == ":" || mark == "," || mark == "-" && kind == .button
      ? Match(word: word, certain: true) : nil
  }

  private static func isObject(
    _ kind: Kind, _ word: String, before: ArraySlice<String>, _ role: Role
  ) -> Bool {
    guard let first = before.first, let last = before.last else { return true }
    // "Press me button" says to press this one.
    if before.count > 1, pronouns.contains(last) { return false }
    if determiners.contains(last) || prepositions.contains(last) { return true }
    switch kind {
    case .button:
      // "Press record button": what to do with a button that is somewhere else.
      return before.count > 1 && handling.contains(first)
    case .toggle:
      // "Switch" behind a name is a role only on something that has two states.
      let hasTwoStates = role == .toggle || role == .switch
      if word.hasSuffix("switch"), !hasTwoStates || last == "nintendo" { return true }
      return handling.contains(first)
    case .link, .tab:
      return InterfaceWords.verbs.contains(first) || linkAdjectives.contains(last)
    default:
      return handling.contains(first)
    }
  }

  // MARK: Joined words

  /// "Schließen-Taste" for certain, "Filtertaste" perhaps.
  private static func joined(_ name: String, _ ending: String, _ role: Role) -> Match? {
    guard name.hasSuffix(ending), name.utf8.count > ending.utf8.count + 1 else { return nil }
    let stem = name.dropLast(ending.count)
    guard let last = stem.last else { return nil }
    if last == "-" { return Match(word: ending, certain: true) }
    guard last.isLetter else { return nil }
    let isKey = keyStems.contains { stem.hasSuffix($0) }
    return isKey ? nil : Match(word: ending, certain: false)
  }

  // MARK: Images

  private static func findImage(in name: String, language: String) -> Match? {
    for tongue in language == "en" ? ["en"] : [language, "en"] {
      guard let table = RoleWordTable.place(of: tongue).map({ RoleWordTable.tables[$0] }) else {
        continue
      }
      for entry in table.words[Kind.image.rawValue] where isInside(name, entry) {
        let word = entry.word
        let folded = Words.folded(name)
        if table.isUnspaced {
          guard folded.hasSuffix(word), folded.count > word.count else { continue }
          return Match(word: word, certain: false)
        }
        let words = splitKeepingJoints(folded)
        guard words.count > 1, let place = words.firstIndex(of: word) else { continue }
        if tongue == "en", place == 0 {
          guard words[1] == "of" || words[1] == "showing" else { continue }
          return Match(word: word, certain: word == "image")
        }
        return Match(word: word, certain: false)
      }
    }
    return nil
  }

  // MARK: Words

  /// Whether a name starts or ends with a word, by its bytes, with ASCII case and marks aside.
  ///
  /// It lets through more than the words it is asked for and none less.
  private static func isAtEdge(_ name: String, _ entry: RoleWordTable.Entry) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { isAtEdge($0, entry.spellings) } ?? true
  }

  private static func isAtEdge(
    _ bytes: UnsafeBufferPointer<UInt8>, _ spellings: [[UInt8]]
  ) -> Bool {
    let (start, end) = NameEdges.inner(bytes)
    for spelling in spellings {
      let count = spelling.count
      guard end - start >= count else { continue }
      if matches(bytes, end - count, spelling) || matches(bytes, start, spelling) { return true }
    }
    return false
  }

  private static func isInside(_ name: String, _ entry: RoleWordTable.Entry) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      entry.spellings.contains { spelling in
        guard bytes.count >= spelling.count else { return false }
        return (0...(bytes.count - spelling.count)).contains { matches(bytes, $0, spelling) }
      }
    } ?? true
  }

  private static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ spelling: [UInt8]
  ) -> Bool {
    for index in spelling.indices {
      let byte = bytes[start + index]
      let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if small != spelling[index], byte != spelling[index] { return false }
    }
    return true
  }

  static func splitKeepingJoints(_ name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "-") || $0.isWhitespace }
      .map(String.init)
  }

  /// Whether words describe which button is meant ("buttons that can be tapped"), so that the role
  /// word is what is described.
  private static func isRelative(_ stem: String) -> Bool {
    relatives.contains(stem) || relativeEnds.contains(where: stem.hasSuffix)
      || stem.hasPrefix("ที่")
  }

  private static let relatives = InterfaceWords.set("boleh có dapat que qui yang योग्य 있는 которую")

  private static let relativeEnds = ["的", "可能", "できる", "される", "する"]

  private static let determiners = InterfaceWords.set(
    "a an another any each every his her its my no our that the their this which your")

  private static let pronouns = InterfaceWords.set("here it me now them us")

  private static let prepositions = InterfaceWords.set("and as by for from in of on or per to with")

  private static let handling = InterfaceWords.set(
    """
    add assign change choose click configure customize customise delete disable edit enable find hide
    hold hover learn locate move play press push record release remove rename reorder replace reset
    select set show tap test turn use
    """)

  private static let linkAdjectives = InterfaceWords.set(
    """
    active all current empty first group incognito invite invitation last magic new next normal other
    previous private public share short this web website
    """)

  /// What joined words for keys of a keyboard begin with.
  private static let keyStems = [
    "eingabe", "umschalt", "lösch", "rück", "funktions", "leer", "pfeil", "tabulator", "steuerungs",
    "befehls", "wahl", "feststell", "entf", "drei", "maus",
  ]
}
