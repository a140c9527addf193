import Testing

@testable import Importers

/// Languages that somebody only began.
@Suite struct BegunLanguagesTests {
  private func tables(_ begun: String, english: Int = 60, in locale: String = "eo") -> StringTables
  {
    let texts = (0..<english).map { "\"key\($0)\" = \"Tea \($0)\";" }.joined(separator: "\n")
    var tables = StringTables()
    for (path, text) in [
      ("en.lproj/Localizable.strings", texts), ("de.lproj/Localizable.strings", texts),
      ("\(locale).lproj/Localizable.strings", begun),
    ] { _ = try? tables.add(Array(text.utf8), path: path) }
    return tables
  }

  @Test func `one with a few texts of the base language is left out`() {
    var tables = tables("\"key1\" = \"Tea 1\"; \"key2\" = \"Tea 2\";")
    #expect(tables.text("key1", table: nil, locale: "eo") == "Tea 1")
    #expect(tables.dropBegun() == ["eo"])
    #expect(tables.locales == ["de", "en"])
    #expect(tables.text("key1", table: nil, locale: "eo") == nil)
    #expect(tables.text("key1", table: nil, locale: "de") == "Tea 1")
    #expect(tables.languages(of: "key1", near: "A.swift") == ["de", "en"])
  }

  @Test func `one with a text of its own, or in an app of few, stays, and so do forms of English`()
  {
    var own = tables("\"key1\" = \"Tea 1\"; \"key2\" = \"Teo 2\";")
    #expect(own.dropBegun().isEmpty)
    var unknown = tables("\"key1\" = \"Tea 1\"; \"other\" = \"Tea\";")
    #expect(unknown.dropBegun().isEmpty)
    var few = tables("\"key1\" = \"Tea 1\";", english: 30)
    #expect(few.dropBegun().isEmpty)
    var british = tables("\"key1\" = \"Tea 1\";", in: "en-GB")
    #expect(british.dropBegun().isEmpty)
    var many = tables("\"key1\" = \"Tea 1\";\n\"key2\" = \"Tea 2\";\n\"key3\" = \"Tea 3\";")
    #expect(many.dropBegun().isEmpty)
  }

  @Test func `an import tells what it left out`() {
    let english = (0..<60).map { "\"key\($0)\" = \"Tea \($0)\";" }.joined(separator: "\n")
    let app = AppImport(
      texts: [
        ("en.lproj/Localizable.strings", Array(english.utf8)),
        ("eo.lproj/Localizable.strings", Array("\"key1\" = \"Tea 1\";".utf8)),
      ], baseLocale: "en", platform: nil, components: [])
    #expect(
      app.capture().notes.contains(
        "left out languages with next to no texts, none of them translated: eo"))
  }
}
