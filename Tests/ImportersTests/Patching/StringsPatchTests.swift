import AuditCore
import Testing

@testable import Importers

/// Changing `.strings` files.
@Suite struct StringsPatchTests {
  private typealias Make = PatchFixtures

  @Test(arguments: [
    (#""a" = "Tea";"#, #""a" = "Coffee \"x\"\n\\";"#),
    (
      "/* A */\n\"a\"=\"Tea\" ; // \"a\" = \"No\";\n",
      "/* A */\n\"a\"=\"Coffee \\\"x\\\"\\n\\\\\" ; // \"a\" = \"No\";\n"
    ),
    ("a = Tea;\r\n", "a = \"Coffee \\\"x\\\"\\n\\\\\";\r\n"),
    ("'a' = 'Tea';\n\n", "'a' = 'Coffee \"x\"\\n\\\\';\n\n"),
    ("\"a\";\n\"b\" = \"B\";", "\"a\" = \"Coffee \\\"x\\\"\\n\\\\\";\n\"b\" = \"B\";"),
    ("\u{FEFF}\"a\" = \"\";\n", "\u{FEFF}\"a\" = \"Coffee \\\"x\\\"\\n\\\\\";\n"),
    (
      "\"a\" = \"One\";\n\"\\U0061\" = \"Two\";\n",
      "\"a\" = \"One\";\n\"\\U0061\" = \"Coffee \\\"x\\\"\\n\\\\\";\n"
    ),
    ("{ \"a\" = \"Tea\"; }", "{ \"a\" = \"Coffee \\\"x\\\"\\n\\\\\"; }"),
  ])
  func `the literal of the last entry is replaced`(_ before: String, _ after: String) throws {
    #expect(try Make.strings(before, "a", to: "Coffee \"x\"\n\\") == after)
  }

  @Test(arguments: [
    ("", "\"new\" = \"It's\";\n"),
    ("\"a\" = \"A\";\n", "\"a\" = \"A\";\n\"new\" = \"It's\";\n"),
    ("\"a\"=\"A\";", "\"a\"=\"A\";\n\"new\"=\"It's\";"),
    ("\u{FEFF}\"a\"  =\t\"A\";\r\n", "\u{FEFF}\"a\"  =\t\"A\";\r\n\"new\"  =\t\"It's\";\r\n"),
    ("\"a\" = \"A\"; // last", "\"a\" = \"A\"; // last\n\"new\" = \"It's\";"),
    ("\"a\" /* c */ = \"A\";\n", "\"a\" /* c */ = \"A\";\n\"new\" = \"It's\";\n"),
    ("\"a\";\n", "\"a\";\n\"new\" = \"It's\";\n"),
  ])
  func `a new key is added on a line of its own`(_ before: String, _ after: String) throws {
    #expect(try Make.strings(before, "new", to: "It's") == after)
  }

  @Test(arguments: [
    ("bplist00", "Localizable.strings", "binary property list"),
    ("\u{0}\"\u{0}a", "Localizable.strings", "UTF-16"),
    ("<?xml version=\"1.0\"?><plist><dict/></plist>", "Localizable.strings", "XML"),
    ("<plist/>", "Localizable.stringsdict", "vary by number"),
    ("\"a\" = \"A\n\"b\" = \"B\";", "Localizable.strings", "line 1 has a mistake"),
    ("\"a\" = \"A\"; /* open", "Localizable.strings", "line 1 has a mistake"),
    ("{ \"a\" = \"A\"; }", "Localizable.strings", "in braces"),
    ("\"a\" = \"A\";", "Localizable.txt", "neither"),
  ])
  func `other files are refused`(_ text: String, _ path: String, _ reason: String) {
    let refusal = Make.refusal { try Make.strings(text, "new", to: "x", path: path) }
    #expect(refusal?.contains(reason) == true, "\(refusal ?? "no refusal")")
  }

  @Test func `files in UTF-16 are refused`() {
    for bytes in [[0xFF, 0xFE, 0x22, 0], [0xFE, 0xFF, 0, 0x22], [0x22, 0, 0x61, 0]] as [[UInt8]] {
      #expect(throws: PatchRefusal("it is UTF-16; change it by hand, or save it as UTF-8 first")) {
        try StringsPatch.edit(bytes, path: "a.strings", key: "a", locale: nil, to: "x")
      }
    }
    #expect(throws: PatchRefusal("line 2 is not UTF-8; save it as UTF-8 first")) {
      try StringsPatch.edit([0x0A, 0xFF], path: "a.strings", key: "a", locale: nil, to: "x")
    }
  }

  @Test(arguments: [
    "Tea", "", "\"", "'", "\\", "\\n", "a\nb\r\t", "\u{7}x\u{0}", "茶 🍵 %@", "/* a */ = ;",
  ])
  func `what is read afterwards is the text, and nothing else changes`(_ text: String) throws {
    let file =
      "// c\r\n\"a\" = \"Gr\\U00fcn\";\r\nb = 'x\\'y';\r\n\"c\";\r\n\"d\\n\" = \"multi\nline\";"
    let before = StringsSyntax.read(Array(file.utf8)).entries
    for key in ["a", "b", "c", "d\n", "new \"key\""] {
      let changed = try Make.strings(file, key, to: text)
      let content = StringsSyntax.read(Array(changed.utf8))
      #expect(content.notes.count == 0)
      var expected = before.map { ($0.key, $0.text) }
      if let at = expected.firstIndex(where: { $0.0 == key }) {
        expected[at].1 = text
      } else {
        expected.append((key, text))
      }
      #expect(content.entries.map(\.key) == expected.map(\.0))
      #expect(content.entries.map(\.text) == expected.map(\.1))
    }
  }

  @Test func `damaged files are changed so that they read, or refused`() {
    var changes = 0
    let file = "/* é */ \"k\\n\" = \"Gr\\U00fcn\";\n// b\nx = 'y';\n\"z\";\r\n\"k\" = \"v\";"
    for bytes in Make.damaged(Array(file.utf8), copies: 3000) {
      for key in ["k", "x", "none"] {
        guard
          let edit = try? StringsPatch.edit(
            bytes, path: "a.strings", key: key, locale: nil, to: "N\"ew")
        else { continue }
        var tables = StringTables()
        changes += 1
        let changed = Make.apply(edit, to: bytes)
        #expect(throws: Never.self) { try tables.add(changed, path: "de.lproj/a.strings") }
        #expect(tables.text(key, table: "a", locale: "de") == "N\"ew")
      }
    }
    #expect(changes > 500)
  }
}
