import TestSupport
import Testing

@testable import Workbench

@Suite struct LineEditorTests {
  private func editor(_ text: String, caret: Int) -> LineEditor {
    var editor = LineEditor(text)
    editor.moveToStart()
    for _ in 0..<caret { editor.moveOn() }
    return editor
  }

  @Test(
    "the caret moves over one perceived character at a time",
    arguments: ["e\u{301}a", "👩‍👩‍👧‍👦a", "🇩🇪🇯🇵", "한국", "שלום", "\u{1F44D}\u{1F3FD}!"])
  func characters(text: String) {
    var editor = LineEditor(text)
    for expected in text.indices.reversed() {
      editor.moveBack()
      #expect(editor.beforeCaret == String(text[..<expected]))
    }
    editor.moveBack()
    #expect(editor.caret == 0)
  }

  @Test("a combining mark joins the letter before the caret")
  func combining() {
    var editor = editor("ea", caret: 1)
    editor.insert("\u{301}")
    #expect(editor.characters == ["e\u{301}", "a"])
    #expect(editor.caret == 1)
  }

  @Test("a mark inserted before another joins nothing but its own letter")
  func joinsOnce() {
    var editor = editor("x\u{301}y", caret: 0)
    editor.insert("e")
    #expect(editor.text == "ex\u{301}y")
    #expect(editor.beforeCaret == "e")
  }

  @Test("half a flag typed before another half becomes one flag, and the caret stays in the text")
  func flags() {
    var editor = editor("\u{1F1EA}", caret: 0)
    editor.insert("\u{1F1E9}")
    #expect(editor.characters.count == 1)
    #expect(editor.caret <= editor.characters.count)
  }

  @Test("pasted line breaks and tabs become spaces")
  func paste() {
    var editor = LineEditor("a")
    editor.insert("b\nc\r\nd\te")
    #expect(editor.text == "ab c d e")
  }

  @Test("deleting back takes the whole character")
  func deleteBack() {
    var editor = LineEditor("a👩‍👩‍👧‍👦")
    editor.deleteBack()
    #expect(editor.text == "a")
    editor.deleteBack()
    editor.deleteBack()
    #expect(editor.text.isEmpty)
  }

  @Test("words are letters and digits of any script")
  func words() {
    var editor = LineEditor("Öffne die Filter-Liste 検索")
    editor.moveWordBack()
    #expect(editor.beforeCaret == "Öffne die Filter-Liste ")
    editor.moveWordBack()
    #expect(editor.beforeCaret == "Öffne die Filter-")
    editor.moveToStart()
    editor.moveWordOn()
    #expect(editor.beforeCaret == "Öffne")
    editor.deleteWordOn()
    #expect(editor.text == "Öffne Filter-Liste 検索")
  }

  @Test("keys edit as they do in text fields")
  func keys() throws {
    var editor = LineEditor("one two three")
    for (name, expected) in [
      ("Ctrl-W", "one two "), ("Ctrl-W", "one "), ("Ctrl-A", "one "), ("Delete", "ne "),
      ("End", "ne "), ("Backspace", "ne"), ("Home", "ne"), ("Alt-d", ""), ("x", "x"),
      ("Ctrl-U", ""),
    ] {
      let key = try #require(Key(name: name))
      let isHandled = editor.handle(key)
      #expect(isHandled)
      #expect(editor.text == expected, "after \(name)")
    }
    for key in [Key(.function(5)), Key(.character("x"), alt: true), Key(.enter)] {
      let isHandled = editor.handle(key)
      #expect(!isHandled, "\(key.name)")
    }
  }

  @Test("the caret's column is where the whole text is drawn", arguments: 0..<40)
  func column(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = ["a", "é", "検", "👩‍👧", "🇩🇪", "\u{200C}", "ل", "\n", "\u{1B}", "e\u{301}", "क्‍ष"]
    var editor = LineEditor((0..<20).map { _ in random.pick(pieces) }.joined())
    while editor.caret > 0 {
      editor.moveBack()
      let column = editor.caretColumn
      // The column is between cells, never inside a wide one.
      var at = 0
      var edges = [0]
      for cell in cells(editor.text) {
        at += Int(cell.width)
        edges.append(at)
      }
      #expect(edges.contains(column), "\(editor.text.debugDescription) at \(editor.caret)")
    }
  }

  @Test(
    "whatever is typed, the caret stays in the text and the text in one line", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = [
      "Left", "Right", "Home", "End", "Backspace", "Delete", "Ctrl-W", "Alt-d", "Alt-b", "Alt-f",
      "Ctrl-K", "Ctrl-U",
    ]
    let letters = ["a", " ", "\u{301}", "\u{200D}", "👩", "🇩", "🇪", "検", "ب", "\n"]
    var editor = LineEditor()
    for _ in 0..<200 {
      if random.oneIn(2) {
        editor.insert(random.pick(letters))
      } else {
        _ = editor.handle(try #require(Key(name: random.pick(names))))
      }
      #expect((0...editor.characters.count).contains(editor.caret))
      #expect(!editor.text.contains("\n"))
      #expect(Array(editor.text) == editor.characters)
    }
  }
}
