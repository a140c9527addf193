import AuditCore

/// What the rules on leaked names share: when they apply, and how they put it.
enum HeardName {
  /// Whether an element can be met and has a name somebody gave it.
  static func isJudged(_ name: LocalName, _ element: Element, _ context: AuditContext) -> Bool {
    name.name.isGiven && isMet(element, context)
  }

  /// Whether an element can be met at all.
  static func isMet(_ element: Element, _ context: AuditContext) -> Bool {
    element.decorative != true && context.isExposed(context.index)
  }

  /// The outcome for a name that has the shape of something not written for people.
  ///
  /// A label that nobody sees is a leak. Text that people see as well, or wrote themselves, may be
  /// meant, and so may an uncertain spelling.
  static func outcome(
    _ name: LocalName, _ element: Element, certain: Bool, leaksOnScreen: Bool, _ report: Report
  ) -> Outcome {
    if element.userContent { return .cannotTell(.userContent, report) }
    if !certain {
      return .cannotTell(.needsPerson("a product's own name may be spelled like this"), report)
    }
    let isSeen = name.name.source != .label || name.visibleText == name.name.text
    let isReading = element.role == .text || element.role == .heading || element.role == .cell
    if isSeen || isReading && name.visibleText == nil && !leaksOnScreen {
      if leaksOnScreen && element.role != .cell { return .failed(report) }
      if element.role == .cell && !isSeen { return .failed(report) }
      return .cannotTell(
        .needsPerson("the same text is on the screen, where it may be meant"), report)
    }
    return .failed(report)
  }

  /// The fact a message starts with: `label is "xmark"`, `German label is "xmark"`.
  static func fact(_ name: LocalName) -> String {
    let source = name.name.source == .children ? "text inside it" : name.name.sourceWords
    let whose = name.isBase ? "" : "\(LanguageName.english(of: name.locale)) "
    return "\(whose)\(source) is \(quoted(name.name.text))"
  }

  /// What VoiceOver says: the name and the role, as `"xmark, button"`.
  static func heard(_ text: String, _ role: Role) -> String {
    guard let word = spokenRole(role) else { return quoted(text) }
    return "\"\(clipped(text)), \(word)\""
  }

  /// A text in quotation marks, cut where it is too long for a sentence.
  static func quoted(_ text: String) -> String { "\"\(clipped(text))\"" }

  private static func clipped(_ text: String) -> String {
    guard text.utf8.count > 80, text.count > 60 else { return text }
    return "\(text.prefix(59))…"
  }

  private static func spokenRole(_ role: Role) -> String? {
    switch role {
    case .text, .cell, .group, .alert, .webView, .other, .customAction, .keyboardKey: nil
    case .toggle, .switch: "switch button"
    case .menuButton: "button"
    default: role.words
    }
  }
}
