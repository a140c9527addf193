import AuditCore

extension Rule {
  /// The name is not an SF Symbol name, nor a bare system default that misses the task.
  static let nameIsSymbol = Rule(
    id: "name-is-symbol",
    title: "The name is not the name of an SF Symbol",
    family: .names, impact: .serious,
    requirements: [
      .wcag("1.1.1"), .wcag("4.1.2"),
      .pattern("design pattern “Icon Button Label”: no asset or symbol names"),
    ],
    appliesTo: "Every element VoiceOver can meet that has a name, in every language.",
    expects:
      "The name is neither a symbol's name as written (xmark) nor as read aloud (square and arrow "
      + "up), nor a word for the drawing where it is not the task.",
    why:
      "People who use VoiceOver hear what the drawing is called and not what the button does; "
      + "people who use Voice Control would have to guess it to say it.",
    assumptions: ["Words joined by full stops, all of them words of symbol names, are a symbol."],
    knownLimits: [
      "Symbols newer than SF Symbols 7 are known only as far as they reuse its words.",
      "A single ordinary word, such as Star, is judged only where the element's icon, action, hint "
        + "or states show that it is the picture and not the task.",
    ],
    sources: [
      "SF Symbols 7.2", "Apple Developer: accessibilityLabel",
      "Apple Human Interface Guidelines: Icons",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "The name is the task, not the drawing.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "Close"}"#),
    RuleCase(
      .passes, "Bookmark is what the button does, though the symbol is called so too.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "bookmark"}, "label": "Bookmark"}"#),
    RuleCase(
      .passes, "Star and Unstar are the task; the label changes with it.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "star"}, "label": "Star",
       "states": [{"name": "off", "label": "Star"}, {"name": "on", "label": "Unstar"}]}
      """#),
    RuleCase(
      .fails, "The symbol's name is read out.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "xmark"}, "label": "xmark"}"#,
      message: #"label is "xmark", an SF Symbol name; VoiceOver says "xmark, button""#),
    RuleCase(
      .fails, "Words joined by full stops are a symbol's name whatever the icon is.",
      #"{"id": "e", "role": "tab", "label": "chart.xyaxis.line"}"#),
    RuleCase(
      .fails, "The name spelled out in words is still the drawing.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "square.and.arrow.up"},
       "label": "Square and arrow up"}
      """#),
    RuleCase(
      .fails, "The hint says nothing else, so Star is the picture.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "star"}, "label": "Star", "hint": "Star"}"#
    ),
    RuleCase(
      .fails, "The German label leaks the symbol.",
      #"""
      {"id": "e", "role": "button", "icon": {"symbol": "trash"}, "label": "Delete",
       "localized": {"de": {"label": "trash.fill"}}}
      """#, locale: "de"),
    RuleCase(
      .notApplicable, "Nobody looked at what the name is made of.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "xmark"}}"#),
    RuleCase(
      .notApplicable, "A hidden element is not heard.",
      #"{"id": "e", "role": "image", "label": "xmark", "hidden": true}"#),
    RuleCase(
      .notApplicable, "Without a label the system speaks for the symbol; control-name judges it.",
      #"{"id": "e", "role": "button", "icon": {"symbol": "heart.fill"}, "label": null}"#),
    RuleCase(
      .cannotTell, "Nobody writes xmark in a sentence, unless text was replaced by a symbol.",
      #"{"id": "e", "role": "button", "label": "Xmark if your solution is wrong"}"#),
    RuleCase(
      .cannotTell, "People who use the app may call a list whatever they like.",
      #"{"id": "e", "role": "button", "label": "star.fill", "userContent": true}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard HeardName.isJudged(name, element, context) else { return .notApplicable }
    return HeardName.looking(at: name) { text, shape in
      if SymbolName.isName(text, shape: shape) || SymbolName.isSpokenName(text, shape: shape) {
        return HeardName.once(HeardName.outcome(name, element, look(element)), name, context)
      }
      if let word = SymbolName.leadingWord(of: text, shape: shape) {
        return HeardName.outcome(name, element, wordLook(word, element))
      }
      let symbol: String
      switch element.icon.value {
      case .symbol(let own): symbol = own
      case .asset(let own) where own.utf8.contains(UInt8(ascii: ".")): symbol = own
      default: return .passed
      }
      guard name.name.source == .label, name.visibleText != text else { return .passed }
      switch SymbolName.agreement(of: text, shape: shape, with: symbol) {
      case .none: return .passed
      case .outline:
        return HeardName.outcome(name, element, look(element))
      case .words:
        guard element.role.isControl, !isTask(text, of: symbol) else { return .passed }
        return .cannotTell(
          .needsPerson("the words may name the task too"),
          wordsReport(name, element, symbol))
      case .picture: return judgePicture(name, element, symbol)
      }
    }
  }

  // MARK: One ordinary word

  private static func judgePicture(
    _ name: LocalName, _ element: Element, _ symbol: String
  ) -> Outcome {
    let text = name.name.text
    guard element.role.isControl, !isTask(text, of: symbol), !isStateful(text, element) else {
      return .passed
    }
    let meaning = IconMeaning.english(of: .symbol(symbol))
    let evidence = taskElsewhere(text, meaning, element)
    if evidence == .sameWord { return .passed }
    let doubt = pictureReport(name, element, meaning, isDoubtful: true)
    if element.userContent { return .cannotTell(.userContent, doubt) }
    let isVerbatim = text.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
    if evidence == .otherTask || isVerbatim && meaning != nil {
      return .failed(pictureReport(name, element, meaning, isDoubtful: false))
    }
    guard meaning != nil || isVerbatim else { return .passed }
    return .cannotTell(.needsPerson("the word may name the task too"), doubt)
  }

  /// Whether the picture's word is what people expect the button to do.
  private static func isTask(_ text: String, of symbol: String) -> Bool {
    guard let meaning = IconMeaning.english(of: .symbol(symbol)) else { return false }
    let word = Words.letters(text)
    return Words.letters(meaning).hasPrefix(word) || word.hasPrefix(Words.letters(meaning))
  }

  /// Whether a state has another label that has the word in it: "Star" and "Unstar".
  private static func isStateful(_ text: String, _ element: Element) -> Bool {
    let word = Words.letters(text)
    return element.states.contains { state in
      guard let label = state.label.value, label != text else { return false }
      return Words.letters(label).contains(word)
    }
  }

  private enum Evidence { case nothing, sameWord, otherTask }

  /// What action and hint say of the word.
  private static func taskElsewhere(
    _ text: String, _ meaning: String?, _ element: Element
  ) -> Evidence {
    let word = Words.letters(text)
    if let hint = element.hint.value, !hint.isBlank {
      if Words.letters(hint) == word { return .otherTask }
      if Words.letters(hint).contains(word) { return .sameWord }
      if let meaning, Words.folded(hint).contains(Words.folded(meaning)) { return .otherTask }
    }
    guard let action = element.action.value else { return .nothing }
    let words = Words.split(action)
    if words.contains(where: { $0.hasPrefix(word) || word.hasPrefix($0) && $0.utf8.count > 3 }) {
      return .sameWord
    }
    guard let meaning else { return .nothing }
    let task = Words.spoken(meaning)
    return words.contains(where: { task.contains($0) }) ? .otherTask : .nothing
  }

  // MARK: Messages

  private static func look(_ element: Element) -> HeardName.Look {
    HeardName.Look(
      what: "an SF Symbol name", evidence: element.icon.value.map { [.icon($0)] } ?? [])
  }

  private static func wordLook(_ word: String, _ element: Element) -> HeardName.Look {
    HeardName.Look(
      what: "text that the SF Symbol name \(word) slipped into", certain: false,
      doubt: "the word may be spelled like this on purpose",
      evidence: element.icon.value.map { [.icon($0)] } ?? [])
  }

  private static func wordsReport(
    _ name: LocalName, _ element: Element, _ symbol: String
  ) -> Report {
    Report(
      "\(HeardName.fact(name)), the words of its symbol \(symbol); people who use VoiceOver may not "
        + "hear what the control does",
      evidence: evidence(name, element))
  }

  private static func pictureReport(
    _ name: LocalName, _ element: Element, _ meaning: String?, isDoubtful: Bool
  ) -> Report {
    let task = meaning.map { " (\($0))" } ?? ""
    let verb = isDoubtful ? "may" : "do"
    return Report(
      "\(HeardName.fact(name)), what its icon shows; people who use VoiceOver \(verb) not hear what "
        + "the control does\(task)",
      evidence: evidence(name, element))
  }

  private static func evidence(_ name: LocalName, _ element: Element) -> [AuditCore.Evidence] {
    [.name(name)] + (element.icon.value.map { [.icon($0)] } ?? [])
  }
}
