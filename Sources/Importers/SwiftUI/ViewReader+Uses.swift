import AuditCore

extension ViewReader {
  /// Takes note that a view of another type is shown.
  mutating func note(use call: SwiftCall, _ context: Context) {
    guard call.name.first?.isUppercase ?? false, !ViewReader.isOfSystem(call.name) else { return }
    shown.note(
      use: call.token, of: call.name, context.allCover, context.slots, isOpened: context.isOpened)
    if context.isTitled { shown.titled.insert(call.name) }
  }

  /// Takes note that something the type is given is shown: a property that holds a view or a closure.
  mutating func note(part token: Int, _ context: Context) {
    shown.note(part: token, context.allCover, context.slots)
    if context.isApart {
      rows.apartParts.insert(code.text(token))
    } else {
      rows.openParts.insert(code.text(token))
    }
  }

  /// Takes note of parts of a call that hand over what the type was given itself.
  mutating func noteParts(of call: SwiftCall, _ context: Context) {
    let isOwn =
      call.isCalled && call.name.first?.isUppercase ?? false
      && !ViewReader.isOfSystem(call.name)
    for argument in call.arguments {
      if isOwn, let member = member(argument.value) {
        var inner = context
        inner.enter(call, argument.label)
        visit(member, inner)
        continue
      }
      guard argument.value.count == 1, let token = argument.value.first,
        code.kind(token) == .identifier
      else { continue }
      var inner = context
      let isLabel = argument.label == "label" && ViewReader.isOfSystem(call.name)
      if isLabel { inner.isInControl = true } else { inner.enter(call, argument.label) }
      note(part: token, inner)
    }
  }

  /// A member of the type that is handed over as it is: `icon: teaIcon`, `icon: self.icon(of: tea)`.
  private func member(_ value: Range<Int>) -> SwiftChain? {
    guard code.kind(value.lowerBound) == .identifier,
      let chain = code.chain(at: value.lowerBound, before: value.upperBound),
      chain.range == value, let call = chain.bare.calls.last, isMember(call.name) || isLocal(call)
    else { return nil }
    return chain
  }

  /// Takes note of every view in the label of a control, or in a group that is met as one.
  ///
  /// What opens over the screen from there is not part of it.
  /// - Complexity: O(tokens), and those of the members shown there once.
  mutating func noteUses(in range: Range<Int>, _ cover: ViewCover, _ context: Context) {
    var pending = [(range: range, around: context.allCover.union(cover))]
    while let (range, around) = pending.popLast() {
      var at = range.lowerBound
      while at < range.upperBound {
        if code.kind(at) == .dot, opensElsewhere(at + 1) {
          at = pastCall(at + 2, before: range.upperBound)
          continue
        }
        if code.kind(at) == .identifier {
          pending += noteUse(at, around, context.slots)
        }
        at += 1
      }
    }
  }

  /// - Returns: the body of a member that is covered here for the first time, with what stands
  ///   around it wherever it is shown.
  private mutating func noteUse(
    _ at: Int, _ around: ViewCover, _ slots: [ViewSlot]
  ) -> [(range: Range<Int>, around: ViewCover)] {
    let name = code.text(at)
    if name.first?.isUppercase ?? false {
      let isCalled =
        code.opens(at + 1, "(") || code.opens(at + 1, "{") || code.isText(at + 1, "<")
      if isCalled, !ViewReader.isOfSystem(name) { shown.note(use: at, of: name, around, slots) }
      return []
    }
    let isOwn =
      code.kind(at - 1) != .dot || code.isText(at - 2, "self") || code.isText(at - 2, "Self")
    guard isOwn, code.kind(at + 1) != .colon else { return [] }
    let key = code.kind(at - 1) == .dot ? name : members.key(of: name, at: at)
    if isMember(key) { return cover(member: key, around) }
    shown.note(part: at, around, slots)
    return []
  }

  private func opensElsewhere(_ at: Int) -> Bool {
    guard code.kind(at) == .identifier, code.opens(at + 1, "(") || code.opens(at + 1, "{") else {
      return false
    }
    let name = code.text(at)
    return ViewReader.presenting.contains(name) || ViewReader.showing.contains(name)
  }

  /// The token past the arguments and closures of a call.
  private func pastCall(_ start: Int, before end: Int) -> Int {
    var at = start
    while at < end {
      if code.kind(at) == .open {
        at = code.past(at)
      } else if code.kind(at) == .identifier, code.kind(at + 1) == .colon, code.opens(at + 2, "{") {
        at += 2
      } else {
        return at
      }
    }
    return at
  }

  /// Whether a type is of the system, as the commonest are, and shows what its closures hold.
  static func isOfSystem(_ name: String) -> Bool {
    LabelReader.silent.contains(name) || systemTypes.contains(name)
  }

  private static let systemTypes: Set<String> = [
    "Text", "Image", "Label", "Button", "Toggle", "Link", "ShareLink", "Slider", "Stepper", "Menu",
    "Picker", "TextField", "SecureField", "TextEditor", "DatePicker", "ColorPicker",
    "NavigationLink",
    "DisclosureGroup", "Tab", "TabView", "List", "Form", "Section", "NavigationStack",
    "NavigationView", "NavigationSplitView", "ToolbarItem", "ToolbarItemGroup", "Table",
    "LabeledContent", "LazyHGrid", "LazyVGrid", "ControlGroup", "GroupBox", "ScrollViewReader",
    "HSplitView", "VSplitView", "OutlineGroup", "Font", "UIColor", "NSColor", "CGFloat", "CGSize",
    "Binding", "String", "LocalizedStringKey", "Task", "URL", "Double", "Int", "Bool", "Date",
  ]
}
