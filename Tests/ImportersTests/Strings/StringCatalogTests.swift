import AuditCore
import Importers
import Testing

/// String catalogues.
@Suite struct StringCatalogTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Brew tea" : {

        },
        "bell.label" : {
          "comment" : "The bell",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Glocke" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Bell" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "pt_BR" : { "stringUnit" : { "state" : "needs_review", "value" : "Sino" } }
          }
        },
        "cups" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld cup" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cups" } } } } },
            "de" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klick" } },
              "iphone" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } } } } } } } }
          }
        },
        "sub" : {
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%#@files@ left" },
              "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } } } } } }
            }
          }
        }
      },
      "version" : "1.2"
    }
    """#

  @Test func `a catalogue says its languages itself`() throws {
    var tables = StringTables()
    try tables.add(Array(Self.catalog.utf8), path: "Shop/Localizable.xcstrings")
    #expect(tables.sourceLanguage == "en")
    #expect(tables.locales == ["de", "en", "pt-BR"])
    #expect(tables.text("Brew tea", table: nil, locale: nil) == "Brew tea")
    #expect(tables.text("Brew tea", table: nil, locale: "de") == nil)
    #expect(tables.text("bell.label", table: nil, locale: nil) == "Bell")
    #expect(
      tables.texts("bell.label", table: nil) == ["de": "Glocke", "en": "Bell", "pt-BR": "Sino"])
    #expect(tables.text("cups", table: nil, locale: nil) == "%lld cups")
    #expect(tables.text("cups", table: nil, locale: "de") == "Tippen")
    #expect(tables.text("sub", table: nil, locale: nil) == "%lld files left")
    #expect(tables.location("bell.label", table: nil, locale: "de")?.line == 13)
    #expect(tables.location("Brew tea", table: nil, locale: nil)?.line == 7)
  }

  @Test func `a key without a text is looked for in another table`() throws {
    var tables = StringTables()
    let bare =
      #"{"sourceLanguage": "en", "strings": {"tea.brew": {}, "Brew": {}}, "version": "1.0"}"#
    try tables.add(Array(bare.utf8), path: "Kit/Localizable.xcstrings")
    #expect(tables.text("tea.brew", table: nil, locale: nil, near: "Kit/A.swift") == "tea.brew")
    for (locale, text) in [("en", "Brew it"), ("de", "Aufgießen")] {
      let texts = "\"tea.brew\" = \"\(text)\"; \"Brew\" = \"\(text)\";"
      try tables.add(Array(texts.utf8), path: "App/\(locale).lproj/Localizable.strings")
    }
    #expect(
      tables.texts("tea.brew", table: nil, near: "Kit/A.swift")
        == ["en": "Brew it", "de": "Aufgießen"])
    #expect(tables.text("Brew", table: nil, locale: "en", near: "Kit/A.swift") == "Brew")
  }

  @Test func `what Xcode put there and nobody began to translate is no translation`() throws {
    var tables = StringTables()
    let unit = { (state: String, text: String) in
      #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
    }
    let text = """
      {"sourceLanguage": "en", "strings": {"tea.brew": {"localizations": {
      "en": \(unit("translated", "Brew")), "de": \(unit("new", "Brew")),
      "fr": \(unit("needs_review", "Brew")), "pa": \(unit("new", "Bru")),
      "hi": {"variations": {"plural": {"one": \(unit("new", "Brew")), "other": \(unit("new", "Brew"))}}},
      "it": {"variations": {"plural": {"other": \(unit("translated", "Brew"))}}}}}}, "version": "1.0"}
      """
    try tables.add(Array(text.utf8), path: "Localizable.xcstrings")
    #expect(
      tables.texts("tea.brew", table: nil) == [
        "en": "Brew", "fr": "Brew", "it": "Brew", "pa": "Bru",
      ])
  }

  @Test func `a key that is not to be translated has one text`() throws {
    var tables = StringTables()
    let text = """
      {"sourceLanguage": "en", "strings": {
      "regex": {"shouldTranslate": false, "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "regex?"}},
        "uk": {"stringUnit": {"state": "translated", "value": "regex?"}}}},
      "brew": {"shouldTranslate": true, "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Brühen"}}}}}, "version": "1.0"}
      """
    try tables.add(Array(text.utf8), path: "Localizable.xcstrings")
    #expect(tables.texts("regex", table: nil) == ["en": "regex?"])
    #expect(tables.texts("brew", table: nil) == ["en": "brew", "de": "Brühen"])
  }

  @Test func `the keys of a storyboard's catalogue are no texts`() throws {
    var tables = StringTables()
    let text = """
      {"sourceLanguage": "en", "strings": {"a-b-c.title": {}, "d-e-f.title": {"localizations":
      {"en": {"stringUnit": {"state": "new", "value": "Tea"}}}}}, "version": "1.0"}
      """
    try tables.add(Array(text.utf8), path: "App/mul.lproj/Main.xcstrings")
    #expect(tables.text("a-b-c.title", table: "Main", locale: nil) == nil)
    #expect(tables.text("d-e-f.title", table: "Main", locale: nil) == "Tea")
  }

  @Test func `the source language is the one of most keys`() throws {
    var tables = StringTables()
    try tables.add(
      Array(#"{"sourceLanguage": "de", "strings": {"a": {}}}"#.utf8), path: "A.xcstrings")
    #expect(tables.sourceLanguage == "de")
    try tables.add(Array(Self.catalog.utf8), path: "Localizable.xcstrings")
    #expect(tables.sourceLanguage == "en")
  }

  @Test func `a text without a stated language is in the source language`() throws {
    var tables = StringTables()
    try tables.add(Array(Self.catalog.utf8), path: "Localizable.xcstrings")
    try tables.add(Array("\"x\" = \"y\";".utf8), path: "Base.lproj/Main.strings")
    #expect(tables.text("x", table: "Main", locale: "en") == "y")
    #expect(tables.texts("x", table: "Main") == ["en": "y"])
  }

  @Test func `a key that a merge left twice is read, its last text holding`() throws {
    var tables = StringTables()
    let unit = { (text: String) in
      "{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(text)\"}}}}"
    }
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":\(unit("Alt")),\"a\":\(unit("Neu"))}}"
    try tables.add(Array(text.utf8), path: "Localizable.xcstrings")
    #expect(tables.text("a", table: nil, locale: "de") == "Neu")
  }

  @Test func `a second byte-order mark is passed over`() throws {
    var tables = StringTables()
    let text = Array("\u{FEFF}\u{FEFF}\"a\" = \"b\";".utf16).flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    try tables.add(text, path: "de.lproj/Localizable.strings")
    #expect(tables.text("a", table: nil, locale: "de") == "b")
  }
}
