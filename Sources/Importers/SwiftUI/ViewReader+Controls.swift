import AuditCore

extension ViewReader {
  /// Adds a control with what its label shows.
  mutating func add(
    _ control: ControlCall, _ chain: SwiftChain, _ facts: ViewModifiers, _ context: Context
  ) {
    var control = control
    var content = LabelContent()
    if let icon = control.icon { content.icons.append(icon) }
    if let title = context.titleAround, control.labels.isEmpty,
      control.title?.words.isBlank != false,
      control.title?.expression == nil
    {
      control.title = nil
      control.titleIsPlaceholder = false
      content.heard.append(title)
    }
    if let title = control.title {
      let isHeardOnly = context.isIconOnly && !content.icons.isEmpty
      if isHeardOnly { content.heard.append(title) } else { content.texts.append(title) }
    }
    read(control.labels, into: &content, isIconOnly: context.isIconOnly)
    for label in control.labels { noteUses(in: label, .control, context) }
    if let label = context.labelAround { content.note(unknown: label) }
    var inner = context
    inner.labelAround = nil
    inner.titleAround = nil
    if !context.isInControl {
      var element = Element(id: "", role: role(of: control, facts))
      fill(&element, control, content, facts)
      if let number = add(element, at: chain.root.token, context) { inner.parent = number }
    }
    inner.isIconOnly = false
    inner.isInControl = false
    if control.role == .menuButton { inner.cover = [] }
    for chain in content.controls { visit(chain, inner) }
    // What opens is beside the control, not in it; one tab, or one menu, is open at a time.
    inner.parent = context.parent
    inner.isPresented = inner.isPresented || control.role == .tab || control.role == .menuButton
    for body in control.contents { walk(body, inner) }
  }

  /// Reads the closures of a label.
  private func read(
    _ bodies: [Range<Int>], into content: inout LabelContent, isIconOnly: Bool
  ) {
    for body in bodies {
      var reader = labelReader
      reader.read(body, isIconOnly: isIconOnly)
      content.texts += reader.content.texts
      content.heard += reader.content.heard
      content.icons += reader.content.icons
      content.hasOpenPicture = content.hasOpenPicture || reader.content.hasOpenPicture
      content.unknown = content.unknown ?? reader.content.unknown
      content.controls += reader.content.controls
    }
  }

  private func role(of control: ControlCall, _ facts: ViewModifiers) -> Role {
    if facts.isToggle { return .toggle }
    if control.role == .switch, facts.isButtonStyled { return .toggle }
    return control.role == .button && facts.isLink ? .link : control.role
  }

  private func fill(
    _ element: inout Element, _ control: ControlCall, _ content: LabelContent,
    _ facts: ViewModifiers
  ) {
    if let icon = content.icons.first {
      element.icon = .found(icon)
    } else if content.unknown == nil, !content.hasOpenPicture, !control.mayNameItself {
      element.icon = .none
    }
    if control.titleIsPlaceholder, let title = control.title {
      // SwiftUI takes a field's title for its label too, and so keeps it when text is typed.
      setLabel(title, of: &element)
      element.placeholder = texts.base(of: title).map { .found($0) } ?? .notMeasured
      if let label = facts.label { setLabel(label, of: &element) }
    } else {
      setName(of: &element, content, facts.label, mayNameItself: control.mayNameItself)
    }
    element.component = control.component
    if let action = control.action.flatMap(code.actionName) { element.action = .found(action) }
    setFacts(of: &element, facts)
  }

  // MARK: Names

  /// Gives an element the name that its label's content and modifiers make.
  func setName(
    of element: inout Element, _ content: LabelContent, _ label: ViewText?,
    mayNameItself: Bool = false
  ) {
    let shown = content.texts
    if !shown.isEmpty { setText(shown, of: &element) }
    if let label {
      if shown.isEmpty, content.unknown == nil { element.text = .none }
      setLabel(label, of: &element)
      return
    }
    let heard = content.heard
    guard heard.isEmpty else {
      if shown.isEmpty, content.unknown == nil { element.text = .none }
      setLabel(heard + shown, of: &element)
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
    if let value = facts.value.flatMap(texts.base) { element.value = .found(value) }
    if let help = facts.help.flatMap(texts.base) { element.tooltip = .found(help) }
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
