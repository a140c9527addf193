import AuditCore

extension Rule {
  /// Input labels are few, short, distinct, without symbols, the shown one first, translated.
  public static let inputLabelsForm = Rule(
    id: "input-labels-form",
    title: "Input labels are few, short, distinct and translated",
    family: .voiceControl,
    impact: .minor,
    requirements: [
      .guideline("Apple, WWDC21 challenge Voice Control synonyms"),
      .pattern("design pattern “Icon Button Label”"),
    ],
    appliesTo:
      "Controls with input labels, in every language in which they have a label or a text; controls "
      + "without any whose label is a web address.",
    expects:
      "At most four input labels, each short, in the language, different from the others and "
      + "without special symbols; the one people see comes first. The only command is no address.",
    why: """
      Voice Control shows only the first input label and listens for all of them; too many, or \
      phrases nobody says, make it hear the wrong one.
      """,
    assumptions: [
      "Two labels are the same when they differ in case and white space only.",
      "An empty list inherits the label.",
    ],
    knownLimits: [
      "No source says how long is too long; from six words or 41 characters on, a person decides.",
      "Marks that belong to names, such as those in C++, C# and €5, are no special symbols here.",
    ],
    sources: [
      "Apple, WWDC21 challenge Voice Control synonyms: at most four, short, no special symbols",
      "Apple, SwiftUI, accessibilityInputLabels: in descending order of importance",
    ],
    cases: inputLabelsFormCases,
    check: .name(checkInputLabelsForm))
}

/// Source: Apple, WWDC21 challenge Voice Control synonyms.
private let most = 4

@Sendable private func checkInputLabelsForm(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard let labels = element.inputLabels(beside: name).value, !labels.isEmpty else {
    return judgeAddress(name, element, context)
  }
  guard element.isVoiceControlTarget, context.isExposed(context.index) else {
    return .notApplicable
  }
  let faults = faults(of: labels, name, element, context)
  if faults.isEmpty { return judgeLength(labels, name) }
  let report = report(faults, labels, name)
  return element.userContent ? .cannotTell(.userContent, report) : .failed(report)
}

/// A label that is the only command for its control, and that nobody can say.
private func judgeAddress(
  _ name: LocalName, _ element: Element, _ context: AuditContext
) -> Outcome {
  guard name.name.source == .label, isAddress(name.name.text), element.isVoiceControlTarget,
    name.visibleText != name.name.text, context.isExposed(context.index)
  else { return .notApplicable }
  let report = Report(
    "there are no \(name.whose.isEmpty ? "" : "\(LanguageName.english(of: name.locale)) ")input "
      + "labels and the label is the address \(name.name.text.quoted); people do not say addresses "
      + "to reach a control by Voice Control",
    evidence: [.name(name)], cause: "address")
  return element.userContent ? .cannotTell(.userContent, report) : .failed(report)
}

/// Whether a text is a web address without a space in it.
private func isAddress(_ text: String) -> Bool {
  // Nearly every label is settled by its first letter.
  guard let first = text.utf8.first, first | 0x20 == UInt8(ascii: "h") else { return false }
  let start = text.prefix(8).lowercased()
  guard start.hasPrefix("http://") || start == "https://" else { return false }
  return text.utf8.count > 10 && !text.utf8.contains(0x20)
}

/// What is wrong with a list, and what follows from it.
private struct Fault {
  let kind: String
  let fact: String
  let consequence: String

  init(_ kind: String, _ fact: String, _ consequence: String) {
    self.kind = kind
    self.fact = fact
    self.consequence = consequence
  }
}

private func faults(
  of labels: [String], _ name: LocalName, _ element: Element, _ context: AuditContext
) -> [Fault] {
  var faults: [Fault] = []
  if labels.count > most {
    faults.append(
      Fault(
        "many", "are \(labels.count), over \(most)",
        "with so many, Voice Control may hear the wrong one"))
  }
  if labels.contains(where: \.isBlank) {
    faults.append(Fault("empty", "have an empty one", "nobody can say it"))
  }
  if let (one, two) = firstRepetition(labels) {
    faults.append(
      Fault(
        "twice", "have \(one.quoted) twice" + (one == two ? "" : ", also as \(two.quoted)"),
        "the second adds nothing people could say"))
  }
  if let symbol = labels.first(where: hasSpecialSymbol) {
    faults.append(Fault("symbols", "have symbols in \(symbol.quoted)", "people do not say symbols"))
  }
  if let shown = shownTooLate(labels, name) {
    faults.append(
      Fault(
        "order", "start with \(labels[0].quoted) and not with the visible text \(shown.quoted)",
        "Voice Control shows a name people do not see on the control"))
  }
  if let foreign = firstUntranslated(labels, name, element, context) {
    let language = LanguageName.english(of: name.locale)
    faults.append(
      Fault(
        "language", "are not translated: \(foreign.quoted)",
        "people who speak \(language) say other words"))
  }
  return faults
}

private func judgeLength(_ labels: [String], _ name: LocalName) -> Outcome {
  // Six words have five gaps between them, so most labels are settled by their length.
  let long = labels.first { label in
    (label.utf8.count > 40 && label.count > 40)
      || (label.utf8.count > 10 && Words.spoken(label).count > 5)
  }
  guard let long else { return .passed }
  return .cannotTell(
    .needsPerson("how long is too long to say depends on the phrase"),
    Report(
      "\(name.whose)input label \(long.quoted) is long; people may have to say it word for word",
      evidence: [Evidence("input labels", labels.joined(separator: ", "))], cause: "long"))
}

