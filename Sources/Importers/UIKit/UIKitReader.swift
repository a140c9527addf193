import AuditCore

/// Reads what the code of one type makes of UIKit and AppKit, statement by statement.
///
/// A control is followed by the name that holds it, within the type or the function where the name
/// is declared. What is set on it anywhere there counts.
struct UIKitReader {
  let code: SwiftCode
  var controls: [UIKitControl] = []
  var scopes: [Scope] = []
  /// The variables that may hold nothing.
  var optionals: Set<String> = []
  /// The controls that a name stands for, the innermost last.
  private var named: [String: [Int]] = [:]

  /// Tokens of controls that were made for a property before their name was reached.
  var made: Set<Int> = []
  /// The controls of which a property holds now one and now another.
  var chosen: [String: [Int]] = [:]
  /// The controls that closures set up, with what the closures call them, by the tokens of their braces.
  var configured: [Int: (name: String, control: Int)] = [:]
  /// The controls in lists of bar items, by the properties that hold the lists.
  var lists: [String: [[Int?]]] = [:]
  /// What is set on members of lists.
  var listed: [ListMember] = []
  /// The bar items that show controls, with these.
  var shown: [(item: Int, view: Int)] = []
  /// What hides controls, with the end of the braces it stands in.
  var hiding: [(condition: String, end: Int, control: Int)] = []
  /// Whether the type is itself a bar item, which its owners may name.
  let isItem: Bool
  /// Whether tabs are reached by their places, where they may be named.
  private var reachesTabs = false
  /// What the type calls its properties.
  private let properties: Set<String>

  /// What holds between two braces.
  struct Scope {
    let end: Int
    /// Whether it is that of a closure, whose first value is `$0`.
    var isClosure = false
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
    isItem = type.inherits.contains(where: UIKitControl.isBarItem)
    scopes = [Scope(end: code.tokens.count)]
    // What a class holds comes before what sets it up, wherever that stands in the file.
    let members = type.pieces.sorted { $0.lowerBound < $1.lowerBound }.map { code.members($0) }
    properties = Set(members.flatMap(\.properties).map { code.text($0.lowerBound + 1) })
    for piece in members.flatMap(\.properties) + members.flatMap(\.others) { read(piece) }
    nameMembers()
    nameViews()
    leaveTabs()
    settleFields()
    tellApart(in: type.name)
    controls.removeAll { $0.look != nil }
    controls.sort { $0.token < $1.token }
    if !controls.isEmpty { UIKitFactories(code, type).settle(&controls) }
  }

  private mutating func read(_ piece: Range<Int>) {
    var at = piece.lowerBound
    while at < piece.upperBound {
      while scopes.count > 1, let last = scopes.last, at >= last.end { leaveScope() }
      if code.opens(at, "{") { enterScope(at) }
      if code.kind(at) == .identifier, code.kind(at - 1) != .dot {
        at = max(at + 1, readName(at, before: piece.upperBound))
      } else {
        at += 1
      }
    }
    while scopes.count > 1 { leaveScope() }
  }

  private mutating func enterScope(_ open: Int) {
    scopes.append(Scope(end: code.past(open), isClosure: !code.isOfStatement(open)))
    guard let (name, number) = configured.removeValue(forKey: open) else { return }
    self.name(name, number)
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
    let path = code.path(at: at, before: end)
    let names = code.names(of: path)
    if names.suffix(2) == ["tabBar", "items"] { reachesTabs = true }
    if code.isText(path.end, "=") {
      readAssignment(path, names, before: end)
    } else if code.opens(path.end, "("), !code.tokens[path.end].startsLine {
      readCall(path, names)
    } else if code.opens(path.end, "["), !code.tokens[path.end].startsLine {
      readMember(of: names, path.end, before: end)
    } else if let called = code.call(behindCastOf: path, before: end) {
      readCall(called, names + [code.text(called.last)])
    }
    noteReach(path, names)
    return path.end
  }

  // MARK: Names

  func control(named name: String) -> Int? {
    if name == "$0", scopes.last(where: \.isClosure)?.names.contains(name) != true { return nil }
    return named[name]?.last
  }

  /// The control that the innermost of some names stands for.
  private func control(of names: ArraySlice<String>) -> Int? {
    for name in names.reversed() {
      // Every controller has one, and it is called alike.
      if name == BarPlace.ownTab, names.count > 1 { return control(named: tab(names)) }
      if let number = control(named: name) { return number }
    }
    return nil
  }

  /// What the tab of another controller goes by: `cart.tabBarItem`.
  private func tab(_ names: ArraySlice<String>) -> String { names.joined(separator: ".") }

  /// What nobody can write into, and shows a text, is one.
  private mutating func settleFields() {
    for number in controls.indices
    where controls[number].isDisabled == true && controls[number].role.isTextEntry
      && controls[number].title != nil
    {
      controls[number].role = .text
    }
  }

  /// What is reached by its place may have any name.
  private mutating func leaveTabs() {
    guard reachesTabs else { return }
    for number in controls.indices where controls[number].role == .tab {
      controls[number].label = controls[number].label ?? .unknown("tabBar.items")
    }
  }

  mutating func name(_ name: String, _ number: Int, in scope: Int? = nil) {
    scopes[scope ?? scopes.count - 1].names.append(name)
    named[name, default: []].append(number)
  }

