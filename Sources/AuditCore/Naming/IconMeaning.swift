/// What an icon means when it acts: the task people expect behind it.
public enum IconMeaning {
  /// The English task of an icon, such as "Filter" for `slider.horizontal.3`, or nil.
  ///
  /// Ways of drawing a symbol (`.fill`, `.circle`) do not change the meaning unless the table says
  /// so. An asset is read by its words, its prefix, size and colour aside.
  /// - Complexity: O(length of the name).
  public static func english(of icon: Icon) -> String? {
    switch icon {
    case .symbol(let name): symbol(name)
    case .asset(let name): asset(name)
    case .glyph(let character): glyphs[character]
    }
  }

  /// The task of an icon in a language, or nil where it is not known in that language.
  ///
  /// - Complexity: O(length of the name).
  public static func text(of icon: Icon, in locale: String) -> String? {
    guard let english = english(of: icon) else { return nil }
    if LanguageName.primary(of: locale) == "en" { return english }
    return UITerms.translations(of: english, in: locale)?.first
  }

  static func symbol(_ name: String) -> String? {
    if let meaning = symbols[name] ?? skip(name) { return meaning }
    var tokens = name.split(separator: ".")
    while tokens.count > 1, let last = tokens.last, drawn.contains(String(last)) {
      tokens.removeLast()
      let stem = tokens.joined(separator: ".")
      if let meaning = symbols[stem] ?? skip(stem) { return meaning }
    }
    return nil
  }

  /// A skip by a number of seconds, which the symbol has before or behind its drawing.
  private static func skip(_ name: String) -> String? {
    for (drawing, task) in [("goforward", "Skip forward"), ("gobackward", "Skip back")] {
      guard name.hasPrefix("\(drawing).") else { continue }
      return seconds(name.dropFirst(drawing.utf8.count + 1)).map { "\(task) \($0) seconds" }
    }
    guard let dot = name.firstIndex(of: "."), let count = seconds(name[..<dot]) else { return nil }
    switch name[dot...] {
    case ".arrow.trianglehead.clockwise": return "Skip forward \(count) seconds"
    case ".arrow.trianglehead.counterclockwise": return "Skip back \(count) seconds"
    default: return nil
    }
  }

  private static func seconds(_ text: Substring) -> Int? {
    text.utf8.count <= 3 ? Int(text) : nil
  }

  private static func asset(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: ".")), let meaning = symbol(name) { return meaning }
    let words = assetWords(name)
    guard !words.isEmpty else { return nil }
    let joined = words.joined(separator: " ")
    if let meaning = assets[joined] { return meaning }
    // "close modal" means Close, "chapter skip forward" ends in what is known; the first word that
    // is a task decides.
    if words.count <= 3, let first = words.first, let meaning = assets[first] { return meaning }
    return nil
  }

  /// An asset's words without its prefix, its size and how it is drawn.
  static func assetWords(_ name: String) -> [String] {
    let words = Words.split(name).filter { word in
      !AssetName.prefixes.contains(word) && !AssetName.drawings.contains(word)
        && !AssetName.sizes.contains(word) && !AssetName.colours.contains(word)
        && !["button", "symbol", "glyph", "image", "baseline", "ios"].contains(word)
    }
    return words
  }

  private static let drawn: Set<String> = [
    "fill", "circle", "square", "rectangle", "rtl", "app", "dashed", "inverse", "ar", "he", "hi",
  ]

  private static let symbols = table(IconMeaningTable.symbols, between: " ")

  private static let assets = table(IconMeaningTable.assets, between: ",")

  /// Characters that stand for an icon by themselves.
  private static let glyphs = [
    "×": "Close", "✕": "Close", "✖": "Close", "+": "Add", "…": "More", "⋯": "More", "⋮": "More",
    "☰": "Menu", "≡": "Menu", "‹": "Back", "←": "Back", "⚙": "Settings", "⚙️": "Settings",
    "★": "Favorite", "☆": "Favorite", "🔍": "Search", "🗑": "Delete", "▶": "Play", "⏸": "Pause",
  ]

  private static func table(_ text: String, between separator: Unicode.Scalar) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.parts(at: "\n") {
      let parts = line.parts(at: ":", atMost: 2)
      guard parts.count == 2 else { continue }
      for name in parts[1].parts(at: separator) {
        result[name.trimmed] = String(parts[0])
      }
    }
    return result
  }
}

extension Substring {
  /// The text without spaces at either end.
  fileprivate var trimmed: String {
    var text = utf8
    while text.first == 0x20 { text.removeFirst() }
    while text.last == 0x20 { text.removeLast() }
    return String(Substring(text))
  }
}
