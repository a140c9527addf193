import AuditCore

extension Rule {
  /// The name does not repeat its role word, in the language of the name.
  static let nameHasRole = Rule(
    id: "name-has-role",
    title: "The name does not say the role again",
    family: .names, impact: .moderate,
    requirements: [
      .bestPracticeNear("4.1.2"),
      .pattern("design pattern “Icon Button Label”: no role in the label"),
    ],
    appliesTo: "Controls and images with a name, in every language.",
    expects:
      "The role word (button, link, tab, Schaltfläche, ボタン) is not part of the name where it says "
      + "the role; the system adds it.",
    why:
      "The role is heard twice, which slows everyone who listens, and has to be said to Voice "
      + "Control by everyone who speaks.",
    assumptions: [
      "A role word counts as a whole word before or behind the rest of the name.",
      "Behind a verb or a determiner, and before a noun, it is the object: Copy link, Button Mashers.",
      "Where it is the object in the base language, it is in every translation.",
      "A button in the name of a switch or checkbox is what is set, and no role.",
    ],
    knownLimits: [
      "An image's name that has image or picture in it is left to a person: the word may be part "
        + "of what the image shows.",
      "German, Dutch and Nordic words joined with the role are left to a person.",
    ],
    sources: [
      "Apple Developer: accessibilityTraits", "The trait words VoiceOver speaks in each language",
    ],
    cases: cases, check: .name(judge))

