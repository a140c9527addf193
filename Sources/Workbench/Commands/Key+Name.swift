extension Key {
  private static let named: [(name: String, code: KeyCode)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Backspace", .backspace),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("Space", .character(" ")),
  ]

  /// The key of a name as the help spells it, such as "n", "Ctrl-R", "Alt-Up" or "F1".
  public init?(name: String) {
    var rest = Substring(name)
    var key = Key(.enter)
    while true {
      if rest.hasPrefix("Ctrl-"), rest.count > 5 {
        key.control = true
        rest = rest.dropFirst(5)
      } else if rest.hasPrefix("Alt-"), rest.count > 4 {
        key.alt = true
        rest = rest.dropFirst(4)
      } else if rest.hasPrefix("Shift-"), rest.count > 6 {
        key.shift = true
        rest = rest.dropFirst(6)
      } else {
        break
      }
    }
    if let named = Key.named.first(where: { $0.name == rest }) {
      key.code = named.code
    } else if rest.count == 1, let character = rest.first {
      // Control keys are reported by their small letter.
      let letter = key.control ? Character(character.lowercased()) : character
      key.code = .character(letter)
    } else if rest.first == "F", let number = Int(rest.dropFirst()) {
      key.code = .function(number)
    } else {
      return nil
    }
    self = key
  }

  /// The key's name as the help spells it.
  public var name: String {
    var text = (control ? "Ctrl-" : "") + (alt ? "Alt-" : "") + (shift ? "Shift-" : "")
    switch code {
    case .function(let number): text += "F\(number)"
    case .character(let character) where character != " ":
      text += control ? character.uppercased() : String(character)
    default: text += Key.named.first { $0.code == code }?.name ?? ""
    }
    return text
  }
}