private func report(_ faults: [Fault], _ labels: [String], _ name: LocalName) -> Report {
  let field = name.isBase ? "input labels" : "input labels (\(name.locale))"
  let subject = name.isBase ? "input labels" : "\(name.whose)input labels"
  return Report(
    "\(subject) \(faults.map(\.fact).joined(separator: ", and ")); "
      + (faults.first?.consequence ?? ""),
    evidence: [Evidence(field, labels.joined(separator: ", "))],
    cause: faults.map(\.kind).joined(separator: " "))
}

private func firstRepetition(_ labels: [String]) -> (String, String)? {
  var seen: [String: String] = [:]
  for label in labels where !label.isBlank {
    let key = PhraseKey.of(label)
    if let earlier = seen[key] { return (earlier, label) }
    seen[key] = label
  }
  return nil
}

/// The visible text, where it is one of the labels and not the first.
private func shownTooLate(_ labels: [String], _ name: LocalName) -> String? {
  guard let text = name.visibleText, !text.isBlank, let first = labels.first,
    !PhraseKey.areEqual(first, text),
    labels.dropFirst().contains(where: { PhraseKey.areEqual($0, text) })
  else { return nil }
  return text
}

/// Whether a label has a character nobody says: a picture, an icon, an arrow, a mark of code.
private func hasSpecialSymbol(_ label: String) -> Bool {
  let shape = NameShape(label)
  guard shape.hasOther || shape.marks > 0 || shape.underscores > 0 else { return false }
  return label.unicodeScalars.contains { scalar in
    if "_*|\\<>{}[]~^=".unicodeScalars.contains(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .otherSymbol: return !["©", "®", "™", "°"].contains(scalar)
    case .mathSymbol: return scalar != "+"
    case .privateUse, .control, .unassigned: return true
    default: return false
    }
  }
}

/// The first label that is still in the base language.
private func firstUntranslated(
  _ labels: [String], _ name: LocalName, _ element: Element, _ context: AuditContext
) -> String? {
  guard !name.isBase else { return nil }
  let languages = Translation.Languages(locale: name.locale, baseLocale: context.baseLocale)
  var base = element.inputLabels.value ?? []
  base += [element.text.value, element.label.value].compactMap { $0 }
  return labels.first { label in
    let same = base.first { PhraseKey.areEqual($0, label) }
    switch Translation.judge(label, base: same == nil ? "" : label, languages) {
    case .leak, .untranslated, .otherScript: return true
    case .fine, .placeholder, .unclear: return false
    }
  }
}

private let inputLabelsFormCases = [
  RuleCase(
    .passes, "Two short phrases, the visible one first.",
    """
    {"id": "e", "role": "button", "text": "Add to cart", "label": "Add jasmine tea to cart",
     "inputLabels": ["Add to cart", "Add jasmine tea"]}
    """),
  RuleCase(
    .passes, "Names may have marks of their own.",
    #"{"id": "e", "role": "button", "label": "C++", "inputLabels": ["C++", "C plus plus"]}"#),
  RuleCase(
    .passes, "The German phrases are German.",
    """
    {"id": "e", "role": "button", "label": "Share", "inputLabels": ["Share", "Send"],
     "localized": {"de": {"label": "Teilen", "inputLabels": ["Teilen", "Senden"]}}}
    """, locale: "de"),
  RuleCase(
    .fails, "Five, of which two are the same.",
    """
    {"id": "e", "role": "button", "label": "Go to checkout",
     "inputLabels": ["Go to checkout", "go to checkout", "Checkout", "Pay", "Buy"]}
    """,
    message: #"input labels are 5, over 4, and have "Go to checkout" twice, also as "#
      + #""go to checkout"; with so many, Voice Control may hear the wrong one"#),
  RuleCase(
    .fails, "Nobody says a picture.",
    #"{"id": "e", "role": "button", "label": "Cart", "inputLabels": ["Cart", "🛒 Cart"]}"#),
  RuleCase(
    .fails, "The text people see comes second, so Show Names shows another.",
    """
    {"id": "e", "role": "button", "text": "Add to cart", "label": "Add to cart",
     "inputLabels": ["Buy", "Add to cart"]}
    """),
  RuleCase(
    .fails, "The German list is still English.",
    """
    {"id": "e", "role": "button", "label": "Share", "inputLabels": ["Share"],
     "localized": {"de": {"label": "Teilen", "inputLabels": ["Share"]}}}
    """, locale: "de",
    message: #"the German input labels are not translated: "Share"; people who speak German say "#
      + "other words"),
  RuleCase(
    .fails, "The address in the field is its label, and so its command.",
    #"{"id": "e", "role": "textField", "label": "https://tea.example.org/shop?ref=home"}"#,
    message: #"there are no input labels and the label is the address "#
      + #""https://tea.example.org/shop?ref=home"; people do not say addresses to reach a control by "#
      + "Voice Control"),
  RuleCase(
    .notApplicable, "An empty list inherits the label.",
    #"{"id": "e", "role": "button", "label": "Share", "inputLabels": []}"#),
  RuleCase(
    .cannotTell, "A phrase of seven words may be too long.",
    """
    {"id": "e", "role": "button", "label": "Share",
     "inputLabels": ["Share", "Send the receipt to somebody you know"]}
    """),
]
