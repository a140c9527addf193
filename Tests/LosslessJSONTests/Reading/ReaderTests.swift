import LosslessJSON
import TestSupport
import Testing

@Suite struct ReaderTests {
  private func double(_ spelling: String) throws -> Double? {
    let document = try JSONDocument(spelling)
    return document.withReader { $0.double(JSONDocument.root) }
  }

  private func int(_ spelling: String) throws -> Int? {
    let document = try JSONDocument(spelling)
    return document.withReader { $0.int(JSONDocument.root) }
  }

  @Test("A double is the one nearest to the spelling")
  func doubles() throws {
    let spellings = [
      "0", "-0.0", "1", "44", "59.5", "0.1", "0.3", "329.0001", "123456789012345678",
      "9007199254740993", "0.1234567890123456789", "1e22", "1e23", "2.2250738585072014e-308",
      "4.9e-324", "1.7976931348623157e308", "123.456e-789", "0.00000000000000000000000000001",
    ]
    for spelling in spellings {
      #expect(try double(spelling) == Double(spelling), "\(spelling)")
    }
    #expect(try double("-0")?.sign == .minus)
    #expect(try double("1e400") == nil)
    #expect(try double("\"1\"") == nil)
  }

  @Test("Random decimals are read as the standard library reads them")
  func randomDoubles() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let whole = random.below(random.pick([10, 1000, Int.max]))
      let fraction = random.below(random.pick([10, 1000, 1_000_000_000]))
      let zeros = String(repeating: "0", count: random.below(25))
      let spelling = "\(random.pick(["", "-"]))\(whole).\(zeros)\(fraction)"
      #expect(try double(spelling) == Double(spelling), "\(spelling)")
    }
  }

  @Test("An integer is read exactly, or not at all")
  func integers() throws {
    #expect(try int("0") == 0)
    #expect(try int("-17") == -17)
    #expect(try int("9223372036854775807") == Int.max)
    #expect(try int("-9223372036854775808") == Int.min)
    #expect(try int("9223372036854775808") == nil)
    #expect(try int("100000000000000000000000") == nil)
    #expect(try int("44.0") == 44)
    #expect(try int("4.4e1") == 44)
    #expect(try int("4.5") == nil)
    #expect(try int("1e19") == nil)
    #expect(try int("-1e300") == nil)
    #expect(try int("true") == nil)
  }

  @Test("A string is decoded, and half a surrogate pair becomes U+FFFD")
  func strings() throws {
    let document = try JSONDocument(
      #"["plain", "\"\\\/\b\f\n\r\t", "\u00e9\uD83C\uDF75", "a\ud800b\udc00", "\ud800\ud83c\udf75", 1]"#
    )
    #expect(document.string(0) == "plain")
    #expect(document.string(1) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(document.string(2) == "é🍵")
    #expect(document.string(3) == "a\u{FFFD}b\u{FFFD}")
    #expect(document.string(4) == "\u{FFFD}🍵")
    #expect(document.string(5) == nil)
    document.withReader { reader in
      #expect(reader.stringEquals(3, "é🍵"))
      #expect(!reader.stringEquals(3, "é"))
      #expect(!reader.stringEquals(6, "1"))
    }
  }

  @Test("Literals have a value, other kinds none")
  func literals() throws {
    let document = try JSONDocument("[true, false, null, 0]")
    document.withReader { reader in
      #expect(reader.elements(0).map { reader.bool($0) } == [true, false, nil, nil])
      #expect(reader.elements(0).map { reader.isNull($0) } == [false, false, true, false])
    }
  }

  @Test("Members and elements come in document order, and other kinds have none")
  func walking() throws {
    let document = try JSONDocument(#"{"a": [1, [2], {"x": 3}], "b": {}, "c": "d"}"#)
    document.withReader { reader in
      #expect(reader.members(0).map { reader.string($0.name) } == ["a", "b", "c"])
      let array = reader.value(at: ["a"]) ?? -1
      #expect(reader.elements(array).map { reader.kind($0) } == [.number, .array, .object])
      #expect(reader.memberCount(0) == 3)
      #expect(reader.memberCount(array) == 3)
      #expect(Array(reader.elements(0)).isEmpty)
      #expect(Array(reader.members(array)).isEmpty)
      #expect(reader.memberCount(reader.value(at: ["c"]) ?? -1) == 0)
      #expect(reader.firstChild(0) == 1)
      #expect(reader.next(0) == reader.nodeCount)
    }
  }

  @Test("Children beyond what a node can count are counted by walking")
  func manyChildren() throws {
    let array = try JSONDocument("[" + String(repeating: "0,", count: 69_999) + "0]")
    #expect(array.withReader { $0.memberCount(0) } == 70_000)
    let object = try JSONDocument(
      "{" + (0..<70_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}")
    #expect(object.withReader { $0.memberCount(0) } == 70_000)
    let shorter = try object.applying(
      try #require(try object.splice(for: .removeMember(object: 0, name: "5"))))
    #expect(shorter.withReader { $0.memberCount(0) } == 69_999)
  }

  @Test("A key table finds its names, escaped or not, and nothing else")
  func keyTable() throws {
    let names = [
      "", "a", "id", "role", "label", "inputLabels", "accessibilityUserInputLabels", "名",
    ]
    let table = JSONKeyTable(names + ["id"])
    let text = names.map { "\"\($0)\": \"\($0)\"" } + ["\"l\\u0061bel \": 1", "\"\\u006cabe\": 1"]
    let document = try JSONDocument("{" + text.joined(separator: ", ") + "}")
    document.withReader { reader in
      let found = reader.members(0).map { reader.keyIndex($0.name, in: table) }
      #expect(found == [0, 1, 2, 3, 4, 5, 6, 7, -1, -1])
      let values = reader.members(0).map { reader.keyIndex($0.value, in: table) }
      #expect(values == found)
    }
    let escaped = try JSONDocument(#"{"\u006cabel": 0}"#)
    #expect(escaped.withReader { $0.keyIndex(1, in: table) } == 4)
  }

  @Test("A large key table tells all its names apart")
  func largeKeyTable() throws {
    let names = (0..<3000).map { "common-start-\($0)-common-end" }
    let table = JSONKeyTable(names)
    let document = try JSONDocument(
      "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}")
    document.withReader { reader in
      #expect(reader.members(0).map { reader.keyIndex($0.name, in: table) } == Array(0..<3000))
    }
  }

  @Test("A path leads to a value and back")
  func paths() throws {
    let document = try JSONDocument(#"{"a": [1, {"b": [true]}], "c": 2}"#)
    let node = try #require(document.value(at: ["a", 1, "b", 0]))
    #expect(document.withReader { $0.bool(node) } == true)
    #expect(document.path(to: node) == ["a", 1, "b", 0])
    #expect(document.path(to: JSONDocument.root) == [])
    #expect(document.value(at: []) == JSONDocument.root)
    for absent: [JSONPathStep] in [["z"], ["a", 2], ["a", -1], ["a", "b"], ["c", 0], [0]] {
      #expect(document.value(at: absent) == nil)
    }
    #expect(document.path(to: 99) == nil)
    #expect(document.path(to: -1) == nil)
    for index in document.nodes.indices where !document.nodes[index].flags.contains(.isName) {
      let path = try #require(document.path(to: index))
      #expect(document.value(at: path) == index)
    }
  }

  @Test("Places asked in ascending order are the places asked one by one")
  func manyPositions() throws {
    let document = try JSONDocument("\u{FEFF}[\r\n  \"茶\",\r  1,\n\n  2\n]\n")
    let offsets = Array(0...document.bytes.count)
    let alone = offsets.map { document.position(ofByte: $0) }
    #expect(document.positions(ofBytes: offsets) == alone)
    #expect(document.position(ofByte: 3) == JSONPosition(line: 1, column: 1))
    #expect(document.position(ofByte: document.bytes.count) == JSONPosition(line: 7, column: 1))
    #expect(document.position(ofByte: -5) == JSONPosition(line: 1, column: 1))
    #expect(document.position(ofByte: 9_999) == JSONPosition(line: 7, column: 1))
  }
}
