/// Symbols that draw what everybody reads: a sign that is typed, or an arrow in one direction.
public enum IconSign {
  /// Whether an SF Symbol draws such a sign, in a circle or a square or without.
  ///
  /// - Complexity: O(length of the name).
  public static func isKnown(_ symbol: String) -> Bool {
    var tokens = symbol.split(separator: ".").map(String.init)
    while tokens.count > 1, let last = tokens.last, drawn.contains(last) { tokens.removeLast() }
    guard let first = tokens.first else { return false }
    if tokens.count == 1 { return typed.contains(first) }
    return tokens.count == 2 && arrows.contains(first) && directions.contains(tokens[1])
  }

  private static let drawn: Set<String> = ["fill", "circle", "square", "app"]

  private static let typed = InterfaceWords.set(
    """
    at number percent divide equal plusminus lessthan greaterthan asterisk dollarsign eurosign
    sterlingsign yensign
    """)

  private static let arrows: Set<String> = ["arrow", "arrowshape", "arrowtriangle", "chevron"]

  private static let directions = InterfaceWords.set("up down left right forward backward")
}
