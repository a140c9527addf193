import AuditCore

extension ViewReader {
  // MARK: Texts and pictures

  mutating func addText(_ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context) {
    guard !context.isInControl, chain.root.isCalled else { return }
    var content = LabelContent()
    content.show(code.viewText(chain.root.token..<chain.callEnd(in: code)))
    var element = Element(id: "", role: facts.isHeader ? .heading : .text)
    setName(of: &element, content, facts.label)
    let isKnown = element.label.value != nil || element.text.value != nil
    guard isKnown || facts.tap != nil || facts.isButton else { return }
    setRole(of: &element, facts)
    setFacts(of: &element, facts)
    let isFixed = facts.label?.isFixed ?? content.isFixed
    add(element, at: chain.root.token, context, use(of: facts, isNameFixed: isFixed))
  }

  mutating func addLabel(_ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context) {
    guard !context.isInControl else { return }
    var reader = labelReader
    var bare = chain
    bare.calls = Array(chain.calls[...chain.rootIndex])
    reader.read(bare, context.isIconOnly)
    for closure in chain.root.closures { noteUses(in: closure.body, .control, context) }
    // With an empty title it is a picture.
    if facts.label == nil, reader.content.isPicture { return addImage(chain, facts, context) }
    var element = Element(id: "", role: facts.isHeader ? .heading : .text)
    setIcon(of: &element, reader.content)
    setName(of: &element, reader.content, facts.label)
    if element.text == .none, element.label.value != nil { element.role = .image }
    let isKnown = element.label.value != nil || element.text.value != nil
    guard isKnown || facts.tap != nil || facts.isButton else { return }
    setRole(of: &element, facts)
    setFacts(of: &element, facts)
    let isFixed = facts.label?.isFixed ?? reader.content.isFixed
    add(element, at: chain.root.token, context, use(of: facts, isNameFixed: isFixed))
  }

  /// - Parameter icon: the picture, where it is a name for one: `Image.close`.
  mutating func addImage(
    _ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context, icon named: Icon? = nil
  ) {
    let root = chain.root
    guard !context.isInControl, root.isCalled || named != nil else { return }
    // Without a name it adds nothing to the group that is met as one, and is no stop by itself.
    let isJoined = context.cover.contains(.combined) && facts.tap == nil && !facts.isButton
    if isJoined, facts.label == nil, root.argument("label") == nil { return }
    var element = Element(id: "", role: .image)
    if let icon = named ?? code.icon(of: root) {
      element.icon = .found(icon)
      element.otherIcon = code.otherIcon(of: root)
    }
    if root.argument("decorative") != nil {
      element.decorative = true
      element.isAccessibilityElement = false
    }
    if let label = facts.label ?? root.argument("label").map({ code.viewText($0.value) }) {
      setLabel(label, of: &element)
    } else if let label = context.labelAround ?? code.describedPicture(of: root) {
      element.source = SourceLocation(file: code.path)
      element.source?.expression = label
    } else {
      element.label = .none
    }
    setRole(of: &element, facts)
    setFacts(of: &element, facts)
    let isFixed = facts.label?.isFixed ?? true
    let number = add(element, at: root.token, context, use(of: facts, isNameFixed: isFixed))
    if context.labelAround != nil, facts.label == nil, root.argument("label") == nil {
      namedAround[root.token] = number
    }
  }

  /// What traits and gestures make of something that is no control by itself.
  private func setRole(of element: inout Element, _ facts: ViewModifiers) {
    if facts.isButton { element.role = .button }
    if facts.isLink { element.role = .link }
    if facts.isToggle { element.role = .toggle }
    if let tap = facts.tap {
      element.action = .found(tap.trailing.flatMap { code.actionName($0.body) } ?? "onTapGesture")
    }
  }

  /// What a tap on something that is no control by itself does.
  private func use(of facts: ViewModifiers, isNameFixed: Bool) -> ControlUse {
    let body = facts.tap.flatMap { $0.trailing?.body ?? $0.closure("perform")?.body }
    return ControlUse(names: body.map(code.roots) ?? [], isNameFixed: isNameFixed)
  }

  // MARK: Groups

