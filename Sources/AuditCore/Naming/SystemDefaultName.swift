/// What iOS says for an image nobody labelled.
public enum SystemDefaultName {
  /// The name VoiceOver falls back to for an icon.
  ///
  /// An image asset on a button is read by its file name with `-` and `_` as spaces, of which several
  /// are heard as one. An SF Symbol
  /// has Apple's own description where one is known here, and its name otherwise.
  /// Source: captures of shipping apps on iOS 15 to 26.
  public static func of(_ icon: Icon) -> String {
    switch icon {
    case .symbol(let name): description(of: name) ?? name
    case .asset(let name):
      name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    case .glyph(let character): character
    }
  }

  /// Whether it is known what is heard for an icon: Apple's descriptions of most symbols are not.
  public static func isKnown(_ icon: Icon) -> Bool {
    guard case .symbol(let name) = icon else { return true }
    return symbolDescriptions[name] != nil
  }

  /// Whether Apple's words for an icon are heard, which say what people see.
  public static func isDescribed(_ icon: Icon) -> Bool {
    if case .symbol(let name) = icon { description(of: name) != nil } else { false }
  }

  /// Apple's English words for a symbol, where they are known here.
  ///
  /// A filled symbol, and one in a circle or square, is most likely described as the plain one: so are
  /// ellipsis, lock, star and xmark in the captures.
  /// - Complexity: O(length).
  static func description(of symbol: String) -> String? {
    if let known = symbolDescriptions[symbol] { return known }
    var plain = Substring(symbol)
    while let ending = shapes.first(where: plain.hasSuffix) { plain.removeLast(ending.count) }
    return plain.utf8.count < symbol.utf8.count ? symbolDescriptions[String(plain)] : nil
  }

  private static let shapes = [".fill", ".circle", ".square"]

  /// Apple's English descriptions of symbols, as heard on devices.
  private static let symbolDescriptions: [String: String] = [
    "chevron.down": "go down", "sun.max.fill": "brightness higher", "star": "favorite",
    "eye.slash": "Hide", "ellipsis": "More", "gear": "settings", "rectangle.stack.fill": "Album",
    "lock": "lock", "plus": "Add", "arrowshape.turn.up.left": "Reply", "xmark": "Close",
    "chevron.left": "Back", "magnifyingglass": "Search", "arrow.clockwise": "Refresh",
    "line.3.horizontal": "Drag", "star.fill": "favorite", "lock.fill": "lock",
    "ellipsis.circle": "More", "xmark.circle.fill": "Close",
  ]
}
