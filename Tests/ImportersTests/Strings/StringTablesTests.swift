import AuditCore
import Testing

@testable import Importers

/// String files as tables of texts.
@Suite struct StringTablesTests {
  private func tables(_ files: (String, String)...) throws -> StringTables {
    var tables = StringTables()
    for (path, text) in files { try tables.add(Array(text.utf8), path: path) }
    return tables
  }

  @Test func `texts are found by key, table and language`() throws {
    let tables = try tables(
      ("App/en.lproj/Localizable.strings", "/* Bar */\n\"close\" = \"Close\";\n"),
      ("App/de_CH.lproj/Localizable.strings", "\"close\" = \"Schliessen\";"),
      ("App/Base.lproj/Main.strings", "\"abc-12-xyz.title\" = \"Tea\";"),
      ("App/German.lproj/Main.strings", "\"abc-12-xyz.title\" = \"Tee\";"))
    #expect(tables.locales == ["de", "de-CH", "en"])
    #expect(tables.text("close", table: nil, locale: nil) == "Close")
    #expect(tables.text("close", table: nil, locale: "de-CH") == "Schliessen")
    #expect(tables.text("close", table: nil, locale: "de_CH") == "Schliessen")
    #expect(tables.text("close", table: nil, locale: "fr") == nil)
    #expect(tables.text("abc-12-xyz.title", table: "Main", locale: nil) == "Tea")
    #expect(tables.texts("abc-12-xyz.title", table: "Main") == ["de": "Tee"])
    #expect(tables.texts("close", table: nil) == ["en": "Close", "de-CH": "Schliessen"])
    #expect(tables.table(with: "close") == "Localizable")
    #expect(tables.table(with: "nothing") == nil)
    #expect(tables.sourceLanguage == nil)
    #expect(
      tables.location("close", table: nil, locale: nil)
        == SourceLocation(file: "App/en.lproj/Localizable.strings", line: 2, key: "close"))
  }

  @Test func `the usual table goes before others, then the first by name`() throws {
    let tables = try tables(
      ("en.lproj/Shop.strings", "\"a\" = \"1\"; \"b\" = \"1\";"),
      ("en.lproj/Alpha.strings", "\"a\" = \"2\"; \"b\" = \"2\";"),
      ("en.lproj/Localizable.strings", "\"a\" = \"3\";"))
    #expect(tables.table(with: "a") == "Localizable")
    #expect(tables.table(with: "b") == "Alpha")
  }

  @Test func `in a file the last text holds, among files the first`() throws {
    let tables = try tables(
      ("A/en.lproj/Localizable.strings", "\"a\" = \"1\";\n\"a\" = \"2\";"),
      ("B/en.lproj/Localizable.strings", "\"a\" = \"3\";"))
    #expect(tables.text("a", table: nil, locale: "en") == "2")
    #expect(tables.location("a", table: nil, locale: "en")?.line == 2)
  }

  @Test func `of two apps in one tree each has its own texts and languages`() throws {
    let tables = try tables(
      ("iOS/App/en.lproj/Localizable.strings", "\"a\" = \"Tap\"; \"b\" = \"Tea\";"),
      ("iOS/App/hr.lproj/Localizable.strings", "\"a\" = \"Dodirni\"; \"b\" = \"Čaj\";"),
      ("macOS/App/en.lproj/Localizable.strings", "\"a\" = \"Click\";"),
      ("macOS/App/de.lproj/Localizable.strings", "\"a\" = \"Klicken\";"),
      ("macOS/One/en.lproj/Localizable.strings", "\"a\" = \"One\";"))
    let mac = "macOS/App/Views/Tea.swift"
    #expect(tables.text("a", table: nil, locale: nil, near: mac) == "Click")
    #expect(tables.text("a", table: nil, locale: "hr", near: mac) == nil)
    #expect(tables.texts("a", table: nil, near: mac) == ["en": "Click", "de": "Klicken"])
    #expect(tables.languages(of: "a", near: mac) == ["en", "de"])
    let file = tables.location("a", table: nil, locale: "en", near: mac)?.file
    #expect(file == "macOS/App/en.lproj/Localizable.strings")
    // What only the other app has is still found, and one language alone is no app's.
    #expect(tables.text("b", table: nil, locale: "hr", near: mac) == "Čaj")
    #expect(tables.text("a", table: nil, locale: "hr", near: "macOS/One/Tea.swift") == "Dodirni")
    #expect(tables.text("a", table: nil, locale: "en", near: "macOS/One/Tea.swift") == "One")
    #expect(tables.languages(beside: "macOS/App/Base.lproj/Main.storyboard") == ["en", "de"])
  }

  @Test func `notes for translators are no language`() throws {
    let tables = try tables(
      ("en.lproj/Localizable.strings", "\"a\" = \"Tap\";"),
      ("qqq.lproj/Localizable.strings", "\"a\" = \"Label of a button\";"))
    #expect(tables.locales == ["en"])
  }

  @Test func `without English the language with the most texts is the base`() throws {
    let tables = try tables(
      ("fr.lproj/Localizable.strings", "\"a\" = \"un\";"),
      ("de.lproj/Localizable.strings", "\"a\" = \"eins\"; \"b\" = \"zwei\";"))
    #expect(tables.text("a", table: nil, locale: nil) == "eins")
  }

  @Test func `escapes are resolved as the system does`() throws {
    let tables = try tables(
      (
        "Localizable.strings",
        #"""
        "a" = "Gr\U00fcn \"x\"\n\t\\ \U0041\U42";
        "b" = "\Ud83c\udf75|\Ud83c\Udf75|\Ud83c";
        "c" = "\101\341\51 \( \' \/ \% 100";
        'd' = 'it"s';
        """#
      ))
    #expect(tables.text("a", table: nil, locale: nil) == "Grün \"x\"\n\t\\ AB")
    #expect(tables.text("b", table: nil, locale: nil) == "\u{FFFD}udf75|🍵|\u{FFFD}")
    #expect(tables.text("c", table: nil, locale: nil) == "AÆ) ( ' / % 100")
    #expect(tables.text("d", table: nil, locale: nil) == "it\"s")
    #expect(tables.notes.isEmpty)
  }

  @Test func `what people write by hand is read`() throws {
    let tables = try tables(
      (
        "en.lproj/InfoPlist.strings",
        """
        // a comment; "x" = "y";
        CFBundleName = Tea.Shop; NSCameraUsageDescription="For \
        photos";
        "Two
        lines" = "first
        second"; /* "no" = "no"; */ "Same";
        """
      ))
    #expect(tables.text("CFBundleName", table: "InfoPlist", locale: nil) == "Tea.Shop")
    #expect(
      tables.text("NSCameraUsageDescription", table: "InfoPlist", locale: nil) == "For photos")
    #expect(tables.text("Two\nlines", table: "InfoPlist", locale: nil) == "first\nsecond")
    #expect(tables.text("Same", table: "InfoPlist", locale: nil) == "Same")
    #expect(tables.text("no", table: "InfoPlist", locale: nil) == nil)
    #expect(tables.notes.isEmpty)
  }

  @Test func `after a mistake reading goes on at the next line`() throws {
    let tables = try tables(
      (
        "en.lproj/Localizable.strings",
        #"""
        "a" = "1"
        "b" = "2;
        "c" = "3";
        "d" = "say "hi" now";
        "e" "5";
        = "6";
        "g" = "7";
        "h" = ("x", {"y" = "z";});
        "i" = "9";
        """#
      ))
    for (key, text) in ["a": "1", "c": "3", "g": "7", "i": "9"] {
      #expect(tables.text(key, table: nil, locale: nil) == text)
    }
    for key in ["b", "d", "e", "h", "x"] {
      #expect(tables.text(key, table: nil, locale: nil) == nil)
    }
    #expect(
      tables.notes == [
        "en.lproj/Localizable.strings:1: no \";\" after the text of \"a\"",
        "en.lproj/Localizable.strings:2: the text of \"b\" has no quote at its end",
        "en.lproj/Localizable.strings:4: expected \";\" after the text of \"d\", found \"h\"",
        "en.lproj/Localizable.strings: and 3 more like these",
      ])
  }

  @Test func `the texts before a cut are kept`() throws {
    let tables = try tables(("Localizable.strings", "\"a\" = \"1\";\n\"b\" = \"tw"))
    #expect(tables.text("a", table: nil, locale: nil) == "1")
    #expect(tables.text("b", table: nil, locale: nil) == nil)
    #expect(tables.notes.count == 1)
    let open = try self.tables(("Localizable.strings", "\"a\" = \"1\";\n/* no end"))
    #expect(open.text("a", table: nil, locale: nil) == "1")
    #expect(open.notes.count == 1)
  }

  @Test func `encodings are told apart`() throws {
    let text = "\"tea\" = \"Grün 🍵\";\n"
    let low = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let high = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let all = [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + low, low, [0xFE, 0xFF] + high, high,
    ]
    for bytes in all {
      var tables = StringTables()
      try tables.add(bytes, path: "de.lproj/Localizable.strings")
      #expect(tables.text("tea", table: nil, locale: "de") == "Grün 🍵")
    }
  }

  @Test func `an empty file is a file without texts, other content is refused`() throws {
    var tables = try tables(("en.lproj/Localizable.strings", " \n/* nothing */\n"))
    #expect(tables.notes.isEmpty)
    for (path, text) in [
      ("a.strings", "hello world"), ("a.strings", "<html></html>"), ("a.xcstrings", "{}"),
      ("a.xcstrings", "{\"strings\":"), ("a.stringsdict", "\"a\" = \"b\";"),
      ("a.strings", "bplist00zz"), ("a.stringsdict", "<plist><dict><key>a</key>"),
      (
        "a.strings",
        "<!DOCTYPE plist [<!ENTITY x \"y\">]><plist><dict><key>a</key><string>&x;</string></dict></plist>"
      ),
    ] {
      #expect(throws: ImportError.self, "\(text)") { try tables.add(Array(text.utf8), path: path) }
    }
    #expect(tables.locales.isEmpty)
    #expect(throws: ImportError.self) { try tables.add([0x22, 0xE9, 0x22], path: "a.strings") }
  }
}
