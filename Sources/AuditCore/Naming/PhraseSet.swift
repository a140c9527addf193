/// Phrases of one language that are looked for in a text without taking the text apart.
struct PhraseSet: Sendable {
  /// A place where a phrase stands, in bytes.
  struct Hit: Sendable {
    /// The phrase, in lower case.
    let phrase: String
    /// Its first byte.
    let start: Int
    /// The byte behind it.
    let end: Int
  }

  /// One way a phrase is written: where its bytes are, and which phrase it is.
  private struct Spelling: Sendable {
    let start: Int
    let end: Int
    let phrase: Int
  }

  private let phrases: [String]
  /// The bytes of all spellings, one after the other.
  private var bytes: [UInt8] = []
  /// The spellings by first byte, the longest of each first.
  private var spellings: [Spelling] = []
  /// Where the spellings of each first byte begin.
  private var starts: [Int]
  private var firsts = ByteSet()
  /// Small hashes of the first two bytes, which settle most places where the first byte fits.
  private var pairs: SIMD4<UInt64> = .zero
  /// Whether a phrase may stand inside a run of letters.
  let isUnspaced: Bool

  /// The phrases of a text, separated by bars and in lower case.
  ///
  /// - Parameters:
  ///   - text: the phrases.
  ///   - isUnspaced: whether the language writes no spaces between words, so that a phrase may
  ///     stand inside a run of letters.
  init(_ text: String, isUnspaced: Bool = false) {
    phrases = text.parts(at: "|").map(String.init).sorted { $0.utf8.count > $1.utf8.count }
    self.isUnspaced = isUnspaced
    starts = []
    var forms: [(bytes: [UInt8], phrase: Int)] = []
    for (number, phrase) in phrases.enumerated() {
      forms += PhraseSet.forms(of: phrase).map { ($0, number) }
    }
    forms.sort { ($0.bytes[0], $1.bytes.count) < ($1.bytes[0], $0.bytes.count) }
    for form in forms {
      while starts.count <= Int(form.bytes[0]) { starts.append(spellings.count) }
      spellings.append(
        Spelling(start: bytes.count, end: bytes.count + form.bytes.count, phrase: form.phrase))
      bytes += form.bytes
      firsts.insert(form.bytes[0])
      note(form.bytes[0], form.bytes.count > 1 ? form.bytes[1] : nil)
    }
    while starts.count <= 256 { starts.append(spellings.count) }
  }

  /// The ways a phrase is written: ASCII is compared in either case, other letters are known in
  /// small letters, with a first capital, and in capitals.
  private static func forms(of phrase: String) -> Set<[UInt8]> {
    guard !phrase.isEmpty else { return [] }
    if phrase.utf8.allSatisfy({ $0 < 0x80 }) { return [small(phrase)] }
    let capital = phrase.prefix(1).uppercased() + phrase.dropFirst()
    return Set([phrase, capital, phrase.uppercased()].map { small($0) })
  }

  /// What the phrases begin with in each of their spellings.
  var openings: [UInt64] {
    spellings.compactMap { spelling in
      let form = bytes[spelling.start..<spelling.end]
      return isUnspaced ? WordOpening.ofCharacters(form) : WordOpening.ofWords(form)
    }
  }

