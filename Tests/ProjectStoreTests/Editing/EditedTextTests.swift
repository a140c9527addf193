import LosslessJSON
import Testing

@testable import ProjectStore

@Suite struct EditedTextTests {
  @Test("The pieces written one after the other are the new text, and undo gives the old one")
  func piecesAreTheNewText() throws {
    let document = try JSONDocument(parsing: Array(#"{"a": 1, "b": [true], "c": null}"#.utf8))
    let first = SpliceBatch([
      try #require(try document.splice(setting: ["c"], to: .string("Oolong"))),
      try #require(try document.splice(setting: ["a"], to: .string("tea"))),
    ])
    let changed = try document.applying(first.splices)
    var text = EditedText(document)
    let undoFirst = try text.add(first)
    #expect(text.pieces.count == 5)
    #expect(Array(text.pieces.joined()) == changed.bytes)
    #expect(text.document.bytes == changed.bytes)

    let second = SpliceBatch([
      try #require(try changed.splice(setting: ["b", 0], to: .string("Assam and more")))
    ])
    let undoSecond = try text.add(second)
    #expect(Array(text.pieces.joined()) == (try changed.applying(second.splices)).bytes)

    try text.takeBack([undoSecond, undoFirst])
    #expect(Array(text.pieces.joined()) == document.bytes)
  }
}
