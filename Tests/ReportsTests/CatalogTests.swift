import AuditCore
import Testing

@testable import Reports

@Suite struct CatalogTests {
  @Test(
    "a file's name tells its format",
    arguments: [
      ("review.html", "html"), ("REVIEW.HTM", "html"), ("a.b/review.md", "markdown"),
      ("x.csv", "csv"), ("x.json", "json"), ("x.txt", "text"), ("notes.markdown", "markdown"),
    ])
  func guess(name: String, id: String) {
    #expect(ReportCatalog.format(forFile: name)?.id == id)
  }

  @Test("a name that tells nothing is not guessed", arguments: ["html", "x", "x.pdf", "", "md."])
  func noGuess(name: String) {
    #expect(ReportCatalog.format(forFile: name) == nil)
  }

  @Test("ids and endings are each claimed once")
  func unique() {
    let ids = ReportCatalog.all.map(\.id)
    let endings = ReportCatalog.all.flatMap(\.fileExtensions)
    #expect(Set(ids).count == ids.count)
    #expect(Set(endings).count == endings.count)
  }

  @Test("every format writes the same bytes twice", arguments: ReportCatalog.all.map(\.id))
  func deterministic(id: String) throws {
    let format = try #require(ReportCatalog.format(id: id))
    #expect(
      format.render(TeaShop.project, TeaShop.options)
        == format.render(TeaShop.project, TeaShop.options))
  }

  @Test(
    "moments are written for people, and what is no moment stays as it is",
    arguments: [
      ("2025-06-01T10:00:00Z", "1 June 2025, 10:00 UTC"), ("2025-12-31", "31 December 2025"),
      ("2025-13-01", "2025-13-01"), ("soon", "soon"), ("2025-06-01T10", "2025-06-01T10"),
      ("2025-06-01T10:00:00+02:00", "2025-06-01T10:00:00+02:00"), ("", ""),
    ])
  func moment(text: String, words: String) {
    #expect(Words.moment(text) == words)
  }

  @Test(
    "counts read well",
    arguments: [(0, "0 findings"), (1, "1 finding"), (1_234_567, "1,234,567 findings")])
  func count(number: Int, words: String) {
    #expect(Words.count(number, "finding") == words)
  }

  @Test(
    "a language attribute is written only for a well-formed tag",
    arguments: [
      ("de", " lang=\"de\""), ("zh_Hant", " lang=\"zh-Hant\""), ("en-GB", ""), ("x\"y", ""),
      ("", ""), ("Base", ""), ("de-", ""),
    ])
  func language(tag: String, attribute: String) {
    #expect(HTMLText.langAttribute(tag) == attribute)
  }
}
