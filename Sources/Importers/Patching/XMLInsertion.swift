/// Puts attributes and children into an element, in the style of what stands around it.
struct XMLInsertion {
  let file: PatchText
  let outline: XMLOutline

  /// A line of what is put in, and how much deeper it stands than the first one.
  struct Line {
    var depth = 0
    var text: String
  }

  /// The edit that adds an attribute in its place by the alphabet; "key" goes before all.
  func attribute(_ name: String, _ text: String) throws(PatchRefusal) -> SourceEdit {
    let tag = outline.tag
    let quote =
      tag.attributes.last.map { file.bytes[$0.value.upperBound] } ?? UInt8(ascii: "\"")
    let mark = String(Unicode.Scalar(quote))
    let spelled = "\(name)=\(mark)\(try XMLSpelling.attribute(text, quote: quote))\(mark)"
    let before = tag.attributes.last { $0.name == "key" || $0.name < name }
    if before == nil, let first = tag.attributes.first {
      return SourceEdit(first.range.lowerBound..<first.range.lowerBound, spelled + " ")
    }
    let at = before?.range.upperBound ?? tag.name.upperBound
    return SourceEdit(at..<at, " " + spelled)
  }

  /// The edit that takes an attribute out, with the white space before it.
  func removal(of attribute: XMLOutline.Attribute) -> SourceEdit {
    var start = attribute.range.lowerBound
    while start > outline.tag.name.upperBound, isSpace(file.bytes[start - 1]) { start -= 1 }
    return SourceEdit(start..<attribute.range.upperBound, "")
  }

  /// The edit that puts lines before a child, or after the last one.
  func child(_ lines: [Line], before index: Int) -> SourceEdit {
    let children = outline.children
    if index < children.count {
      let start = children[index].range.lowerBound
      let indent = file.indent(before: start)
      return SourceEdit(start..<start, joined(lines, indent) + (lineStart(indent) ?? ""))
    }
    if let last = children.last {
      let indent = file.indent(before: last.range.lowerBound)
      return SourceEdit(
        last.elementEnd..<last.elementEnd, (lineStart(indent) ?? "") + joined(lines, indent))
    }
    return onlyChild(lines)
  }

  private func onlyChild(_ lines: [Line]) -> SourceEdit {
    let tag = outline.tag
    let outer = file.indent(before: tag.range.lowerBound)
    let inner = outer.map { $0 + file.indentUnit }
    let inside = (lineStart(inner) ?? "") + joined(lines, inner)
    guard tag.closesItself else {
      let content = file.bytes[outline.content]
      let hasLine = content.contains(0x0A) || content.contains(0x0D)
      let at = tag.range.upperBound
      return SourceEdit(at..<at, inside + (hasLine ? "" : lineStart(outer) ?? ""))
    }
    var start = tag.range.upperBound - 2
    while start > tag.name.upperBound, isSpace(file.bytes[start - 1]) { start -= 1 }
    let name = String(decoding: file.bytes[tag.name], as: UTF8.self)
    return SourceEdit(
      start..<tag.range.upperBound, ">" + inside + (lineStart(outer) ?? "") + "</\(name)>")
  }

  /// The start of a new line; nil where what stands around keeps to one line.
  private func lineStart(_ indent: String?) -> String? { indent.map { file.lineBreak + $0 } }

  private func joined(_ lines: [Line], _ indent: String?) -> String {
    guard let indent else { return lines.map(\.text).joined() }
    let unit = file.indentUnit
    return lines.enumerated().map { number, line in
      number == 0
        ? line.text
        : file.lineBreak + indent + String(repeating: unit, count: line.depth) + line.text
    }.joined()
  }
}
