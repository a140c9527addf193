/// Where one element of an XML text and its parts stand, for those who change it.
struct XMLOutline {
  /// A begin tag.
  struct Tag {
    /// The offset of "<" to past ">".
    var range: Range<Int>
    let name: Range<Int>
    fileprivate(set) var attributes: [Attribute] = []
    /// Whether it ends itself with "/>".
    fileprivate(set) var closesItself = false
    /// Just past the end of the element it begins.
    fileprivate(set) var elementEnd: Int
  }

  /// An attribute of a tag.
  struct Attribute {
    let name: String
    /// Its value as the reader takes it, references resolved.
    let text: String
    /// From its name to past the quote that closes its value.
    let range: Range<Int>
    /// The value's bytes between the quotes.
    let value: Range<Int>
  }

  private(set) var tag: Tag
  /// The begin tags of its direct children, in order.
  private(set) var children: [Tag] = []
  /// What stands between begin and end tag; empty where the tag ends itself.
  private(set) var content: Range<Int>

  /// Reads the element that begins at an offset.
  ///
  /// - Complexity: O(bytes of the element).
  static func read(_ bytes: [UInt8], at offset: Int) throws(XMLFailure) -> XMLOutline {
    var scanner = XMLScanner(bytes, at: offset)
    var outline = XMLOutline(try readTag(&scanner))
    if !outline.tag.closesItself { try outline.readContent(&scanner) }
    return outline
  }

  private init(_ tag: Tag) {
    self.tag = tag
    content = tag.range.upperBound..<tag.range.upperBound
  }

  private mutating func readContent(_ scanner: inout XMLScanner) throws(XMLFailure) {
    var depth = 0
    while true {
      try scanner.skipText()
      if scanner.take("<!--") {
        try scanner.skip(through: "-->", of: "a comment")
      } else if scanner.take("<?") {
        try scanner.skip(through: "?>", of: "an instruction")
      } else if scanner.take("<![CDATA[") {
        try scanner.skip(through: "]]>", of: "a CDATA section")
      } else if scanner.starts(with: "</") {
        let start = scanner.at
        try scanner.skip(through: ">", of: "an end tag")
        guard depth > 0 else {
          content = content.lowerBound..<start
          tag.elementEnd = scanner.at
          return
        }
        depth -= 1
        if depth == 0 { children[children.count - 1].elementEnd = scanner.at }
      } else {
        let child = try XMLOutline.readTag(&scanner)
        if depth == 0 { children.append(child) }
        if !child.closesItself { depth += 1 }
      }
    }
  }

  private static func readTag(_ scanner: inout XMLScanner) throws(XMLFailure) -> Tag {
    let start = scanner.at
    guard scanner.take("<") else { throw scanner.failure(expected: "a tag") }
    let name = try scanner.name(of: "a tag")
    var tag = Tag(range: start..<name.upperBound, name: name, elementEnd: name.upperBound)
    while true {
      scanner.skipSpace()
      tag.closesItself = scanner.take("/>")
      if tag.closesItself || scanner.take(">") {
        tag.range = start..<scanner.at
        tag.elementEnd = scanner.at
        return tag
      }
      tag.attributes.append(try readAttribute(&scanner))
    }
  }

  private static func readAttribute(_ scanner: inout XMLScanner) throws(XMLFailure) -> Attribute {
    let name = try scanner.name(of: "an attribute")
    scanner.skipSpace()
    guard scanner.take("=") else { throw scanner.failure(expected: "\"=\"") }
    scanner.skipSpace()
    let quote = scanner.at
    let text = try scanner.attributeValue()
    return Attribute(
      name: scanner.string(name), text: text, range: name.lowerBound..<scanner.at,
      value: (quote + 1)..<(scanner.at - 1))
  }
}

extension XMLOutline.Tag {
  /// An attribute by its name.
  func attribute(_ name: String) -> XMLOutline.Attribute? { attributes.first { $0.name == name } }
}
