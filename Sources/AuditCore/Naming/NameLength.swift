/// Measures whether a name is one task or a paragraph.
public enum NameLength {
  /// What is too much about a name.
  public enum Excess: Hashable, Sendable {
    /// So many characters, where East Asian characters count double.
    case characters(Int)
    /// So many sentences.
    case sentences(Int)
    /// The same words said twice.
    case doubled(String)
  }

  /// A label of about a hundred characters takes a synthesiser seven seconds at its usual speed.
  ///
  /// Source: WWDC 2019, "Writing Great Accessibility Labels": be succinct, drop what is not needed.
  public static let most = 100

  /// What is too much about a name, or nil.
  ///
  /// - Complexity: O(1) for a short name whose halves differ, else O(length).
  public static func excess(of text: String, shape: NameShape) -> Excess? {
    if let half = doubledHalf(text) { return .doubled(half) }
    guard shape.count > 50 else { return nil }
    if shape.count > most {
      let count = width(of: text)
      if count > most { return .characters(count) }
    }
    let sentences = sentences(in: text)
    // Two short sentences, such as a title and what follows from it, are still heard as one.
    return sentences > 2 || sentences == 2 && width(of: text) > 80 ? .sentences(sentences) : nil
  }

  /// The half of a name that is the same words twice, a line break or a comma between.
  private static func doubledHalf(_ text: String) -> String? {
    let length: Int? = text.withBytes { bytes in
      for gap in 1...2 where bytes.count > gap + 3 && (bytes.count - gap) % 2 == 0 {
        let half = (bytes.count - gap) / 2
        guard bytes[0] == bytes[half + gap], bytes[half - 1] == bytes[bytes.count - 1] else {
          continue
        }
        let mark = bytes[half]
        guard
          gap == 1 && mark == 0x0A
            || gap == 2 && ",;.".utf8.contains(mark) && bytes[half + 1] == 0x20
        else { continue }
        if (0..<half).allSatisfy({ bytes[$0] == bytes[half + gap + $0] }) { return half }
      }
      return nil
    }
    return length.map { String(decoding: text.utf8.prefix($0), as: UTF8.self) }
  }

  /// Characters, those of East Asian scripts twice, for they say about twice as much.
  private static func width(of text: String) -> Int {
    text.reduce(0) { sum, character in
      let isWide =
        character.unicodeScalars.first.map(CompatibilityFolding.isCharacterScript) ?? false
      return sum + (isWide ? 2 : 1)
    }
  }

  /// Sentences of three words or more that end in a mark of their own; in scripts without spaces,
  /// of eight characters or more.
  private static func sentences(in text: String) -> Int {
    var (count, words, characters, isWide) = (0, 0, 0, false)
    var before: Unicode.Scalar = " "
    let scalars = Array(text.unicodeScalars)
    for (at, scalar) in scalars.enumerated() {
      let isGap = Words.isWhiteSpace(scalar)
      if isGap == false, Words.isWhiteSpace(before) { words += 1 }
      characters += 1
      if CompatibilityFolding.isCharacterScript(scalar) { isWide = true }
      let next: Unicode.Scalar = at + 1 < scalars.count ? scalars[at + 1] : " "
      if ends(scalar, next) {
        if words >= 3 || isWide && characters >= 8 { count += 1 }
        (words, characters) = (0, 0)
      }
      before = scalar
    }
    return words >= 3 || isWide && characters >= 8 ? count + 1 : count
  }

  private static func ends(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "!", "?": Words.isWhiteSpace(next)
    case "。", "！", "？", "؟", "।": true
    default: false
    }
  }
}
