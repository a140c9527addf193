/// What Voice Control has for one control: the name it shows and the phrases that reach it.
public struct VoiceControlName: Hashable, Sendable {
  /// The control's index on its screen.
  public let index: Int
  /// What Show Names shows: the first input label, or else the name; empty where nothing names it.
  public let shown: String
  /// Every phrase that reaches the control, the shown one first.
  public let phrases: [String]

  /// A name of its parts.
  public init(index: Int, shown: String, phrases: [String]) {
    self.index = index
    self.shown = shown
    self.phrases = phrases
  }
}

/// A phrase that reaches several controls; Voice Control answers it with numbers to choose from.
public struct VoiceControlClash: Hashable, Sendable {
  /// The phrase as the first of them has it.
  public let phrase: String
  /// The controls' indices, in document order.
  public let indices: [Int]

  /// A clash of its parts.
  public init(phrase: String, indices: [Int]) {
    self.phrase = phrase
    self.indices = indices
  }
}

/// The Voice Control names of a screen's controls.
///
/// Input labels replace the label where there are any; an empty list inherits it.
/// Source: UIKit's documentation of `accessibilityUserInputLabels`.
public enum VoiceControl {
  /// The names of a screen's controls in one language, in document order; a control that nothing
  /// names has no phrases and is shown by number.
  ///
  /// - Complexity: O(number of elements × depth).
  public static func names(in context: AuditContext, locale: String) -> [VoiceControlName] {
    var names: [VoiceControlName] = []
    for index in context.screen.elements.indices {
      let element = context.screen.elements[index]
      guard element.isVoiceControlTarget, context.isExposed(index) else { continue }
      let name = AccessibleName.heard(
        of: element, base: context.names[index], locale: locale, baseLocale: context.baseLocale)
      let phrases = phrases(
        of: element, name: name, locale: locale, baseLocale: context.baseLocale)
      names.append(VoiceControlName(index: index, shown: phrases.first ?? "", phrases: phrases))
    }
    return names
  }

  /// What Show Names shows for one element; empty where nothing names it.
  ///
  /// - Complexity: O(size of the element's subtree) where its name comes from inside, else O(1).
  public static func shownName(
    of index: Int, in screen: Screen, project: ProjectFacts, locale: String
  ) -> String {
    guard screen.elements.indices.contains(index) else { return "" }
    let element = screen.elements[index]
    let name = AccessibleName.heard(
      of: element, base: AccessibleName(of: index, in: screen), locale: locale,
      baseLocale: project.baseLocale)
    return phrases(of: element, name: name, locale: locale, baseLocale: project.baseLocale).first
      ?? ""
  }

  /// The phrases that reach an element, the one shown first; none where nothing names it.
  public static func phrases(
    of element: Element, name: AccessibleName, locale: String, baseLocale: String
  ) -> [String] {
    let own = element.inputLabels(locale: locale, baseLocale: baseLocale)
    let said = (own.value ?? []).filter { !$0.isBlank }
    if !said.isEmpty { return said }
    return name.text.isBlank ? [] : [name.text]
  }

  /// Phrases that reach more than one control, in the order of their first control.
  ///
  /// - Complexity: O(number of phrases).
  public static func clashes(among names: [VoiceControlName]) -> [VoiceControlClash] {
    var order: [String] = []
    var found: [String: (phrase: String, indices: [Int])] = [:]
    for name in names {
      for phrase in name.phrases {
        let key = PhraseKey.of(phrase)
        if found[key] == nil { order.append(key) }
        // One control may list a phrase twice.
        if found[key]?.indices.last != name.index {
          found[key, default: (phrase, [])].indices.append(name.index)
        }
      }
    }
    return order.compactMap { key in
      guard let group = found[key], group.indices.count > 1 else { return nil }
      return VoiceControlClash(phrase: group.phrase, indices: group.indices)
    }
  }
}

extension Element {
  /// Whether Voice Control gives it a name: people act on it, by role or by trait.
  public var isVoiceControlTarget: Bool {
    if role.isControl { return role != .customAction }
    guard let traits = traits.value else { return false }
    return !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
  }

  /// The input labels in a language; in another than the base one where none were measured there,
  /// the base ones, which is what an app uses where a translation is missing.
  ///
  /// - Complexity: O(number of languages).
  public func inputLabels(locale: String, baseLocale: String) -> Measured<[String]> {
    guard locale != baseLocale, let localization = localization(locale) else { return inputLabels }
    return localization.inputLabels.isMeasured ? localization.inputLabels : inputLabels
  }
}
