/// Whether the text people see on a control is part of the name assistive technology has for it.
///
/// Somebody who uses Voice Control says what they see. The comparison is by runs of words, never by
/// substring: "Discover It" is not in "Discover Italy".
/// Source: W3C ACT rule 2ee8b8, "Visible label is part of accessible name". Where that rule leaves
/// the answer to a person, such as for abbreviations, so does this.
public enum LabelInName {
  /// What a comparison found.
  public enum Verdict: Hashable, Sendable {
    /// The text's words stand together in the name, after this many other words.
    case contained(after: Int)
    /// The text has no letter and no digit, so there is nothing to say.
    case noWords
    /// The text's words are not in the name.
    case missing
    /// The two may mean the same; a person decides, for the reason given as a sentence.
    case needsPerson(String)
  }

  /// Compares a visible text with a name, both in one language.
  ///
  /// Case, compatibility forms, punctuation and white space do not count. What stands in round
  /// brackets in the text need not be in the name.
  /// - Complexity: O(length of the text × length of the name) at worst, and O(sum of the lengths)
  ///   for words that are not repeated; equal strings are not looked into.
  public static func compare(text: String, name: String, locale: String) -> Verdict {
    if text == name { return hasWords(text) ? .contained(after: 0) : .noWords }
    switch asciiRun(of: text, in: name) {
    case .contained(let words): return .contained(after: words)
    case .noWords: return .noWords
    case .notSettled: break
    }
    let visible = FoldedWords(text)
    if visible.words.isEmpty { return .noWords }
    let spoken = FoldedWords(name)
    if let start = spoken.start(of: visible) { return .contained(after: start) }
    if let start = startWithoutBrackets(text, visible: visible, spoken: spoken) {
      return .contained(after: start)
    }
    if saysSigns(text, name, locale: locale) {
      return .needsPerson("a sign such as & may be said as a word")
    }
    return alike(visible, spoken)
  }

  private static func hasWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { CompatibilityFolding.kind(of: $0) == .letter }
  }

  /// The start of the run when what stands in round brackets is left out of the text.
  private static func startWithoutBrackets(
    _ text: String, visible: FoldedWords, spoken: FoldedWords
  ) -> Int? {
    guard let outside = withoutBrackets(text) else { return nil }
    let words = FoldedWords(outside)
    // A text that stands wholly in brackets is still a text.
    return words.words.isEmpty ? nil : spoken.start(of: words)
  }

  /// The text without its round brackets and what stands in them, or nil where there are none.
  static func withoutBrackets(_ text: String) -> String? {
    guard text.unicodeScalars.contains(where: { $0 == "(" || $0 == "\u{FF08}" }) else {
      return nil
    }
    var result = String.UnicodeScalarView()
    var depth = 0
    var cut = result
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "\u{FF08}":
        if depth == 0 { cut = result }
        depth += 1
        result.append(" ")
      case ")", "\u{FF09}":
        if depth > 0 {
          depth -= 1
          if depth == 0 { result = cut }
        }
        result.append(" ")
      default: result.append(scalar)
      }
    }
    // A bracket that never closes takes nothing away.
    return String(result)
  }
}
