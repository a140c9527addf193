/// Reads the part of YAML that descriptions of projects are written in: tables and lists by
/// indentation, lists between brackets, texts with and without quotation marks.
///
/// Anchors, tags and tables between braces are texts.
struct OutlineSyntax {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var at = 0

  /// What a file holds.
  ///
  /// - Complexity: O(bytes × depth).
  static func read(_ bytes: [UInt8]) -> ProjectValue {
    var syntax = OutlineSyntax()
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = withoutComment(line.drop { $0 == " " })
      guard !text.isEmpty, text != "---" else { continue }
      syntax.lines.append(Line(indent: line.utf8.prefix { $0 == 0x20 }.count, text: text))
    }
    return syntax.block(depth: 0)
  }

  /// Descriptions nest half a dozen levels.
  private static let deepest = 16

  /// The table, list or text whose first line is the next one.
  private mutating func block(depth: Int) -> ProjectValue {
    guard at < lines.count, depth < OutlineSyntax.deepest else { return .text("") }
    let indent = lines[at].indent
    let value =
      isItem(lines[at])
      ? list(indent, depth)
      : OutlineSyntax.key(lines[at].text) == nil ? scalar() : table(indent, depth)
    // What stands deeper than it should belongs to nothing.
    while at < lines.count, lines[at].indent > indent { at += 1 }
    return value
  }

  private mutating func scalar() -> ProjectValue {
    defer { at += 1 }
    return OutlineSyntax.value(lines[at].text)
  }

  private mutating func list(_ indent: Int, _ depth: Int) -> ProjectValue {
    var list: [ProjectValue] = []
    while at < lines.count, lines[at].indent == indent, isItem(lines[at]) {
      let inner = lines[at].text.dropFirst().drop { $0 == " " }
      guard !inner.isEmpty else {
        at += 1
        continue
      }
      // The item goes on as if its dash were a space.
      lines[at].indent += lines[at].text.utf8.count - inner.utf8.count
      lines[at].text = inner
      list.append(block(depth: depth + 1))
    }
    return .list(list)
  }

  private mutating func table(_ indent: Int, _ depth: Int) -> ProjectValue {
    var table: [String: ProjectValue] = [:]
    while at < lines.count, lines[at].indent == indent, !isItem(lines[at]),
      let (key, rest) = OutlineSyntax.key(lines[at].text)
    {
      at += 1
      if let first = rest.first, first != "|", first != ">" {
        table[key] = OutlineSyntax.value(rest)
      } else if at < lines.count, lines[at].indent > indent {
        table[key] = block(depth: depth + 1)
      } else if rest.isEmpty, at < lines.count, lines[at].indent == indent, isItem(lines[at]) {
        table[key] = list(indent, depth + 1)
      }
      while at < lines.count, lines[at].indent > indent { at += 1 }
    }
    return .table(table)
  }

  private func isItem(_ line: Line) -> Bool { line.text == "-" || line.text.hasPrefix("- ") }

  /// The key of a line, and what stands behind its colon.
  private static func key(_ text: Substring) -> (key: String, rest: Substring)? {
    var inQuotes: Character?
    for index in text.indices {
      let character = text[index]
      if let mark = inQuotes {
        if character == mark { inQuotes = nil }
      } else if character == "\"" || character == "'" {
        inQuotes = character
      } else if character == ":" {
        let rest = text[text.index(after: index)...]
        guard rest.isEmpty || rest.first == " " else { continue }
        return (unquoted(text[..<index]), rest.drop { $0 == " " })
      }
    }
    return nil
  }

  private static func value(_ text: Substring) -> ProjectValue {
    guard text.first == "[", text.last == "]" else { return .text(unquoted(text)) }
    let items = text.dropFirst().dropLast().split(separator: ",")
    return .list(items.map { .text(unquoted($0.drop { $0 == " " })) })
  }

  private static func unquoted(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var inQuotes: Character?
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if let mark = inQuotes {
        if character == mark { inQuotes = nil }
      } else if before == " ", character == "#" {
        return text[..<index]
      } else if before == " ", character == "\"" || character == "'" {
        inQuotes = character
      }
      before = character
    }
    return text
  }
}
