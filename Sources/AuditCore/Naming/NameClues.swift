/// Which of the rules' tables a name may have a word of.
///
/// Nearly every name has none, and one look at a bit then settles a table that would otherwise be
/// looked through. A clue may mislead: a name with one need not have the word, but a name without
/// it has none.
public struct NameClues: Sendable {
  /// The tables, one bit each.
  struct Tables: OptionSet, Sendable {
    let rawValue: UInt16

    /// Drawings: arrow, three dots, Zahnrad.
    static let drawing = Tables(rawValue: 1 << 0)
    /// The words without which nothing is a symbol's name read aloud: and, dot, fill.
    static let symbolJoint = Tables(rawValue: 1 << 1)
    /// Run-together words that only symbols have, at the start: xmark.
    static let symbolWord = Tables(rawValue: 1 << 2)
    /// Stand-ins for a name, at the start: Button, Label 2.
    static let standIn = Tables(rawValue: 1 << 3)
    /// Words for a state: on, ausgewählt.
    static let state = Tables(rawValue: 1 << 4)
    /// Words that undo something, at the start: Unlike.
    static let undoing = Tables(rawValue: 1 << 5)
    /// Gestures spelled out in a name: tap to.
    static let gesture = Tables(rawValue: 1 << 6)
    /// English words for a firm task, at the start: Delete.
    static let task = Tables(rawValue: 1 << 7)
    /// English words for a direction, at the start: Move up.
    static let direction = Tables(rawValue: 1 << 8)
    /// Words for a logo.
    static let logo = Tables(rawValue: 1 << 9)
    /// English words that no other language has: which, your.
    static let english = Tables(rawValue: 1 << 10)
  }

  /// The tables with a word that begins like the name.
  private let first: Tables
  /// The tables with a word that begins like one anywhere in the name.
  private let any: Tables

  /// The clues of a text nobody looked at: anything may be in it.
  public static let unknown = NameClues(
    first: Tables(rawValue: .max), any: Tables(rawValue: .max))

  private init(first: Tables, any: Tables) {
    self.first = first
    self.any = any
  }

  /// Whether the name may have a word of a table.
  @inline(__always)
  func mayHave(_ table: Tables) -> Bool { any.contains(table) }

  /// Whether the name may begin with a word of a table.
  @inline(__always)
  func mayBegin(with table: Tables) -> Bool { first.contains(table) }

  /// Looks at a text.
  ///
  /// - Complexity: O(length).
  init(_ text: borrowing String, _ index: ClueIndex.Place) {
    var finder = ClueFinder()
    ClueIndex.shared.withTables(of: index) { words, characters in
      text.withBytes { bytes in
        guard let characters else { return finder.findWords(in: bytes, words) }
        finder.findCharacters(
          in: bytes, words, characters, alone: index.hasSingleCharacters)
      }
    }
    first = Tables(rawValue: finder.first)
    any = Tables(rawValue: finder.any)
  }
}

/// Goes through the bytes of a text once, asking for each word which tables have one like it.
private struct ClueFinder {
  var first: UInt16 = 0
  var any: UInt16 = 0

  /// Looks at words of languages with spaces, and at single signs.
  @inline(__always)
  mutating func findWords(
    in bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafePointer<UInt32>
  ) {
    var word: UInt64 = 0
    var length = 0
    var start = 0
    for at in 0..<bytes.count {
      let byte = bytes[at]
      if WordOpening.isLetter(byte) {
        if length < WordOpening.longest { word = word << 8 | UInt64(WordOpening.small(byte)) }
        length &+= 1
        continue
      }
      if length > 0 { note(ClueTable.look(up: word, in: table), isFirst: start == 0) }
      if byte > 0x20 { note(ClueTable.look(up: UInt64(byte), in: table), isFirst: at == 0) }
      word = 0
      length = 0
      start = at &+ 1
    }
    if length > 0 { note(ClueTable.look(up: word, in: table), isFirst: start == 0) }
  }

  /// Looks at the characters of a language without spaces two by two and, where it has phrases of
  /// one, each by itself; and at words of ASCII, which English counts in.
  mutating func findCharacters(
    in bytes: UnsafeBufferPointer<UInt8>, _ words: UnsafePointer<UInt32>,
    _ characters: UnsafePointer<UInt32>, alone: Bool
  ) {
    var before: UInt64 = 0
    var start = 0
    var hasASCII = false
    while start < bytes.count {
      var character = UInt64(WordOpening.small(bytes[start]))
      var end = start &+ 1
      while end < bytes.count, WordOpening.isContinuation(bytes[end]) {
        character = character << 8 | UInt64(bytes[end])
        end &+= 1
      }
      if character < 0x80 { hasASCII = true }
      if alone { note(ClueTable.look(up: character, in: characters), isFirst: start == 0) }
      if before != 0 {
        let pair = before << 32 | character
        note(ClueTable.look(up: pair, in: characters), isFirst: isSecond(start, in: bytes))
      }
      before = character
      start = end
    }
    if hasASCII { findWords(in: bytes, words) }
  }

  /// Whether the character at a place is the second one.
  @inline(__always)
  private func isSecond(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place <= 4 else { return false }
    for at in 1..<place where !WordOpening.isContinuation(bytes[at]) { return false }
    return true
  }

  @inline(__always)
  private mutating func note(_ tables: UInt16, isFirst: Bool) {
    any |= tables
    if isFirst { first |= tables }
  }
}
