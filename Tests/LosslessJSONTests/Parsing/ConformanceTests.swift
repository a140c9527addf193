import LosslessJSON
import Testing

/// The classes of the public conformance suite for JSON parsers, restated.
@Suite struct ConformanceTests {
  @Test("Every text that RFC 8259 allows is accepted", arguments: AcceptedTexts.all)
  func accepts(_ text: SpelledText) throws {
    let document = try JSONDocument(parsing: text.bytes)
    #expect(document.bytes == text.bytes)
    #expect(Int(document.nodes[JSONDocument.root].next) == document.nodes.count)
  }

  @Test("Every text that RFC 8259 forbids is refused", arguments: RefusedTexts.all)
  func refuses(_ text: SpelledText) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text.bytes) }
  }

  @Test("Of what RFC 8259 leaves open, spelling is kept", arguments: OpenTexts.accepted)
  func acceptsOpen(_ text: SpelledText) throws {
    #expect(try JSONDocument(parsing: text.bytes).bytes == text.bytes)
  }

  @Test("Of what RFC 8259 leaves open, doubtful text is refused", arguments: OpenTexts.refused)
  func refusesOpen(_ text: SpelledText) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text.bytes) }
  }
}
