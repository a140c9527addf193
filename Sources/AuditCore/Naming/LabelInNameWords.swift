/// A text as the folded words it is compared by.
///
/// Words are split at white space and at everything that is neither letter nor number. Scripts
/// written without spaces, and Korean, where endings join the word, are compared character by
/// character.
struct FoldedWords {
  /// One word, with what its end says of it.
  struct Word: Equatable {
    /// The folded letters and numbers.
    var text: String
    /// Whether a full stop stands right behind it.
    var endsWithStop = false
    /// Whether a hyphen, an apostrophe or a digit separator joins it to the next.
    var joinsNext = false
    /// Whether it was written in capitals only.
    var isCapitals = false
  }

  private(set) var words: [Word] = []
  private var current = String.UnicodeScalarView()
  private var isOpen = false
  private var hasCapital = false
  private var hasSmall = false

  /// The words of a text.
  ///
  /// - Complexity: O(length of the text).
  init(_ text: String) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      add(scalar, next: index < scalars.endIndex ? scalars[index] : nil)
    }
    close()
  }

  private mutating func add(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    switch CompatibilityFolding.kind(of: scalar) {
    case .letter:
      var changed = false
      CompatibilityFolding.fold(scalar) { folded in
        if folded != scalar { changed = true }
        append(folded)
      }
      if changed {
        hasCapital = true
      } else if !("0"..."9").contains(scalar) {
        hasSmall = true
      }
    case .mark:
      if isOpen { current.append(scalar) }
    case .ignored: break
    case .separator: separate(at: scalar, next: next)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == " " || scalar == "\u{2044}" {
      close()
    } else if CompatibilityFolding.isVoicingMark(scalar)
      || CompatibilityFolding.isTrailingJamo(scalar)
    {
      current.append(scalar)
      isOpen = true
    } else {
      if CompatibilityFolding.isCharacterScript(scalar) || endsInCharacterScript { close() }
      current.append(scalar)
      isOpen = true
    }
  }

  private var endsInCharacterScript: Bool {
    current.first.map(CompatibilityFolding.isCharacterScript) ?? false
  }

  private mutating func separate(at scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    let nextIsLetter = next.map { CompatibilityFolding.kind(of: $0) == .letter } ?? false
    guard isOpen else { return }
    // UAX #29, ExtendNumLet: an underscore inside a word belongs to it.
    if scalar == "_", nextIsLetter {
      current.append(scalar)
      return
    }
    let endsInDigit = current.last.map { ("0"..."9").contains($0) } ?? false
    let nextIsDigit = next.map { ("0"..."9").contains($0) } ?? false
    close()
    guard let last = words.indices.last else { return }
    if scalar == "." { words[last].endsWithStop = true }
    if nextIsLetter {
      words[last].joinsNext =
        CompatibilityFolding.joins(scalar)
        || (endsInDigit && nextIsDigit && (scalar == "." || scalar == ","))
    }
  }

  private mutating func close() {
    guard isOpen else { return }
    words.append(Word(text: String(current), isCapitals: hasCapital && !hasSmall))
    current = String.UnicodeScalarView()
    isOpen = false
    hasCapital = false
    hasSmall = false
  }

  /// Where another text's words stand together in this one, as a number of words before them.
  func start(of other: FoldedWords) -> Int? {
    FoldedWords.firstStart(other.words.count, in: words.count) {
      words[$1].text == other.words[$0].text
    }
  }

  /// Where a run of words stands in another.
  static func start(of run: [String], in words: [String]) -> Int? {
    firstStart(run.count, in: words.count) { words[$1] == run[$0] }
  }

  /// The first place where every word of a run agrees with the word there.
  static func firstStart(
    _ length: Int, in count: Int, where agrees: (_ wanted: Int, _ at: Int) -> Bool
  ) -> Int? {
    guard length > 0, length <= count else { return nil }
    for start in 0...(count - length) {
      if (0..<length).allSatisfy({ agrees($0, start + $0) }) { return start }
    }
    return nil
  }

  /// The words with those a hyphen, an apostrophe or a digit separator joins written as one.
  var joined: [String] {
    var result: [String] = []
    var continues = false
    for word in words {
      if continues, let last = result.indices.last {
        result[last] += word.text
      } else {
        result.append(word.text)
      }
      continues = word.joinsNext
    }
    return result
  }
}
