/// Names behind one another: `self.closeButton?.imageView.image`.
struct SwiftPath {
  /// Its first token.
  let start: Int
  /// The token of its first name, behind a leading `self`.
  var first: Int
  /// The token of its last name.
  var last: Int
  /// How many names it has.
  var count = 1
  /// The token past it.
  var end: Int
}

extension SwiftCode {
  /// The names from a token on, as far as names go.
  ///
  /// - Complexity: O(tokens of the path).
  func path(at start: Int, before limit: Int) -> SwiftPath {
    var path = SwiftPath(start: start, first: start, last: start, end: start + 1)
    while path.end < limit {
      if kind(path.end) == .unwrap {
        path.end += 1
      } else if kind(path.end) == .dot, kind(path.end + 1) == .identifier {
        path.last = path.end + 1
        path.count += 1
        path.end += 2
        if path.first == start, path.count == 2, isSelf(start) {
          path.first = path.last
          path.count = 1
        }
      } else {
        break
      }
    }
    return path
  }

  private func isSelf(_ token: Int) -> Bool {
    isText(token, "self") || isText(token, "strongSelf") || isText(token, "super")
      || isText(token, "this")
  }

  /// The tokens of the names between the first and the last one.
  func middle(of path: SwiftPath) -> [Int] {
    guard path.count > 2 else { return [] }
    return (path.first + 1..<path.last).filter { kind($0) == .identifier }
  }

  /// The names of a path.
  func names(of path: SwiftPath) -> [String] {
    let last = path.count > 1 ? [text(path.last)] : []
    return [text(path.first)] + middle(of: path).map(text) + last
  }

  /// Where a value ends: with its line, unless that goes on; at its start where it is longer than
  /// any that people write, so that no line is read again and again.
  func statementEnd(_ start: Int, before limit: Int) -> Int {
    var at = start
    var count = 0
    while at < limit {
      if kind(at) == .close || kind(at) == .semicolon { return at }
      count += 1
      guard count < SwiftCode.longestStatement else { return start }
      if at > start, tokens[at].startsLine, !goesOn(at) { return at }
      at = past(at)
    }
    return max(start, limit)
  }

  private static let longestStatement = 512

  /// Whether a token at the start of a line goes on with what stands before it.
  func goesOn(_ at: Int) -> Bool {
    kind(at) == .dot || kind(at) == .operation || kind(at - 1) == .operation
      || kind(at) == .colon
  }
}
