import AuditCore
import Testing

@testable import Importers

/// Changing string catalogues.
@Suite struct StringCatalogPatchTests {
  private typealias Make = PatchFixtures

  private static let file = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld cups" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld cups"
                    }
                  }
                }
              }
            }
          }
        },
        "brew" : {
          "comment" : "A button",
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Br\\u00fchen"
              }
            },
            "zh-Hans" : {
              "stringUnit" : {
                "state" : "new",
                "value" : ""
              }
            }
          },
          "shouldTranslate" : true
        },
        "Cup" : {

        },
        "logo" : {
          "comment" : "Not a word",
          "shouldTranslate" : false
        }
      },
      "version" : "1.0"
    }
    """

  private func change(
    _ key: String, _ locale: String?, _ text: String, in file: String = file
  ) throws -> String {
    try Make.strings(file, key, locale: locale, to: text, path: "Localizable.xcstrings")
  }

  /// The lines a change takes out and puts in.
  private func diff(_ after: String, _ before: String = file) -> [String] {
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let new = after.split(separator: "\n", omittingEmptySubsequences: false)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return old[start..<(old.count - end)].map { "-" + $0 }
      + new[start..<(new.count - end)].map { "+" + $0 }
  }

  @Test func `the bytes of the text are replaced`() throws {
    let after = try change("brew", "de", "Tee \"auf\"gießen\n/")
    #expect(
      diff(after) == [
        #"-            "value" : "Br\u00fchen""#,
        #"+            "value" : "Tee \"auf\"gießen\n/""#,
      ])
    #expect(try change("brew", "de", "Brühen") == Self.file)
  }

  @Test func `what was new is translated now`() throws {
    #expect(
      diff(try change("brew", "zh-Hans", "泡茶")) == [
        #"-            "state" : "new","#, #"-            "value" : """#,
        #"+            "state" : "translated","#, #"+            "value" : "泡茶""#,
      ])
  }

  @Test func `a language is added in its place`() throws {
    #expect(
      diff(try change("brew", nil, "Brew")) == [
        #"+        "en" : {"#, #"+          "stringUnit" : {"#,
        #"+            "state" : "translated","#, #"+            "value" : "Brew""#,
        #"+          }"#, #"+        },"#,
      ])
    let last = try change("brew", "zh_Hant", "泡茶")
    #expect(last.contains("      },\n        \"zh_Hant\" : {\n          \"stringUnit\" : {\n"))
    #expect(try change("brew", "zh_Hans", "A") == change("brew", "zh-Hans", "A"))
  }

  @Test func `localizations and keys are added where they are missing`() throws {
    let unit = { (locale: String, text: String) in
      """
            "localizations" : {
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
            }
      """.split(separator: "\n").map { "+" + $0 }
    }
    #expect(diff(try change("Cup", "de", "Tasse")) == ["-"] + unit("de", "Tasse"))
    let source = try change("logo", nil, "Tea Shop")
    #expect(diff(source) == unit("en", "Tea Shop").dropLast() + ["+      },"])
    #expect(
      diff(try change("Done", nil, "Done")) == ["+    \"Done\" : {"] + unit("en", "Done") + [
        "+    },"
      ])
    // After the last one.
    let last = diff(try change("zoo", nil, "Zoo"))
    #expect(last == ["+    },", "+    \"zoo\" : {"] + unit("en", "Zoo"))
  }

  @Test func `other styles are kept`() throws {
    let compact = #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#
    #expect(
      try change("a", nil, "A", in: compact)
        == #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"A"}}}}},"version":"1.0"}"#
    )
    let empty = "\u{FEFF}{\r\n  \"sourceLanguage\" : \"en\",\r\n  \"strings\" : {\r\n\r\n  }\r\n}"
    #expect(
      try change("a", nil, "A", in: empty)
        == "\u{FEFF}{\r\n  \"sourceLanguage\" : \"en\",\r\n  \"strings\" : {\r\n    \"a\" : {\r\n"
        + "      \"localizations\" : {\r\n        \"en\" : {\r\n          \"stringUnit\" : {\r\n"
        + "            \"state\" : \"translated\",\r\n            \"value\" : \"A\"\r\n"
        + "          }\r\n        }\r\n      }\r\n    }\r\n  }\r\n}")
  }

  @Test func `a key that is there twice hinders only where it is the one`() throws {
    let file = """
      {"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {"en": \
      {"stringUnit": {"value": "B", "value": "C"}}, "de": {"stringUnit": {"value": "B"}}}}, "a": {}}}
      """
    #expect(
      try change("b", "de", "x", in: file)
        == file.replacing("{\"value\": \"B\"}", with: "{\"value\": \"x\"}"))
    #expect(
      Make.refusal { try change("a", nil, "x", in: file) }
        == "\"strings\" has \"a\" twice; take one out first")
    #expect(
      Make.refusal { try change("b", nil, "x", in: file) }
        == "\"b\" has \"value\" twice; take one out first")
  }

  @Test func `what cannot be set safely is refused`() {
    let varies = "the text of \"%lld cups\" varies by number or device; change it by hand"
    #expect(Make.refusal { try change("%lld cups", nil, "x") } == varies)
    #expect(Make.refusal { try change("%lld cups", "de", "x") } == varies)
    #expect(
      Make.refusal { try change("logo", "de", "x") } == "\"logo\" is marked as not to be translated"
    )
    #expect(
      Make.refusal { try change("a", nil, "x", in: #"{"strings": {}}"#) }
        == "it does not say its source language; change it by hand")
    #expect(
      Make.refusal { try change("a", "de", "x", in: #"{"sourceLanguage": "en"}"#) }
        == "it is no string catalogue: it has no \"strings\"")
    for text in [
      "{", "[]", "{\"strings\":[]}", "{\"strings\":{\"a\":1}}",
      "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":1}}}}}}",
    ] {
      #expect(Make.refusal { try change("a", "de", "x", in: text) } != nil)
    }
  }

  @Test(arguments: ["Tea", "", "\"\\/\u{1}\n", "茶 🍵"])
  func `what is read afterwards is the text, and nothing else changes`(_ text: String) throws {
    let bytes = Array(Self.file.utf8)
    for key in ["", "brew", "Cup", "new", "é"] {
      for locale in ["en", "de", "fr", "zh-Hans"] {
        let after = Array(try change(key, locale, text).utf8)
        var expected: [String: String] = [:]
        for entry in try StringsFile.read(bytes, path: "a.xcstrings").entries {
          expected["\(entry.key)|\(entry.locale ?? "")"] = entry.text
        }
        expected["\(key)|\(locale)"] = text
        // A key without a text in the source language is its own text.
        if key == "new" || key == "é", locale != "en" { expected["\(key)|en"] = key }
        var found: [String: String] = [:]
        for entry in try StringsFile.read(after, path: "a.xcstrings").entries {
          found["\(entry.key)|\(entry.locale ?? "")"] = entry.text
        }
        #expect(found == expected)
      }
    }
  }

  @Test func `damaged catalogues are changed so that they read, or refused`() {
    var changes = 0
    let file =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"new","value":"x"}}}},"b":{},"c":{"localizations":{}}}}"#
    for bytes in Make.damaged(Array(file.utf8), copies: 3000) {
      for (key, locale) in [("a", "de"), ("b", nil), ("c", "fr"), ("d", nil)] as [(String, String?)]
      {
        guard
          let edit = try? StringsPatch.edit(
            bytes, path: "a.xcstrings", key: key, locale: locale, to: "N\"ew")
        else { continue }
        var tables = StringTables()
        changes += 1
        let changed = Make.apply(edit, to: bytes)
        #expect(throws: Never.self) { try tables.add(changed, path: "a.xcstrings") }
        #expect(tables.text(key, table: "a", locale: locale) == "N\"ew")
      }
    }
    #expect(changes > 500)
  }
}

/// The order of keys in a catalogue.
@Suite struct CatalogOrderTests {
  @Test(arguments: [
    ("b", ["a", "c"], 1), ("B", ["a", "c"], 1), ("a", [], 0), ("d", ["a", "c"], 2),
    ("9 cups", ["%@", "10 cups", "Tea"], 1), ("“Tea”", ["%@ tea", "Are"], 0),
    ("cup 10", ["cup 2", "Cup 9", "Cup 11"], 2), ("b", ["A", "C", "a", "c"], 3),
    ("tea", ["Tea", "Teapot"], 0), ("Tea", ["tea", "teapot"], 1),
    // In no order: where the neighbours are, else at the end.
    ("c", ["z", "a", "b", "d", "e"], 3), ("b", ["z", "a"], 2),
  ])
  func `a name goes to its place`(_ name: String, _ names: [String], _ place: Int) {
    #expect(CatalogOrder.place(of: name, among: names) == place)
  }
}
