/// Names to offer a reviewer for an element.
public enum NameSuggestions {
  /// Candidates for an element's name in a language, the strongest first.
  ///
  /// They come from what the project states: visible text, action, icon, tooltip, hint, identifier,
  /// asset, and the object a repeated control acts on. In a language other than the base one only
  /// sources in that language count. The current name is not among them; at most six are given.
  /// - Complexity: O(length of the element's texts).
  public static func candidates(
    for index: Int, in context: AuditContext, locale: String
  ) -> [Suggestion] {
    guard context.screen.elements.indices.contains(index) else { return [] }
    let element = context.screen.elements[index]
    var list = SuggestionList()
    if locale == context.baseLocale {
      list.exclude(context.names[index].source == .label ? context.names[index].text : "")
      addBase(element, locale, to: &list)
    } else {
      let localization = element.localization(locale)
      list.exclude(localization?.label.value ?? "")
      addLocal(element, context.names[index], localization, context.baseLocale, locale, to: &list)
    }
    return list.suggestions
  }

  // MARK: Base language

  private static func addBase(_ element: Element, _ locale: String, to list: inout SuggestionList) {
    let isEnglish = LanguageName.primary(of: locale) == "en"
    list.add(element.text.value, from: "the visible text")
    let meaning = meaning(of: element, in: locale)
    let action = isEnglish ? element.action.value.flatMap(ActionWords.task) : nil
    // One text for all rows cannot name the object of each.
    if isEnglish, element.repeated != true, let object = element.object.value, !object.isBlank {
      // A repeated control names what it acts on: "Favorite jasmine tea".
      let task = action.map(ActionWords.withoutStandIn)
      list.add(task.map { joined($0, object) }, from: "its action and what it acts on")
      let other = meaning ?? element.identifier.value.flatMap(ActionWords.subject)
      list.add(other.map { joined($0, object) }, from: "its task and what it acts on")
    }
    let tooltip = element.tooltip.value.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
    list.add(tooltip, from: "the tooltip")
    // What the code sets is no task; what the picture means is nearer to one.
    let isDone = action.map(ActionWords.isDone) ?? false
    if isDone { list.add(action, from: "its action") }
    list.add(meaning, from: "what the icon means")
    if !isDone { list.add(action, from: "its action") }
    list.add(task(inHint: element.hint.value), from: "the hint")
    list.add(element.placeholder.value, from: "the placeholder")
    if isEnglish {
      list.add(
        element.identifier.value.flatMap(ActionWords.subject), from: "the identifier's words")
      let asset = element.otherIcon == nil ? element.icon.value : nil
      list.add(assetWords(asset), from: "the asset's words")
    }
  }

  /// What the icon means; of two that stand there in turn what both mean, and of a mark that only tells
  /// what is chosen or done, nothing.
  private static func meaning(of element: Element, in locale: String) -> String? {
    guard let icon = element.icon.value, let text = IconMeaning.text(of: icon, in: locale) else {
      return nil
    }
    let isMark = !element.role.isControl || element.action.value?.hasPrefix("toggle") ?? false
    if isMark, case .symbol(let name) = icon, marks.contains(where: name.hasPrefix) { return nil }
    guard let other = element.otherIcon else { return text }
    return IconMeaning.text(of: other, in: locale) == text ? text : nil
  }

  private static let marks = ["checkmark", "circle.fill", "circle.inset", "largecircle"]

  private static func joined(_ task: String, _ object: String) -> String {
    let isThere = Words.folded(task).hasSuffix(Words.folded(object))
    return isThere ? task : "\(task) \(object)"
  }

  private static func assetWords(_ icon: Icon?) -> String? {
    guard case .asset(let name)? = icon, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let words = IconMeaning.assetWords(name)
    guard !words.isEmpty, words.allSatisfy({ $0.utf8.count > 1 }) else { return nil }
    return Words.sentence(words)
  }

  /// A hint that is short enough to be a name and speaks of no gesture.
  private static func task(inHint hint: String?) -> String? {
    guard let hint, hint.utf8.count <= 40 else { return nil }
    let words = Words.spoken(hint)
    let gestures = ["tap", "taps", "double", "swipe", "press", "click", "drag", "hold", "rotate"]
    guard words.count <= 4, !words.contains(where: gestures.contains) else { return nil }
    var text = hint
    while let last = text.last, last == "." || last == " " { text.removeLast() }
    // "Shares the receipt" is said of a control whose name is the order itself.
    guard let first = words.first, first.hasSuffix("s"), text.lowercased().hasPrefix(first),
      InterfaceWords.verbs.contains(String(first.dropLast()))
    else { return text }
    return String(text.prefix(first.count - 1)) + String(text.dropFirst(first.count))
  }

  // MARK: Other languages

  private static func addLocal(
    _ element: Element, _ base: AccessibleName, _ localization: Localization?, _ baseLocale: String,
    _ locale: String, to list: inout SuggestionList
  ) {
    list.add(localization?.text.value, from: "the visible text")
    let term = UITerms.english(for: base.text, in: baseLocale)
    if let term, let texts = UITerms.translations(of: term, in: locale) {
      for text in texts.prefix(2) { list.add(text, from: "how apps say \"\(base.text)\"") }
    }
    list.add(meaning(of: element, in: locale), from: "what the icon means")
    list.add(task(inHint: localization?.hint.value), from: "the hint")
  }
}

/// Gathers suggestions: no blank one, none twice, six at most.
private struct SuggestionList {
  private(set) var suggestions: [Suggestion] = []
  private var known: Set<String> = []

  mutating func exclude(_ text: String) { known.insert(Words.folded(text)) }

  mutating func add(_ text: String?, from origin: String) {
    guard suggestions.count < 6, let text, !text.isBlank, text.utf8.count <= 120,
      known.insert(Words.folded(text)).inserted
    else { return }
    suggestions.append(Suggestion(text: text, origin: origin))
  }
}
