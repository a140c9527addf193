/// What VoiceOver says when it lands on an element.
public struct Utterance: Hashable, Sendable {
  /// Name, value, traits, states and place, joined by commas.
  public let description: String
  /// The hint, said after a pause, where there is one.
  public let hint: String?

  /// The whole utterance, the hint last.
  public var phrase: String {
    guard let hint else { return description }
    return description.isEmpty ? hint : "\(description), \(hint)"
  }
}

/// Puts together what VoiceOver says, in the order it says it: selected, name, value, traits,
/// place, hint.
///
/// Source: the description algorithm of cashapp/AccessibilitySnapshot, with commas for pauses.
public enum Speech {
  /// What is said for an element of a screen in a language.
  ///
  /// - Complexity: O(size of the element's subtree) where its name comes from inside, else O(1).
  public static func phrase(
    for index: Int, in screen: Screen, project: ProjectFacts, locale: String
  ) -> String {
    utterance(for: index, in: screen, project: project, locale: locale).phrase
  }

  /// What is said for an element of a screen in a language, in its parts.
  ///
  /// - Complexity: O(size of the element's subtree) where its name comes from inside, else O(1).
  public static func utterance(
    for index: Int, in screen: Screen, project: ProjectFacts, locale: String
  ) -> Utterance {
    guard screen.elements.indices.contains(index) else {
      return Utterance(description: "", hint: nil)
    }
    let element = screen.elements[index]
    let name = AccessibleName.heard(
      of: element, base: AccessibleName(of: index, in: screen), locale: locale,
      baseLocale: project.baseLocale)
    return utterance(name: name.text, element: element, locale: locale)
  }

  /// What is said for an element if this were its name.
  public static func phrase(name: String, element: Element, locale: String) -> String {
    utterance(name: name, element: element, locale: locale).phrase
  }

  /// What is said for an element if this were its name, in its parts.
  public static func utterance(name: String, element: Element, locale: String) -> Utterance {
    let words = SpeechWords.of(locale)
    let localization = element.localization(locale)
    let value = (localization?.value.value ?? element.value.value) ?? ""
    let hint = (localization?.hint.value ?? element.hint.value) ?? ""
    let kind = SpokenKind(of: element)

    var parts: [String] = []
    if !name.isBlank { parts.append(name) }
    if !value.isBlank, !kind.isSwitched { parts.append(value) }
    parts = selecting(parts, kind.isSelected, words)
    parts += kind.words.map { words($0) }
    if kind.isSwitched, !value.isBlank { parts.append(state(value, words)) }
    if let place = element.position.value, !place.isBlank { parts.append(words.position(place)) }

    let nothingSaid = name.isBlank && value.isBlank
    if nothingSaid, !hint.isBlank {
      // With nothing else to say, the hint takes the name's place.
      return Utterance(description: ([hint] + parts).joined(separator: ", "), hint: nil)
    }
    return Utterance(
      description: parts.joined(separator: ", "), hint: hint.isBlank ? nil : hint)
  }

  private static func selecting(
    _ parts: [String], _ isSelected: Bool, _ words: SpeechWords
  ) -> [String] {
    guard isSelected else { return parts }
    let selected = capitalized(words(.selected))
    guard let first = parts.first else { return [selected] }
    return ["\(selected): \(first)"] + parts.dropFirst()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The value of a switch in words: "1" and "on" are on, "0" and "off" are off.
  private static func state(_ value: String, _ words: SpeechWords) -> String {
    switch PhraseKey.of(value) {
    case "1", "on", "true", "yes": words(.on)
    case "0", "off", "false", "no": words(.off)
    case "2", "mixed": words(.mixed)
    default: value
    }
  }
}
