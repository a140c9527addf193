/// Properties of a view that are off unless whoever shows the view turns them on: `var showsClose = false`.
///
/// What stands behind one that nobody turns on is not shown.
enum ViewFlags {
  /// The properties that the code of a type itself leaves off.
  ///
  /// - Complexity: O(tokens of the type).
  static func of(_ type: SwiftType, in code: SwiftCode) -> Set<String> {
    var flags: Set<String> = []
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if let name = declared(at, before: piece.upperBound, code) { flags.insert(name) }
        at = code.past(at)
      }
    }
    guard !flags.isEmpty else { return [] }
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier {
        let name = code.text(at)
        if name.hasPrefix("$") {
          flags.remove(String(name.dropFirst()))
        } else if flags.contains(name), mayBeSet(at, code) {
          flags.remove(name)
        }
      }
    }
    return flags
  }

  /// The flag that a condition holds only with, if any: `if showsClose, isOpen`.
  static func needed(for condition: Range<Int>, among flags: Set<String>, _ code: SwiftCode)
    -> String?
  {
    guard !flags.isEmpty, !condition.contains(where: { code.isText($0, "||") }) else { return nil }
    func isEdge(_ at: Int) -> Bool {
      !condition.contains(at) || code.kind(at) == .comma || code.isText(at, "&&")
    }
    return condition.first { at in
      code.kind(at) == .identifier && isEdge(at - 1) && isEdge(at + 1)
        && flags.contains(code.text(at))
    }.map(code.text)
  }

  /// `var showsClose = false`, with no wrapper that may change it from elsewhere.
  private static func declared(_ at: Int, before end: Int, _ code: SwiftCode) -> String? {
    guard code.isText(at, "var") || code.isText(at, "let"), isPlain(at, code),
      let (name, next) = offAtFirst(at, code)
    else { return nil }
    guard next >= end || code.tokens[next].startsLine && !code.opens(next, "{") else { return nil }
    return name
  }

  /// What a `var` or `let` at a token declares that is false at first, and the token past that.
  static func offAtFirst(_ at: Int, _ code: SwiftCode) -> (name: String, next: Int)? {
    guard code.kind(at + 1) == .identifier else { return nil }
    var sign = at + 2
    if code.kind(sign) == .colon, code.isText(sign + 1, "Bool") { sign += 2 }
    guard code.isText(sign, "="), code.isText(sign + 1, "false") else { return nil }
    return (code.text(at + 1), sign + 2)
  }

  /// Whether a declaration has no wrapper and is no type's own.
  ///
  /// - Parameter orPublic: whether other modules may have it.
  static func isPlain(_ at: Int, _ code: SwiftCode, orPublic: Bool = false) -> Bool {
    var before = at - 1
    while ["private", "fileprivate", "internal"].contains(code.text(before))
      || orPublic && ["public", "package"].contains(code.text(before))
    {
      before -= 1
    }
    guard code.kind(before) == .identifier || code.kind(before) == .close else { return true }
    // The end of the line before, or an attribute or another word of this one.
    guard !code.isText(before, "static"), !code.isText(before, "public") else { return false }
    return code.tokens[before + 1].startsLine && !isAttribute(before, code)
  }

  private static func isAttribute(_ end: Int, _ code: SwiftCode) -> Bool {
    let name = code.kind(end) == .close ? code.tokens[end].partner - 1 : end
    return code.kind(name - 1) == .at
  }

  private static func mayBeSet(_ at: Int, _ code: SwiftCode) -> Bool {
    if code.isText(at - 1, "var") || code.isText(at - 1, "let") {
      // Another of the name hides it.
      return !(code.isText(at + 1, "=") || code.kind(at + 1) == .colon)
        || !code.isText(at + (code.kind(at + 1) == .colon ? 4 : 2), "false")
    }
    return !isRead(at, code) || isAssigned(at, code)
  }

  /// Whether a mention only asks for the value: in a condition, negated, joined or handed over.
  ///
  /// All others may set it: a key path, `inout`, a call on it.
  private static func isRead(_ at: Int, _ code: SwiftCode) -> Bool {
    let start = code.kind(at - 1) == .dot && code.isText(at - 2, "self") ? at - 2 : at
    let (before, next) = (start - 1, at + 1)
    guard code.kind(before) != .dot, !code.isText(before, "&") else { return false }
    let asks: [StaticString] = ["&&", "||", "==", "!="]
    if asks.contains(where: { code.isText(next, $0) }) { return true }
    if code.isText(next, "?") { return code.kind(next) == .operation }
    let isEnd =
      code.kind(next) == nil || code.kind(next) == .comma || code.kind(next) == .close
      || code.opens(next, "{") || code.isText(next, "else")
      || code.tokens[next].startsLine && !code.goesOn(next)
    let starts: [StaticString] = ["if", "guard", "while", "where", "&&", "||", "!"]
    return isEnd
      && (code.kind(before) == .comma || code.kind(before) == .colon || code.opens(before, "(")
        || starts.contains { code.isText(before, $0) })
  }

  /// Whether a mention stands among others that are given values together: `(showsClose, more) = (…)`.
  static func isAssigned(_ at: Int, _ code: SwiftCode) -> Bool {
    var before = at - 1
    for _ in 0..<longestTuple {
      switch code.kind(before) {
      case .identifier, .dot, .comma, .unwrap: break
      case .close where code.opens(code.tokens[before].partner, "("):
        before = code.tokens[before].partner
      case .open:
        if code.isText(code.past(before), "=") { return true }
        let isCall = code.kind(before - 1) == .identifier && code.tokens[before].isGlued
        guard code.opens(before, "("), !isCall else { return false }
      default: return false
      }
      before -= 1
    }
    return false
  }

  /// No list that is given values together has more tokens.
  private static let longestTuple = 64
}
