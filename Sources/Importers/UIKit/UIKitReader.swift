import AuditCore

/// Reads what the code of one type makes of UIKit and AppKit, statement by statement.
///
/// A control is followed by the name that holds it, within the type or the function where the name
/// is declared. What is set on it anywhere there counts.
struct UIKitReader {
  let code: SwiftCode
  var controls: [UIKitControl] = []
  private var scopes: [Scope] = []
  /// The variables that may hold nothing.
  private var optionals: Set<String> = []
  /// The controls that a name stands for, the innermost last.
  private var named: [String: [Int]] = [:]

  /// Tokens of controls that were made for a property before their name was reached.
  var made: Set<Int> = []
  /// The controls of which a property holds now one and now another.
  var chosen: [String: [Int]] = [:]

  private struct Scope {
    let end: Int
    /// What is declared inside.
    var names: [String] = []
    /// The control that a closure makes, for the first of its kind declared inside.
    var made: Int?
    /// What the closure returns.
    var returned = ""
  }

  /// Reads the members of a type.
  ///
  /// - Complexity: O(tokens).
  init(_ code: SwiftCode, _ type: SwiftType) {
    self.code = code
    scopes = [Scope(end: code.tokens.count)]
    // A class comes before the extensions that set up what it holds.
    for piece in type.pieces.sorted(by: { $0.lowerBound < $1.lowerBound }) { read(piece) }
    if !controls.isEmpty { UIKitFactories(code, type).settle(&controls) }
  }