  /// Notes the first two bytes of a spelling; one of a single byte may stand before any other.
  private mutating func note(_ first: UInt8, _ second: UInt8?) {
    for next in second.map({ $0...$0 }) ?? 0...255 {
      let hash = PhraseSet.hash(first, next)
      pairs[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
    }
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> UInt8 {
    small(first) &* 31 &+ small(second) &* 7
  }

  /// Whether a phrase may begin at a place, by its first two bytes.
  @inline(__always)
  private func mayBegin(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard firsts.contains(bytes[start]) else { return false }
    guard start + 1 < bytes.count else { return true }
    let hash = PhraseSet.hash(bytes[start], bytes[start + 1])
    return pairs[Int(hash >> 6)] & (1 << UInt64(hash & 63)) != 0
  }

  /// The first phrase in a text, as whole words in any case, or nil.
  ///
  /// - Complexity: O(length × phrases with the same first letter).
  func first(in text: String) -> Hit? {
    text.withBytes { bytes in
      for start in 0..<bytes.count where mayBegin(at: start, in: bytes) {
        guard isUnspaced || start == 0 || !PhraseSet.isLetter(bytes[start - 1]) else { continue }
        if let hit = hit(at: start, in: bytes) { return hit }
      }
      return nil
    }
  }

  /// The phrase a text begins with, or nil.
  func atStart(of text: String) -> Hit? {
    text.withBytes { bytes in
      guard !bytes.isEmpty, mayBegin(at: 0, in: bytes) else { return nil }
      return hit(at: 0, in: bytes)
    }
  }

  /// The phrase a text ends with, a full stop or a bracket behind it aside, or nil.
  ///
  /// - Complexity: O(length × phrases with the same first letter).
  func atEnd(of text: String) -> Hit? {
    text.withBytes { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] < 0x30 || bytes[end - 1] == 0x5D { end -= 1 }
      for start in 0..<bytes.count where mayBegin(at: start, in: bytes) {
        guard isUnspaced || start == 0 || !PhraseSet.isLetter(bytes[start - 1]) else { continue }
        if let hit = hit(at: start, in: bytes), hit.end == end { return hit }
      }
      return nil
    }
  }

  /// Whether a text is one of the phrases and nothing else.
  func isWhole(_ text: String) -> Bool {
    guard let hit = atStart(of: text) else { return false }
    return hit.end == text.utf8.count
  }

  private func hit(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Hit? {
    let first = Int(PhraseSet.small(text[start]))
    for number in starts[first]..<starts[first + 1] {
      let spelling = spellings[number]
      let end = start + spelling.end - spelling.start
      guard end <= text.count else { continue }
      if !isUnspaced, end < text.count, PhraseSet.isLetter(text[end]) { continue }
      var at = start
      while at < end, PhraseSet.small(text[at]) == bytes[spelling.start + at - start] { at += 1 }
      if at == end { return Hit(phrase: phrases[spelling.phrase], start: start, end: end) }
    }
    return nil
  }

  private static func small(_ text: String) -> [UInt8] { text.utf8.map { small($0) } }

  @inline(__always)
  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || (0x30...0x39).contains(byte)
  }
}

/// Phrases by language: one language a line, its primary subtag first, then phrases between bars.
struct LanguagePhrases: Sendable {
  /// The English phrases.
  let english: PhraseSet
  private let others: ByLanguage<PhraseSet>

  /// The languages and phrases of a text.
  init(_ lines: String) {
    var sets: [String: PhraseSet] = [:]
    for line in lines.parts(at: "\n") {
      let parts = line.parts(at: " ", atMost: 2)
      guard parts.count == 2 else { continue }
      let language = String(parts[0])
      let isUnspaced = ["ja", "zh", "ko", "th", "ar", "he"].contains(language)
      sets[language] = PhraseSet(String(parts[1]), isUnspaced: isUnspaced)
    }
    english = sets.removeValue(forKey: "en") ?? PhraseSet("")
    others = ByLanguage(sets)
  }

  /// The phrases of a language other than English, or nil where none are known.
  ///
  /// - Complexity: O(1).
  func other(_ language: String) -> PhraseSet? { language == "en" ? nil : others[language] }

  /// Visits the phrases of every language but English.
  func forEachOther(_ visit: (_ language: String, _ phrases: PhraseSet) -> Void) {
    others.forEach(visit)
  }

  /// What English and the language together say, by one of the ways to look.
  func look(
    in text: String, _ language: String, _ way: (PhraseSet, String) -> PhraseSet.Hit?
  ) -> PhraseSet.Hit? {
    way(english, text) ?? other(language).flatMap { way($0, text) }
  }
}
