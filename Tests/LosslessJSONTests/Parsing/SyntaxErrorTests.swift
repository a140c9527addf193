import LosslessJSON
import Testing

@Suite struct SyntaxErrorTests {
  private func message(_ text: String) -> String {
    message(Array(text.utf8))
  }

  private func message(_ bytes: [UInt8]) -> String {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: bytes)
      return "accepted"
    } catch {
      return error.description
    }
  }

  @Test(
    "An error says where it is, what was expected and what was found",
    arguments: [
      ("", "1:1: expected a value, found the end of the file"),
      ("{\n  \"a\": 1 x", "2:10: expected ',' or '}', found 'x'"),
      ("[1 2]", "1:4: expected ',' or ']', found '2'"),
      ("{a: 1}", "1:2: expected a member name in double quotes or '}', found 'a'"),
      ("{\"a\": 1,}", "1:9: expected a member name in double quotes, found '}'"),
      ("{\"a\" 1}", "1:6: expected ':', found '1'"),
      ("[tru]", "1:2: expected true, found 'tru'"),
      ("[01]", "1:3: expected a number without leading zeros, found '1'"),
      ("[1.]", "1:4: expected a digit, found ']'"),
      ("[] é", "1:4: expected the end of the file, found 'é'"),
      ("[\"ab", "1:5: expected '\"' to end the string, found the end of the file"),
      ("[\"\\u12G4\"]", "1:7: expected four hexadecimal digits after \\u, found 'G'"),
      (
        "[\"\\q\"]",
        "1:4: expected an escape: one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u, found 'q'"
      ),
    ])
  func messages(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test("What cannot be seen is named by its code point, never printed")
  func invisibleCharacters() {
    #expect(message("[\u{1B}]").hasSuffix("found U+001B"))
    #expect(message("[\u{202E}]").hasSuffix("found U+202E"))
    #expect(message("[\u{A0}1]").hasSuffix("found U+00A0"))
    #expect(message("[\u{301}]").hasSuffix("found U+0301"))
    #expect(message("[\"a\nb\"]").hasSuffix("found U+000A"))
    #expect(message([0x5B, 0xFF, 0x5D]).hasSuffix("found the byte 0xFF"))
    #expect(
      message([0x22, 0xE5, 0x22]).hasSuffix("expected well-formed UTF-8, found the byte 0xE5"))
  }

  @Test("LF, CRLF and CR each end one line, and columns count scalars")
  func positions() {
    #expect(message("[1,\r\n2,\r3,\n4,é x]").hasPrefix("4:3:"))
    #expect(message("[\"茶🍵\" x]").hasPrefix("1:7:"))
    #expect(message("\u{FEFF}x").hasPrefix("1:1:"))
  }

  @Test("A name used twice is refused at its second place, however it is spelled")
  func repeatedNames() {
    #expect(
      message("{\"a\": 1,\n \"\\u0061\": 2}")
        == "2:2: expected a member name that this object does not have yet, "
        + "found the name \"a\" a second time")
    #expect(message("{\"a\\u001b\": 1, \"a\\u001B\": 2}").contains("\"a<U+001B>\""))
    #expect(message("{\"\\ud800\": 1, \"\\ud801\": 2}") != "accepted")
    #expect(message("[{\"a\": {\"a\": 1}}, {\"a\": 1}]") == "accepted")
    // Canonically equivalent, but not the same name.
    #expect(message("{\"é\": 1, \"e\u{301}\": 2}") == "accepted")
  }

  @Test("A name used twice is found among any number of members", arguments: [2, 31, 32, 33, 5000])
  func repeatedNamesInLargeObjects(count: Int) {
    let members = (0..<count).map { "\"name-\($0)-with-the-same-end\": \($0)" }
    let text = "{" + members.joined(separator: ",")
    #expect(message(text + "}") == "accepted")
    #expect(message(text + ",\"name-\(count / 2)-with-the-s\\u0061me-end\":0}") != "accepted")
    #expect(message(text + ",\"name-0-with-the-same-end\":0}") != "accepted")
  }

  @Test("Nesting is allowed up to the limit and refused beyond it, however deep")
  func nesting() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: depth)
        + Array(repeating: UInt8(ascii: "]"), count: depth)
    }
    #expect(try JSONDocument(parsing: nested(512)).nodes.count == 512)
    #expect(
      message(nested(513)) == "1:513: expected less nesting, found one level more than is allowed")
    #expect(message(nested(100_000)).hasPrefix("1:513:"))
    #expect(
      try JSONDocument(parsing: nested(100_000), maximumDepth: 100_000).nodes.count == 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: nested(1), maximumDepth: 0) }
  }

  @Test("A text cut off anywhere is refused at its end")
  func truncation() throws {
    let text = Array(
      "\u{FEFF}{\"a\\u00e9\": [1.5e+3, -0, true, false, null, \"茶\\ud83c\\udf75\"], \"b\": {}}".utf8
    )
    #expect(try JSONDocument(parsing: text).nodes.count > 8)
    for length in 0..<text.count {
      let error = #expect(throws: JSONSyntaxError.self) {
        try JSONDocument(parsing: Array(text[..<length]))
      }
      #expect(error?.offset ?? -1 <= length)
    }
  }

  @Test("Every byte is looked at, wherever it falls in the words that are read together")
  func everyOffset() throws {
    for padding in 0..<24 {
      let spaces = String(repeating: " ", count: padding)
      let letters = String(repeating: "x", count: padding)
      #expect(
        message("[\(spaces)\"\(letters)\"\(spaces),\(spaces)1\(spaces)]\(spaces)") == "accepted")
      #expect(message("[\"\(letters)\u{1F}\(letters)\"]").hasPrefix("1:\(padding + 3):"))
      #expect(message("[\"\(letters)\\\(letters)").hasPrefix("1:"))
      #expect(message("[\(spaces)\u{0B}]").hasPrefix("1:\(padding + 2):"))
      let document = try JSONDocument("[\"\(letters)\\n\(letters)é\(letters)\"]")
      #expect(document.string(0) == "\(letters)\n\(letters)é\(letters)")
    }
  }
}