  mutating func make(_ name: String, _ role: Role, _ type: String, at token: Int) -> Int {
    controls.append(UIKitControl(name: name, role: role, token: token))
    controls[controls.count - 1].isAppKit = type.hasPrefix("NS")
    controls[controls.count - 1].isItem = UIKitControl.isItem(type)
    if role == .button, UIKitControl.isOwn(type) { controls[controls.count - 1].madeOf = type }
    controls[controls.count - 1].isProperty = scopes.count == 1
    if !name.isEmpty { self.name(name, controls.count - 1) }
    return controls.count - 1
  }

  // MARK: Setting up

  private mutating func readAssignment(_ path: SwiftPath, _ names: [String], before end: Int) {
    let start = path.end + 1
    guard let property = names.last else { return }
    let value = start..<code.statementEnd(start, before: end)
    let isMade = makesControl(start, for: property)
    let number = control(of: names.dropLast())
    if !isMade, number == nil, mayBeChoice(names, start) { readChoice(names, value) }
    if number == nil, !isMade { noteList(names, value) }
    guard !value.isEmpty, !readLook(names, value) else { return }
    if isMade { return readMade(path, names, value) }
    noteView(names, value)
    guard let number else { return }
    if !lend(value, to: number, as: property) { controls[number].set(property, to: value, code) }
    if property == "isHidden" {
      noteHiding(value, of: number)
      // "UIButton().then { $0.isHidden = true }"
      let isHere = scopes.last.map { $0.isClosure && $0.names.contains(names[0]) } ?? false
      if isHere { controls[number].isMadeHidden = code.truth(value) == true }
    }
    if property == "accessibilityLabel", controls[number].labelValue == nil {
      controls[number].labelValue = value
    }
    if names.count == 2 || control(of: names.dropLast().suffix(1)) == number {
      note(path.start..<value.upperBound, owner: path.start..<path.end - 2, of: number)
    }
  }

  /// A control is made here, and read when its name is reached; the property becomes its name.
  private mutating func readMade(_ path: SwiftPath, _ names: [String], _ value: Range<Int>) {
    guard let property = names.last else { return }
    let count = controls.count
    let isTab = property == BarPlace.ownTab && names.count > 1
    _ = readCreation(value.lowerBound, named: isTab ? "" : property)
    made.insert(value.lowerBound)
    guard controls.count > count else { return }
    if isTab {
      // What sets up the tab of a controller that is kept may stand in another function.
      name(tab(names[...]), count, in: properties.contains(names[0]) ? 0 : nil)
    } else {
      name(property, count)
    }
    controls[count].isProperty = true
    controls[count].otherController = UIKitControl.otherController(names)
    let isOptional = property.hasSuffix("BarButtonItem") || optionals.contains(property)
    note(
      path.start..<value.upperBound, owner: path.start..<path.end, of: count,
      suffix: isOptional ? "?" : "")
  }

  private mutating func readCall(_ path: SwiftPath, _ names: [String]) {
    guard let method = names.last else { return }
    let arguments = code.arguments(code.inside(path.end))
    readPart(method, arguments, of: names)
    if names.count > 1, let number = control(named: names[names.count - 2]) {
      readSetter(method, arguments, of: number)
      note(path.start..<code.past(path.end), owner: path.start..<path.end - 2, of: number)
    }
    if method == "addSubview" || method == "insertSubview" { noteInside(names, arguments) }
    guard !UIKitReader.keeping.contains(method) else { return }
    for argument in arguments {
      // "&look": a variable that the function may change.
      let isChanged = argument.value.count == 2 && code.isText(argument.value.lowerBound, "&")
      guard argument.value.count == 1 || isChanged, let last = argument.value.last,
        let number = control(named: code.text(last))
      else { continue }
      controls[number].handedTo = controls[number].handedTo ?? method
    }
  }

  /// VoiceOver does not look into a button: what stands on it is not met.
  private mutating func noteInside(_ names: [String], _ arguments: [SwiftCall.Argument]) {
    guard names.count > 1, let host = control(named: names[names.count - 2]),
      controls[host].role == .button, controls[host].isAccessibilityElement != false,
      let view = arguments.first?.value, view.count == 1,
      let inner = control(named: code.text(view.lowerBound)), inner != host
    else { return }
    if controls[host].isTapped {
      controls[inner].standsOn = controls[host].madeOf
    } else {
      controls[inner].isAccessibilityElement = controls[inner].isAccessibilityElement ?? false
    }
  }

  /// Remembers a statement that stands on lines of its own inside a function.
  mutating func note(
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
    case "setImage", "setBackgroundImage":
      if !lend(first.value, to: number, as: "image") {
        controls[number].setPicture(first.value, code)
      }
    case "setTitle", "setAttributedTitle": controls[number].set("title", to: first.value, code)
    case "addTarget":
      if let action = arguments.first(where: { $0.label == "action" }) {
        controls[number].readAction(action.value, code)
      }
    default: setAccessibility(method, first.value, of: number)
    }
  }

  /// Functions that place a control and do not name it.
  static let keeping: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "UIBarButtonItem",
    "bringSubviewToFront", "sendSubviewToBack", "removeArrangedSubview", "setCustomSpacing",
    "constraint", "NSLayoutConstraint", "UIStackView", "append", "pin", "present", "dismiss",
    "setRightBarButton", "setLeftBarButton", "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
    "addView", "addSubviews", "addArrangedSubviews",
  ]
}
