/// The texts of one table of one folder by language and the key's number.
struct StringTable: Sendable {
  /// The number of the folder.
  let folder: Int
  /// One text and where it stands.
  struct Entry: Sendable {
    var text: String
    /// The line, from 1; 0 where there is none.
    var line: Int32
    /// The file's number.
    var file: Int32
    /// Whether it comes from a file of plurals, which is asked first.
    var isPlural: Bool
    /// Whether it is a key that is named like code, for want of a text.
    var isBareKey = false
  }

  /// By language; the base one is "".
  private var entries: [String: [Int32: Entry]] = [:]

  init(folder: Int) { self.folder = folder }

  /// The languages besides the base one.
  var locales: [String] { entries.keys.filter { !$0.isEmpty } }

  /// How many texts there are in a language.
  func count(of locale: String) -> Int { entries[locale]?.count ?? 0 }

  /// Whether a language has a text that is not the base language's.
  func hasOwnText(in locale: String, beside source: String?) -> Bool {
    (entries[locale] ?? [:]).contains { number, entry in
      let base = baseEntry(of: number, source: source, hasEnglish: true, isGuessed: false)
      return base?.text != entry.text
    }
  }

  /// The table without a language.
  func without(_ locale: String) -> StringTable {
    var table = self
    table.entries[locale] = nil
    return table
  }

  /// Sets a text: inside one file the last holds, among files the first, and plurals before others.
  mutating func set(_ entry: Entry, of number: Int32, locale: String?) {
    let locale = locale ?? ""
    if let known = entries[locale]?[number], known.file != entry.file,
      known.isPlural || !entry.isPlural
    {
      return
    }
    entries[locale, default: [:]][number] = entry
  }

  /// Whether there is a text of a key in any language.
  ///
  /// - Complexity: O(languages).
  func holds(_ number: Int32) -> Bool { entries.values.contains { $0[number] != nil } }

  /// Whether there is more of a key than itself.
  ///
  /// - Complexity: O(languages).
  func hasText(_ number: Int32) -> Bool {
    entries.values.contains { $0[number].map { !$0.isBareKey } ?? false }
  }

  func entry(of number: Int32, locale: String?) -> Entry? { entries[locale ?? ""]?[number] }

  /// The text in the base language: that of `Base.lproj`, of the source language or English, else, where
  /// it may be guessed, of the language with the most texts.
  func baseEntry(
    of number: Int32, source: String?, hasEnglish: Bool, isGuessed: Bool
  ) -> Entry? {
    if let entry = entries[""]?[number] { return entry }
    if let source { return entries[source]?[number] }
    if let entry = entries["en"]?[number] { return entry }
    guard isGuessed else { return nil }
    var best: (count: Int, locale: String)?
    for (locale, texts) in entries where texts[number] != nil {
      guard !hasEnglish || LocaleTag.isEnglish(locale) else { continue }
      guard let known = best else {
        best = (texts.count, locale)
        continue
      }
      if texts.count > known.count || (texts.count == known.count && locale < known.locale) {
        best = (texts.count, locale)
      }
    }
    return best.flatMap { entries[$0.locale]?[number] }
  }
}
