import LosslessJSON

/// Finds the page sources in what was saved: bare, in answers of WebDriver, or in a log.
struct AppiumText {
  /// Where one page source begins.
  struct Source {
    /// The text it stands in; that of the file, so that lines keep their numbers, where it is bare.
    let bytes: [UInt8]
    /// Its root.
    let start: Int
    /// Whether it was taken out of the text it stood in.
    var isTakenOut = false
    /// Whether its lines are not the file's.
    let isWrapped: Bool
    /// Whether it is an app, and not a part of one.
    var isWhole: Bool {
      bytes.starts("<XCUIElementTypeApplication", at: start)
        || bytes.starts("<AppiumAUT", at: start)
    }
  }

  private var text: [UInt8]
  private let path: String
  /// Whether the text was made out of the file's, whose lines it no longer has.
  private var isRemade = false
  /// Where the next page source is looked for.
  private var at = 0

  /// Looks at UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  init(_ saved: consuming [UInt8], path: String) throws(ImportError) {
    self.path = path
    text = saved
    if AppiumText.root(in: text, from: 0) == nil,
      text.contains("&lt;XCUIElementType") || text.contains("&lt;AppiumAUT")
    {
      text = AppiumText.withoutEntities(text)
    }
    try AppiumText.refuseDocumentType(in: text, path: path)
    guard AppiumText.root(in: text, from: 0) != nil else {
      throw ForeignContent.error(for: text, path: path, expected: "a page source of XCUITest")
    }
    try AppiumText.checkEncoding(text, path: path)
  }

  /// The next page source, or nil behind the last one.
  ///
  /// - Complexity: O(bytes up to its end).
  mutating func next() throws(ImportError) -> Source? {
    guard let root = AppiumText.root(in: text, from: at) else { return nil }
    guard text.isEscaped(from: root) else {
      return Source(bytes: text, start: root, isWrapped: isRemade)
    }
    if let quote = text.openQuote(before: root, after: at) {
      guard let end = text.closingQuote(from: root) else {
        throw error(
          at: root, in: text, isWrapped: isRemade, expected: "the end of a text in quotes",
          found: "the end of the line", help: "the answer was cut off; take the page source again")
      }
      var source = try unquoted(Array(text[quote...end]), at: quote)
      at = end + 1
      if let root = AppiumText.root(in: source, from: 0), source.isEscaped(from: root) {
        source = DescriptionText.unescaped(source)
      }
      try AppiumText.checkEncoding(source, path: path)
      return AppiumText.root(in: source, from: 0).map {
        Source(bytes: source, start: $0, isTakenOut: true, isWrapped: true)
      }
    }
    // The quotes around the text were left behind where it was copied from.
    text = DescriptionText.unescaped(Array(text[root...]))
    isRemade = true
    at = 0
    return Source(bytes: text, start: 0, isWrapped: true)
  }

  /// Goes on behind a page source that was read.
  mutating func pass(_ source: Source, end: Int) {
    if !source.isTakenOut { at = end }
  }

  /// Goes on at the next whole page source behind a part that is none; false where there is none.
  mutating func passToWhole(behind source: Source) -> Bool {
    var start = source.isTakenOut ? at : source.start + 1
    while let root = AppiumText.root(in: text, from: start) {
      if Source(bytes: text, start: root, isWrapped: isRemade).isWhole {
        at = root
        return true
      }
      start = root + 1
    }
    return false
  }

  /// Goes on behind the line of a page source that could not be taken out of its text; false where no
  /// other follows.
  mutating func passBroken() -> Bool {
    guard let root = AppiumText.root(in: text, from: at),
      let end = text[root...].firstIndex(of: 0x0A),
      AppiumText.root(in: text, from: end) != nil
    else { return false }
    at = end
    return true
  }

  private func unquoted(_ string: [UInt8], at offset: Int) throws(ImportError) -> [UInt8] {
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsing: string)
      return document.withReader { Array(($0.stringIfPresent(JSONDocument.root) ?? "").utf8) }
    } catch {
      throw self.error(
        at: offset + error.offset, in: text, isWrapped: isRemade, expected: error.expected,
        found: error.found, help: "take the page source again")
    }
  }

  // MARK: - What is refused

  private static func refuseDocumentType(in text: [UInt8], path: String) throws(ImportError) {
    guard
      let offset = text.offset(of: "<!DOCTYPE", ignoringCase: true)
        ?? text.offset(of: "<!ENTITY", ignoringCase: true)
    else { return }
    let isPage = text.contains("<html", ignoringCase: true)
    let place = text.place(of: offset)
    throw ImportError(
      file: path, line: place.line, column: place.column,
      expected: "a page source", found: isPage ? "a web page (HTML)" : "a document type",
      help: isPage
        ? "switch the session to the NATIVE_APP context and take the page source again"
        : "Appium writes none; entities are not read")
  }

  /// Other encodings than UTF-8 are refused where it would change a letter.
  private static func checkEncoding(_ xml: [UInt8], path: String) throws(ImportError) {
    guard let start = xml.offset(of: "<?xml"), let end = xml.offset(of: "?>", from: start),
      let name = xml.offset(of: "encoding", from: start), name < end
    else { return }
    let declared = xml[name..<end].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    if declared.contains("utf-8") || declared.contains("utf8") || declared.contains("utf-16") {
      return
    }
    guard xml.contains(where: { $0 >= 0x80 }) else { return }
    let place = xml.place(of: name)
    throw ImportError(
      file: path, line: place.line, column: place.column, expected: "UTF-8 text",
      found: "another encoding declared", help: "save the capture as UTF-8")
  }

  /// What stopped the reading of a page source, in a reviewer's words.
  func error(_ failure: XMLFailure, in source: Source) -> ImportError {
    error(
      at: failure.offset, in: source.bytes, isWrapped: source.isWrapped,
      expected: failure.expected, found: failure.found,
      help: failure.openAtEnd == nil
        ? "take the page source again" : "the capture was cut off; take it again")
  }

  /// An error at an offset; inside another text there is no line to name.
  func error(
    at offset: Int, in bytes: [UInt8], isWrapped: Bool, expected: String, found: String,
    help: String
  ) -> ImportError {
    let place = isWrapped ? nil : bytes.place(of: offset)
    return ImportError(
      file: path, line: place?.line, column: place?.column, expected: expected, found: found,
      help: help)
  }

  // MARK: - Where they stand

  private static func root(in text: [UInt8], from start: Int) -> Int? {
    var at = start
    while let tag = text[at...].firstIndex(of: UInt8(ascii: "<")) {
      if text.starts("<XCUIElementType", at: tag) || text.starts("<AppiumAUT", at: tag) {
        return tag
      }
      at = tag + 1
    }
    return nil
  }

  /// The text of a web page that shows a page source.
  private static func withoutEntities(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = 0
    while at < text.count {
      if text[at] == UInt8(ascii: "&"),
        let (entity, byte) = entities.first(where: { text.starts($0.0, at: at) })
      {
        result.append(byte)
        at += entity.utf8CodeUnitCount
      } else {
        result.append(text[at])
        at += 1
      }
    }
    return result
  }

  private static let entities: [(StaticString, UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
    ("&#34;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
  ]
}

extension [UInt8] {
  /// Whether an ASCII text stands at an offset.
  fileprivate func starts(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - offset >= length else { return false }
    for at in 0..<length where self[offset + at] != text.utf8Start[at] { return false }
    return true
  }

  /// Whether the first quote of a tag has a backslash before it.
  fileprivate func isEscaped(from tag: Int) -> Bool {
    let part = self[tag..<Swift.min(count, tag + 2_000)]
    guard let quote = part.firstIndex(of: UInt8(ascii: "\"")) else { return false }
    return quote > 0 && self[quote - 1] == UInt8(ascii: "\\")
  }

  /// The quote that begins the text a tag stands in, on the tag's line; nil where there is none.
  fileprivate func openQuote(before tag: Int, after start: Int) -> Int? {
    var at = tag - 1
    while at >= start, self[at] != 0x0A {
      if self[at] == UInt8(ascii: "\""), at == 0 || self[at - 1] != UInt8(ascii: "\\") { return at }
      at -= 1
    }
    return nil
  }

  /// The quote that ends a text in quotes.
  ///
  /// No text of JSON goes on over the end of a line.
  fileprivate func closingQuote(from start: Int) -> Int? {
    var at = start
    while at < count, self[at] != 0x0A {
      if self[at] == UInt8(ascii: "\\") {
        at += 1
      } else if self[at] == UInt8(ascii: "\"") {
        return at
      }
      at += 1
    }
    return nil
  }
}
