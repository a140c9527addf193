import AuditCore
import Testing

@testable import Importers

/// Captures as they stand in logs, answers and texts that were copied from somewhere.
struct LogCaptureTests {
  private typealias Make = CaptureFixtures

  private static let source = Make.page(Make.button("Brew"))
  private static let quoted = source.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  private static let answer = "{\"value\":\"\(quoted)\",\"sessionId\":\"7\"}"
  private static let description = DescriptionFixtures.description(
    "Button, 0x3, {{16.0, 100.0}, {100.0, 44.0}}, label: 'Brew'",
    "  Image, 0x4, {{20.0, 110.0}, {20.0, 20.0}}, identifier: 'drop.fill'")
  private static let idb =
    "[\n\(Make.idbApp),\n  \(Make.idb("Button", label: "\"Brew\""))\n]"

  private func ids(_ text: String) throws -> [[String]] {
    try ImporterCatalog.read(Array(text.utf8), path: "tea.txt").screens.map {
      $0.elements.map(\.id)
    }
  }

  @Test(arguments: [
    "$ curl -s localhost:8100/source\n\(answer)\n$ ",
    "  % Total    % Received\n\(answer)",
    "[debug] [WD Proxy] Got response with status 200: \(answer)\n[debug] next",
    "[{\"name\": \"home\", \"source\": \"\(quoted)\"}]",
    quoted, "'\(source)'",
    "\(source)\nuser@mac ~ > ", "\(source)\n2026-01-01 INFO done <ok>\n$ ",
    source.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;"),
  ])
  func `a page source is found in what stands around it`(text: String) throws {
    #expect(try ids(text) == [["button-brew"]])
  }

  @Test func `several page sources are several screens, the same one is read once`() throws {
    let other = Make.page(Make.button("Pour"))
    let three = [Self.source, other, Self.source].joined(separator: "\n")
    #expect(try ids(three) == [["button-brew"], ["button-pour"]])
    let next = Self.answer.replacing("Brew", with: "Pour")
    #expect(try ids(Self.answer + "\n" + next) == [["button-brew"], ["button-pour"]])
    let cut = try ImporterCatalog.read(
      Array((Self.source + String(other.prefix(other.count - 40))).utf8), path: "tea.xml")
    #expect(cut.screens.count == 1)
    #expect(cut.notes == ["left out a page source: the end of the file"])
  }

  @Test func `parts of a page source are one screen, and none beside a whole one`() throws {
    let parts = Make.button("One") + Make.button("Two")
    #expect(try ids(parts) == [["button-one", "button-two"]])
    #expect(try ids(Self.source + "\n" + parts) == [["button-brew"]])
  }

  @Test func `a whole source is found behind an answer that a log has shortened`() throws {
    let short = String(Self.answer.prefix(400)) + "… (truncated)\n[info] \"next\"\n"
    #expect(try ids(short + Self.source) == [["button-brew"]])
  }

  @Test func `a part that was read stays where the next breaks off`() throws {
    let parts = Make.button("One") + "\n" + String(Make.button("Two").dropLast(30))
    #expect(try ids(parts) == [["button-one"]])
  }

  @Test func `an answer that ends inside its text says so`() {
    let error = Make.refusal(of: "$ curl\n" + String(Self.answer.prefix(400)))
    #expect(error?.help.contains("cut off") == true)
    #expect(error?.line == 2)
  }

  @Test(arguments: [
    "2026-05-01T10:00:00.1234567Z ", "[Xcode] ", "[14:02:11]: \u{25B8} ", "> ",
    "2026-05-01 10:00:00.123 [info] ", "\u{2502} ",
  ])
  func `a prefix of every line is taken off`(prefix: String) throws {
    for text in [Self.description, Self.idb] {
      var number = 10
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        number += 1
        return prefix.replacing("00:00", with: "00:\(number)") + line
      }
      let read = try ImporterCatalog.read(
        Array(lines.joined(separator: "\n").utf8), path: "tea.txt")
      #expect(read.screens.map { $0.elements.map(\.id) } == [["button-brew"]])
      #expect(read.screens[0].size == Extent(width: 393, height: 852))
    }
  }

  @Test func `lines of a log between are passed over, and a label keeps what looks like a prefix`()
    throws
  {
    let text = Self.description.replacing("'Brew'", with: "'> Brew'")
    let lines = text.split(separator: "\n").flatMap { ["[Xcode] \($0)", "[Xcode] t = 1s Wait"] }
    let read = try ImporterCatalog.read(Array(lines.joined(separator: "\n").utf8), path: "t.txt")
    #expect(read.screens[0].elements.map(\.label) == [.found("> Brew")])
  }

  @Test func `a description whose line breaks are lost is refused for that`() {
    let line = Self.description.replacing("\n", with: " ") + " Query chain: "
    #expect(Make.refusal(of: line)?.found == "one of which no line begins an element")
  }

  @Test func `a capture behind a long log is guessed`() throws {
    for text in [Self.source, Self.description, Self.idb] {
      let log = String(repeating: "[debug] [Server] waiting for the kettle to idle\n", count: 4_000)
      #expect(try ids(log + text) == [["button-brew"]])
      var wide: [UInt8] = [0xFF, 0xFE]
      for unit in (log + text).utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      let capture = try ImporterCatalog.read(wide, path: "x.log")
      #expect(capture.screens.map { $0.elements.map(\.id) } == [["button-brew"]])
    }
    let log = String(repeating: "[debug] nothing but a log\n", count: 4_000)
    #expect(ImporterCatalog.guess(Array(log.utf8)) == nil)
    #expect(Make.refusal(of: log)?.help.contains("--from") == true)
  }

  @Test func `every format is guessed and read as UTF-16`() throws {
    for (id, text) in CatalogFixtures.all {
      for (isMarked, isLittle) in [(true, true), (true, false), (false, true), (false, false)] {
        var bytes: [UInt8] = isMarked ? (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) : []
        for unit in text.utf16 {
          let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
          bytes += isLittle ? [low, high] : [high, low]
        }
        #expect(try ImporterCatalog.read(bytes, path: "x").format == id)
      }
    }
  }

  @Test(arguments: [
    ([0x1F, 0x8B, 8, 0] as [UInt8], "a compressed file (gzip)"),
    ([0x50, 0x4B, 3, 4, 0], "a compressed file (zip)"),
    ([0x89, 0x50, 0x4E, 0x47, 13], "a picture"),
  ])
  func `what is no text is told by its kind`(bytes: [UInt8], found: String) {
    #expect(Make.refusal(of: bytes)?.found == found)
  }

  @Test func `elements of idb that stand alone, one a line, are one screen`() throws {
    let lines = [Make.idb("Button", label: "\"One\""), Make.idb("Button", label: "\"Two\"")]
    #expect(try ids(lines.joined(separator: "\n")) == [["button-one", "button-two"]])
    let app = Make.idbApp.dropLast() + ",\"children\":[\(lines[0])]}"
    #expect(try ids("\(app)\n\(app.replacing("One", with: "Two"))").count == 2)
  }

  @Test func `a shell's word on a job is no capture`() throws {
    let capture = try ImporterCatalog.read(
      Array("[1]+  Done   idb ui describe-all\n\(Self.idb)".utf8), path: "tea.json")
    #expect(capture.screens.count == 1)
    #expect(capture.notes == [])
  }

  @Test func `a tag that a log names is no page source`() throws {
    let log = "tapped <XCUIElementTypeButton name=\"x\"> and waited\n"
    #expect(try ids(log + Self.source) == [["button-brew"]])
    let answer = "[WD Proxy] Got response: \(Self.answer)"
    #expect(try ids(log + answer) == [["button-brew"]])
    #expect(Make.refusal(of: log)?.found == "the end of the file")
  }

  @Test func `JSON behind words on its line is read, and other values there are passed over`()
    throws
  {
    let tree = WDAFixtures.answer(WDAFixtures.node("Button", "\"label\":\"Brew\""))
    let log = """
      [debug] Calling: {"capabilities":{"a":1}}
      [debug] [WD Proxy] Got response with status 200: \(tree)
      [debug] Cut: {"value":{"type":"Button
      """
    let capture = try ImporterCatalog.read(Array(log.utf8), path: "tea.txt")
    #expect(capture.screens.map { $0.elements.map(\.id) } == [["button-brew"]])
    #expect(capture.notes == [])
  }

  @Test func `colours of a terminal are taken off`() throws {
    let lines = Self.description.split(separator: "\n")
      .map { "\u{1B}[36m[14:02:11]: \u{1B}[0m\u{25B8} \($0)\u{1B}[1;31m" }
    #expect(try ids(lines.joined(separator: "\n")) == [["button-brew"]])
  }
}
