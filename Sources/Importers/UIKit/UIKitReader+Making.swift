import AuditCore

/// What code makes, and what it calls it.
extension UIKitReader {
  mutating func readDeclaration(_ at: Int, before end: Int) -> Int {
    guard code.kind(at + 1) == .identifier else { return at + 1 }
    let name = code.text(at + 1)
    let (type, next) = readType(of: name, from: at + 2)
    if isOutlet(at) {
      let role = type.flatMap(UIKitControl.role) ?? .other
      controls[make(name, role, type ?? "", at: at + 1)].isOutlet = true
      return next
    }
    guard code.isText(next, "=") else {
      declareLook(name, type, at: at)
      return next
    }
    let value = next + 1
    let role = type.flatMap(UIKitControl.role)
    if code.opens(value, "{") {
      guard let type, let role else { return value }
      return enterClosure(value, making: make(name, role, type, at: at + 1))
    }
    if let type, let role, code.kind(value) == .dot {
      let number = make(name, role, type, at: at + 1)
      if let chain = code.chain(at: value, before: end, takesClosures: false) {
        read(chain.root, for: number)
      }
      noteBuilder(value, of: number)
      return value
    }
    if readLook(name, type, at: at, value..<code.statementEnd(value, before: end)) { return value }
    if readView(name, at: value) { return value + 1 }
    return readValue(value, of: name, at, before: end)
  }

  /// The type behind a variable's name, and the token past it.
  private mutating func readType(of name: String, from colon: Int) -> (type: String?, next: Int) {
    guard code.kind(colon) == .colon, code.kind(colon + 1) == .identifier else {
      return (nil, colon)
    }
    var type = code.text(colon + 1)
    var next = colon + 2
    if code.kind(next) == .dot, code.isText(next + 1, "Configuration") {
      type = "Configuration"
      next += 2
    }
    if code.isText(next, "?") { optionals.insert(name) }
    return (type, code.kind(next) == .unwrap ? next + 1 : next)
  }

  /// Goes into a closure that makes a control; what is declared inside is the same control.
  private mutating func enterClosure(_ open: Int, making number: Int) -> Int {
    controls[number].isMadeElsewhere = true
    scopes.append(Scope(end: code.past(open), made: number, returned: code.returned(from: open)))
    return open + 1
  }

  /// Reads what a variable is given that is no look and no view of the app's own.
  private mutating func readValue(_ value: Int, of name: String, _ at: Int, before end: Int) -> Int
  {
    guard code.kind(value) == .identifier, UIKitControl.role(of: code.text(value)) != nil else {
      if let number = control(alone: value, before: end) {
        self.name(name, number)
        return value + 1
      }
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
      note(at..<code.statementEnd(value, before: end), owner: at + 1..<at + 2, of: count)
    }
    return behind
  }

