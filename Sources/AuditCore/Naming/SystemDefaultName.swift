/// What iOS says for an image nobody labelled.
public enum SystemDefaultName {
  /// The name VoiceOver falls back to for an icon.
  ///
  /// An image asset on a button is read by its file name with `-` and `_` as spaces. An SF Symbol
  /// has Apple's own description where one is known here, and its name otherwise.
  /// Source: captures of shipping apps on iOS 15 to 26.
  public static func of(_ icon: Icon) -> String {
    switch icon {
    case .symbol(let name): symbolDescriptions[name] ?? name
    case .asset(let name):
      String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
    case .glyph(let character): character
    }
  }

  /// Whether it is known what is heard for an icon: Apple's descriptions of most symbols are not.
  public static func isKnown(_ icon: Icon) -> Bool {
    guard case .symbol(let name) = icon else { return true }
    return symbolDescriptions[name] != nil
  }

  /// Apple's English descriptions of symbols, as heard on devices.
  static let symbolDescriptions: [String: String] = [
    "chevron.down": "go down", "sun.max.fill": "brightness higher", "star.fill": "favorite",
    "star": "favorite", "eye.slash": "Hide", "ellipsis": "More", "gear": "settings",
    "rectangle.stack.fill": "Album", "lock.fill": "lock", "plus": "Add",
    "arrowshape.turn.up.left": "Reply",
  ]
}