  private static let cases: [RuleCase] = [
    RuleCase(
      .passes, "Button Mashers is a game.",
      #"{"id": "e", "role": "button", "label": "Button Mashers"}"#),
    RuleCase(
      .passes, "The account is switched.",
      #"{"id": "e", "role": "button", "label": "Switch account"}"#),
    RuleCase(
      .passes, "The link is what is copied.",
      #"{"id": "e", "role": "button", "label": "Copy link"}"#),
    RuleCase(
      .passes, "A photo is what the image is, not a role.",
      #"{"id": "e", "role": "image", "label": "Profile photo"}"#),
    RuleCase(
      .passes, "The switch sets whether a button is there.",
      #"{"id": "e", "role": "switch", "label": "Jump button"}"#),
    RuleCase(
      .passes, "Pressing a button is the object in English, and so it is in Turkish.",
      #"""
      {"id": "e", "role": "button", "label": "Button press",
       "localized": {"tr": {"label": "Buton Basımı"}}}
      """#, locale: "tr"),
    RuleCase(
      .fails, "VoiceOver adds button by itself.",
      #"{"id": "e", "role": "button", "label": "Filter button"}"#,
      message: #"label is "Filter button" and says "button"; VoiceOver adds the role and says "#
        + #""Filter button, button""#),
    RuleCase(
      .fails, "The role is announced before the task.",
      #"{"id": "e", "role": "button", "label": "Button: Save"}"#),
    RuleCase(
      .fails, "The German label repeats it in German.",
      #"""
      {"id": "e", "role": "button", "label": "Close",
       "localized": {"de": {"label": "Schließen-Taste"}}}
      """#, locale: "de",
      message: #"the German label is "Schließen-Taste" and says "Taste"; VoiceOver adds the role "#
        + #"and says "Schließen-Taste, Taste""#),
    RuleCase(
      .fails, "The Japanese label repeats it in Japanese.",
      #"""
      {"id": "e", "role": "button", "label": "Close", "localized": {"ja": {"label": "閉じるボタン"}}}
      """#, locale: "ja"),
    RuleCase(
      .fails, "The role is a part of its own, before the state.",
      #"{"id": "e", "role": "checkbox", "label": "Green tea, Checkbox, Selected"}"#),
    RuleCase(
      .cannotTell, "Buttons may be among the things for sewing.",
      #"{"id": "e", "role": "button", "label": "Needle, button, thread"}"#),
    RuleCase(
      .passes, "What is reset is how buttons are mapped.",
      #"{"id": "e", "role": "button", "text": "Reset", "label": "Reset button mapping"}"#),
    RuleCase(
      .fails, "A comma parts the role from what else is said of it.",
      #"{"id": "e", "role": "button", "text": "Reset", "label": "Reset button, red"}"#),
    RuleCase(
      .cannotTell, "In French the word behind the visible text may be the role or the object.",
      #"""
      {"id": "e", "role": "button", "label": "High", "localized": {"fr":
        {"text": "Fort", "label": "Fort bouton d'emphase"}}}
      """#, locale: "fr"),
    RuleCase(
      .cannotTell, "An Italian mouse has a third button.",
      #"""
      {"id": "e", "role": "button", "label": "Third key", "localized": {"it":
        {"label": "Pulsante 3, destro"}}}
      """#, locale: "it"),
    RuleCase(
      .notApplicable, "Text has no role word to repeat.",
      #"{"id": "e", "role": "text", "label": "Image"}"#),
    RuleCase(
      .cannotTell, "Header image may be what the picture is for.",
      #"{"id": "e", "role": "image", "label": "Header image"}"#),
    RuleCase(
      .cannotTell, "People who use the app may call a thing a button.",
      #"{"id": "e", "role": "button", "label": "Grandma's button", "userContent": true}"#),
  ]

  @Sendable
  private static func judge(
    _ name: LocalName, _ element: Element, _ context: AuditContext
  ) -> Outcome {
    guard name.name.isGiven, element.role.isControl || element.role == .image,
      HeardName.isMet(element, context)
    else { return .notApplicable }
    guard let match = match(in: name, role: element.role) else { return .passed }
    if !name.isBase, isObjectInBase(element, context) { return .passed }
    let word = asWritten(match.word, in: name.name.text)
    let report = report(name, element, word)
    if element.userContent { return .cannotTell(.userContent, report) }
    if !match.certain {
      return .cannotTell(.needsPerson("\(word.quoted) may be part of what is named"), report)
    }
    // What people see has to be in the name (label in name), so the text has to change first.
    if name.name.source != .label || name.visibleText == name.name.text {
      return .cannotTell(
        .needsPerson("the word is in the visible text too, which the name has to match"), report)
    }
    return .failed(report)
  }

  /// The role word in a name.
  private static func match(in name: LocalName, role: Role) -> RoleWord.Match? {
    guard name.shape.underscores > 0 else {
      let (text, language) = (name.name.text, name.language)
      return RoleWord.find(in: text, role: role, language: language)
        ?? RoleWord.findPart(in: text, role: role, language: language)
        ?? name.visibleText.flatMap {
          RoleWord.find(in: text, behind: $0, role: role, language: language)
        }
    }
    // A code name hides its role word between underscores: "audio_selected_button".
    let text = String(name.name.text.map { $0 == "_" ? " " : $0 })
    return RoleWord.find(in: text, role: role, language: name.language)
  }

  /// Whether the role word is the object in the base language, whose translation keeps it.
  private static func isObjectInBase(_ element: Element, _ context: AuditContext) -> Bool {
    guard context.name.isGiven else { return false }
    let language = LanguageName.primary(of: context.baseLocale)
    return RoleWord.isObject(in: context.name.text, role: element.role, language: language)
  }

  // MARK: Messages

  private static func report(_ name: LocalName, _ element: Element, _ word: String) -> Report {
    Report(
      "\(HeardName.fact(name)) and says \(word.quoted); VoiceOver adds the role and says "
        + HeardName.heard(name, element),
      evidence: [.name(name), Evidence("role", element.role.rawValue)])
  }

  /// A word found in a name, with the capitals it has there.
  private static func asWritten(_ word: String, in name: String) -> String {
    let wanted = word.lowercased()
    let length = word.count
    var start = name.startIndex
    while let end = name.index(start, offsetBy: length, limitedBy: name.endIndex) {
      let part = name[start..<end]
      if part.lowercased() == wanted { return String(part) }
      guard end < name.endIndex else { break }
      start = name.index(after: start)
    }
    return word
  }
}