  /// Adds views that are met as one; what is inside is not met by itself.
  mutating func addGroup(_ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context) {
    let cover: ViewCover = facts.children == .ignore ? .ignored : .control
    let bare = chain.bare
    let end = bare.calls.count < chain.calls.count ? chain.calls[bare.calls.count].token - 1 : nil
    noteUses(in: chain.root.token..<(end ?? chain.range.upperBound), cover, context)
    guard !context.isInControl else { return }
    var reader = labelReader
    if chain.root.name.first?.isUppercase ?? false {
      for closure in chain.root.closures { reader.read(closure.body, isIconOnly: false) }
    } else {
      reader.read(bare, false)
    }
    var element = Element(id: "", role: facts.isImage ? .image : .group)
    if facts.label == nil, facts.children == .ignore {
      // The texts inside are not heard once they are left out.
      element.label = .none
    } else {
      setName(of: &element, reader.content, facts.label)
    }
    setIcon(of: &element, reader.content)
    element.isAccessibilityElement = true
    setRole(of: &element, facts)
    guard element.label.value != nil || element.role.isControl || facts.tap != nil else { return }
    setFacts(of: &element, facts)
    let isFixed = facts.label?.isFixed ?? reader.content.isFixed
    add(element, at: chain.root.token, context, use(of: facts, isNameFixed: isFixed))
  }

  /// Adds a button that a modifier of the app's own makes, with the view before it for a label.
  mutating func addButton(_ chain: SwiftChain, madeBy place: Int, _ around: Context) {
    let modifier = chain.calls[place]
    let facts = ViewModifiers(chain.calls[(place + 1)...], in: code)
    let context = around.behind(facts)
    noteUses(in: chain.root.token..<modifier.token - 1, .control, context)
    guard !context.isInControl else { return }
    var label = chain
    label.calls = Array(chain.calls[..<place])
    var reader = labelReader
    reader.read(label, context.isIconOnly)
    var content = reader.content
    if let label = context.labelAround { content.note(unknown: label) }
    var element = Element(id: "", role: .button)
    setIcon(of: &element, content)
    setName(of: &element, content, facts.label)
    if let action = modifier.trailing.flatMap({ code.actionName($0.body) }) {
      element.action = .found(action)
    }
    setFacts(of: &element, facts)
    let body = modifier.trailing?.body
    let use = ControlUse(
      names: body.map(code.roots) ?? [], isNameFixed: facts.label?.isFixed ?? content.isFixed)
    add(element, at: chain.root.token, context, use)
  }

  // MARK: Modifiers

  mutating func addTab(_ modifier: SwiftCall, _ context: Context) {
    guard let body = modifier.trailing?.body, !context.isPaged else { return }
    var reader = labelReader
    reader.read(body, isIconOnly: false)
    noteUses(in: body, .control, context)
    var element = Element(id: "", role: .tab)
    setIcon(of: &element, reader.content)
    setName(of: &element, reader.content, nil)
    add(element, at: modifier.token, context)
  }

  /// A search field is named by its prompt, and by the system where it has none.
  mutating func addSearchField(_ modifier: SwiftCall, _ context: Context) {
    guard let prompt = modifier.argument("prompt").map({ code.viewText($0.value) }),
      let words = texts.base(of: prompt)
    else { return }
    var element = Element(id: "", role: .searchField)
    setLabel(prompt, of: &element)
    element.placeholder = .found(words)
    add(element, at: modifier.token, context)
  }
}

extension SwiftCode {
  /// What a control does, by the name of what its code calls or sets; nil for several things, and
  /// for what whoever shows the view hands over: `onSelect`.
  func actionName(_ body: Range<Int>) -> String? {
    guard let name = calledName(body) else { return nil }
    let isHandedOver =
      name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
      || [
        "action", "handler", "completion", "callback", "perform", "withAnimation", "Task", "async",
        "print",
      ].contains(name)
    return isHandedOver ? nil : name
  }

  private func calledName(_ body: Range<Int>) -> String? {
    guard let chain = chain(at: body.lowerBound, before: body.upperBound),
      let last = chain.calls.last
    else { return nil }
    let next = chain.range.upperBound
    if isText(next, "=") {
      // "showsSettings = false" shows nothing.
      if isText(next + 1, "false") || isText(next + 1, "nil") { return nil }
      return isEmptied(next + 1, before: body.upperBound)
        ? "clear" + capitalised(last.name) : last.name
    }
    guard next >= body.upperBound else { return nil }
    guard last.name == "toggle", chain.calls.count > 1 else { return last.name }
    let what = chain.calls[chain.calls.count - 2].name
    let opens = [
      "show", "present", "open", "display", "isShow", "isPresent", "isOpen", "isDisplay",
    ]
    let opened = ["Sheet", "Popover", "Presented", "Displayed", "Dialog", "Alert", "Tooltip"]
    if opens.contains(where: what.hasPrefix) || opened.contains(where: what.contains) {
      return what
    }
    return "toggle" + capitalised(what)
  }

  /// Whether a value is an empty text or list.
  private func isEmptied(_ at: Int, before end: Int) -> Bool {
    if opens(at, "[") { return inside(at).isEmpty }
    return literal(at..<min(at + 1, end)).map { $0.text.isEmpty && $0.codes.isEmpty } ?? false
  }

  private func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
