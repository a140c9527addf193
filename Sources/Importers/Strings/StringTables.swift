import AuditCore

/// The texts of an app by table, key and locale, as its string files hold them.
///
/// A key is kept once however many languages translate it.
public struct StringTables: Sendable {
  /// What was left out or needs a look, each a sentence without a full stop.
  public private(set) var notes: [String] = []

  /// Every key of every table, numbered.
  private var numbers: [String: Int32] = [:]
  /// For every key's number the table it is looked for in first.
  private var homes: [String] = []
  /// By name; two apps, or bundles, in one tree may each have a table of a name.
  private var tables: [String: [StringTable]] = [:]
  private var folders = TextFolders()
  private var files: [String] = []
  /// How many keys each language is stated as source of.
  private var sourceKeys: [String: Int] = [:]
  /// The languages there are texts in.
  private var languages: Set<String> = []
  private var hasEnglish = false

  /// Tables without a text.
  public init() {}

  /// The language most keys are written in, where a string catalogue states it.
  public private(set) var sourceLanguage: String?

  /// Every language there are texts in, as BCP 47 tags in order.
  ///
  /// - Complexity: O(languages × log of them).
  public var locales: [String] { languages.sorted() }

  /// The language the app's own texts are taken to be in: the stated one, else English, of a region
  /// where there is no other.
  var baseLocale: String {
    if let sourceLanguage { return sourceLanguage }
    if languages.contains("en") || !hasEnglish { return "en" }
    if languages.contains("en-US") { return "en-US" }
    return languages.filter(LocaleTag.isEnglish).min() ?? "en"
  }

  /// The table that is meant where none is named.
  public static let usualTable = "Localizable"

  // MARK: - Reading

  /// Reads one file of texts.
  ///
  /// These are read: `.strings` as text in UTF-8 or UTF-16, as XML and as binary property list;
  /// `.stringsdict`; `.xcstrings`. The table is the file's name without its ending. The language is
  /// the folder's, `de.lproj`, unless the file says it itself; `Base.lproj` and no such folder are
  /// the base language. Of a damaged text file what can be read is kept, and `notes` say so.
  ///
  /// Where files of one table have the same key, the first file holds, and a `.stringsdict` before
  /// a `.strings`, as at run time. Inside one file the last one holds. Tables of one name in two
  /// folders are kept apart, for questions that say which file asks.
  /// - Throws: for content in which no text can be read; the tables are then as before.
  /// - Parameter isHeard: whether the app is in a language; texts in others are left out.
  /// - Returns: the languages that were left out.
  /// - Complexity: O(bytes).
  @discardableResult
  public mutating func add(
    _ bytes: [UInt8], path: String, isHeard: (_ locale: String) -> Bool = { _ in true }
  ) throws(ImportError) -> Set<String> {
    let content = try StringsFile.read(bytes, path: path)
    let place = StringsPath(path)
    guard !place.isForTranslators else { return [] }
    let named = Set(content.entries.compactMap { $0.locale ?? place.locale })
    let unheard = named.filter { !isHeard($0) }
    let folder = folders.number(of: place.folder)
    let file = Int32(truncatingIfNeeded: files.count)
    files.append(path)
    notes += content.notes.listed(in: path)
    // Taken out, so that adding to it copies nothing.
    var alike = tables.removeValue(forKey: place.table) ?? []
    let at = alike.firstIndex { $0.folder == folder } ?? alike.count
    if at == alike.count { alike.append(StringTable(folder: folder)) }
    var last: String?
    for entry in content.entries {
      let locale = entry.locale ?? place.locale
      if let locale, unheard.contains(locale) { continue }
      if let locale, locale != last {
        last = locale
        languages.insert(locale)
        folders.note(locale, in: folder)
        hasEnglish = hasEnglish || LocaleTag.isEnglish(locale)
      }
      let number = number(of: entry.key, in: place.table)
      alike[at].set(
        StringTable.Entry(
          text: entry.text, line: entry.line, file: file, isPlural: content.isPlural,
          isBareKey: entry.isBareKey),
        of: number, locale: locale)
    }
    tables[place.table] = alike
    guard let language = content.sourceLanguage else { return unheard }
    sourceKeys[language, default: 0] += content.keyCount + 1
    sourceLanguage = sourceKeys.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return unheard
  }

  private mutating func number(of key: String, in table: String) -> Int32 {
    if let number = numbers[key] {
      let home = homes[Int(number)]
      if home != StringTables.usualTable, table == StringTables.usualTable || table < home {
        homes[Int(number)] = table
      }
      return number
    }
    let number = Int32(truncatingIfNeeded: homes.count)
    numbers[key] = number
    homes.append(table)
    return number
  }

  /// Leaves out languages that somebody only began: of which there are next to no texts, and none but
  /// the base language's own.
  ///
  /// - Returns: what was left out.
  /// - Complexity: O(languages × tables), and the texts of those that are left out.
  mutating func dropBegun() -> [String] {
    let all = tables.values.joined()
    let counts = languages.reduce(into: [:]) { counts, locale in
      counts[locale] = all.reduce(0) { $0 + $1.count(of: locale) }
    }
    guard let most = counts.values.max(), most >= StringTables.fewestTold else { return [] }
    let begun = languages.filter { locale in
      let count = counts[locale] ?? 0
      guard locale != sourceLanguage, !LocaleTag.isEnglish(locale) else { return false }
      return count * StringTables.leastShare < most
        && all.allSatisfy { !$0.hasOwnText(in: locale, beside: sourceLanguage) }
    }
    for locale in begun {
      languages.remove(locale)
      folders.forget(locale)
      for table in tables.keys {
        tables[table] = tables[table]?.map { $0.without(locale) }
      }
    }
    return begun.sorted()
  }

