import AuditCore

extension ViewReader {
  /// Adds a control with what its label shows.
  mutating func add(
    _ control: ControlCall, _ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context
  ) {
    var control = control
    var facts = facts
    facts.label = facts.label ?? facts.styles.within(context.styles).label(for: control.role)
    let content = content(of: &control, context)
    for label in control.labels { noteUses(in: label, .control, context) }
    var inner = context
    inner.labelAround = nil
    inner.joinedAround = nil
    inner.titleAround = nil
    let number = add(control, content, chain.root, facts, context)
    if let number { inner.parent = number }
    note(view: chain, context)
    inner.isIconOnly = false
    inner.isInControl = false
    if control.role == .menuButton { inner.cover = [] }
    var inside = inner
    inside.isCombined = true
    for part in content.controls where innerControls.insert(part.root.token).inserted {
      if part.root.name == "Toggle", chain.root.name == "Button", isSilentSwitch(part) { continue }
      visit(part, inside)
    }
    // What opens is beside the control, not in it; one tab, or one menu, is open at a time.
    inner.parent = context.parent
    let isOpened = control.role == .tab || control.role == .menuButton
    inner.isPresented = inner.isPresented || isOpened
    inner.isApart = inner.isApart || isOpened
    inner.isMenuItem = chain.root.name == "Menu"
    if isOpened { enterLayer(&inner) }
    for body in control.contents { walk(body, inner) }
    for views in control.destinations { lead(to: views, context) }
    for body in control.choices { noteUses(in: body, .control, context) }
    if !context.isInControl, context.pickerStyle == .segmented {
      var beside = context
      beside.parent = number ?? context.parent
      for body in control.choices { addSegments(body, beside, depth: 0) }
    }
  }

  /// Adds the element of a control, unless it is not there by itself.
  ///
  /// - Returns: its number.
  private mutating func add(
    _ control: ControlCall, _ content: LabelContent, _ call: SwiftCall, _ facts: ViewModifiers,
    _ context: Context
  ) -> Int? {
    let role = role(of: control, call, facts, context)
    let isSilent = content.heard.allSatisfy(\.isSilent) && content.unknown == nil
    guard !context.isInControl, !isUnseen(control, call, facts, isSilent, role, context) else {
      return nil
    }
    var element = Element(id: "", role: role)
    fill(&element, control, content, facts)
    if context.isCommand, element.action.value?.hasPrefix("toggle") ?? false {
      // A menu shows and tells by itself what is on.
      element.action = .notMeasured
    }
    let mayBeNameless = facts.label == nil && !control.mayNameItself
    let use = ControlUse(
      names: code.namesDone(by: control, call),
      isNameFixed: facts.label?.isFixed ?? content.isFixed,
      openViews: mayBeNameless ? content.openViews : [])
    let number = add(element, at: call.token, context, use)
    if content.isNamedAround, facts.label == nil, !control.mayNameItself {
      namedAround[call.token] = number
    }
    return number
  }

  /// What a control shows; the words beside it take the place of a title without any.
  private func content(of control: inout ControlCall, _ context: Context) -> LabelContent {
    var content = LabelContent()
    if let icon = control.icon { content.show(icon, or: control.otherIcon) }
    if let title = context.titleAround, control.title?.isSilent ?? true,
      control.labels.allSatisfy(isEmptyLabel)
    {
      control.title = nil
      control.titleIsPlaceholder = false
      content.hear(title)
    }
    let around = nameAround(control, context)
    if around != nil, control.title?.isSilent ?? false {
      control.title = nil
      control.titleIsPlaceholder = false
    }
    if let title = control.title {
      let isHeardOnly = context.isIconOnly && !content.icons.isEmpty
      if isHeardOnly { content.hear(title) } else { content.show(title) }
    }
    for body in control.labels {
      var reader = labelReader
      reader.read(body, isIconOnly: context.isIconOnly)
      content.add(reader.content)
    }
    if let around {
      content.isNamedAround = content.unknown == nil && content.heard.isEmpty
      content.note(unknown: around)
    }
    return content
  }

  private func isEmptyLabel(_ body: Range<Int>) -> Bool { body.isEmpty || code.isEmptyView(body) }