  /// The control that a value is and nothing else, which has another name from there on:
  /// `let title = self.titleField`, `guard let title = titleField else`.
  private func control(alone value: Int, before end: Int) -> Int? {
    let path = code.path(at: value, before: end)
    guard path.count == 1, scopes.count > 1 else { return nil }
    let next = path.end
    let isOver =
      next >= end || code.tokens[next].startsLine || code.kind(next) == .semicolon
      || code.kind(next) == .comma || code.isText(next, "else") || code.opens(next, "{")
      || code.kind(next) == .close
    return isOver && !code.goesOn(next) ? control(named: code.text(path.first)) : nil
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

  /// Follows a view of the app's own that is called a button; false for any other.
  private mutating func readView(_ name: String, at: Int) -> Bool {
    guard code.kind(at) == .identifier, code.opens(at + 1, "(") else { return false }
    let type = code.text(at)
    guard type.hasSuffix("Button"), UIKitControl.isOwn(type), type.first?.isUppercase ?? false,
      scopes.last?.made == nil || scopes.last?.returned != name,
      let chain = code.chain(at: at, before: code.tokens.count, takesClosures: false)
    else { return false }
    let isPicture = type.contains("Image") || type.contains("Icon")
    let words = chain.root.arguments.first { argument in
      guard let label = argument.label, !(isPicture && label == "name") else { return false }
      return UIKitReader.texts.contains(label)
    }
    let number = make(name, .button, type, at: at)
    controls[number].isTapped = true
    if let words {
      controls[number].isTitled = true
      controls[number].set(
        words.label == "accessibilityLabel" ? "accessibilityLabel" : "title", to: words.value, code)
    }
    controls[number].hasPicture = true
    controls[number].icon = code.icon(givenTo: chain.root, isPicture: isPicture)
    noteClosure(behind: chain, of: number)
    return true
  }

  /// The arguments that give a view its text.
  private static let texts: Set<String> = [
    "title", "text", "label", "caption", "accessibilityLabel", "name",
  ]

  /// Whether an assignment makes a control: by its class, or by `.init` where the property is known
  /// to hold a bar item.
  func makesControl(_ at: Int, for property: String) -> Bool {
    if code.kind(at) == .identifier { return UIKitControl.role(of: code.text(at)) != nil }
    return property.hasSuffix("BarButtonItem") && makesImplicitly(at)
  }

  /// Whether an expression begins with `.init(`.
  func makesImplicitly(_ at: Int) -> Bool {
    code.kind(at) == .dot && code.isText(at + 1, "init") && code.opens(at + 2, "(")
  }

  mutating func readCreation(_ at: Int, named name: String) -> Int {
    // Only bar items are made without their class being told.
    let type = code.kind(at) == .dot ? "UIBarButtonItem" : code.text(at)
    guard let role = UIKitControl.role(of: type) else { return at + 1 }
    let chain = code.chain(at: at, before: code.tokens.count, takesClosures: false)
    guard let chain, let made = chain.calls.last(where: \.isCalled) else { return at + 1 }
    // "UIButton.appearance()" makes none.
    let makers = [type, "systemButton", "buttonWithType", "init"]
    guard makers.contains(made.name), chain.calls.count <= 2 else { return at + 1 }
    let number: Int
    if let outer = scopes.last?.made, !name.isEmpty {
      scopes[scopes.count - 1].made = nil
      number = outer
      controls[number].isMadeElsewhere = false
      self.name(name, number)
    } else {
      number = make(name, role, type, at: at)
    }
    read(made, for: number)
    noteClosure(behind: chain, of: number)
    return at + 1
  }

  /// Takes what a control is made with.
  private mutating func read(_ call: SwiftCall, for number: Int) {
    var call = call
    call.arguments.removeAll { argument in
      argument.label.map { lend(argument.value, to: number, as: $0) } ?? false
    }
    controls[number].read(arguments: call, code)
    if let view = call.argument("customView")?.value { noteView(view, of: number) }
  }

  /// Follows a control into the closure that sets it up: `UIButton().then { $0.alpha = 0 }`.
  private mutating func noteClosure(behind chain: SwiftChain, of number: Int) {
    guard chain.calls.count == 2, let last = chain.calls.last, !last.isCalled,
      UIKitReader.settingUp.contains(last.name), code.opens(last.token + 1, "{")
    else { return }
    let open = last.token + 1
    configured[open] = (code.closureParameters(code.inside(open)).first ?? "$0", number)
  }

  /// Follows a control into the closure of a function that makes it and has it set up:
  /// `let close: UIButton = .build { button in … }`.
  private mutating func noteBuilder(_ value: Int, of number: Int) {
    guard code.kind(value + 1) == .identifier else { return }
    var open = value + 2
    if code.opens(open, "("), !code.tokens[open].startsLine { open = code.past(open) }
    guard code.opens(open, "{") else { return }
    configured[open] = (code.closureParameters(code.inside(open)).first ?? "$0", number)
  }

  /// What libraries call the function that sets something up where it is made.
  private static let settingUp: Set<String> = [
    "then", "with", "also", "apply", "configure", "configured", "tap", "setup", "build",
  ]

  /// The loop over a list that a name stands in: `[share, close].forEach { … }`.
  func loop(around at: Int) -> String? {
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
}
