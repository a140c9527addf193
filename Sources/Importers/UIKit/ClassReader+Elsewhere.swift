/// Labels that a class sets on controls which other objects hold: `header.filterButton.accessibilityLabel`.
extension ClassReader {
  /// Takes down the types a variable is declared with: `let header: Header`, `let row = Row()`,
  /// `let cell = dequeue() as! Cell`.
  mutating func noteType(_ at: Int, before limit: Int) {
    if code.kind(at + 1) == .colon {
      note(type: at + 2, of: at)
      return
    }
    guard code.isText(at, "let") || code.isText(at, "var"), code.isText(at + 2, "=") else { return }
    if code.opens(at + 4, "(") { note(type: at + 3, of: at + 1) }
    let end = min(limit, at + ClassReader.longestCast)
    var next = at + 3
    while next < end, next == at + 3 || !code.tokens[next].startsLine {
      // The next declaration on the line is read by itself.
      if code.isText(next, "let") || code.isText(next, "var") { return }
      if code.isText(next, "as") {
        note(type: code.kind(next + 1) == .identifier ? next + 1 : next + 2, of: at + 1)
      }
      next = code.past(next)
    }
  }

  private static let longestCast = 64

  private mutating func note(type: Int, of name: Int) {
    guard code.kind(type) == .identifier else { return }
    let text = code.text(type)
    if text.first?.isUppercase ?? false { types[code.text(name), default: []].insert(text) }
  }

  /// Takes down that another object is handed a view, and may set its text:
  /// `model.button = shareButton`.
  mutating func noteHandedOn(_ value: Range<Int>, as member: String) {
    let isView = ["utton", "abel", "extField"].contains { member.hasSuffix($0) }
    let path = code.path(at: value.lowerBound, before: value.upperBound)
    guard isView, path.count == 1, path.end == value.upperBound,
      code.kind(path.first) == .identifier
    else { return }
    facts.note(text: "what \(member) shows", on: code.text(path.first))
  }

  /// Takes down that a label is set on the last view but one of a path.
  mutating func noteElsewhere(_ path: SwiftPath) {
    let middle = code.middle(of: path)
    guard let view = middle.last else { return }
    let owner = middle.count > 1 ? middle[middle.count - 2] : path.first
    elsewhere.append((code.text(owner), code.text(view)))
  }
}
