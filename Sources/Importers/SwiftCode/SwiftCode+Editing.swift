extension SwiftCode {
  /// The token at a line and a column in bytes, both from 1; nil where none begins there.
  ///
  /// - Complexity: O(log tokens + log lines).
  func token(line: Int, column: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      let place = place(middle)
      if (place.line ?? 0, place.column ?? 0) < (line, column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < tokens.count else { return nil }
    let place = place(low)
    return place.line == line && place.column == column ? low : nil
  }

  /// The white space a token's line begins with.
  func indentation(of token: Int) -> String {
    guard let place = place(token).column, tokens.indices.contains(token) else { return "" }
    let start = tokens[token].start - (place - 1)
    let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blank, as: UTF8.self)
  }

  /// What the file indents by: a tab, or as many spaces as its first indented line has.
  var indentUnit: String {
    for index in all where tokens[index].startsLine {
      let indent = indentation(of: index)
      if indent.first == "\t" { return "\t" }
      if !indent.isEmpty { return String(indent.prefix(4)) }
    }
    return "  "
  }

  /// How the file ends its lines.
  var newline: String { bytes.contains("\r\n") ? "\r\n" : "\n" }

  /// The one literal that an expression is: `"Close"` or `Text("Close")`.
  func onlyLiteral(_ value: Range<Int>) -> Int? {
    if value.count == 1, kind(value.lowerBound) == .string { return value.lowerBound }
    guard let chain = chain(at: value.lowerBound, before: value.upperBound),
      chain.range.upperBound == value.upperBound, chain.modifiers.isEmpty,
      ["Text", "LocalizedStringKey", "String", "NSLocalizedString", "LocalizedStringResource"]
        .contains(chain.root.name),
      let first = chain.root.arguments.first, first.value.count == 1,
      kind(first.value.lowerBound) == .string
    else { return nil }
    return first.value.lowerBound
  }
}
