/// A string literal of Swift code.
struct SwiftLiteral {
  /// Its text; where code stands in it, the character `…`.
  var text = ""
  /// Its text as the key of a table of translations, with `%@` for the code in it.
  var key = ""
  /// The code in it, a piece each.
  var codes: [String] = []

  /// Whether words are left when the code in it is taken out; a lone Latin letter, such as the "s"
  /// of seconds, is none.
  var hasWords: Bool {
    text.unicodeScalars.split { !$0.properties.isAlphabetic }.contains {
      $0.count > 1 || ($0.first?.value ?? 0) > 0x2FF
    }
  }
}

extension SwiftCode {
  /// The literal that a range of tokens is, or nil for any other expression; literals joined by +
  /// count as one.
  func literal(_ range: Range<Int>) -> SwiftLiteral? {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return nil }
    var result = SwiftLiteral()
    for (place, index) in range.enumerated() {
      if place % 2 == 1 {
        guard isText(index, "+") else { return nil }
        continue
      }
      guard kind(index) == .string else { return nil }
      read(index, into: &result)
    }
    return range.count % 2 == 1 ? result : nil
  }

  private func read(_ index: Int, into literal: inout SwiftLiteral) {
    var content = bytes[tokens[index].start..<tokens[index].end]
    let pounds = content.prefix { $0 == UInt8(ascii: "#") }.count
    content = content.dropFirst(pounds).dropLast(pounds)
    let isMultiline = content.count >= 6 && content.prefix(3).allSatisfy { $0 == 0x22 }
    content = content.dropFirst(isMultiline ? 3 : 1)
    if content.last == 0x22 { content = content.dropLast(isMultiline ? 3 : 1) }
    var reader = LiteralReader(content, pounds: pounds)
    reader.read()
    if isMultiline { reader.dropIndent() }
    literal.text += reader.literal.text
    literal.key += reader.literal.key
    literal.codes += reader.literal.codes
  }
}

/// Reads what stands between the quotation marks of a literal.
private struct LiteralReader {
  private let content: ArraySlice<UInt8>
  private let pounds: Int
  private var at: Int
  private var plain: [UInt8] = []
  private(set) var literal = SwiftLiteral()

  init(_ content: ArraySlice<UInt8>, pounds: Int) {
    self.content = content
    self.pounds = pounds
    at = content.startIndex
  }

  mutating func read() {
    while at < content.endIndex {
      let byte = content[at]
      guard byte == UInt8(ascii: "\\"), hasPounds(at + 1) else {
        plain.append(byte)
        at += 1
        continue
      }
      at += 1 + pounds
      guard at < content.endIndex else { break }
      readEscape(content[at])
    }
    flush()
  }

  private func hasPounds(_ place: Int) -> Bool {
    pounds == 0
      || place + pounds <= content.endIndex
        && content[place..<place + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func flush() {
    let text = String(decoding: plain, as: UTF8.self)
    literal.text += text
    literal.key += text
    plain = []
  }

  private mutating func readEscape(_ byte: UInt8) {
    at += 1
    switch byte {
    case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): plain.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): plain.append(0)
    case UInt8(ascii: "u"): readScalar()
    case UInt8(ascii: "("): readCode()
    case UInt8(ascii: "\n"):
      // The line goes on; so does its indentation, which dropIndent takes away.
      break
    default: plain.append(byte)
    }
  }

  private mutating func readScalar() {
    guard at < content.endIndex, content[at] == UInt8(ascii: "{"),
      let close = content[at...].firstIndex(of: UInt8(ascii: "}"))
    else { return }
    let digits = String(decoding: content[at + 1..<close], as: UTF8.self)
    if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
      plain += String(Character(scalar)).utf8
    }
    at = close + 1
  }

  private mutating func readCode() {
    let start = at
    var open = 1
    while at < content.endIndex, open > 0 {
      if content[at] == UInt8(ascii: "(") { open += 1 }
      if content[at] == UInt8(ascii: ")") { open -= 1 }
      at += 1
    }
    flush()
    let code = content[start..<max(start, at - 1)]
    literal.codes.append(String(decoding: code, as: UTF8.self))
    literal.text += "…"
    literal.key += "%@"
  }

  /// Takes away the indentation and the first and last line break of a text over several lines.
  mutating func dropIndent() {
    literal.text = LiteralReader.unindented(literal.text)
    literal.key = LiteralReader.unindented(literal.key)
  }

  private static func unindented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    let indent = lines.last.map { $0.allSatisfy(\.isWhitespace) ? $0.count : 0 } ?? 0
    if let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.map { line in
      line.prefix(indent).allSatisfy(\.isWhitespace) ? line.dropFirst(indent) : line
    }.joined(separator: "\n")
  }
}
