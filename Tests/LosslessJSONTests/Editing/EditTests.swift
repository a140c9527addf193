import LosslessJSON
import Testing

/// Edits of texts laid out by hand, where each place has a style of its own.
@Suite struct EditTests {
  private func edited(
    _ text: String, _ edit: (JSONDocument) throws -> JSONSplice?
  ) throws -> String {
    let document = try JSONDocument(text)
    guard let splice = try edit(document) else { return text }
    return try document.applying(splice).text
  }

  private func setting(
    _ text: String, _ path: [JSONPathStep], _ value: JSONFragment,
    _ placement: JSONPlacement = .end
  ) throws -> String {
    try edited(text) { try $0.splice(setting: path, to: value, placement: placement) }
  }

  private func removing(_ text: String, _ name: String) throws -> String {
    try edited(text) { try $0.splice(for: .removeMember(object: 0, name: name)) }
  }

  @Test("A value is replaced and nothing around it")
  func replacing() throws {
    #expect(
      try setting("\u{FEFF} {\"a\"\t:\r\n 1e0 }\n\n", ["a"], "x")
        == "\u{FEFF} {\"a\"\t:\r\n \"x\" }\n\n")
    #expect(try setting("[1, 2 ,3]", [1], .null) == "[1, null ,3]")
    #expect(try setting("1", [], .bool(true)) == "true")
  }

  @Test(
    "A value that is the same already keeps its spelling",
    arguments: [
      (#"["\u0061\/"]"#, JSONFragment.string("a/")),
      ("[1.0]", .integer(1)),
      ("[-0]", .integer(0)),
      ("[100]", .number("1E2")),
      ("[ null]", .null),
      ("[[ 1,2 ]]", .array([.integer(1), .number("2.0")])),
      (#"[{"b": 1, "a": 2}]"#, .object([.init("a", .integer(2)), .init("b", .integer(1))])),
    ])
  func sameValue(text: String, value: JSONFragment) throws {
    #expect(try JSONDocument(text).splice(setting: [0], to: value) == nil)
  }

  @Test("Values that differ in the last digit or by canonical equivalence are different")
  func nearlySameValue() throws {
    #expect(
      try setting("[9007199254740992]", [0], .number("9007199254740993")) == "[9007199254740993]")
    #expect(try setting("[\"é\"]", [0], "e\u{301}") == "[\"e\u{301}\"]")
    #expect(try setting("[true]", [0], .bool(false)) == "[false]")
    #expect(try setting("[[1]]", [0], .array([.integer(1), .integer(2)])) == "[[1, 2]]")
  }

  @Test("A new string has only the escapes that JSON demands")
  func escapes() throws {
    #expect(
      try setting("[0]", [0], "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é\u{2028}\u{2029}🍵")
        == "[\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7F}é\u{2028}\u{2029}🍵\"]")
  }

  @Test("A new member goes where it is asked to, on a line of its own where its neighbour has one")
  func placing() throws {
    let text = "{\n  \"a\": 1,\n\n  \"b\": 2\n}"
    #expect(try setting(text, ["n"], "x") == "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"n\": \"x\"\n}")
    #expect(
      try setting(text, ["n"], "x", .start) == "{\n  \"n\": \"x\",\n  \"a\": 1,\n\n  \"b\": 2\n}")
    #expect(
      try setting(text, ["n"], "x", .after(["z", "a"]))
        == "{\n  \"a\": 1,\n  \"n\": \"x\",\n\n  \"b\": 2\n}")
    #expect(
      try setting(text, ["n"], "x", .after(["z"]))
        == "{\n  \"a\": 1,\n\n  \"b\": 2,\n  \"n\": \"x\"\n}")
  }

  @Test(
    "A new member copies the spacing of its neighbours",
    arguments: [
      ("{\"a\":1}", "{\"a\":1,\"n\":\"x\"}"),
      ("{\"a\": 1}", "{\"a\": 1, \"n\": \"x\"}"),
      ("{ \"a\" : 1 }", "{ \"a\" : 1, \"n\" : \"x\" }"),
      ("{\"a\":1, \"b\":2}", "{\"a\":1, \"b\":2, \"n\":\"x\"}"),
      ("{\r\n\t\"a\" : 1\r\n}\r\n", "{\r\n\t\"a\" : 1,\r\n\t\"n\" : \"x\"\r\n}\r\n"),
      ("{\r    \"a\": 1\r}", "{\r    \"a\": 1,\r    \"n\": \"x\"\r}"),
      ("{\n  \"a\": 1\n, \"b\": 2\n}", "{\n  \"a\": 1\n, \"b\": 2\n, \"n\": \"x\"\n}"),
      ("{ \"a\": 1,\n  \"b\": 2 }", "{ \"a\": 1,\n  \"b\": 2,\n  \"n\": \"x\" }"),
      ("{}", "{\"n\": \"x\"}"),
      ("{ }", "{ \"n\": \"x\" }"),
      ("{\n}", "{\n  \"n\": \"x\"\n}"),
      ("{\r\n\t\r\n}", "{\r\n  \"n\": \"x\"\r\n}"),
    ])
  func spacing(text: String, expected: String) throws {
    #expect(try setting(text, ["n"], "x") == expected)
  }

  @Test("A new member stays on the line of the member it follows")
  func sameLine() throws {
    let text = "{ \"a\": 1, \"b\": 2,\n  \"c\": 3 }"
    #expect(
      try setting(text, ["n"], "x", .after(["b"]))
        == "{ \"a\": 1, \"b\": 2, \"n\": \"x\",\n  \"c\": 3 }")
    #expect(
      try setting(text, ["n"], "x", .after(["c"]))
        == "{ \"a\": 1, \"b\": 2,\n  \"c\": 3,\n  \"n\": \"x\" }")
  }

  @Test("An object on one line stays on one line, whatever its neighbours do")
  func oneLine() throws {
    let text = "[\n  {\"list\": []},\n  {\n    \"list\": [\n      1\n    ]\n  }\n]"
    let expected = text.replacing("[]", with: "[2]")
    #expect(try setting(text, [0, "list"], .array([.integer(2)])) == expected)
    let appended = try edited(text) {
      try $0.splice(for: .appendElement(array: $0.value(at: [0, "list"]) ?? -1, .integer(2)))
    }
    #expect(appended == expected)
  }

  @Test("An element is spread over lines where its neighbours are, whatever line they begin on")
  func spreadElements() throws {
    let text = "[{\n  \"a\": 1\n}, {\n  \"a\": 2\n}]\n"
    let appended = try edited(text) {
      try $0.splice(for: .appendElement(array: 0, .object([.init("a", .integer(3))])))
    }
    #expect(appended == "[{\n  \"a\": 1\n}, {\n  \"a\": 2\n}, {\n  \"a\": 3\n}]\n")
  }

  @Test("A value that does not begin its line stays on it where nothing says otherwise")
  func valueInsideLine() throws {
    #expect(
      try setting("{ \"a\": 1,\n  \"b\": 2, \"c\": 3 }", ["c"], .array([.integer(1), .integer(2)]))
        == "{ \"a\": 1,\n  \"b\": 2, \"c\": [1, 2] }")
  }

  @Test("A new object on one line has no line breaks after its commas")
  func newOneLineObject() throws {
    let value = JSONFragment.object([.init("x", .integer(1)), .init("y", .null)], layout: .oneLine)
    #expect(
      try setting("{\n  \"a\": 1,\n  \"b\": 2\n}", ["b"], value)
        == "{\n  \"a\": 1,\n  \"b\": {\"x\": 1, \"y\": null}\n}")
  }

  @Test("Missing objects on the way to a value are added")
  func missingObjects() throws {
    #expect(
      try setting("{\n  \"a\": {}\n}\n", ["a", "de", "label"], "Tee")
        == "{\n  \"a\": {\n    \"de\": {\n      \"label\": \"Tee\"\n    }\n  }\n}\n")
    #expect(try setting("{\"a\":1}", ["l", "de"], "Tee") == "{\"a\":1,\"l\":{\"de\":\"Tee\"}}")
  }

  @Test("A list keeps one entry a line, and the first entry starts it")
  func entries() throws {
    let entry = JSONFragment.object(
      [.init("finding", "a@b/c"), .init("reason", "")], layout: .oneLine)
    let first = try edited("{\n  \"review\": { \"decisions\": [] }\n}\n") {
      let list = try #require($0.value(at: ["review", "decisions"]))
      return try $0.splice(for: .appendElement(array: list, entry, layout: .lines))
    }
    let spelled = "{ \"finding\": \"a@b/c\", \"reason\": \"\" }"
    #expect(
      first
        == "{\n  \"review\": { \"decisions\": [\n    \(spelled)\n  ] }\n}\n")
    let second = try edited(first) {
      let list = try #require($0.value(at: ["review", "decisions"]))
      return try $0.splice(for: .insertElement(array: list, at: 0, entry, layout: .lines))
    }
    #expect(
      second
        == "{\n  \"review\": { \"decisions\": [\n    \(spelled),\n    \(spelled)\n  ] }\n}\n")
  }

  @Test("A new list is laid out as the list of the same name nearby")
  func models() throws {
    let text = """
      [
        { "id": 1, "names": ["a", "b"], "frame": [
          1 ] },
        { "id": 2, "names": [] }
      ]
      """
    #expect(
      try setting(text, [1, "names"], .strings(["c", "d"])).contains("\"names\": [\"c\", \"d\"]"))
  }

  @Test(
    "Removing a member takes one comma and its own line",
    arguments: [
      ("{\n  \"n\": 1,\n  \"b\": 2\n}", "{\n  \"b\": 2\n}"),
      ("{\n  \"a\": 1,\n  \"n\": [\n    1\n  ],\n  \"b\": 2\n}", "{\n  \"a\": 1,\n  \"b\": 2\n}"),
      ("{\r\n\t\"a\" : 1,\r\n\t\"n\" : 2\r\n}", "{\r\n\t\"a\" : 1\r\n}"),
      ("{\"n\":1}", "{}"),
      ("{\n  \"n\": 1\n}", "{}"),
      ("{ \"a\": 1, \"n\": 2,\n  \"b\": 3 }", "{ \"a\": 1,\n  \"b\": 3 }"),
      ("{\n  \"a\": 1\n, \"n\": 2\n, \"b\": 3\n}", "{\n  \"a\": 1\n, \"b\": 3\n}"),
      ("{\"\\u006e\": 1, \"b\": 2}", "{\"b\": 2}"),
      ("{\"a\": 1}", "{\"a\": 1}"),
    ])
  func removing(text: String, expected: String) throws {
    #expect(try removing(text, "n") == expected)
  }

  @Test("A moved element takes its place, and the commas and lines between stay where they are")
  func moving() throws {
    let text = "[1, [2],\n  \"3\" ,4]"
    func moved(_ from: Int, _ to: Int) throws -> String {
      try edited(text) { try $0.splice(for: .moveElement(array: 0, from: from, to: to)) }
    }
    #expect(try moved(0, 3) == "[[2], \"3\",\n  4 ,1]")
    #expect(try moved(3, 0) == "[4, 1,\n  [2] ,\"3\"]")
    #expect(try moved(2, 2) == text)
  }

  @Test("An edit that does not fit says why")
  func misfits() throws {
    let document = try JSONDocument("{\"a\": [1], \"b\": 2}")
    let list = try #require(document.value(at: ["a"]))
    func error(_ edit: JSONEdit) -> JSONEditError? {
      #expect(throws: JSONEditError.self) { try document.splice(for: edit) }
    }
    #expect(error(.set(node: 99, to: .null)) == .noSuchValue(node: 99))
    #expect(error(.set(node: -1, to: .null)) == .noSuchValue(node: -1))
    #expect(error(.set(node: 1, to: .null)) == .noSuchValue(node: 1))
    #expect(error(.setMember(object: list, name: "x", to: .null)) == .notAnObject(node: list))
    #expect(error(.removeMember(object: 99, name: "x")) == .noSuchValue(node: 99))
    #expect(error(.appendElement(array: 0, .null)) == .notAnArray(node: 0))
    #expect(
      error(.removeElement(array: list, at: 1)) == .noSuchElement(place: 1, count: 1))
    #expect(
      error(.insertElement(array: list, at: 2, .null)) == .noSuchElement(place: 2, count: 1))
    #expect(
      error(.moveElement(array: list, from: 0, to: -1)) == .noSuchElement(place: -1, count: 1))
    for spelling in ["", "1, 2", "01", "+1", "NaN", "1.", "0x1", " 1"] {
      #expect(error(.set(node: 0, to: .array([.number(spelling)]))) == .notANumber(spelling))
    }
    #expect(throws: JSONEditError.notAnArray(node: 0)) {
      try document.splice(setting: [0], to: .null)
    }
    #expect(throws: JSONEditError.noSuchElement(place: 5, count: 1)) {
      try document.splice(setting: ["a", 5, "x"], to: .null)
    }
  }

  @Test("A splice that does not fit the text is refused and the document stays as it was")
  func refusedSplices() throws {
    var document = try JSONDocument("{\"a\": 1, \"b\": 2}")
    let before = document
    let splices = [
      JSONSplice(range: 10..<99, replacement: []), JSONSplice(range: -1..<2, replacement: []),
      JSONSplice(range: 9..<12, replacement: Array("\"\\u0061\"".utf8)),
      JSONSplice(range: 6..<7, replacement: Array("1, \"b\": 3".utf8)),
      JSONSplice(range: 6..<7, replacement: Array("1, \"c\": 3, \"\\u0063\": 4".utf8)),
      JSONSplice(range: 6..<7, replacement: []),
    ]
    for splice in splices {
      #expect(throws: JSONSyntaxError.self) { try document.apply(splice) }
      #expect(throws: JSONSyntaxError.self) { try document.applying(splice) }
      #expect(document.bytes == before.bytes && document.nodes == before.nodes)
    }
    #expect(document.inverse(of: splices[0]) == nil)
    #expect(document.inverse(of: splices[1]) == nil)
  }

  @Test("An edit cannot nest deeper than the document may")
  func nestingLimit() throws {
    let document = try JSONDocument(parsing: Array("[[[1]]]".utf8), maximumDepth: 3)
    let deeper = try #require(try document.splice(setting: [0, 0, 0], to: .array([])))
    #expect(throws: JSONSyntaxError.self) { try document.applying(deeper) }
    let allowed = try #require(try document.splice(setting: [0, 0], to: .array([.null])))
    #expect(try document.applying(allowed).text == "[[[null]]]")
  }

  @Test("Many splices are made at once, in ascending order only")
  func manySplices() throws {
    let document = try JSONDocument("{\"a\": 1, \"b\": 2, \"c\": [3]}")
    let paths: [[JSONPathStep]] = [["a"], ["b"], ["c", 0]]
    let splices = try paths.compactMap { try document.splice(setting: $0, to: .null) }
    let after = try document.applying(splices)
    #expect(after.text == "{\"a\": null, \"b\": null, \"c\": [null]}")
    #expect(after.nodes == (try JSONDocument(parsing: after.bytes)).nodes)
    #expect(try document.applying([]).text == document.text)
    #expect(throws: JSONSyntaxError.self) { try document.applying(splices.reversed()) }
  }
}
