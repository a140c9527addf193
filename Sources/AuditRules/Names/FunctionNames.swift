import AuditCore

/// What controls of one function are called on the screens of a project.
enum FunctionNames {
  /// Controls of one screen and function that are remembered.
  private static let most = 8

  /// Gathers the functions of one screen with what they are called.
  @Sendable
  static func gather(_ context: AuditContext) -> [Mention] {
    var gathered = Gathered()
    for index in context.screen.elements.indices {
      guard context.names[index].isGiven, context.isExposed(index),
        isNamedControl(index, context.screen), let subject = subject(of: index, context),
        isWords(context.names[index].text)
      else { continue }
      gathered.add(index, subject, context)
    }
    return gathered.finished()
  }

  /// Whether an element may say what its function is called: one with states or an object says more.
  private static func isNamedControl(_ index: Int, _ screen: Screen) -> Bool {
    screen.elements[index].role.isControl && screen.elements[index].role != .keyboardKey
      && screen.elements[index].states.isEmpty && !screen.elements[index].userContent
      && (screen.elements[index].object.value == nil || screen.hasOneNameInAllRows(index))
  }

  /// What makes two controls one function: the action, else the meaning of an icon without text,
  /// for beside a text it only goes with that.
  private static func subject(of index: Int, _ context: AuditContext) -> String? {
    // A name in code means what it means within its type; another view's is another function.
    let screen = context.screen
    if screen.elements[index].source == nil, let action = screen.elements[index].action.value {
      return action.isBlank ? nil : action
    }
    guard screen.elements[index].role.isPressed, context.names[index].source == .label,
      (screen.elements[index].text.value ?? "").isBlank,
      let icon = screen.elements[index].icon.value, let meaning = IconMeaning.english(of: icon),
      firm.contains(meaning)
    else { return nil }
    // No action is called so.
    return "\(iconMark)\(meaning)"
  }

  private static let iconMark = "icon "

  private static let firm: Set<String> = [
    "Search", "Settings", "Share", "Home", "Print", "Refresh", "Menu", "Profile",
  ]

  /// Whether a name is words and no code; what is none is for other rules to report.
  private static func isWords(_ name: String) -> Bool {
    let shape = NameShape(name)
    if shape.isOneToken, shape.dots + shape.underscores + shape.humps > 0 { return false }
    return shape.capitals + shape.smalls > 0 || shape.hasOther
  }

  /// The mentions of one screen while they are gathered.
  private struct Gathered {
    private var mentions: [Mention] = []
    private var places: [String: Int] = [:]
    /// The mentions in other languages of a function, by the place of the base one.
    private var others: [Int: [(locale: String, place: Int)]] = [:]

    /// The mentions; an action that does several things does so in every language.
    func finished() -> [Mention] {
      guard mentions.contains(where: \.isMixed) else { return mentions }
      return mentions.map { mention in
        var mention = mention
        if mention.locale != nil, let base = places[mention.subject] {
          mention.isMixed = mentions[base].isMixed
        }
        return mention
      }
    }

    mutating func add(_ index: Int, _ subject: String, _ context: AuditContext) {
      let name = context.names[index].text
      guard let at = places[subject] else {
        places[subject] = mentions.count
        mentions.append(
          Mention(
            subject: subject, screen: context.screen.id,
            speakers: [speaker(index, name, name, context)]))
        addOthers(index, subject, name, context, behind: mentions.count - 1)
        return
      }
      guard !mentions[at].isMixed else { return }
      let first = mentions[at].speakers[0].name
      if !NameAgreement.agree(first, name, locale: context.baseLocale) {
        mentions[at].isMixed = true
      }
      guard mentions[at].speakers.count < FunctionNames.most else { return }
      mentions[at].speakers.append(speaker(index, name, name, context))
      addOthers(index, subject, name, context, behind: at)
    }