  /// The code around a control that may name it: a label, or other views of which it is met as a part.
  private func nameAround(_ control: ControlCall, _ context: Context) -> String? {
    if let label = context.labelAround { return label }
    // A button is an action of what is met as one, and keeps its name.
    let isAction = [.button, .link, .tab].contains(control.role) || control.component != nil
    return isAction ? nil : context.joinedAround
  }

  private func role(
    of control: ControlCall, _ call: SwiftCall, _ facts: ViewModifiers, _ context: Context
  ) -> Role {
    if facts.isToggle { return .toggle }
    if call.name == "Picker" || call.name == "DatePicker", let style = context.pickerStyle,
      style != .opening
    {
      return style == .segmented ? .segmentedControl : .group
    }
    if control.role == .switch, facts.isButtonStyled { return .toggle }
    return control.role == .button && facts.isLink ? .link : control.role
  }

  /// Whether a control is not there by itself: of choices that lie open those are met, and a key alone
  /// presses what shows nothing.
  private func isUnseen(
    _ control: ControlCall, _ call: SwiftCall, _ facts: ViewModifiers, _ isSilent: Bool,
    _ role: Role, _ context: Context
  ) -> Bool {
    guard isSilent, facts.label == nil else { return false }
    // In a menu the choices of a picker are items.
    if context.isMenuItem, call.name == "Picker", context.pickerStyle == nil { return true }
    if role == .segmentedControl || role == .group { return true }
    guard facts.hasShortcut, control.icon == nil else { return false }
    if control.labels.isEmpty { return control.title?.isSilent ?? false }
    return control.labels.count == 1 && code.isEmptyView(control.labels[0])
  }

  /// Whether a switch in the label of a control has no name: it is heard as the state of that.
  private func isSilentSwitch(_ chain: SwiftChain) -> Bool {
    guard let control = ControlCall(chain.root, code, components: components),
      control.role == .switch, control.title?.isSilent ?? true,
      ViewModifiers(chain.modifiers, in: code).label == nil
    else { return false }
    return control.labels.allSatisfy { $0.isEmpty || code.isText($0.lowerBound, "EmptyView") }
  }

  private func fill(
    _ element: inout Element, _ control: ControlCall, _ content: LabelContent,
    _ facts: ViewModifiers
  ) {
    if !content.icons.isEmpty {
      setIcon(of: &element, content)
    } else if content.unknown == nil, !content.hasOpenPicture, !control.mayNameItself {
      element.icon = .none
    }
    if control.titleIsPlaceholder, let title = control.title {
      // SwiftUI takes a field's title for its label too, and so keeps it when text is typed.
      setLabel(title, of: &element)
      let words = title.isSilentInPlaces ? nil : texts.base(of: title)
      element.placeholder = words.map { .found($0) } ?? .notMeasured
      if let label = facts.label { setLabel(label, of: &element) }
    } else {
      setName(of: &element, content, facts.label, mayNameItself: control.mayNameItself)
    }
    element.component = control.component
    if let action = control.action.flatMap(code.actionName) { element.action = .found(action) }
    setFacts(of: &element, facts)
    let names = facts.label.map { [$0] } ?? content.heard
    if element.role == .button, element.action.value?.hasPrefix("toggle") ?? false {
      element.states = states(names)
    }
  }

  /// The states of a button that is called otherwise in each.
  private func states(_ names: [ViewText]) -> [ElementState] {
    guard let swapped = names.first(where: { $0.condition != nil }),
      let condition = swapped.condition, let other = swapped.others.first,
      let first = texts.base(of: swapped), let second = texts.base(of: other), first != second
    else { return [] }
    return [(condition, first), ("otherwise", second)].map { name, label in
      var state = ElementState(name: name)
      state.label = .found(label)
      return state
    }
  }

  // MARK: Names

  /// Gives an element the first picture that is shown, and the one in its place at times.
  func setIcon(of element: inout Element, _ content: LabelContent) {
    guard let icon = content.icons.first else { return }
    element.icon = .found(icon)
    element.otherIcon = content.otherIcon
  }

