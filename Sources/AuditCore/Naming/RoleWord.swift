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
  /// - Complexity: O(length × number of words of the role).
  public static func find(in name: String, role: Role, language: String) -> Match? {
    guard let kinds = kinds(of: role), name.utf8.count <= 400 else { return nil }
    if kinds == [.image] { return findImage(in: name, language: language) }
    if let match = find(in: name, kinds, "en", role) { return match }
    return language == "en" ? nil : find(in: name, kinds, language, role)
  }

  private typealias Kind = RoleWordTable.Kind

  private static func kinds(of role: Role) -> [Kind]? {
    switch role {
    case .button, .menuButton, .customAction: [.button, .toggle]
    case .toggle, .switch: [.button, .toggle]
    case .link: [.link, .button]
    case .tab: [.tab, .button]
    case .checkbox: [.checkbox, .button]
    case .radio, .segmentedControl: [.button]
    case .slider: [.slider]
    case .textField, .secureTextField, .searchField: [.field]
    case .image: [.image]
    default: nil
    }
  }

  private static func find(
    in name: String, _ kinds: [Kind], _ language: String, _ role: Role
  ) -> Match? {
    guard let table = RoleWordTable.words(of: language) else { return nil }
    var text: String?
    for kind in kinds {
      for word in table.words[kind] ?? [] where mayContain(name, word) {
        let folded = text ?? Words.folded(name)
        text = folded
        if let match = judge(folded, word, kind, language, role, table.isUnspaced) { return match }
      }
      for ending in table.endings[kind] ?? [] where mayContain(name, ending) {
        let folded = text ?? Words.folded(name)
        text = folded
        if let match = joined(folded, ending, role) { return match }
      }
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
      return Match(word: word, certain: !isAlone(String(name.dropLast(word.count))))
    }
    let words = splitKeepingJoints(name)
    let parts = word.split(separator: " ").map(String.init)
    guard words.count > parts.count else { return nil }
    let isLast = Array(words.suffix(parts.count)) == parts
    let isFirst = Array(words.prefix(parts.count)) == parts
    if language == "en" { return english(name, words, parts, word, kind, role, isLast) }
    if isLast || isFirst {
      // Loan words are also objects: the English verdict was asked first.
      return Match(word: word, certain: kind != .link && kind != .tab)
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
    // "Button: Save" and "Button, Save" announce the role; "Button Mashers" is a name.
    guard let mark = name.dropFirst(word.count).first, name.hasPrefix(word) else { return nil }
    return mark == ":" || mark == "," || mark == "-" && kind == .button
      ? Match(word: word, certain: true) : nil
  }

  private static func isObject(
    _ kind: Kind, _ word: String, before: ArraySlice<String>, _ role: Role
  ) -> Bool {
    guard let first = before.first, let last = before.last else { return true }
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
      return InterfaceWords.verbs.contains(first) && before.count < 2
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
      guard let table = RoleWordTable.words(of: tongue) else { continue }
      for word in table.words[.image] ?? [] where mayContain(name, word) {
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

  /// Whether a name may have a word in it, by its bytes with ASCII case aside.
  private static func mayContain(_ name: String, _ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    let bytes = name.utf8
    let needed = word.utf8.count
    guard bytes.count > needed else { return false }
    if first >= 0x80 { return true }
    var start = bytes.startIndex
    let end = bytes.index(bytes.endIndex, offsetBy: -needed)
    while start <= end {
      if bytes[start] | 0x20 == first | 0x20, matches(bytes[start...], word.utf8) { return true }
      start = bytes.index(after: start)
    }
    return false
  }

  private static func matches(_ bytes: Substring.UTF8View, _ word: String.UTF8View) -> Bool {
    for (one, two) in zip(bytes, word) {
      if two >= 0x80 { return true }
      let small = (0x41...0x5A).contains(one) ? one | 0x20 : one
      if small != two { return false }
    }
    return true
  }

  private static func splitKeepingJoints(_ name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "-") || $0.isWhitespace }
      .map(String.init)
  }

  /// A single character before a role word leaves too little to judge.
  private static func isAlone(_ stem: String) -> Bool { stem.count < 2 }

  private static let determiners = InterfaceWords.set(
    "a an another any each every his her its my no our that the their this which your")

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