    /// The names in other languages, whose mentions follow that of the base language.
    private mutating func addOthers(
      _ index: Int, _ subject: String, _ base: String, _ context: AuditContext, behind at: Int
    ) {
      for localization in context.screen.elements[index].localizations {
        guard let name = localization.givenName, FunctionNames.isWords(name) else { continue }
        let speaker = speaker(index, name, base, context)
        let known = others[at]?.first { $0.locale == localization.locale }?.place
        if let known {
          mentions[known].speakers.append(speaker)
        } else {
          others[at, default: []].append((localization.locale, mentions.count))
          mentions.append(
            Mention(
              subject: subject, locale: localization.locale, screen: context.screen.id,
              speakers: [speaker]))
        }
      }
    }

    private func speaker(
      _ index: Int, _ name: String, _ base: String, _ context: AuditContext
    ) -> Mention.Speaker {
      Mention.Speaker(
        index: index, id: context.screen.elements[index].id, name: name, base: base)
    }
  }

  /// Judges what one function is called on several screens.
  @Sendable
  static func judge(_ mentions: [Mention], _ facts: ProjectFacts) -> [MentionOutcome] {
    guard let first = mentions.first else { return [] }
    let isIcon = first.subject.hasPrefix(iconMark)
    if !isIcon, mentions.contains(where: \.isMixed) || !isOneFunction(first.subject) { return [] }
    let locale = first.locale ?? facts.baseLocale
    let usual = UsualName(mentions, locale: locale)
    let proof =
      isIcon
      ? FunctionVerdict.Proof.icon(String(first.subject.dropFirst(iconMark.count))) : .action
    var outcomes: [MentionOutcome] = []
    var known: [String: Bool] = [:]
    for (number, mention) in mentions.enumerated() {
      // The controls of one screen agree with its first one, which is asked for all of them.
      var agrees = true
      if let usual, let first = mention.speakers.first {
        agrees = known[first.name] ?? NameAgreement.agree(first.name, usual.name, locale: locale)
        known[first.name] = agrees
      }
      for (place, speaker) in mention.speakers.enumerated() {
        var outcome = Outcome.passed
        if let usual, !agrees, !NameAgreement.agree(speaker.name, usual.name, locale: locale),
          first.locale == nil || isOfThisLanguage(speaker, usual, facts, isIcon: isIcon)
        {
          outcome = FunctionVerdict(mention: mention, speaker: speaker, usual: usual, facts: facts)
            .outcome(proof)
        }
        outcomes.append(MentionOutcome(mention: number, speaker: place, outcome: outcome))
      }
    }
    return outcomes
  }

  /// Whether two names differ in another language alone: they are one in the base language, and
  /// neither was left in it.
  ///
  /// An icon by itself shows that the two are one function only where they have the same name.
  private static func isOfThisLanguage(
    _ speaker: Mention.Speaker, _ usual: UsualName, _ facts: ProjectFacts, isIcon: Bool
  ) -> Bool {
    guard !speaker.name.isSame(as: speaker.base), !usual.name.isSame(as: usual.base) else {
      return false
    }
    if isIcon { return Words.folded(speaker.base) == Words.folded(usual.base) }
    return NameAgreement.agree(speaker.base, usual.base, locale: facts.baseLocale)
  }

  /// Whether an action's name tells one function: two words, or one that needs no object.
  private static func isOneFunction(_ action: String) -> Bool {
    guard action.utf8.count <= 80 else { return false }
    let call = action.prefix { $0 != "(" && $0 != ":" && $0 != "{" }
    let words = Words.split(String(call.split(separator: ".").last ?? call))
      .filter { !handlers.contains($0) }
    if words.count == 1 { return whole.contains(words[0]) }
    return words.count > 1 && !words.dropFirst().allSatisfy(standIns.contains)
  }

  private static let handlers: Set<String> = [
    "did", "on", "handle", "tap", "tapped", "action", "button", "press", "pressed", "click",
    "clicked", "perform", "do", "user", "touched", "inside",
  ]

  private static let whole: Set<String> = [
    "search", "share", "print", "refresh", "reload", "undo", "redo", "help", "logout", "login",
    "checkout", "filter", "sort",
  ]

  private static let standIns: Set<String> = [
    "item", "items", "row", "cell", "detail", "details", "more", "object", "element", "view",
    "screen", "page", "it", "this", "next", "link", "url", "option", "selection", "model",
    "product",
    "record", "entry", "index", "value", "to",
  ]
}
