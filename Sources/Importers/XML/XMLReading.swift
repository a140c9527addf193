/// Reads the XML of captures: tags and attributes, well-formed as XML 1.0 demands.
///
/// There are no entities but the five of XML itself: nothing is expanded and nothing is loaded. A
/// document type is refused, or passed over where the format has one and it declares nothing. Text
/// between tags is checked and handed on where it is asked for; comments and instructions are passed
/// over. Tags are kept on a list, not recursed into.
///
/// Foundation's parser is not used: on Linux it ends the program on an instruction without data
/// (`<?x?>`), and it would bring tens of megabytes and a shared libxml2 into the program.
struct XMLReading {
  private var scanner: XMLScanner
  /// Where the names of the open tags stand.
  private var open: [Range<Int>] = []
  private let deepest: Int
  /// What is read beside the tags.
  private let options: XMLOptions
  /// Whether the last tag was a begin tag, so that an end tag next makes it a leaf.
  private var isAfterBegin = false

  /// Calls back at every tag's begin and end.
  ///
  /// - Parameter deepest: how many tags may be open at once.
  /// - Complexity: O(bytes).
  static func read(
    _ bytes: [UInt8], deepest: Int, begin: (XMLTag) -> Void, end: () -> Void
  ) throws(XMLFailure) {
    try read(bytes, deepest: deepest, options: [], begin: begin, end: end) { _ in }
  }

  /// Calls back at the tags of one root, whatever stands behind it.
  ///
  /// - Returns: the offset just past the root.
  /// - Complexity: O(bytes of the root).
  static func readRoot(
    _ bytes: [UInt8], at offset: Int, deepest: Int, begin: (XMLTag) -> Void, end: () -> Void
  ) throws(XMLFailure) -> Int {
    var reading = XMLReading(XMLScanner(bytes, at: offset), deepest: deepest, options: .oneRoot)
    try reading.read(begin: begin, end: end) { _ in }
    return reading.scanner.at
  }

  /// Calls back at every tag's begin and end and at the text between them.
  ///
  /// White space that only indents tags is not handed on; a text may come in several parts.
  /// - Complexity: O(bytes).
  static func read(
    _ bytes: [UInt8], deepest: Int, options: XMLOptions, begin: (XMLTag) -> Void,
    end: () -> Void, text: (String) -> Void
  ) throws(XMLFailure) {
    var reading = XMLReading(XMLScanner(bytes), deepest: deepest, options: options)
    try reading.read(begin: begin, end: end, text: text)
  }

  private init(_ scanner: XMLScanner, deepest: Int, options: XMLOptions) {
    self.scanner = scanner
    self.deepest = deepest
    self.options = options
  }

  private mutating func read(
    begin: (XMLTag) -> Void, end: () -> Void, text: (String) -> Void
  ) throws(XMLFailure) {
    var hasRoot = false
    while !(hasRoot && open.isEmpty && options.contains(.oneRoot)), try findTag(text) {
      if scanner.starts(with: "</") {
        try readEnd()
        isAfterBegin = false
        end()
      } else if hasRoot, open.isEmpty {
        throw scanner.failure(expected: "the end of the text after the root")
      } else {
        hasRoot = true
        isAfterBegin = true
        if try readBegin(begin) {
          isAfterBegin = false
          end()
        }
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
  private mutating func findTag(_ text: (String) -> Void) throws(XMLFailure) -> Bool {
    while true {
      if open.isEmpty {
        scanner.skipSpace()
      } else {
        try passText(text)
      }
      if scanner.isAtEnd { return false }
      if scanner.take("<!--") {
        try scanner.skip(through: "-->", of: "a comment")
      } else if scanner.take("<?") {
        try scanner.skip(through: "?>", of: "an instruction")
      } else if !open.isEmpty, scanner.take("<![CDATA[") {
        let start = scanner.at
        try scanner.skip(through: "]]>", of: "a CDATA section")
        if options.contains(.text) { text(scanner.string(start..<scanner.at - 3)) }
      } else if open.isEmpty, options.contains(.documentType), scanner.take("<!DOCTYPE") {
        try scanner.skipDocumentType()
      } else {
        return true
      }
    }
  }

  private mutating func passText(_ text: (String) -> Void) throws(XMLFailure) {
    let start = scanner.at
    try scanner.skipText()
    guard options.contains(.text), scanner.at > start else { return }
    let isLeaf = isAfterBegin && scanner.starts(with: "</")
    if isLeaf || !scanner.isBlank(start..<scanner.at) {
      text(try scanner.resolved(start..<scanner.at))
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

/// What is read beside tags.
struct XMLOptions: OptionSet {
  let rawValue: UInt8

  /// The text between tags is handed on.
  static let text = XMLOptions(rawValue: 1)
  /// A document type that declares nothing may stand before the root, as in a property list.
  static let documentType = XMLOptions(rawValue: 2)
  /// The reading ends behind the first root.
  static let oneRoot = XMLOptions(rawValue: 4)
}
