/// The texts of one table by language and the key's number.
struct StringTable: Sendable {
  /// One text and where it stands.
  struct Entry: Sendable {
    var text: String
    /// The line, from 1; 0 where there is none.
    var line: Int32
    /// The file's number.
    var file: Int32
    /// Whether it comes from a file of plurals, which is asked first.
    var isPlural: Bool
  }

  /// By language; the base one is "".
  private var entries: [String: [Int32: Entry]] = [:]

  /// The languages besides the base one.
  var locales: [String] { entries.keys.filter { !$0.isEmpty } }

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

  func entry(of number: Int32, locale: String?) -> Entry? { entries[locale ?? ""]?[number] }

  /// The text in the base language, by the best guess what that is.
  func baseEntry(of number: Int32, source: String?) -> Entry? {
    if let entry = entries[""]?[number] { return entry }
    if let source, let entry = entries[source]?[number] { return entry }
    if let entry = entries["en"]?[number] { return entry }
    var best: (count: Int, locale: String)?
    for (locale, texts) in entries where texts[number] != nil {
      // English of a region stands for English.
      let count = locale.hasPrefix("en-") ? Int.max : texts.count
      guard let known = best else {
        best = (count, locale)
        continue
      }
      if count > known.count || (count == known.count && locale < known.locale) {
        best = (count, locale)
      }
    }
    return best.flatMap { entries[$0.locale]?[number] }
  }
}
