import AuditCore
import Foundation
import Testing

@testable import Reports

@Suite struct EscapingTests {
  static let texts = Samples.hostile + RandomText.texts(500, seed: 7)

  @Test("a JSON string is read back as it was and shows no hidden character")
  func json() throws {
    var writer = JSONWriter()
    writer.strings(Self.texts)
    let read = try JSONSerialization.jsonObject(with: Data(writer.text.bytes)) as? [String]
    let same = try #require(read)
    #expect(same.count == Self.texts.count)
    for (text, back) in zip(Self.texts, same) { #expect(Array(text.utf8) == Array(back.utf8)) }
    expectNothingHidden(String(decoding: writer.text.bytes, as: UTF8.self))
  }

  @Test("a CSV cell is read back as it was, but for the apostrophe and what is spelled out")
  func csv() throws {
    for text in Self.texts {
      let rows = try CSVReader.rows(of: "\(CSVReport.cell(text)),end\r\n")
      #expect(rows.count == 1)
      let cell = try #require(rows.first?.first)
      let guarded = cell.hasPrefix("'") && !text.hasPrefix("'") ? String(cell.dropFirst()) : cell
      let spelled = String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
          let stays = scalar == "\n" || scalar == "\r" || scalar == "\t"
          return stays || !HiddenCharacter.isHidden(scalar)
            ? [scalar] : Array("<\(HiddenCharacter.codePoint(scalar))>".unicodeScalars)
        })
      #expect(Array(guarded.utf8) == Array(String(spelled).utf8))
    }
  }

  @Test(
    "no CSV cell starts like a formula", arguments: ["=", "+", "-", "@", "\t", "\r", "\n", "＝"])
  func formula(start: String) throws {
    let cell = CSVReport.cell(start + "SUM(A1)")
    let read = try #require(try CSVReader.rows(of: cell + "\r\n").first?.first)
    #expect(Array(read.utf8) == Array("'\(start)SUM(A1)".utf8))
  }

  @Test("every row of a hostile CSV report has every column")
  func csvReport() throws {
    let text = String(
      decoding: CSVReport.render(Samples.hostileProject, TeaShop.options), as: UTF8.self)
    let rows = try CSVReader.rows(of: text)
    let findings = Samples.hostileProject.audits[0].findings.count
    #expect(rows.count == findings + 1)
    #expect(Set(rows.map(\.count)) == [23])
    #expect(rows.dropFirst().allSatisfy { $0.allSatisfy { !startsFormula($0) } })
  }

  @Test("HTML text holds no markup, no quotes and no hidden character")
  func html() {
    for text in Self.texts {
      let escaped = HTMLText.escaped(text)
      #expect(!escaped.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
      expectNothingHidden(escaped)
      #expect(unescaped(escaped) == HiddenCharacter.spelled(text))
      expectBalanced(HTMLText.message(text))
    }
  }

  @Test("a hostile page has no script, no handler, no address to fetch, no hidden character")
  func hostilePage() {
    let page = String(
      decoding: HTMLReport.render(Samples.hostileProject, TeaShop.options), as: UTF8.self)
    #expect(!page.contains("<script"))
    for tag in tags(of: page) {
      #expect(!tag.contains(" on"))
      #expect(!tag.contains("src="))
      #expect(!tag.contains("href=\"") || tag.contains("href=\"#"))
    }
    for line in page.split(separator: "\n") { expectNothingHidden(String(line)) }
  }

  @Test("a line of the text report stays one line and shows every character")
  func text() {
    let report = String(
      decoding: TextReport.render(Samples.hostileProject, TeaShop.options), as: UTF8.self)
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Samples.hostileProject.audits[0].findings.count + 2)
    for line in lines { expectNothingHidden(String(line)) }
  }

  @Test("Markdown text starts no markup and no code span ends early")
  func markdown() {
    for text in Self.texts {
      let escaped = MarkdownText.escaped(text)
      var isEscaped = false
      for scalar in escaped.unicodeScalars {
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          #expect(!"`*_[]<>|~#&$".unicodeScalars.contains(scalar))
        }
      }
      let code = MarkdownText.code(text)
      let fence = code.prefix { $0 == "`" }
      #expect(code.hasSuffix(fence))
      #expect(!code.dropFirst(fence.count).dropLast(fence.count).contains(String(fence)))
    }
  }

  private func expectNothingHidden(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      !text.unicodeScalars.contains(where: HiddenCharacter.isHidden),
      sourceLocation: sourceLocation)
  }

  private func expectBalanced(_ html: String) {
    let tags = tags(of: html)
    #expect(tags.allSatisfy { $0 == "bdi" || $0 == "/bdi" })
    #expect(tags.count { $0 == "bdi" } == tags.count { $0 == "/bdi" })
  }

  private func tags(of html: String) -> [Substring] {
    html.split(separator: "<").dropFirst(html.hasPrefix("<") ? 0 : 1).map {
      $0.prefix { $0 != ">" }
    }
  }

  private func startsFormula(_ cell: String) -> Bool {
    cell.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false
  }

  private func unescaped(_ html: String) -> String {
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(html) {
      $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal)
    }
  }
}

/// Reads CSV as RFC 4180 has it, strictly.
enum CSVReader {
  struct Malformed: Error {}

  static func rows(of text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      row.append(try cell(of: &bytes))
      switch bytes.popFirst() {
      case UInt8(ascii: ","): continue
      case UInt8(ascii: "\r"):
        guard bytes.popFirst() == UInt8(ascii: "\n") else { throw Malformed() }
        rows.append(row)
        row = []
      default: throw Malformed()
      }
    }
    guard row.isEmpty else { throw Malformed() }
    return rows
  }

  private static func cell(of bytes: inout ArraySlice<UInt8>) throws -> String {
    var cell: [UInt8] = []
    guard bytes.first == UInt8(ascii: "\"") else {
      while let byte = bytes.first, byte != UInt8(ascii: ","), byte != UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { throw Malformed() }
        cell.append(byte)
        bytes.removeFirst()
      }
      return String(decoding: cell, as: UTF8.self)
    }
    bytes.removeFirst()
    while let byte = bytes.popFirst() {
      if byte != UInt8(ascii: "\"") {
        cell.append(byte)
      } else if bytes.first == UInt8(ascii: "\"") {
        cell.append(byte)
        bytes.removeFirst()
      } else {
        return String(decoding: cell, as: UTF8.self)
      }
    }
    throw Malformed()
  }
}