  /// Gives an element the name that its label's content and modifiers make.
  func setName(
    of element: inout Element, _ content: LabelContent, _ label: ViewText?,
    mayNameItself: Bool = false
  ) {
    let shown = content.texts
    if label == nil, let view = content.viewBeside {
      // Words of a view of the app's own are heard with those that are known.
      note(view, in: &element)
    }
    if label != nil, content.areApart {
      // Of texts that may not stand together none is quoted beside another name.
      _ = joined(shown, of: &element)
    } else if !shown.isEmpty {
      setText(shown, of: &element)
    }
    if let label {
      if shown.isEmpty, content.unknown == nil { element.text = .none }
      setLabel(label, of: &element)
      return
    }
    guard !content.isRenamed else {
      if shown.isEmpty, content.unknown == nil { element.text = .none }
      setLabel(content.heard, of: &element)
      return
    }
    guard shown.isEmpty else {
      if !element.localizations.isEmpty || element.text.isMeasured { element.label = .none }
      return
    }
    if let unknown = content.unknown {
      note(unknown, in: &element)
    } else if mayNameItself {
      note(element.component?.name ?? "the component", in: &element)
    } else {
      element.label = .none
      element.text = .none
    }
  }

  /// The words of several texts in one, as VoiceOver joins them.
  private func setText(_ parts: [ViewText], of element: inout Element) {
    guard let words = joined(parts, of: &element) else { return }
    element.text = .found(words)
    for (locale, words) in others(of: parts) {
      element.change(locale) { $0.text = .found(words) }
    }
  }

  func setLabel(_ part: ViewText, of element: inout Element) { setLabel([part], of: &element) }

  private func setLabel(_ parts: [ViewText], of element: inout Element) {
    guard let words = joined(parts, of: &element) else { return element.label = .notMeasured }
    element.label = .found(words)
    for (locale, words) in others(of: parts) {
      element.change(locale) { $0.label = .found(words) }
    }
  }

  /// The parts in the base language; nil, with the code noted, where one of them is not known.
  private func joined(_ parts: [ViewText], of element: inout Element) -> String? {
    var words: [String] = []
    for part in parts {
      guard let base = texts.base(of: part) else {
        note(part.expression ?? "", in: &element)
        return nil
      }
      if part.isSilentInPlaces {
        // Which of its words stand there is known when it runs.
        note(part.condition ?? "", in: &element)
        return nil
      }
      words.append(base)
      if let code = part.codes.first { note(code, in: &element) }
      if let key = texts.key(of: part), key != base { note(key: key, in: &element) }
    }
    return words.joined(separator: ", ")
  }

  private func others(of parts: [ViewText]) -> [(locale: String, words: String)] {
    guard let first = parts.first else { return [] }
    if parts.count == 1 { return texts.others(of: first) }
    let all = parts.map { Dictionary(texts.others(of: $0)) { one, _ in one } }
    return all[0].keys.sorted().compactMap { locale in
      let words = all.compactMap { $0[locale] }
      return words.count == parts.count ? (locale, words.joined(separator: ", ")) : nil
    }
  }

  private func note(_ expression: String, in element: inout Element) {
    var place = element.source ?? SourceLocation(file: code.path)
    place.expression = place.expression ?? expression
    element.source = place
  }

  private func note(key: String, in element: inout Element) {
    var place = element.source ?? SourceLocation(file: code.path)
    place.key = place.key ?? key
    element.source = place
  }

  // MARK: Other facts

  /// Gives an element what else its modifiers say.
  func setFacts(of element: inout Element, _ facts: ViewModifiers) {
    if let hint = facts.hint.flatMap(texts.base) { element.hint = .found(hint) }
    // Words that code makes are there all the same.
    if let value = facts.value { element.value = .found(texts.base(of: value) ?? "…") }
    if let help = facts.help { element.tooltip = .found(texts.base(of: help) ?? "…") }
    if let identifier = facts.identifier { element.identifier = .found(identifier) }
    if facts.isDisabled { element.enabled = false }
    guard let labels = facts.inputLabels else { return }
    let words = labels.compactMap(texts.base)
    if words.count == labels.count { element.inputLabels = .found(words) }
  }
}

extension Element {
  /// Changes the texts in a language, which need not be there yet.
  mutating func change(_ locale: String, _ change: (inout Localization) -> Void) {
    let place = localizations.firstIndex { $0.locale == locale } ?? localizations.count
    if place == localizations.count { localizations.append(Localization(locale: locale)) }
    change(&localizations[place])
  }
}
