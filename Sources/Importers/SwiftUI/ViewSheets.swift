/// States of a view that would open something over the screen, and that no code turns on:
/// `@State private var isShown = false` for `.sheet(isPresented: $isShown) { … }`.
enum ViewSheets {
  /// The states of a type that stay off.
  ///
  /// - Complexity: O(tokens of the type).
  static func closed(of type: SwiftType, in code: SwiftCode) -> Set<String> {
    var closed: Set<String> = []
    for piece in type.pieces {
      for at in piece where code.isText(at, "var") && isPrivateState(at, code) {
        if let state = ViewFlags.offAtFirst(at, code) { closed.insert(state.name) }
      }
    }
    guard !closed.isEmpty else { return [] }
    for piece in type.pieces {
      for at in piece where code.kind(at) == .identifier {
        let name = code.text(at)
        switch name.first {
        case "$":
          if !isAskedFor(at, code) { closed.remove(String(name.dropFirst())) }
        // "_isShown = State(initialValue: true)"
        case "_": closed.remove(String(name.dropFirst()))
        case _ where closed.contains(name):
          if mayTurnOn(at, code) { closed.remove(name) }
        default: break
        }
      }
    }
    return closed
  }

  /// The state that a modifier shows its views with: `isPresented: $isShown`.
  static func state(of modifier: SwiftCall, _ code: SwiftCode) -> String? {
    guard let value = modifier.argument("isPresented")?.value, value.count == 1 else { return nil }
    let name = code.text(value.lowerBound)
    return name.hasPrefix("$") ? String(name.dropFirst()) : nil
  }

  /// `@State private var`, which no other code can set.
  private static func isPrivateState(_ at: Int, _ code: SwiftCode) -> Bool {
    (code.isText(at - 1, "private") || code.isText(at - 1, "fileprivate"))
      && code.isText(at - 2, "State") && code.kind(at - 3) == .at
  }

  /// Whether a binding only tells a modifier whether to show its views; the system turns it off.
  private static func isAskedFor(_ at: Int, _ code: SwiftCode) -> Bool {
    code.kind(at - 1) == .colon && code.isText(at - 2, "isPresented")
      && (code.kind(at + 1) == .close || code.kind(at + 1) == .comma)
  }

  private static func mayTurnOn(_ at: Int, _ code: SwiftCode) -> Bool {
    if ViewDrops.isTurnedOn(at, code) || ViewFlags.isAssigned(at, code) { return true }
    let isOfSelf = code.kind(at - 1) == .dot && code.isText(at - 2, "self")
    return code.isText(at - 1, "&") || code.kind(at - 1) == .dot && !isOfSelf
  }
}
