/// Compares what two controls of one function are called.
public enum NameAgreement {
  /// Whether two names are one name for people: the same, with a word of substance in common, or
  /// the two turns of one control.
  ///
  /// "Filter" and "Filter results" agree, "Share Assam" and "Share Sencha", "Follow" and "Unfollow".
  /// - Complexity: O(length), and O(words²) where the first words differ.
  public static func agree(_ one: String, _ two: String, locale: String) -> Bool {
    if startAlike(one, two) || Words.folded(one) == Words.folded(two) { return true }
    let language = LanguageName.primary(of: locale)
    if unspaced.contains(language) { return shareRun(one, two) }
    let mine = telling(one)
    if telling(two).contains(where: { word in mine.contains { isSame($0, word) } }) { return true }
    return TaskPairs.areTurns(one, two, locale: locale)
  }

  /// The words of a name that tell it from others; "More" tells nothing beside another word.
  private static func telling(_ name: String) -> [String] {
    let words = content(name)
    return words.count > 1 ? words.filter { $0 != "more" } : words
  }

  /// Whether a name has a word of an action's name in it: "Filter" and `openFilters`.
  ///
  /// - Complexity: O(length²) of short texts.
  public static func isAbout(_ name: String, action: String) -> Bool {
    let words = Words.split(action)
    return content(name).contains { word in words.contains { isSame($0, word) } }
  }

  /// Whether a name has an English word that interfaces are made of, so that it is a task or a place
  /// and not the name of a thing.
  ///
  /// - Complexity: O(length).
  public static func isOfInterface(_ name: String) -> Bool {
    Words.spoken(name).contains(where: InterfaceWords.contains)
  }

  /// Whether two English names of one task say what it is done to, and do not name the same:
  /// "Refresh calendar" and "Update server information".
  ///
  /// - Complexity: O(length).
  public static func haveDifferentObjects(_ one: String, _ two: String, task: String) -> Bool {
    let verbs = synonyms[task.lowercased()] ?? [task.lowercased()]
    func object(_ name: String) -> [String] {
      content(name).filter { !verbs.contains($0) && !InterfaceWords.verbs.contains($0) }
    }
    let (mine, theirs) = (object(one), object(two))
    guard !mine.isEmpty, !theirs.isEmpty else { return false }
    return !theirs.contains { word in mine.contains { isSame($0, word) } }
  }

  /// The words apps have for the tasks of the icons that every app draws alike.
  private static let synonyms: [String: Set<String>] = [
    "search": InterfaceWords.set("search find look lookup"),
    "settings": InterfaceWords.set("settings preferences options configuration configure setup"),
    "share": InterfaceWords.set("share send export sharing"),
    "home": InterfaceWords.set("home start main"),
    "print": InterfaceWords.set("print printing"),
    "refresh": InterfaceWords.set("refresh reload update sync refreshing"),
    "menu": InterfaceWords.set("menu more options"),
    "profile": InterfaceWords.set("profile account user"),
  ]

  /// Whether two names begin with the same word of three letters or more, by their bytes.
  private static func startAlike(_ one: String, _ two: String) -> Bool {
    one.withBytes { mine in
      two.withBytes { theirs in
        var at = 0
        while at < mine.count, at < theirs.count, mine[at] == theirs[at], isLetter(mine[at]) {
          at += 1
        }
        let ends =
          (at == mine.count || mine[at] == 0x20) && (at == theirs.count || theirs[at] == 0x20)
        // "More" is the same word in front of anything.
        let isMore =
          at == more.count && at < min(mine.count, theirs.count)
          && zip(mine, more).allSatisfy { $0 | 0x20 == $1 }
        return ends && at > 2 && !isMore
      }
    }
  }

  private static let more = Array("more".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  /// What a name has in common with names that agree with it: its words of substance, or all of it
  /// where it has none or its language writes no spaces.
  ///
  /// - Complexity: O(length).
  public static func themes(of name: String, locale: String) -> [String] {
    if unspaced.contains(LanguageName.primary(of: locale)) { return [Words.folded(name)] }
    let words = content(name)
    return words.isEmpty ? [Words.folded(name)] : words
  }

  /// The words of a name that say something; short words of other languages count too.
  private static func content(_ name: String) -> [String] {
    Words.spoken(name).filter { $0.utf8.count > 2 && !InterfaceWords.functionWords.contains($0) }
  }

  /// Whether two words are forms of one: filter, filters, filtering.
  private static func isSame(_ one: String, _ two: String) -> Bool {
    if one == two { return true }
    let (short, long) = one.utf8.count < two.utf8.count ? (one, two) : (two, one)
    return short.utf8.count > 3 && long.hasPrefix(short)
  }

  /// Whether two texts without spaces have two characters in a row in common.
  private static func shareRun(_ one: String, _ two: String) -> Bool {
    let mine = one.prefix(40).map { $0 }
    let pairs = Set(zip(mine, mine.dropFirst()).map { "\($0)\($1)" })
    let theirs = two.prefix(40).map { $0 }
    return zip(theirs, theirs.dropFirst()).contains { pairs.contains("\($0)\($1)") }
  }

  private static let unspaced: Set<String> = ["ja", "zh", "th", "lo", "km", "my"]
}
