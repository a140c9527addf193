import LosslessJSON

/// Prints a tree in one style throughout, as the tools that write such files do.
struct PlainPrinter {
  /// The line break, or nil to print everything on one line.
  let lineBreak: String?
  var unit = "  "
  var colon = ": "
  var afterComma = " "
  var padding = ""

  static let all = [
    PlainPrinter(lineBreak: "\n"),
    PlainPrinter(lineBreak: "\r\n", unit: "\t"),
    PlainPrinter(lineBreak: "\r", unit: "    ", colon: " : "),
    PlainPrinter(lineBreak: "\n", unit: "   ", colon: ":"),
    PlainPrinter(lineBreak: "\n", unit: ""),
    PlainPrinter(lineBreak: nil),
    PlainPrinter(lineBreak: nil, colon: ":", afterComma: ""),
    PlainPrinter(lineBreak: nil, colon: " : ", padding: " "),
  ]

  func print(_ tree: JSONFragment) -> String {
    spell(tree, indent: "") + (lineBreak ?? "")
  }

  private func spell(_ tree: JSONFragment, indent: String) -> String {
    let inner = lineBreak == nil ? "" : indent + unit
    switch tree {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let spelling): return spelling
    case .string(let text): return "\"\(text)\""
    case .array(let elements, _):
      return list("[", "]", elements.map { spell($0, indent: inner) }, indent, inner)
    case .object(let members, _):
      let spelled = members.map { "\"\($0.name)\"\(colon)\(spell($0.value, indent: inner))" }
      return list("{", "}", spelled, indent, inner)
    }
  }

  private func list(
    _ open: String, _ close: String, _ items: [String], _ indent: String, _ inner: String
  ) -> String {
    guard !items.isEmpty else { return open + close }
    guard let lineBreak else {
      return open + padding + items.joined(separator: "," + afterComma) + padding + close
    }
    let lines = items.joined(separator: "," + lineBreak + inner)
    return open + lineBreak + inner + lines + lineBreak + indent + close
  }
}
