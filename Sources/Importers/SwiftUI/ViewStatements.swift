/// The statements of a closure that makes views.
struct ViewStatements {
  enum Statement {
    /// A view with its modifiers.
    case view(SwiftChain)
    /// The bodies of a condition, of which one is shown.
    case choice([Range<Int>], Condition)
    /// Something that shows nothing by itself.
    case declaration
  }

  /// What chooses what is shown.
  struct Condition {
    /// The tokens of what is asked first.
    let code: Range<Int>
    var isSwitch = false
    /// What is compared, where one branch stands or falls with that alone.
    var comparison: Comparison?
  }

  /// A condition such as `step == .brew`, `tea != nil`, `let tea` or `!isHot`.
  struct Comparison {
    /// What is compared.
    let subject: String
    /// What it is compared with.
    let value: String
    /// Whether it is to be that, and not anything else.
    var isEqual = true

    /// Whether two conditions about one subject never hold together.
    func excludes(_ other: Comparison) -> Bool {
      isEqual && other.isEqual
        ? value != other.value : isEqual != other.isEqual && value == other.value
    }
  }

  private let code: SwiftCode
  private(set) var all: [Statement] = []

  /// - Complexity: O(tokens outside nested brackets).
  init(_ code: SwiftCode, _ body: Range<Int>) {
    self.code = code
    var at = start(of: body)
    while at < body.upperBound {
      let before = at
      at = read(at, before: body.upperBound)
      // Never stand still on what is no statement.
      if at <= before { at = code.past(before) }
    }
  }

  /// Past the parameters of a closure: `{ tea in`, `{ (tea: Tea) -> some View in`.
  private func start(of body: Range<Int>) -> Int {
    var at = body.lowerBound
    let last = min(body.upperBound, at + 24)
    while at < last {
      if code.isText(at, "in") { return at + 1 }
      switch code.kind(at) {
      case .identifier, .comma, .colon, .dot, .unwrap, .at: at += 1
      case .operation where code.isText(at, "->"): at += 1
      case .open where !code.opens(at, "{"): at = code.past(at)
      default: return body.lowerBound
      }
    }
    return body.lowerBound
  }

  private mutating func read(_ at: Int, before end: Int) -> Int {
    if code.kind(at) == .identifier {
      if code.isText(at, "if") || code.isText(at, "guard") { return readChoice(at, before: end) }
      if code.isText(at, "switch") { return readSwitch(at, before: end) }
      if code.isText(at, "let") || code.isText(at, "var") || code.isText(at, "func") {
        all.append(.declaration)
        return nextStatement(at + 1, before: end)
      }
    }
    if code.kind(at) == .at { return code.kind(at + 1) == .identifier ? at + 2 : at + 1 }
    guard let chain = code.chain(at: at, before: end) else { return code.past(at) }
    // An assignment shows nothing; what is assigned is no view of this closure.
    let isAssigned = code.isText(chain.range.upperBound, "=")
    all.append(isAssigned ? .declaration : .view(chain))
    return nextStatement(chain.range.upperBound, before: end)
  }

  /// The token of the next statement: the first on a line that does not go on with this one.
  private func nextStatement(_ from: Int, before end: Int) -> Int {
    var at = from
    while at < end {
      if code.kind(at) == .semicolon { return at + 1 }
      if code.tokens[at].startsLine, !goesOn(at) { return at }
      at = code.past(at)
    }
    return end
  }

  private func goesOn(_ at: Int) -> Bool {
    switch code.kind(at) {
    case .dot, .operation, .comma, .colon: true
    case .open: code.opens(at, "{")
    default: false
    }
  }

  private mutating func readChoice(_ at: Int, before end: Int) -> Int {
    let isGuard = code.isText(at, "guard")
    var bodies: [Range<Int>] = []
    var condition = at..<at
    var next = at
    while true {
      guard let open = brace(from: next + 1, before: end) else { return end }
      if bodies.isEmpty { condition = next + 1..<open }
      bodies.append(code.inside(open))
      next = code.past(open)
      guard next < end, code.isText(next, "else") else { break }
      if code.opens(next + 1, "{") {
        bodies.append(code.inside(next + 1))
        next = code.past(next + 1)
        break
      }
      next += 1
    }
    // "if a == .b { … }" without a branch for all else.
    let comparison = bodies.count == 1 ? comparison(in: condition) : nil
    all.append(
      isGuard
        ? .declaration : .choice(bodies, Condition(code: condition, comparison: comparison)))
    return next
  }

  private func comparison(in condition: Range<Int>) -> Comparison? {
    var sign: Int?
    var at = condition.lowerBound
    while at < condition.upperBound {
      if code.kind(at) == .comma { return nil }
      if code.kind(at) == .operation {
        guard sign == nil, code.isText(at, "==") || code.isText(at, "!=") else {
          return plainComparison(in: condition)
        }
        sign = at
      }
      at = code.past(at)
    }
    guard let sign else { return plainComparison(in: condition) }
    guard sign > condition.lowerBound, sign + 1 < condition.upperBound else { return nil }
    return Comparison(
      subject: code.source(condition.lowerBound..<sign),
      value: code.source(sign + 1..<condition.upperBound), isEqual: code.isText(sign, "=="))
  }

  /// `isHot`, `!isHot`, `let tea`, `let tea = cup.tea`.
  private func plainComparison(in condition: Range<Int>) -> Comparison? {
    let first = condition.lowerBound
    if code.isText(first, "let") {
      let isNamed = condition.count > 3 && code.isText(first + 2, "=")
      let start = isNamed ? first + 3 : first + 1
      guard start < condition.upperBound, let subject = pathSource(start..<condition.upperBound)
      else { return nil }
      return Comparison(subject: subject, value: "nil", isEqual: false)
    }
    let isTrue = !code.isText(first, "!")
    guard let subject = pathSource((isTrue ? first : first + 1)..<condition.upperBound) else {
      return nil
    }
    return Comparison(subject: subject, value: "true", isEqual: isTrue)
  }

  /// The source of names behind dots, and nothing else.
  private func pathSource(_ range: Range<Int>) -> String? {
    guard !range.isEmpty,
      range.allSatisfy({ code.kind($0) == .identifier || code.kind($0) == .dot })
    else { return nil }
    return code.source(range)
  }

  private mutating func readSwitch(_ at: Int, before end: Int) -> Int {
    guard let open = brace(from: at + 1, before: end) else { return end }
    let condition = at + 1..<open
    let body = code.inside(open)
    var bodies: [Range<Int>] = []
    var at = body.lowerBound
    var start: Int?
    while at < body.upperBound {
      if isBranch(at) {
        if let start { bodies.append(start..<at) }
        while at < body.upperBound, code.kind(at) != .colon { at = code.past(at) }
        start = at + 1
      }
      at = code.past(at)
    }
    if let start, start <= body.upperBound { bodies.append(start..<body.upperBound) }
    all.append(.choice(bodies, Condition(code: condition, isSwitch: true)))
    return code.past(open)
  }

  /// Whether a branch of a switch begins, and no pattern of a condition.
  private func isBranch(_ at: Int) -> Bool {
    guard code.isText(at, "case") || code.isText(at, "default") else { return false }
    if code.kind(at - 1) == .comma || code.kind(at - 1) == .dot { return false }
    return !code.isText(at - 1, "if") && !code.isText(at - 1, "guard")
      && !code.isText(at - 1, "while") && !code.isText(at - 1, "for")
  }

  private func brace(from start: Int, before end: Int) -> Int? {
    var at = start
    while at < end {
      if code.opens(at, "{") { return at }
      at = code.past(at)
    }
    return nil
  }
}