  /// In an app with fewer texts a language with a few is no less than others.
  private static let fewestTold = 40
  /// A language with less than one text of so many is only begun.
  private static let leastShare = 20

  // MARK: - Asking

  /// The text of a key in a language.
  ///
  /// - Parameters:
  ///   - table: the table's name; nil is "Localizable".
  ///   - locale: the language; nil is the base one: that of `Base.lproj`, else the source
  ///     language, else English, else, in an app without English, the language with the most texts
  ///     of the table.
  ///   - path: the file that asks; of several folders with the table the one nearest to it answers.
  /// - Complexity: O(folders with the table); times O(languages) where there are several, or the base
  ///   language has to be guessed.
  public func text(
    _ key: String, table: String?, locale: String?, near path: String? = nil
  ) -> String? {
    entry(key, table: table, locale: locale, near: path)?.text
  }

  /// The text of a key in the base language.
  ///
  /// - Parameter isGuessed: whether another language stands in for one that no table has.
  /// - Complexity: as `text(_:table:locale:near:)`.
  func baseText(
    _ key: String, table: String?, near path: String?, isGuessed: Bool
  ) -> String? {
    entry(key, table: table, locale: nil, near: path, isGuessed: isGuessed)?.text
  }

  /// Every language's text of a key; the one of `Base.lproj` only where its language is stated.
  ///
  /// - Complexity: O(languages × folders with the table).
  public func texts(_ key: String, table: String?, near path: String? = nil) -> [String: String] {
    guard let number = numbers[key] else { return [:] }
    var texts: [String: String] = [:]
    for table in holding(number, named: table, near: path) {
      if let sourceLanguage, texts[sourceLanguage] == nil,
        let base = table.entry(of: number, locale: nil)
      {
        texts[sourceLanguage] = base.text
      }
      for locale in table.locales where texts[locale] == nil {
        texts[locale] = table.entry(of: number, locale: locale)?.text
      }
    }
    return texts
  }

  /// The table that has a key: "Localizable" before others, then the first by name.
  ///
  /// - Complexity: O(1).
  public func table(with key: String) -> String? {
    numbers[key].map { homes[Int($0)] }
  }

  /// The languages of the app, or bundle, in whose folder the text of a key stands for a file; empty
  /// where no table has it.
  ///
  /// - Complexity: as `texts(_:table:near:)`.
  func languages(of key: String, near path: String) -> Set<String> {
    guard let number = numbers[key] else { return [] }
    return holding(number, named: homes[Int(number)], near: path)
      .reduce(into: []) { $0.formUnion(folders.languages(of: $1.folder)) }
  }

  /// The languages of the texts in the folder of a file; empty where it has none.
  func languages(beside path: String) -> Set<String> {
    folders.known(StringsPath(path).folder).map { folders.languages(of: $0) } ?? []
  }

  /// Every key with the table it is looked for in first.
  var keys: [(key: String, table: String)] {
    numbers.map { ($0.key, homes[Int($0.value)]) }
  }

  /// Where a key's text stands, for patches and messages.
  ///
  /// - Complexity: as `text(_:table:locale:near:)`.
  public func location(
    _ key: String, table: String?, locale: String?, near path: String? = nil
  ) -> SourceLocation? {
    guard let entry = entry(key, table: table, locale: locale, near: path) else { return nil }
    let line = entry.line > 0 ? Int(entry.line) : nil
    return SourceLocation(file: files[Int(entry.file)], line: line, key: key)
  }

  private func entry(
    _ key: String, table: String?, locale: String?, near path: String?, isGuessed: Bool = true
  ) -> StringTable.Entry? {
    guard let number = numbers[key] else { return nil }
    let tag = locale.map(LocaleTag.tag)
    for table in holding(number, named: table, near: path) {
      guard let tag else {
        let base = table.baseEntry(
          of: number, source: sourceLanguage, hasEnglish: hasEnglish, isGuessed: isGuessed)
        if let base { return base }
        continue
      }
      let entry =
        table.entry(of: number, locale: tag)
        ?? (tag == sourceLanguage ? table.entry(of: number, locale: nil) : nil)
      if let entry { return entry }
    }
    return nil
  }

  /// The tables of a name that have a key, in the order they are asked.
  ///
  /// A folder of several languages is an app's own, and no other completes it.
  private func holding(_ number: Int32, named name: String?, near path: String?) -> [StringTable] {
    let alike = tables[name ?? StringTables.usualTable] ?? []
    guard alike.count > 1 else { return alike }
    // A catalogue lists every key of its code, also those of which another table has the text.
    let texts = alike.filter { $0.hasText(number) }
    let all = texts.isEmpty ? alike.filter { $0.holds(number) } : texts
    guard let path, all.count > 1,
      let nearest = folders.nearest(to: path, of: all.map(\.folder))
    else { return all }
    let own = all.filter { $0.folder == nearest }
    return folders.languages(of: nearest).count > 1
      ? own : own + all.filter { $0.folder != nearest }
  }
}
