/// Reads `"key" = "text";` lines: property lists in the older text form, as people write them.
///
/// Keys and texts may stand without quotes, `"key";` is a text equal to its key, comments are passed
/// over. At a mistake, such as a missing semicolon or quote, reading goes on at the next line, and a
/// note names the place.
struct StringsSyntax {
  private var scanner: StringsScanner
  private let places: LinePlaces
  private var content = StringsContent()
  /// Where each entry stands, for those who change the file.
  private var entryPlaces: [StringsPlace] = []
  private let keepsPlaces: Bool

  /// The texts of UTF-8 text.
  ///
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8]) -> StringsContent {
    readPlaces(bytes, keepsPlaces: false).content
  }

  /// The texts of UTF-8 text, and where each of them stands.
  ///
  /// - Complexity: O(bytes).
  static func readPlaces(
    _ bytes: [UInt8], keepsPlaces: Bool = true
  ) -> (content: StringsContent, places: [StringsPlace]) {
    var reading = StringsSyntax(bytes, keepsPlaces: keepsPlaces)
    reading.readAll()
    reading.content.keyCount = reading.content.entries.count
    return (reading.content, reading.entryPlaces)
  }

  private init(_ bytes: [UInt8], keepsPlaces: Bool) {
    scanner = StringsScanner(bytes)
    places = LinePlaces(bytes)
    self.keepsPlaces = keepsPlaces
  }

  private mutating func readAll() {
    while scanner.skipBlank(), !scanner.isAtEnd {
      guard scanner.passed <= 8 * scanner.bytes.count + 4096 else {
        note("too many mistakes; the rest was left out", at: scanner.at)
        return
      }
      if scanner.isNext("{};") {
        scanner.at += 1
      } else {
        readEntry()
      }
    }
    if let comment = scanner.openComment {
      note("a comment has no end; the rest was left out", at: comment)
    }
  }

  private mutating func readEntry() {
    let start = scanner.at
    guard let key = scanner.token() else {
      return recover("expected a key, found \(scanner.shown)", from: start)
    }
    var place = StringsPlace(key: start..<scanner.at)
    guard scanner.skipBlank() else { return }
    if scanner.take(UInt8(ascii: ";")) { return add(key, key, at: place) }
    guard scanner.take(UInt8(ascii: "=")) else {
      return recover("expected \"=\" after the key, found \(scanner.shown)", from: start)
    }
    guard scanner.skipBlank() else { return }
    let valueStart = scanner.at
    if scanner.isNext("{(<") {
      note("\"\(key)\" has a value that is no text", at: start)
      return skipNested()
    }
    guard let value = scanner.token() else {
      return recover("expected a text in quotes, found \(scanner.shown)", from: start)
    }
    place.value = valueStart..<scanner.at
    finish(key, value, at: place)
  }

  /// Takes the semicolon after a text, or tells what its absence means.
  private mutating func finish(_ key: String, _ text: String, at place: StringsPlace) {
    let start = place.key.lowerBound
    let value = place.value ?? place.key
    guard scanner.skipBlank() else { return }
    if scanner.take(UInt8(ascii: ";")) { return add(key, text, at: place) }
    let spansLines = places.line(of: value.lowerBound) != places.line(of: value.upperBound)
    let goesOnBelow =
      scanner.at >= scanner.bytes.count || scanner.bytes[scanner.at] == UInt8(ascii: "}")
      || places.line(of: scanner.at) != places.line(of: value.upperBound)
    if goesOnBelow && !spansLines {
      note("no \";\" after the text of \"\(key)\"", at: start)
      return add(key, text, at: place)
    }
    recover(
      spansLines
        ? "the text of \"\(key)\" has no quote at its end"
        : "expected \";\" after the text of \"\(key)\", found \(scanner.shown)",
      from: spansLines ? value.lowerBound : start)
  }

  private mutating func add(_ key: String, _ text: String, at place: StringsPlace) {
    let line = places.line(of: place.key.lowerBound)
    content.entries.append(StringsEntry(key: key, text: text, line: Int32(clamping: line)))
    if keepsPlaces { entryPlaces.append(place) }
  }

  // MARK: - Mistakes

  private mutating func note(_ text: String, at offset: Int) {
    content.notes.add(text, line: places.line(of: min(offset, scanner.bytes.count)))
  }

  /// Goes on at the line after an offset.
  private mutating func recover(_ text: String, from offset: Int) {
    note(text, at: offset)
    scanner.at = offset
    while scanner.at < scanner.bytes.count, scanner.bytes[scanner.at] != 0x0A,
      scanner.bytes[scanner.at] != 0x0D
    { scanner.at += 1 }
    scanner.passed += scanner.at - offset + 1
  }

  /// Passes a list, dictionary or data with everything inside.
  private mutating func skipNested() {
    var depth = 0
    let start = scanner.at
    while scanner.skipBlank(), scanner.at < scanner.bytes.count {
      switch scanner.bytes[scanner.at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if scanner.token() == nil { return recover("a text has no quote at its end", from: start) }
        continue
      default: break
      }
      scanner.at += 1
      scanner.passed += 1
      if depth <= 0 { return }
    }
  }
}

/// Where an entry stands in the text, quotes included.
struct StringsPlace {
  let key: Range<Int>
  /// Where its text stands; nil where the key is its own text.
  var value: Range<Int>?
}
