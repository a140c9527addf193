/// The XML of a page source, found in what was saved and checked before the parser sees it.
struct AppiumText {
  /// The XML; everything before the root is blank so that lines keep their numbers.
  let bytes: [UInt8]
  private let path: String
  /// Whether the XML stood inside a JSON answer, so that its lines are not the file's.
  private let isWrapped: Bool

  /// Finds the page source in UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  init(_ text: consuming [UInt8], path: String) throws(ImportError) {
    self.path = path
    let first = text.first { !isSpace($0) }
    isWrapped = first == UInt8(ascii: "{") || first == UInt8(ascii: "\"")
    var xml = text
    if isWrapped { xml = try AppiumAnswer.source(in: xml, path: path) }
    if let offset = xml.offset(of: "<!DOCTYPE", ignoringCase: true)
      ?? xml.offset(of: "<!ENTITY", ignoringCase: true)
    {
      let isPage = xml.contains("<html", ignoringCase: true)
      let place = xml.place(of: offset)
      throw ImportError(
        file: path, line: isWrapped ? nil : place.line, column: isWrapped ? nil : place.column,
        expected: "a page source", found: isPage ? "a web page (HTML)" : "a document type",
        help: isPage
          ? "switch the session to the NATIVE_APP context and take the page source again"
          : "Appium writes none; entities are not read")
    }
    guard xml.contains("<XCUIElementType") || xml.contains("<AppiumAUT") else {
      throw ForeignContent.error(for: xml, path: path, expected: "a page source of XCUITest")
    }
    try AppiumText.checkEncoding(xml, path: path)
    AppiumText.blankBeforeRoot(&xml)
    bytes = xml
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

  /// Blanks log lines, the XML declaration and anything else before the first element.
  private static func blankBeforeRoot(_ xml: inout [UInt8]) {
    let root = [xml.offset(of: "<XCUIElementType"), xml.offset(of: "<AppiumAUT")]
      .compactMap { $0 }.min()
    guard let root else { return }
    for at in 0..<root where !isSpace(xml[at]) { xml[at] = 0x20 }
    // A log or a shell prompt may follow as well.
    guard let last = xml.lastIndex(of: UInt8(ascii: ">")) else { return }
    let isTail = xml[(last + 1)...].contains { !isSpace($0) }
    if isTail, xml.endsWithClosingTag(at: last) { xml.removeSubrange((last + 1)...) }
  }

  /// What stopped the reading, in a reviewer's words.
  func error(_ failure: XMLFailure) -> ImportError {
    error(
      at: failure.offset, expected: failure.expected, found: failure.found,
      help: failure.openAtEnd == nil
        ? "take the page source again" : "the capture was cut off; take it again")
  }

  /// An error at an offset; inside a JSON answer there is no line to name.
  func error(at offset: Int, expected: String, found: String, help: String) -> ImportError {
    let place = isWrapped ? nil : bytes.place(of: offset)
    return ImportError(
      file: path, line: place?.line, column: place?.column, expected: expected, found: found,
      help: help)
  }
}

extension [UInt8] {
  /// Whether the ">" at an offset ends the end tag of a root.
  fileprivate func endsWithClosingTag(at end: Int) -> Bool {
    var at = end
    while at > 0, end - at < 80 {
      at -= 1
      if self[at] == UInt8(ascii: "<") {
        let tag = Array(self[at...end])
        return tag.contains("</XCUIElementTypeApplication>") || tag.contains("</AppiumAUT>")
      }
    }
    return false
  }
}
