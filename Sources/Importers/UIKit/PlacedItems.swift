import AuditCore

/// Items of bars that a class names by their places: `navigationItem.rightBarButtonItem?.title = "Pay"`,
/// `tabBar.items?[1].accessibilityLabel = "Cart"`; and what it titles itself, which its tab may show.
struct PlacedItems {
  private let code: SwiftCode
  /// What is set on them, by what they are called.
  private(set) var items: [UIKitControl] = []
  private var numbers: [String: Int] = [:]
  /// What variables stand for, with the token past the last use.
  private var aliases: [String: (place: Place, end: Int)] = [:]
  /// The variables that hold items which code makes.
  private var made: Set<String> = []

  private enum Place {
    case item(String), list(String)
  }

  /// Reads the members of a type.
  ///
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode, _ type: SwiftType) {
    self.code = code
    for piece in type.pieces { noteMade(piece) }
    for piece in type.pieces { read(piece) }
    items.removeAll { $0.label == nil && $0.title == nil }
  }

  /// Whether a file may name items so; most files do not.
  static func mayHold(_ bytes: [UInt8]) -> Bool {
    bytes.contains("BarButtonItem") || bytes.contains("tabBar") || bytes.contains("tabViewItems")
      || bytes.contains("viewControllers") || bytes.contains("toolbarItems")
      || bytes.contains("title = ")
  }

  private mutating func read(_ piece: Range<Int>) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      if code.kind(at) == .identifier, code.kind(at - 1) != .dot {
        at = max(at + 1, readName(at, before: piece.upperBound))
      } else {
        at += 1
      }
    }
  }

  /// - Returns: the token to go on with.
  private mutating func readName(_ at: Int, before limit: Int) -> Int {
    if code.isText(at, "for") { return readLoop(at, before: limit) }
    if code.isText(at, "let") || code.isText(at, "var") { return readVariable(at, before: limit) }
    let start = pastSelf(at)
    guard let (place, end) = place(at: start, before: limit) else {
      return noteTitle(start, from: at, before: limit)
    }
    switch place {
    case .item(let name): return readItem(name, start, end, before: limit)
    case .list(let list):
      guard code.isText(end, "=") else { return readClosure(over: list, end) }
      let value = end + 1..<code.statementEnd(end + 1, before: limit)
      if code.opens(value.lowerBound, "["),
        code.arguments(code.inside(value.lowerBound)).contains(where: { isMade($0.value) })
      {
        replace(BarPlace.any(list), by: value, at: start)
      }
      return end
    }
  }

  // MARK: Places

  /// The token past a leading `self.`.
  private func pastSelf(_ at: Int) -> Int {
    guard code.isText(at, "self") || code.isText(at, "strongSelf") || code.isText(at, "super")
    else { return at }
    return nameBehind(at + 1) ?? at
  }

  /// The name behind a dot, over what takes the optional away.
  private func nameBehind(_ end: Int) -> Int? {
    let dot = pastUnwrapping(end)
    return code.kind(dot) == .dot && code.kind(dot + 1) == .identifier ? dot + 1 : nil
  }

  private func pastUnwrapping(_ end: Int) -> Int {
    var at = end
    while code.kind(at) == .unwrap { at += 1 }
    return at
  }

  /// What the names from a token on stand for, and the token past them.
  private func place(at start: Int, before limit: Int) -> (place: Place, end: Int)? {
    guard let (place, end) = root(at: start), end <= limit else { return nil }
    guard case .list(let list) = place else { return (place, end) }
    guard let (item, past) = member(of: list, end) else { return (place, end) }
    // The tab of a controller by its place.
    if let next = nameBehind(past), code.isText(next, "tabBarItem") {
      return (.item(item), next + 1)
    }
    return (.item(item), past)
  }

  private func root(at start: Int) -> (place: Place, end: Int)? {
    let text = code.text(start)
    if let alias = aliases[text], start < alias.end { return (alias.place, start + 1) }
    switch text {
    case "navigationItem":
      guard let next = nameBehind(start + 1) else { return nil }
      let member = code.text(next)
      if let list = BarPlace.lists[member] { return (.item(BarPlace.name(list, 0)), next + 1) }
      return BarPlace.lists.values.contains(member) ? (.list(member), next + 1) : nil
    case "tabBar":
      guard let next = nameBehind(start + 1), code.isText(next, "items") else { return nil }
      return (.list(BarPlace.tabs), next + 1)
    case "viewControllers": return (.list(BarPlace.tabs), start + 1)
    case BarPlace.macTabs, "toolbarItems": return (.list(text), start + 1)
    case BarPlace.ownTab: return (.item(text), start + 1)
    case "navigationController":
      guard let next = nameBehind(start + 1), code.isText(next, "tabBarItem") else { return nil }
      return (.item(BarPlace.tabAround), next + 1)
    default: return nil
    }
  }

  /// The member of a list: `[1]`, `.first`, `[safe: 1]`, or one of which the place is not known.
  private func member(of list: String, _ end: Int) -> (name: String, end: Int)? {
    let open = pastUnwrapping(end)
    if code.opens(open, "["), !code.tokens[open].startsLine {
      let place = code.arguments(code.inside(open)).first?.value
      let number = place.flatMap { $0.count == 1 ? Int(code.text($0.lowerBound)) : nil }
      let name = number.map { BarPlace.name(list, $0) } ?? BarPlace.any(list)
      return (name, code.past(open))
    }
    guard let next = nameBehind(end) else { return nil }
    let isFirst = code.isText(next, "first")
    guard isFirst || code.isText(next, "last") else { return nil }
    if code.opens(next + 1, "(") { return (BarPlace.any(list), code.past(next + 1)) }
    return (isFirst ? BarPlace.name(list, 0) : BarPlace.last(list), next + 1)
  }

  // MARK: Variables

  /// `guard let items = tabBar.items else { return }`.
  private mutating func readVariable(_ at: Int, before limit: Int) -> Int {
    guard code.kind(at + 1) == .identifier, code.isText(at + 2, "=") else { return at + 1 }
    let name = code.text(at + 1)
    guard let (place, end) = place(at: pastSelf(at + 3), before: limit),
      nameBehind(end) == nil, !code.opens(pastUnwrapping(end), "(")
    else {
      aliases[name] = nil
      return at + 3
    }
    aliases[name] = (place, limit)
    return end
  }

  /// `for item in tabBar.items ?? [] { … }`, `for (index, item) in items.enumerated() { … }`.
  private mutating func readLoop(_ at: Int, before limit: Int) -> Int {
    let names = code.opens(at + 1, "(") ? code.inside(at + 1) : at + 1..<at + 2
    let word = code.opens(at + 1, "(") ? code.past(at + 1) : at + 2
    guard code.isText(word, "in"),
      case (.list(let list), let end)? = place(at: pastSelf(word + 1), before: limit)
    else { return at + 1 }
    var open = end
    while open < min(limit, end + PlacedItems.longestHead), !code.opens(open, "{") {
      open = code.past(open)
    }
    guard code.opens(open, "{") else { return end }
    for name in names where code.kind(name) == .identifier {
      aliases[code.text(name)] = (.item(BarPlace.any(list)), code.past(open))
    }
    return end
  }

  /// `tabBar.items?.forEach { $0.title = … }`.
  private mutating func readClosure(over list: String, _ end: Int) -> Int {
    guard let method = nameBehind(end) else { return end }
    var open = method + 1
    if code.opens(open, "(") { open += 1 }
    guard code.opens(open, "{") else { return end }
    let names = code.closureParameters(code.inside(open))
    for name in names.isEmpty ? ["$0"] : names {
      aliases[name] = (.item(BarPlace.any(list)), code.past(open))
    }
    return open + 1
  }

  private static let longestHead = 32

  // MARK: Names

  private mutating func readItem(
    _ name: String, _ start: Int, _ end: Int, before limit: Int
  ) -> Int {
    if code.isText(end, "=") {
      let value = end + 1..<code.statementEnd(end + 1, before: limit)
      if name == BarPlace.ownTab || isMade(value) { replace(name, by: value, at: start) }
      return end
    }
    guard let member = nameBehind(end), code.isText(member + 1, "=") else { return end }
    let property = code.text(member)
    let code = code
    let isName =
      property == "title" || property == "label"
      || property.hasPrefix("acc") && property.hasSuffix("abel")
    let value = member + 2..<code.statementEnd(member + 2, before: limit)
    guard isName, !isEmpty(value) else { return member + 1 }
    if name.hasSuffix("[any]") {
      let text = code.source(start..<member + 1)
      set(name, at: start) { $0.label = $0.label ?? .unknown(text) }
    } else {
      set(name, at: start) { $0.set(property, to: value, code) }
    }
    return member + 2
  }

  /// Another item takes the place of one, with a name of its own.
  private mutating func replace(_ name: String, by value: Range<Int>, at token: Int) {
    let text = code.source(value)
    set(name, at: token) { $0.label = $0.label ?? .unknown(text) }
  }

  /// Whether a value is an item that code makes.
  private func isMade(_ value: Range<Int>) -> Bool {
    guard let first = value.first, code.kind(first) == .identifier else { return false }
    if value.count == 1 { return made.contains(code.text(first)) }
    return UIKitControl.isBarItem(code.text(first)) && code.opens(first + 1, "(")
  }

  /// Takes down what variables hold: `let pay = UIBarButtonItem(…)`.
  private mutating func noteMade(_ piece: Range<Int>) {
    for at in piece where code.isText(at, "=") && code.kind(at - 1) == .identifier {
      guard at + 2 < piece.upperBound, isMade(at + 1..<at + 3) else { continue }
      // "let pay: UIBarButtonItem = …"
      let name = code.isText(at - 2, ":") ? at - 3 : at - 1
      if code.kind(name) == .identifier { made.insert(code.text(name)) }
    }
  }

  /// `title = "Cart"`, of the controller itself.
  private mutating func noteTitle(_ at: Int, from start: Int, before limit: Int) -> Int {
    guard code.isText(at, "title"), code.isText(at + 1, "=") else { return at }
    let isStatement = code.tokens[start].startsLine || code.kind(start - 1) != .identifier
    let (code, value) = (code, at + 2..<code.statementEnd(at + 2, before: limit))
    guard isStatement, !isEmpty(value) else { return at }
    set(BarPlace.title, at: start) { $0.set("title", to: value, code) }
    return at + 2
  }

  private func isEmpty(_ value: Range<Int>) -> Bool {
    value.isEmpty || code.isText(value.lowerBound, "nil")
      || code.literal(value).map { $0.text.isBlank } ?? false
  }

  private mutating func set(_ name: String, at token: Int, _ change: (inout UIKitControl) -> Void) {
    if numbers[name] == nil {
      var item = UIKitControl(name: name, role: .button, token: token)
      item.isOutlet = true
      numbers[name] = items.count
      items.append(item)
    }
    if let number = numbers[name] { change(&items[number]) }
  }
}
