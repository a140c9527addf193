/// Views that code goes through together: `[close, share].forEach { $0?.isHidden = true }`, or a list
/// of them that has a name.
struct ViewLists {
  /// Code that goes through a list.
  private struct Loop {
    let body: Range<Int>
    /// What one of its views is called there.
    let names: Set<String>
    let properties: [String]
  }

  private let code: SwiftCode
  /// By the name of a list the properties in it.
  private var lists: [String: [String]] = [:]
  private var loops: [Loop] = []

  /// Finds the lists of a class.
  ///
  /// - Complexity: O(tokens), times the loops that stand in one another.
  init(_ code: SwiftCode, _ pieces: [Range<Int>]) {
    self.code = code
    for piece in pieces {
      for at in piece where code.opens(at, "[") { noteList(at) }
    }
    guard !lists.isEmpty else { return }
    for piece in pieces {
      for at in piece { noteLoop(at, before: piece.upperBound) }
    }
  }

  /// The properties whose views a name stands for at a token: those of a list that is gone through, else
  /// the one of that name.
  ///
  /// - Complexity: O(loops).
  func properties(called name: String, at token: Int) -> [String] {
    guard !loops.isEmpty else { return [name] }
    let loop = loops.last { $0.names.contains(name) && $0.body.contains(token) }
    return loop?.properties ?? [name]
  }

  // MARK: Lists

  /// Lists without a name are called so.
  private static let unnamed = ""

  private mutating func noteList(_ open: Int) {
    guard begins(open) else { return }
    let properties = code.items(code.inside(open).prefix(ViewLists.longest)).map { item in
      let path = code.path(at: item.lowerBound, before: item.upperBound)
      let isName = path.count == 1 && path.end == item.upperBound
      return isName && code.kind(path.first) == .identifier ? code.text(path.first) : nil
    }
    guard !properties.isEmpty, !properties.contains(nil) else { return }
    let name = name(ofListAt: open) ?? ViewLists.unnamed
    lists[name, default: []] += properties.compactMap(\.self)
  }

  /// Whether a list begins here, and not the place in one: `items[at]`.
  private func begins(_ open: Int) -> Bool {
    switch code.kind(open - 1) {
    case .identifier: code.isText(open - 1, "in") || code.isText(open - 1, "return")
    case .close, .unwrap: code.tokens[open].startsLine
    default: true
    }
  }

  /// `lazy var buttons: [UIButton] = [one, two]`, `var buttons: [UIButton] { [one, two] }` and
  /// `buttons = [one, two]`.
  private func name(ofListAt open: Int) -> String? {
    if code.isText(open - 1, "="), code.kind(open - 2) == .identifier { return code.text(open - 2) }
    var at = open - 1
    while at > 0, open - at < ViewLists.longestHead {
      if code.isText(at, "var") || code.isText(at, "let") { return code.text(at + 1) }
      // What is handed on, or stands in another statement, has no name here.
      if code.opens(at, "(") || code.kind(at) == .comma || code.kind(at) == .semicolon {
        return nil
      }
      at -= 1
    }
    return nil
  }

  private static let longest = 128
  private static let longestHead = 12

  // MARK: Loops

  private mutating func noteLoop(_ at: Int, before end: Int) {
    if code.isText(at, "for"), code.kind(at - 1) != .dot { return noteFor(at, before: end) }
    let isList = code.kind(at) == .identifier && isMentioned(at) || code.opens(at, "[")
    guard isList, let chain = code.chain(at: start(of: at), before: end) else { return }
    for call in chain.calls where call.name == "forEach" {
      guard let body = body(of: call) else { continue }
      var names = Set(code.closureParameters(body))
      if names.isEmpty { names = ["$0", "$1"] }
      add(body, names, in: chain.range.lowerBound..<body.lowerBound)
    }
  }

  /// `zip(buttons, titles)` goes through the buttons as well.
  private func start(of at: Int) -> Int {
    code.opens(at - 1, "(") && code.kind(at - 2) == .identifier ? at - 2 : at
  }

  private func body(of call: SwiftCall) -> Range<Int>? {
    if let closure = call.closures.first { return closure.body }
    guard let value = call.arguments.first?.value, code.opens(value.lowerBound, "{") else {
      return nil
    }
    return code.inside(value.lowerBound)
  }

  /// `for button in buttons { … }`, `for case let button? in [close, share] { … }`.
  private mutating func noteFor(_ start: Int, before end: Int) {
    var at = start + 1
    var names: Set<String> = []
    let limit = min(end, start + ViewLists.longest)
    while at < limit, !code.isText(at, "in") {
      if code.kind(at) == .identifier { names.insert(code.text(at)) }
      at += 1
    }
    let list = at + 1
    while at < limit, !code.opens(at, "{") { at = code.past(at) }
    guard at < limit, list <= at else { return }
    add(code.inside(at), names, in: list..<at)
  }

  private mutating func add(_ body: Range<Int>, _ names: Set<String>, in list: Range<Int>) {
    var properties: [String] = []
    for at in list {
      if code.kind(at) == .identifier, isMentioned(at) { properties += lists[code.text(at)] ?? [] }
      if code.opens(at, "[") {
        properties += code.inside(at).filter { code.kind($0) == .identifier }.map(code.text)
      }
    }
    guard !properties.isEmpty else { return }
    loops.append(Loop(body: body, names: names, properties: properties))
  }

  /// Whether a token names a list: by itself or of `self`.
  private func isMentioned(_ at: Int) -> Bool {
    guard lists[code.text(at)] != nil else { return false }
    return code.kind(at - 1) != .dot || code.isText(at - 2, "self")
  }
}
