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

  /// An outcome on a name, but nothing to ask a person where name-translated fails the same words
  /// in the same language as a name from the code.
  ///
  /// - Complexity: O(length).
  static func once(_ outcome: Outcome, _ name: LocalName, _ context: AuditContext) -> Outcome {
    guard !name.isBase, case .cannotTell = outcome else { return outcome }
    let languages = Translation.Languages(locale: name.locale, baseLocale: context.baseLocale)
    let verdict = Translation.judge(name.name.text, base: context.name.text, languages)
    return verdict == .leak ? .passed : outcome
  }

  /// What a name looks like and what follows from it.
  struct Look {
    /// What it is, such as "an SF Symbol name".
    var what: String
    /// What is heard; the name and its role where nothing else is said.
    var consequence: String?
    /// The name as it is shown, where it cannot be shown as it is.
    var shown: String?
    /// Whether it is beyond reasonable doubt.
    var certain = true
    /// Why a person has to look where it is not.
    var doubt = "a product's own name may be spelled like this"
    /// Whether it is a leak even where people see it.
    var leaksOnScreen = false
    /// The facts beside the name.
    var evidence: [Evidence] = []
  }

  /// The outcome for a name that has the look of something not written for people.
  ///
  /// A label that nobody sees is a leak. Text that people see as well, or wrote themselves, may be
  /// meant, and so may an uncertain spelling.
  static func outcome(_ name: LocalName, _ element: Element, _ look: Look) -> Outcome {
    let reason: Reason
    if element.userContent {
      reason = .userContent
    } else if !look.certain {
      reason = .needsPerson(look.doubt)
    } else if isMeant(name, element, look) {
      reason = .needsPerson("the same text is on the screen, where it may be meant")
    } else {
      return .failed(report(name, element, look, isDoubtful: false))
    }
    return .cannotTell(reason, report(name, element, look, isDoubtful: true))
  }

  /// Whether people see the same text where such text has its place.
  private static func isMeant(_ name: LocalName, _ element: Element, _ look: Look) -> Bool {
    let isSeen = name.name.source != .label || name.visibleText == name.name.text
    switch element.role {
    case .cell: return isSeen
    case .text, .heading: return (isSeen || name.visibleText == nil) && !look.leaksOnScreen
    default: return isSeen && !look.leaksOnScreen
    }
  }

  private static func report(
    _ name: LocalName, _ element: Element, _ look: Look, isDoubtful: Bool
  ) -> Report {
    let link = isDoubtful ? ", which looks like " : ", "
    let consequence = look.consequence ?? "VoiceOver says \(heard(name, element))"
    return Report(
      "\(fact(name, as: look.shown))\(link)\(look.what); \(consequence)",
      evidence: [.name(name)] + look.evidence)
  }

  /// What a judge says of a name without white space at its ends and of what it looks like then.
  ///
  /// Nearly every name is lent to the judge as it is, while `look(at:)` hands out a copy.
  @inline(__always)
  static func looking<Result>(
    at name: LocalName, _ judge: (_ text: String, _ shape: NameShape) -> Result
  ) -> Result {
    guard name.shape.isPadded else { return judge(name.name.text, name.shape) }
    let text = trimmed(name.name.text)
    return judge(text, NameShape(text))
  }

  /// A name without white space at its ends, which is not heard and would hide its shape, and what
  /// it looks like then.
  static func look(at name: LocalName) -> (text: String, shape: NameShape) {
    guard name.shape.isPadded else { return (name.name.text, name.shape) }
    let text = trimmed(name.name.text)
    return (text, NameShape(text))
  }

  private static func trimmed(_ text: String) -> String {
    guard let first = text.utf8.first, let last = text.utf8.last, first <= 0x20 || last <= 0x20
    else { return text }
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The fact a message starts with: `label is "xmark"`, `the German label is "xmark"`.
  static func fact(_ name: LocalName, as shown: String? = nil) -> String {
    let source = name.name.source == .children ? "text inside it" : name.name.sourceWords
    return "\(name.whose)\(source) is \(shown ?? name.name.text.quoted)"
  }

  /// What VoiceOver says of an element with its name, in the language of the name: `"xmark, button"`.
  static func heard(_ name: LocalName, _ element: Element) -> String {
    let text = trimmed(name.name.text)
    // What follows a long name is heard all the same.
    let isLong = text.utf8.count > 80 && text.count > 60
    let said = Speech.utterance(
      name: isLong ? "\(text.prefix(59))…" : text, element: element, locale: name.locale)
    return "\"\(said.description)\""
  }

  /// What is heard of an icon nobody labelled: `VoiceOver falls back to the asset's name and says
  /// "ic filter, button"`.
  ///
  /// The system has words of its own for symbols, in every language, and few of them are known here.
  static func fallback(_ name: LocalName, _ element: Element) -> String {
    let said = heard(name, element)
    guard let icon = element.icon.value, case .symbol = icon else {
      let isAsset = if case .asset? = element.icon.value { true } else { false }
      if isAsset, element.otherIcon != nil {
        return "VoiceOver falls back to the name of one of two assets, such as \(said)"
      }
      return "VoiceOver falls back to \(isAsset ? "the asset's name" : "the icon") and says \(said)"
    }
    if element.otherIcon != nil {
      return "VoiceOver falls back to the system's words for one of two symbols, such as \(said)"
    }
    let isLikely = SystemDefaultName.isDescribed(icon)
    let link =
      SystemDefaultName.isKnown(icon)
      ? " and says" : isLikely ? ", most likely" : ", or to its name:"
    return "VoiceOver falls back to the system's words for the symbol\(link) \(said)"
  }

  /// How much it hinders people that nobody labelled an element: less where Apple's words for its
  /// symbol are heard, which name what is seen, in every language of the system.
  static func fallbackImpact(_ element: Element) -> Impact? {
    guard let icon = element.icon.value, SystemDefaultName.isDescribed(icon),
      element.otherIcon.map(SystemDefaultName.isDescribed) ?? true
    else { return nil }
    return .moderate
  }

  /// What is left to hear where there is no name.
  static func onlyHeard(
    _ name: LocalName, _ element: Element, maybe: Bool = false
  ) -> String {
    var element = element
    if element.isValueOpen { element.value = .notMeasured }
    let said = Speech.utterance(name: "", element: element, locale: name.locale).description
    // Code that shows a picture it works out leaves open what the system calls that.
    let isPictureOpen =
      element.role.mayShowPicture && element.source != nil && !element.icon.isMeasured
      && element.frame == nil
    if isPictureOpen, !said.isEmpty, element.label.value == nil {
      return "VoiceOver says the picture's own name, or only \(said.quoted)"
    }
    let verb = maybe ? "may say" : "says"
    guard !said.isEmpty else { return "VoiceOver \(verb) nothing" }
    return "VoiceOver \(verb) only \(openValue(of: element, beside: name))\(said.quoted)"
  }

  /// The words for what a control is set to, which is heard before what it is and is not known here.
  private static func openValue(of element: Element, beside name: LocalName) -> String {
    guard !element.value(beside: name).isMeasured else { return "" }
    return switch element.role {
    case .slider, .stepper, .switch, .checkbox: "its value and "
    // A choice shows what was chosen; a menu of commands has no value.
    case .menuButton: "its value, if it has one, and "
    default: ""
    }
  }
}

extension Role {
  /// Whether a picture may stand on it for its name; fields and sliders show none.
  fileprivate var mayShowPicture: Bool {
    isPressed || self == .segmentedControl || !isControl
  }
}

extension LocalName {
  /// The words a fact about this name starts with: none, or "the German ".
  var whose: String { isBase ? "" : "the \(LanguageName.english(of: locale)) " }
}
