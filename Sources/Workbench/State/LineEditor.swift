/// One line of text being edited: what a text field does, as a value.
///
/// Text is held as user-perceived characters, so the caret never stands inside one.
public struct LineEditor: Hashable, Sendable {
  /// The characters.
  public private(set) var characters: [Character]
  /// How many characters stand before the caret.
  public private(set) var caret: Int

  /// An editor with text and the caret at its end.
  public init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  /// The text.
  public var text: String { String(characters) }
  /// Whether there is no text.
  public var isEmpty: Bool { characters.isEmpty }
  /// The text before the caret.
  public var beforeCaret: String { String(characters[..<caret]) }

  /// Inserts text at the caret; line breaks become spaces, since this is one line.
  public mutating func insert(_ text: String) {
    let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    set(beforeCaret + line, String(characters[caret...]))
  }

  /// Sets the text on both sides of the caret.
  ///
  /// The whole is split into characters anew, because a combining mark, a joiner or half a flag
  /// joins its neighbour; a caret that would stand inside a character goes to its end.
  private mutating func set(_ before: String, _ after: String) {
    characters = Array(before + after)
    var left = before.unicodeScalars.count
    caret = 0
    while left > 0, caret < characters.count {
      left -= characters[caret].unicodeScalars.count
      caret += 1
    }
  }

  /// Replaces everything.
  public mutating func replace(with text: String) { self = LineEditor(text) }

  /// Moves one character back.
  public mutating func moveBack() { caret = max(0, caret - 1) }
  /// Moves one character on.
  public mutating func moveOn() { caret = min(characters.count, caret + 1) }
  /// Moves to the start.
  public mutating func moveToStart() { caret = 0 }
  /// Moves to the end.
  public mutating func moveToEnd() { caret = characters.count }
  /// Moves to the start of the word at or before the caret.
  public mutating func moveWordBack() { caret = wordStart() }
  /// Moves past the end of the word at or after the caret.
  public mutating func moveWordOn() { caret = wordEnd() }

  /// Deletes the character before the caret.
  public mutating func deleteBack() { delete(max(0, caret - 1)..<caret) }
  /// Deletes the character after the caret.
  public mutating func deleteOn() { delete(caret..<min(characters.count, caret + 1)) }
  /// Deletes back to the start of the word.
  public mutating func deleteWordBack() { delete(wordStart()..<caret) }
  /// Deletes on to the end of the word.
  public mutating func deleteWordOn() { delete(caret..<wordEnd()) }
  /// Deletes everything before the caret.
  public mutating func deleteToStart() { delete(0..<caret) }
  /// Deletes everything after the caret.
  public mutating func deleteToEnd() { delete(caret..<characters.count) }

  private mutating func delete(_ range: Range<Int>) {
    set(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }

  private func wordStart() -> Int {
    var at = caret
    while at > 0, !isWord(at - 1) { at -= 1 }
    while at > 0, isWord(at - 1) { at -= 1 }
    return at
  }

  private func wordEnd() -> Int {
    var at = caret
    while at < characters.count, !isWord(at) { at += 1 }
    while at < characters.count, isWord(at) { at += 1 }
    return at
  }

  private func isWord(_ index: Int) -> Bool {
    characters[index].isLetter || characters[index].isNumber
  }
}

extension LineEditor {
  /// Handles a key as text fields do.
  ///
  /// - Returns: whether the key meant something here.
  public mutating func handle(_ key: Key) -> Bool {
    switch (key.code, key.control, key.alt) {
    case (.left, true, _), (.left, _, true), (.character("b"), false, true): moveWordBack()
    case (.right, true, _), (.right, _, true), (.character("f"), false, true): moveWordOn()
    case (.left, _, _), (.character("b"), true, _): moveBack()
    case (.right, _, _), (.character("f"), true, _): moveOn()
    case (.home, _, _), (.character("a"), true, _): moveToStart()
    case (.end, _, _), (.character("e"), true, _): moveToEnd()
    case (.backspace, _, true), (.character("w"), true, _): deleteWordBack()
    case (.delete, true, _), (.character("d"), false, true): deleteWordOn()
    case (.backspace, _, _): deleteBack()
    case (.delete, _, _), (.character("d"), true, _): deleteOn()
    case (.character("u"), true, _): deleteToStart()
    case (.character("k"), true, _): deleteToEnd()
    case (.character(let character), false, false): insert(String(character))
    default: return false
    }
    return true
  }
}