  private mutating func read(_ piece: Range<Int>) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      while scopes.count > 1, let last = scopes.last, at >= last.end { leaveScope() }
      if code.opens(at, "{") { scopes.append(Scope(end: code.past(at))) }
      if code.kind(at) == .identifier, code.kind(at - 1) != .dot {
        at = max(at + 1, readName(at, before: piece.upperBound))
      } else {
        at += 1
      }
    }
    while scopes.count > 1 { leaveScope() }
  }

  private mutating func leaveScope() {
    for name in scopes.removeLast().names { _ = named[name]?.popLast() }
  }

  /// - Returns: the token to go on with; what is inside brackets is still to be read.
  private mutating func readName(_ at: Int, before end: Int) -> Int {
    if code.isText(at, "let") || code.isText(at, "var") { return readDeclaration(at, before: end) }
    if UIKitControl.role(of: code.text(at)) != nil {
      return made.contains(at) ? at + 1 : readCreation(at, named: "")
    }
    if let number = control(named: code.text(at)), let loop = loop(around: at) {
      controls[number].handedTo = controls[number].handedTo ?? loop
    }
    let path = path(at, before: end)
    if code.isText(path.end, "=") {
      readAssignment(path, before: end)
    } else if code.opens(path.end, "("), !code.tokens[path.end].startsLine {
      readCall(path)
    }
    return path.end
  }

  // MARK: Names

  private struct Path {
    var names: [String]
    /// Its first token.
    let start: Int
    /// The token past it.
    var end: Int
  }

  /// `self.closeButton?.imageView.image`, as far as names go.
  private func path(_ start: Int, before end: Int) -> Path {
    var path = Path(names: [code.text(start)], start: start, end: start + 1)
    while path.end < end {
      if code.kind(path.end) == .unwrap {
        path.end += 1
      } else if code.kind(path.end) == .dot, code.kind(path.end + 1) == .identifier {
        path.names.append(code.text(path.end + 1))
        path.end += 2
      } else {
        break
      }
    }
    if path.names.count > 1, path.names.first == "self" || path.names.first == "super" {
      path.names.removeFirst()
    }
    return path
  }

  private func control(named name: String) -> Int? {
    named[name]?.last
  }

  private mutating func name(_ name: String, _ number: Int) {
    scopes[scopes.count - 1].names.append(name)
    named[name, default: []].append(number)
  }

  private mutating func make(_ name: String, _ role: Role, _ type: String, at token: Int) -> Int {
    controls.append(UIKitControl(name: name, role: role, token: token))
    controls[controls.count - 1].isAppKit = type.hasPrefix("NS")
    controls[controls.count - 1].isItem = UIKitControl.isItem(type)
    controls[controls.count - 1].isProperty = scopes.count == 1
    if !name.isEmpty { self.name(name, controls.count - 1) }
    return controls.count - 1
  }

  // MARK: Making

  private mutating func readDeclaration(_ at: Int, before end: Int) -> Int {
    guard code.kind(at + 1) == .identifier else { return at + 1 }
    let name = code.text(at + 1)
    var next = at + 2
    var type: String?
    if code.kind(next) == .colon, code.kind(next + 1) == .identifier {
      type = code.text(next + 1)
      next += 2
      if code.isText(next, "?") { optionals.insert(name) }
    }
    if isOutlet(at) {
      let role = type.flatMap(UIKitControl.role) ?? .other
      controls[make(name, role, type ?? "", at: at + 1)].isOutlet = true
      return next
    }
    guard code.isText(next, "=") else { return next }
    let value = next + 1
    if code.opens(value, "{") {
      // A closure that makes it; what is declared inside is the same control.
      guard let type, let role = UIKitControl.role(of: type) else { return value }
      let number = make(name, role, type, at: at + 1)
      controls[number].isMadeElsewhere = true
      scopes.append(
        Scope(end: code.past(value), made: number, returned: code.returned(from: value)))
      return value + 1
    }
    if let type, let role = UIKitControl.role(of: type), code.kind(value) == .dot {
      let number = make(name, role, type, at: at + 1)
      if let chain = code.chain(at: value, before: end) {
        controls[number].read(arguments: chain.root, code)
      }
      return value
    }
    guard code.kind(value) == .identifier, UIKitControl.role(of: code.text(value)) != nil else {
      // A class of the app's own makes what the closure is for.
      if let number = scopes.last?.made, scopes.last?.returned == name {
        scopes[scopes.count - 1].made = nil
        self.name(name, number)
        controls[number].readClass(value, code)
      }
      return value
    }
    let count = controls.count
    let behind = readCreation(value, named: name)
    if controls.count > count {
      note(at..<valueEnd(value, before: end), owner: at + 1..<at + 2, of: count)
    }
    return behind
  }

  /// Whether a declaration is one of an outlet; the attribute stands before its modifiers.
  private func isOutlet(_ at: Int) -> Bool {
    var before = at - 1
    while before > 0, at - before < 8 {
      if code.isText(before, "IBOutlet") { return code.kind(before - 1) == .at }
      guard code.kind(before) == .identifier || code.kind(before) == .close else { return false }
      before = code.kind(before) == .close ? code.tokens[before].partner - 1 : before - 1
    }
    return false
  }

  mutating func readCreation(_ at: Int, named name: String) -> Int {
    guard let role = UIKitControl.role(of: code.text(at)) else { return at + 1 }
    let chain = code.chain(at: at, before: code.tokens.count, takesClosures: false)
    guard let chain, let made = chain.calls.last(where: \.isCalled) else { return at + 1 }
    // "UIButton.appearance()" makes none.
    let makers = [code.text(at), "systemButton", "buttonWithType"]
    guard makers.contains(made.name), chain.calls.count <= 2 else { return at + 1 }
    let number: Int
    if let outer = scopes.last?.made, !name.isEmpty {
      scopes[scopes.count - 1].made = nil
      number = outer
      controls[number].isMadeElsewhere = false
      self.name(name, number)
    } else {
      number = make(name, role, code.text(at), at: at)
    }
    controls[number].read(arguments: made, code)
    return at + 1
  }

  /// The loop over a list that a name stands in: `[share, close].forEach { … }`.
  private func loop(around at: Int) -> String? {
    guard code.kind(at + 1) == .comma || code.kind(at + 1) == .close else { return nil }
    var open = at - 1
    while open > 0, at - open < 40, code.kind(open) == .identifier || code.kind(open) == .comma {
      open -= 1
    }
    guard code.opens(open, "[") else { return nil }
    let after = code.past(open)
    if code.kind(after) == .dot, code.isText(after + 1, "forEach") || code.isText(after + 1, "map")
    {
      return code.text(after + 1)
    }
    return code.isText(open - 1, "in") ? "for" : nil
  }

  // MARK: Setting up

  private mutating func readAssignment(_ path: Path, before end: Int) {
    let start = path.end + 1
    let isMade =
      code.kind(start) == .identifier && UIKitControl.role(of: code.text(start)) != nil
    let owner = path.names.dropLast().last { control(named: $0) != nil }
    if !isMade, owner == nil, mayBeChoice(path.names, start) {
      readChoice(path.names, start..<valueEnd(start, before: end))
    }
    guard isMade || owner != nil, let property = path.names.last else { return }
    let value = start..<valueEnd(start, before: end)
    guard !value.isEmpty else { return }
    if isMade {
      // It is made here, and read when its name is reached; the property becomes its name.
      let count = controls.count
      _ = readCreation(value.lowerBound, named: property)
      made.insert(value.lowerBound)
      if controls.count > count {
        name(property, count)
        controls[count].isProperty = true
        controls[count].otherController = UIKitControl.otherController(path.names)
        let isOptional = property.hasSuffix("BarButtonItem") || optionals.contains(property)
        note(
          path.start..<value.upperBound, owner: path.start..<path.end, of: count,
          suffix: isOptional ? "?" : "")
      }
      return
    }
    guard let number = owner.flatMap(control) else { return }
    controls[number].set(property, to: value, code)
    if property == "accessibilityLabel", controls[number].labelValue == nil {
      controls[number].labelValue = value
    }
    if path.names.count == 2 || path.names.dropLast().last == owner {
      note(path.start..<value.upperBound, owner: path.start..<path.end - 2, of: number)
    }
  }

  /// Where a value ends: with its line, unless that goes on; at its start where it is longer than
  /// any that people write, so that no line is read again and again.
  private func valueEnd(_ start: Int, before end: Int) -> Int {
    var at = start
    var count = 0
    while at < end {
      if code.kind(at) == .close || code.kind(at) == .semicolon { return at }
      count += 1
      guard count < UIKitReader.longestValue else { return start }
      if at > start, code.tokens[at].startsLine, !goesOn(at) { return at }
      at = code.past(at)
    }
    return end
  }

  private static let longestValue = 512

  private func goesOn(_ at: Int) -> Bool {
    code.kind(at) == .dot || code.kind(at) == .operation || code.kind(at - 1) == .operation
      || code.kind(at) == .colon
  }

  private mutating func readCall(_ path: Path) {
    guard let method = path.names.last else { return }
    let arguments = code.arguments(code.inside(path.end))
    if method == "setAccessibilityLabel", path.names.count > 2, let first = arguments.first,
      let number = path.names.dropLast(2).compactMap(control).last
    {
      // The cell of a button speaks for it.
      controls[number].set("accessibilityLabel", to: first.value, code)
    }
    if path.names.count > 1, let number = control(named: path.names[path.names.count - 2]) {
      readSetter(method, arguments, of: number)
      note(path.start..<code.past(path.end), owner: path.start..<path.end - 2, of: number)
    }
    guard !UIKitReader.keeping.contains(method) else { return }
    for argument in arguments where argument.value.count == 1 {
      guard let number = control(named: code.text(argument.value.lowerBound)) else { continue }
      controls[number].handedTo = controls[number].handedTo ?? method
    }
  }

  /// Remembers a statement that stands on lines of its own inside a function.
  private mutating func note(
    _ range: Range<Int>, owner: Range<Int>, of number: Int, suffix: String = ""
  ) {
    guard scopes.count > 1, code.tokens[range.lowerBound].startsLine, !owner.isEmpty else { return }
    let next = range.upperBound
    guard code.kind(next) == nil || code.kind(next) == .close || code.tokens[next].startsLine else {
      return
    }
    // A later statement in a condition or a closure may not be met.
    let (depth, end) = (scopes.count, scopes[scopes.count - 1].end)
    if let known = controls[number].statement, known.end != end, known.depth <= depth { return }
    controls[number].statement = UIKitControl.Statement(
      range: range, owner: code.source(owner) + suffix, depth: depth, end: end)
  }

  private mutating func readSetter(
    _ method: String, _ arguments: [SwiftCall.Argument], of number: Int
  ) {
    guard let first = arguments.first else { return }
    switch method {
    case "setImage", "setBackgroundImage": controls[number].setPicture(first.value, code)
    case "setTitle", "setAttributedTitle": controls[number].set("title", to: first.value, code)
    case "addTarget":
      if let action = arguments.first(where: { $0.label == "action" }) {
        controls[number].readAction(action.value, code)
      }
    case "setAccessibilityElement":
      controls[number].set("isAccessibilityElement", to: first.value, code)
    case "setAccessibilityLabel":
      controls[number].set("accessibilityLabel", to: first.value, code)
      controls[number].labelValue = controls[number].labelValue ?? first.value
    default: break
    }
  }

  /// Functions that place a control and do not name it.
  private static let keeping: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "UIBarButtonItem",
    "bringSubviewToFront", "sendSubviewToBack", "removeArrangedSubview", "setCustomSpacing",
    "constraint", "NSLayoutConstraint", "UIStackView", "append", "pin", "present", "dismiss",
  ]
}
