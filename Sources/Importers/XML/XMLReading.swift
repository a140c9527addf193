/// Reads the XML of captures: tags and attributes, well-formed as XML 1.0 demands.
///
/// There are no document types and so no entities but the five of XML itself: nothing is expanded
/// and nothing is loaded. Text between tags is checked and passed over, comments and instructions
/// are passed over. Tags are kept on a list, not recursed into.
///
/// Foundation's parser is not used: on Linux it ends the program on an instruction without data
/// (`<?x?>`), and it would bring tens of megabytes and a shared libxml2 into the program.
struct XMLReading {
  private var scanner: XMLScanner
  /// Where the names of the open tags stand.
  private var open: [Range<Int>] = []
  private let deepest: Int

  /// Calls back at every tag's begin and end.
  ///
  /// - Parameter deepest: how many tags may be open at once.
  /// - Complexity: O(bytes).
  static func read(
    _ bytes: [UInt8], deepest: Int, begin: (XMLTag) -> Void, end: () -> Void
  ) throws(XMLFailure) {
    var reading = XMLReading(scanner: XMLScanner(bytes), deepest: deepest)
    try reading.read(begin: begin, end: end)
  }

  private init(scanner: XMLScanner, deepest: Int) {
    self.scanner = scanner
    self.deepest = deepest
  }

  private mutating func read(
    begin: (XMLTag) -> Void, end: () -> Void
  ) throws(XMLFailure) {
    var hasRoot = false
    while try findTag() {
      if scanner.starts(with: "</") {
        try readEnd()
        end()
      } else if hasRoot, open.isEmpty {
        throw scanner.failure(expected: "the end of the text after the root")
      } else {
        hasRoot = true
        if try readBegin(begin) { end() }
      }
    }
    if let name = open.last {
      let tag = scanner.string(name)
      throw XMLFailure(
        offset: scanner.at, expected: "</\(tag)>", found: "the end of the file", openAtEnd: tag)
    }
    guard hasRoot else { throw scanner.failure(expected: "a tag") }
  }

  /// Passes text, comments, instructions and CDATA sections.
  ///
  /// - Returns: false at the end of the text.
  private mutating func findTag() throws(XMLFailure) -> Bool {
    while true {
      if open.isEmpty {
        scanner.skipSpace()
      } else {
        try scanner.skipText()
      }
      if scanner.isAtEnd { return false }
      if scanner.take("<!--") {
        try scanner.skip(through: "-->", of: "a comment")
      } else if scanner.take("<?") {
        try scanner.skip(through: "?>", of: "an instruction")
      } else if !open.isEmpty, scanner.take("<![CDATA[") {
        try scanner.skip(through: "]]>", of: "a CDATA section")
      } else {
        return true
      }
    }
  }

  /// Reads a begin tag.
  ///
  /// - Returns: whether it closes itself.
  private mutating func readBegin(_ begin: (XMLTag) -> Void) throws(XMLFailure) -> Bool {
    let offset = scanner.at
    guard scanner.take("<") else { throw scanner.failure(expected: "a tag") }
    let name = try scanner.name(of: "a tag")
    var attributes: [String: String] = [:]
    while true {
      let isSpaced = scanner.skipSpace()
      let closesItself = scanner.take("/>")
      if closesItself || scanner.take(">") {
        guard open.count < deepest else {
          throw XMLFailure(
            offset: offset, expected: "at most \(deepest) elements inside one another",
            found: "more")
        }
        if !closesItself { open.append(name) }
        begin(XMLTag(name: scanner.string(name), attributes: attributes, offset: offset))
        return closesItself
      }
      guard isSpaced else {
        throw scanner.failure(expected: "\">\" or a space", in: scanner.string(name))
      }
      let start = scanner.at
      let key = scanner.string(try scanner.name(of: "an attribute"))
      scanner.skipSpace()
      guard scanner.take("=") else { throw scanner.failure(expected: "\"=\" after \(key)") }
      scanner.skipSpace()
      guard attributes.updateValue(try scanner.attributeValue(), forKey: key) == nil else {
        throw XMLFailure(
          offset: start, expected: "each attribute once", found: "\(key) again")
      }
    }
  }

  private mutating func readEnd() throws(XMLFailure) {
    let offset = scanner.at
    scanner.take("</")
    let name = try scanner.name(of: "an end tag")
    scanner.skipSpace()
    guard scanner.take(">") else { throw scanner.failure(expected: "\">\"") }
    guard let begun = open.popLast() else {
      throw XMLFailure(
        offset: offset, expected: "the end of the text", found: "</\(scanner.string(name))>")
    }
    guard scanner.isSame(begun, name) else {
      throw XMLFailure(
        offset: offset, expected: "</\(scanner.string(begun))>",
        found: "</\(scanner.string(name))>")
    }
  }
}
