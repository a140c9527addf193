/// The names of a screen's elements in their languages, as far as they were looked at.
public struct LocalNames: Sendable {
  /// The names: those of an element one after the other, the base one first.
  public private(set) var all: [LocalName] = []
  /// Where the names of each element begin, from the first element on without a gap.
  private var starts: [Int] = []

  /// No names yet.
  public init() {}

  /// Makes room for a screen's.
  mutating func reserve(elements: Int, languages: Int) {
    all.reserveCapacity(elements * languages)
    starts.reserveCapacity(elements)
  }

  /// Adds the names of an element: the base one first, then every language in which it has words of
  /// its own.
  ///
  /// The same words in another language are the same finding; name-translated judges them.
  /// - Returns: where they are.
  /// - Complexity: O(number of languages).
  mutating func add(
    _ element: borrowing Element, at index: Int, base: AccessibleName, in languages: NameLanguages
  ) -> Range<Int> {
    let start = all.count
    if index == starts.count { starts.append(start) }
    all.append(
      LocalName(base: languages.base, name: base, visibleText: element.text.value))
    let visibleText = element.text.value ?? ""
    element.localizations.lendEach { place, localization in
      guard let name = AccessibleName(in: localization) else { return }
      let ownText = localization.text.value
      if !localization.inputLabels.isMeasured, name.source == base.source,
        name.text.isSame(as: base.text), (ownText ?? "").isSame(as: visibleText)
      {
        return
      }
      languages.lend(languageOf: localization.locale, likely: place) { language in
        all.append(LocalName(language, at: place, name: name, visibleText: ownText))
      }
    }
    return start..<all.count
  }

  /// Notes that an element has no names to look at.
  mutating func skip(_ index: Int) {
    if index == starts.count { starts.append(all.count) }
  }

  /// Where a localization's name is among them all; nil where it was not looked at, or has the words
  /// of the base language.
  ///
  /// - Complexity: O(number of languages).
  public func place(ofLocalization localization: Int, of index: Int) -> Int? {
    guard index < starts.count else { return nil }
    let end = index + 1 < starts.count ? starts[index + 1] : all.count
    // Where no language was left out its name is the one after the base name.
    let likely = starts[index] + 1 + localization
    if likely < end, all[likely].place == localization { return likely }
    return (starts[index]..<end).first { all[$0].place == localization }
  }
}
