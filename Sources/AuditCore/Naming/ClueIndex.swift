/// The openings of all phrases the rules look for in names, by language.
struct ClueIndex: Sendable {
  /// A language's place in the index; the first is that of English and of languages not known here.
  struct Place: Sendable {
    fileprivate var words = 0
    fileprivate var characters: Int?
    /// Whether the language has phrases of one character, where it writes no spaces.
    fileprivate(set) var hasSingleCharacters = false

    fileprivate init() {}

    /// The place of a language, by its primary subtag.
    init(language: String) { self = ClueIndex.shared.places[language] ?? Place() }
  }

  /// The index of all tables there are.
  static let shared: ClueIndex = {
    var builder = ClueIndexBuilder()
    ShapeName.note(in: &builder)
    SymbolName.note(in: &builder)
    StandInName.note(in: &builder)
    StateWords.note(in: &builder)
    GestureWords.note(in: &builder)
    IconTask.note(in: &builder)
    IconDirection.note(in: &builder)
    LogoName.note(in: &builder)
    Translation.note(in: &builder)
    return ClueIndex(builder)
  }()

  /// The entries of one table after the other.
  private var entries: [UInt32] = []
  private let places: ByLanguage<Place>

  private init(_ builder: ClueIndexBuilder) {
    let english = ClueTable(builder.words["en"] ?? [])
    entries = english.entries
    var places: [String: Place] = [:]
    // English counts in every language, so its openings are in every table of words.
    for (language, openings) in builder.words where language != "en" {
      places[language, default: Place()].words = entries.count
      entries += ClueTable(openings, over: english).entries
    }
    for (language, openings) in builder.characters {
      places[language, default: Place()].characters = entries.count
      places[language]?.hasSingleCharacters = openings.contains {
        WordOpening.isSingleCharacter($0.opening)
      }
      entries += ClueTable(openings).entries
    }
    self.places = ByLanguage(places)
  }

  /// Hands the tables of a language on: that of words and, where it writes no spaces, that of
  /// characters.
  @inline(__always)
  func withTables(
    of place: Place, _ body: (UnsafePointer<UInt32>, UnsafePointer<UInt32>?) -> Void
  ) {
    entries.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress else { return }
      body(base + place.words, place.characters.map { base + $0 })
    }
  }
}

/// Gathers the openings of phrases before their index is made.
struct ClueIndexBuilder {
  /// One opening and the table that has it.
  struct Entry {
    let opening: UInt64
    let table: NameClues.Tables
  }

  /// Of phrases that stand as whole words, by language.
  private(set) var words: [String: [Entry]] = [:]
  /// Of phrases that may stand inside a run of letters, by language.
  private(set) var characters: [String: [Entry]] = [:]

  /// Adds phrases of English or of one other language.
  mutating func add(
    _ phrases: PhraseSet, _ table: NameClues.Tables, language: String = "en"
  ) {
    let entries = phrases.openings.map { Entry(opening: $0, table: table) }
    if phrases.isUnspaced {
      characters[language, default: []] += entries
    } else {
      words[language, default: []] += entries
    }
  }

  /// Adds phrases of all languages there are.
  mutating func add(_ phrases: LanguagePhrases, _ table: NameClues.Tables) {
    add(phrases.english, table)
    phrases.forEachOther { add($1, table, language: $0) }
  }

  /// Adds English words.
  mutating func add(_ packed: PackedWords, _ table: NameClues.Tables) {
    words["en", default: []] += packed.openings.map { Entry(opening: $0, table: table) }
  }

  /// Adds English words.
  mutating func add(_ plain: Set<String>, _ table: NameClues.Tables) {
    words["en", default: []] += plain.compactMap { WordOpening.ofWords($0.utf8) }
      .map { Entry(opening: $0, table: table) }
  }
}
