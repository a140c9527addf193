/// Views that a type gives itself for parts that nobody hands it: `init(icon: () -> Icon = { DefaultIcon() })`,
/// `var icon: AnyView = DefaultIcon()` and `self.init(title: title) { EmptyView() }`.
///
/// They stand where the parts stand. A property without a type holds a view of one kind and is no part,
/// so that its view may stand anywhere.
struct DefaultParts {
  /// The views by the tokens of their calls, with the part each stands for.
  private(set) var views: [Int: ViewSlot] = [:]
  private let type: String
  private let code: SwiftCode

  /// - Complexity: O(tokens of the type's properties and initialisers).
  init(of type: SwiftType, in code: SwiftCode) {
    self.type = type.name
    self.code = code
    for piece in type.pieces {
      var at = piece.lowerBound
      while at < piece.upperBound {
        if code.isText(at, "let") || code.isText(at, "var"), code.kind(at + 2) == .colon {
          readProperty(at + 1, before: piece.upperBound)
        } else if code.isText(at, "init"), code.kind(at - 1) != .dot {
          readInitialiser(at, before: piece.upperBound)
        }
        at = code.past(at)
      }
    }
  }

  private mutating func readProperty(_ name: Int, before end: Int) {
    var at = name + 2
    while at < end, !code.tokens[at].startsLine, !code.opens(at, "{") {
      if code.isText(at, "=") {
        let value = at + 1..<code.statementEnd(at + 1, before: end)
        return note(value, part: code.text(name))
      }
      at = code.past(at)
    }
  }

  private mutating func readInitialiser(_ start: Int, before end: Int) {
    var at = start + 1
    while at < end, !code.opens(at, "{") {
      if code.opens(at, "(") { readParameters(code.inside(at)) }
      if code.tokens[at].startsLine, code.isText(at, "let") || code.isText(at, "var") { return }
      at = code.past(at)
    }
    guard code.opens(at, "{") else { return }
    let body = code.inside(at)
    at = body.lowerBound
    while at < body.upperBound {
      if code.isText(at, "="), code.kind(at - 1) == .identifier {
        note(at + 1..<code.statementEnd(at + 1, before: body.upperBound), part: code.text(at - 1))
      } else if code.isText(at, "self"), code.isText(at + 2, "init"),
        let chain = code.chain(at: at, before: body.upperBound)
      {
        readDelegation(chain.root)
      }
      at = code.past(at)
    }
  }

  private mutating func readParameters(_ list: Range<Int>) {
    for parameter in code.arguments(list) {
      let value = parameter.value
      guard let sign = topLevel(value, { code.isText($0, "=") }) else { continue }
      // "label make: Type" is called by its second name.
      let colon = parameter.label == nil ? topLevel(value) { code.kind($0) == .colon } : nil
      let name = parameter.label ?? colon.map { code.text($0 - 1) }
      if let name { note(sign + 1..<value.upperBound, part: name) }
    }
  }

  private func topLevel(_ range: Range<Int>, _ isMeant: (Int) -> Bool) -> Int? {
    var at = range.lowerBound
    while at < range.upperBound {
      if isMeant(at) { return at }
      at = code.past(at)
    }
    return nil
  }

  /// What another initialiser of the type is handed.
  private mutating func readDelegation(_ call: SwiftCall) {
    for argument in call.arguments { note(argument.value, part: argument.label ?? "") }
    for closure in call.closures { note(closure.body, part: closure.label ?? "") }
  }

  /// Takes note of the one view that a value is, or that a closure makes.
  private mutating func note(_ value: Range<Int>, part: String) {
    guard let first = value.first else { return }
    let isClosure = code.opens(first, "{") && code.past(first) == value.upperBound
    let body = isClosure ? code.inside(first) : value
    guard let chain = code.chain(at: body.lowerBound, before: body.upperBound),
      chain.range.upperBound == body.upperBound, chain.root.isCalled, !chain.isImplicit,
      chain.root.name.first?.isUppercase ?? false, !ViewReader.isOfSystem(chain.root.name)
    else { return }
    views[chain.root.token] = ViewSlot(type: type, name: part)
  }
}
