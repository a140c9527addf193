import AuditCore

/// Views of several parts that listen for a tap.
///
/// VoiceOver meets the parts, each by itself, and presses the whole with any of them: none is heard as
/// something to press.
extension ViewReader {
  /// Says of the first part of a view that is tapped as a whole what a tap on it does; a view without
  /// parts that are known is met as what it is.
  ///
  /// - Parameter start: the number of the first element that may be a part.
  mutating func tap(
    _ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context, since start: Int
  ) {
    guard let tap = facts.tap, !facts.isOffered, !context.isInControl, !context.isHidden,
      !context.isUnseen, isTask(tap), !saysControl(chain.range)
    else { return }
    var reader = labelReader
    reader.branches = .none
    reader.read(chain.bare, false)
    let content = reader.content
    // What is shown in some cases only says nothing of the view itself.
    let parts = start..<screen.elements.count
    let fixed = parts.filter { !isChosen($0, in: chain) }
    // What is pressed inside is met and heard as that.
    guard content.controls.isEmpty, fixed.allSatisfy({ !isPressed($0) }) else { return }
    let action = tap.trailing.flatMap { code.actionName($0.body) } ?? "onTapGesture"
    let met = fixed.filter(isMet)
    let words = met.first { [.text, .heading].contains(screen.elements[$0].role) }
    let open = content.texts.first { $0.expression != nil }
    guard words == nil, let open else {
      if let part = words ?? met.first {
        screen.elements[part].action = .found(action)
        shown.note(tapped: content.views, of: screen.elements[part].id)
      } else if parts.isEmpty, content.texts.isEmpty, content.heard.isEmpty,
        !content.isOpenBeside, !content.views.isEmpty
      {
        addTapped(chain, facts, content, .group, action, context)
      }
      return
    }
    var text = LabelContent()
    text.show(open)
    guard let number = addTapped(chain, facts, text, .text, action, context) else { return }
    shown.note(tapped: content.views, of: screen.elements[number].id)
  }

  /// Whether code says of something in a view that it is pressed.
  private func saysControl(_ range: Range<Int>) -> Bool {
    range.contains { token in
      code.isText(token, "isButton") || code.isText(token, "isLink")
        || code.isText(token, "accessibilityAction")
        || code.isText(token, "accessibilityRepresentation")
    }
  }

  private func isPressed(_ part: Int) -> Bool {
    screen.elements[part].role.isControl || screen.elements[part].action.isMeasured
  }

  private func isMet(_ part: Int) -> Bool {
    let element = screen.elements[part]
    return element.hidden != true && element.isAccessibilityElement != false
      && element.decorative != true
  }

  /// Whether an element stands in a branch of a condition inside a view, so that the view may be there
  /// without it.
  private func isChosen(_ part: Int, in chain: SwiftChain) -> Bool {
    guard let token = tokens[part] else { return true }
    if chain.range.contains(token) { return isChosen(token, in: chain.range) }
    // What a member shows may be chosen there, and so may the member.
    guard let member = type.members.first(where: { $0.body.contains(token) }),
      !isChosen(token, in: member.body),
      let use = chain.range.first(where: { code.text($0) == member.name })
    else { return true }
    return isChosen(use, in: chain.range)
  }

  private func isChosen(_ token: Int, in around: Range<Int>) -> Bool {
    var at = around.lowerBound
    while at < token {
      let isChoice = code.isText(at, "if") || code.isText(at, "else") || code.isText(at, "switch")
      if isChoice, code.kind(at) == .identifier {
        var open = at + 1
        while open < around.upperBound, !code.opens(open, "{") { open = code.past(open) }
        if code.inside(open).contains(token) { return true }
      }
      at += 1
    }
    return false
  }

  /// Adds a tapped view of which no part is an element: its words are made by code, or by views of
  /// other types.
  ///
  /// - Returns: its number.
  @discardableResult
  private mutating func addTapped(
    _ chain: SwiftChain, _ facts: ViewModifiers, _ content: LabelContent, _ role: Role,
    _ action: String, _ context: Context
  ) -> Int? {
    var element = Element(id: "", role: role)
    setName(of: &element, content, nil)
    element.action = .found(action)
    setFacts(of: &element, facts)
    let use = ControlUse(isNameFixed: content.isFixed, tappedViews: content.views)
    return add(element, at: chain.root.token, context, use)
  }

  /// Whether a tap does something that people come for: not where it puts away the keyboard or what
  /// opened, nor where several taps are asked for, which is a shortcut that nothing on the screen tells
  /// of; on a Mac people click twice to open something.
  private func isTask(_ tap: SwiftCall) -> Bool {
    if let count = tap.argument("count")?.value, count.count == 1 {
      let isDouble = code.isText(count.lowerBound, "2") && code.platforms.first == .macOS
      guard isDouble || code.isText(count.lowerBound, "1") else { return false }
    }
    guard let body = tap.trailing?.body ?? tap.closure("perform")?.body else { return true }
    let isTyping = body.prefix(ViewReader.longestTap).contains { token in
      guard code.kind(token) == .identifier else { return false }
      let name = code.text(token)
      return ["ocus", "eyboard", "endEditing", "FirstResponder"].contains { name.contains($0) }
    }
    return !isTyping && !putsAway(body, depth: 0)
  }

  /// Whether code does nothing but put something away: `dismiss()`, `isOpen = false`, `tea = nil`.
  private func putsAway(_ body: Range<Int>, depth: Int) -> Bool {
    guard depth < 2, let chain = code.chain(at: body.lowerBound, before: body.upperBound),
      let last = chain.calls.last
    else { return false }
    let next = chain.range.upperBound
    if chain.calls.count == 1, last.name == "withAnimation", let inner = last.trailing {
      return next == body.upperBound && putsAway(inner.body, depth: depth + 1)
    }
    if code.isText(next, "=") {
      return next + 2 == body.upperBound
        && (code.isText(next + 1, "false") || code.isText(next + 1, "nil"))
    }
    return next == body.upperBound
      && ["dismiss", "hide", "close"].contains { last.name.hasPrefix($0) }
  }

  /// Views of the system that hold others and listen for a tap as one.
  static let tapped: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "GroupBox", "Grid", "GridRow", "LabeledContent",
    "LazyHStack", "LazyVStack",
  ]

  private static let longestTap = 400
}

extension ViewModifiers {
  /// Whether a tap is offered to assistive technology in a way of its own.
  fileprivate var isOffered: Bool {
    isButton || isLink || isToggle || acts || isHidden || label != nil
  }
}
