import Testing

@testable import Importers

/// Where the parts of an element stand.
@Suite struct XMLOutlineTests {
  private func outline(_ text: String, at offset: Int = 0) throws -> XMLOutline {
    try XMLOutline.read(Array(text.utf8), at: offset)
  }

  private func part(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test func `tags, attributes and children are found`() throws {
    let text =
      "<x><a b = 'é&lt;' c=\"\"><!-- <d> --><e><f/></e> t <![CDATA[</a>]]><?p </a>?><g/></a ></x>"
    let found = try outline(text, at: 3)
    #expect(part(text, found.tag.range) == "<a b = 'é&lt;' c=\"\">")
    #expect(part(text, found.tag.name) == "a")
    #expect(found.tag.attributes.map(\.text) == ["é<", ""])
    #expect(found.tag.attributes.map { part(text, $0.range) } == ["b = 'é&lt;'", "c=\"\""])
    #expect(found.tag.attributes.map { part(text, $0.value) } == ["é&lt;", ""])
    #expect(
      found.children.map { part(text, $0.range.lowerBound..<$0.elementEnd) } == [
        "<e><f/></e>", "<g/>",
      ])
    #expect(part(text, found.tag.range.lowerBound..<found.tag.elementEnd).hasSuffix("<g/></a >"))
    #expect(part(text, found.content).hasSuffix("<g/>"))
  }

  @Test func `a tag that ends itself has no content`() throws {
    let found = try outline("<a b=\"c\" />")
    #expect(found.tag.closesItself && found.children.isEmpty)
    #expect(found.content == 11..<11 && found.tag.elementEnd == 11)
  }

  @Test(arguments: [
    "", "a", "<", "<a", "<a b", "<a b=", "<a b='", "<a>", "<a><b/>", "<a><!--", "<a></a",
  ])
  func `what is cut off is an error`(_ text: String) {
    #expect(throws: XMLFailure.self) { try outline(text) }
    #expect(throws: XMLFailure.self) { try outline(text, at: text.utf8.count + 5) }
  }
}
