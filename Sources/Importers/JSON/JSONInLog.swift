import LosslessJSON

/// Finds JSON values among the lines a tool printed around them.
enum JSONInLog {
  /// How many beginnings that are no JSON are tried before giving up.
  private static let mostAttempts = 64

  /// One value of JSON.
  struct Value {
    let document: JSONDocument
    /// Whether it stands behind other words on its line, as a log has it.
    var isAside = false
  }

  /// The documents of the values in a text.
  static func documents(
    in text: consuming [UInt8], path: String
  ) throws(ImportError) -> [JSONDocument] {
    try values(in: text, path: path).map(\.document)
  }

  /// The arrays and objects that begin a line, or follow what a log says of them; one after the other.
  ///
  /// - Throws: where there are none, the syntax error of the first one that was meant to be.
  /// - Complexity: O(bytes), times the number of beginnings that are no JSON, at most 64.
  static func values(
    in text: consuming [UInt8], path: String
  ) throws(ImportError) -> [Value] {
    if let whole = wholeText(text) { return [Value(document: whole)] }
    var values: [Value] = []
    var failure: ImportError?
    var attempts = 0
    var read = 0
    var at = nextStart(in: text, from: 0)
    while let start = at, attempts < mostAttempts {
      let line = lineEnd(in: text, from: start)
      // What a log says behind a colon is a value of its own only where it ends on the line.
      let isDue = beginsLine(text, at: start, after: read)
      let end = extent(in: text, from: start, upTo: isDue ? text.count : line)
      guard isDue || end != nil else {
        at = nextStart(in: text, from: line)
        continue
      }
      do throws(JSONSyntaxError) {
        let document = try JSONDocument(parsing: Array(text[start..<(end ?? text.count)]))
        values.append(Value(document: document, isAside: !isDue))
        read = end ?? text.count
        at = nextStart(in: text, from: read)
      } catch {
        attempts += 1
        if failure == nil, isDue {
          failure = importError(error, in: text, start: start, isOpen: end == nil, path: path)
        }
        at = nextStart(in: text, from: line)
      }
    }
    // A broken value after good ones is a capture that was cut off, not a log line.
    if let failure, values.isEmpty || attempts < mostAttempts { throw failure }
    return values
  }

  /// The text as one value, where nothing stands around it; the usual case, and without a copy.
  private static func wholeText(_ text: [UInt8]) -> JSONDocument? {
    guard let first = text.first(where: { !isSpace($0) }),
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return nil }
    return try? JSONDocument(parsing: text)
  }

  /// The next "[" or "{" that begins JSON, at the begin of a line or behind a colon.
  ///
  /// Behind a good value, on its line, anything may follow.
  private static func nextStart(in text: [UInt8], from offset: Int) -> Int? {
    var at = offset
    var mayBegin = true
    while at < text.count {
      let byte = text[at]
      if byte == 0x0A {
        mayBegin = true
      } else if !isSpace(byte) {
        if mayBegin, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{"), isMeant(text, at: at) {
          return at
        }
        mayBegin = byte == UInt8(ascii: ":")
      }
      at += 1
    }
    return nil
  }

  private static func beginsLine(_ text: [UInt8], at start: Int, after end: Int) -> Bool {
    let before = text[end..<start].last { $0 == 0x0A || !isSpace($0) }
    return before == nil || before == 0x0A
  }

  private static func lineEnd(in text: [UInt8], from offset: Int) -> Int {
    text[offset...].firstIndex(of: 0x0A) ?? text.count
  }

  /// The offset just past the bracket that closes the one at the start, or nil at the end.
  private static func extent(in text: [UInt8], from start: Int, upTo limit: Int) -> Int? {
    text.withUnsafeBufferPointer { text in
      var depth = 0
      var isInString = false
      var at = start
      while at < limit {
        let byte = text[at]
        if isInString {
          if byte == UInt8(ascii: "\\") { at += 1 }
          if byte == UInt8(ascii: "\"") { isInString = false }
        } else if byte == UInt8(ascii: "\"") {
          isInString = true
        } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
          depth += 1
        } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
          depth -= 1
          if depth == 0 { return at + 1 }
        }
        at += 1
      }
      return nil
    }
  }

  /// Whether a bracket begins JSON rather than a log line such as "[INFO] …".
  private static func isMeant(_ text: [UInt8], at start: Int) -> Bool {
    guard let next = text[(start + 1)...].first(where: { !isSpace($0) }) else { return true }
    let isObject = text[start] == UInt8(ascii: "{")
    if isObject { return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") }
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "]")
  }

  private static func importError(
    _ error: JSONSyntaxError, in text: [UInt8], start: Int, isOpen: Bool, path: String
  ) -> ImportError {
    let place = text.place(of: start + error.offset)
    return ImportError(
      file: path, line: place.line, column: place.column, expected: error.expected,
      found: error.found,
      help: isOpen ? "the capture was cut off; take it again" : "take the capture again")
  }
}
