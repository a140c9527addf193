import AuditCore

/// Members of the type, and views that hold others.
extension ViewReader {
  /// Reads a member where it is shown, with what is said of it there.
  ///
  /// - Parameter name: its name, or its key among the members.
  mutating func visit(
    member name: String, _ call: SwiftCall, _ chain: SwiftChain, _ facts: ViewModifiers,
    _ context: Context
  ) {
    guard members[name] != nil else { return }
    if facts.isOneThing { return addGroup(chain, facts, context) }
    var context = context
    context.enter(facts)
    join(chain, facts, &context)
    if !context.mayBeNamed { unname(name) }
    let isNew = !isRead(name)
    let start = screen.elements.count
    readMember(name, context)
    for (parameter, body) in handed(to: call) {
      var inner = context
      inner.slots.append(ViewSlot(type: type.name, name: parameter, isMember: true))
      walk(body, inner)
    }
    if isNew { tap(chain, facts, context, since: start) }
  }

  /// The closures that make views for a member, with the names the member has for them.
  private func handed(to call: SwiftCall) -> [(parameter: String, body: Range<Int>)] {
    var closures = members[call.name]?.closures ?? []
    guard closures.contains(where: \.makesViews) else { return [] }
    var handed: [(parameter: String, body: Range<Int>)] = []
    func take(_ place: Int?, _ body: Range<Int>) {
      guard let place else { return }
      let parameter = closures.remove(at: place)
      if parameter.makesViews { handed.append((parameter.name, body)) }
    }
    let labelled =
      call.arguments.filter { code.opens($0.value.lowerBound, "{") }
      .map { ($0.label, code.inside($0.value.lowerBound)) }
      + call.closures.filter { $0.label != nil }.map { ($0.label, $0.body) }
    for (label, body) in labelled { take(closures.firstIndex { $0.label == label }, body) }
    if let trailing = call.trailing { take(closures.indices.first, trailing.body) }
    return handed
  }

  /// Takes note that a member is shown where nothing around gives it a name: what had none but for
  /// that in another place has none.
  private mutating func unname(_ name: String) {
    guard !namedAround.isEmpty, let member = members[name], unnamed.insert(name).inserted else {
      return
    }
    for token in member.body {
      guard let number = namedAround.removeValue(forKey: token) else { continue }
      screen.elements[number].label = .none
      if screen.elements[number].role.isControl { screen.elements[number].text = .none }
      screen.elements[number].source?.expression = nil
    }
  }

  mutating func visitContainer(
    _ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context
  ) {
    let root = chain.root
    guard root.name.first?.isUppercase ?? false else {
      if !chain.isImplicit { note(part: root.token, context) }
      return
    }
    if facts.isOneThing { return addGroup(chain, facts, context) }
    var context = context
    context.enter(facts)
    join(chain, facts, &context)
    if root.name == "LabeledContent" { context.titleAround = title(of: root) }
    if root.name == "ToolbarItem" || root.name == "ToolbarItemGroup", context.isInHiddenBar {
      context.isUnseen = !isBelow(root)
      context.isInHiddenBar = false
    }
    if root.name == "ToolbarItem", !context.isOpened { readTitle(in: root) }
    if root.name == "CommandMenu" || root.name == "CommandGroup" { context.isCommand = true }
    enterRow(of: root, &context)
    note(view: chain, context)
    let start = screen.elements.count
    walkParts(of: root, context)
    // What a view of another type makes of views it is handed is not known here.
    let isPlain = !ViewReader.isOfSystem(root.name) && code.viewBodies(of: root).isEmpty
    if isPlain || ViewReader.tapped.contains(root.name) {
      tap(chain, facts, context, since: start)
    }
  }

  /// Takes the words in the middle of the bar for the title of the screen, which may have no other:
  /// `ToolbarItem(placement: .principal) { Text("Teas") }`.
  private mutating func readTitle(in item: SwiftCall) {
    guard let placement = item.argument("placement")?.value.last,
      code.isText(placement, "principal")
    else { return }
    var reader = labelReader
    for body in code.viewBodies(of: item) { reader.read(body, isIconOnly: false) }
    let heard = reader.content.heard.filter { !$0.isSilent }
    if let first = heard.first { setTitle(first) }
    let isOpen = reader.content.isOpen || heard.contains { $0.expression != nil }
    isTitleOpen = isTitleOpen || isOpen
  }

  /// The words that name what stands in `LabeledContent("Size") { … }`, or in one whose title is a
  /// closure.
  private func title(of labelled: SwiftCall) -> ViewText? {
    if let title = labelled.unlabelled { return code.viewText(title.value) }
    if let label = code.labelledBodies(of: labelled).first(where: { $0.label == "label" }) {
      var reader = labelReader
      reader.read(label.body, isIconOnly: false)
      if let unknown = reader.content.unknown { return .unknown(unknown) }
      let heard = reader.content.heard.filter { !$0.isSilent }
      return heard.count > 1 ? .unknown(code.source(label.body)) : heard.first
    }
    let own = labelled.ownWords(beside: ["content", "format", "value"])
    return own.map { $0.isWords ? code.viewText($0.value) : .unknown(code.source($0.value)) }
  }

  /// Goes into a group of which the views are met as one: what one of them says names the others.
  private func join(_ chain: SwiftChain, _ facts: ViewModifiers, _ context: inout Context) {
    guard facts.children == .combine else { return }
    var reader = labelReader
    reader.read(chain.bare, false)
    if reader.content.mayTell { context.joinedAround = code.source(chain.bare.range) }
  }

  private mutating func walkParts(of call: SwiftCall, _ context: Context) {
    if let view = code.wrappedView(in: call) { visit(view, context) }
    for (label, body) in code.labelledBodies(of: call) {
      var inner = context
      inner.enter(call, label)
      walk(body, inner)
    }
  }
}
